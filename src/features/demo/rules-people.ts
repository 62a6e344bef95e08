import type { Role } from '#core/access/roles.ts';

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

/** Printed at start, in local mode only. */
export const samplePassword = 'Kantarell7Tisdag';

const roleWords: Readonly<Record<Role, string>> = {
  owner: 'Kontoägare · account owner',
  editor: 'Full behörighet · full access',
  reporter: 'Begränsad behörighet · limited access',
};

/** What the console says at start: where to look and how to sign in, in both languages. */
export const sampleWelcome = (url: string, isComplete: boolean): string => {
  const rows: [string, string][] = [
    ['Öppna · open', url],
    ...samplePeople.map(({ role, email }): [string, string] => [roleWords[role], email]),
    ['Lösenord · password', samplePassword],
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
