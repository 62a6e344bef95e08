import { ChevronDown, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, DialogTrigger, Popover } from 'react-aria-components';
import { useText } from '../i18n.ts';
import { Button as PlainButton } from './button.tsx';
import { Icon } from './icon.tsx';
import type { texts } from './texts.en.ts';

interface FilterChipsProps {
  readonly children: ReactNode;
  /** Given when any filter is on. */
  readonly onClear?: (() => void) | undefined;
  /** Announced politely, for example `12 results`. */
  readonly resultText?: string;
}

/** A row of filters; on phones it scrolls. */
export const FilterChips = ({ children, onClear, resultText }: FilterChipsProps) => {
  const t = useText<typeof texts>('ui');
  return (
    <div className="chips">
      {children}
      {onClear && (
        <PlainButton kind="quiet" isSmall onClick={onClear}>
          {t('clear')}
        </PlainButton>
      )}
      <span className="visually-hidden" role="status">
        {resultText}
      </span>
    </div>
  );
};

/** A filter that is on or off. */
export const ToggleChip = ({
  isOn,
  onToggle,
  children,
}: {
  isOn: boolean;
  onToggle: () => void;
  children: ReactNode;
}) => (
  <button type="button" className="chip" aria-pressed={isOn} onClick={onToggle}>
    {children}
    {isOn && <Icon of={X} />}
  </button>
);

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
