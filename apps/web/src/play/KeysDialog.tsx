import { Dialog } from '../app/Dialog.tsx';
import { Toggle } from './Toggle.tsx';
import { words } from './words.ts';

interface KeysDialogProps {
  readonly isOpen: boolean;
  onClose(): void;
  readonly keys: KeysSetting;
}

/** The keys of the page. */
export const KeysDialog = ({ isOpen, onClose, keys: setting }: KeysDialogProps) => {
  const { keysTitle, keyGroups, keyList } = words();
  const groups: readonly (readonly [string, readonly (readonly [string, string])[]])[] = [
    [
      keyGroups.anywhere,
      [
        ['?', keyList.help],
        ['/', keyList.find],
        ['r', keyList.rules],
        ['f', keyList.forces],
        ['m', keyList.map],
        ['g', keyList.prompt],
        ['1 – 6', keyList.tabs],
        ['n', keyList.nextLit],
        ['b', keyList.bulk],
        ['Enter', keyList.confirm],
        ['Esc', keyList.cancel],
        ['u', keyList.undo],
        ['y', keyList.redo],
        ['[  ]', keyList.moment],
        ['p', keyList.pause],
        ['h', keyList.hurry],
        ['k', keyList.skip],
        ['o', keyList.odds],
        ['x', keyList.hint],
      ],
    ],
    [
      keyGroups.map,
      [
        ['← ↑ → ↓, Q W E A S D', keyList.cursor],
        ['Enter', keyList.choose],
        ['Space', keyList.here],
        ['+  −  0', keyList.zoom],
      ],
    ],
    [
      keyGroups.lists,
      [
        ['↑ ↓', keyList.list],
        ['A – Z', keyList.type],
      ],
    ],
  ];
  return (
    <Dialog title={keysTitle} isOpen={isOpen} onClose={onClose}>
      <Toggle isSelected={setting.isOn} onChange={setting.set}>
        {words().shortcuts}
      </Toggle>
      {groups.map(([title, keys]) => (
        <section key={title} className="play-keys">
          <h3>{title}</h3>
          <dl>
            {keys.map(([key, meaning]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
};

/** Whether single keys do anything. */
interface KeysSetting {
  readonly isOn: boolean;
  set(isOn: boolean): void;
}
