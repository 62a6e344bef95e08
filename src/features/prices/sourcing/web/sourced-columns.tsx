import { Check } from 'lucide-react';
import type { useFormat } from '#platform/web/formats/format.ts';
import type { useText } from '#platform/web/texts/i18n.ts';
import { categoryIcon } from '#platform/web/ui/category-icon.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Plate } from '#platform/web/ui/plate.tsx';
import { Missing } from '#platform/web/ui/price-marks.tsx';
import type { Column } from '#platform/web/ui/tables/data-table.tsx';
import type { ListRow } from '#platform/web/ui/tables/row-lines.tsx';
import type { SourcedArticle } from '../contract-fields.ts';
import type { texts } from '../texts.en.ts';
import { ArticleCell } from './article-cell.tsx';
import { BandCell } from './band-cell.tsx';
import bandStyles from './band.module.css';
import { comparedPrice, Saved, SavingFrom, savingPrice, yearlyText } from './saving-words.tsx';
import styles from './sourcing.module.css';

type Words = ReturnType<typeof useText<typeof texts>>;
type Format = ReturnType<typeof useFormat>;

interface CellProps {
  readonly row: SourcedArticle;
  readonly t: Words;
  readonly format: Format;
}

/** A value that the plan does not show: a blank, never a number. */
const Blank = ({ t }: { readonly t: Words }) => (
  <>
    <span className={styles.blank} aria-hidden="true" />
    <span className="visually-hidden">{t('lockedCell')}</span>
  </>
);

const Best = ({ row, t, format }: CellProps) => {
  const { saving, isLocked, isCompared, pack, proposals } = row;
  if (isLocked) return <Blank t={t} />;
  // The band itself is drawn beside it.
  if (saving?.source === 'band')
    return (
      <span className="muted small">
        {t('instead.band')} {savingPrice(row, saving, format)}
      </span>
    );
  if (saving !== null)
    return (
      <span className={styles.two}>
        <span>
          <b className="strong">{savingPrice(row, saving, format)}</b>{' '}
          {saving.source === 'offer' && saving.name}
        </span>
        <small className="muted">
          <SavingFrom saving={saving} band={row.band} />
        </small>
      </span>
    );
  if (proposals > 0) return <span className="muted">{t('proposed')}</span>;
  if (pack === null && !isCompared) return <span className="muted small">{t('noPack')}</span>;
  if (!isCompared) return <span className="muted small">{t('nothingBeside')}</span>;
  return (
    <span className={styles.good}>
      <Icon of={Check} /> {t('good')}
    </span>
  );
};

const SavingCell = ({ row, t }: Pick<CellProps, 'row' | 't'>) => {
  if (row.isLocked) return <Blank t={t} />;
  if (row.saving === null) return <Missing label={t('missing')} />;
  return (
    <span className={`${styles.two} ${styles.right}`}>
      <Saved yearly={row.saving.yearly} currency={row.currency} />
      {row.isEstimated && <small className="muted">{t('estimated')}</small>}
    </span>
  );
};

const bandColumns = (t: Words): readonly Column<SourcedArticle>[] => [
  {
    id: 'market',
    header: t('market'),
    // The drawer, which takes its room, shows it larger.
    priority: 2,
    cell: (row) => <BandCell article={row} missing={t('missing')} />,
  },
  {
    id: 'behind',
    header: t('behindColumn'),
    isNumeric: true,
    priority: 3,
    cell: ({ band }) =>
      band?.state === 'shown' ? (
        <span className="muted">{t(`behind.${band.behind}`)}</span>
      ) : (
        <Missing label={t('missing')} />
      ),
  },
];

/** The columns of the unit's articles; `hrefOf` opens an article's alternatives; the market stands in them where bands are shown. */
export const sourcedColumns = (
  t: Words,
  format: Format,
  hrefOf: (row: SourcedArticle) => string,
  hasBands: boolean,
): readonly Column<SourcedArticle>[] => [
  {
    id: 'article',
    header: t('article'),
    sortKey: 'name',
    cell: (row) => <ArticleCell row={row} href={hrefOf(row)} />,
  },
  {
    id: 'price',
    header: t('price'),
    sortKey: 'price',
    isNumeric: true,
    cell: (row) => <span className="strong">{comparedPrice(row, format)}</span>,
  },
  ...(hasBands ? bandColumns(t) : []),
  { id: 'best', header: t('best'), cell: (row) => <Best row={row} t={t} format={format} /> },
  {
    id: 'quantity',
    header: t('yearlyQuantity'),
    sortKey: 'quantity',
    isNumeric: true,
    priority: 2,
    cell: (row) => <span className="muted">{yearlyText(row, format)}</span>,
  },
  {
    id: 'saving',
    header: t('saving'),
    sortKey: 'saving',
    isNumeric: true,
    cell: (row) => <SavingCell row={row} t={t} />,
  },
];

/** The same row on a phone. */
export const sourcedListRow = (row: SourcedArticle, t: Words, format: Format): ListRow => ({
  lead: <Plate icon={categoryIcon(row.category)} />,
  title: row.name,
  value: row.saving === null && !row.isLocked ? comparedPrice(row, format) : <SavingCell row={row} t={t} />,
  detail: `${row.supplier.displayName} · ${comparedPrice(row, format)}`,
  foot: (
    <>
      <Best row={row} t={t} format={format} />
      {row.band?.state === 'shown' && (
        <span className={bandStyles.inrow}>
          <BandCell article={row} missing={t('missing')} />
        </span>
      )}
    </>
  ),
});
