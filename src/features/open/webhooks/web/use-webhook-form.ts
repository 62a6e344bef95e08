import { type FormEvent, useState } from 'react';
import { useSend } from '#platform/web/calls/query.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { webhooksContract, type Webhook, type WebhookSecrets } from '../contract.ts';
import { webhookEvents, type WebhookEvent } from '../rules.ts';
import type { texts } from '../texts.en.ts';
import { staleAfterChange, type WebhookPlace } from './use-webhooks.ts';

interface FormTask {
  readonly place: WebhookPlace;
  /** The endpoint that is changed; a new one without. */
  readonly webhook?: Webhook | undefined;
  readonly onMade: (made: WebhookSecrets) => void;
  readonly onClose: () => void;
}

/** What somebody writes down for an endpoint, what is missing, and how it is sent. */
export const useWebhookForm = ({ place, webhook, onMade, onClose }: FormTask) => {
  const t = useText<typeof texts>('webhooks');
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [events, setEvents] = useState<readonly string[]>(webhook?.events ?? ['invoice.booked']);
  const [isAll, setAll] = useState(webhook === undefined ? place.ownsAll : webhook.unitIds === null);
  const [units, setUnits] = useState<readonly string[]>(
    webhook?.unitIds ?? place.units.slice(0, 1).map(({ id }) => id),
  );
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const create = useSend(webhooksContract.createWebhook, staleAfterChange);
  const change = useSend(webhooksContract.changeWebhook, staleAfterChange);
  const send = webhook === undefined ? create : change;
  const failure = send.error?.failure ?? null;
  const isWrong = failure?.code === 'old_password_is_wrong';
  const isRefused = failure?.code === 'webhook.address_refused' || failure?.code === 'webhook.exists';
  const isMissing =
    url.trim() === '' || events.length === 0 || password === '' || (!isAll && units.length === 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isMissing) return;
    const isChosen = (one: WebhookEvent): boolean => events.includes(one);
    const body = {
      url: url.trim(),
      events: webhookEvents.filter(isChosen),
      unitIds: isAll ? null : [...units],
      password,
    };
    const done = (made?: WebhookSecrets) => {
      if (made !== undefined) onMade(made);
      onClose();
    };
    if (webhook === undefined) create.mutate({ body }, { onSuccess: done });
    else change.mutate({ params: { webhookId: webhook.id }, body }, { onSuccess: () => done() });
  };
  return {
    url: { value: url, set: setUrl, isRefused, isMissing: isTried && url.trim() === '' },
    events: {
      value: events,
      set: setEvents,
      fault: isTried && events.length === 0 ? t('eventsMissing') : undefined,
    },
    units: {
      isAll,
      setAll,
      value: units,
      set: setUnits,
      fault: isTried && !isAll && units.length === 0 ? t('unitsMissing') : undefined,
    },
    password: {
      value: password,
      set: setPassword,
      fault: isTried && password === '' ? t('passwordMissing') : isWrong ? t('passwordWrong') : undefined,
    },
    /** What no field shows. */
    failure: isWrong || isRefused ? null : failure,
    refusal: isRefused ? failure : null,
    isBusy: send.isPending,
    submit,
  };
};
