import { expect, test } from 'vitest';
import { sheet } from '#testing/papers/sheet.ts';
import { readPages } from '../../read-pages.ts';

const page = (head: string): string => `Norrskär Grossist AB
${head}
Artikelnr Benämning | Antal | Enhet | À-pris | Belopp
1001 Laxfilé färsk | 2,450 | kg | 189,00 | 463,05
Netto | | | | 463,05
Moms 12 % | | 463,05 | | 55,57
Att betala SEK | | | | 518,62
Bankgiro 5050-1055 | Org.nr 556233-2451`;

const edges = [260, 320, 380, 460, 540];

test.each([
  ['Faktura nr 1000419, 2026-04-04', '1000419', '2026-04-04'],
  ['Faktura nr 75 · 19/3 -26', '75', '2026-03-19'],
  ['Faktura #233 · 8 jul 2026', '233', '2026-07-08'],
  ['Faktura 471\n2026-06-11, betalas 2026-06-21', '471', '2026-06-11'],
  ['FAKTURA 98412\n25 mars 2026', '98412', '2026-03-25'],
  ['FAKTURA 98412\n2026-03-25 sid 1(2)\nLeverans | 2026-03-22', '98412', '2026-03-25'],
  ['Faktura 98412\nFakturadatum 25 mars 2026', '98412', '2026-03-25'],
  ['FAKTURA\nFakturanr/OCR | 710042136\nFakturadatum | 2026-03-08', '710042136', '2026-03-08'],
])('the number and the day of %j are read', (head, number, day) => {
  const reading = readPages(sheet(page(head), edges));
  expect([reading?.invoice.number, reading?.invoice.issueDate]).toEqual([number, day]);
});

test('a day without a label is read and not trusted', () => {
  const reading = readPages(sheet(page('Faktura nr 1000419, 2026-04-04'), edges));
  expect(reading?.doubts).toContain('issue-date');
});

test('a day at the title is read though it is the one when to pay as well, and is not trusted', () => {
  const reading = readPages(sheet(page('Faktura nr 98412\n19 maj 2026\nFörfallodatum | 2026-05-19'), edges));
  expect(reading?.invoice).toMatchObject({ issueDate: '2026-05-19', dueDate: '2026-05-19' });
  expect(reading?.doubts).toContain('issue-date');
});
