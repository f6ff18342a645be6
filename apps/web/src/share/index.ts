export { LookPage } from './LookPage.tsx';
export { ShareDialog } from './ShareDialog.tsx';
