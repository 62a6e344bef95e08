import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../texts/i18n.ts';
import { Button as PlainButton } from '../button.tsx';
import { Icon } from '../icon.tsx';
import type { texts } from '../texts.en.ts';

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
