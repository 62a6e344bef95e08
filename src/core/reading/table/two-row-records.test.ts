import { expect, test } from 'vitest';
import { sheet } from '#testing/papers/sheet.ts';
import { readPages } from '../read-pages.ts';

const edges = [110, 330, 380, 460, 540];

/** A record takes two rows: the number and the name above, what GS1 numbers it by and the figures below. */
const page = `Norrskär Grossist AB | | | | FAKTURA
Fakturanr | | 48213
Fakturadatum | | 2026-10-05
Förfallodatum | | 2026-11-04

Artikel | Benämning
 | EAN | Antal | Pris | Belopp
F-0430 | Laxfilé
 | 7310865004703 | 2 | 189,00 | 378,00
F-2756 | Grädde
 | 7310130003547 | 12 | 24,50 | 294,00
F-3887 | Strössel
 | 7350053850019 | 3 | 10,00 | 30,00

Netto | | | | 702,00
Moms 12 % | | 702,00 | | 84,24
Att betala SEK | | | | 786,24

Bankgiro 5050-1055 | | Org.nr 556233-2451`;

test('the number of a record in two rows stands in the one without figures', () => {
  const reading = readPages(sheet(page, edges));
  expect(reading?.invoice.lines.map(({ articleNumber, name }) => [articleNumber, name])).toEqual([
    ['F-0430', 'Laxfilé'],
    ['F-2756', 'Grädde'],
    ['F-3887', 'Strössel'],
  ]);
});

const numbersOf = (text: string) => {
  const reading = readPages(sheet(text, edges));
  return {
    lines: reading?.invoice.lines.map(({ articleNumber, name }) => [articleNumber, name]),
    isOpen: reading?.doubts.includes('article'),
    isUnread: reading?.doubts.includes('rows-unread'),
  };
};

const goods = [
  ['F-0430', 'Laxfilé'],
  ['F-2756', 'Grädde'],
  ['F-3887', 'Strössel'],
];

test('where goods were caught stands below their numbers and names, with the figures', () => {
  const caught = page
    .replace('Artikel |', 'Art.nr |')
    .replace(' | EAN |', ' | |')
    .replace('7310865004703', 'Fångad i Östersjön')
    .replace('7310130003547', 'Odlad i Norge')
    .replace('7350053850019', 'Fångad i Kattegatt');
  const { lines, isOpen } = numbersOf(caught);
  expect(lines?.map(([number]) => number)).toEqual(['F-0430', 'F-2756', 'F-3887']);
  expect(isOpen).toBe(true);
});

test('packs beside the figures are no names, and figures within a name none of a line', () => {
  const packed = page
    .replace('Artikel |', 'Art.nr |')
    .replace(' | EAN |', ' | Förpackning |')
    .replace('7310865004703', '4x2 kg')
    .replace('7310130003547', '2 kg')
    .replace('7350053850019', '12x400 g')
    .replace('Strössel', 'Strössel 12 bit');
  expect(numbersOf(packed)).toEqual({
    lines: [...goods.slice(0, 2), ['F-3887', 'Strössel 12 bit']],
    isOpen: false,
    isUnread: false,
  });
});

test('a batch below the number is none, and leaves it in doubt where the head does not say that it is one', () => {
  const batched = page
    .replace('Artikel |', 'Art.nr |')
    .replace(' | EAN |', 'Batch | Förpackning |')
    .replace(' | 7310865004703', 'B9518 | 4 kg')
    .replace(' | 7310130003547', 'B5173 | 2 kg')
    .replace(' | 7350053850019', 'B1574 | 6x1 L');
  expect(numbersOf(batched)).toEqual({ lines: goods, isOpen: false, isUnread: false });
  const unsaid = batched.replace('Batch | Förpackning |', ' | Förpackning |');
  expect(numbersOf(unsaid)).toEqual({ lines: goods, isOpen: true, isUnread: false });
});
