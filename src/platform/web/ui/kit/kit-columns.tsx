import type { Column } from '../tables/data-table.tsx';
import { Duo } from '../duo.tsx';
import { type Row, delta, pair, plate } from './kit-rows.tsx';

export const columns: readonly Column<Row>[] = [
  {
    id: 'a',
    header: 'Artikel',
    cell: (row) => <Duo lead={plate(row)} title={row.name} detail={row.supplier} href={`#${row.name}`} />,
  },
  { id: 'b', header: 'Bevakat → nytt pris', isNumeric: true, cell: pair },
  { id: 'c', header: 'Ändring', isNumeric: true, cell: delta },
  {
    id: 'd',
    header: 'Extra',
    isNumeric: true,
    sortKey: 'extra',
    cell: (row) => <span className="strong">{row.extra}</span>,
  },
];
