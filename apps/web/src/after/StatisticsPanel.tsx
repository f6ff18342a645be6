import type { GameFacts, Host, Scene } from '@bocage/host';
import { useMemo } from 'react';
import { CoursePanel } from './figures/CoursePanel.tsx';
import { Dice } from './figures/Dice.tsx';
import { groupsOf } from './figures/figures.ts';
import { Losses } from './figures/Losses.tsx';
import { useStatistics } from './figures/useStatistics.ts';
import { words } from './words.ts';
import './styles/page.css';
import './styles/figures.css';

export interface OfGame {
  readonly host: Host;
  readonly facts: GameFacts;
  readonly scene: Scene;
}

/** Luck, losses and the course of a game up to the moment shown. */
export const StatisticsPanel = ({ host, facts, scene }: OfGame) => {
  const statistics = useStatistics(host, scene);
  const text = words().statistics;
  const groups = useMemo(
    () => (statistics === null || statistics === 'failed' ? [] : groupsOf(facts.figures, statistics.now)),
    [facts, statistics],
  );
  if (statistics === null) return <p className="after-note">{text.loading}</p>;
  if (statistics === 'failed') return <p className="after-note">{text.failed}</p>;
  return (
    <div className="after after-figures">
      <Dice dice={statistics.dice} />
      <Losses groups={groups} />
      <CoursePanel facts={facts} statistics={statistics} />
    </div>
  );
};
