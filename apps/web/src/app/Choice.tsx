import { type ReactNode, useId } from 'react';
import './choice.css';

export interface ChoiceOption<T> {
  readonly value: T;
  readonly label: string;
  readonly line?: string;
}

interface ChoiceProps<T> {
  readonly label: ReactNode;
  readonly options: readonly ChoiceOption<T>[];
  readonly value: T;
  onChange(value: T): void;
}

/** One of a few, all of them in sight: a group of radio buttons that look like cards or a row of keys. */
export const Choice = <T extends string | number>({ label, options, value, onChange }: ChoiceProps<T>) => {
  const name = useId();
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      <div className="choice-options">
        {options.map((option) => (
          <label key={option.value} className="choice-option">
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className="choice-text">
              <span className="choice-label">{option.label}</span>
              {option.line ? <span className="choice-line">{option.line}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
