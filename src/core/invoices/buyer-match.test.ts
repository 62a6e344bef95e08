import fc from 'fast-check';
import { expect, test } from 'vitest';
import { otherBuyer } from './buyer-match.ts';
import type { Party } from './invoice.ts';

const own = { numbers: ['5599991634'], names: ['Bryggan Restauranger AB', 'Krog Bryggan', 'Lilla Bryggan'] };
const buyer = (stated: Partial<Party>): Party => ({
  name: null,
  organizationNumber: null,
  vatNumber: null,
  endpoint: null,
  gln: null,
  ...stated,
});
const found = (stated: Partial<Party>) => otherBuyer(buyer(stated), own)?.params ?? null;

test.each<Partial<Party>>([
  {},
  { name: 'Bryggan Restauranger Aktiebolag' },
  { name: 'BRYGGAN RESTAURANGER AB (publ)', organizationNumber: '5599991642' },
  { name: 'Krog Bryggan, att: Ylva Nyström' },
  { name: 'Restaurang Brygan AB' },
  { name: 'Krogbryggan i Stockholm HB' },
  { name: 'Ylva Nyström' },
  { name: 'Köket' },
  { name: 'Restaurang AB' },
  { name: 'Havets Krog AB', organizationNumber: '5599991634' },
  { name: 'Havets Krog AB', vatNumber: 'SE559999163401' },
  { name: 'Havets Krog AB', endpoint: '0007:5599991634' },
  { name: 'Buyer GmbH', organizationNumber: 'HRB 4711' },
  // A wrong check digit proves nothing, nor does a person's number.
  { name: 'Krog', organizationNumber: '5599991643' },
  { name: 'Krog', organizationNumber: '7010101234' },
])('%o may be ours', (stated) => {
  expect(found(stated)).toBe(null);
});

test('a person who trades is known by the number with its century too', () => {
  const trader = { numbers: ['7010101239'], names: own.names };
  const to = (organizationNumber: string) =>
    otherBuyer(buyer({ name: 'Havets Kök AB', organizationNumber, endpoint: '0007:5599991642' }), trader);
  expect([to('19701010-1239'), to('197010101239')]).toEqual([null, null]);
  expect(to('19701010-1247')).not.toBe(null);
});

test.each<[Partial<Party>, object]>([
  [{ organizationNumber: '5599991642' }, { buyer: '5599991642', number: '5599991642' }],
  [
    { name: 'Bryggan Söder AB', organizationNumber: '5599991642' },
    { buyer: 'Bryggan Söder AB', number: '5599991642' },
  ],
  [
    { name: 'Havets Krog', vatNumber: 'SE559999164201' },
    { buyer: 'Havets Krog', number: '5599991642' },
  ],
  [
    { name: 'Havets Krog', endpoint: '0007:5599991642' },
    { buyer: 'Havets Krog', number: '5599991642' },
  ],
  [{ name: 'Havets Restauranger AB' }, { buyer: 'Havets Restauranger AB', number: '' }],
  [{ name: 'Handelsbolaget Havet & Sjö HB' }, { buyer: 'Handelsbolaget Havet & Sjö HB', number: '' }],
])('%o is somebody else', (stated, params) => {
  expect(found(stated)).toEqual(params);
});

test('a name tells by words of two letters or more that not every restaurant has', () => {
  const to = (name: string, ...names: string[]) =>
    otherBuyer(buyer({ name }), { numbers: [], names })?.params['buyer'] ?? null;
  expect(to('Havet Y AB', 'Bryggan Y AB')).toBe('Havet Y AB');
  expect(to('Havet Yx AB', 'Bryggan Yx AB')).toBeNull();
  expect(to('Havet AB', 'Krogen AB')).toBeNull();
  expect(to('Havet AB')).toBeNull();
  // Of three letters a slip makes another name.
  expect(to('Ode AB', 'Oden AB')).toBe('Ode AB');
  expect(to('Oden AB', 'Odens AB')).toBeNull();
});

test('a company under a number that proves nothing proves nothing either', () => {
  const name = 'Havets Restauranger AB';
  expect(found({ name, organizationNumber: '5599991643' })).toBeNull();
  expect(found({ name, organizationNumber: 'HRB 1' })).toEqual({ buyer: name, number: '' });
});

test('a sole trader’s number is the same with its century and its hyphen, or without', () => {
  const trader = { numbers: ['7010101236'], names: ['Ylvas Krog'] };
  for (const organizationNumber of ['197010101236', '19701010-1236', '7010101236', '701010-1236'])
    expect(otherBuyer(buyer({ name: 'Havet AB', organizationNumber }), trader)).toBeNull();
});

test('whoever a person let through is a recipient like the others', () => {
  const havet = buyer({ name: 'Havet AB', organizationNumber: '5599991642' });
  expect(otherBuyer(havet, { ...own, numbers: [...own.numbers, '5599991642'] })).toBe(null);
  const named = buyer({ name: 'Havet AB' });
  expect(otherBuyer(named, { ...own, names: [...own.names, 'Havet AB'] })).toBe(null);
});

test('an invoice under our own name or number is never another’s, however it is written', () => {
  const spelt = fc.constantFrom(
    (name: string) => name.toUpperCase(),
    (name: string) => name.toLowerCase(),
    (name: string) => name.replace(/ AB$/, ' Aktiebolag'),
    (name: string) => `${name} c/o Skanning AB`,
    (name: string) => `  ${name.replaceAll(' ', '  ')}.`,
    (name: string) => `${name}, Kajen 4`,
    // A letter that was missed, and one that was doubled, in the word that tells.
    (name: string) => name.replace(/gg/i, 'g'),
    (name: string) => name.replace(/B/i, 'bb'),
  );
  const numbered = fc.constantFrom<Partial<Party>>(
    { organizationNumber: '5599991634' },
    { organizationNumber: '16559999-1634' },
    { vatNumber: 'SE559999163401' },
    { endpoint: '0007:5599991634' },
    {},
  );
  fc.assert(
    fc.property(fc.constantFrom(...own.names), spelt, numbered, (name, write, number) => {
      expect(found({ name: write(name), ...number })).toBe(null);
    }),
  );
});
