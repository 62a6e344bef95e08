import { decimal } from '#core/values/decimal.ts';
import type { Formats } from '#platform/web/formats/format.ts';
import type { TextOf } from '#platform/web/texts/i18n.ts';
import type { ImportedRow } from '../contract-fields.ts';
import type { texts as rowTexts } from '../texts-rows.en.ts';
import type { texts } from '../texts.en.ts';

type Words = TextOf<typeof texts>;
type RowWords = TextOf<typeof rowTexts>;
type Problem = NonNullable<ImportedRow['problem']>;

/** The goods of a row by name: as they are known, else as the file has them. */
export const nameOf = ({ goods, written }: Pick<ImportedRow, 'written'> & Partial<ImportedRow>): string =>
  goods?.name || written.name || written.articleNumber || '–';

/** The days that a price holds. */
export const periodOf = (t: Words, from: string, to: string | null): string =>
  to === null ? t('sinceDay', { from }) : t('until', { from, to });

const farWords = (t: Words, format: Formats, price: string, paid: string): string => {
  const share = decimal(price).div(decimal(paid));
  const shown = { paid: format.price(paid) };
  return share.gt('1')
    ? t('farAbove', { ...shown, times: format.number(share.toFixed(), 0) })
    : t('farBelow', { ...shown, percent: format.percent(share.times('100').toFixed()) });
};

/** Fields that no column of the preview shows. */
const unseen = new Set<NonNullable<Problem['field']>>([
  'priceQuantity',
  'unit',
  'tolerancePercent',
  'toleranceAmount',
  'kind',
  'currency',
  'minimumQuantity',
  'action',
  'discount',
  'customer',
]);

/** A price as the file has it: a plain number as prices are written, anything else untouched. */
export const writtenPrice = (format: Formats, text: string | undefined): string => {
  if (text === undefined) return '–';
  return /^\d+(?:\.\d{1,2})?$/.test(text) ? format.price(text) : text;
};

/** Why a row is not taken: the sentence of its code, and what of the row it is about. */
export const problemWords = (
  t: Words,
  rows: RowWords,
  format: Formats,
  { code, field, text, lastPaid, other, otherRow, suggestion }: Problem,
): string => {
  if (code === 'import.price-far' && lastPaid !== null) {
    const meant = suggestion?.kind === 'price' ? suggestion.prices[0] : undefined;
    const far = farWords(t, format, text, lastPaid);
    return meant === undefined ? far : `${far}. ${t('didYouMean', { price: format.price(meant) })}`;
  }
  const about = [
    otherRow === null ? '' : t('atRow', { row: otherRow }),
    other === null ? '' : `${format.price(other.price)}, ${periodOf(t, other.validFrom, other.validTo)}`,
  ].filter(Boolean);
  const isQuoted = about.length === 0 && text !== '' && field !== null && unseen.has(field);
  const said = isQuoted ? t('asWritten', { text }) : about.join(': ');
  return said === '' ? rows(code) : `${rows(code)}. ${said}`;
};

/** What becomes of a row that is taken; `isClash`: a deal that was to run on is cut short. */
export const outcomeWords = (
  t: Words,
  format: Formats,
  { outcome, promise, before, endsOn, goods }: ImportedRow,
): { readonly text: string; readonly isClash: boolean } => {
  const calm = (text: string) => ({ text, isClash: false });
  if (outcome === 'unchanged') return calm(t('unchanged'));
  if (before === null || outcome === 'new')
    return calm(goods?.isBought === false ? `${t('new')}, ${t('notBought')}` : t('new'));
  const price = format.price(before.price);
  if (endsOn === null)
    return calm(before.price === promise?.price ? t('newTerms') : t('corrects', { price }));
  if (before.validTo !== null && before.validTo > endsOn)
    return { text: t('collides', { price, to: before.validTo, ends: endsOn }), isClash: true };
  return calm(t('replaces', { price, from: promise?.validFrom ?? '' }));
};
