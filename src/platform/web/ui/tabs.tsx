import { Count } from './badge.tsx';

export interface Tab {
  readonly href: string;
  readonly label: string;
  readonly isCurrent: boolean;
  /** What waits there, in yellow. */
  readonly count?: number;
}

/** Tabs that are pages of their own: a navigation with the double rule under the current one. */
export const Tabs = ({ label, tabs }: { label: string; tabs: readonly Tab[] }) => (
  <nav className="tabs" aria-label={label}>
    {tabs.map(({ href, label: name, isCurrent, count }) => (
      <a key={href} href={href} {...(isCurrent ? { 'aria-current': 'page' } : {})}>
        {name}
        {count !== undefined && count > 0 && <Count value={count} />}
      </a>
    ))}
  </nav>
);
