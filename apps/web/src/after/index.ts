export { EndPage } from './EndPage.tsx';
export { ReplayPage } from './ReplayPage.tsx';
export { StatisticsPanel } from './StatisticsPanel.tsx';
