import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { Dialog } from '../app/Dialog.tsx';
import { changeSettings, SPEEDS, useSettings } from '../app/settings.ts';
import { Toggle } from './Toggle.tsx';
import { words } from './words.ts';

interface OpenProps {
  readonly isOpen: boolean;
  onClose(): void;
}

/** The keys of the page. */
export const KeysDialog = ({
  isOpen,
  onClose,
  keys: setting,
}: OpenProps & { readonly keys: KeysSetting }) => {
  const { keysTitle, keyGroups, keyList } = words();
  const groups: readonly (readonly [string, readonly (readonly [string, string])[]])[] = [
    [
      keyGroups.anywhere,
      [
        ['?', keyList.help],
        ['m', keyList.map],
        ['g', keyList.prompt],
        ['1 – 5', keyList.tabs],
        ['n', keyList.nextLit],
        ['Enter', keyList.confirm],
        ['Esc', keyList.cancel],
        ['u', keyList.undo],
        ['y', keyList.redo],
        ['[  ]', keyList.moment],
        ['p', keyList.pause],
        ['k', keyList.skip],
        ['o', keyList.odds],
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

/** What can be changed while a game is on. */
export const PlaySettings = ({ isOpen, onClose }: OpenProps) => {
  const { speed, confirmDice, stepThrough } = useSettings();
  const text = words();
  return (
    <Dialog title={text.settings} isOpen={isOpen} onClose={onClose}>
      <div className="play-settings">
        <RadioGroup
          className="play-speeds"
          value={String(speed)}
          onChange={(value) =>
            changeSettings({ speed: SPEEDS.find((one) => String(one) === value) ?? speed })
          }
        >
          <Label>{text.speed}</Label>
          {SPEEDS.toReversed().map((one) => (
            <Radio key={one} value={String(one)} className="play-speed">
              {text.speeds[one]}
            </Radio>
          ))}
        </RadioGroup>
        <Toggle isSelected={confirmDice} onChange={(value) => changeSettings({ confirmDice: value })}>
          {text.confirmDiceSetting}
        </Toggle>
        <Toggle isSelected={stepThrough} onChange={(value) => changeSettings({ stepThrough: value })}>
          {text.stepThrough}
        </Toggle>
      </div>
    </Dialog>
  );
};

/** Whether single keys do anything. */
export interface KeysSetting {
  readonly isOn: boolean;
  set(isOn: boolean): void;
}
