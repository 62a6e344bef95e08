import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import { isoDate } from '#platform/wire/fields.ts';
import { overview } from './contract-overview.ts';

export const overviewContract = {
  readOverview: endpoint({
    method: 'GET',
    path: 'overview/summary',
    summary: 'Purchases, cost by supplier, latest invoices and undecided prices of a period',
    access: 'reporter',
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
};
