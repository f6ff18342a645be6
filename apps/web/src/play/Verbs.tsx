import type { BulkLook, Choices, Prompt, VerbChoice } from '@bocage/host';
import { useState } from 'react';
import { Button } from '../app/Button.tsx';
import type { Door } from './draft.ts';
import { UnitLine } from './UnitLine.tsx';
import { usePlay, usePlayState } from './usePlay.ts';
import { WarnNote } from './WarnNote.tsx';
import { words } from './words.ts';

/** So many of what is not possible now are shown with the rest; more are counted. */
const FEW_AGAINST = 1;
/** So many answers to a question are buttons of their own; and so many units, where nothing else is asked. */
const FEW_CHOICES = 5;
const FEW_UNITS = 6;

/** Everything that may be done, as buttons; what may not now says why when it is pressed. */
export const Verbs = ({ prompt: { verbs, bulks } }: { readonly prompt: Prompt }) => {
  const isDrafting = usePlayState(({ draft }) => draft !== null);
  const [opened, setOpened] = useState<readonly VerbChoice[] | null>(null);
  const against = verbs.filter(isAgainst);
  const isFolded = against.length > FEW_AGAINST && opened !== verbs;
  const shown = isFolded ? verbs.filter((verb) => !isAgainst(verb)) : verbs;
  return (
    <div className="play-verbs">
      {bulks.map(({ id, label, size }) => (
        <BulkButton key={id} id={id} label={label} size={size} />
      ))}
      {shown.map((verb) => (
        <Verb key={verb.name} verb={verb} isAlone={verbs.length === 1} />
      ))}
      {verbs.length === 1 && shown[0] !== undefined && mayBeNone(shown[0]) ? (
        <NoneButton name={shown[0].name} />
      ) : null}
      {isFolded ? (
        <Button
          tone="quiet"
          className="play-verb-more"
          aria-expanded={false}
          onPress={() => setOpened(verbs)}
        >
          {words().moreNotNow(against.length)}
        </Button>
      ) : null}
      {isDrafting ? null : <WarnNote />}
    </div>
  );
};

/** A command that stands for several decisions. */
const BulkButton = ({ id, label, size }: BulkLook) => {
  const play = usePlay();
  const isOpen = usePlayState(({ plan }) => plan?.plan.id === id);
  return (
    <Button
      className="play-verb play-bulk"
      tone={isOpen ? 'main' : 'plain'}
      aria-pressed={isOpen}
      onPress={() => (isOpen ? play.bulk.close() : void play.bulk.open(id))}
    >
      {label}
      <small>{size}</small>
    </Button>
  );
};

interface VerbProps {
  readonly verb: VerbChoice;
  readonly isAlone: boolean;
}

const Verb = ({ verb, isAlone }: VerbProps) => {
  const play = usePlay();
  const isDrafted = usePlayState(({ draft }) => draft?.verb.name === verb.name);
  const doors = usePlayState((state) => state.doors);
  const { name, label, first } = verb;
  if (isSmall(verb, isAlone)) return <SmallChoice verb={verb} choices={verb.first} isAlone={isAlone} />;
  const isOpen = !isAgainst(verb);
  return (
    <Button
      className={`play-verb${isOpen ? '' : ' play-verb-against'}`}
      tone={isDrafted ? 'main' : 'plain'}
      {...(first === null && !isDrafted ? {} : { 'aria-pressed': isDrafted })}
      onPress={() => void play.pen.press(name)}
    >
      {label}
      {first === null || !isOpen ? null : (
        <small>
          {countOf(doors, name) || first.choices.length}
          {first.more ? '+' : ''}
        </small>
      )}
      {isOpen ? null : <small>{words().notNow}</small>}
    </Button>
  );
};

/** Whether a verb could be done with nobody, and asks for nothing else. */
const mayBeNone = ({ first, asks }: VerbChoice): boolean =>
  asks.length === 1 && first?.form === 'set' && first.least === 0;

/** The answer of whoever wants none of what is offered. */
const NoneButton = ({ name }: { readonly name: string }) => {
  const play = usePlay();
  const isDrafting = usePlayState(({ draft }) => draft !== null);
  if (isDrafting) return null;
  return (
    <Button className="play-verb" onPress={() => void play.pen.again(name, [[]])}>
      {words().noneOfThem}
    </Button>
  );
};

interface SmallChoiceProps extends VerbProps {
  readonly choices: Choices;
}

/** A few answers that are no places: each is a button of the question itself. */
const SmallChoice = ({ verb, choices, isAlone }: SmallChoiceProps) => {
  const play = usePlay();
  const draft = usePlayState((state) => state.draft);
  const chosen = draft?.verb.name === verb.name && draft.choices === null ? draft.args[0] : undefined;
  const door: Door = { verb, args: [], kinds: [], said: [], titles: [], choices };
  return (
    <fieldset
      className={`play-small${choices.kind === 'unit' ? ' play-unseen' : ''}`}
      aria-label={verb.label}
    >
      {isAlone ? null : <span>{verb.label}</span>}
      {choices.choices.map((choice) => (
        <Button
          key={choice.word}
          className="play-verb"
          tone={choice.value === chosen ? 'main' : 'plain'}
          {...(chosen === undefined ? {} : { 'aria-pressed': choice.value === chosen })}
          // What has shown its chances is done when it is pressed again.
          onPress={() =>
            void (choice.value === chosen ? play.pen.confirm() : play.pen.choose({ door, choice }))
          }
        >
          {choices.kind === 'unit' ? <UnitLine unit={Number(choice.value)} /> : (choice.title ?? choice.text)}
        </Button>
      ))}
    </fieldset>
  );
};

const isSmall = (verb: VerbChoice, isAlone: boolean): verb is VerbChoice & { readonly first: Choices } => {
  const { first, asks } = verb;
  if (first === null || isAgainst(verb) || asks.length !== 1) return false;
  const { form, kind, choices } = first;
  if (kind === 'unit') return isAlone && form === 'one' && choices.length <= FEW_UNITS;
  const isOffMap = choices.every(({ at }) => at === undefined);
  return form === 'one' && kind === 'other' && choices.length <= FEW_CHOICES && isOffMap;
};

/** A rule is against it; or it could be done, but with nobody and nowhere. */
const isAgainst = ({ against, first }: VerbChoice): boolean =>
  against !== null || (first !== null && first.choices.length === 0);

/** How many choices stand behind the first words of a verb. */
const countOf = (doors: readonly Door[], name: string): number =>
  doors
    .filter(({ verb, args }) => verb.name === name && args.length > 0)
    .reduce((sum, { choices }) => sum + choices.choices.length, 0);
