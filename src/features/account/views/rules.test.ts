import { expect, it } from 'vitest';
import { asksItself, isSameView, listParts, searchOf, viewLists } from './rules.ts';

it('names each list once', () => {
  expect(viewLists.toSorted()).toEqual(Object.keys(listParts).toSorted());
});

it('keeps filters, order and period of an address, and nothing of what is open on the screen', () => {
  expect(searchOf('prices', { status: 'IGNORED', article: 'x', period: '30d', view: 'y', sort: '' })).toEqual(
    {
      status: 'IGNORED',
      period: '30d',
    },
  );
});

it('takes an address with a period alone for one that asks for nothing itself', () => {
  expect(asksItself('invoices', { period: 'all', view: 'x' })).toBe(false);
  expect(asksItself('invoices', { period: 'all', q: 'ox' })).toBe(true);
});

it('compares what views show', () => {
  const view = { search: { q: 'ox', sort: 'total' }, columns: ['number', 'total'] };
  expect(isSameView(view, { search: { sort: 'total', q: 'ox' }, columns: ['total', 'number'] })).toBe(true);
  expect(isSameView(view, { ...view, columns: null })).toBe(true);
  expect(isSameView(view, { ...view, columns: ['total'] })).toBe(false);
  expect(isSameView(view, { ...view, search: { q: 'ox' } })).toBe(false);
});
