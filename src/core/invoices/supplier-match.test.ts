import { expect, it } from 'vitest';
import { ownSupplierOf, supplierOf } from './supplier-match.ts';
import type { DirectoryEntry, NamedSupplier, OwnSupplier } from './supplier-match.ts';

const named = (says: Partial<NamedSupplier>): NamedSupplier => ({
  organizationNumber: null,
  vatNumber: null,
  searchName: '',
  accounts: [],
  ...says,
});
const own = (id: string, has: Partial<OwnSupplier>): OwnSupplier => ({
  ...named(has),
  id,
  directoryId: null,
  ...has,
});
const entry = (id: string, has: Partial<DirectoryEntry>): DirectoryEntry => ({
  organizationNumber: null,
  vatNumber: null,
  searchName: '',
  mergedInto: null,
  ...has,
  id,
});
const giro = { kind: 'bankgiro', account: '55551234' };

it('believes the organization number before anything else', () => {
  const suppliers = [
    own('a', { searchName: 'fisk', vatNumber: 'SE1' }),
    own('b', { organizationNumber: '1' }),
  ];
  const says = named({ organizationNumber: '1', vatNumber: 'SE1', searchName: 'fisk' });
  expect(ownSupplierOf(says, suppliers)?.id).toBe('b');
});

it('believes the VAT number before an account, and an account before the name', () => {
  const suppliers = [
    own('a', { searchName: 'fisk' }),
    own('b', { accounts: [giro] }),
    own('c', { vatNumber: 'SE1' }),
  ];
  const says = { accounts: [giro], searchName: 'fisk' };
  expect(ownSupplierOf(named({ ...says, vatNumber: 'SE1' }), suppliers)?.id).toBe('c');
  expect(ownSupplierOf(named(says), suppliers)?.id).toBe('b');
  expect(ownSupplierOf(named({ searchName: 'fisk' }), suppliers)?.id).toBe('a');
});

it('does not believe an account that two have', () => {
  const suppliers = [own('a', { accounts: [giro] }), own('b', { accounts: [giro] })];
  expect(ownSupplierOf(named({ accounts: [giro] }), suppliers)).toBeNull();
});

it('finds nobody by a name that is empty on both sides', () => {
  expect(ownSupplierOf(named({}), [own('a', {})])).toBeNull();
});

it.each([
  ['name', { searchName: 'fisk' }],
  ['account', { accounts: [giro] }],
  ['VAT number', { vatNumber: 'SE1' }],
])('never joins two organization numbers by a %s', (_, common) => {
  const suppliers = [own('a', { organizationNumber: '2', ...common })];
  expect(ownSupplierOf(named({ organizationNumber: '1', ...common }), suppliers)).toBeNull();
  expect(ownSupplierOf(named(common), suppliers)?.id).toBe('a');
});

it('of two of a name takes the one with the least id', () => {
  const suppliers = [own('b', { searchName: 'fisk' }), own('a', { searchName: 'fisk' })];
  expect(ownSupplierOf(named({ searchName: 'fisk' }), suppliers)?.id).toBe('a');
});

it('lets an own supplier learn the numbers that it lacked', () => {
  const kept = own('a', { searchName: 'fisk', organizationNumber: '2' });
  expect(supplierOf(named({ searchName: 'fisk', vatNumber: 'SE1' }), [kept], [])).toMatchObject({
    organizationNumber: '2',
    vatNumber: null,
  });
  const says = named({ organizationNumber: '1', vatNumber: 'SE1', searchName: 'fisk' });
  const match = (has: Partial<OwnSupplier>) =>
    supplierOf(says, [own('a', { searchName: 'fisk', ...has })], []);
  expect(match({})).toMatchObject({ id: 'a', organizationNumber: '1', vatNumber: 'SE1' });
  expect(match({ vatNumber: 'SE2' })).toMatchObject({ organizationNumber: '1', vatNumber: 'SE2' });
});

it('makes a new private supplier of one that nobody knows', () => {
  expect(supplierOf(named({ vatNumber: 'SE1', searchName: 'fisk' }), [], [])).toEqual({
    id: null,
    directoryId: null,
    organizationNumber: null,
    vatNumber: 'SE1',
    searchName: 'fisk',
    shownAs: null,
  });
});

it('makes a new supplier of the entry of the directory, which says what the invoice does not', () => {
  const directory = [entry('d', { organizationNumber: '1', vatNumber: 'SE1', searchName: 'fisk' })];
  expect(supplierOf(named({ vatNumber: 'SE1' }), [], directory)).toEqual({
    id: null,
    directoryId: 'd',
    organizationNumber: '1',
    vatNumber: 'SE1',
    searchName: 'fisk',
    shownAs: 'd',
  });
});

it('takes the name of a merged entry from the one that stands for it', () => {
  const directory = [
    entry('d', { organizationNumber: '1', searchName: 'gamla fisk', mergedInto: 'e' }),
    entry('e', { searchName: 'fisk' }),
  ];
  const match = supplierOf(named({ organizationNumber: '1' }), [], directory);
  expect(match).toMatchObject({ id: null, directoryId: 'd', searchName: 'fisk', shownAs: 'e' });
});

it('by a name finds an entry that stands for itself before a merged one', () => {
  const directory = [
    entry('d', { searchName: 'fisk', mergedInto: 'x' }),
    entry('e', { searchName: 'fisk' }),
    entry('x', { searchName: 'hav' }),
  ];
  expect(supplierOf(named({ searchName: 'fisk' }), [], directory).directoryId).toBe('e');
  expect(supplierOf(named({ searchName: 'hav' }), [], directory).directoryId).toBe('x');
  expect(supplierOf(named({ searchName: 'kött' }), [], directory).directoryId).toBeNull();
  expect(supplierOf(named({}), [], [entry('d', {})]).directoryId).toBeNull();
});

it('takes a supplier that was chosen from the directory before its first invoice', () => {
  const directory = [entry('d', { searchName: 'fisk', mergedInto: 'e' }), entry('e', { searchName: 'hav' })];
  const chosen = own('a', { directoryId: 'e', searchName: 'vår fisk' });
  expect(supplierOf(named({ searchName: 'fisk' }), [chosen], directory)).toMatchObject({ id: 'a' });
  const learnt = supplierOf(named({ searchName: 'fisk', organizationNumber: '1' }), [chosen], directory);
  expect(learnt).toMatchObject({ id: 'a', organizationNumber: '1' });
  const other = own('a', { ...chosen, organizationNumber: '2' });
  const apart = supplierOf(named({ searchName: 'fisk', organizationNumber: '1' }), [other], directory);
  expect(apart.id).toBeNull();
});

it('takes one of its own that has the number of the entry, however it is called', () => {
  const directory = [entry('d', { searchName: 'fisk', organizationNumber: '1' })];
  const known = own('a', { searchName: 'vår fisk', organizationNumber: '1' });
  expect(supplierOf(named({ searchName: 'fisk' }), [known], directory)).toMatchObject({ id: 'a' });
});

it('takes none of its own for a number that neither it nor the entry has, or that is another', () => {
  const numbered = [entry('d', { searchName: 'fisk', organizationNumber: '1' })];
  const bare = [entry('d', { searchName: 'fisk' })];
  const others = [own('a', { searchName: 'vår' }), own('b', { searchName: 'vår', organizationNumber: '2' })];
  for (const directory of [numbered, bare])
    expect(supplierOf(named({ searchName: 'fisk' }), others, directory)).toMatchObject({
      id: null,
      directoryId: 'd',
    });
});
