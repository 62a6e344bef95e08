import { useId } from 'react';
import type { Formats } from '#platform/web/formats/format.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { type Column, DataTable } from '#platform/web/ui/tables/data-table.tsx';
import { PriceDelta } from '#platform/web/ui/price-delta.tsx';
import { invoicePath } from '#features/purchases/invoices/paths.ts';
import type { ProductDetail } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { directionOf, sizeOf, type Words } from './price-words.tsx';
import { isUnderDeal } from './product-kpis.tsx';
import styles from './products.module.css';

type Purchase = ProductDetail['purchases'][number];

const Difference = ({
  purchase,
  isFirst,
  format,
  t,
}: {
  purchase: Purchase;
  isFirst: boolean;
  format: Formats;
  t: Words;
}) => {
  const { quantity, itemDiff, price, status } = purchase;
  if (quantity.startsWith('-')) return <Badge tone="line">{t('credit')}</Badge>;
  if (itemDiff === null || directionOf(itemDiff) === 'flat') {
    return isFirst ? (
      <PriceDelta direction="flat" text={t('firstPurchase')} sentence={t('firstPurchase')} />
    ) : (
      <PriceDelta direction="flat" sentence={t('noDeviation')} />
    );
  }
  const from = Number(price) - Number(itemDiff);
  const sentence = t(directionOf(itemDiff) === 'up' ? 'up' : 'down', {
    percent: format.percent(sizeOf(((Number(itemDiff) / from) * 100).toFixed(1))),
    from: format.price(from.toFixed(2)),
    to: format.price(price),
  });
  return (
    <PriceDelta
      direction={directionOf(itemDiff)}
      text={format.plainChange(itemDiff)}
      sentence={status === 'UNRESOLVED' ? t('waits', { sentence }) : sentence}
    />
  );
};

const hrefOf = ({ invoiceId }: Purchase): string => invoicePath(invoiceId);

interface PurchasesCardProps {
  readonly detail: ProductDetail;
  readonly shown: number;
  readonly onMore: () => void;
}

/** Each purchase of the range with the way to its invoice. */
export const PurchasesCard = ({ detail, shown, onMore }: PurchasesCardProps) => {
  const t = useText<typeof texts>('products');
  const format = useFormat();
  const id = useId();
  const { product, purchases, firstDate } = detail;
  if (purchases.length === 0) return null;
  const difference = (purchase: Purchase) => (
    <Difference purchase={purchase} isFirst={purchase.date === firstDate} format={format} t={t} />
  );
  const columns: readonly Column<Purchase>[] = [
    {
      id: 'date',
      header: t('date'),
      cell: ({ date }) => <time dateTime={date}>{format.date(date)}</time>,
    },
    {
      id: 'invoice',
      header: t('invoice'),
      cell: (purchase) => (
        <a href={hrefOf(purchase)} data-row-link>
          {purchase.invoiceNumber}
        </a>
      ),
    },
    {
      id: 'quantity',
      header: t('quantity'),
      isNumeric: true,
      cell: ({ quantity }) => format.quantity(quantity, product.unit),
    },
    { id: 'price', header: t('unitPrice'), isNumeric: true, cell: ({ price }) => format.price(price) },
    {
      id: 'difference',
      isNumeric: true,
      cell: difference,
      header: t(isUnderDeal(detail) ? 'againstDealColumn' : 'againstWatchedColumn'),
    },
    {
      id: 'sum',
      header: t('sum'),
      isNumeric: true,
      cell: ({ sum }) => <span className="strong">{format.money(sum, product.currency)}</span>,
    },
  ];
  const visible = purchases.slice(0, shown);
  return (
    <section className={`card ${styles.bought}`} aria-labelledby={id}>
      <div className={styles.cardhead}>
        <h2 id={id}>{t('purchasesTitle')}</h2>
      </div>
      <DataTable
        label={t('purchasesTitle')}
        columns={columns}
        rows={visible}
        rowKey={({ invoiceId, lineNo }) => `${invoiceId}-${lineNo}`}
        rowHref={hrefOf}
        listRow={(purchase) => ({
          title: <time dateTime={purchase.date}>{format.date(purchase.date)}</time>,
          value: format.money(purchase.price, product.currency),
          detail: `${format.quantity(purchase.quantity, product.unit)} · ${format.money(purchase.sum, product.currency)}`,
          note: difference(purchase),
        })}
        paging={{
          total: purchases.length,
          onMore,
          text: t('showingPurchases', { shown: visible.length, count: purchases.length }),
        }}
      />
    </section>
  );
};
