import type { HexPaint } from '@bocage/catalogue';
import type { GameFacts, Host, Scene } from '@bocage/host';
import { type Ref, useEffect, useMemo, useState } from 'react';
import { Button, ButtonLink } from '../app/Button.tsx';
import { toldBy } from '../app/marks.ts';
import { hrefOf } from '../app/route.ts';
import { toast } from '../app/toasts.tsx';
import { toneOf } from '../board/tones.ts';
import { endOf, endsFor } from '../play/ends.ts';
import { ToneSign } from '../play/SideName.tsx';
import { words as allWords } from '../words/index.ts';
import { FrontMap } from './FrontMap.tsx';
import { CoursePanel } from './figures/CoursePanel.tsx';
import { Dice } from './figures/Dice.tsx';
import { type FigureGroup, groupsOf, scoreOf, signed } from './figures/figures.ts';
import { useStatistics } from './figures/useStatistics.ts';
import { saveRecord } from './record.ts';
import type { OfGame } from './StatisticsPanel.tsx';
import { words } from './words.ts';
import './styles/page.css';
import './styles/figures.css';
import './styles/end.css';

interface EndPageProps extends OfGame {
  /** It stands beside the replay already. */
  readonly isReplay?: boolean;
  /** The line that says who won. */
  readonly headRef?: Ref<HTMLHeadingElement>;
}

/** How a game ended: who won and why, beside history, with its course and its last front. */
export const EndPage = ({ host, facts, scene, isReplay = false, headRef = null }: EndPageProps) => {
  const statistics = useStatistics(host, scene);
  const text = words().end;
  const counted = statistics === null || statistics === 'failed' ? null : statistics;
  const groups = useMemo(() => groupsOf(facts.figures, counted?.now ?? []), [facts, counted]);
  const { outcome } = scene;
  if (outcome === null) return null;
  const tone = toneOf(facts.tones, endsFor(outcome.winner, facts.camps));
  return (
    <div className="after">
      <div className="after-end">
        <header className="after-result" data-tone={tone}>
          <p className="after-result-kicker">{text.heading}</p>
          <h2 ref={headRef} tabIndex={-1}>
            <ToneSign tone={tone} />
            {endOf(outcome.winner, facts, text)}
          </h2>
          <p className="after-result-text">{outcome.text}</p>
          <Told scene={scene} />
          <WhatNow host={host} facts={facts} scene={scene} isReplay={isReplay} />
        </header>
        <Front host={host} facts={facts} scene={scene} />
        <Score facts={facts} scene={scene} />
        {counted === null ? (
          <p className="after-note">{words().statistics.loading}</p>
        ) : (
          <History groups={groups} />
        )}
        {counted === null ? null : <CoursePanel facts={facts} statistics={counted} />}
        {counted === null ? null : <Dice dice={counted.dice} />}
      </div>
    </div>
  );
};

