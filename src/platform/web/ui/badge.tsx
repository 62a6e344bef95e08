import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export type BadgeTone = 'look' | 'done' | 'ok' | 'info' | 'bad' | 'line' | 'plain';

/** A state in words. `look` (yellow) only for what waits for a decision. */
export const Badge = ({
  tone = 'plain',
  icon,
  children,
}: {
  tone?: BadgeTone;
  icon?: LucideIcon;
  children: ReactNode;
}) => (
  <span className={`badge ${tone}`}>
    {icon && <Icon of={icon} />}
    {children}
  </span>
);

/** A number of things; yellow unless `isPlain`. `label` says what is counted. */
export const Count = ({ value, label, isPlain }: { value: number; label?: string; isPlain?: boolean }) => (
  <span className={isPlain ? 'count plain' : 'count'}>
    <span aria-hidden={label !== undefined}>{value}</span>
    {label !== undefined && <span className="visually-hidden">{label}</span>}
  </span>
);
