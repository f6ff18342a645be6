import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Button } from '../app/Button.tsx';
import { changeSettings, useSettings } from '../app/settings.ts';
import { Top } from '../app/Top.tsx';
import type { Known } from './useKeys.ts';
import { usePlay, usePlayState } from './usePlay.ts';
import { words } from './words.ts';

interface TopBarProps {
  onSettings(): void;
  onKeys(): void;
  onKnow(what: Known): void;
  onSave(): void;
  onShare(): void;
}

/** Where the game stands, and the ways back: to all games, and in time. */
export const TopBar = ({ onSettings, onKeys, onKnow, onSave, onShare }: TopBarProps) => {
  const play = usePlay();
  const title = usePlayState(({ facts }) => facts.title);
  const caption = usePlayState(({ scene }) => scene.caption);
  const { whyNotUndo, canTakeBack, canRedo } = usePlayState(({ scene }) => scene);
  const judges = usePlayState(({ facts }) => facts.judges);
  const { standing } = useSettings();
  const text = words();
  return (
    <Top className="play-top" title={title} caption={caption} leave={text.home}>
      <div className="play-row play-top-ways">
        <Button
          className={whyNotUndo === null ? '' : 'play-verb-against'}
          aria-label={text.undo}
          onPress={() => void play.time.undo()}
        >
          <span aria-hidden="true">↶</span> <span className="play-wide">{text.undo}</span>
        </Button>
        <Button
          isDisabled={!canTakeBack}
          aria-label={text.takeBack}
          onPress={() => void play.time.takeBack()}
        >
          <span aria-hidden="true">⇤</span> <span className="play-wide">{text.takeBack}</span>
        </Button>
        <Button isDisabled={!canRedo} aria-label={text.redo} onPress={() => void play.time.redo()}>
          <span aria-hidden="true">↷</span> <span className="play-wide">{text.redo}</span>
        </Button>
        <MenuTrigger>
          <Button aria-label={text.menu}>
            <span aria-hidden="true">☰</span>
          </Button>
          <Popover className="play-popover" placement="bottom end">
            <Menu className="play-menu">
              <MenuItem className="play-menu-item" onAction={() => onKnow('find')}>
                {text.finder.title} <kbd>/</kbd>
              </MenuItem>
              <MenuItem className="play-menu-item" onAction={() => onKnow('rules')}>
                {text.rules} <kbd>r</kbd>
              </MenuItem>
              <MenuItem className="play-menu-item" onAction={() => onKnow('forces')}>
                {text.forces.title} <kbd>f</kbd>
              </MenuItem>
              {judges ? (
                <MenuItem className="play-menu-item" onAction={() => changeSettings({ standing: !standing })}>
                  {standing ? text.standing.hide : text.standing.show}
                </MenuItem>
              ) : null}
              <MenuItem className="play-menu-item" onAction={onSettings}>
                {text.settings}
              </MenuItem>
              <MenuItem className="play-menu-item" onAction={onKeys}>
                {text.keys} <kbd>?</kbd>
              </MenuItem>
              <MenuItem className="play-menu-item" onAction={onSave}>
                {text.save}
              </MenuItem>
              <MenuItem className="play-menu-item" onAction={onShare}>
                {text.share}
              </MenuItem>
            </Menu>
          </Popover>
        </MenuTrigger>
      </div>
    </Top>
  );
};
