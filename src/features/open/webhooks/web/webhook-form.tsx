import { useErrorText } from '#platform/web/texts/error-text.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CheckList } from '#platform/web/ui/forms/check-list.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { PasswordField } from '#platform/web/ui/forms/password-field.tsx';
import { RadioList } from '#platform/web/ui/forms/radio-list.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import type { Webhook, WebhookSecrets } from '../contract.ts';
import { webhookEvents } from '../rules.ts';
import type { texts } from '../texts.en.ts';
import { useWebhookForm } from './use-webhook-form.ts';
import type { WebhookPlace } from './use-webhooks.ts';

interface FormProps {
  readonly place: WebhookPlace;
  readonly webhook?: Webhook;
  readonly onMade: (made: WebhookSecrets) => void;
  readonly onClose: () => void;
}

type Form = ReturnType<typeof useWebhookForm>;

const UnitChoice = ({ form: { units }, place }: { form: Form; place: WebhookPlace }) => {
  const t = useText<typeof texts>('webhooks');
  const hasChoice = place.units.length > 1 || !place.ownsAll;
  if (!hasChoice) return null;
  return (
    <>
      {place.ownsAll && (
        <RadioList
          legend={t('units')}
          choices={(['all', 'some'] as const).map((value) => ({ value, label: t(`units.${value}`) }))}
          value={units.isAll ? 'all' : 'some'}
          onChange={(value) => units.setAll(value === 'all')}
        />
      )}
      {!units.isAll && (
        <CheckList
          legend={t('units')}
          choices={place.units.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={units.value}
          onChange={units.set}
          error={units.fault}
        />
      )}
    </>
  );
};

/** Where events are sent, which, and of which restaurants; with the password, because data leaves by it. */
export const WebhookForm = ({ place, webhook, onMade, onClose }: FormProps) => {
  const t = useText<typeof texts>('webhooks');
  const form = useWebhookForm({ place, webhook, onMade, onClose });
  const refusal = useErrorText(form.refusal);
  const addressFault = form.url.isMissing ? t('addressHint') : refusal === '' ? undefined : refusal;
  return (
    <FormDialog title={t(webhook === undefined ? 'formTitle' : 'changeTitle')} isWide onClose={onClose}>
      <form className="stack" noValidate onSubmit={form.submit}>
        <FormAlert failure={form.failure} />
        <TextField
          label={t('address')}
          hint={t('addressHint')}
          type="url"
          inputMode="url"
          autoFocus
          placeholder="https://"
          value={form.url.value}
          onChange={(event) => form.url.set(event.target.value)}
          error={addressFault}
        />
        <CheckList
          legend={t('events')}
          choices={webhookEvents.map((value) => ({ value, label: t(`event.${value}`) }))}
          chosen={form.events.value}
          onChange={form.events.set}
          error={form.events.fault}
        />
        <UnitChoice form={form} place={place} />
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          value={form.password.value}
          onChange={(event) => form.password.set(event.target.value)}
          error={form.password.fault}
        />
        <div className="acts">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" isBusy={form.isBusy}>
            {t(webhook === undefined ? 'create' : 'save')}
          </Button>
        </div>
      </form>
    </FormDialog>
  );
};
