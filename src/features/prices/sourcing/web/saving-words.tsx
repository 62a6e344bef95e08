import { Check } from 'lucide-react';
import type { MarketBand } from '#features/prices/market-band/contract-fields.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { Icon } from '#platform/web/ui/icon.tsx';
import { PriceDelta } from '#platform/web/ui/price-delta.tsx';
import type { FoundSavingRow, PricedGoods } from '../contract-fields.ts';
import type { texts } from '../texts.en.ts';
import styles from './sourcing.module.css';

type Format = ReturnType<typeof useFormat>;

/** A price of a kilogram, litre or piece where the pack is known, else of the unit of measure. */
export const comparedPrice = (
  {
    comparable,
    pack,
    price,
    unit,
    currency,
  }: Pick<PricedGoods, 'comparable' | 'pack' | 'price' | 'unit' | 'currency'>,
  format: Format,
): string =>
  comparable === null || pack === null
    ? format.unitPrice(price, currency, unit)
    : format.unitPrice(comparable, currency, pack.baseUnit);

/** The lower price of a saving, in the same terms. */
export const savingPrice = (
  goods: Pick<PricedGoods, 'pack' | 'unit' | 'currency'>,
  saving: FoundSavingRow,
  format: Format,
): string =>
  saving.comparable === null || goods.pack === null
    ? format.unitPrice(saving.lower, goods.currency, goods.unit)
    : format.unitPrice(saving.comparable, goods.currency, goods.pack.baseUnit);

/** What a year takes, as it was multiplied. */
export const yearlyText = (
  { yearlyQuantity, unit }: { readonly yearlyQuantity: string; readonly unit: string },
  format: Format,
): string => format.multiplied(yearlyQuantity, unit);

/** Kronor that a year would cost less. */
export const Saved = ({ yearly, currency }: { readonly yearly: string; readonly currency: string }) => {
  const t = useText<typeof texts>('sourcing');
  const format = useFormat();
  const amount = format.total(yearly, currency);
  return <PriceDelta direction="down" text={amount} sentence={t('saves', { amount })} />;
};

/** Marks a supplier that the unit buys from already. */
export const OwnMark = () => {
  const t = useText<typeof texts>('sourcing');
  return (
    <span className={styles.mine} title={t('ownSupplier')}>
      <Icon of={Check} />
      <span className="visually-hidden">{t('ownSupplier')}</span>
    </span>
  );
};

/** Who has the lower price: a supplier, an own restaurant, the deal, or half of the market. */
export const SavingFrom = ({
  saving,
  band,
}: {
  readonly saving: FoundSavingRow;
  /** Of the article: its middle is never told without it. */
  readonly band: MarketBand | null;
}) => {
  const t = useText<typeof texts>('sourcing');
  const format = useFormat();
  if (saving.source === 'deal') return <>{t('kind.deal')}</>;
  if (saving.source === 'band')
    return band?.state === 'shown' ? (
      <>{t('kind.band', { low: format.price(band.low), high: format.price(band.high) })}</>
    ) : null;
  if (saving.source === 'own-outlet')
    return <>{t('kind.own-outlet', { outlet: saving.outlet?.displayName ?? '' })}</>;
  return (
    <>
      {saving.supplier.displayName}
      {saving.isOwnSupplier && <OwnMark />}
      {saving.outlet !== null && ` · ${t('at', { outlet: saving.outlet.displayName })}`}
    </>
  );
};
