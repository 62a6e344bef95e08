import type { FormEvent } from 'react';
import { keyModes, type KeyScope, keyScopes } from '#core/access/key-scopes.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CheckList } from '#platform/web/ui/forms/check-list.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { PasswordField } from '#platform/web/ui/forms/password-field.tsx';
import { RadioList } from '#platform/web/ui/forms/radio-list.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { longestName } from '../rules.ts';
import type { texts } from '../texts.en.ts';
import { type KeyFault, useNewKey } from './use-new-key.ts';

interface NewKeyDialogProps {
  readonly units: readonly { readonly unitId: string; readonly name: string }[];
  /** Whether the plan lets programs write. */
  readonly mayWrite: boolean;
  readonly onMade: (token: string) => void;
  readonly onClose: () => void;
}

/** Asks what a key is called, may do and reaches, and for the password. */
export const NewKeyDialog = ({ units, mayWrite, onMade, onClose }: NewKeyDialogProps) => {
  const t = useText<typeof texts>('keys');
  const { fields, change, fault, submit, isBusy, failure } = useNewKey(onMade);
  const isWrong = failure?.code === 'old_password_is_wrong';
  const wrong = (of: KeyFault): string | undefined => (fault === of ? t(`fault.${of}`) : undefined);
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  const offered = keyScopes.filter((scope) => mayWrite || scope === 'read');
  return (
    <FormDialog title={t('newKey')} isWide onClose={onClose}>
      <form className="stack" noValidate onSubmit={send}>
        <FormAlert failure={isWrong ? null : failure} />
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          maxLength={longestName}
          autoFocus
          value={fields.name}
          onChange={(event) => change({ name: event.target.value })}
          error={wrong('name')}
        />
        <RadioList
          legend={t('mode')}
          choices={keyModes.map((mode) => ({
            value: mode,
            label: t(`mode.${mode}`),
            hint: t(`about.${mode}`),
          }))}
          value={fields.mode}
          onChange={(mode) => change({ mode })}
        />
        <CheckList
          legend={t('gets')}
          choices={offered.map((scope) => ({ value: scope, label: t(`scope.${scope}`) }))}
          chosen={fields.scopes}
          onChange={(scopes) => change({ scopes: scopes as readonly KeyScope[] })}
          error={wrong('scopes')}
        />
        {!mayWrite && <p className="small muted">{t('readOnly')}</p>}
        {units.length > 1 && (
          <CheckList
            legend={t('units')}
            choices={units.map(({ unitId, name }) => ({ value: unitId, label: name }))}
            chosen={fields.unitIds}
            onChange={(unitIds) => change({ unitIds })}
          />
        )}
        <TextField
          label={t('lastDay')}
          type="date"
          isOptional
          value={fields.lastDay}
          onChange={(event) => change({ lastDay: event.target.value })}
          error={wrong('lastDay')}
        />
        <TextField
          label={t('addresses')}
          hint={t('addressesHint')}
          isOptional
          value={fields.addresses}
          onChange={(event) => change({ addresses: event.target.value })}
          error={wrong('addresses')}
        />
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          value={fields.password}
          onChange={(event) => change({ password: event.target.value })}
          error={wrong('password') ?? (isWrong ? t('passwordWrong') : undefined)}
        />
        <div className="acts">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" isBusy={isBusy}>
            {t('make')}
          </Button>
        </div>
      </form>
    </FormDialog>
  );
};
