import { type Formats, useFormat } from '#platform/web/formats/format.ts';
import { useCodeText, useText } from '#platform/web/texts/i18n.ts';
import type { Column } from '#platform/web/ui/tables/data-table.tsx';
import { Duo } from '#platform/web/ui/duo.tsx';
import { Monogram } from '#platform/web/ui/plate.tsx';
import { Missing } from '#platform/web/ui/price-marks.tsx';
import type { ListRow } from '#platform/web/ui/tables/row-lines.tsx';
import type { FinderRow } from '../rules-finder.ts';
import type { texts } from '../texts.en.ts';
import { StatusCell, StatusSummary, Verified } from './status-cell.tsx';
import type { Place } from './use-finder.ts';

/** More restaurants than this share one column. */
const mostColumns = 3;

const Latest = ({ date, format }: { readonly date: string; readonly format: Formats }) => (
  <time className="nowrap" dateTime={date}>
    {format.date(date)}
  </time>
);

const Name = ({ row }: { readonly row: FinderRow }) => (
  <>
    {row.displayName}
    {row.verified && <Verified />}
  </>
);

interface Choosing {
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
}

/** The columns of suppliers: one per restaurant, up to three; with `choosing`, boxes to tick. */
export const useSupplierColumns = (
  places: readonly Place[],
  rowHref: (row: FinderRow) => string,
  choosing: Choosing | null,
): readonly Column<FinderRow>[] => {
  const t = useText<typeof texts>('suppliers');
  const categoryText = useCodeText('suppliers', 'category');
  const format = useFormat();
  const own: readonly Column<FinderRow>[] =
    places.length <= mostColumns
      ? places.map((place) => ({
          id: place.id,
          header: place.name,
          cell: (row) => <StatusCell row={row} place={place} />,
        }))
      : [
          {
            id: 'restaurants',
            header: t('inRestaurants'),
            cell: (row) => <StatusSummary row={row} all={places.length} />,
          },
        ];
  const boxes: readonly Column<FinderRow>[] =
    choosing === null
      ? []
      : [
          {
            id: 'choose',
            header: t('choose', { supplier: '' }),
            isHeaderHidden: true,
            cell: ({ id, displayName }) => (
              <input
                className="check"
                type="checkbox"
                aria-label={t('choose', { supplier: displayName })}
                checked={choosing.chosen.has(id)}
                onChange={() => choosing.onToggle(id)}
              />
            ),
          },
        ];
  return [
    ...boxes,
    {
      id: 'supplier',
      header: t('supplier'),
      sortKey: 'name',
      cell: (row) => (
        <Duo
          lead={<Monogram name={row.displayName} />}
          title={<Name row={row} />}
          detail={categoryText(row.category)}
          href={rowHref(row)}
        />
      ),
    },
    ...own,
    {
      id: 'latest',
      header: t('latestInvoice'),
      sortKey: 'latest',
      isNumeric: true,
      cell: ({ latestInvoiceDate: date }) =>
        date === null ? <Missing label={t('missing')} /> : <Latest date={date} format={format} />,
    },
  ];
};

/** The same row on a phone. */
export const useSupplierListRow = (places: readonly Place[]): ((row: FinderRow) => ListRow) => {
  const categoryText = useCodeText('suppliers', 'category');
  const format = useFormat();
  return (row) => ({
    lead: <Monogram name={row.displayName} />,
    title: <Name row={row} />,
    value: row.latestInvoiceDate !== null && (
      <span className="muted small">
        <Latest date={row.latestInvoiceDate} format={format} />
      </span>
    ),
    detail: categoryText(row.category),
    note: row.outlets.length > 0 && <StatusSummary row={row} all={places.length} />,
  });
};
