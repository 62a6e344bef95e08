import { type FormEvent, useState } from 'react';
import { useSend } from '#platform/web/calls/query.ts';
import { todayInSweden } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { FormAlert } from '#platform/web/ui/forms/form-alert.tsx';
import { RadioList } from '#platform/web/ui/forms/radio-list.tsx';
import { TextField } from '#platform/web/ui/forms/text-field.tsx';
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx';
import { showToast } from '#platform/web/ui/overlays/toasts.ts';
import { webhooksContract, type Webhook } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { staleAfterChange } from './use-webhooks.ts';

const dayLength = 86_400_000;

/** The instant at which a day begins where the browser is; `later` so many days after. */
const startOf = (day: string, later = 0): string => {
  const at = new Date(`${day}T00:00:00`);
  at.setDate(at.getDate() + later);
  return at.toISOString();
};

/** Sends again what happened in a period: what was given up, or all of it. */
export const ReplayDialog = ({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) => {
  const t = useText<typeof texts>('webhooks');
  const today = todayInSweden();
  const [from, setFrom] = useState(() => new Date(Date.now() - 3 * dayLength).toISOString().slice(0, 10));
  const [to, setTo] = useState(today);
  const [only, setOnly] = useState<'failed' | 'all'>('failed');
  const replay = useSend(webhooksContract.replayMessages, staleAfterChange);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (from === '' || to === '') return;
    const onSuccess = ({ messages }: { messages: number }) => {
      showToast({ text: messages === 0 ? t('replayedNone') : t('replayed', { count: messages }) });
      onClose();
    };
    const body = { from: startOf(from), to: startOf(to, 1), only };
    replay.mutate({ params: { webhookId: webhook.id }, body }, { onSuccess });
  };
  return (
    <FormDialog title={t('replayTitle')} onClose={onClose}>
      <form className="stack" noValidate onSubmit={submit}>
        <p>{t('replayText')}</p>
        <FormAlert failure={replay.error?.failure ?? null} />
        <TextField
          label={t('replayFrom')}
          type="date"
          value={from}
          onChange={(event) => setFrom(event.target.value)}
        />
        <TextField
          label={t('replayTo')}
          type="date"
          value={to}
          max={today}
          onChange={(event) => setTo(event.target.value)}
        />
        <RadioList
          legend={t('replay.only')}
          choices={(['failed', 'all'] as const).map((value) => ({ value, label: t(`replay.${value}`) }))}
          value={only}
          onChange={setOnly}
        />
        <div className="acts">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" isBusy={replay.isPending}>
            {t('replaySend')}
          </Button>
        </div>
      </form>
    </FormDialog>
  );
};
