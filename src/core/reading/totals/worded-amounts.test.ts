import { expect, test } from 'vitest';
import { sheet } from '#testing/papers/sheet.ts';
import { readPages } from '../read-pages.ts';

const edges = [330, 380, 460, 540];

const read = (...totals: readonly string[]) =>
  readPages(
    sheet(
      `Norrskär Grossist AB | | | FAKTURA
Fakturanr | 48213
Fakturadatum | 2026-10-05
Förfallodatum | 2026-11-04

Benämning | Antal | Pris | Belopp
Laxfilé | 2 | 2 189,05 | 4 378,10
Grädde | 12 | 24,50 | 294,00

${totals.join('\n')}

Bankgiro 5050-1055 | Org.nr 556233-2451`,
      edges,
    ),
  );

test.each(['5 233:-', '5233:-', '5 233 kr', '5 233,-'])(
  'an amount in whole kronor is no part of its label: %s',
  (payable) => {
    const reading = read(
      'Netto | | | 4 672,10',
      'Moms 12 % | | | 560,65',
      'Inkl. moms | | | 5 232,75',
      'Avrundning | | | 0,25',
      `. | | | Att betala ${payable}`,
    );
    expect(reading?.invoice.payable).toBe('5233');
    expect(reading?.doubts).toEqual([]);
  },
);

test.each(['12% mervärdesskatt', '12 % utgående moms', '12 % VAT'])(
  'a rate may stand before the word: %s',
  (label) => {
    const reading = read('Netto | | | 4 672,10', `${label} | | | 560,65`, 'Att betala | | | 5 232,75');
    expect(reading?.invoice.taxTotal).toBe('560.65');
    expect(reading?.doubts).toEqual([]);
  },
);

test('an amount that ends a sentence is one', () => {
  const reading = read(
    'Frakt | | | 350,00',
    'Moms 12 % | | | 602,65',
    'Att betala | | | 5 624,75',
    'Netto 5 022,10. Ange OCR 1210574.',
  );
  expect(reading?.invoice).toMatchObject({ taxExclusive: '5022.10', payable: '5624.75' });
});

test('an amount behind the day until when it is paid is what is to pay', () => {
  const reading = read(
    'Netto | | | 4 672,10',
    'Moms 12 % | | | 560,65',
    '. | | | Att betala senast 2026-11-04: 5 232,75 kr',
  );
  expect(reading?.invoice).toMatchObject({ payable: '5232.75', dueDate: '2026-11-04' });
});
