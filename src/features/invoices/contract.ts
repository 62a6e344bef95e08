import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import { id } from '#platform/wire/fields.ts';
import { invoiceDetail, invoiceList, invoiceListQuery, vaultMonth } from './contract-invoices.ts';

export const invoicesContract = {
  listInvoices: endpoint({
    method: 'GET',
    path: 'invoice-management/invoices',
    summary: 'Invoices of the unit, filtered, sorted and paged, with sums of the whole selection',
    access: 'reporter',
    query: invoiceListQuery,
    reply: invoiceList,
    errors: [],
  }),
  readInvoice: endpoint({
    method: 'GET',
    path: 'invoice-management/invoices/{invoiceId}',
    summary: 'One invoice with lines, deviations, checks and documents',
    access: 'reporter',
    params: z.object({ invoiceId: id }),
    reply: invoiceDetail,
    errors: ['invoice.not_exist'],
  }),
  listVaultMonths: endpoint({
    method: 'GET',
    path: 'invoice-management/vault/months',
    summary: 'Months that have invoices, with their number, newest first',
    access: 'reporter',
    reply: z.array(vaultMonth),
    errors: [],
  }),
};
