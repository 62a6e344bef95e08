import { expect, test } from 'vitest';
import { sheet } from '#testing/papers/sheet.ts';
import { readPages } from '../read-pages.ts';

const read = (head: string) => {
  const text = `Norrskär Grossist AB | | | | FAKTURA
Fakturanr | 48213
${head}

Artikelnr Benämning | Antal | Enhet | À-pris | Belopp
1001 Laxfilé färsk | 2,450 | kg | 189,00 | 463,05
1002 Grädde 40 % | 12 | st | 24,50 | 294,00

Netto | | | | 757,05
Moms 12 % | | 757,05 | | 90,85
Att betala SEK | | | | 847,90

Bankgiro 5050-1055 | Org.nr 556233-2451`;
  const reading = readPages(sheet(text, [260, 320, 380, 460, 540]));
  return [reading?.invoice.issueDate, reading?.invoice.dueDate, reading?.doubts];
};

test('a day and the term of payment make the day when to pay', () => {
  const terms = 'Betalningsvillkor | 30 dagar netto';
  expect(read(`Datum | 2026-10-05\nFörfallodatum | 2026-11-04\n${terms}`)).toEqual([
    '2026-10-05',
    '2026-11-04',
    [],
  ]);
  const delivered = 'Levererat 2026-10-05';
  expect(read(`Datum | 2026-10-09\nFörfallodatum | 2026-11-04\n${terms}\n${delivered}`)[2]).toEqual([
    'issue-date',
  ]);
  expect(read(`Datum | 2026-10-09\nFörfallodatum | 2026-11-04\n${terms}`)[2]).toEqual([]);
});

test('a day when to pay goes on in the next row, and one that cannot be read is told', () => {
  expect(read('Fakturadatum | 2026-07-26\nFörfaller | 25 augusti\n | 2026')).toEqual([
    '2026-07-26',
    '2026-08-25',
    [],
  ]);
  expect(read('Fakturadatum | 2026-07-26\nFörfaller | 25 aug.sti')[2]).toEqual(['due-date']);
});
