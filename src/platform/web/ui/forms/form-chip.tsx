import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, DialogTrigger, Popover } from 'react-aria-components';
import { Icon } from '../icon.tsx';

/** A filter whose menu is a small form of its own (amounts from–to). */
export const FormChip = ({
  label,
  isOn,
  children,
}: {
  label: string;
  isOn: boolean;
  children: ReactNode;
}) => (
  <DialogTrigger>
    <Button className={isOn ? 'chip on' : 'chip'}>
      {label}
      <Icon of={ChevronDown} />
    </Button>
    <Popover aria-label={label} className="menu chip-menu" placement="bottom start" offset={6}>
      <div className="menu-dialog form">{children}</div>
    </Popover>
  </DialogTrigger>
);
