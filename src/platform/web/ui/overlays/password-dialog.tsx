import { type FormEvent, useState } from 'react';
import type { Failure } from '../../calls/api.ts';
import { Button } from '../button.tsx';
import { FormAlert } from '../forms/form-alert.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { FormDialog } from './form-dialog.tsx';

interface PasswordDialogProps {
  readonly title: string;
  /** What it does, and each word of the form. */
  readonly words: Readonly<Record<'text' | 'password' | 'missing' | 'wrong' | 'cancel' | 'act', string>>;
  readonly kind: 'danger' | 'primary';
  /** The call that the password goes with. */
  readonly send: { readonly error: { readonly failure: Failure } | null; readonly isPending: boolean };
  readonly onConfirm: (password: string) => void;
  readonly onClose: () => void;
}

/** Asks for the password before something that cannot be taken back. What fails is said where it was asked. */
export const PasswordDialog = ({ title, words, kind, send, onConfirm, onClose }: PasswordDialogProps) => {
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const failure = send.error?.failure ?? null;
  const isWrong = failure?.code === 'old_password_is_wrong';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(password === '');
    if (password !== '') onConfirm(password);
  };
  return (
    <FormDialog title={title} onClose={onClose}>
      <form className="stack" noValidate onSubmit={submit}>
        <p>{words.text}</p>
        <FormAlert failure={isWrong ? null : failure} />
        <PasswordField
          label={words.password}
          autoComplete="current-password"
          autoFocus
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={isMissing ? words.missing : isWrong ? words.wrong : undefined}
        />
        <div className="acts">
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button kind={kind} type="submit" isBusy={send.isPending}>
            {words.act}
          </Button>
        </div>
      </form>
    </FormDialog>
  );
};
