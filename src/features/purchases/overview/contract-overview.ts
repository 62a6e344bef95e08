import { z } from 'zod';
import { invoiceRow } from '#features/purchases/invoices/contract.ts';
import { supplierCategory } from '#features/suppliers/suppliers/contract.ts';
import { decimalText, id, isoDate } from '#platform/wire/fields.ts';

const dayCost = z.object({ date: isoDate, net: decimalText });

export const overview = z.object({
  currency: z.string(),
  /** The first day that the plan shows, where an earlier one was asked for. */
  shownFrom: isoDate.nullable(),
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
  /** Of these the ones that cost more, in the unit's currency: kronor a year if they stay, some of it perhaps estimated. */
  dearer: z.object({ articles: z.number().int(), yearly: decimalText, isEstimated: z.boolean() }),
  /** What suppliers owe, in kronor, net; null for who may see no claims, and where nobody claims. */
  moneyBack: z
    .object({
      /** Claimed, and waited for. */
      claimed: decimalText,
      /** Left to claim: drafts that are not sent, and what is above deals and in no claim. */
      unclaimed: decimalText,
      /** Credited on claims so far. */
      recovered: decimalText,
      /** The first day by which somebody should have answered. */
      replyBy: isoDate.nullable(),
    })
    .nullable(),
  /** Articles that were decided this month, and what a year is cheaper for those whose price has gone back since. */
  decided: z.object({ articles: z.number().int(), yearly: decimalText }),
  /** The unit has alert limits of its own. */
  hasOwnAlerts: z.boolean(),
});

export type Overview = z.output<typeof overview>;

/** What was bought from one supplier, in the unit's own currency, VAT excluded. */
export const supplierSpend = z.object({
  supplierId: id,
  displayName: z.string(),
  currency: z.string(),
  /** Twelve months, oldest first, without those before what the plan shows; the last is that of the period's end. */
  months: z.array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), net: decimalText })),
  /** Of the period: its goods by category, most first; `rest` is what is no goods, and adds up to the whole. */
  categories: z.array(z.object({ category: supplierCategory, net: decimalText })),
  rest: decimalText,
  net: decimalText,
  /** As many as the list of invoices has of the supplier and the period. */
  invoices: z.number().int(),
});

export type SupplierSpend = z.output<typeof supplierSpend>;
