import { expect, test } from 'vitest';
import { sheet } from '#testing/papers/sheet.ts';
import { readPages } from '../read-pages.ts';

const edges = [200, 300, 380, 460, 540, 580];

const read = (...totals: readonly string[]) =>
  readPages(
    sheet(
      `Norrskär Grossist AB | | | | FAKTURA
Fakturanr | 48213
Fakturadatum | 2026-10-05
Förfallodatum | 2026-11-04

Artnr | Benämning | Antal | Pris | Belopp
5411 | Laxfilé | 2 | 2 189,05 | 4 378,10
5823 | Grädde | 12 | 24,50 | 294,00

${totals.join('\n')}

Bankgiro 5050-1055 | Org.nr 556233-2451`,
      edges,
    ),
  );

test('VAT of goods at one rate and of a charge at another proves both', () => {
  const paper = (vat: string, payable: string) =>
    read(
      'Varor | | | | 4 672,10',
      'Kyltransport | | | | 325,00',
      'Netto | | | | 4 997,10',
      `Moms | | | | ${vat}`,
      `Att betala | | | | ${payable}`,
    );
  const reading = paper('641,90', '5 639,00');
  expect(reading?.invoice.vat).toMatchObject([
    { rate: '12', taxable: '4672.10', tax: '560.65' },
    { rate: '25', taxable: '325.00', tax: '81.25' },
  ]);
  expect(reading?.doubts).toEqual([]);
  expect(paper('641,80', '5 638,90')?.doubts).toContain('vat');
});

test('a rate in words stands in a sentence with its base and its VAT', () => {
  const reading = read(
    'Kyltransport | | | | 325,00',
    'Netto | | | | 4 997,10',
    'Moms | | | | 641,90',
    'Att betala | | | | 5 639,00',
    'Moms 25 procent: underlag 325,00, moms 81,25',
    'Moms 12 procent: underlag 4672,10, moms 560,65',
  );
  expect(reading?.doubts).toEqual([]);
});

test('a bare sum that with the VAT is to pay is the net, and a charge may stand above it', () => {
  const reading = read(
    'Frakt | | | | 95,00',
    'Summa | | | | 4 767,10',
    'Livsmedelsmoms 12 % | | | | 572,05',
    'Att betala | | | | 5 339,15',
  );
  expect(reading?.invoice).toMatchObject({ taxExclusive: '4767.10', taxTotal: '572.05', payable: '5339.15' });
  expect(reading?.doubts).toEqual([]);
});

test('so it is where öre are rounded off below the VAT', () => {
  const reading = read(
    'Frakt | | | | 95,00',
    'Summa | | | | 4 767,10',
    'Moms 12 % | | | | 572,05',
    'Avrundning | | | | -0,15',
    'Att betala | | | | 5 339,00',
  );
  expect(reading?.invoice).toMatchObject({ taxExclusive: '4767.10', rounding: '-0.15', payable: '5339.00' });
  expect(reading?.doubts).toEqual([]);
});

test('goods with a number, a quantity and a price are no charge, wherever their discount stands', () => {
  const reading = read(
    '6231 | Ägg L 30-pack | 40 | 127,94 | 4 861,72 | 5',
    'Netto | | | | 9 533,82',
    'Moms 12 % | | | | 1 144,06',
    'Att betala | | | | 10 677,88',
  );
  expect(reading?.trusted).toBe(false);
  expect(reading?.invoice.charges).toEqual([]);
});

test('a paper that prints no VAT and asks for its net has none', () => {
  const reading = read('Netto | | | | 4 672,10', 'Att betala | | | | 4 672,10');
  expect(reading?.invoice.taxTotal).toBe('0.00');
  expect(reading?.doubts).toContain('vat');
});

test('deposits without VAT stand beside what VAT was reckoned from', () => {
  const reading = read(
    'Varor | | | | 4 672,10',
    'Pant | | | | 120,00',
    'Netto | | | | 4 792,10',
    'Moms 12 % av | | | 4 672,10 | 560,65',
    'Summa moms | | | | 560,65',
    'Att betala | | | | 5 352,75',
  );
  expect(reading?.doubts).toEqual([]);
});
