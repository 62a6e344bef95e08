import { expect, it } from 'vitest';
import { openPassing } from '#platform/server/db/open-passing.ts';
import { collectLog } from '#testing/collect-log.ts';
import { openTestProduct } from '#testing/world/product.ts';
import { fillShowcase, type FillDeps } from './commands-fill.ts';

const tables = [
  'organization_supplier',
  'document',
  'invoice',
  'invoice_line',
  'unit_article',
  'price_alert_entry',
  'price_decision',
  'deal',
  'claim',
  'claim_line',
  'claim_event',
  'claim_link',
] as const;

/** The rows of a demo of a day, made from nothing. */
const madeOn = async (deps: FillDeps, day: string): Promise<ReadonlyMap<string, readonly string[]>> => {
  const { db } = await openPassing(collectLog());
  const { organizationId } = await fillShowcase(deps, db, day, new AbortController().signal);
  const rows = await db.tenantRead(organizationId, async (reader) => {
    const found = new Map<string, readonly string[]>();
    for (const table of tables) {
      const all = await reader.query<{ row: string }>(`select t::text as row from ${table} t order by 1`);
      found.set(
        table,
        all.map(({ row }) => row),
      );
    }
    return found;
  });
  await db.close();
  return rows;
};

it('is the same to the last id in every process, and goes on from there on the next day', async () => {
  const product = await openTestProduct();
  const [first, second, next] = [
    await madeOn(product, '2026-11-04'),
    await madeOn(product, '2026-11-04'),
    await madeOn(product, '2026-11-05'),
  ];
  expect(second).toEqual(first);
  expect(first.get('invoice')?.length).toBeGreaterThan(140);
  const ids = (rows: ReadonlyMap<string, readonly string[]>) =>
    (rows.get('invoice') ?? []).map((row) => /[0-9a-f-]{36},[0-9a-f-]{36},[0-9a-f-]{36}/.exec(row)?.[0]);
  expect(new Set(ids(next))).toEqual(new Set([...ids(first), ...ids(next)]));
  await product.close();
}, 180_000);