/** How it was played: what the record tells for ever, and to whoever played it that nothing was taken back. */
const Told = ({ scene: { told, seats } }: { readonly scene: Scene }) => {
  const lines = toldBy(told);
  if (told.takeBacks === 0 && seats.includes('human')) lines.push(allWords().app.marks.noTakeBacks);
  return lines.length === 0 ? null : (
    <ul className="after-told">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
};

/** What can be done with a game that is over. */
const WhatNow = ({ host, facts, scene, isReplay }: OfGame & { readonly isReplay: boolean }) => {
  const text = words().end;
  const save = async (): Promise<void> => {
    try {
      await saveRecord(host, facts, scene);
    } catch (error) {
      toast({ text: text.saveFailed(error instanceof Error ? error.message : String(error)), tone: 'bad' });
    }
  };
  return (
    <div className="after-ways">
      {isReplay ? null : (
        <ButtonLink tone="main" href={hrefOf({ page: 'replay', save: scene.save })}>
          {text.replay}
        </ButtonLink>
      )}
      <Button onPress={() => void save()}>{text.save}</Button>
      <ButtonLink href={hrefOf({ page: 'new', game: facts.id })}>{text.again}</ButtonLink>
      <ButtonLink href={hrefOf({ page: 'home' })}>{text.home}</ButtonLink>
    </div>
  );
};

/** The entries of the score that gave points, then their sum. */
const Score = ({ facts, scene }: { readonly facts: GameFacts; readonly scene: Scene }) => {
  const text = words().end;
  const lines = scoreOf(facts, scene).filter(({ points }) => points !== 0);
  const sum = scene.outcome?.score.points;
  if (lines.length === 0) return null;
  return (
    <section className="after-part">
      <h3>{text.points}</h3>
      <table className="after-table after-score">
        <thead>
          <tr>
            <th scope="col">{text.entry}</th>
            <th scope="col">{text.worth}</th>
            <th scope="col">{text.got}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, points, note }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="after-history">{note}</td>
              <td className={points < 0 ? 'after-bad' : 'after-good'}>{signed(points)}</td>
            </tr>
          ))}
        </tbody>
        {sum === undefined ? null : (
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {text.sum}
              </th>
              <td>{sum}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
};

/** Each figure here and in history; a tick where they agree. */
const History = ({ groups }: { readonly groups: readonly FigureGroup[] }) => {
  const text = words().end;
  if (groups.length === 0) return null;
  const sources = [
    ...new Set(groups.flatMap(({ lines }) => lines.flatMap(({ figure }) => figure.history?.sources ?? []))),
  ];
  return (
    <section className="after-part after-part-tall">
      <h3>{text.day}</h3>
      <table className="after-table after-day">
        <thead>
          <tr>
            <th scope="col">{text.figure}</th>
            <th scope="col">{text.here}</th>
            <th scope="col">{text.history}</th>
          </tr>
        </thead>
        {groups.map(({ title, lines }) => (
          <tbody key={title}>
            <tr>
              <th scope="colgroup" colSpan={3} className="after-group">
                {title}
              </th>
            </tr>
            {lines.map(({ figure, text: value, history, isAsHistory }) => (
              <tr key={figure.id} data-alike={isAsHistory}>
                <th scope="row">{figure.label}</th>
                <td>
                  <b>{value}</b>
                  {isAsHistory === true ? (
                    <span
                      className="after-alike"
                      role="img"
                      aria-label={text.asHistory}
                      title={text.asHistory}
                    >
                      {' '}
                      ✓
                    </span>
                  ) : null}
                </td>
                <td className="after-history">{history}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {sources.length === 0 ? null : (
        <details className="after-details">
          <summary>{text.sources}</summary>
          <ul className="after-sources">
            {sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
};

/** Who holds what, where the game can tell. */
const HOLDERS = ['holders', 'control'];

const Front = ({
  host,
  facts,
  scene,
}: {
  readonly host: Host;
  readonly facts: GameFacts;
  readonly scene: Scene;
}) => {
  const text = words().end;
  const [paints, setPaints] = useState<readonly HexPaint[] | null>(null);
  useEffect(() => {
    const overlay = facts.overlays.find(({ id }) => HOLDERS.includes(id));
    if (overlay === undefined) return;
    let isWanted = true;
    host.overlay(overlay.id, -1).then(
      (found) => isWanted && setPaints(found),
      () => {}, // the counters tell the front as well
    );
    return () => {
      isWanted = false;
    };
  }, [host, facts]);
  const places = facts.places.length - facts.boxes.reduce((all, { boxes }) => all + boxes.length, 0);
  const left = facts.sides.map((side, i) =>
    text.unitsLeft(
      side,
      scene.counters.filter((counter) => counter.side === i && counter.at < places).length,
    ),
  );
  return (
    <section className="after-part after-part-wide">
      <h3>{text.front}</h3>
      <FrontMap
        game={facts.id}
        tones={facts.tones}
        scene={scene}
        paints={paints}
        label={text.frontPicture(scene.caption, left.join(' '))}
      />
      <p className="after-note">{left.join(' ')}</p>
    </section>
  );
};
