import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../app/Button.tsx';
import { SideSign, useIsMany, useSideName } from './SideName.tsx';
import { usePlay, usePlayState } from './usePlay.ts';
import { words } from './words.ts';

/** Covers everything until the person whose turn it is sits before the screen. */
export const Curtain = () => {
  const play = usePlay();
  const side = usePlayState((state) => state.curtain);
  const caption = usePlayState(({ scene }) => scene.caption);
  const nameOf = useSideName();
  const isMany = useIsMany();
  if (side === null) return null;
  const text = words();
  return (
    <ModalOverlay className="play-curtain" isOpen isKeyboardDismissDisabled>
      <Modal className="play-curtain-card">
        <Dialog className="play-curtain-text">
          <Heading slot="title">
            <SideSign side={side} /> {text.curtain(nameOf(side), isMany(side))}
          </Heading>
          <p>{caption}</p>
          <p className="play-note">{text.curtainHint}</p>
          <div className="play-row">
            <Button tone="main" autoFocus onPress={() => play.pace.lift()}>
              {text.lift(nameOf(side))}
            </Button>
            <Button tone="quiet" onPress={() => play.pace.lift(true)}>
              {text.openTable}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};
