import { useCall, useSend } from '#platform/web/calls/query.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useErrorText } from '#platform/web/texts/error-text.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { Skeleton } from '#platform/web/ui/shell/skeleton.tsx';
import { webhooksContract, type OpenedMessage, type Webhook } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { useWhat, useWhy } from './use-answer.ts';
import { useMoment } from './use-moment.ts';
import { staleAfterChange } from './use-webhooks.ts';
import styles from './webhooks.module.css';

const pretty = (payload: string): string => JSON.stringify(JSON.parse(payload) as unknown, null, 2);

const requestOf = ({ path, webhookId, payload }: OpenedMessage): string =>
  `POST ${path}\nwebhook-id: ${webhookId}\nwebhook-timestamp: …\nwebhook-signature: v1,… v1a,…\n\n${pretty(payload)}`;

type Attempt = OpenedMessage['attempts'][number];

const Attempted = ({ attempt }: { attempt: Attempt }) => {
  const t = useText<typeof texts>('webhooks');
  const format = useFormat();
  const whatOf = useWhat();
  const whyOf = useWhy();
  const ms = format.number(String(attempt.milliseconds));
  const said = [whatOf(attempt), t('after', { ms }), attempt.answer].filter((one) => one !== null);
  const why = whyOf(attempt);
  return (
    <>
      <pre
        className={styles.box}
        role="region"
        aria-label={t('attempt', { number: attempt.number })}
        tabIndex={0}
      >
        {said.join('\n')}
      </pre>
      {why !== null && <p className="small">{why}</p>}
    </>
  );
};

const Earlier = ({ attempts }: { attempts: readonly Attempt[] }) => {
  const t = useText<typeof texts>('webhooks');
  const momentOf = useMoment();
  if (attempts.length === 0) return null;
  return (
    <details className={styles.earlier}>
      <summary>{t('earlier', { count: attempts.length })}</summary>
      {attempts.map((attempt) => (
        <div key={attempt.number}>
          <p className="small muted">{momentOf(attempt.at)}</p>
          <Attempted attempt={attempt} />
        </div>
      ))}
    </details>
  );
};

const AgainButton = ({ webhook, messageId }: { webhook: Webhook; messageId: string }) => {
  const t = useText<typeof texts>('webhooks');
  const again = useSend(webhooksContract.sendAgain, staleAfterChange);
  const failure = useErrorText(again.error?.failure ?? null);
  const onSuccess = () => showToast({ text: t('againSent') });
  return (
    <>
      {failure !== '' && (
        <p className="poor small" role="alert">
          {failure}
        </p>
      )}
      <Button
        isSmall
        isBusy={again.isPending}
        disabled={webhook.state !== 'on'}
        onClick={() => again.mutate({ params: { webhookId: webhook.id, messageId } }, { onSuccess })}
      >
        {t('again')}
      </Button>
    </>
  );
};

/** What was said, what came back at each attempt, and the way to say it again. */
export const MessageDetail = ({ webhook, messageId }: { webhook: Webhook; messageId: string }) => {
  const t = useText<typeof texts>('webhooks');
  const params = { webhookId: webhook.id, messageId };
  const { data, error, refetch } = useCall(webhooksContract.readMessage, { params });
  if (error !== null && data === undefined)
    return <LoadFailed title={t('messagesFailed')} error={error} onRetry={() => void refetch()} />;
  if (data === undefined || data.id !== messageId) return <Skeleton lines={4} />;
  const [newest, ...earlier] = data.attempts;
  return (
    <div className={styles.detail}>
      <div>
        <h3>{t('request')}</h3>
        <pre className={styles.box} role="region" aria-label={t('request')} tabIndex={0}>
          {requestOf(data)}
        </pre>
      </div>
      <div>
        <h3>{newest === undefined ? t('noAttempt') : t('attempt', { number: newest.number })}</h3>
        {newest !== undefined && <Attempted attempt={newest} />}
        {data.state === 'waiting' && <p className="small muted">{t('schedule')}</p>}
        <Earlier attempts={earlier} />
        <AgainButton webhook={webhook} messageId={messageId} />
      </div>
    </div>
  );
};
