import type { ReactNode } from 'react';
import { useQueryString } from '#platform/web/calls/query-string.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { categoryIcon } from '#platform/web/ui/category-icon.tsx';
import { Duo } from '#platform/web/ui/duo.tsx';
import { Plate } from '#platform/web/ui/plate.tsx';
import { type Column, DataTable } from '#platform/web/ui/tables/data-table.tsx';
import type { texts } from '../texts.en.ts';
import { useAddressIn, type Whose } from './use-every-unit.ts';

type In<Row> = Whose & { readonly row: Row };

/** Goods as a row shows them, with what a narrow screen says of them. */
interface Goods {
  readonly category: string;
  readonly title: string;
  readonly supplier: string;
  readonly price: ReactNode;
  readonly note: ReactNode;
}

/** A column of something that is known of the goods in one restaurant. */
export type Figure<Row> = Omit<Column<In<Row>>, 'cell'> & { readonly of: (row: Row) => ReactNode };

interface EveryTableProps<Row> {
  readonly label: string;
  /** The head of the column of goods. */
  readonly head: string;
  readonly list: {
    readonly rows: readonly In<Row>[];
    readonly total: number;
    readonly onMore: () => void;
    readonly isPending: boolean;
  };
  readonly goodsOf: (row: Row) => Goods;
  /** Where a row is looked at in its own restaurant. */
  readonly pathOf: (row: Row) => string;
  readonly figures: readonly Figure<Row>[];
  /** What the rows are sorted by, most first. */
  readonly sort: string;
  readonly empty: ReactNode;
}

/** Goods of all restaurants in one table, each row leading to its own restaurant. */
export const EveryTable = <Row extends { readonly id: string }>(props: EveryTableProps<Row>) => {
  const { label, head, list, goodsOf, pathOf, figures, sort, empty } = props;
  const { rows, total, onMore, isPending } = list;
  const t = useText<typeof texts>('all-restaurants');
  const { change } = useQueryString();
  const inRestaurant = useAddressIn();
  const hrefOf = ({ unit, row }: In<Row>): string => inRestaurant(unit, pathOf(row));
  const goods = (each: In<Row>) => {
    const { category, title, supplier } = goodsOf(each.row);
    const lead = <Plate icon={categoryIcon(category)} />;
    return <Duo lead={lead} title={title} detail={supplier} href={hrefOf(each)} />;
  };
  return (
    <DataTable
      label={label}
      columns={[
        { id: 'goods', header: head, cell: goods },
        { id: 'restaurant', header: t('restaurant'), cell: ({ unit }) => unit.name },
        ...figures.map(({ of, ...column }) => ({ ...column, cell: ({ row }: In<Row>) => of(row) })),
      ]}
      rows={rows}
      rowKey={({ unit, row }) => `${unit.id} ${row.id}`}
      rowHref={hrefOf}
      listRow={({ unit, row }) => {
        const { category, title, price, note } = goodsOf(row);
        return {
          lead: <Plate icon={categoryIcon(category)} />,
          title,
          detail: unit.name,
          value: price,
          note,
        };
      }}
      sort={{ by: sort, direction: 'desc' }}
      onSort={({ by }) => change({ sort: by })}
      isLoading={isPending && rows.length === 0}
      paging={{ total, onMore, isLoadingMore: isPending, text: t('showing', { shown: rows.length, total }) }}
      empty={empty}
    />
  );
};
