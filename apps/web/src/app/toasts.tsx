import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast';
import { words } from '../words/index.ts';
import { Button } from './Button.tsx';
import './toasts.css';

/** A short notice at the edge of the page, perhaps with something to do about it. */
export interface Toast {
  readonly text: string;
  readonly tone?: 'good' | 'bad' | 'plain';
  readonly action?: { readonly label: string; run(): void };
}

const queue = new ToastQueue<Toast>({ maxVisibleToasts: 3 });

/** Seven seconds, the least that lets everybody read and reach a button. */
const WHILE = 7_000;

interface ToastWays {
  /** It stays until it is closed. */
  readonly stays?: boolean;
  /** It went away without its action. */
  onLapse?(): void;
}

/** Shows a notice; the answer takes it away. */
export function toast(notice: Toast, { stays = false, onLapse }: ToastWays = {}): () => void {
  const key = queue.add(notice, {
    ...(stays ? {} : { timeout: WHILE }),
    ...(onLapse === undefined ? {} : { onClose: onLapse }),
  });
  return () => queue.close(key);
}

/** Where notices appear, once for the whole product; F6 leads there. */
export const Toasts = () => (
  <ToastRegion queue={queue} className="toasts" aria-label={words().app.notices}>
    {({ toast: { content, key, ...rest } }) => (
      <AriaToast toast={{ content, key, ...rest }} className={`toast toast-${content.tone ?? 'plain'}`}>
        <ToastContent className="toast-text">
          <Text slot="title">{content.text}</Text>
        </ToastContent>
        {content.action === undefined ? null : (
          <Button
            className="toast-action"
            onPress={() => {
              content.action?.run();
              queue.close(key);
            }}
          >
            {content.action.label}
          </Button>
        )}
        <Button slot="close" tone="quiet" aria-label={words().app.close}>
          <span aria-hidden="true">✕</span>
        </Button>
      </AriaToast>
    )}
  </ToastRegion>
);
