import { describe, expect, test } from 'vitest';
import { figures, goodsOf, type LabelledColumn, readColumns } from '#testing/papers/columns-page.ts';

describe('rows with a sum alone', () => {
  const columns: readonly LabelledColumn[] = [['Artnr', 40], ['Benämning', 100], ...figures];
  const lines = ['4711|Kardemumma|10|46,305|463,05', '4712|Korn|12|24,50|294,00'];

  test.each(['Färjetillägg', 'Levering Sverige', 'Frakt kyl/frys', 'Hemleverans'])(
    'are charges: %s',
    (name) => {
      const reading = readColumns(
        [...columns],
        [...lines, `|${name}|||60,00`],
        ['Netto|817,05', 'Moms 12 %|98,05', 'Att betala SEK|915,10'],
      );
      expect(reading.invoice.charges.map(({ amount }) => amount)).toEqual(['60.00']);
      expect(reading.doubts).toEqual([]);
    },
  );

  test('are charges under any name where the lines without them add up to what is printed', () => {
    const reading = readColumns(
      [...columns],
      [...lines, '|Hyra dispenser|||60,00'],
      ['Varor|757,05', 'Netto|817,05', 'Moms 12 %|98,05', 'Att betala SEK|915,10'],
    );
    expect(goodsOf(reading)).toHaveLength(2);
    expect(reading.doubts).toEqual([]);
  });

  const totals = ['Netto|817,05', 'Moms 12 %|98,05', 'Att betala SEK|915,10'];

  test('are charges, and in doubt, where nothing says so and all goods but they have numbers', () => {
    const reading = readColumns([...columns], [...lines, '|Hyra dispenser|||60,00'], totals);
    expect(goodsOf(reading)).toHaveLength(2);
    expect(reading.doubts).toEqual(['charges']);
  });

  test('are lines, and in doubt, where goods have no numbers', () => {
    const reading = readColumns(
      columns.slice(1),
      [...lines, '|Hyra dispenser|||60,00'].map((row) => row.replace(/^\d*\|/, '')),
      totals,
    );
    expect(goodsOf(reading)).toHaveLength(3);
    expect(reading.doubts).toContain('line-incomplete');
  });

  test('and the row above them may be the label of a total', () => {
    const reading = readColumns(
      [['Vara', 40], ...figures],
      ['Kardemumma|10|46,305|463,05', 'Korn|12|24,50|294,00', '^Sammanlagt utan', '^moms|||757,05'],
    );
    expect(goodsOf(reading)[1]).toEqual([null, 'Korn']);
  });
});

describe('names', () => {
  test('do not begin with what was done on a day', () => {
    const reading = readColumns(
      [['Beskrivning', 40], ...figures],
      [
        'Jobb utfört 31 jan 2026, stopp i golvbrunn i diskrummet',
        '^Packning|10|46,305|463,05',
        'Pexrör|12|24,50|294,00',
      ],
    );
    expect(goodsOf(reading)[0]).toEqual([null, 'Packning']);
  });
});

test('what is called boxes is no price, though quantity and it make the sum', () => {
  const reading = readColumns(
    [
      ['Artnr', 40],
      ['Benämning', 90],
      ['Kartong', 240, 'right'],
      ['Antal', 330, 'right'],
      ['Pris', 440],
      ['Belopp', 550, 'right'],
    ],
    ['8312|Rapsolja|4|189,2625||757,05'],
  );
  expect(reading.doubts).toContain('columns-unlabelled');
});
