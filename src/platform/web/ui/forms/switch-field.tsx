import { type ReactNode, useId } from 'react';
import { useText } from '../../texts/i18n.ts';
import './switch-field.css';
import type { texts } from '../texts.en.ts';

interface SwitchFieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

interface SwitchProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  /** The id of what says what is turned on. */
  readonly 'aria-labelledby': string;
  readonly 'aria-describedby'?: string;
  readonly disabled?: boolean;
}

/** A switch with its state in words, beside a label that stands elsewhere. */
export const Switch = ({ isOn, onChange, ...rest }: SwitchProps) => {
  const t = useText<typeof texts>('ui');
  return (
    <button
      type="button"
      role="switch"
      className="switch"
      aria-checked={isOn}
      {...rest}
      onClick={() => onChange(!isOn)}
    >
      <span aria-hidden="true">{t(isOn ? 'on' : 'off')}</span>
      <i aria-hidden="true" />
    </button>
  );
};

/** On or off, at once, with the state in words beside the switch (ARIA Authoring Practices, switch). */
export const SwitchField = ({ label, hint, isOn, onChange }: SwitchFieldProps) => {
  const id = useId();
  return (
    <div className="switchfield">
      <div>
        <span className="label" id={id}>
          {label}
        </span>
        {hint !== undefined && (
          <span className="hint" id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </div>
      <Switch
        isOn={isOn}
        onChange={onChange}
        aria-labelledby={id}
        {...(hint === undefined ? {} : { 'aria-describedby': `${id}-hint` })}
      />
    </div>
  );
};
