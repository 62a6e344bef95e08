import { Eye, EyeOff } from 'lucide-react';
import { useId, useState } from 'react';
import { useText } from '../../texts/i18n.ts';
import { described, Field, type FieldTexts } from './field.tsx';
import type { TextFieldProps } from './text-field.tsx';
import { Icon } from '../icon.tsx';
import type { texts } from '../texts.en.ts';

/** A password that can be shown; pasting is allowed. */
export const PasswordField = ({ label, hint, error, aside, ...input }: TextFieldProps) => {
  const t = useText<typeof texts>('ui');
  const made = useId();
  const id = input.id ?? made;
  const [isShown, setShown] = useState(false);
  const words = { label, hint, error, aside } as FieldTexts;
  return (
    <Field id={id} {...words}>
      <div className="pw">
        <input
          className="input"
          {...input}
          id={id}
          type={isShown ? 'text' : 'password'}
          {...described(id, words)}
        />
        <button
          type="button"
          aria-label={isShown ? t('hidePassword') : t('showPassword')}
          onClick={() => setShown(!isShown)}
        >
          <Icon of={isShown ? EyeOff : Eye} />
        </button>
      </div>
    </Field>
  );
};
