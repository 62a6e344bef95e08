import type { LucideIcon } from 'lucide-react';

/** One of the tabs beside what they show, or of the same tabs as a list. */
export interface SideTab {
  readonly id: string;
  readonly href: string;
  readonly label: string;
  readonly icon: LucideIcon;
}
