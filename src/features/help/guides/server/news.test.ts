import { expect, test } from 'vitest';
import { allVersions } from './queries.ts';

const kinds: Readonly<Record<string, string>> = { Added: 'Nytt', Changed: 'Ändrat', Fixed: 'Rättat' };

test('every released version says in Swedish what it says in English, item by item', () => {
  const released = allVersions().filter(({ date }) => date !== null);
  expect(released.length).toBeGreaterThan(5);
  for (const { number, lede, groups, swedish } of released) {
    const shape = groups.map(({ kind, items }) => [kinds[kind], items.length]);
    const own = swedish?.groups.map(({ kind, items }) => [kind, items.length]);
    expect([number, own]).toEqual([number, shape]);
    expect([number, (swedish?.lede ?? '') === '']).toEqual([number, lede === '']);
    for (const [at, group] of groups.entries())
      expect([number, swedish?.groups[at]?.items.filter((item) => group.items.includes(item))]).toEqual([
        number,
        [],
      ]);
  }
});
