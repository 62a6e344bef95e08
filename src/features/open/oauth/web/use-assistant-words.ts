import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import type { Assistant } from '../contract.ts';
import type { texts } from '../texts.en.ts';

/** What is said of a connected program: what it may do and where, and when it was used. */
export const useAssistantWords = () => {
  const t = useText<typeof texts>('oauth');
  const format = useFormat();
  return {
    rights: ({ scopes }: Assistant): string => {
      const words = scopes.map((scope) => t(`may.${scope}`)).join(', ');
      return words.charAt(0).toUpperCase() + words.slice(1);
    },
    places: ({ units }: Assistant): string =>
      units === null ? t('whole') : units.map(({ name }) => name).join(', '),
    used: ({ lastUsedAt }: Assistant): string =>
      lastUsedAt === null
        ? t('never')
        : `${format.isoDay(lastUsedAt.slice(0, 10))} ${format.time(lastUsedAt)}`,
  };
};
