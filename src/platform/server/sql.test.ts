import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accentedLetters, plainText } from '#core/values/search-words.ts';
import { openTestDatabase } from '#testing/database/test-database.ts';
import type { OpenDatabase } from './db/open-database.ts';
import { contains, plainly, roughly } from './sql.ts';

let open: OpenDatabase;

beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.db.close());

interface Found {
  readonly isFound: boolean;
  readonly isNear: boolean;
}

const foundSql = `
  select ${plainly('t.text')} like t.plain as "isFound", lower(t.text) like t.rough as "isNear"
  from unnest($1::text[], $2::text[], $3::text[]) t(text, plain, rough)`;

const sign = fc.constantFrom(...Array.from(`${accentedLetters}aoeuicnyrk13%_\\ `));
const text = fc.array(sign, { minLength: 1, maxLength: 12 }).map((signs) => signs.join(''));
/** A text, and a part of it as it is searched. */
const asked = fc.tuple(text, fc.nat(11), fc.nat(11), text).map(([whole, from, to, other]) => ({
  whole,
  part: plainText(whole.slice(from, to + 1)),
  other: plainText(other),
}));

test('whatever a word finds in plain text, its rough pattern finds in the text as it is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(asked, { minLength: 20, maxLength: 60 }), async (cases) => {
      const words = cases.flatMap(({ whole, part, other }) =>
        [part, other].map((word) => [whole, word] as const),
      );
      const rows = await open.db.platformRead((reader) =>
        reader.query<Found>(foundSql, [
          words.map(([whole]) => whole),
          words.map(([, word]) => contains(word)),
          words.map(([, word]) => roughly(word)),
        ]),
      );
      expect(rows.filter(({ isFound }) => isFound).length).toBeGreaterThanOrEqual(cases.length);
      expect(rows.filter(({ isFound, isNear }) => isFound && !isNear)).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test('a rough pattern leaves out what no mark explains', async () => {
  const pairs = [
    ['grädde', 'gradde'],
    ['grodda', 'gradde'],
    ['gurka', 'gradde'],
    ['lax_filé', 'lax_'],
    ['laxfilé', 'lax_'],
  ] as const;
  const rows = await open.db.platformRead((reader) =>
    reader.query<Found>(foundSql, [
      pairs.map(([whole]) => whole),
      pairs.map(([, word]) => contains(word)),
      pairs.map(([, word]) => roughly(word)),
    ]),
  );
  expect(rows.map(({ isFound, isNear }) => [isFound, isNear])).toEqual([
    [true, true],
    [false, true],
    [false, false],
    [true, true],
    [false, false],
  ]);
});
