import type { Sheet } from '@bocage/catalogue';
import type { Forecast } from '@bocage/host';
import { type ReactNode, useState } from 'react';
import { RuleLink } from '../app/RuleLink.tsx';
import { alwaysLines, hasOutcomes, headlineParts, isCertain, oddsLines, percentText } from './odds.ts';
import { words } from './words.ts';

/** More outcomes are only counted. */
const SHOWN = 12;

/** A value of more letters is a sentence, not a figure. */
const SHORT = 20;

interface OddsProps {
  readonly sheet: Sheet | null;
  readonly forecast: Forecast | null;
}

/** What an action would mean, in a sentence. */
export const Headline = ({ sheet, forecast }: OddsProps) => {
  const parts = headlineParts(sheet, forecast);
  if (parts.length === 0) return null;
  return (
    <p className="play-headline">
      {parts.map(({ said, chance }, i) => (
        <span key={said}>
          {said}
          {chance === null ? null : (
            <>
              {' '}
              <b>{percentText(chance)}</b>
            </>
          )}
          {i === parts.length - 1 ? '.' : chance === null ? '. ' : ', '}
        </span>
      ))}
    </p>
  );
};

/** What stands behind that sentence: the outcomes and the arithmetic. */
export const Odds = ({ sheet, forecast }: OddsProps) => {
  const text = words();
  const isFolded = headlineParts(sheet, forecast).length > 0;
  return (
    <>
      {forecast === null || !hasOutcomes(sheet, forecast) ? null : (
        <Outcomes forecast={forecast} isFolded={isFolded} />
      )}
      {sheet === null ? null : (
        <Fold name="sheet" title={text.sheet}>
          <SheetTable sheet={sheet} />
        </Fold>
      )}
    </>
  );
};

/** Whether each part was left open, as long as the page is there. */
const LEFT = new Map<string, boolean>();

interface FoldProps {
  readonly name: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A part that can be folded away, and stays so for what is weighed next. */
const Fold = ({ name, title, children }: FoldProps) => {
  const [isOpen, setIsOpen] = useState(LEFT.get(name) ?? true);
  return (
    <details
      className="play-fold"
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        LEFT.set(name, open);
        setIsOpen(open);
      }}
    >
      <summary>{title}</summary>
      {children}
    </details>
  );
};

/** The arithmetic of an action, line by line, with the rule of each. */
const SheetTable = ({ sheet }: { readonly sheet: Sheet }) => (
  <section className="play-sheet" aria-label={words().sheet}>
    <h3>{sheet.title}</h3>
    <table>
      <tbody>
        {sheet.rows.map(({ label, value, rule }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
          <tr key={`${i} ${label}`}>
            {value.length > SHORT ? (
              <th scope="row" colSpan={2}>
                <b>{label}</b> <span className="play-sheet-words">{value}</span>
              </th>
            ) : (
              <>
                <th scope="row">{label}</th>
                <td className="play-sheet-value">{value}</td>
              </>
            )}
            <td className="play-sheet-rule">{rule === undefined ? null : <RuleLink rule={rule} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className="play-sheet-result">{sheet.result}</p>
  </section>
);

interface OutcomesProps {
  readonly forecast: Forecast;
  /** The sentence says the most of it, so that it can be folded away. */
  readonly isFolded: boolean;
}

const Outcomes = ({ forecast, isFolded }: OutcomesProps) => {
  const text = words();
  if (forecast.failure !== null) return <p className="play-odds-note">{forecast.failure}</p>;
  const title = isCertain(forecast) ? text.certain : text.odds;
  if (isFolded)
    return (
      <Fold name="odds" title={title}>
        <OddsTable forecast={forecast} />
      </Fold>
    );
  return (
    <>
      <h3 className="play-odds-title">{title}</h3>
      <OddsTable forecast={forecast} />
    </>
  );
};

/** The exact chances of an action, the likeliest first. */
const OddsTable = ({ forecast }: { readonly forecast: Forecast }) => {
  const text = words();
  const lines = oddsLines(forecast, text.changes);
  const isAlone = lines.length <= 1;
  const told = alwaysLines(forecast, text.changes);
  return (
    <section className="play-odds" aria-label={text.odds}>
      {forecast.worlds > 1 ? <p className="play-odds-note">{text.onAverage(forecast.worlds)}</p> : null}
      {told.length === 0 ? null : (
        <p className="play-odds-always">
          <b>{isAlone ? '' : `${text.always}: `}</b>
          {told.join(' · ')}
        </p>
      )}
      {isAlone ? null : (
        <ol className="play-odds-lines">
          {lines.slice(0, SHOWN).map(({ probability, fraction, words: said }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the order
            <li key={i} data-probability={probability}>
              <span className="play-odds-bar" style={{ inlineSize: `${probability * 100}%` }} />
              <span className="play-odds-figure">
                {percentText(probability)}
                {fraction === '' ? null : <small> {fraction}</small>}
              </span>
              <span className="play-odds-words">{said.join(' · ')}</span>
            </li>
          ))}
        </ol>
      )}
      {lines.length > SHOWN ? <p className="play-odds-note">{text.more(lines.length - SHOWN)}</p> : null}
    </section>
  );
};
