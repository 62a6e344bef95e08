import { expect, test } from 'vitest';
import { sheet } from '#testing/papers/sheet.ts';
import { readPages } from '../read-pages.ts';

const read = (foot: string, own = 'Partita IVA IT05800004698', label = 'Spettabile') => {
  const text = `Molino Tre Torri S.p.A.
Strada Vecchia 88
12100 Cuneo
${own}

${label}
Krogbryggan AB
Kajgatan 4
111 22 Stockholm

Fattura n. 5935/A del 11/06/2026
Codice Descrizione | UM | Quantita | Prezzo | Importo
537001 Farina integrale | kg | 3,00 | 6,70 | 20,10
586002 Polenta | kg | 2,00 | 10,70 | 21,40

Imponibile | | | | 41,50
IVA 0% | | | | 0,00
TOTALE (EUR) | | | | 41,50
IBAN IT60X0542811101000000123456
${foot}`;
  const reading = readPages(sheet(text, [260, 320, 380, 460]));
  return [reading?.invoice.supplier.vatNumber, reading?.invoice.currency, reading?.doubts];
};

test.each([
  'VAT cliente',
  'P. IVA cliente',
  'TVA client',
  'Kundens momsnr',
  'USt-ID Kunde',
  'Ihre USt-IdNr.:',
])('the number behind %s is the buyer’s', (label) => {
  expect(read(`${label} SE556233245101`)).toEqual(['IT05800004698', 'EUR', []]);
});

test('a number at the foot is doubted where another stands in the sender’s address', () => {
  const [number, , doubts] = read('VAT SE556233245101');
  expect(number === 'IT05800004698' || doubts?.includes('supplier')).toBe(true);
});

test.each(['Hyresgäst', 'Tenant', 'Mieter', 'Spett.le'])('%s is who pays', (label) => {
  expect(read('', undefined, label)).toEqual(['IT05800004698', 'EUR', []]);
});

test('the number of the document beside the sender’s address is no VAT number', () => {
  expect(read('', 'Tel. 0171 12 34 | Partita IVA | IT05800004698 | RE-2026891')).toEqual([
    'IT05800004698',
    'EUR',
    [],
  ]);
});
