import { describe, expect, test } from 'vitest';
import type { LineKind } from './invoice.ts';
import { chargeKind, lineKind } from './line-kind.ts';

const named: readonly (readonly [LineKind, readonly string[]])[] = [
  [
    'deposit',
    [
      'Pant',
      'PANT BURK 24 ST',
      'Burkpant 1 kr',
      'PET-pant',
      'Pantavgift',
      'Returback SRS',
      'Tomback',
      'Retur-pant',
      'SRS-låda halv',
      'EUR-pall',
      'Pfand',
      'Leergutpfand 20 x 0,5l',
      'Bottle deposit',
      'Consigne',
      'Tomgods',
    ],
  ],
  [
    'freight',
    [
      'Frakt',
      'FRAKT KYLD',
      'Fraktavgift',
      'Kylfrakt',
      'Transport',
      'Transporttillägg',
      'Leveransavgift',
      'Leverans',
      'Levering Sverige',
      'Drivmedelstillägg',
      'Porto',
      'Porto 42 kr',
      'Fragt',
      'Fraktbidrag',
      'Fryskörning',
      'Frakt kyltransport',
      'Portes de envio',
      'Gastos de transporte',
      'Freight',
      'Delivery charge',
      'Versandkosten',
      'Frais de port',
      'Utkörning',
    ],
  ],
  [
    'fee',
    [
      'Emballage',
      'Emballage EPS',
      'Småorderavgift',
      'Expeditionsavgift',
      'Fakturaavgift',
      'Kyltillägg',
      'Miljöavgift',
      'Påminnelseavgift',
      'Dröjsmålsränta',
      'Service fee',
      'Mindermengenzuschlag',
      'Öresavrundning',
    ],
  ],
  [
    'goods',
    [
      'Smörgåstårta leverans fredag',
      'Räksmörgås, leverans 3/12',
      'Elefantöl 33 cl',
      'Pannacotta',
      'Pantry mix',
      'Pantonevit färg',
      'Fraktalglas',
      'Saumon frais',
      'Standardmjölk 3 % 10 l',
      'Coffee',
      'Portobello svamp',
      'Emballage takeaway 500 st',
      'Fruktkorg',
      'Vinho do Porto Tawny 10 anos',
      'Porto Ruby 75 cl',
      'Porto 20 år',
      'Transportlåda plast',
      'Backfilé',
      'Bonusfilé av torsk',
      'Tillagad kycklingfilé',
      '',
    ],
  ],
];

describe.each(named)('%s', (kind, names) => {
  test.each(names)('%s', (name) => expect(lineKind(name, '100.00', false)).toBe(kind));
});

test('a discount word counts where the line lowers the total', () => {
  expect(lineKind('Kampanjrabatt', '-50.00', false)).toBe('discount');
  expect(lineKind('Årsbonus', '50.00', true)).toBe('discount');
  expect(lineKind('Rabatt, 10 kuponger', '50.00', false)).toBe('goods');
});

test('a returned deposit is a deposit', () => {
  expect(lineKind('Pant retur', '-24.00', false)).toBe('deposit');
  expect(chargeKind(false, 'Returpant', null)).toBe('deposit');
});

test('document charges: words before codes before direction', () => {
  expect(chargeKind(true, 'Frakt', 'ZZZ')).toBe('freight');
  expect(chargeKind(true, null, 'FC')).toBe('freight');
  expect(chargeKind(true, 'Lagerhållning', null)).toBe('fee');
  expect(chargeKind(false, 'Kampanj', null)).toBe('discount');
  expect(chargeKind(true, 'Rabatt återtagen', null)).toBe('fee');
});

test('a name of a million letters is judged at once', () => {
  const start = performance.now();
  expect(lineKind('a'.repeat(1_000_000), '1', false)).toBe('goods');
  expect(performance.now() - start).toBeLessThan(100);
});
