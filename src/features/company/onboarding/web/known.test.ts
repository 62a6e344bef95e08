import { expect, test } from 'vitest';
import type { Profile } from '#features/account/settings/contract.ts';
import { knownCompany, knownPlace } from './known.ts';

const person: Profile = {
  fullName: 'Ylva Brännström',
  email: 'ylva@krog.test',
  pendingEmail: null,
  areaCode: '+46',
  phone: '701740605',
  language: 'sv',
  companyName: 'Brännströms Krog AB',
  companyRole: 'owner',
};

test('a company is asked about with what signing up has told, and answers stand', () => {
  expect(knownCompany(undefined, person)).toEqual({
    organizationName: 'Brännströms Krog AB',
    forwardEmail: 'ylva@krog.test',
  });
  const answered = { organizationName: '', forwardEmail: 'faktura@krog.test' };
  expect(knownCompany(answered, person)).toBe(answered);
  expect(knownCompany(undefined, undefined)).toEqual({});
});

test.each([
  ['Brännströms Krog AB', 'Brännströms Krog'],
  ['Krogen Aktiebolag (publ)', 'Krogen'],
  ['Ett & Två HB', 'Ett & Två'],
  ['ABBA', 'ABBA'],
  ['', ''],
])('the restaurant of %s may be %s', (organizationName, name) => {
  const draft = { kind: 'one', parent: { organizationName }, outlets: [] } as const;
  expect(knownPlace({ ...draft, outlets: [] }, 0, person)).toEqual({
    display_name: name,
    contact_email: 'ylva@krog.test',
    contact_tel: '+46701740605',
  });
});

test('of several, the first has no name yet, and what it tells is not asked for again', () => {
  const draft = { kind: 'several', parent: { organizationName: 'Krogen AB' }, outlets: [] };
  expect(knownPlace({ ...draft, kind: 'several' }, 0, person)).not.toHaveProperty('display_name');
  const first = {
    display_name: 'Ett',
    contact_email: 'ett@krog.test',
    bankgiro_number: '5050-1055',
    city: 'Lund',
  };
  expect(knownPlace({ kind: 'several', outlets: [first] }, 1, person)).toEqual({
    contact_email: 'ett@krog.test',
    bankgiro_number: '5050-1055',
  });
  expect(knownPlace({ kind: 'several', outlets: [first] }, 0, person)).toBe(first);
});
