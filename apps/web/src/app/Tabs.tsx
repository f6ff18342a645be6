import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import './tabs.css';

interface TabStripProps<T extends string> {
  readonly label: string;
  readonly names: readonly T[];
  readonly titles: Readonly<Record<T, string>>;
  readonly className?: string;
  /** Those that wait to be looked into, each with why. */
  readonly marked?: ReadonlyMap<T, string>;
}

/** The tabs by which one of several panels is chosen. */
export const TabStrip = <T extends string>({
  label,
  names,
  titles,
  className = '',
  marked,
}: TabStripProps<T>) => (
  <TabList className={`tab-list ${className}`} aria-label={label}>
    {names.map((name) => (
      <Tab key={name} id={name} className="tab">
        <span>
          {titles[name]}
          {marked?.has(name) === true ? (
            <span className="tab-mark" role="img" aria-label={marked.get(name) ?? ''} />
          ) : null}
        </span>
      </Tab>
    ))}
  </TabList>
);

interface PanelProps {
  readonly id: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** What a tab shows. */
export const Panel = ({ id, className = '', children }: PanelProps) => (
  <TabPanel id={id} className={`tab-panel ${className}`}>
    {children}
  </TabPanel>
);
