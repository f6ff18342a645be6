import type { Statistics } from '@bocage/host';
import { useMemo } from 'react';
import { words } from '../words.ts';
import { Chart } from './Chart.tsx';
import { diceChart } from './charts.ts';
import { luckOf } from './luck.ts';

type Throws = Statistics['dice'][number];

/** What came up against what was to be expected, kind by kind. */
export const Dice = ({ dice }: { readonly dice: Statistics['dice'] }) => {
  if (dice.length === 0) return null; // some games have none
  return (
    <section className="after-part">
      <h3>{words().statistics.luck}</h3>
      {dice.map((kind) => (
        <Kind key={kind.title} kind={kind} />
      ))}
    </section>
  );
};

const rounded = (value: number): string => value.toFixed(value < 10 ? 1 : 0);

const Kind = ({ kind }: { readonly kind: Throws }) => {
  const text = words().statistics;
  const { title, faces } = kind;
  const luck = luckOf(kind);
  const draw = useMemo(() => diceChart(faces, text), [faces, text]);
  const throws = faces.reduce((all, { came }) => all + came, 0);
  return (
    <>
      <p>
        {luck === null
          ? text.tooFew(title, throws)
          : text.ran(
              title,
              text.runs[luck.run],
              luck.mean.toFixed(2),
              luck.expected.toFixed(2),
              luck.throws,
            )}{' '}
        {luck === null || luck.run === 'even'
          ? null
          : text.chance(`${Math.max(1, Math.round(100 * luck.chance))} %`)}
      </p>
      <Chart label={text.diceChart(title)} draw={draw} />
      <p className="after-key" aria-hidden="true">
        <span className="after-key-came" /> {text.came} <span className="after-key-expected" />{' '}
        {text.expected}
      </p>
      <details className="after-details">
        <summary>{text.asTable}</summary>
        <table className="after-table after-numbers">
          <caption className="visually-hidden">{text.diceChart(title)}</caption>
          <thead>
            <tr>
              <th scope="col">{text.face}</th>
              <th scope="col">{text.came}</th>
              <th scope="col">{text.expected}</th>
            </tr>
          </thead>
          <tbody>
            {faces.map(({ text: face, came, expected }) => (
              <tr key={face}>
                <th scope="row">{face}</th>
                <td>{came}</td>
                <td>{rounded(expected)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
};
