import { describe, expect, test } from 'vitest';
import { figures, goodsOf, readColumns } from '#testing/papers/columns-page.ts';

const lines = ['10|46,305|463,05', '12|24,50|294,00'];

describe('what stands beside goods without numbers', () => {
  test('is no number of theirs: telephones that are billed', () => {
    const reading = readColumns(
      [['Tjänst', 40], ['Nummer', 200], ...figures],
      [`Fiber företag|060252689|${lines[0]}`, `Mobil växel|088076654|${lines[1]}`],
    );
    expect(goodsOf(reading)).toEqual([
      [null, 'Fiber företag'],
      [null, 'Mobil växel'],
    ]);
    expect(reading.doubts).toEqual([]);
  });

  test('is no number of theirs: how many a price is for', () => {
    const reading = readColumns(
      [['Arbete', 40], ...figures],
      [`Visitkort laminerade|${lines[0]}`, '^per 500 st', `Menyer laminerade|${lines[1]}`],
    );
    expect(reading.doubts).toEqual([]);
  });

  test('heads several of them where it is a label and what it says', () => {
    const reading = readColumns(
      [['Vara', 40], ...figures],
      ['Producent: Nytorps gård', `^Isbergshuvud|${lines[0]}`, `Gul lök|${lines[1]}`],
    );
    expect(reading.doubts).toEqual([]);
  });
});

test('a label made of that of the names numbers the goods', () => {
  const reading = readColumns(
    [['Tjänstenr', 40], ['Tjänst', 120], ...figures],
    [`8592|Tömning fett|${lines[0]}`, `6963|Hämtning glas|${lines[1]}`],
  );
  expect(goodsOf(reading)).toEqual([
    ['8592', 'Tömning fett'],
    ['6963', 'Hämtning glas'],
  ]);
  expect(reading.doubts).toEqual([]);
});

test('a unit alone is no name', () => {
  const reading = readColumns(
    [['Zon', 40], ['Enhet', 200], ...figures],
    [`4|tim|${lines[0]}`, `7|tim|${lines[1]}`],
  );
  expect(reading.doubts).not.toEqual([]);
});

test('names that fill their column above the figures are no headings', () => {
  const reading = readColumns(
    [['Utfört arbete', 40], ...figures],
    [
      'Golvvård av matsal, skurning',
      `^och polish|${lines[0]}`,
      'Förbrukningsmaterial enligt',
      `^specifikation|${lines[1]}`,
    ],
  );
  expect(reading.invoice.lines.map(({ name }) => name)).toEqual([
    'Golvvård av matsal, skurning och polish',
    'Förbrukningsmaterial enligt specifikation',
  ]);
  expect(reading.doubts).toEqual([]);
});
