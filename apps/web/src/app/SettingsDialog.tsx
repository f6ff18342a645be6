import { hear } from '../sound/hear.ts';
import { words } from '../words/index.ts';
import { Choice } from './Choice.tsx';
import { Dialog } from './Dialog.tsx';
import { changeSettings, SPEEDS, THEMES, useSettings, VOLUMES } from './settings.ts';
import { Toggle } from './Toggle.tsx';

/** What is on or off, in this order. */
const FLAGS = ['confirmDice', 'stepThrough', 'hints', 'standing', 'resign', 'reducedMotion'] as const;

/** The player's settings; every change holds at once. */
export const SettingsDialog = ({ isOpen, onClose }: { readonly isOpen: boolean; onClose(): void }) => {
  const said = words().app.settings;
  const { theme, speed, volume, ...flags } = useSettings();
  return (
    <Dialog title={said.title} isOpen={isOpen} onClose={onClose}>
      <div className="dialog-form">
        <Choice
          label={said.theme}
          options={THEMES.map((value) => ({ value, label: said.themes[value] }))}
          value={theme}
          onChange={(value) => changeSettings({ theme: value })}
        />
        <Choice
          label={said.speed}
          options={SPEEDS.map((value) => ({ value, label: said.speeds[value] }))}
          value={speed}
          onChange={(value) => changeSettings({ speed: value })}
        />
        <Choice
          label={said.volume}
          options={VOLUMES.map((value) => ({ value, label: said.volumes[value] }))}
          value={volume}
          onChange={(value) => {
            changeSettings({ volume: value });
            void hear(['dice']);
          }}
        />
        {FLAGS.map((flag) => (
          <Toggle
            key={flag}
            label={said[flag]}
            line={said[`${flag}Text`]}
            isOn={flags[flag]}
            onChange={(value) => changeSettings({ [flag]: value })}
          />
        ))}
        <p className="dialog-note">{said.kept}</p>
      </div>
    </Dialog>
  );
};
