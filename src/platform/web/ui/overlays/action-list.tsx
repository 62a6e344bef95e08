import { Check } from 'lucide-react';
import type { RefObject } from 'react';
import { Menu, MenuItem, Popover, RouterProvider, Separator } from 'react-aria-components';
import { Icon } from '../icon.tsx';
import type { ActionItem, ActionMenuProps } from './action-menu.tsx';

interface ActionListProps extends Pick<ActionMenuProps, 'label' | 'items' | 'placement'> {
  readonly trigger: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

/** Follows an item's link as any link on the page is followed; the item itself is gone with its menu by then. */
const follow = (href: string): void => {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  link.click();
  link.remove();
};

const Item = ({ item }: { readonly item: ActionItem }) => (
  <MenuItem
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
  </MenuItem>
);

/** The open menu of an `ActionMenu`, at its button. */
export const ActionList = ({ label, items, placement = 'bottom end', trigger, onClose }: ActionListProps) => (
  <Popover
    aria-label={label}
    className="menu"
    triggerRef={trigger}
    placement={placement}
    offset={6}
    isOpen
    onOpenChange={onClose}
  >
    <RouterProvider navigate={follow}>
      <Menu aria-label={label} className="menu-list" autoFocus onClose={onClose}>
        {items.flatMap((item) => [
          ...(item.startsGroup ? [<Separator key={`${item.id}-line`} />] : []),
          <Item key={item.id} item={item} />,
        ])}
      </Menu>
    </RouterProvider>
  </Popover>
);
