import { describe, expect, test } from 'vitest';
import { figures, goodsOf, readColumns } from '#testing/papers/columns-page.ts';

describe('a column of the papers that goods came with', () => {
  test.each(['Fraktsedel', 'Arbetsorder', 'Bokning nr', 'Tracking no', 'Uppdrags-nr', 'Fordon-id'])(
    'numbers none of them: %s',
    (label) => {
      const reading = readColumns(
        [[label, 40], ['Tjänst', 120], ...figures],
        ['1970467|Styckegods|10|46,305|463,05', '1911870|Pallbyte EUR|12|24,50|294,00'],
      );
      expect(goodsOf(reading)).toEqual([
        [null, 'Styckegods'],
        [null, 'Pallbyte EUR'],
      ]);
      expect(reading.doubts).toEqual([]);
    },
  );
});
