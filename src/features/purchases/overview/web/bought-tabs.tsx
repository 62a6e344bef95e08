import { type InvoiceRow, invoicesContract } from '#features/purchases/invoices/contract.ts';
import { type ProductRow, productsContract } from '#features/purchases/products/contract.ts';
import { type Formats, useFormat } from '#platform/web/formats/format.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { usePages } from '#platform/web/calls/pages.ts';
import { callKey, callOrThrow } from '#platform/web/calls/query.ts';
import { categoryIcon } from '#platform/web/ui/category-icon.tsx';
import { type Column, DataTable } from '#platform/web/ui/tables/data-table.tsx';
import { Duo } from '#platform/web/ui/duo.tsx';
import { LoadFailed } from '#platform/web/ui/shell/load-failed.tsx';
import { Monogram, Plate } from '#platform/web/ui/plate.tsx';
import { Missing } from '#platform/web/ui/price-marks.tsx';
import { EmptyState } from '#platform/web/ui/shell/states.tsx';
import { productPath, productsPath } from '#features/purchases/products/paths.ts';
import { invoicePath, invoicesPath } from '#features/purchases/invoices/paths.ts';
import type { texts } from '../texts.en.ts';

/** What the unit's lists call the supplier, and its name. */
interface BoughtProps {
  readonly supplierId: string;
}

const Failed = (failed: { readonly error: Error; readonly onRetry: () => void }) => {
  const t = useText<typeof texts>('overview');
  return (
    <div className="card">
      <LoadFailed title={t('listFailed')} {...failed} />
    </div>
  );
};

const lastPrice = ({ last, currency, unit }: ProductRow, format: Formats): string =>
  format.unitPrice(last, currency, unit);

/** What is bought from the supplier, what cost most first. */
export const ProductsTab = ({ supplierId }: BoughtProps) => {
  const t = useText<typeof texts>('overview');
  const format = useFormat();
  const query = { supplierId, limit: 25, sort: 'sum' as const, direction: 'desc' as const };
  const list = usePages(callKey(productsContract.listProducts, { query }), (page, signal) =>
    callOrThrow(productsContract.listProducts, { query: { ...query, page } }, { signal }),
  );
  if (list.query.isError && list.query.data === undefined)
    return <Failed error={list.query.error} onRetry={() => void list.query.refetch()} />;
  const rowHref = ({ id }: ProductRow) => productPath(id);
  const columns: readonly Column<ProductRow>[] = [
    {
      id: 'product',
      header: t('product'),
      cell: (row) => (
        <Duo
          lead={<Plate icon={categoryIcon(row.category)} />}
          title={row.name}
          detail={row.articleNumber ?? ''}
          href={rowHref(row)}
        />
      ),
    },
    { id: 'last', header: t('latestPrice'), isNumeric: true, cell: (row) => lastPrice(row, format) },
    {
      id: 'bought',
      header: t('bought'),
      isNumeric: true,
      priority: 2,
      cell: ({ totalQuantity, unit }) => format.quantity(totalQuantity, unit),
    },
    {
      id: 'sum',
      header: t('sum'),
      isNumeric: true,
      cell: ({ totalSum, currency }) => format.total(totalSum, currency),
    },
  ];
  return (
    <>
      <DataTable
        label={t('products')}
        columns={columns}
        rows={list.rows}
        rowKey={({ id }) => id}
        rowHref={rowHref}
        listRow={(row) => ({
          lead: <Plate icon={categoryIcon(row.category)} />,
          title: row.name,
          value: format.total(row.totalSum, row.currency),
          detail: lastPrice(row, format),
          note: format.quantity(row.totalQuantity, row.unit),
        })}
        paging={list.paging}
        isLoading={list.query.isPending}
        empty={<EmptyState title={t('noProducts')}>{t('noProductsText')}</EmptyState>}
      />
      <p className="small">
        <a href={productsPath({ supplier: supplierId, changed: 'false' })}>{t('allProducts')}</a>
      </p>
    </>
  );
};

/** The supplier's invoices, the newest first. */
export const InvoicesTab = ({ supplierId, name }: BoughtProps & { readonly name: string }) => {
  const t = useText<typeof texts>('overview');
  const format = useFormat();
  const query = { supplierId, limit: 25 };
  const list = usePages(callKey(invoicesContract.listInvoices, { query }), (page, signal) =>
    callOrThrow(invoicesContract.listInvoices, { query: { ...query, page } }, { signal }),
  );
  if (list.query.isError && list.query.data === undefined)
    return <Failed error={list.query.error} onRetry={() => void list.query.refetch()} />;
  const rowHref = ({ id }: InvoiceRow) => invoicePath(id);
  const deviations = ({ deviationCount: count }: InvoiceRow) =>
    count === 0 ? <span className="muted">{t('noDeviations')}</span> : t('deviations', { count });
  const columns: readonly Column<InvoiceRow>[] = [
    {
      id: 'number',
      header: t('invoiceNumber'),
      cell: (row) => (
        <a className="t strong" href={rowHref(row)} data-row-link>
          {row.number}
        </a>
      ),
    },
    { id: 'date', header: t('invoiceDate'), cell: ({ issueDate }) => format.date(issueDate) },
    {
      id: 'due',
      header: t('due'),
      priority: 2,
      cell: ({ dueDate }) => (dueDate === null ? <Missing label={t('missing')} /> : format.date(dueDate)),
    },
    { id: 'deviations', header: t('deviation'), cell: deviations },
    {
      id: 'amount',
      header: t('amount'),
      isNumeric: true,
      cell: ({ total, currency }) => format.money(total, currency),
    },
  ];
  return (
    <>
      <DataTable
        label={t('invoices')}
        columns={columns}
        rows={list.rows}
        rowKey={({ id }) => id}
        rowHref={rowHref}
        listRow={(row) => ({
          lead: <Monogram name={name} />,
          title: row.number,
          value: format.money(row.total, row.currency),
          detail: format.date(row.issueDate),
          note: deviations(row),
        })}
        paging={list.paging}
        isLoading={list.query.isPending}
        empty={<EmptyState title={t('noInvoices')}>{t('noInvoicesText')}</EmptyState>}
      />
      <p className="small">
        <a href={invoicesPath({ supplier: supplierId })}>{t('allInvoices')}</a>
      </p>
    </>
  );
};
