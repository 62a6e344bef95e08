import { expect, test } from 'vitest';
import { sheet } from '#testing/papers/sheet.ts';
import { readPages } from '../read-pages.ts';

const edges = [330, 390, 460, 540];

test('a head that begins with the title of a delivery names the columns behind it', () => {
  const reading = readPages(
    sheet(
      `Norrskär Grossist AB | | | FAKTURA
Fakturanr | 48213
Fakturadatum | 2026-10-05
Förfallodatum | 2026-11-04

Följesedel 655522 levererad 2026-10-02 | Antal | Pris | Belopp
D16-4541 Dijonsenap grov | 2 hink | 75,47 | 150,94
M32-5352 Mozzarella | 16 st | 24,10 | 385,60
Följesedel 655525 levererad 2026-10-04 | Antal | Pris | Belopp
P20-5753 Pankoströbröd | 12 krt | 385,11 | 4 621,32

Netto | | | 5 157,86
Moms 12 % | | | 618,94
Att betala | | | 5 776,80

Bankgiro 5050-1055 | Org.nr 556233-2451`,
      edges,
    ),
  );
  expect(reading?.invoice.lines.map(({ name, quantity, sum }) => [name, quantity, sum])).toEqual([
    ['Dijonsenap grov', '2', '150.94'],
    ['Mozzarella', '16', '385.60'],
    ['Pankoströbröd', '12', '4621.32'],
  ]);
});
