import { ChevronDown } from 'lucide-react';
import { Button, DialogTrigger, Popover } from 'react-aria-components';
import { Icon } from '../icon.tsx';

export interface ChipOption {
  readonly value: string;
  readonly label: string;
}

interface MenuChipProps {
  readonly label: string;
  readonly options: readonly ChipOption[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** A filter with a menu of checkboxes. With one chosen it shows its name, with several their number. */
export const MenuChip = ({ label, options, chosen, onChange }: MenuChipProps) => {
  const only = chosen.length === 1 ? options.find((option) => option.value === chosen[0]) : undefined;
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <DialogTrigger>
      <Button className={chosen.length > 0 ? 'chip on' : 'chip'}>
        {only?.label ?? label}
        {chosen.length > 1 && <span className="count plain">{chosen.length}</span>}
        <Icon of={ChevronDown} />
      </Button>
      <Popover aria-label={label} className="menu chip-menu" placement="bottom start" offset={6}>
        <div className="menu-dialog">
          {options.map((option) => (
            <label key={option.value}>
              <input
                className="check"
                type="checkbox"
                checked={chosen.includes(option.value)}
                onChange={() => toggle(option.value)}
              />
              {option.label}
            </label>
          ))}
        </div>
      </Popover>
    </DialogTrigger>
  );
};
