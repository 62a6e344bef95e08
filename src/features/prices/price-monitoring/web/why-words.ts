import { decimal, fixed } from '#core/values/decimal.ts';
import type { Formats } from '#platform/web/formats/format.ts';
import type { TextOf } from '#platform/web/texts/i18n.ts';
import type { AlertCause, PriceWhy } from '../contract-why.ts';
import type { texts } from '../texts.en.ts';

type Words = TextOf<typeof texts>;

const isUp = (amount: string | undefined): boolean => amount !== undefined && !amount.startsWith('-');

const packSentence = (t: Words, format: Formats, why: PriceWhy): string => {
  const { was, is } = why;
  if (was.pack === null || is.pack === null) return t('said.unit');
  const values = {
    from: format.quantity(was.pack.amount, was.pack.baseUnit),
    to: format.quantity(is.pack.amount, is.pack.baseUnit),
    unit: format.unitName(is.pack.baseUnit),
  };
  const change = decimal(why.to).minus(decimal(why.from));
  if (change.eq('0')) return t('said.packEven', values);
  const percent = format.percentChange(fixed(change.times('100').div(decimal(why.from)), 1));
  const isSamePrice = decimal(was.price).eq(decimal(is.price));
  return t(isSamePrice ? 'said.packSamePrice' : 'said.pack', { ...values, percent });
};

/** What has happened to a price, by the cause that makes up most of it; never more than its rows say. */
export const sentenceOfWhy = (t: Words, format: Formats, why: PriceWhy): string => {
  const [cause] = why.causes;
  const { was, is } = why;
  const rise = isUp(why.parts[0]?.amount);
  if (cause === undefined) {
    const rates = { from: format.percent(was.vatRate ?? '0'), to: format.percent(is.vatRate ?? '0') };
    if (decimal(why.vat).eq('0'))
      return decimal(why.deposit).eq('0') ? t('said.other') : t('said.depositOnly');
    return t('said.vatOnly', rates);
  }
  if (cause === 'pack') return packSentence(t, format, why);
  if (cause === 'list' || cause === 'deal' || cause === 'other')
    return t(rise ? `said.${cause}.up` : `said.${cause}.down`);
  return t(`said.${cause}`, {
    from: format.percent((cause === 'vat' ? was.vatRate : was.discountPercent) ?? '0'),
    to: format.percent((cause === 'vat' ? is.vatRate : is.discountPercent) ?? '0'),
  });
};

/** Causes in a few words, for a cell: `Förpackning, rabatt`. */
export const causesText = (t: Words, causes: readonly AlertCause[]): string =>
  causes.length === 0 ? t('cause.other') : causes.map((cause) => t(`cause.${cause}`)).join(', ');
