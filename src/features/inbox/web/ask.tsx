import type { ReactNode } from 'react';
import type { CallFailed } from '#platform/web/api.ts';
import { useErrorText } from '#platform/web/error-text.ts';
import { useText } from '#platform/web/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { FormDialog } from '#platform/web/ui/form-dialog.tsx';
import type { texts } from '../texts.en.ts';

interface AskProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly isDestructive?: boolean;
  readonly isBusy: boolean;
  readonly error: CallFailed | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** A question with its own form; a refusal is told where it was asked. */
export const Ask = ({
  title,
  children,
  confirmLabel,
  isDestructive,
  isBusy,
  error,
  onConfirm,
  onClose,
}: AskProps) => {
  const t = useText<typeof texts>('inbox');
  const failure = useErrorText(error?.failure ?? null);
  return (
    <FormDialog title={title} onClose={onClose}>
      {children}
      {failure !== '' && (
        <p className="poor small" role="alert">
          {failure}
        </p>
      )}
      <div className="acts">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button kind={isDestructive ? 'danger' : 'primary'} isBusy={isBusy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </FormDialog>
  );
};

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string;
}

interface ChoicesProps<Value extends string> {
  readonly legend: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
}

/** One of a few, each with what follows from it. */
export const Choices = <Value extends string>({ legend, choices, value, onChange }: ChoicesProps<Value>) => (
  <fieldset className="radios">
    <legend>{legend}</legend>
    {choices.map((choice) => (
      <label key={choice.value}>
        <input
          className="radio"
          type="radio"
          name="choice"
          checked={choice.value === value}
          onChange={() => onChange(choice.value)}
        />
        <span>
          {choice.label}
          {choice.hint !== undefined && <small>{choice.hint}</small>}
        </span>
      </label>
    ))}
  </fieldset>
);
