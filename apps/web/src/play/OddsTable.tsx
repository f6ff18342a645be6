import type { Sheet } from '@bocage/catalogue';
import type { Forecast } from '@bocage/host';
import { RuleLink } from '../app/RuleLink.tsx';
import { oddsLines, percentText } from './odds.ts';
import { words } from './words.ts';

/** More outcomes are only counted. */
const SHOWN = 12;

/** A value of more letters is a sentence, not a figure. */
const SHORT = 20;

/** The arithmetic of an action, line by line, with the rule of each. */
export const SheetTable = ({ sheet }: { readonly sheet: Sheet }) => (
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

/** The exact chances of an action, the likeliest first. */
export const OddsTable = ({ forecast }: { readonly forecast: Forecast }) => {
  const text = words();
  if (forecast.failure !== null) return <p className="play-odds-note">{forecast.failure}</p>;
  const lines = oddsLines(forecast, text.changes);
  const { always } = forecast;
  const isCertain = lines.length <= 1;
  return (
    <section className="play-odds" aria-label={text.odds}>
      <h3>{isCertain ? text.certain : text.odds}</h3>
      {forecast.worlds > 1 ? <p className="play-odds-note">{text.onAverage(forecast.worlds)}</p> : null}
      {isCertain ? null : (
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
      {always.length === 0 ? null : (
        <p className="play-odds-always">
          <b>{isCertain ? '' : `${text.always}: `}</b>
          {always.join(' · ')}
        </p>
      )}
    </section>
  );
};
