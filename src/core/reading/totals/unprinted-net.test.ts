import { expect, test } from 'vitest';
import { sheet } from '#testing/papers/sheet.ts';
import { readPages } from '../read-pages.ts';

const read = (below: string) => {
  const reading = readPages(
    sheet(
      `Norrskär Grossist AB
Fakturanr 98412
Fakturadatum 2026-05-11
Artikelnr Benämning | Antal | Enhet | À-pris | Belopp
1001 Laxfilé färsk | 2,000 | kg | 200,00 | 400,00
1002 Torskrygg | 1,000 | kg | 150,49 | 150,49
${below}
Bankgiro 5050-1055 | Org.nr 556233-2451`,
      [260, 320, 380, 460, 540],
    ),
  );
  const { taxExclusive: net, taxTotal: vat, payable, vat: rates } = reading?.invoice ?? {};
  return { net, vat, payable, rates: rates?.map(({ rate, tax }) => `${rate} ${tax}`) };
};

test('the sum of the lines is the net where with the VAT it is what is to pay', () => {
  expect(read('Tot. moms 6 % | | | | 33,03\nBelopp att erlägga | | | | 583,52')).toEqual({
    net: '550.49',
    vat: '33.03',
    payable: '583.52',
    rates: ['6 33.03'],
  });
});

test('the sum of the lines is no net where something is left', () => {
  expect(read('Tot. moms 6 % | | | | 33,03\nBelopp att erlägga | | | | 593,52').net).not.toBe('550.49');
});

test('a rate of nothing is that of the goods and the freight', () => {
  const below =
    'Varuvärde | | | | 550,49\nFrakt | | | | 100,00\nNettobelopp | | | | 650,49\nMoms 0 % | | 550,49 | | 0,00\nAtt betala SEK | | | | 650,49';
  expect(read(below)).toEqual({ net: '650.49', vat: '0.00', payable: '650.49', rates: ['0 0.00'] });
});

test('the rounding that makes the amount to pay is taken, and a day is no amount', () => {
  const below = [
    'Nettobelopp | | | | 550,49',
    'Momssumma 6 % | | | | 33,03',
    'Summa | | | | 583,52',
    'Öre | | | | 0,48',
    'Slutsumma | | | | 584,00',
    'Att betala senast 2026-06-10',
  ];
  expect(read(below.join('\n'))).toMatchObject({ net: '550.49', vat: '33.03', payable: '584.00' });
});

test('a label of the whole with more than is to pay leaves the totals in doubt', () => {
  const grid = (whole: string) =>
    readPages(
      sheet(
        `Norrskär Grossist AB
Fakturanr 98412
Fakturadatum 2026-05-11
Artikelnr Benämning | Antal | Enhet | À-pris | Belopp
1001 Laxfilé färsk | 2,000 | kg | 200,00 | 400,00
1002 Torskrygg | 1,000 | kg | 150,49 | 150,49
Totalt | Frakt | Imponibile | Moms 0 % | Totalt SEK
550,49 | 140,00 | ${whole} | 0,00 | ${whole}
Bankgiro 5050-1055 | Org.nr 556233-2451`,
        [260, 320, 380, 460, 540],
      ),
    );
  expect(grid('690,49')?.doubts).toContain('totals');
  expect(grid('550,49')?.doubts).not.toContain('totals');
});
