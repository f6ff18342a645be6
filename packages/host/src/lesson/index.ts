/** Leads somebody through a lesson at the live table. */
export { Guide, type GuideState, type GuideWords } from './guide.ts';
export { isRead, type Progress } from './progress.ts';
