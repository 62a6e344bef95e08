import { expect, test } from 'vitest';
import { sheet } from '#testing/papers/sheet.ts';
import { readPages } from '../read-pages.ts';

const edges = [300, 380, 460, 540];

const read = (deposits: readonly string[], net: string, tax: string, payable: string) =>
  readPages(
    sheet(
      `Norrskär Bryggeri AB | | | FAKTURA
Fakturanr | 48213
Fakturadatum | 2026-10-05

Drycker
Artnr Artikel | Antal | Listpris | Netto
38090 Päroncider 4,5 % | 2 | 316,87 | 633,74
91257 Hamnlager 5,0 % | 3 | 1 066,55 | 3 199,65
Summa drycker | | | 3 833,39

Emballage och pant
Artnr Slag | Antal | Pant | Belopp
${deposits.join('\n')}

Netto | | | ${net}
Moms 25 % | | | ${tax}
Att betala SEK | | | ${payable}

Bankgiro 5050-1055 | Org.nr 556233-2451`,
      edges,
    ),
  );

test('deposits below a head of their own are lines where all come to the net', () => {
  const reading = read(
    ['34112 Pant fat 20 l | 3 | 250,00 | 750,00', '59988 Retur tomfat 30 l | -2 | 300,00 | -600,00'],
    '3 983,39',
    '995,85',
    '4 979,24',
  );
  expect(reading?.invoice.lines.map(({ articleNumber, sum }) => [articleNumber, sum])).toEqual([
    ['38090', '633.74'],
    ['91257', '3199.65'],
    ['34112', '750.00'],
    ['59988', '-600.00'],
  ]);
  expect(reading?.invoice.taxExclusive).toBe('3983.39');
  expect(reading?.doubts).toEqual([]);
});

test('what a further table lists is none where the first alone comes to the net', () => {
  const reading = read(['34112 Pant fat 20 l | 3 | 250,00 | 750,00'], '3 833,39', '958,35', '4 791,74');
  expect(reading?.lines).toHaveLength(2);
});

test('as many per cent in a name as a rate of VAT are the strength of what is drunk', () => {
  const reading = read(['34112 Pant fat 20 l | 3 | 250,00 | 750,00'], '4 583,39', '1 145,85', '5 729,24');
  expect(reading?.invoice.lines.map(({ vatRate }) => vatRate)).toEqual([null, null, null]);
});
