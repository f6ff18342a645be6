import type { CSSProperties } from 'react';
import { words } from '../words.ts';
import { type FigureGroup, lossGroups, scaleOf } from './figures.ts';

/** What each side has lost, by sector, beside what history says of it. */
export const Losses = ({ groups }: { readonly groups: readonly FigureGroup[] }) => {
  const text = words().statistics;
  const shown = lossGroups(groups);
  if (shown.length === 0) return null;
  return (
    <section className="after-part">
      <h3>{text.losses}</h3>
      {shown.map((group) => (
        <Group key={group.title} group={group} />
      ))}
    </section>
  );
};

const Group = ({ group: { title, lines } }: { readonly group: FigureGroup }) => {
  const text = words().statistics;
  const hasHistory = lines.some(({ history }) => history !== '');
  return (
    <table className="after-table after-bars">
      <caption>{title}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{text.figure}</th>
          <th scope="col">{text.now}</th>
          {hasHistory ? <th scope="col">{text.history}</th> : null}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => {
          const scale = scaleOf(lines, line);
          const known = line.figure.history;
          const measures = {
            '--value': `${(line.value ?? 0) * scale}%`,
            '--from': `${(known?.from ?? 0) * scale}%`,
            '--to': `${(known?.to ?? 0) * scale}%`,
          } as CSSProperties;
          return (
            <tr key={line.figure.id}>
              <th scope="row">{line.figure.label}</th>
              <td>
                <div className="after-bar-row">
                  <span className="after-bar" style={measures} aria-hidden="true">
                    {known === undefined ? null : <span className="after-bar-known" />}
                  </span>
                  <b>{line.text}</b>
                </div>
              </td>
              {hasHistory ? <td className="after-history">{line.history}</td> : null}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
