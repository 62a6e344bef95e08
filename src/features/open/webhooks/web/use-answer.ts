import { Check, CircleX, Clock, RefreshCw } from 'lucide-react';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import type { WebhookMessage } from '../contract.ts';
import type { texts } from '../texts.en.ts';

type Answered = Pick<WebhookMessage, 'status' | 'fault'>;

const faults = ['timeout', 'address-refused', 'name-not-found', 'tls', 'connection'] as const;

const faultIn = (fault: string | null) => faults.find((one) => one === fault) ?? 'connection';

/** What came back, in words: `200`, `No answer`. */
export const useWhat = () => {
  const t = useText<typeof texts>('webhooks');
  return ({ status, fault }: Answered): string =>
    status === null ? t(`fault.${faultIn(fault)}`) : String(status);
};

/** Why it did not arrive, where more can be said than a status; else null. */
export const useWhy = () => {
  const t = useText<typeof texts>('webhooks');
  return ({ status, fault }: Answered): string | null => {
    if (status === null) return t(`explain.${faultIn(fault)}`);
    return status >= 300 && status < 400 ? t('explain.redirect') : null;
  };
};

/** How a message stands, with its sign. */
export const useAnswer = () => {
  const t = useText<typeof texts>('webhooks');
  const format = useFormat();
  const whatOf = useWhat();
  return (message: WebhookMessage) => {
    const what = whatOf(message);
    if (message.state === 'delivered') return { icon: Check, look: 'arrived', text: what } as const;
    if (message.state === 'failed')
      return { icon: CircleX, look: 'lost', text: t('gaveUp', { what }) } as const;
    if (message.answeredAt === null || (message.status === null && message.fault === null))
      return { icon: Clock, look: 'plain', text: t('waiting') } as const;
    if (message.nextAt === null)
      return { icon: RefreshCw, look: 'trying', text: t('tryingSoon', { what }) } as const;
    const day = format.isoDay(message.nextAt);
    const isToday = day === format.isoDay(new Date().toISOString());
    const when = `${isToday ? '' : `${day} `}${format.time(message.nextAt)}`;
    return { icon: RefreshCw, look: 'trying', text: t('tryingAt', { what, when }) } as const;
  };
};
