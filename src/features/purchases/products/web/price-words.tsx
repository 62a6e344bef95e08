import type { Formats } from '#platform/web/formats/format.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import type { TextOf } from '#platform/web/texts/i18n.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { type Direction, PriceDelta } from '#platform/web/ui/price-delta.tsx';
import type { ProductRow } from '../contract.ts';
import type { texts } from '../texts.en.ts';

export type Words = TextOf<typeof texts>;

/** Up, down or flat by the sign of a decimal string. */
export const directionOf = (change: string): Direction => {
  if (/^-?0*(\.0*)?$/.test(change)) return 'flat';
  return change.startsWith('-') ? 'down' : 'up';
};

/** A decimal string without its sign. */
export const sizeOf = (amount: string): string => amount.replace('-', '');

/** `kr/kg`, in the language. */
export const priceUnit = ({ currency, unit }: ProductRow, format: Formats): string =>
  `${format.currencyName(currency)}/${format.unitName(unit)}`;

/** How often it is bought, in words; null with one date. */
export const everyOf = ({ orderFrequency }: ProductRow, format: Formats): string | null =>
  orderFrequency === null ? null : format.everyDays(Math.max(1, Math.round(Number(orderFrequency))));

/** The change of a product's price over the period, in percent. */
export const ProductDelta = ({ product }: { product: ProductRow }) => {
  const t = useText<typeof texts>('products');
  const format = useFormat();
  const direction = directionOf(product.change);
  if (direction === 'flat') return <PriceDelta direction="flat" sentence={t('unchanged')} />;
  const first = product.prices[0] ?? product.last;
  const sentence = t(direction, {
    percent: format.percent(sizeOf(product.changePercent)),
    from: format.price(first),
    to: format.unitPrice(product.last, product.currency, product.unit),
  });
  return (
    <PriceDelta
      direction={direction}
      text={format.percentChange(product.changePercent)}
      sentence={product.unresolved > 0 ? t('waits', { sentence }) : sentence}
    />
  );
};
