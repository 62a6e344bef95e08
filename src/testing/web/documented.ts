import { accountUses, basAccounts } from '#core/bookkeeping/accounts.ts';
import { keyScopes } from '#core/access/key-scopes.ts';
import { weakestRole } from '#core/access/policy.ts';
import { roles } from '#core/access/roles.ts';
import { heldReasons } from '#core/invoices/gate.ts';
import { invoiceFormats } from '#core/invoices/invoice.ts';
import { otherKinds, unreadSyntaxes } from '#core/invoices/other-kind.ts';
import { documentChannel, documentStates } from '#features/intake/documents/contract.ts';
import { capabilities, type Documentation } from '#features/open/archive/contract-documentation.ts';
import { historyKinds } from '#features/open/archive/rules-history.ts';
import { linkKinds } from '#features/open/archive/rules-proof.ts';

/** The documentation of a company with two restaurants, as the server tells it. */
export const documented: Documentation = {
  madeAt: '2026-11-28T12:00:00.000Z',
  version: '0.9.0',
  versions: [{ version: '0.9.0', since: '2026-11-01T00:00:00.000Z' }],
  organization: {
    name: 'Krogkoll AB',
    number: '5566778899',
    yearEndMonth: 12,
    units: ['Norr', 'Söder'],
  },
  people: [{ name: 'Elin Sandberg', role: 'owner', unit: 'Norr' }],
  rights: {
    roles: [...roles],
    capabilities: capabilities.map((capability) => ({ capability, role: weakestRole[capability] })),
    calls: roles.map((role) => ({ role, reads: 10, changes: 3 })),
    keyScopes: [...keyScopes],
    keys: 1,
    assistants: 0,
    webhooks: 2,
    auditors: 1,
  },
  doors: documentChannel.options,
  formats: [...invoiceFormats],
  otherKinds: [...otherKinds],
  unreadSyntaxes: [...unreadSyntaxes],
  states: [...documentStates],
  controls: [...heldReasons],
  limits: [
    {
      unit: 'Norr',
      setOn: '2026-10-01',
      reference: 'watched',
      threshold: 'percent',
      value: '2',
      direction: 'both',
      others: 3,
    },
    {
      unit: 'Söder',
      setOn: null,
      reference: 'last',
      threshold: 'any',
      value: null,
      direction: 'rises',
      others: 0,
    },
  ],
  handover: {
    systems: ['local', 'fortnox'],
    connections: [
      { unit: 'Norr', system: 'fortnox', state: 'on', companyName: 'Krogkoll AB', since: '2026-01-01' },
    ],
    accounts: accountUses.map((use) => ({
      use,
      proposal: basAccounts[use],
      own: use === 'freight' ? [{ unit: 'Norr', account: '5711' }] : [],
    })),
  },
  history: [...historyKinds],
  retention: {
    years: 7,
    refusedDays: 90,
    noticeDays: 90,
    kept: [{ until: '2033-12-31', reason: 'Revision' }],
    lastRemoval: null,
  },
  proof: {
    linkKinds: [...linkKinds],
    links: 3000,
    stampedOn: '2026-11-27',
    algorithms: ['sha256', 'sha512'],
    stampHost: null,
  },
  place: {
    database: 'postgres',
    bucket: { host: null, region: 'eu-north-1', lockDays: 0 },
    host: 'app.krogkoll.example',
  },
  files: [{ file: 'data/fakturor.jsonl', table: 'invoice' }],
};
