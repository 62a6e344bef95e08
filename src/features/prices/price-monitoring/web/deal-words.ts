import type { Formats } from '#platform/web/formats/format.ts';
import type { TextOf } from '#platform/web/texts/i18n.ts';
import type { AlertGroup } from '../contract-alerts.ts';
import type { texts } from '../texts.en.ts';

/** Deals that a decision ends: `the deal of 389,00 kr until 16 May 2027`. */
export const dealsText = (
  t: TextOf<typeof texts>,
  format: Formats,
  { ending, currency }: Pick<AlertGroup, 'ending' | 'currency'>,
): string =>
  ending
    .map(({ price, validTo }) => {
      const values = { price: format.money(price, currency), date: format.date(validTo ?? '') };
      return validTo === null ? t('endingOpen', values) : t('endingUntil', values);
    })
    .join(', ');
