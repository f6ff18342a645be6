export { type Chart, type ChartRow, type ChartTable, type ChartWords, chartsOf } from './charts.ts';
export { type Chapter, chaptersOf, type Part, part, type Rulebook, stage } from './rulebook.ts';
