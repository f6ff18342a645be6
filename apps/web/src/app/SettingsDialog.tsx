import { hear } from '../sound/hear.ts';
import { words } from '../words/index.ts';
import { Choice } from './Choice.tsx';
import { Dialog } from './Dialog.tsx';
import { changeSettings, SPEEDS, THEMES, useSettings, VOLUMES } from './settings.ts';
import { Toggle } from './Toggle.tsx';

/** The player's settings; every change holds at once. */
export const SettingsDialog = ({ isOpen, onClose }: { readonly isOpen: boolean; onClose(): void }) => {
  const said = words().app.settings;
  const { theme, speed, volume, stepThrough, confirmDice, reducedMotion } = useSettings();
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
        <Toggle
          label={said.confirmDice}
          line={said.confirmDiceText}
          isOn={confirmDice}
          onChange={(value) => changeSettings({ confirmDice: value })}
        />
        <Toggle
          label={said.stepThrough}
          line={said.stepThroughText}
          isOn={stepThrough}
          onChange={(value) => changeSettings({ stepThrough: value })}
        />
        <Toggle
          label={said.reducedMotion}
          line={said.reducedMotionText}
          isOn={reducedMotion}
          onChange={(value) => changeSettings({ reducedMotion: value })}
        />
        <p className="dialog-note">{said.kept}</p>
      </div>
    </Dialog>
  );
};
