import { Switch } from 'react-aria-components/Switch';
import './toggle.css';

interface ToggleProps {
  readonly label: string;
  readonly line?: string;
  readonly isOn: boolean;
  onChange(isOn: boolean): void;
}

/** Something that is on or off, with a line on what that means. */
export const Toggle = ({ label, line, isOn, onChange }: ToggleProps) => (
  <Switch className="toggle" isSelected={isOn} onChange={onChange}>
    <span className="toggle-track" aria-hidden="true">
      <span className="toggle-knob" />
    </span>
    <span className="toggle-text">
      <span className="toggle-label">{label}</span>
      {line === undefined ? null : <span className="toggle-line">{line}</span>}
    </span>
  </Switch>
);
