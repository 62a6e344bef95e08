import { daysBetween } from '#core/values/calendar.ts';
import { type Formats, todayInSweden, useFormat } from '#platform/web/formats/format.ts';
import { type TextOf, useText } from '#platform/web/texts/i18n.ts';
import type { Help } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { useHelp } from './use-help.ts';
import type { Talk } from './use-talk.ts';

/** When support answers, in a few words. */
export const answeringText = (
  t: TextOf<typeof texts>,
  format: Pick<Formats, 'longDate'>,
  { isOpen, opensAt, usualWait }: Pick<Help, 'isOpen' | 'opensAt' | 'usualWait'>,
  { today, language }: { readonly today: string; readonly language: 'sv' | 'en' },
): string => {
  if (isOpen && usualWait === null) return t('isOpen');
  if (isOpen && usualWait !== null)
    return usualWait < 90
      ? t('usual', { count: usualWait })
      : t('usualHours', { count: Math.round(usualWait / 60) });
  if (opensAt === null) return t('neverOpen');
  const time = language === 'sv' ? opensAt.time.replace(':', '.') : opensAt.time;
  const ahead = daysBetween(today, opensAt.date);
  if (ahead === 0) return t('opensToday', { time });
  if (ahead === 1) return t('opensTomorrow', { time });
  return t('opensOn', { date: format.longDate(opensAt.date), time });
};

/** Who answers in a conversation, by first name once somebody has, and when. */
export const useAnswering = ({
  messages,
  language,
}: Talk): { readonly name: string | null; readonly says: string } => {
  const t = useText<typeof texts>('chat');
  const format = useFormat();
  const { data } = useHelp();
  const name = messages.findLast((one) => one.name !== null)?.name ?? null;
  const moment = { today: todayInSweden(), language };
  return { name, says: data === undefined ? '' : answeringText(t, format, data, moment) };
};
