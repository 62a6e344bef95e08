import { z } from 'zod';
import { invoiceRow } from '#features/purchases/invoices/contract.ts';
import { decimalText, id, isoDate } from '#platform/wire/fields.ts';

const dayCost = z.object({ date: isoDate, net: decimalText });

export const overview = z.object({
  currency: z.string(),
  /** Purchases of the period in the unit's currency, VAT excluded, and of the same days of the period before. */
  total: decimalText,
  previousTotal: decimalText.nullable(),
  /** What was bought in other currencies, not added to the total. */
  foreign: z.array(z.object({ currency: z.string(), net: decimalText })),
  /** Invoices that the trust gate holds, not in the total: they wait. */
  waiting: z.object({ net: decimalText, invoices: z.number().int() }),
  invoices: z.number().int(),
  suppliers: z.number().int(),
  averagePerDay: decimalText,
  days: z.array(dayCost),
  previousDays: z.array(dayCost),
  costBySupplier: z.array(
    z.object({
      supplierId: id,
      displayName: z.string(),
      net: decimalText,
      /** Of the same days before; null when nothing was bought then. */
      previousNet: decimalText.nullable(),
      /** Percent of the total. */
      share: decimalText,
      /** Percent against the period before; null when nothing was bought then. */
      change: decimalText.nullable(),
    }),
  ),
  latestInvoices: z.array(invoiceRow),
  /** Which ones they are, the list of alerts says. */
  undecided: z.object({ articles: z.number().int(), extraCost: decimalText }),
});

export type Overview = z.output<typeof overview>;
