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
  'market_band',
] as const;

/** The rows of a demo of a day, made from nothing. */
const madeOn = async (deps: FillDeps, day: string): Promise<ReadonlyMap<string, readonly string[]>> => {
  const { db } = await openPassing(collectLog());
  const { organizationId } = await fillShowcase(deps, db, day, new AbortController().signal);
  const rows = await db.tenantRead(organizationId, async (reader) => {
    const found = new Map<string, readonly string[]>();
    for (const table of tables) {
      // What an article holds of its newest line moves with every delivery.
      const row = table === 'unit_article' ? 't.id::text' : 't::text';
      const all = await reader.query<{ row: string }>(`select ${row} as row from ${table} t order by 1`);
      found.set(
        table,
        all.map((each) => each.row),
      );
    }
    return found;
  });
  await db.close();
  return rows;
};

it('is the same to the last row in every process, and on the next day goes on from there', async () => {
  const product = await openTestProduct();
  const first = await madeOn(product, '2026-11-04');
  const next = await madeOn(product, '2026-11-05');
  const gone = tables.flatMap((table) => {
    const kept = new Set(next.get(table));
    return (first.get(table) ?? []).filter((row) => !kept.has(row)).map((row) => [table, row]);
  });
  expect(gone).toEqual([]);
  const count = (rows: ReadonlyMap<string, readonly string[]>) => rows.get('invoice')?.length ?? 0;
  expect(count(first)).toBeGreaterThan(140);
  expect(count(next)).toBeGreaterThan(count(first));
  await product.close();
}, 120_000);
