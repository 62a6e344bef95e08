import { expect, test } from 'vitest';
import { sheet } from '#testing/papers/sheet.ts';
import { readPages } from '../read-pages.ts';

const edges = [330, 380, 460, 540];

const paper = (
  totals: string,
  number = 'Fakturanr | 48213',
  title = 'FAKTURA',
) => `Norrskär Grossist AB | | | ${title}
${number}
Fakturadatum | 2026-10-05
Förfallodatum | 2026-11-04

Benämning | Antal | Pris | Belopp
Laxfilé | 2 | 189,00 | 378,00
Grädde | 12 | 24,50 | 294,00
Returpall EUR | 3 | 10,00 | 30,00

${totals}

Bankgiro 5050-1055 | Org.nr 556233-2451`;

const usual = `Netto | | | 702,00
Moms 12 % | 702,00 | | 84,24
Att betala | | | 786,24`;

const read = (text: string) => readPages(sheet(text, edges));

test('a label may go on in the next row with a rate or a currency', () => {
  const wrapped = read(
    paper(`Netto | | | 702,00
Moms
12% | | | 84,24
Att betala
SEK | | | 786,24`),
  );
  expect(wrapped?.invoice.payable).toBe('786.24');
  expect(wrapped?.invoice.taxTotal).toBe('84.24');
});

test('VAT of a country is VAT', () => {
  const told = read(paper(usual.replace('Moms 12 %', 'Svensk moms 12 %')));
  expect(told?.invoice.taxTotal).toBe('84.24');
});

test('pallets are named by their kind, which is no currency', () => {
  const reading = read(paper(usual));
  expect(reading?.invoice.currency).toBe('SEK');
  expect(reading?.invoice.lines.at(-1)?.name).toBe('Returpall EUR');
});

test('a part of an order is counted, and an invoice that is credited is not the paper itself', () => {
  expect(read(paper(usual, 'Delfaktura 2 | 48213', 'Till'))?.invoice.number).not.toBe('2');
  const credited = read(paper(usual, 'Ursprungsfaktura | 48213', 'BONUSKREDIT'));
  expect(credited?.invoice.number).toBe(null);
  expect(credited?.kind?.kind).toBe('credit-note');
});
