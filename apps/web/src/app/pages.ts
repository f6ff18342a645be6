import { lazy } from 'react';

// Pages come when they are first wanted; so do the board and the charts they bring.
export const PlayPage = lazy(async () => ({ default: (await import('../play/index.ts')).PlayPage }));
export const ReplayPage = lazy(async () => ({ default: (await import('../after/index.ts')).ReplayPage }));
export const LookPage = lazy(async () => ({ default: (await import('../share/index.ts')).LookPage }));
export const LearnPage = lazy(async () => ({ default: (await import('../lesson/LearnPage.tsx')).LearnPage }));
export const SetUpPage = lazy(async () => ({ default: (await import('../home/SetUpPage.tsx')).SetUpPage }));
export const RulesPage = lazy(async () => ({ default: (await import('../rules/RulesPage.tsx')).RulesPage }));
export const CreditsPage = lazy(async () => ({
  default: (await import('../home/CreditsPage.tsx')).CreditsPage,
}));
