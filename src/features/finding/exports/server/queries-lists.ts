import type { z } from 'zod';
import { invoiceListQuery } from '#features/purchases/invoices/contract.ts';
import { listInvoices } from '#features/purchases/invoices/server/queries-list.ts';
import { productsContract } from '#features/purchases/products/contract.ts';
import { listProducts } from '#features/purchases/products/server/queries-list.ts';
import { listDealsQuery } from '#features/prices/deals/contract-list.ts';
import { listDeals } from '#features/prices/deals/server/queries-list.ts';
import { priceMonitoringContract } from '#features/prices/price-monitoring/contract.ts';
import { listWatchedArticles } from '#features/prices/price-monitoring/server/queries-watched.ts';
import { claimsContract } from '#features/prices/claims/contract.ts';
import { listClaims } from '#features/prices/claims/server/queries-board.ts';
import { invoiceColumns } from '../rules-columns-invoices.ts';
import { dealColumns, productColumns, watchedColumns } from '../rules-columns-goods.ts';
import { claimColumns } from '../rules-columns-people.ts';
import type { ExportListName } from '../rules.ts';
import { deviationSource } from './queries-deviations.ts';
import { findingSource } from './queries-findings.ts';
import { lineSource, priceSource } from './queries-lines.ts';
import { byPages, opener, type AskedPeriod, type ListOpener } from './queries-source.ts';
import { outletSource } from './queries-outlets.ts';
import { supplierSource } from './queries-suppliers.ts';

/** The query of an endpoint; a list without one has nothing to filter by. */
const queryOf = <Query extends z.ZodType>({ query }: { readonly query?: Query }): Query => {
  if (query === undefined) throw new Error('a list without a query');
  return query;
};

const one = { page: 1, limit: 1 } as const;

/** A period as the screens' queries name it. */
const daysOf = ({ from, to }: AskedPeriod): { from?: string; to?: string } => ({
  ...(from === null ? {} : { from }),
  ...(to === null ? {} : { to }),
});

// Each asks the very query of its screen, so that a file shows what the screen would and nothing else.

const invoices = opener({
  filter: invoiceListQuery.omit({ archive: true, page: true, limit: true, from: true, to: true }),
  columns: invoiceColumns,
  currencyOf: ({ currency }) => currency,
  count: async (reader, { scope, filter, period }) =>
    (await listInvoices(reader, scope, { ...filter, ...daysOf(period), ...one })).total,
  open: ({ scope, filter, period }) =>
    byPages(
      async (reader, paging) =>
        (await listInvoices(reader, scope, { ...filter, ...daysOf(period), ...paging })).content,
    ),
});

const products = opener({
  filter: queryOf(productsContract.listProducts).omit({ page: true, limit: true, from: true, to: true }),
  columns: productColumns,
  currencyOf: ({ currency }) => currency,
  count: async (reader, { scope, filter, period }) =>
    (await listProducts(reader, scope, { ...filter, ...daysOf(period), ...one }, 'all')).total,
  open: ({ scope, filter, period }) =>
    byPages(
      async (reader, paging) =>
        (await listProducts(reader, scope, { ...filter, ...daysOf(period), ...paging }, 'all')).content,
    ),
});

const watched = opener({
  filter: queryOf(priceMonitoringContract.listArticles).omit({ page: true, limit: true }),
  columns: watchedColumns,
  currencyOf: ({ currency }) => currency,
  count: async (reader, { scope, filter, today }) =>
    (await listWatchedArticles(reader, scope, { ...filter, ...one }, { onlyWithAlerts: false, today })).total,
  open: ({ scope, filter, today }) =>
    byPages(
      async (reader, paging) =>
        (await listWatchedArticles(reader, scope, { ...filter, ...paging }, { onlyWithAlerts: false, today }))
          .content,
    ),
});

const deals = opener({
  filter: listDealsQuery.omit({ page: true, limit: true }),
  columns: dealColumns,
  currencyOf: ({ currency }) => currency,
  count: async (reader, { scope, filter, userId, today }) =>
    (await listDeals(reader, scope, { ...filter, ...one }, { userId, today, onlyWithAlerts: false })).total,
  open: ({ scope, filter, userId, today }) =>
    byPages(
      async (reader, paging) =>
        (await listDeals(reader, scope, { ...filter, ...paging }, { userId, today, onlyWithAlerts: false }))
          .content,
    ),
});

const claims = opener({
  filter: queryOf(claimsContract.listClaims).omit({ page: true, limit: true, from: true, to: true }),
  columns: claimColumns,
  currencyOf: ({ currency }) => currency,
  count: async (reader, { scope, filter, period, today }) =>
    (await listClaims(reader, scope, { ...filter, ...daysOf(period), ...one }, today)).total,
  open: ({ scope, filter, period, today }) =>
    byPages(
      async (reader, paging) =>
        (await listClaims(reader, scope, { ...filter, ...daysOf(period), ...paging }, today)).content,
    ),
});

/** Every list that can be had as a file. */
export const openers: Readonly<Record<ExportListName, ListOpener>> = {
  invoices,
  lines: opener(lineSource),
  products,
  prices: opener(priceSource),
  watched,
  deviations: opener(deviationSource),
  deals,
  claims,
  suppliers: opener(supplierSource),
  outlets: opener(outletSource),
  findings: opener(findingSource),
};
