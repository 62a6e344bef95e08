import { describe, expect, test } from 'vitest';
import { sheet } from '#testing/papers/sheet.ts';
import { wholesaleInvoice } from '#testing/papers/wholesale-invoice.ts';
import { wholesaleLayouts } from '#testing/papers/wholesale-layouts.ts';
import { isWholesaleRight } from '#testing/papers/wholesale-truth.ts';
import type { Page } from './page.ts';
import { pageGroups } from './page-groups.ts';
import { joinPages, pageOrder } from '#testing/papers/page-order.ts';
import { pageMark } from './page-mark.ts';
import { readPages } from '../read-pages.ts';

const page = (text: string): Page => {
  const [first] = sheet(text, [300, 400, 540]);
  if (first === undefined) throw new Error('no page');
  return first;
};

describe('a file of several invoices', () => {
  test.each([
    ['another number', ['Fakturanr | 48213', 'Fakturanr | 48213', 'Fakturanr | 48214'], [[0, 1], [2]]],
    ['pages counted again', ['Sida 1 av 2', 'Sida 2 av 2', 'Sida 1 av 1', 'Sida 1 (3)'], [[0, 1], [2], [3]]],
    [
      'a page that says nothing goes on',
      ['Fakturanr | 48213', 'Tomat | 3', 'Fakturanr | 48214'],
      [[0, 1], [2]],
    ],
    ['one invoice whose pages count on', ['Sida 1/3', 'Sida 2/3', 'Sida 3/3'], [[0, 1, 2]]],
    ['nothing said', ['Tomat | 3', 'Salt | 4'], [[0, 1]]],
  ])('%s', (_, texts, groups) => {
    expect(pageGroups(texts.map(page)).map(({ pages }) => pages)).toEqual(groups);
  });

  test('is told apart by generated layouts, and each group reads as its invoice', () => {
    const documents = wholesaleLayouts
      .filter(({ lines: [, most] }) => most <= 20)
      .slice(0, 3)
      .map((layout, index) => wholesaleInvoice(layout, index + 40));
    const all = documents.flatMap(({ pages }) => pages);
    const groups = pageGroups(all);
    expect(groups.map(({ number }) => number)).toEqual(documents.map(({ number }) => number));
    for (const [index, truth] of documents.entries()) {
      const reading = readPages(joinPages(all, groups[index]?.pages ?? []));
      expect(reading !== null && isWholesaleRight(reading.invoice, truth)).toBe(true);
    }
  });
});

describe('photos of one invoice', () => {
  test('are put in the order of their pages', () => {
    const photos = ['Sida 3 av 3', 'Sida 1 av 3', 'Sida 2 av 3'].map(page);
    expect(pageOrder(photos)).toEqual([1, 2, 0]);
    expect(joinPages(photos, pageOrder(photos)).map((each) => [each.number, pageMark(each)?.page])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
  });

  test('keep the order in which they came when they do not say theirs, or say it twice', () => {
    expect(pageOrder(['Tomat', 'Salt'].map(page))).toEqual([0, 1]);
    expect(pageOrder(['Sida 2', 'Sida 2', 'Sida 1'].map(page))).toEqual([0, 1, 2]);
  });
});
