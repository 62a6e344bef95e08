import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { goodsKeyIn, keyRange } from '#core/products/article-key.ts';
import type { OpenDatabase } from '#platform/server/db/open-database.ts';
import { openTestDatabase } from '#testing/database/test-database.ts';
import { Refused } from '#platform/wire/refused.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.db.close());

const idOf = (kind: string, at: number): string =>
  `${kind}0000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
const organizationId = idOf('0', 1);
const unitId = idOf('0', 2);

// Numbers that begin alike, signs around those that end a range, and letters beyond 16 bits, which two orders put apart.
const articleNumber = fc.constantFrom(null, '1', '10', '1,', '1-', '1"', '1+', '1\uffee', '1𝐀', 'å');
const goods = fc.record({
  articleNumber,
  name: fc.constantFrom('Smör', 'Lax', '1'),
  unitOfMeasure: fc.constantFrom('kg', 'st', 'näve'),
});
const line = fc.record({ goods, currency: fc.constantFrom('SEK', 'EUR'), supplier: fc.nat(1) });
type Line = typeof line extends fc.Arbitrary<infer Value> ? Value : never;

const keyOf = ({ goods: of, currency }: Line): string => goodsKeyIn(of, currency);

const suppliers = [0, 1].map((at) => ({
  id: idOf('a', at),
  organizationNumber: String(at),
  searchName: '',
  accounts: [],
}));

/** Which of the known articles the database answers for the lines. */
const answered = async (known: readonly Line[], lines: readonly Line[]): Promise<string[]> => {
  let keys: string[] = [];
  await open.db.platformTransaction(async (tx) => {
    await tx.query(
      `insert into organization (organization_id, name, organization_number, created_at) values ($1, '', '', now())`,
      [organizationId],
    );
    await tx.query(
      `insert into organization_supplier (organization_id, id, organization_number, display_name, search_name, created_at)
       select $1, id, "organizationNumber", '', '', now()
       from jsonb_to_recordset($2) as r(id uuid, "organizationNumber" text)`,
      [organizationId, JSON.stringify(suppliers)],
    );
    await tx.query(
      `insert into unit_article
         (organization_id, unit_id, id, supplier_id, article_key, name, unit, currency, category, search)
       select $1, $2, gen_random_uuid(), supplier_id, key, '', '', 'SEK', 'general', ''
       from unnest($3::uuid[], $4::text[]) as r(supplier_id, key)`,
      [organizationId, unitId, known.map(({ supplier }) => suppliers[supplier]?.id), known.map(keyOf)],
    );
    const articles = lines.map((each) => {
      const [low, high] = keyRange(keyOf(each));
      return { supplier: each.supplier, low, high };
    });
    const [row] = await tx.query<{ context: { articles: { supplierId: string; key: string }[] } }>(
      'select krogkoll_ingest_context($1, $2, $3) as context',
      [organizationId, unitId, JSON.stringify({ suppliers, documents: [], numbers: [], articles })],
    );
    keys = (row?.context.articles ?? []).map(({ supplierId, key }) => `${supplierId} ${key}`);
    return new Refused('conflict');
  });
  return [...new Set(keys)].toSorted();
};

const isSame = (article: Line, of: Line): boolean =>
  article.supplier === of.supplier &&
  (keyOf(article) === keyOf(of) ||
    (of.goods.articleNumber !== null && article.goods.articleNumber === of.goods.articleNumber));

it('a batch is told of its own articles and of the same numbers in other units of measure, and of no other', async () => {
  const known = fc.uniqueArray(line, {
    selector: (each) => `${each.supplier} ${keyOf(each)}`,
    maxLength: 12,
  });
  await fc.assert(
    fc.asyncProperty(known, fc.array(line, { minLength: 1, maxLength: 4 }), async (articles, lines) => {
      const wanted = articles.filter((article) => lines.some((of) => isSame(article, of)));
      const keys = wanted.map((article) => `${suppliers[article.supplier]?.id} ${keyOf(article)}`);
      expect(await answered(articles, lines)).toEqual(keys.toSorted());
    }),
    { numRuns: 150 },
  );
});
