import { changePercent } from '#core/price-watch/change-percent.ts';
import { whySentence } from '#core/price-watch/why-sentence.ts';
import type { Why } from '#core/price-watch/types.ts';
import { decimal, fixed, sumOf } from '#core/values/decimal.ts';
import { numberFormats } from '#core/values/format-numbers.ts';
import { type Language, unitsWord, unitWord } from '#core/values/unit-names.ts';

/** A changed price as far as letters tell it; amounts are decimal strings. */
export interface ToldPrice {
  readonly unitOfMeasure: string;
  readonly currency: string;
  /** Null when a changed unit or pack cannot be compared. */
  readonly watchedPrice: string | null;
  readonly billedPrice: string;
  readonly itemDiff: string;
  readonly why: Why | null;
  readonly yearly: string | null;
  readonly yearlyQuantity: string;
}

/** The price in words: numbers without the unit where they stand before another with it. */
export interface PriceWords {
  readonly from: string | null;
  readonly fromWithUnit: string | null;
  readonly to: string;
  /** `428,00 kr/kg` */
  readonly toWithUnit: string;
  /** `+39,00 kr/kg (+10,0 %)`; null when it cannot be compared. */
  readonly change: string | null;
  readonly direction: 'up' | 'down' | 'flat';
}

/** Per kilogram, litre or piece where the pack changed, with as many decimals as tell the two prices apart. */
const pricesOf = ({ why, watchedPrice, billedPrice, unitOfMeasure }: ToldPrice) =>
  watchedPrice === null || why === null
    ? { from: watchedPrice, to: billedPrice, unit: unitOfMeasure, places: 2 }
    : {
        from: why.from,
        to: why.to,
        unit: why.baseUnit ?? unitOfMeasure,
        places: why.to.split('.')[1]?.length ?? 2,
      };

/** What a letter says of a changed price, in the words of the screens. */
export const priceWords = (price: ToldPrice, language: Language): PriceWords => {
  const format = numberFormats(language);
  const { from, to, unit: unitName, places } = pricesOf(price);
  const unit = unitWord(unitName, language);
  const withUnit = (amount: string) => `${amount} ${format.currencyName(price.currency)}/${unit}`;
  const words = { to: format.number(to, places), toWithUnit: withUnit(format.number(to, places)) };
  if (from === null) return { ...words, from: null, fromWithUnit: null, change: null, direction: 'flat' };
  const difference = decimal(to).minus(decimal(from));
  const amount = withUnit(format.plainChange(fixed(difference, places), places));
  const percent = changePercent(price.itemDiff, price.watchedPrice);
  return {
    ...words,
    from: format.number(from, places),
    fromWithUnit: withUnit(format.number(from, places)),
    change: percent === null ? amount : `${amount} (${format.percentChange(percent)})`,
    direction: difference.eq('0') ? 'flat' : difference.lt('0') ? 'down' : 'up',
  };
};

/** The sentence of the alert's drawer; null where no cause was told. */
export const saidOf = ({ why }: ToldPrice, language: Language): string | null =>
  why && whySentence(why, language);

/** A sentence inside another: `priset är högre än det ni har avtalat`. */
export const asClause = (sentence: string): string =>
  sentence.slice(0, 1).toLowerCase() + sentence.slice(1).replace(/\.$/, '');

/** `220 kg`: whole units, since a year is no exact figure. */
export const yearlyQuantityText = (
  { yearlyQuantity, unitOfMeasure }: ToldPrice,
  language: Language,
): string => {
  const whole = fixed(decimal(yearlyQuantity), 0);
  const unit = whole === '1' ? unitWord(unitOfMeasure, language) : unitsWord(unitOfMeasure, language);
  return `${numberFormats(language).number(whole)} ${unit}`;
};

/** What all of them make in a year, by whole kronor; null where that is nothing, or currencies differ. */
export const yearlySum = (prices: readonly ToldPrice[]): { sum: string; currency: string } | null => {
  const known = prices.filter(({ yearly }) => yearly !== null);
  const [first] = known;
  if (first === undefined || known.some(({ currency }) => currency !== first.currency)) return null;
  const sum = sumOf(known.map(({ yearly }) => decimal(yearly ?? '0')));
  return sum.eq('0') ? null : { sum: fixed(sum, 2), currency: first.currency };
};
