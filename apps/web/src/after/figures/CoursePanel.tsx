import type { GameFacts, Statistics } from '@bocage/host';
import { useMemo, useState } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { words } from '../words.ts';
import { Chart } from './Chart.tsx';
import { courseChart } from './charts.ts';
import { type CourseChart, chartsOf, standingChart } from './figures.ts';

interface CourseProps {
  readonly facts: GameFacts;
  readonly statistics: Statistics;
}

/** How the game went, decision by decision: one chart at a time. */
export const CoursePanel = ({ facts, statistics }: CourseProps) => {
  const text = words().statistics;
  const charts = useMemo(
    () => [...chartsOf(facts, statistics), ...standingChart(facts, statistics, text.standing)],
    [facts, statistics, text],
  );
  const [picked, setPicked] = useState<string | null>(null);
  const chart = charts.find(({ title }) => title === picked) ?? charts.at(-1);
  return (
    <section className="after-part">
      <h3>{text.course}</h3>
      {chart === undefined ? <p className="after-note">{text.noCourse}</p> : null}
      {charts.length < 2 ? null : (
        <ToggleButtonGroup
          className="after-toggles"
          aria-label={text.pick}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[chart?.title ?? '']}
          onSelectionChange={(keys) => setPicked(String([...keys][0]))}
        >
          {charts.map(({ title }) => (
            <ToggleButton key={title} id={title} className="after-toggle">
              {title}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      {chart === undefined ? null : <Shown key={chart.title} chart={chart} course={statistics.course} />}
    </section>
  );
};

/** As many rows as can be read; the last point always. */
const MOST_ROWS = 25;

const Shown = ({ chart, course }: { readonly chart: CourseChart; readonly course: Statistics['course'] }) => {
  const text = words().statistics;
  const draw = useMemo(() => courseChart(chart, text), [chart, text]);
  const stride = Math.ceil(course.length / MOST_ROWS);
  const rows = course
    .map((point, i) => ({ point, i }))
    .filter(({ i }) => i % stride === 0 || i === course.length - 1);
  return (
    <>
      <Chart label={text.courseChart(chart.title)} draw={draw} />
      <details className="after-details">
        <summary>{text.asTable}</summary>
        <div className="after-scroll">
          <table className="after-table after-numbers">
            <caption className="visually-hidden">{text.courseChart(chart.title)}</caption>
            <thead>
              <tr>
                <th scope="col">{text.decision}</th>
                <th scope="col">{text.where}</th>
                {chart.series.map(({ label }) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ point, i }) => (
                <tr key={point.ply}>
                  <th scope="row">{point.ply}</th>
                  <td>{point.caption}</td>
                  {chart.series.map(({ label, points }) => (
                    <td key={label}>{Number((points[i]?.value ?? 0).toFixed(1))}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
};
