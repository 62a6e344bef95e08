import { roleNames } from '#core/access/role-names.ts';
import type { Role } from '#core/access/roles.ts';
import { sampleSuppliers } from './rules-suppliers.ts';

/** Who can sign in to the sample. Addresses under `.example` reach nobody (RFC 2606). */
export interface SamplePerson {
  readonly role: Role;
  readonly fullName: string;
  readonly email: string;
}

export const samplePeople: readonly SamplePerson[] = [
  { role: 'owner', fullName: 'Elin Sandberg', email: 'agare@krogbryggan.example' },
  { role: 'editor', fullName: 'Jonas Ek', email: 'koksmastare@krogbryggan.example' },
  { role: 'reporter', fullName: 'Mira Lund', email: 'personal@krogbryggan.example' },
];

/** Where the sample restaurants' own mail comes from, and with it what they forward. */
export const sampleOwnDomain = 'krogbryggan.example';

/** The domain that a supplier of the sample sends mail from. */
export const sampleDomainOf = ({
  key,
  domain = key,
}: {
  readonly key: string;
  readonly domain?: string;
}): string => `${domain}.example`;

/** Sends real mails of its own, but nobody has decided about it yet. */
export const sampleStranger = { name: 'Vilt & Ost i Roslagen', domain: 'viltochost.example' };

/** DNS in which this machine, and no other, may send for everybody in the sample (RFC 7208, RFC 9989). */
export const sampleZone: Readonly<Record<string, { readonly TXT: readonly string[] }>> = Object.fromEntries(
  [sampleOwnDomain, sampleStranger.domain, ...sampleSuppliers.map(sampleDomainOf)].flatMap((domain) => [
    [domain, { TXT: ['v=spf1 ip4:127.0.0.1 ip6:::1 -all'] }],
    [`_dmarc.${domain}`, { TXT: ['v=DMARC1; p=reject'] }],
  ]),
);

/** Printed at start, in local mode only. */
export const samplePassword = 'Kantarell7Tisdag';

const mailRows = (mail: { readonly url: string; readonly address: string }): [string, string][] => [
  ['Mejla en faktura · mail an invoice', mail.url],
  ['Till · to', mail.address],
  ['Från t.ex. · from e.g.', `faktura@skafferihuset.example, agare@${sampleOwnDomain}`],
];

const roleWords = (role: Role): string => `${roleNames.sv[role]} · ${roleNames.en[role].toLowerCase()}`;

/** What the console says when the last of the sample has been read and decided on. */
export const sampleArrived = '  Alla exempelfakturor är inlästa. · All sample invoices have been read.';

/** What the console says at start: where to look, how to sign in and how to mail an invoice, in both languages. */
export const sampleWelcome = ({
  url,
  mail,
  isComplete,
}: {
  readonly url: string;
  /** Where mail is received, and for whom; null where it is not. */
  readonly mail: { readonly url: string; readonly address: string } | null;
  readonly isComplete: boolean;
}): string => {
  const rows: [string, string][] = [
    ['Öppna · open', url],
    ...samplePeople.map(({ role, email }): [string, string] => [roleWords(role), email]),
    ['Lösenord · password', samplePassword],
    ...(mail === null ? [] : mailRows(mail)),
  ];
  const rule = '─'.repeat(72);
  const arriving = ['', '  Fakturorna läses in medan du tittar. · Invoices arrive while you look.'];
  return [
    rule,
    '  Krogkoll med exempeldata · with sample data',
    '',
    ...rows.map(([label, value]) => `  ${label.padEnd(40)}${value}`),
    ...(isComplete ? [] : arriving),
    rule,
  ].join('\n');
};
