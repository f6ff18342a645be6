export { PlayPage } from './PlayPage.tsx';
