import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
}

interface SegmentProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly className?: string | undefined;
  /** Looks like filters, among other filters. */
  readonly areChips?: boolean;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One of a few: a radio group with one tab stop, moved by arrows (ARIA Authoring Practices, radio group). */
export const Segment = <Value extends string>({
  label,
  choices,
  value,
  onChange,
  className = '',
  areChips = false,
}: SegmentProps<Value>) => {
  const group = useRef<HTMLDivElement>(null);
  // Filters scroll sideways on phones, where the chosen one may stand outside.
  useEffect(() => {
    if (areChips)
      group.current
        ?.querySelector('[aria-checked=true]')
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [areChips, value]);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const from = choices.findIndex((choice) => choice.value === value);
    const index = (from + step + choices.length) % choices.length;
    const next = choices[index];
    if (next === undefined) return;
    onChange(next.value);
    event.currentTarget.querySelectorAll<HTMLButtonElement>('[role=radio]')[index]?.focus();
  };
  return (
    <div
      className={areChips ? 'chipgroup' : `segment ${className}`}
      ref={group}
      role="radiogroup"
      aria-label={label}
      onKeyDown={move}
    >
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className={areChips ? 'chip' : ''}
          role="radio"
          aria-checked={choice.value === value}
          tabIndex={choice.value === value ? 0 : -1}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
};
