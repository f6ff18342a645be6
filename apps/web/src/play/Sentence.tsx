import type { EventLook, LogEntry } from '@bocage/host';
import { Fragment } from 'react';
import { partsOf } from './log.ts';

/** Events in words; the full name of whatever has a short one shows when it is pointed at. */
export const Sentences = ({ events }: { readonly events: readonly EventLook[] }) =>
  partsOf(events).map(({ text, title }, i) =>
    title === undefined ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the sentence
      <Fragment key={i}>{text}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the sentence
      <span key={i} className="play-name" title={title}>
        {text}
      </span>
    ),
  );

/** The full names of whatever an entry speaks of by short ones: `1/16: 1st Battalion, 16th Infantry`. */
export const titlesOf = ({ events }: LogEntry): string[] => [
  ...new Set(
    events.flatMap(({ parts }) =>
      parts.flatMap(({ text, title }) => (title === undefined ? [] : [`${text}: ${title}`])),
    ),
  ),
];
