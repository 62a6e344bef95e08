import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import type { ApiKey } from '../contract.ts';
import type { texts } from '../texts.en.ts';

/** What is said of a key: what it may do and where, when it was used, and whether it opens nothing any more. */
export const useKeyWords = () => {
  const t = useText<typeof texts>('keys');
  const format = useFormat();
  const day = (moment: string): string => format.isoDay(moment.slice(0, 10));
  return {
    rights: ({ scopes, mode }: ApiKey): string => {
      const words = scopes.map((scope) => t(`gets.${scope}`)).join(', ');
      const text = words.charAt(0).toUpperCase() + words.slice(1);
      return mode === 'test' ? t('asTest', { rights: text }) : text;
    },
    limits: ({ units, addresses, expiresAt }: ApiKey): string =>
      [
        units === null ? [] : units.map(({ name }) => name).join(', '),
        addresses.length === 0 ? [] : t('fromAddresses', { count: addresses.length }),
        expiresAt === null ? [] : t('until', { date: day(expiresAt) }),
      ]
        .flat()
        .join(' · '),
    used: ({ lastUsedAt }: ApiKey): string =>
      lastUsedAt === null ? t('never') : `${day(lastUsedAt)} ${format.time(lastUsedAt)}`,
    made: ({ madeAt }: ApiKey): string => day(madeAt),
    state: ({ state }: ApiKey): string | null => (state === 'live' ? null : t(`state.${state}`)),
  };
};
