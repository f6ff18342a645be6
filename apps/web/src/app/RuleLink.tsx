import { createContext, type ReactNode, useContext } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Popover } from 'react-aria-components/Popover';
import { words } from '../words/index.ts';
import './rulelink.css';

type Cases = Readonly<Record<string, string>>;

const CasesContext = createContext<Cases>({});

/** Gives the rule numbers below it their texts. */
export const RuleBook = ({ cases, children }: { readonly cases: Cases; readonly children: ReactNode }) => (
  <CasesContext value={cases}>{children}</CasesContext>
);

/** A rule's number; pressed, it shows the case in our words. */
export const RuleLink = ({ rule }: { readonly rule: string }) => {
  const text = useContext(CasesContext)[rule];
  return (
    <DialogTrigger>
      <AriaButton className="rulelink" aria-label={words().app.rule(rule)}>
        {rule}
      </AriaButton>
      <Popover className="rulelink-popover">
        <Dialog className="rulelink-case">
          <Heading slot="title">{words().app.rule(rule)}</Heading>
          <p>{text ?? words().app.noCase}</p>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
};
