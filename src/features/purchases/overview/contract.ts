import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import { id, isoDate, period } from '#platform/wire/fields.ts';
import { overview, supplierSpend } from './contract-overview.ts';

export const overviewContract = {
  readOverview: endpoint({
    method: 'GET',
    path: 'overview/summary',
    summary: 'Purchases, cost by supplier, latest invoices and undecided prices of a period',
    access: 'reporter',
    demo: 'shown',
    asOf: 'unit',
    replica: true,
    query: z.object({
      from: isoDate.optional(),
      to: isoDate.optional(),
      previousFrom: isoDate.optional(),
      previousTo: isoDate.optional(),
      /** Last day of the whole period before, for `previousDays`; `previousTo` without it. */
      previousUntil: isoDate.optional(),
    }),
    reply: overview,
    errors: [],
  }),
  readSupplierSpend: endpoint({
    method: 'GET',
    path: 'overview/suppliers/{supplierId}',
    summary: 'What was bought from one supplier: by month of a year, and by category of a period',
    access: 'reporter',
    demo: 'shown',
    asOf: 'unit',
    replica: true,
    params: z.object({ supplierId: id }),
    query: period,
    reply: supplierSpend,
    errors: ['supplier.not_exist'],
  }),
};
