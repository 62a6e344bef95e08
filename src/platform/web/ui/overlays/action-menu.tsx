import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { latePart } from '../late-part.tsx';
import { useOpener } from './use-opener.ts';

export interface ActionItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: LucideIcon;
  readonly href?: string;
  readonly isExternal?: boolean;
  /** Shown with a check; undefined for items that are no choice. */
  readonly isChosen?: boolean;
  readonly onAction?: () => void;
  /** A line above this item. */
  readonly startsGroup?: boolean;
}

export interface ActionMenuProps {
  readonly label: string;
  /** What the trigger shows. */
  readonly children: ReactNode;
  readonly className: string;
  readonly items: readonly ActionItem[];
  /** False where `children` already say it. */
  readonly isLabelSpoken?: boolean;
  readonly placement?: 'top start' | 'bottom start' | 'bottom end';
}

const loadList = async () => (await import('./action-list.tsx')).ActionList;
const List = latePart(loadList);

/** A button with a menu of actions, links and choices, which is loaded when somebody is about to open it. */
export const ActionMenu = ({ children, className, isLabelSpoken, ...list }: ActionMenuProps) => {
  const { opener, isOpen, close } = useOpener('menu', loadList);
  return (
    <>
      <button type="button" className={className} {...opener}>
        {isLabelSpoken !== false && <span className="visually-hidden">{list.label}</span>}
        {children}
      </button>
      {isOpen && <List {...list} trigger={opener.ref} onClose={close} />}
    </>
  );
};
