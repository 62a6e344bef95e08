import { decimal } from '#core/values/decimal.ts';
import type { Formats } from '#platform/web/formats/format.ts';
import type { TextOf } from '#platform/web/texts/i18n.ts';
import type { PriceListLine } from '../contract-line.ts';
import type { texts } from '../texts.en.ts';
import styles from './price-lists.module.css';

type Words = TextOf<typeof texts>;

/** A list's price against a deal's, in a sentence's middle: dearer or cheaper by how much, and what it is in a year. */
export const againstDeal = (
  t: Words,
  format: Formats,
  { difference, yearly }: Pick<NonNullable<PriceListLine['deal']>, 'difference' | 'yearly'>,
  currency: string,
): string => {
  if (difference === null) return '';
  const amount = decimal(difference);
  if (amount.eq('0')) return t('deal.same');
  const said = { amount: format.money(amount.abs().toFixed(), currency) };
  const apart = amount.gt('0') ? t('deal.dearer', said) : t('deal.cheaper', said);
  return yearly === null ? apart : t('deal.aYear', { apart, yearly: format.totalChange(yearly, currency) });
};

const dealNote = (t: Words, format: Formats, { deal, currency, paid, unit }: PriceListLine): string => {
  if (deal === null) return '';
  if (deal.marketPriced) return t('deal.market');
  const price = format.unitPrice(deal.price, currency, paid?.unit ?? (unit || null));
  return t('deal.inForce', { price, against: againstDeal(t, format, deal, currency) });
};

const elsewhereNote = (t: Words, format: Formats, { elsewhere }: PriceListLine): string => {
  if (elsewhere === null) return '';
  const { name, supplierName, isCertain } = elsewhere;
  const price = format.unitPrice(elsewhere.price, elsewhere.currency, elsewhere.unit);
  return t(isCertain ? 'elsewhere.same' : 'elsewhere.maybe', { name, supplier: supplierName, price });
};

const rowNote = (t: Words, { change, place, unread }: PriceListLine): string => {
  if (place === null) return '';
  if (change === 'unread')
    return unread === null || unread === ''
      ? t('row.missing', { row: place.row })
      : t('row.unread', { row: place.row, text: unread });
  return change === 'twice' ? t('row.twice', { row: place.row }) : '';
};

/** What a line says beside its figures, a sentence each. */
export const noteTexts = (t: Words, format: Formats, line: PriceListLine): readonly string[] => {
  const { comparable, currency, replaces, replacedBy, isShort, validTo } = line;
  const perUnit = (price: string): string =>
    format.unitPrice(price, currency, comparable === null ? null : comparable.baseUnit);
  return [
    rowNote(t, line),
    dealNote(t, format, line),
    elsewhereNote(t, format, line),
    comparable === null
      ? ''
      : t('asComparable', { listed: perUnit(comparable.listed), paid: perUnit(comparable.paid) }),
    isShort && validTo !== null ? t('short', { date: format.date(validTo) }) : '',
    replaces === null
      ? ''
      : t('replaces', { price: format.money(replaces.price, currency), date: format.date(replaces.since) }),
    replacedBy === null
      ? ''
      : t('replacedBy', {
          price: format.money(replacedBy.price, currency),
          date: format.date(replacedBy.since),
        }),
  ].filter(Boolean);
};

/** The same under the name of its article. */
export const LineNotes = ({
  t,
  format,
  line,
}: {
  readonly t: Words;
  readonly format: Formats;
  readonly line: PriceListLine;
}) => {
  const texts = noteTexts(t, format, line);
  if (texts.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
};
