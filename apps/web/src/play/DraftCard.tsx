import type { CounterLook } from '@bocage/catalogue';
import type { Choice } from '@bocage/host';
import { useEffect, useRef } from 'react';
import { Checkbox } from 'react-aria-components/Checkbox';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { Label } from 'react-aria-components/Label';
import { Button } from '../app/Button.tsx';
import { type Draft, endOf, hasSize, lookedAt, readied } from './draft.ts';
import { Headline, Odds } from './OddsTable.tsx';
import { hasDice } from './odds.ts';
import { Others, UnitLine } from './UnitLine.tsx';
import { useBoxes, usePlay, usePlayState } from './usePlay.ts';
import { WarnNote } from './WarnNote.tsx';
import { words } from './words.ts';

/** More words than that are better found in the list of actions. */
const MOST_BUTTONS = 24;
/** So many units are listed though they can be pointed at. */
const FEW_UNITS = 6;

/** The action that is being put together, with its arithmetic and its chances. */
export const DraftCard = () => {
  const draft = usePlayState((state) => state.draft);
  const sheet = usePlayState((state) => state.sheet);
  const forecast = usePlayState((state) => state.forecast);
  const card = useRef<HTMLElement>(null);
  const stage = draft === null ? '' : `${draft.verb.name} ${draft.args.length}`;
  useEffect(() => {
    if (stage === '') return;
    for (const box of ['.play-question', '.play-column']) card.current?.closest(box)?.scrollTo({ top: 0 });
  }, [stage]);
  if (draft === null) return null;
  const text = words();
  const { choices } = draft;
  // Where nobody is chosen but by his place, those who stand there are meant.
  const whoIsMeant = draft.kinds.includes('unit') || choices?.kind === 'unit' ? {} : { but: [] };
  const isLooked =
    choices !== null && choices.form !== 'set' && draft.args.length + 1 >= draft.verb.asks.length;
  // Then the button that is pointed at tells, with its chances below it: nothing may move away from under the pointer.
  const isListed =
    choices?.kind === 'other' || (choices?.kind === 'unit' && choices.choices.length <= FEW_UNITS);
  return (
    <section
      ref={card}
      className="play-draft"
      aria-label={draft.verb.label}
      data-verb={draft.verb.name}
      data-args={JSON.stringify(lookedAt(draft))}
    >
      <p className="play-draft-path">
        <b>{draft.verb.label}</b>
        {draft.said.map((said, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place of an argument is what it is
          <span key={i} title={draft.titles[i] ?? ''}>
            {said}
            {draft.kinds[i] === 'place' ? (
              <Others at={endOf(draft.args[i] ?? -1)} said={said} {...whoIsMeant} />
            ) : null}
          </span>
        ))}
        {draft.look === null || isListed ? null : (
          <span className="play-draft-look" title={draft.look.title ?? ''}>
            {draft.look.text}
            {choices?.kind === 'place' ? (
              <Others at={endOf(draft.look.value)} said={draft.look.text} {...whoIsMeant} />
            ) : null}
            {draft.look.cost === undefined ? null : <small> {text.cost(draft.look.cost)}</small>}
          </span>
        )}
      </p>
      {choices === null ? null : (
        <p className="play-draft-asks">{text.choose(choices.asks, draft.ahead?.asks)}</p>
      )}
      {choices?.kind === 'other' && choices.form !== 'set' ? <WordButtons draft={draft} /> : null}
      {choices?.kind === 'unit' && choices.form === 'one' ? <ListedUnits draft={draft} /> : null}
      <Headline sheet={sheet} forecast={forecast} />
      {choices?.form === 'set' ? <Members draft={draft} /> : null}
      {forecast === null && isLooked && choices.kind === 'place' ? (
        <p className="play-odds-note">
          {matchMedia('(pointer: coarse)').matches ? text.lookByTouch : text.look}
        </p>
      ) : null}
      <Odds sheet={sheet} forecast={forecast} />
      <DraftButtons draft={draft} />
    </section>
  );
};

