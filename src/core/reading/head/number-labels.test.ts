import { expect, test } from 'vitest';
import { sheet } from '#testing/papers/sheet.ts';
import { readPages } from '../read-pages.ts';

const page = (head: string, foot = ''): string => `Norrskär Grossist AB
${head}
Artikelnr Benämning | Antal | Enhet | À-pris | Belopp
1001 Laxfilé färsk | 2,450 | kg | 189,00 | 463,05
Netto | | | | 463,05
Moms 12 % | | 463,05 | | 55,57
Att betala SEK | | | | 518,62
${foot}
Bankgiro 5050-1055 | Org.nr 556233-2451`;

const read = (head: string, foot?: string) =>
  readPages(sheet(page(head, foot), [260, 320, 380, 460, 540]))?.invoice;

test.each([
  ['an invoice that goes with its goods', 'Faktura/Följesedel 106441', '106441'],
  ['of a year', 'Faktura 2026:23', '2026:23'],
  ['a time of day', 'Faktura 10:30', null],
  ['an original', 'FAKTURA - ORIGINAL 508234', '508234'],
  ['the number of another paper', 'FAKTURA\nFs nr 7781728\nFakturanr 802209', '802209'],
  ['an account', 'FAKTURA\nBG nr: 5050-1055', null],
])('%s: the number of %j is %s', (_, head, number) => {
  expect(read(head)?.number).toBe(number);
});

test('what stands below a sentence that speaks of the number is not the number', () => {
  const foot = 'Ange alltid fakturanummer vid betalning.\nSE-EKO-01. Certifierad av Kiwa.';
  expect(read('Faktura 508234', foot)?.number).toBe('508234');
  expect(read('Norrskär', foot)?.number).toBeNull();
});

test('a day that a sentence speaks of is not the document’s', () => {
  const foot = 'Priserna höjs med 2,5 % från den 1 januari 2027.';
  expect(read('Faktura 508234\nDatum 2026-06-02', foot)?.issueDate).toBe('2026-06-02');
  expect(read('Faktura 508234\nDatum\n2026-06-02', foot)?.issueDate).toBe('2026-06-02');
});

test('a day goes on from the end of a line of prose', () => {
  const head = 'DOKUMENTNR 56-1119, FAKTURADATUM 2026-06-16, FÖRFALLER DEN\n2026-07-01, Er ref Kökschef';
  expect(read(head)).toMatchObject({ number: '56-1119', issueDate: '2026-06-16', dueDate: '2026-07-01' });
});
