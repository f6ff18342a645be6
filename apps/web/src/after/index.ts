export { EndPage } from './EndPage.tsx';
export { LearnPage } from './LearnPage.tsx';
export { ReplayPage } from './ReplayPage.tsx';
export { StatisticsPanel } from './StatisticsPanel.tsx';
