import { decimal, fixed, sumOf } from '#core/values/decimal.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { supplierPath } from '#features/suppliers/suppliers/paths.ts';
import { useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Duo } from '#platform/web/ui/duo.tsx';
import { Monogram } from '#platform/web/ui/plate.tsx';
import { Missing } from '#platform/web/ui/price-marks.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { type Column, DataTable, type Sort } from '#platform/web/ui/tables/data-table.tsx';
import type { ReplyOf } from '#platform/wire/endpoint.ts';
import type { claimsContract } from '../contract.ts';
import type { texts } from '../texts.en.ts';
import styles from './claims.module.css';

type Rows = ReplyOf<typeof claimsContract.listClaimSuppliers>;
type Row = Rows[number];

const Share = ({ percent }: { percent: string | null }) => {
  const t = useText<typeof texts>('claims');
  const format = useFormat();
  if (percent === null) return <Missing label={t('missing')} />;
  return (
    <span className={styles.share}>
      <span aria-hidden="true">
        <i style={{ width: `${Math.min(100, Number(percent))}%` }} />
      </span>
      {format.number(percent)} %
    </span>
  );
};

const sums = ['claimed', 'credited', 'waiting', 'notReceived'] as const;

/** All rows are here, so they are put in order here; as they come they are by what is claimed. */
const inOrder = (rows: Rows, { by, direction }: Sort): Rows => {
  const sum = sums.find((each) => each === by) ?? 'claimed';
  const sign = direction === 'desc' ? -1 : 1;
  return rows.toSorted((a, b) => sign * decimal(a[sum]).cmp(decimal(b[sum])));
};

const useColumns = (): Column<Row>[] => {
  const t = useText<typeof texts>('claims');
  const format = useFormat();
  const amount = (pick: (row: Row) => string) => (row: Row) => {
    const text = row.currency === 'SEK' ? format.price(pick(row)) : format.money(pick(row), row.currency);
    return decimal(pick(row)).eq('0') ? <span className="muted">0</span> : text;
  };
  return [
    {
      id: 'supplier',
      header: t('supplier'),
      cell: (row) => (
        <Duo
          lead={<Monogram name={row.supplierName} />}
          title={row.supplierName}
          href={supplierPath({ id: row.supplierId })}
        />
      ),
    },
    {
      id: 'claimed',
      sortKey: 'claimed',
      header: t('claimed'),
      isNumeric: true,
      cell: (row) => <span className="strong">{amount((one) => one.claimed)(row)}</span>,
    },
    {
      id: 'credited',
      sortKey: 'credited',
      header: t('credited'),
      isNumeric: true,
      cell: amount((row) => row.credited),
    },
    {
      id: 'waiting',
      sortKey: 'waiting',
      header: t('waiting'),
      isNumeric: true,
      cell: amount((row) => row.waiting),
    },
    {
      id: 'notReceived',
      sortKey: 'notReceived',
      header: t('notReceived'),
      isNumeric: true,
      cell: amount((row) => row.notReceived),
    },
    { id: 'back', header: t('back'), priority: 2, cell: (row) => <Share percent={row.sharePercent} /> },
    {
      id: 'days',
      header: t('answersIn'),
      isNumeric: true,
      priority: 3,
      cell: (row) =>
        row.medianDays === null ? (
          <Missing label={t('missing')} />
        ) : (
          t('days', { count: Math.round(Number(row.medianDays)) })
        ),
    },
  ];
};

const total = (rows: Rows, pick: (row: Row) => string): string =>
  fixed(sumOf(rows.map((row) => decimal(pick(row)))), 2);

/** Kronor alone can be added up. */
const SumRow = ({ rows }: { rows: Rows }) => {
  const t = useText<typeof texts>('claims');
  const format = useFormat();
  const own = rows.filter(({ currency }) => currency === 'SEK');
  const [claimed, credited] = [total(own, (row) => row.claimed), total(own, (row) => row.credited)];
  const percent = decimal(claimed).eq('0')
    ? null
    : fixed(decimal(credited).times('100').div(decimal(claimed)), 1);
  return (
    <tr>
      <td>{t('suppliers', { count: rows.length })}</td>
      <td className="num">{format.price(claimed)}</td>
      <td className="num">
        <span className="summed">{format.price(credited)}</span>
      </td>
      <td className="num">{format.price(total(own, (row) => row.waiting))}</td>
      <td className="num">{format.price(total(own, (row) => row.notReceived))}</td>
      <td className="p2">
        <Share percent={percent} />
      </td>
      <td className="p3 num">
        <Missing label={t('missing')} />
      </td>
    </tr>
  );
};

/** Claimed, credited, waiting and not received by supplier: the first is always the sum of the others. */
export const ClaimSuppliers = ({ query }: { query: UseQueryResult<Rows> }) => {
  const t = useText<typeof texts>('claims');
  const format = useFormat();
  const columns = useColumns();
  const [sort, setSort] = useState<Sort>({ by: 'claimed', direction: 'desc' });
  const rows = inOrder(query.data ?? [], sort);
  if (query.isError && query.data === undefined)
    return (
      <div className="card">
        <LoadFailed title={t('suppliersFailed')} error={query.error} onRetry={() => void query.refetch()} />
      </div>
    );
  if (query.isSuccess && rows.length === 0) return null;
  return (
    <section className={styles.persupplier} aria-labelledby="claims-suppliers">
      <header>
        <h2 id="claims-suppliers">{t('perSupplier')}</h2>
        <span className="small muted">{t('exclVat')}</span>
      </header>
      <DataTable
        label={t('perSupplier')}
        columns={columns}
        rows={rows}
        rowKey={(row) => `${row.supplierId} ${row.currency}`}
        rowHref={(row) => supplierPath({ id: row.supplierId })}
        listRow={(row) => ({
          lead: <Monogram name={row.supplierName} />,
          title: row.supplierName,
          value: format.money(row.credited, row.currency),
          detail:
            row.sharePercent === null
              ? ''
              : t('shareBack', { share: `${format.number(row.sharePercent)}\u00a0%` }),
          note: t('ofClaimed', { amount: format.money(row.claimed, row.currency) }),
        })}
        sort={sort}
        onSort={setSort}
        isLoading={query.isPending}
        sums={<SumRow rows={rows} />}
      />
    </section>
  );
};
