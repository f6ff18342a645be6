import type { Choice } from '@bocage/host';
import { useEffect, useMemo, useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { SearchField } from 'react-aria-components/SearchField';
import { type ActionLine, actionLines, filtered } from './actions.ts';
import { type Door, endOf } from './draft.ts';
import { type About, NOTHING_ABOUT } from './state.ts';
import { usePlay, usePlayState } from './usePlay.ts';
import { words } from './words.ts';

/** More lines are only counted: whoever looks for something types a word of it. */
const SHOWN = 200;
/** So many of those who stand in a place are named. */
const MOST_NAMED = 3;

/** Everything that may be done now, as a list to go through with keys or by ear. */
export const ActionsPanel = ({ onShow }: { onShow(place: number): void }) => {
  const play = usePlay();
  const scene = usePlayState((state) => state.scene);
  const draft = usePlayState((state) => state.draft);
  const doors = usePlayState((state) => state.doors);
  const places = usePlayState(({ facts }) => facts.places);
  const [search, setSearch] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: who only looks at a line has the same lines before him
  const begun = useMemo(() => draft, [draft?.verb, draft?.args, draft?.choices]);
  const lines = useMemo(() => {
    const who = (place: number): string[] =>
      scene.counters
        .filter(({ at }) => at === place)
        .slice(0, MOST_NAMED)
        .map(({ title }) => title);
    const titleOf = ({ choices }: Door, { value, text, title = text, cost }: Choice): string => {
      if (choices.kind === 'place') return placeLine(title, cost, who(endOf(value)));
      if (choices.kind !== 'unit' || typeof value !== 'number') return text;
      const at = scene.counters.find(({ unit }) => unit === value)?.at;
      const name = title === text ? text : `${text}, ${title}`;
      return at === undefined ? name : `${name} (${places[at] ?? ''})`;
    };
    return actionLines({ scene, draft: begun, doors }, titleOf);
  }, [scene, begun, doors, places]);
  const found = useMemo(() => filtered(lines, search), [lines, search]);
  const items = useMemo(() => found.slice(0, SHOWN).map((line) => ({ id: line.key, ...line })), [found]);
  const text = words();
  if (scene.prompt === null) return <p className="play-empty">{text.noActions}</p>;
  if (draft !== null && (draft.choices === null || draft.choices.form === 'set'))
    return <p className="play-empty">{text.decideAbove}</p>;
  const run = (line: ActionLine): void => {
    setSearch('');
    const {
      units: [unit],
      places: [place],
    } = aboutOf(line);
    onShow(place ?? scene.counters.find((look) => look.unit === unit)?.at ?? -1);
    void (line.way === null ? play.pen.verb(line.verb) : play.pen.choose(line.way));
  };
  const byKey = (key: unknown): ActionLine | undefined => found.find((line) => line.key === key);
  return (
    <div className="play-actions">
      <SearchField className="play-search" value={search} onChange={setSearch}>
        <Label>{text.find}</Label>
        <Input />
      </SearchField>
      <p className="play-found" role="status">
        {text.found(found.length)}
      </p>
      <ListBox
        className="play-list"
        aria-label={text.actions}
        items={items}
        selectionMode="none"
        onAction={(key) => {
          const line = byKey(key);
          if (line !== undefined) run(line);
        }}
      >
        {(line) => (
          <ListBoxItem
            className="play-list-item"
            textValue={line.text}
            onHoverStart={() => play.sight.about(aboutOf(line))}
            onHoverEnd={() => play.sight.about(NOTHING_ABOUT)}
          >
            {({ isFocusVisible }) => (
              <>
                {line.text}
                {isFocusVisible ? <Looked choice={line.way?.choice ?? null} /> : null}
              </>
            )}
          </ListBoxItem>
        )}
      </ListBox>
      {found.length > SHOWN ? <p className="play-empty">{text.narrow(found.length - SHOWN)}</p> : null}
    </div>
  );
};

/** `N3031, Saint-Laurent-sur-Mer, 1½/2 (Weapons Nest 64)`. */
const placeLine = (title: string, cost: string | undefined, there: readonly string[]): string =>
  `${title}${cost === undefined ? '' : `, ${cost}`}${there.length === 0 ? '' : ` (${there.join('; ')})`}`;

/** What the keys have come to is looked at as if it were pointed at on the map. */
const Looked = ({ choice }: { readonly choice: Choice | null }) => {
  const play = usePlay();
  useEffect(() => play.pen.look(choice), [play, choice]);
  return null;
};

/** Where on the map a line of the list leads. */
function aboutOf({ way }: ActionLine): About {
  if (way === null || way.door.choices.kind === 'other') return NOTHING_ABOUT;
  const end = [endOf(way.choice.value)];
  return way.door.choices.kind === 'unit' ? { units: end, places: [] } : { units: [], places: end };
}
