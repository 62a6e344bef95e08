import { Handshake } from 'lucide-react';
import type { Formats } from '#platform/web/formats/format.ts';
import type { MenuPeriod } from '#platform/web/formats/period.ts';
import { categoryIcon } from '#platform/web/ui/category-icon.tsx';
import type { Column } from '#platform/web/ui/tables/data-table.tsx';
import { Duo } from '#platform/web/ui/duo.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Plate } from '#platform/web/ui/plate.tsx';
import { Sparkline } from '#platform/web/ui/tables/price-cells.tsx';
import { PriceRange } from '#platform/web/ui/forms/price-range.tsx';
import { Marked, Missing } from '#platform/web/ui/price-marks.tsx';
import type { ListRow } from '#platform/web/ui/tables/row-lines.tsx';
import { productPath } from '../paths.ts';
import type { ProductRow } from '../contract.ts';
import { directionOf, everyOf, ProductDelta, type Words } from './price-words.tsx';
import styles from './products.module.css';

export const productHref = (product: ProductRow): string => productPath(product.id);

const DealMark = ({ label }: { label: string }) => (
  <span className={styles.dealmark}>
    <Icon of={Handshake} />
    {label}
  </span>
);

const detailOf = (product: ProductRow, first: string | null, t: Words) => (
  <>
    {first}
    {first !== null && product.negotiated && ' · '}
    {product.negotiated && <DealMark label={t('deal')} />}
  </>
);

const LatestPrice = ({ product, format }: { product: ProductRow; format: Formats }) => {
  const price = format.price(product.last);
  const currency = product.currency === 'SEK' ? '' : ` ${product.currency}`;
  return (
    <span className="strong">
      {product.unresolved > 0 ? <Marked>{price}</Marked> : price}{' '}
      <span className={styles.pu}>
        {currency}/{format.unitName(product.unit)}
      </span>
    </span>
  );
};

const Range = ({ product, format, t }: { product: ProductRow; format: Formats; t: Words }) => {
  const { min: lowest, max: highest, last: latest, average } = product;
  const [lowestText, highestText] = [format.price(lowest), format.price(highest)];
  return (
    <PriceRange
      lowest={Number(lowest)}
      average={Number(average ?? latest)}
      highest={Number(highest)}
      latest={Number(latest)}
      lowestText={lowestText}
      highestText={highestText}
      sentence={t('range', {
        lowest: lowestText,
        average: average === null ? t('missing') : format.price(average),
        highest: highestText,
        latest: format.price(latest),
      })}
    />
  );
};

export interface ProductColumn extends Column<ProductRow> {
  readonly isOptional?: boolean;
}

/** Every column of the list, the optional ones last. */
export const productColumns = (period: MenuPeriod, format: Formats, t: Words): readonly ProductColumn[] => [
  {
    id: 'product',
    header: t('product'),
    sortKey: 'name',
    cell: (product) => (
      <Duo
        lead={<Plate icon={categoryIcon(product.category)} />}
        title={product.name}
        detail={detailOf(product, product.articleNumber, t)}
        href={productHref(product)}
      />
    ),
  },
  {
    id: 'supplier',
    header: t('supplier'),
    sortKey: 'supplier',
    cell: (product) => product.supplier.displayName,
  },
  {
    id: 'trend',
    header: t('trend', { span: t(`span.${period}`) }),
    cell: (product) => (
      <Sparkline prices={product.prices.map(Number)} direction={directionOf(product.change)} />
    ),
  },
  {
    id: 'latest',
    header: t('latest'),
    sortKey: 'last',
    isNumeric: true,
    cell: (product) => <LatestPrice product={product} format={format} />,
  },
  {
    id: 'change',
    header: t('change'),
    sortKey: 'change',
    isNumeric: true,
    cell: (product) => <ProductDelta product={product} />,
  },
  {
    id: 'range',
    header: t('lowToHigh'),
    priority: 2,
    cell: (product) => <Range product={product} format={format} t={t} />,
  },
  {
    id: 'bought',
    header: t('bought'),
    sortKey: 'quantity',
    isNumeric: true,
    priority: 2,
    cell: (product) => format.quantity(product.totalQuantity, product.unit),
  },
  {
    id: 'frequency',
    header: t('frequency'),
    sortKey: 'frequency',
    isNumeric: true,
    priority: 3,
    cell: (product) => {
      const every = everyOf(product, format);
      return every === null ? <Missing label={t('missing')} /> : <span className="muted">{every}</span>;
    },
  },
  {
    id: 'averageQuantity',
    header: t('averageQuantity'),
    isNumeric: true,
    priority: 3,
    isOptional: true,
    cell: (product) => format.quantity(product.averageQuantity, product.unit),
  },
  {
    id: 'variance',
    header: t('variance'),
    sortKey: 'variance',
    isNumeric: true,
    priority: 3,
    isOptional: true,
    cell: ({ priceVariance }) =>
      priceVariance === null ? <Missing label={t('missing')} /> : format.percent(priceVariance),
  },
  {
    id: 'lastUsed',
    header: t('lastUsed'),
    sortKey: 'lastUsed',
    isNumeric: true,
    priority: 3,
    isOptional: true,
    cell: (product) => <time dateTime={product.lastUsedDate}>{format.date(product.lastUsedDate)}</time>,
  },
  {
    id: 'deal',
    header: t('deal'),
    priority: 3,
    isOptional: true,
    cell: (product) =>
      product.negotiated ? <DealMark label={t('deal')} /> : <Missing label={t('noDeal')} />,
  },
];

/** The same row on a phone. */
export const productListRow = (product: ProductRow, format: Formats, t: Words): ListRow => {
  const price = format.money(product.last, product.currency);
  return {
    lead: <Plate icon={categoryIcon(product.category)} />,
    title: product.name,
    value: product.unresolved > 0 ? <Marked>{price}</Marked> : price,
    detail: detailOf(product, product.supplier.displayName, t),
    note: <ProductDelta product={product} />,
  };
};
