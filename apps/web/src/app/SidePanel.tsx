import { type ReactNode, useEffect, useRef } from 'react';
import './sidepanel.css';

interface SidePanelProps {
  readonly label: string;
  readonly children: ReactNode;
  onClose(): void;
}

/** Something to read beside the page, over all of it where there is no room beside it; whoever leaves is back where they were. */
export const SidePanel = ({ label, children, onClose }: SidePanelProps) => {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <aside
      ref={panel}
      className="side-panel"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        event.stopPropagation(); // its letters are no shortcuts of the page
      }}
    >
      {children}
    </aside>
  );
};
