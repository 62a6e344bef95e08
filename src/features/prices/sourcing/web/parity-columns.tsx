import { Check } from 'lucide-react';
import { decimal } from '#core/values/decimal.ts';
import type { useFormat } from '#platform/web/formats/format.ts';
import type { useText } from '#platform/web/texts/i18n.ts';
import { categoryIcon } from '#platform/web/ui/category-icon.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Plate } from '#platform/web/ui/plate.tsx';
import { PriceDelta } from '#platform/web/ui/price-delta.tsx';
import type { Column } from '#platform/web/ui/tables/data-table.tsx';
import type { ListRow } from '#platform/web/ui/tables/row-lines.tsx';
import type { ParityRow } from '../contract-fields.ts';
import { sourcingArticlesPath } from '../paths.ts';
import type { texts } from '../texts.en.ts';
import { ArticleCell } from './article-cell.tsx';
import { ParityAct } from './brought-acts.tsx';
import { yearlyText } from './saving-words.tsx';
import styles from './sourcing.module.css';

type Words = ReturnType<typeof useText<typeof texts>>;
type Format = ReturnType<typeof useFormat>;

export interface OtherOutlet {
  readonly unitId: string;
  readonly displayName: string;
}

const above = (price: string, { price: here, lowest }: ParityRow): string | null => {
  const least = lowest ?? here;
  const more = decimal(price).minus(decimal(least));
  return more.gt('0') ? more.toFixed() : null;
};

interface CellProps {
  readonly row: ParityRow;
  readonly price: string;
  readonly format: Format;
}

/** A price, with what it is above the lowest of all restaurants; the lowest is bold. */
const PriceCell = ({ row, price, format }: CellProps) => {
  const more = above(price, row);
  if (row.yearly === null && more === null) return <span className="muted">{format.price(price)}</span>;
  if (more === null) return <b className="strong">{format.price(price)}</b>;
  const text = format.change(more, row.currency);
  return (
    <span className={`${styles.two} ${styles.right}`}>
      <span className="strong">{format.price(price)}</span>
      <PriceDelta direction="up" text={text} sentence={text} />
    </span>
  );
};

const Equal = ({ t }: { readonly t: Words }) => (
  <span className={styles.good}>
    <Icon of={Check} /> {t('equal')}
  </span>
);

const hrefOf = ({ articleId }: ParityRow): string => sourcingArticlesPath({ alternatives: articleId });

/** A column a restaurant, the one that is looked at first. */
export const parityColumns = (
  t: Words,
  format: Format,
  here: string,
  outlets: readonly OtherOutlet[],
): readonly Column<ParityRow>[] => [
  {
    id: 'article',
    header: t('article'),
    cell: (row) => <ArticleCell row={row} href={hrefOf(row)} />,
  },
  {
    id: 'here',
    header: here === '' ? t('here') : here,
    isNumeric: true,
    cell: (row) => <PriceCell row={row} price={row.price} format={format} />,
  },
  ...outlets.map(({ unitId, displayName }, at): Column<ParityRow> => ({
    id: unitId,
    header: displayName,
    isNumeric: true,
    priority: at === 0 ? 1 : 2,
    cell: (row) => {
      const price = row.outlets.find((other) => other.unitId === unitId)?.price;
      return price === undefined ? (
        <span className="muted">{t('notBought')}</span>
      ) : (
        <PriceCell row={row} price={price} format={format} />
      );
    },
  })),
  {
    id: 'quantity',
    header: t('buys'),
    isNumeric: true,
    priority: 2,
    cell: (row) => <span className="muted">{yearlyText(row, format)}</span>,
  },
  {
    id: 'yearly',
    header: t('costs'),
    isNumeric: true,
    cell: (row) =>
      row.yearly === null ? (
        <Equal t={t} />
      ) : (
        <span className={`${styles.two} ${styles.right}`}>
          <b className="strong">{format.total(row.yearly, row.currency)}</b>
          <ParityAct row={row} />
          {row.isEstimated && <small className="muted">{t('estimated')}</small>}
        </span>
      ),
  },
];

/** The same row on a phone. */
export const parityListRow = (
  row: ParityRow,
  t: Words,
  format: Format,
  outlets: readonly OtherOutlet[],
): ListRow => {
  const cheapest = row.outlets.find(({ price }) => price === row.lowest);
  const outlet = outlets.find(({ unitId }) => unitId === cheapest?.unitId)?.displayName ?? '';
  const more = row.lowest === null ? null : decimal(row.price).minus(decimal(row.lowest)).toFixed();
  return {
    lead: <Plate icon={categoryIcon(row.category)} />,
    title: row.name,
    value:
      row.yearly === null ? (
        <Equal t={t} />
      ) : (
        t('perYearShort', { amount: format.total(row.yearly, row.currency) })
      ),
    detail: `${row.supplier.displayName} · ${format.unitPrice(row.price, row.currency, row.unit)}`,
    ...(more === null
      ? {}
      : {
          foot: (
            <>
              {t('more', { amount: format.money(more, row.currency), outlet })} <ParityAct row={row} />
            </>
          ),
        }),
  };
};
