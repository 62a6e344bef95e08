import { type Formats, useFormat } from '#platform/web/formats/format.ts';
import { type TextOf, useText } from '#platform/web/texts/i18n.ts';
import type { AlertGroup, AlertGroupDetail } from '../contract-alerts.ts';
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

/** What accepting the newest price is called where it ends deals, and what is told after it; null where it ends none. */
export const useEndingWords = () => {
  const t = useText<typeof texts>('price-monitoring');
  const format = useFormat();
  return ({
    article,
    ending,
  }: Pick<AlertGroupDetail, 'article' | 'ending'>): {
    readonly act: string;
    readonly told: string;
  } | null => {
    const { name, lastPrice, currency } = article;
    const price = format.money(lastPrice, currency);
    const deals = dealsText(t, format, { ending, currency });
    return deals === ''
      ? null
      : { act: t('watchEnding', { price, deals }), told: t('watchedEnding', { name, price, deals }) };
  };
};
