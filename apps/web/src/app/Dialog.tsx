import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { words } from '../words/index.ts';
import { Button } from './Button.tsx';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  onClose(): void;
  readonly children: ReactNode;
  /** Buttons at the bottom. */
  readonly footer?: ReactNode;
}

/** A dialog over the page: Escape, a click beside it and its cross close it; the focus goes back where it was. */
export const Dialog = ({ title, isOpen, onClose, children, footer }: DialogProps) => (
  <ModalOverlay
    className="dialog-veil"
    isDismissable
    isOpen={isOpen}
    onOpenChange={(open) => {
      if (!open) onClose();
    }}
  >
    <Modal className="dialog-frame">
      <AriaDialog className="dialog">
        <header className="dialog-head">
          <Heading slot="title" className="dialog-title">
            {title}
          </Heading>
          <Button slot="close" tone="quiet" aria-label={words().app.close}>
            <span aria-hidden="true">✕</span>
          </Button>
        </header>
        <div className="dialog-body">{children}</div>
        {footer === undefined ? null : <footer className="dialog-foot">{footer}</footer>}
      </AriaDialog>
    </Modal>
  </ModalOverlay>
);
