import { expect, test } from 'vitest';
import { readAround } from '#testing/papers/around-page.ts';

test.each(['INVOICE', 'CREDIT NOTE'])(
  'where the sender lives beside %s is no number of the document',
  (title) => {
    const { invoice } = readAround([
      [title, 40, 60, 'left', 13],
      ['4 Harrow Lane', 330, 60],
      ['Number', 40, 100],
      ['HL-10240', 140, 100],
      ['Date', 40, 114],
      ['Aug 6, 2026', 140, 114],
    ]);
    expect(invoice.number).toBe('HL-10240');
  },
);

test.each(['INVOICE', 'CREDIT NOTE'])(
  'a day and a house beside %s hold no number of the document',
  (title) => {
    const { invoice } = readAround([
      [title, 40, 66, 'left', 24],
      ['Invoice Date', 275, 60],
      ['Jul 6, 2026', 275, 71],
      ['7 Harbour Row', 405, 71],
      ['Number', 275, 82],
      ['INV-02415', 275, 93],
    ]);
    expect(invoice.number).toBe('INV-02415');
  },
);

test('short labels name what has their form', () => {
  const { invoice } = readAround([
    ['Gruvhålets Bryggeri AB', 40, 50],
    ['ORG 556233-2451 / MOMS SE556233245101', 40, 64],
    ['FAKTURA 2602', 330, 60, 'left', 13],
    ['DATUM 2026-01-29', 330, 100],
    ['BETALA 2026-02-13', 330, 114],
  ]);
  expect(invoice.supplier).toMatchObject({ organizationNumber: '5562332451', vatNumber: 'SE556233245101' });
  expect(invoice.dueDate).toBe('2026-02-13');
});
