import type { ReactNode } from 'react';
import { Switch } from 'react-aria-components/Switch';

interface ToggleProps {
  readonly isSelected: boolean;
  onChange(isSelected: boolean): void;
  readonly children: ReactNode;
}

/** Something that is on or off. */
export const Toggle = ({ isSelected, onChange, children }: ToggleProps) => (
  <Switch className="play-switch" isSelected={isSelected} onChange={onChange}>
    <span className="play-switch-track" aria-hidden="true" />
    {children}
  </Switch>
);
