import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Badge, type BadgeTone } from '#platform/web/ui/badge.tsx';
import type { Handover } from '../contract.ts';
import type { texts } from '../texts.en.ts';

const tones: Readonly<Record<NonNullable<Handover['status']>, BadgeTone>> = {
  draft: 'info',
  booked: 'ok',
  paid: 'done',
  cancelled: 'line',
  gone: 'line',
};

/** Where an invoice stands, in a word. */
export const HandoverBadge = ({ handover: { state, status } }: { readonly handover: Handover }) => {
  const t = useText<typeof texts>('handover');
  if (state === 'failed') return <Badge tone="bad">{t('state.failed')}</Badge>;
  if (state === 'waiting' || status === null) return <Badge>{t('state.waiting')}</Badge>;
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
};

/** Why it stands there, and what comes next; nothing where the word says it all. */
export const useHandoverNote = () => {
  const t = useText<typeof texts>('handover');
  const format = useFormat();
  return ({ state, reason, detail, nextAt, attached, externalId, system }: Handover): string => {
    if (state === 'sent')
      return [
        ...(system === 'local' || externalId === null ? [] : [`nr ${externalId.slice(0, 8)}`]),
        ...(attached ? [] : [t('unattached')]),
      ].join(' · ');
    return [
      ...(reason === null ? [] : [t(reason)]),
      ...(detail === null || reason !== 'handover.refused' ? [] : [`”${detail}”`]),
      ...(nextAt === null ? [] : [t('nextTry', { time: format.time(nextAt) })]),
    ].join(' · ');
  };
};
