import { Count } from '../badge.tsx';

export interface Tab {
  readonly href: string;
  readonly label: string;
  readonly isCurrent: boolean;
  /** What waits there, in yellow. */
  readonly count?: number;
  /** Only tells how many there are. */
  readonly plainCount?: number | undefined;
}

/** Tabs that are pages of their own: a navigation with the double rule under the current one. */
export const Tabs = ({ label, tabs }: { label: string; tabs: readonly Tab[] }) => (
  <nav className="tabs" aria-label={label}>
    {tabs.map(({ href, label: name, isCurrent, count, plainCount = 0 }) => (
      <a key={href} href={href} {...(isCurrent ? { 'aria-current': 'page' } : {})}>
        {name}
        {count !== undefined && count > 0 && <Count value={count} />}
        {plainCount > 0 && <Count value={plainCount} isPlain />}
      </a>
    ))}
  </nav>
);
