import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../texts/i18n.ts';
import { Icon } from '../icon.tsx';
import type { texts } from '../texts.en.ts';

export interface FieldTexts {
  readonly label: string;
  readonly hint?: string;
  /** Replaces the hint. */
  readonly error?: string | undefined;
  readonly isOptional?: boolean;
  /** Right of the label, such as a link. */
  readonly aside?: ReactNode;
}

interface FieldProps extends FieldTexts {
  readonly id: string;
  readonly children: ReactNode;
}

/** Label above, hint or error below. The control names `describedBy(id)` itself. */
export const Field = ({ id, label, hint, error, isOptional, aside, children }: FieldProps) => {
  const t = useText<typeof texts>('ui');
  return (
    <div className="field">
      <div className="labelrow">
        <label htmlFor={id}>
          {label} {isOptional && <span className="muted">({t('optional')})</span>}
        </label>
        {aside}
      </div>
      {children}
      {error !== undefined && error !== '' ? (
        <span className="err" id={`${id}-note`}>
          <Icon of={CircleAlert} />
          {error}
        </span>
      ) : (
        hint !== undefined && (
          <span className="hint" id={`${id}-note`}>
            {hint}
          </span>
        )
      )}
    </div>
  );
};

/** What a control says of its field: where the hint or error stands, and that it is wrong. */
export const described = (id: string, { hint, error }: FieldTexts) => ({
  ...(hint !== undefined || error ? { 'aria-describedby': `${id}-note` } : {}),
  ...(error ? { 'aria-invalid': true } : {}),
});
