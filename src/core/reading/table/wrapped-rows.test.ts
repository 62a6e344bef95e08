import { describe, expect, test } from 'vitest';
import { paperOf } from '#testing/papers/paper.ts';
import { readPages } from '../read-pages.ts';
import type { Reading } from '../reading.ts';

/** A row of words: where it stands from the left, how far below the row before, and what it says; goods have all their figures. */
type Printed = readonly [down: number, name: string, figures?: string | undefined, number?: string];

const read = (rows: readonly Printed[], label = 'Artnr', start = 110): Reading => {
  const paper = paperOf(0.5, 0);
  paper.print('Norrskär Grossist AB', 40, 50, 'left', 11);
  paper.print('FAKTURA', 330, 52, 'left', 18);
  for (const [at, text] of ['Fakturanr|48213', 'Fakturadatum|2026-10-05'].entries())
    for (const [part, word] of text.split('|').entries()) paper.print(word, 330 + 100 * part, 80 + 13 * at);
  for (const [at, text] of [label, 'Benämning', 'Antal', 'Enhet', 'À-pris', 'Belopp'].entries())
    paper.print(text, [40, start, 330, 360, 460, 540][at] ?? 0, 180, at < 2 || at === 3 ? 'left' : 'right');
  let y = 184;
  let [net, count] = [0, 1000];
  for (const [down, name, figures, number = String(++count)] of rows) {
    y += down;
    if (name !== '') paper.print(name, figures === undefined && number === '' ? 40 : 110, y);
    if (figures === undefined) continue;
    paper.print(number, 40, y);
    const printed = figures.split('|');
    net += Number(printed.at(-1)?.replace(',', '.'));
    for (const [at, text] of [...printed.entries()].filter(([, each]) => each !== ''))
      paper.print(text, [330, 360, 460, 540][at] ?? 0, y, at === 1 ? 'left' : 'right');
  }
  const sums = [
    `Netto|${net.toFixed(2)}`,
    `Moms 25 %|${(net / 4).toFixed(2)}`,
    `Att betala|${(net * 1.25).toFixed(2)}`,
  ];
  for (const [at, text] of sums.entries())
    for (const [part, word] of text.replace('.', ',').split('|').entries())
      paper.print(word, part === 0 ? 330 : 540, y + 40 + 14 * at, part === 0 ? 'left' : 'right');
  paper.print('Bankgiro 5050-1055', 40, 780);
  paper.print('Org.nr 556233-2451', 200, 780);
  const reading = readPages(paper.pages());
  if (reading === null) throw new Error('nothing read');
  return reading;
};

const ten = '2|st|10,00|20,00';
const namesOf = ({ invoice }: Reading) => invoice.lines.map(({ name }) => name);

describe('rows of words between lines', () => {
  test('that stand below the last line as well describe the line above, though they stand nearer to the next', () => {
    const reading = read([
      [14, 'Sej filé', ten],
      [13, 'Fångad i zon 27.4, sats L12369'],
      [12, 'Hjärtmusslor av Skagen', ten],
      [13, 'Fångad i zon 27.3, sats L79549'],
      [12, 'Pilgrimsmusslor 300+', ten],
      [13, 'Fångad i zon 27.5, sats L77943'],
    ]);
    expect(namesOf(reading)).toEqual(['Sej filé', 'Hjärtmusslor av Skagen', 'Pilgrimsmusslor 300+']);
  });

  test.each(['Följesedel 614843 levererad 14/06', 'Lieferschein 614843 vom 14.06.', 'Delivery note 614843'])(
    'that say %s head the next lines',
    (heading) => {
      const reading = read([
        [14, 'Gräddfil 3 dl', ten],
        [14, 'Herrgård 28 %', ten],
        [14, heading, undefined, ''],
        [16, 'Mascarpone', ten],
      ]);
      expect(namesOf(reading)).toEqual(['Gräddfil 3 dl', 'Herrgård 28 %', 'Mascarpone']);
    },
  );

  test('of a unit end a name, and most lines’ packages end none', () => {
    const wide = 'Hushållspapper av två lager, 24';
    expect(
      namesOf(
        read([
          [14, wide, ten],
          [11, 'rl'],
          [20, 'Torkduk', ten],
        ]),
      ),
    ).toEqual([`${wide} rl`, 'Torkduk']);
    const packages = read([
      [14, 'Papperspåse med handtag brun', ten],
      [11, '250 st'],
      [20, 'Lock till bägare 90 mm, klart', ten],
      [11, '6x100 st'],
      [20, 'Torkduk', ten],
      [11, '12 rl'],
    ]);
    expect(namesOf(packages)).toEqual([
      'Papperspåse med handtag brun',
      'Lock till bägare 90 mm, klart',
      'Torkduk',
    ]);
  });
});

test('a name around the row of its figures is whole', () => {
  const reading = read([
    [14, 'Mezcal Joven', ten],
    [14, 'Pinot Noir Baden Alte'],
    [6, '', ten],
    [6, 'Reben'],
    [14, 'Chablis', ten],
  ]);
  expect(namesOf(reading)).toEqual(['Mezcal Joven', 'Pinot Noir Baden Alte Reben', 'Chablis']);
});

test('names may begin to the left of a label in the middle of their column', () => {
  const reading = read(
    [
      [14, 'Stapelstol svart', ten],
      [14, 'Hyra diskmaskin huv HX-60', ten],
    ],
    'Artnr',
    170,
  );
  expect(namesOf(reading)).toEqual(['Stapelstol svart', 'Hyra diskmaskin huv HX-60']);
});

test('the share of a discount may stand alone in the row below', () => {
  const reading = read([
    [14, 'Sockerdricka 33 cl', ten],
    [14, 'Julmust 33 cl', '2|st|10,00|17,60'],
    [11, 'Kundrabatt 12 %'],
    [16, 'Tonic 20 cl', ten],
  ]);
  expect(reading.invoice.lines.map(({ discount }) => Number(discount))).toEqual([0, 2.4, 0]);
  expect(reading.doubts).toContain('line-discount');
  const other = read([
    [14, 'Sockerdricka 33 cl', ten],
    [14, 'Julmust 33 cl', '2|st|10,00|17,60'],
    [11, 'Ekologisk andel 12 %'],
  ]);
  expect(other.doubts).toContain('line-arithmetic');
});

test('numbers in groups may begin with letters', () => {
  const reading = read([
    [14, 'Kabel EKLK 3G2,5', ten, 'E84 11 97'],
    [14, 'LED-panel 60x60', ten, 'E85 38 17'],
  ]);
  expect(reading.invoice.lines.map(({ articleNumber }) => articleNumber)).toEqual(['E84 11 97', 'E85 38 17']);
});

describe('a row that prints a sum alone below whole lines', () => {
  const rows: Printed[] = [
    [14, 'Rökt makrill', ten],
    [14, 'Torkad tång', ten],
  ];

  test.each(['Porto och emballage', 'Frakt', 'Versandkosten', 'Pant', 'Fatpant'])(
    'is a charge where it says %s',
    (name) => {
      const reading = read([...rows, [14, name, '|||30,00', '']]);
      expect(namesOf(reading)).toEqual(['Rökt makrill', 'Torkad tång']);
    },
  );

  test('is a line where it has a number of its own', () => {
    const reading = read([...rows, [14, 'Frakt', '|||30,00', '9001']]);
    expect(namesOf(reading)).toEqual(['Rökt makrill', 'Torkad tång', 'Frakt']);
  });
});
