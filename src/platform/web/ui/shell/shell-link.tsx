import type { LucideIcon } from 'lucide-react';
import { Count } from '../badge.tsx';
import { Icon } from '../icon.tsx';

export interface ShellLink {
  readonly href: string;
  readonly label: string;
  /** The bottom bar's shorter word. */
  readonly shortLabel?: string;
  readonly icon: LucideIcon;
  readonly isCurrent: boolean;
  readonly count?: number | undefined;
  readonly countLabel?: string | undefined;
  /** A dot instead of the count, and what it is for. */
  readonly dotLabel?: string;
}

interface NavLinkProps {
  readonly link: ShellLink;
  readonly isShort?: boolean;
  readonly onFollow?: () => void;
}

/** A link of the navigation, with the yellow count of what waits. */
export const NavLink = ({ link, isShort, onFollow }: NavLinkProps) => (
  <a
    href={link.href}
    title={link.label}
    onClick={onFollow}
    {...(link.isCurrent ? { 'aria-current': 'page' } : {})}
  >
    <Icon of={link.icon} />
    <span className="lb">{isShort ? (link.shortLabel ?? link.label) : link.label}</span>
    {link.count !== undefined && link.count > 0 && link.dotLabel !== undefined && (
      <span className="dot">
        <span className="visually-hidden">{link.dotLabel}</span>
      </span>
    )}
    {link.count !== undefined && link.count > 0 && link.dotLabel === undefined && (
      <Count value={link.count} {...(link.countLabel === undefined ? {} : { label: link.countLabel })} />
    )}
  </a>
);
