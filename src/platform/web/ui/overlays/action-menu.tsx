import { Check, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover, Separator } from 'react-aria-components';
import { Icon } from '../icon.tsx';

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

interface ActionMenuProps {
  readonly label: string;
  /** What the trigger shows. */
  readonly children: ReactNode;
  readonly className: string;
  readonly items: readonly ActionItem[];
  /** False where `children` already say it. */
  readonly isLabelSpoken?: boolean;
  readonly placement?: 'top start' | 'bottom start' | 'bottom end';
}

/** A button with a menu of actions, links and choices. */
export const ActionMenu = ({
  label,
  children,
  className,
  items,
  placement = 'bottom end',
  isLabelSpoken,
}: ActionMenuProps) => (
  <MenuTrigger>
    <Button className={className}>
      {isLabelSpoken !== false && <span className="visually-hidden">{label}</span>}
      {children}
    </Button>
    <Popover className="menu" placement={placement} offset={6}>
      <Menu aria-label={label} className="menu-list">
        {items.flatMap((item) => [
          ...(item.startsGroup ? [<Separator key={`${item.id}-line`} />] : []),
          <MenuItem
            key={item.id}
            id={item.id}
            className="mi"
            textValue={item.label}
            {...(item.href === undefined ? {} : { href: item.href })}
            {...(item.isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
            {...(item.onAction === undefined ? {} : { onAction: item.onAction })}
          >
            {item.icon && <Icon of={item.icon} />}
            <span className="grow">{item.label}</span>
            {item.isChosen && <Icon of={Check} />}
          </MenuItem>,
        ])}
      </Menu>
    </Popover>
  </MenuTrigger>
);
