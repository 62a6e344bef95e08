import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Icon } from '../icon.tsx';
import type { SideTab } from './side-tab.ts';
import './side-tabs.css';

interface SideTabsProps {
  readonly label: string;
  readonly tabs: readonly SideTab[];
  readonly currentId: string;
  readonly children: ReactNode;
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/**
 * Tabs to the left of what they show, one tab stop moved by arrows and opened by Enter, since a tab that is left may ask
 * first (ARIA Authoring Practices, tabs with manual activation). Each is a link, so that it can be shared.
 */
export const SideTabs = ({ label, tabs, currentId, children }: SideTabsProps) => {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent<HTMLAnchorElement>, at: number) => {
    const next = steps[event.key]?.(at, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll('a')[next]?.focus();
  };
  return (
    <div className="sidetabs">
      <div role="tablist" aria-orientation="vertical" aria-label={label} ref={list}>
        {tabs.map(({ id, href, label: name, icon }, at) => (
          <a
            key={id}
            id={`tab-${id}`}
            href={href}
            role="tab"
            aria-selected={id === currentId}
            aria-controls="tabpanel"
            tabIndex={id === currentId ? 0 : -1}
            onKeyDown={(event) => move(event, at)}
          >
            <Icon of={icon} />
            {name}
          </a>
        ))}
      </div>
      <div role="tabpanel" id="tabpanel" aria-labelledby={`tab-${currentId}`} className="sidepanel">
        {children}
      </div>
    </div>
  );
};
