import type { Why } from '#core/price-watch/types.ts';
import { decimal, fixed } from '#core/values/decimal.ts';
import type { BasePrices } from './contract-alerts.ts';
import { packOf } from './rules.ts';

const placesOf = (price: string): number => price.split('.')[1]?.length ?? 0;

/** What was compared per litre, kilo or piece because the pack has changed, as its causes say it; null where nothing was converted. */
export const shownPerBase = (why: Why | null): BasePrices | null => {
  if (why === null || why.baseUnit === null) return null;
  const { baseUnit, from, to } = why;
  const places = Math.max(placesOf(from), placesOf(to));
  const priceDifference = fixed(decimal(to).minus(decimal(from)), places);
  return { baseUnit, watchedPrice: from, newPrice: to, priceDifference };
};

/** A line's price per litre, kilo or piece with as many decimals as those that were compared; null where its pack is not known. */
export const lineBasePrice = (
  line: { readonly name: string; readonly unit: string; readonly price: string },
  compared: Pick<BasePrices, 'newPrice'> | null,
): { readonly baseUnit: string; readonly price: string } | null => {
  const pack = packOf(line);
  if (pack === null) return null;
  const places = Math.max(2, placesOf(compared?.newPrice ?? ''));
  return { baseUnit: pack.baseUnit, price: fixed(decimal(line.price).div(decimal(pack.amount)), places) };
};
