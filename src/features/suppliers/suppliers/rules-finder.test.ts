import { expect, it } from 'vitest';
import { finderRows, type FinderRow, isUnder, sorted, summaryOf, type Supplier } from './rules-finder.ts';

const supplier = (id: string, displayName: string): Supplier => ({
  id,
  displayName,
  name: displayName,
  category: 'general',
  legalEntityNumber: null,
  verified: false,
});
const own = (
  id: string,
  displayName: string,
  latest: string | null,
  ...links: FinderRow['outlets']
): FinderRow => ({
  ...supplier(id, displayName),
  category: 'general',
  latestInvoiceDate: latest,
  outlets: links,
});
const link = (outletId: string, status: 'active' | 'inactive' | 'requested') => ({
  outletId,
  status,
  since: '2026-03-01',
});

const all = [supplier('1', 'Arla'), supplier('2', 'Menigo'), supplier('3', 'Åbro')];
const menigo = own('2', 'Menigo', '2026-03-17', link('a', 'active'), link('b', 'inactive'));
const rows = finderRows(all, [menigo, own('9', 'Nordan', null, link('a', 'requested'))]);

it('puts what the restaurants have with a supplier on its row, private ones in their place', () => {
  expect(rows.map(({ displayName }) => displayName)).toEqual(['Arla', 'Menigo', 'Nordan', 'Åbro']);
  expect(rows[1]).toBe(menigo);
  expect(rows[0]?.outlets).toEqual([]);
});

it('shows a supplier under each tab that one of the restaurants gives it', () => {
  const under = (tab: Parameters<typeof isUnder>[0]) =>
    rows.filter((row) => isUnder(tab, row)).map(({ id }) => id);
  expect(under('active')).toEqual(['2']);
  expect(under('inactive')).toEqual(['2']);
  expect(under('pending')).toEqual(['9']);
  expect(under('all')).toHaveLength(4);
  expect(summaryOf(menigo)).toEqual({ active: 1, inactive: 1, requested: 0 });
});

it('keeps those without an invoice last in both directions', () => {
  const later = own('3', 'Åbro', '2026-03-19', link('a', 'active'));
  const some = finderRows(all, [menigo, later]);
  const names = (direction: 'asc' | 'desc') =>
    sorted(some, 'latest', direction).map(({ displayName }) => displayName);
  expect(names('asc')).toEqual(['Menigo', 'Åbro', 'Arla']);
  expect(names('desc')).toEqual(['Åbro', 'Menigo', 'Arla']);
  expect(sorted(some, 'name', 'desc').map(({ id }) => id)).toEqual(['3', '2', '1']);
});
