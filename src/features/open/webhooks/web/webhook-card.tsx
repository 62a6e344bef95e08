import { TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { useSend } from '#platform/web/calls/query.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useErrorText } from '#platform/web/texts/error-text.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Switch } from '#platform/web/ui/forms/switch-field.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { webhooksContract, type Webhook, type WebhookSecrets } from '../contract.ts';
import { webhookPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { RotateDialog } from './rotate-dialog.tsx';
import { staleAfterChange, type WebhookPlace } from './use-webhooks.ts';
import { WebhookForm } from './webhook-form.tsx';
import styles from './webhooks.module.css';

interface CardProps {
  readonly webhook: Webhook;
  readonly place: WebhookPlace;
  readonly onMade: (made: WebhookSecrets) => void;
  /** Leads to the deliveries. */
  readonly isLinked?: boolean;
  readonly onRemoved?: () => void;
}

/** Why nothing is sent, and what can be done. */
const Ended = ({ webhook: { state, waiting } }: { webhook: Webhook }) => {
  const t = useText<typeof texts>('webhooks');
  if (state === 'on' || state === 'off') return null;
  return (
    <div className={styles.ended} role="status">
      <Icon of={TriangleAlert} />
      <p>
        <b>{t(`state.${state}`)}</b>{' '}
        {state === 'failed' ? t('state.failedText', { count: waiting }) : t(`state.${state}Text`)}
      </p>
    </div>
  );
};

const OnOff = ({ webhook }: { webhook: Webhook }) => {
  const t = useText<typeof texts>('webhooks');
  const id = useId();
  const change = useSend(webhooksContract.switchWebhook, staleAfterChange);
  const failure = useErrorText(change.error?.failure ?? null);
  const isOn = webhook.state === 'on';
  return (
    <span className={styles.switch}>
      {failure !== '' && <span role="alert">{failure}</span>}
      <span id={id} className="visually-hidden">
        {t('turnOn', { host: new URL(webhook.url).host })}
      </span>
      <Switch
        isOn={isOn}
        aria-labelledby={id}
        disabled={change.isPending}
        onChange={(wanted) => change.mutate({ params: { webhookId: webhook.id }, body: { isOn: wanted } })}
      />
    </span>
  );
};

const TestButton = ({ webhook }: { webhook: Webhook }) => {
  const t = useText<typeof texts>('webhooks');
  const test = useSend(webhooksContract.testWebhook, staleAfterChange);
  const onSuccess = () => showToast({ text: t('testSent') });
  return (
    <Button
      isSmall
      isBusy={test.isPending}
      disabled={webhook.state !== 'on'}
      onClick={() => test.mutate({ params: { webhookId: webhook.id } }, { onSuccess })}
    >
      {t('test')}
    </Button>
  );
};

/** One endpoint: where it is, what it is told of, its switch and its tools. */
export const WebhookCard = ({ webhook, place, onMade, isLinked = false, onRemoved }: CardProps) => {
  const t = useText<typeof texts>('webhooks');
  const format = useFormat();
  const heading = useId();
  const [open, setOpen] = useState<'change' | 'rotate' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const { rotatesUntil, unitIds } = webhook;
  return (
    <section className="card" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{t('webhook')}</h2>
        <OnOff webhook={webhook} />
      </header>
      <div className="body">
        <Ended webhook={webhook} />
        <div className={styles.endpoint}>
          <div>
            <p className={styles.code}>{webhook.url}</p>
            <div className={styles.events}>
              {webhook.events.map((event) => (
                <Badge key={event}>
                  <span className={styles.event}>{event}</span>
                </Badge>
              ))}
            </div>
            <p className="small muted">
              {unitIds === null ? t('allUnits') : t('unitCount', { count: unitIds.length })}
              {rotatesUntil !== null &&
                ` · ${t('rotating', { date: format.isoDay(rotatesUntil), time: format.time(rotatesUntil) })}`}
            </p>
          </div>
          <div className={styles.tools}>
            {isLinked && (
              <ButtonLink isSmall href={webhookPath(webhook.id)}>
                {t('deliveries')}
              </ButtonLink>
            )}
            <TestButton webhook={webhook} />
            <Button isSmall onClick={() => setOpen('rotate')}>
              {t('rotate')}
            </Button>
            <Button isSmall onClick={() => setOpen('change')}>
              {t('change')}
            </Button>
            <Button isSmall kind="danger" onClick={() => setOpen('remove')}>
              {t('remove')}
            </Button>
          </div>
        </div>
      </div>
      {open === 'change' && <WebhookForm place={place} webhook={webhook} onMade={onMade} onClose={close} />}
      {open === 'rotate' && <RotateDialog webhook={webhook} onMade={onMade} onClose={close} />}
      {open === 'remove' && <RemoveDialog webhook={webhook} onClose={close} onRemoved={onRemoved} />}
    </section>
  );
};
