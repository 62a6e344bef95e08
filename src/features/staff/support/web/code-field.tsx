import { useText } from '#platform/web/texts/i18n.ts';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import type { texts } from '../texts.en.ts';
import styles from './support.module.css';

interface CodeFieldProps {
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly error?: string | undefined;
  /** Six digits only, as while the app is being set up. */
  readonly isFirst?: boolean;
}

/** The code of the authenticator app, or a recovery code. */
export const CodeField = ({ value, onChange, error, isFirst }: CodeFieldProps) => {
  const t = useText<typeof texts>('support');
  return (
    <TextField
      label={t('code')}
      hint={t(isFirst ? 'codeFirstHint' : 'codeHint')}
      className={`input ${styles.codeinput}`}
      autoComplete="one-time-code"
      inputMode={isFirst ? 'numeric' : 'text'}
      spellCheck={false}
      maxLength={20}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
};
