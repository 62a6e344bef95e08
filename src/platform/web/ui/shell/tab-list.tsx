import { ChevronRight } from 'lucide-react';
import { Icon } from '../icon.tsx';
import type { SideTab } from './side-tab.ts';
import './side-tabs.css';

/** The same tabs as a list, where each is a page of its own. */
export const TabList = ({ label, tabs }: { readonly label: string; readonly tabs: readonly SideTab[] }) => (
  <nav className="tablist" aria-label={label}>
    {tabs.map(({ id, href, label: name, icon }) => (
      <a key={id} href={href}>
        <Icon of={icon} />
        <span>{name}</span>
        <Icon of={ChevronRight} />
      </a>
    ))}
  </nav>
);
