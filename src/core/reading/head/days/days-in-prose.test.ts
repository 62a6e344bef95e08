import { describe, expect, test } from 'vitest';
import { type Print, readAround } from '#testing/papers/around-page.ts';

const numbers: readonly Print[] = [['Org.nr 556233-2451 | Bankgiro 5050-1055', 40, 780]];
const sender: readonly Print[] = [
  ['Norrskär Grossist AB', 40, 50, 'left', 13],
  ['Kajgatan 3', 40, 64],
  ['590 34 Tjällmo', 40, 77],
];
const issued: readonly Print[] = [
  ['Faktura nr 118', 330, 100, 'left', 18],
  ['Fakturadatum: 2026-01-25', 330, 120],
];

describe('the day when to pay in prose', () => {
  const dueIn = (...lines: readonly string[]): string | null =>
    readAround([
      ...sender,
      ...issued,
      ...lines.map((text, at): Print => [text, 40, 180 + 12 * at]),
      ...numbers,
    ]).invoice.dueDate;

  test.each([
    'Leverans vecka 5. Betalas senast 2026-02-24.',
    'Leverans vecka 5. Betalas senast 24 feb 2026 till bankgiro 5050-1055.',
    'Order nr 12. Förfaller 24 februari 2026.',
    'Kund 7. Förfallodag 2026-02-24',
    'Leverans dag 3. Betala senast 24/2 2026.',
  ])('stands behind the end of another sentence: %s', (line) => {
    expect(dueIn(line)).toBe('2026-02-24');
  });

  test.each([
    [
      'Faktura till Restaurang Ugglan, Larmtorget 5, 392 32 Kalmar. Förfaller till',
      'betalning 24 februari 2026.',
    ],
    ['Tack för att ni handlar hos oss i Kivik, vi ses igen. Betalas', 'senast 2026-02-24 till bankgiro.'],
    ['Vi levererar hela veckan och önskar er en god vinter. Oss tillhanda', 'senast 2026-02-24.'],
    ['Tack för beställningen, välkommen åter till oss. Sista', 'betalningsdag 24 februari 2026.'],
    ['Varorna är våra tills de är betalda till fullo. Att betala', 'senast den 24 februari 2026.'],
  ])('stands behind a label that is broken in two rows: %s', (...lines) => {
    expect(dueIn(...lines)).toBe('2026-02-24');
  });
});

test.each(['F€rfallodatum', 'FÎrfallodatum', 'F\uFFFDrfallodag', 'F•rf.datum', 'F‚rfaller', 'F¢rfallodag'])(
  'the day when to pay is told by a label whose font shows other letters: %s',
  (label) => {
    const { invoice } = readAround([...sender, ...issued, [`${label} 2026-02-24`, 330, 133], ...numbers]);
    expect(invoice.dueDate).toBe('2026-02-24');
  },
);

test('behind another label below that of the day stands its own value', () => {
  const { invoice } = readAround([
    ...sender,
    ['Faktura nr 118', 330, 100, 'left', 18],
    ...['Fakturadatum|26-01-25', 'Valuta|SEK', 'Oss tillhanda|26-02-24'].flatMap((pair, at): Print[] =>
      pair.split('|').map((text, row): Print => [text, 140 + 90 * at, 190 + 11 * row]),
    ),
    ...numbers,
  ]);
  expect([invoice.issueDate, invoice.dueDate]).toEqual(['2026-01-25', '2026-02-24']);
});

describe('the line of a letter’s day', () => {
  const dayOf = (line: string, foot = 'Att betala senast 2026-03-03') => {
    const { invoice, doubts } = readAround([
      ...sender,
      ['Faktura 2026:80', 40, 130, 'left', 18],
      [line, 330, 64],
      [foot, 40, 400],
      ...numbers,
    ]);
    return [invoice.issueDate, doubts.includes('issue-date')];
  };

  test.each(['Tjällmo den 16 februari 2026', 'Tjällmo, den 16 februari 2026', 'Tjällmo den 16 feb. 2026'])(
    'dates what is sent from there: %s',
    (line) => {
      expect(dayOf(line)).toEqual(['2026-02-16', false]);
    },
  );

  test('is doubted where no address ends with its town, or no day when to pay follows', () => {
    expect(dayOf('Malmö den 16 februari 2026')[1]).toBe(true);
    expect(dayOf('Tjällmo den 16 februari 2026', 'Tack')[1]).toBe(true);
    expect(dayOf('Levererat den 16 februari 2026')[1]).toBe(true);
  });
});

test('until when a lot keeps is no day to pay on', () => {
  const { invoice } = readAround([
    ...sender,
    ...issued,
    ['SCADENZA', 460, 140],
    ['24/02/2026', 460, 153],
    ['Lotto L5888 scad. 26/03/2027', 90, 240],
    ...numbers,
  ]);
  expect(invoice.dueDate).toBe('2026-02-24');
});