/** Who takes part: the same as the counters on the map, as boxes to tick. */
const Members = ({ draft }: { readonly draft: Draft }) => {
  const play = usePlay();
  const text = words();
  const choices = draft.choices?.choices ?? [];
  const { least = 0, most = 0 } = draft.choices ?? {};
  const limit = choices.length > most ? text.atMost(most) : '';
  return (
    <CheckboxGroup
      className="play-members"
      value={draft.members.map(String)}
      onChange={(values) => play.pen.members(values.map(Number))}
    >
      <div className="play-members-head">
        <Label className="visually-hidden">{text.who}</Label>
        <span className={hasSize(draft) ? '' : 'play-wrong'}>
          {text.members(draft.members.length, choices.length)}{' '}
          {hasSize(draft) ? limit : text.needs(least, most)}
        </span>
        {choices.length > most ? null : (
          <Button tone="quiet" onPress={() => play.pen.members(choices.flatMap(({ value }) => value))}>
            {text.all}
          </Button>
        )}
        <Button tone="quiet" onPress={() => play.pen.members([])}>
          {text.none}
        </Button>
      </div>
      {choices.map(({ value, text: name }) => (
        <Checkbox key={String(value)} value={String(value)} className="play-member">
          <span className="play-tick" aria-hidden="true" />
          {draft.choices?.kind === 'unit' ? <UnitLine unit={Number(value)} /> : name}
        </Checkbox>
      ))}
    </CheckboxGroup>
  );
};

const WordButtons = ({ draft }: { readonly draft: Draft }) => {
  const play = usePlay();
  return (
    <div className="play-row">
      {draft.choices?.choices.slice(0, MOST_BUTTONS).map((choice) => (
        <Button
          key={choice.text}
          onPress={() => void play.pen.pick(choice)}
          onHoverStart={() => play.pen.look(choice)}
        >
          {choice.text}
        </Button>
      ))}
    </div>
  );
};

/** A few units, or those that do not lie on the map: beside it they are seen only while the boxes are. */
const ListedUnits = ({ draft }: { readonly draft: Draft }) => {
  const play = usePlay();
  const counters = usePlayState(({ scene }) => scene.counters);
  const boxes = useBoxes();
  const choices = draft.choices?.choices ?? [];
  const lookOf = ({ value }: Choice): CounterLook | undefined => counters.find(({ unit }) => unit === value);
  const isOffMap = (choice: Choice): boolean => boxes.has(lookOf(choice)?.at ?? -1) || !lookOf(choice);
  const listed = choices.length <= FEW_UNITS ? choices : choices.filter(isOffMap);
  if (listed.length === 0) return null;
  return (
    <div className="play-row play-unseen">
      {listed.map((choice) => (
        <Button
          key={choice.text}
          onPress={() => void play.pen.pick(choice)}
          onHoverStart={() => play.pen.look(choice)}
        >
          {lookOf(choice) ? <UnitLine unit={Number(choice.value)} /> : (choice.title ?? choice.text)}
        </Button>
      ))}
    </div>
  );
};

const DraftButtons = ({ draft }: { readonly draft: Draft }) => {
  const play = usePlay();
  const forecast = usePlayState((state) => state.forecast);
  const text = words();
  const isSet = draft.choices?.form === 'set';
  const isReady = readied(draft) !== null;
  const isNobody = isSet && hasSize(draft) && draft.members.length === 0;
  const canConfirm = isSet ? hasSize(draft) : isReady;
  const willRoll = !isSet && forecast !== null && hasDice(forecast);
  return (
    <div className="play-row play-draft-buttons">
      <WarnNote />
      {isSet || isReady ? (
        <Button tone="main" isDisabled={!canConfirm} onPress={() => void play.pen.confirm()}>
          {isNobody
            ? text.noneOfThem
            : !willRoll
              ? draft.verb.label
              : forecast.draws === null
                ? text.roll
                : text.drawing(forecast.draws)}
        </Button>
      ) : null}
      {draft.args.length > 0 ? <Button onPress={() => void play.pen.cancel()}>{text.back}</Button> : null}
      <Button tone="quiet" onPress={() => play.pen.forget()}>
        {text.cancel}
      </Button>
    </div>
  );
};
