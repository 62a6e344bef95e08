import { describe, expect, test } from 'vitest';
import { figures, readColumns } from '#testing/papers/columns-page.ts';

describe('what stands below names in a narrow column', () => {
  const read = (...below: readonly string[]) => {
    const reading = readColumns(
      [['Öl', 40], ...figures],
      ['Stugpilsner|10|46,305|463,05', `^${below[0]}`, 'Porter mörk|12|24,50|294,00', `^${below[1]}`],
    );
    return [reading.invoice.lines.map(({ name }) => name), reading.doubts];
  };

  test('ends them where a share or a size begins it that did not fit', () => {
    expect(read('% lättöl 33 cl', 'Kolbotten 50 cl')).toEqual([
      ['Stugpilsner % lättöl 33 cl', 'Porter mörk Kolbotten 50 cl'],
      [],
    ]);
  });

  test('describes them or ends them, which is open where nothing tells', () => {
    expect(read('Nordvik lättöl', 'Kolbotten mellanöl')[1]).toEqual(['article']);
  });
});
