import { z } from 'zod';
import { accountUses } from '#core/bookkeeping/accounts.ts';
import { password } from '#features/account/accounts/contract.ts';
import { endpoint } from '#platform/wire/endpoint.ts';
import { decimalText, id, isoDate, timestamp } from '#platform/wire/fields.ts';
import { pageOf, paging } from '#platform/wire/paging.ts';
import { chosenAccounts, handoverReasons } from './rules.ts';

const system = z.enum(['local', 'fortnox', 'spiris']);

const connection = z.object({
  system,
  /** `expired`: the program does not let us in any longer; what is booked waits. */
  state: z.enum(['on', 'expired']),
  stateAt: timestamp,
  companyName: z.string(),
  companyNumber: z.string().nullable(),
  since: isoDate,
  connectedAt: timestamp,
});

/** One invoice on its way. */
const handover = z.object({
  reference: z.string(),
  invoiceId: id,
  /** Null where the invoice was withdrawn since. */
  invoice: z
    .object({ number: z.string(), supplier: z.string(), issueDate: isoDate, total: decimalText })
    .nullable(),
  state: z.enum(['waiting', 'sent', 'failed']),
  reason: z.enum(handoverReasons).nullable(),
  /** The program's own words. */
  detail: z.string().nullable(),
  tries: z.number().int(),
  nextAt: timestamp.nullable(),
  system: system.nullable(),
  externalId: z.string().nullable(),
  /** Whether the original is on it. */
  attached: z.boolean(),
  status: z.enum(['draft', 'booked', 'paid', 'cancelled', 'gone']).nullable(),
  statusAt: timestamp.nullable(),
  sentAt: timestamp.nullable(),
});

export type Handover = z.output<typeof handover>;

const account = z.object({ use: z.enum(accountUses), account: z.string(), proposal: z.string() });

const ours = { access: 'owner', impersonated: 'refused', demo: 'own' } as const;

const period = { from: isoDate, to: isoDate };
const inOrder = ({ from, to }: { readonly from: string; readonly to: string }): boolean => from <= to;
const outOfOrder = { path: ['to'], message: 'before_from' };

/** Where a unit's booked invoices go (SECURITY matrix, row 46). */
export const handoverContract = {
  readBookkeeping: endpoint({
    ...ours,
    method: 'GET',
    path: 'bookkeeping-management/connection',
    summary:
      'What the unit’s books are connected to, what could be, the accounts, and how many invoices are where',
    reply: z.object({
      connection: connection.nullable(),
      systems: z.array(system),
      accounts: z.array(account),
      counts: z.object({
        waiting: z.number().int(),
        sent: z.number().int(),
        failed: z.number().int(),
      }),
      /** The first day of the financial year, as far as it is known: what an owner most likely begins with. */
      proposedSince: isoDate,
    }),
    errors: [],
  }),
  connectBookkeeping: endpoint({
    ...ours,
    method: 'POST',
    path: 'bookkeeping-management/connection',
    summary:
      'Connect the books inside the product, or begin to connect a program elsewhere, where a person has to agree at `consent`',
    body: z.object({ system, since: isoDate, password }),
    reply: z.object({ connected: z.boolean(), consent: z.string().nullable() }),
    errors: ['handover.system_unknown', 'handover.connected', 'old_password_is_wrong', 'rate.limited'],
  }),
  finishConnecting: endpoint({
    ...ours,
    method: 'POST',
    path: 'bookkeeping-management/connection/finish',
    summary: 'Bring back what the program gave the person who agreed, once',
    body: z.object({ state: z.string().min(1).max(200), code: z.string().min(1).max(4_000) }),
    reply: connection,
    errors: [
      'handover.consent_unknown',
      'handover.consent_refused',
      'handover.other_company',
      'handover.connected',
      'service.unavailable',
    ],
  }),
  setAccounts: endpoint({
    ...ours,
    method: 'PUT',
    path: 'bookkeeping-management/accounts',
    summary: 'Choose the accounts; a use that is left out has the proposal of BAS',
    body: z.object({ accounts: chosenAccounts }),
    reply: z.object({ accounts: z.array(account) }),
    errors: [],
  }),
  listHandovers: endpoint({
    ...ours,
    method: 'GET',
    path: 'bookkeeping-management/handovers',
    summary: 'What was handed over, waits or failed, newest first',
    query: paging.extend({ state: z.enum(['waiting', 'sent', 'failed']).optional() }),
    reply: pageOf(handover),
    errors: [],
  }),
  tryAgain: endpoint({
    ...ours,
    method: 'POST',
    path: 'bookkeeping-management/handovers/again',
    summary: 'Try what failed and what waits for its time now: one invoice, or all',
    body: z.object({ reference: z.string().max(20).nullable() }),
    reply: z.object({ handovers: z.number().int() }),
    errors: ['handover.not_connected'],
  }),
  readHandover: endpoint({
    access: 'reporter',
    demo: 'own',
    method: 'GET',
    path: 'bookkeeping-management/invoices/{invoiceId}',
    summary: 'Whether one invoice has been handed over to bookkeeping, and what became of it there',
    params: z.object({ invoiceId: id }),
    reply: z.object({ handover: handover.nullable() }),
    errors: ['invoice.not_exist'],
  }),
  downloadSie: endpoint({
    ...ours,
    method: 'GET',
    path: 'bookkeeping-management/sie',
    summary: 'The vouchers of a period as a SIE file of type 4I, in code page 437 with its checksum',
    query: z.object(period).refine(inOrder, outOfOrder),
    replyAs: 'bytes',
    reply: z.string(),
    errors: [],
  }),
  downloadPostings: endpoint({
    ...ours,
    method: 'GET',
    path: 'bookkeeping-management/postings',
    summary: 'The same postings as CSV, with those invoices too that no voucher can be made of, and why',
    query: z.object({ ...period, language: z.enum(['sv', 'en']).default('sv') }).refine(inOrder, outOfOrder),
    replyAs: 'bytes',
    reply: z.string(),
    errors: [],
  }),
  disconnectBookkeeping: endpoint({
    ...ours,
    method: 'DELETE',
    path: 'bookkeeping-management/connection',
    summary: 'Hand nothing more over; what was handed over stays where it is',
    reply: z.object({ disconnected: z.literal(true) }),
    errors: ['handover.not_connected'],
  }),
};
