import { entitlements } from '#core/entitlements/entitlements.ts';
import type { Entitlements, Plan } from '#core/entitlements/entitlements.ts';

/** The plans in the order of their columns. */
export const planOrder: readonly Plan[] = ['starter', 'premium', 'premium-plus'];

/** Names of plans are the same in every language. */
export const planNames: Readonly<Record<Plan, string>> = {
  starter: 'Starter',
  premium: 'Premium',
  'premium-plus': 'Premium+',
};

/** What one plan gives of one thing: words by key with a count, or whether it is included. */
export type Given =
  | { readonly key: 'all' | 'oneYear' }
  | { readonly key: 'dearest' | 'days' | 'years' | 'aMonth' | 'count'; readonly count: number }
  | { readonly isIncluded: boolean };

const limited = (most: number | null, key: 'dearest' | 'aMonth' | 'count'): Given =>
  most === null ? { key: 'all' } : { key, count: most };

const span = (days: number | null): Given => {
  if (days === null) return { isIncluded: false };
  if (days === 365) return { key: 'oneYear' };
  return days % 365 === 0 ? { key: 'years', count: days / 365 } : { key: 'days', count: days };
};

const rows = {
  'row.products': ({ articles }: Entitlements) => limited(articles, 'dearest'),
  'row.history': ({ historyDays }: Entitlements) => span(historyDays),
  'row.suppliers': ({ suppliers }: Entitlements) => limited(suppliers, 'count'),
  'row.invoices': ({ analysedInvoices }: Entitlements) => limited(analysedInvoices, 'aMonth'),
  'row.market': ({ marketBand, customAlertLimits }: Entitlements): Given => ({
    isIncluded: marketBand && customAlertLimits,
  }),
  'row.export': ({ exportDays }: Entitlements) => span(exportDays),
  'row.import': ({ bulkImport }: Entitlements): Given => ({ isIncluded: bulkImport }),
} as const;

/** What each plan gives, out of the table that the server asks too. */
export const planRows = (Object.keys(rows) as (keyof typeof rows)[]).map((label) => ({
  label,
  given: planOrder.map((plan) => rows[label](entitlements({ plan, endsAt: null }, new Date(0)))),
}));
