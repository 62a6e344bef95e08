import { z } from 'zod';
import { accountUses } from '#core/bookkeeping/accounts.ts';
import { keyScopes } from '#core/access/key-scopes.ts';
import { weakestRole, type Capability } from '#core/access/policy.ts';
import { roles } from '#core/access/roles.ts';
import { heldReasons } from '#core/invoices/gate.ts';
import { invoiceFormats } from '#core/invoices/invoice.ts';
import { otherKinds, unreadSyntaxes } from '#core/invoices/other-kind.ts';
import { documentChannel, documentState } from '#features/intake/documents/contract.ts';
import { endpoint } from '#platform/wire/endpoint.ts';
import { isoDate, text, timestamp } from '#platform/wire/fields.ts';
import { historyKinds } from './rules-history.ts';
import { linkKinds } from './rules-proof.ts';

export const capabilities = Object.keys(weakestRole) as Capability[];

const role = z.enum(roles);
const bookkeepingSystem = z.enum(['local', 'fortnox', 'spiris']);

/** How the system is built and works here, as the running product knows it of itself. */
export const documentation = z.object({
  madeAt: timestamp,
  version: z.string(),
  /** The versions that were at work, the newest first, since it is written down. */
  versions: z.array(z.object({ version: z.string(), since: timestamp })),
  organization: z.object({
    name: z.string(),
    number: z.string(),
    /** The month in which the financial year ends; null: not known. */
    yearEndMonth: z.number().int().nullable(),
    units: z.array(z.string()),
  }),
  /** Who has which role now, and where. */
  people: z.array(z.object({ name: z.string(), role, unit: z.string() })),
  rights: z.object({
    roles: z.array(role),
    capabilities: z.array(z.object({ capability: z.enum(capabilities), role })),
    /** How much of the product asks for at least this role, counted over all that it can be asked. */
    calls: z.array(z.object({ role, reads: z.number().int(), changes: z.number().int() })),
    keyScopes: z.array(z.enum(keyScopes)),
    /** Doors for programs and people outside that are open now. */
    keys: z.number().int(),
    assistants: z.number().int(),
    webhooks: z.number().int(),
    auditors: z.number().int(),
  }),
  doors: z.array(documentChannel),
  formats: z.array(z.enum(invoiceFormats)),
  otherKinds: z.array(z.enum(otherKinds)),
  unreadSyntaxes: z.array(z.enum(unreadSyntaxes)),
  states: z.array(documentState),
  controls: z.array(z.enum(heldReasons)),
  /** From which difference a price is an alert, by restaurant. */
  limits: z.array(
    z.object({
      unit: z.string(),
      /** Null: the product's own, which nobody has changed. */
      setOn: isoDate.nullable(),
      reference: z.enum(['watched', 'last']),
      threshold: z.enum(['any', 'amount', 'percent']),
      value: z.string().nullable(),
      direction: z.enum(['rises', 'both']),
      /** Limits of suppliers and articles that go before it. */
      others: z.number().int(),
    }),
  ),
  handover: z.object({
    systems: z.array(bookkeepingSystem),
    connections: z.array(
      z.object({
        unit: z.string(),
        system: bookkeepingSystem,
        state: z.enum(['on', 'expired', 'off']),
        companyName: z.string(),
        since: isoDate,
      }),
    ),
    accounts: z.array(
      z.object({
        use: z.enum(accountUses),
        proposal: z.string(),
        /** Where a restaurant has chosen another. */
        own: z.array(z.object({ unit: z.string(), account: z.string() })),
      }),
    ),
  }),
  history: z.array(z.enum(historyKinds)),
  retention: z.object({
    years: z.number().int(),
    refusedDays: z.number().int(),
    noticeDays: z.number().int(),
    kept: z.array(z.object({ until: isoDate, reason: z.string() })),
    lastRemoval: timestamp.nullable(),
  }),
  proof: z.object({
    linkKinds: z.array(z.enum(linkKinds)),
    links: z.number().int(),
    stampedOn: isoDate.nullable(),
    algorithms: z.array(z.enum(['sha256', 'sha512'])),
    /** The host of the time-stamping authority; null: one inside the product. */
    stampHost: z.string().nullable(),
  }),
  place: z.object({
    database: z.enum(['pglite', 'postgres']),
    /** Null: a folder of the machine that the product runs on. */
    bucket: z
      .object({ host: z.string().nullable(), region: z.string(), lockDays: z.number().int() })
      .nullable(),
    /** The host that people reach the product at. */
    host: z.string(),
  }),
  /** Files of the archive's ZIP and the tables that they are of. */
  files: z.array(z.object({ file: z.string(), table: z.string() })),
});

export type Documentation = z.output<typeof documentation>;

// SECURITY matrix rows 46 and 51.
export const archiveDocumentationContract = {
  readDocumentation: endpoint({
    method: 'GET',
    path: 'archive-management/documentation',
    summary:
      'How the system is built and works for the organization: doors, formats, controls, rights, retention, proof',
    access: 'owner',
    demo: 'own',
    reply: documentation,
    errors: [],
  }),
  readDocumentationByAuditor: endpoint({
    method: 'POST',
    path: 'audit/documentation',
    summary: 'The same for the holder of an auditor’s link',
    access: 'public',
    body: z.object({ token: text(600) }),
    reply: documentation,
    errors: ['link.expired', 'rate.limited'],
  }),
};
