import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import { isoDate } from '#platform/wire/fields.ts';
import { planParts } from './rules.ts';

/** What the organization's plan gives: `core/entitlements`, its one table. Null: without limit. */
const planGives = z.object({
  plan: z.enum(['starter', 'premium', 'premium-plus']),
  isTrial: z.boolean(),
  articles: z.number().int().nullable(),
  historyDays: z.number().int(),
  suppliers: z.number().int().nullable(),
  savings: z.number().int().nullable(),
  marketBand: z.boolean(),
  customAlertLimits: z.boolean(),
  /** Days that one export may span; null: no export. */
  exportDays: z.number().int().nullable(),
  bulkImport: z.boolean(),
  /** Invoices a month and unit. */
  analysedInvoices: z.number().int().nullable(),
  apiAccess: z.enum(['none', 'read', 'read-write']),
  /** The first day of lines, prices, statistics and alerts. */
  since: isoDate,
});

export const planRow = z.object({
  gives: planGives,
  /** What it hides of the unit, counted: nothing is missing without a word. */
  hidden: z.object({
    /** Older than `since`; in the archive they are listed. */
    invoices: z.number().int(),
    /** Order lines that wait for a decision and are older. */
    alerts: z.number().int(),
    articles: z.number().int(),
    suppliers: z.number().int(),
    /** Invoices over the month's number, which wait to be analysed. */
    waiting: z.number().int(),
  }),
  /** Who may change the plan, by name. */
  owners: z.array(z.string()),
  /** When the person last asked them to. */
  askedAt: z.iso.datetime().nullable(),
});

export type PlanRow = z.output<typeof planRow>;

export const planContract = {
  readPlan: endpoint({
    method: 'GET',
    path: 'plan-management/plan',
    summary: 'What the organization’s plan gives, and what it hides of the unit',
    access: 'reporter',
    demo: 'own',
    reply: planRow,
    errors: [],
  }),
  askOwners: endpoint({
    method: 'PUT',
    path: 'plan-management/request',
    summary: 'Ask the owners for a plan with more; they get at most one mail a day',
    access: 'reporter',
    demo: 'own',
    impersonated: 'refused',
    body: z.object({ about: z.enum(planParts) }),
    reply: z.object({ askedAt: z.iso.datetime() }),
    errors: [],
  }),
};
