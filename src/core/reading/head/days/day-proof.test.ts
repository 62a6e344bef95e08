import { expect, test } from 'vitest';
import { paperOf } from '#testing/papers/paper.ts';
import { sheet } from '#testing/papers/sheet.ts';
import { rowsOf } from '../../words/rows.ts';
import { chooseFields } from '../choose-fields.ts';
import { readPages } from '../../read-pages.ts';

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

test('a day when to pay may be one when an amount is drawn', () => {
  expect(read('Fakturadatum | 2026-07-26\nBelopp som dras från ditt konto 2026-08-25: 847,90 kr')[1]).toBe(
    '2026-08-25',
  );
});

test('a year alone at the label of the day when to pay has that above it', () => {
  expect(read('Fakturadatum | 2026-07-26\n | 25 augusti\nFörfaller | 2026')[2]).toEqual(['due-date']);
});

test('figures at the label of the day when to pay that are no day are told', () => {
  expect(read('Fakturadatum | 2026-07-26\nFörfaller | 25 augusti')[2]).toEqual(['due-date']);
  expect(read('Fakturadatum | 2026-07-26\nFörfaller | 25 augusti 2026')).toEqual([
    '2026-07-26',
    '2026-08-25',
    [],
  ]);
});

test('a day below a shorter label goes on as far as its cell', () => {
  const paper = paperOf(0.5, 0);
  paper.print('Norrskär Grossist AB', 40, 50, 'left', 11);
  paper.print('Faktura 48213', 330, 52, 'left', 14);
  for (const [at, text] of ['Fakturadatum', '5 oktober 2026', 'Förfaller', '22 november 2026'].entries())
    paper.print(text, 330, 90 + 11 * at);
  paper.print('Belopp 22 november 2026 och senare', 40, 400);
  const rows = paper.pages().map(rowsOf);
  expect(chooseFields(rows, 'day-first').get('dueDate')?.value).toBe('2026-11-22');
});

test('a number ends the label before it, and another label may follow', () => {
  const said = 'Ihre USt-IdNr.: SE559639221601. Zahlbar bis 04.11.2026 ohne Abzug';
  expect(read(`Fakturadatum | 2026-10-05\n${said}`)).toEqual(['2026-10-05', '2026-11-04', []]);
});

test('a last day of something else than payment is none of it', () => {
  expect(
    read('Fakturadatum | 2026-10-05\nTur 407358, senast 2026-10-01\nFörfallodatum | 2026-11-04'),
  ).toEqual(['2026-10-05', '2026-11-04', []]);
});

test('of two days below labels one blank apart each has its own', () => {
  const paper = paperOf(0.5, 0);
  for (const [text, x] of [
    ['Datum', 100],
    ['Förfallodag', 132],
    ['2026-10-05', 100],
    ['2026-11-04', 146],
  ] as const)
    paper.print(text, x, text.startsWith('20') ? 54 : 42);
  const fields = chooseFields(paper.pages().map(rowsOf), 'day-first');
  expect(fields.get('dueDate')?.value).toBe('2026-11-04');
});

test('labels in a column may stand behind what they name', () => {
  const paper = paperOf(0.5, 0);
  for (const [row, [value, label]] of [
    ['40110690', 'fakturanummer'],
    ['2026-06-30', 'fakturadatum'],
    ['2026-07-30', 'förfallodatum'],
    ['81983', 'kundnummer'],
  ].entries()) {
    paper.print(value ?? '', 130, 83 + 11 * row, 'right');
    paper.print(label ?? '', 136, 83 + 11 * row);
  }
  const fields = chooseFields(paper.pages().map(rowsOf), 'day-first');
  expect(['number', 'issueDate', 'dueDate'].map((name) => fields.get(name as 'number')?.value)).toEqual([
    '40110690',
    '2026-06-30',
    '2026-07-30',
  ]);
});
