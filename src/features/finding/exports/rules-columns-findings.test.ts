import { expect, test } from 'vitest';
import { findingColumns, type FindingRow } from './rules-columns-findings.ts';
import { texts } from './texts-columns.en.ts';

const of = { supplierName: 'Grossisten', currency: 'SEK' };

const rows: readonly FindingRow[] = [
  {
    ...of,
    kind: 'fee',
    found: {
      kind: 'fuel',
      currency: 'SEK',
      sum: '240.00',
      count: 4,
      of: 6,
      first: { date: '2026-08-01', isNews: true },
      latest: { date: '2026-11-01', amount: '75' },
      rise: { by: 'amount', from: '55', to: '75', percent: '36.4', date: '2026-11-01', invoiceId: 'i' },
      oftener: null,
      months: [],
      invoices: [],
    },
  },
  {
    ...of,
    kind: 'renumbered',
    found: {
      id: 'r',
      answer: 'confirmed',
      articleId: 'a',
      from: '100',
      to: '200',
      name: 'Smör',
      newName: 'Smör 500 g',
      unit: 'st',
      currency: 'SEK',
      price: '50',
      newPrice: '54.5',
      percent: '9',
      date: '2026-10-01',
    },
  },
  {
    ...of,
    kind: 'missing',
    found: {
      id: 'm',
      by: 'silence',
      numbers: [],
      after: { invoiceId: 'i', number: '41', date: '2026-10-05' },
      before: null,
      days: 20,
      usual: 7,
      answer: 'open',
      askedAt: null,
      askedOf: null,
      closedAt: null,
    },
  },
  {
    ...of,
    kind: 'loyalty',
    found: {
      articleId: 'a',
      name: 'Smör 2 kg',
      supplierName: 'Grossisten',
      sum: '1200.00',
      dealId: 'd',
      dealTitle: 'Smör 500 g',
      dealSupplier: 'Mejeriet',
    },
  },
];

test('a fee, a new number, a missing invoice and what was bought beside a deal each say what they are', () => {
  const columns = findingColumns(texts);
  const said = rows.map((row) => columns.map(({ value }) => value(row) ?? '').join('|'));
  expect(said).toEqual([
    'Fee|Grossisten|Fuel||55|75|36.4|4|240.00|SEK|2026-11-01|',
    'New article number|Grossisten|Smör 500 g (200)|Smör (100)|50|54.5|9|||SEK|2026-10-01|Confirmed',
    'Missing invoice|Grossisten|After invoice 41|||||||SEK|2026-10-05|Open',
    'Bought beside a deal|Grossisten|Smör 2 kg|Smör 500 g, Mejeriet|||||1200.00|SEK||',
  ]);
});
