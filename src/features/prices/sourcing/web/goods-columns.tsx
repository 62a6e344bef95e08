import type { useFormat } from '#platform/web/formats/format.ts';
import type { useText } from '#platform/web/texts/i18n.ts';
import { categoryIcon } from '#platform/web/ui/category-icon.tsx';
import { Duo } from '#platform/web/ui/duo.tsx';
import { Plate } from '#platform/web/ui/plate.tsx';
import { Missing } from '#platform/web/ui/price-marks.tsx';
import type { Column } from '#platform/web/ui/tables/data-table.tsx';
import type { ListRow } from '#platform/web/ui/tables/row-lines.tsx';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import type { sourcingContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import { comparedPrice, OwnMark } from './saving-words.tsx';
import styles from './sourcing.module.css';

type Words = ReturnType<typeof useText<typeof texts>>;
type Format = ReturnType<typeof useFormat>;

export type FoundGoods = ReplyOf<(typeof sourcingContract)['searchGoods']>['content'][number];

const Whose = ({ row, t }: { readonly row: FoundGoods; readonly t: Words }) => (
  <span className={styles.two}>
    {row.supplier.displayName}
    <small className="muted">
      {row.isOwnSupplier ? (
        <>
          <OwnMark /> {t('ownSupplier')}
        </>
      ) : (
        t('newSupplier')
      )}
      {row.outlet !== null && ` · ${t('at', { outlet: row.outlet.displayName })}`}
    </small>
  </span>
);

const packText = ({ pack, packFrom }: FoundGoods, format: Format): string | null =>
  pack === null || packFrom === 'unit' ? null : format.quantity(pack.amount, pack.baseUnit);

const Seen = ({ row, t }: { readonly row: FoundGoods; readonly t: Words }) => (
  <span className={styles.two}>
    <time className={row.isOld ? 'muted' : ''} dateTime={row.lastDate}>
      {row.lastDate}
    </time>
    {row.isListed && <small className="muted">{t('inList')}</small>}
  </span>
);

/** The columns of goods that a search finds. */
export const goodsColumns = (t: Words, format: Format): readonly Column<FoundGoods>[] => [
  {
    id: 'goods',
    header: t('goods'),
    cell: (row) => (
      <Duo
        lead={<Plate icon={categoryIcon(row.category)} />}
        title={row.name}
        detail={row.articleNumber ?? ''}
      />
    ),
  },
  { id: 'supplier', header: t('supplier'), cell: (row) => <Whose row={row} t={t} /> },
  {
    id: 'pack',
    header: t('pack'),
    isNumeric: true,
    priority: 2,
    cell: (row) => {
      const text = packText(row, format);
      return text === null ? <Missing label={t('missing')} /> : <span className="muted">{text}</span>;
    },
  },
  {
    id: 'price',
    header: t('priceColumn'),
    isNumeric: true,
    priority: 2,
    cell: (row) => format.unitPrice(row.price, row.currency, row.unit),
  },
  {
    id: 'comparable',
    header: t('perUnit'),
    isNumeric: true,
    cell: (row) =>
      row.comparable === null ? (
        <span className="muted small">{t('noPack')}</span>
      ) : (
        <b className="strong">{comparedPrice(row, format)}</b>
      ),
  },
  { id: 'seen', header: t('seen'), isNumeric: true, cell: (row) => <Seen row={row} t={t} /> },
];

/** The same row on a phone. */
export const goodsListRow = (row: FoundGoods, t: Words, format: Format): ListRow => ({
  lead: <Plate icon={categoryIcon(row.category)} />,
  title: row.name,
  value: comparedPrice(row, format),
  detail: row.supplier.displayName,
  note: <Seen row={row} t={t} />,
  ...(row.outlet === null ? {} : { foot: t('at', { outlet: row.outlet.displayName }) }),
});
