import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useMemo,
  useState,
} from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { DialogTrigger, OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { words } from '../words/index.ts';
import './rulelink.css';

type Cases = Readonly<Record<string, string>>;

// It comes when somebody opens it.
const BookPanel = lazy(async () => ({ default: (await import('../rules/BookPanel.tsx')).BookPanel }));

interface Rules {
  readonly cases: Cases;
  /** Opens the rulebook at a rule. */
  open(rule: string): void;
}

const RulesContext = createContext<Rules>({ cases: {}, open: () => {} });

/** Whether the rulebook is open, and at which rule it was opened last. */
export interface BookState {
  readonly opened: { readonly rule: string | null; readonly count: number } | null;
  /** At a rule, or at its contents. */
  open(rule: string | null): void;
  close(): void;
}

/** The rulebook of a page. */
export function useBookState(): BookState {
  const [opened, setOpened] = useState<BookState['opened']>(null);
  const open = useCallback(
    (rule: string | null) => setOpened((before) => ({ rule, count: (before?.count ?? 0) + 1 })),
    [],
  );
  const close = useCallback(() => setOpened(null), []);
  return useMemo(() => ({ opened, open, close }), [opened, open, close]);
}

interface RuleBookProps {
  readonly cases: Cases;
  readonly game: string;
  readonly book: BookState;
  /** The steps under way, the outermost first. */
  readonly here: readonly string[] | null;
  readonly children: ReactNode;
}

/** Gives the rule numbers below it their texts, and the rulebook a place beside them. */
export const RuleBook = ({ cases, game, book: { opened, open, close }, here, children }: RuleBookProps) => {
  const rules = useMemo(() => ({ cases, open }), [cases, open]);
  return (
    <RulesContext value={rules}>
      {children}
      {opened === null ? null : (
        <Suspense fallback={null}>
          <BookPanel game={game} opened={opened} here={here} onClose={close} />
        </Suspense>
      )}
    </RulesContext>
  );
};

/** A rule's number; pressed, it shows the case in our words, and the way to it in the rulebook. */
export const RuleLink = ({ rule }: { readonly rule: string }) => {
  const { cases, open } = useContext(RulesContext);
  const text = words().app;
  return (
    <DialogTrigger>
      <AriaButton className="rulelink" aria-label={text.rule(rule)}>
        {rule}
      </AriaButton>
      {/* It is the dialog itself: what closes it for a screen reader stands within. */}
      <Popover className="rulelink-popover" aria-label={text.rule(rule)}>
        <Case rule={rule} text={cases[rule] ?? text.noCase} onOpen={open} />
      </Popover>
    </DialogTrigger>
  );
};

interface CaseProps {
  readonly rule: string;
  readonly text: string;
  onOpen(rule: string): void;
}

const Case = ({ rule, text, onOpen }: CaseProps) => {
  const popover = useContext(OverlayTriggerStateContext);
  const said = words().app;
  return (
    <div className="rulelink-case">
      <h2>{said.rule(rule)}</h2>
      <p>{text}</p>
      <button
        type="button"
        className="rulelink-open"
        onClick={() => {
          popover?.close();
          onOpen(rule);
        }}
      >
        {said.openBook}
      </button>
    </div>
  );
};
