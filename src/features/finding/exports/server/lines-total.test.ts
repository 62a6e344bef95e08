import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { columnSums } from '#core/exports/column-sums.ts';
import type { FileColumn, FileRow } from '#core/exports/column.ts';
import { planViewOf } from '#core/entitlements/plan-view.ts';
import { decimal } from '#core/values/decimal.ts';
import { fillShowcase } from '#features/sample/showcase/server/commands-fill.ts';
import { openPassing } from '#platform/server/db/open-passing.ts';
import type { Db } from '#platform/server/db/port.ts';
import { scopeOfRow, seenBy, type SeenScope } from '#platform/server/scope.ts';
import { collectLog } from '#testing/collect-log.ts';
import { openTestProduct, type TestProduct } from '#testing/world/product.ts';
import type { ExportListName } from '../rules.ts';
import { texts } from '../texts-columns.sv.ts';
import { openers } from './queries-lists.ts';

const today = '2026-11-20';
const period = { from: '2025-01-01', to: today };
let product: TestProduct;
let db: Db;
let scope: SeenScope;

beforeAll(async () => {
  product = await openTestProduct();
  ({ db } = await openPassing(collectLog()));
  const place = await fillShowcase(product, db, today, new AbortController().signal);
  const subscription = { plan: 'premium-plus', endsAt: null } as const;
  scope = seenBy(scopeOfRow(place), planViewOf(subscription, new Date(`${today}T12:00:00Z`)));
}, 120_000);

afterAll(async () => {
  await db.close();
  await product.close();
});

interface Read {
  readonly columns: readonly FileColumn[];
  readonly rows: readonly FileRow[];
}

/** The whole file of a list, with how many rows it said that there are. */
const read = async (list: ExportListName, filter: Record<string, string> = {}): Promise<Read> => {
  const opened = openers[list]({ scope, userId: '', today, filter, period, columns: null }, texts);
  if (opened === null) throw new Error('refused');
  const next = opened.open();
  const rows: FileRow[] = [];
  for (;;) {
    const page = await db.tenantRead(scope.organizationId, next);
    if (page.length === 0) break;
    rows.push(...page);
  }
  expect(await db.tenantRead(scope.organizationId, opened.count)).toBe(rows.length);
  return { columns: opened.columns, rows };
};

const place = ({ columns }: Read, id: string): number => columns.findIndex((column) => column.id === id);

const sumOf = (file: Read, id: string): string | null | undefined => {
  const sums = columnSums(file.columns);
  file.rows.forEach(sums.add);
  return sums.sums()[place(file, id)];
};

const cellsOf = (file: Read, id: string): (string | null | undefined)[] =>
  file.rows.map(({ cells }) => cells[place(file, id)]);

describe('lines as a file', () => {
  test('come to what the invoices come to, to the öre; what is held stands beside in both', async () => {
    const [lines, invoices] = [await read('lines'), await read('invoices')];
    expect(sumOf(lines, 'sum')).toBe(sumOf(invoices, 'net'));
    expect(sumOf(lines, 'waiting')).toBe(sumOf(invoices, 'waitingNet'));
    expect(Number(sumOf(lines, 'waiting'))).toBeGreaterThan(0);
    expect(new Set(cellsOf(lines, 'state'))).toEqual(new Set(['Bokförd', 'Hålls']));
  });

  test('have the charges of invoices’ heads as rows of their kind, among those of their supplier too', async () => {
    const file = await read('lines');
    const isHead = (row: FileRow): boolean => row.cells[place(file, 'lineNo')] === null;
    const heads = file.rows.filter(isHead);
    expect(heads.length).toBeGreaterThan(0);
    expect(new Set(heads.map(({ cells }) => cells[place(file, 'lineKind')]))).toContain('Frakt');
    const ids = await db.tenantRead(scope.organizationId, (reader) =>
      reader.query<{ id: string }>('select id from organization_supplier'),
    );
    const each = [];
    for (const { id } of ids) each.push(...(await read('lines', { supplierId: id })).rows);
    expect(each.filter(isHead)).toHaveLength(heads.length);
    expect((await read('prices')).rows.length).toBeLessThan(file.rows.length);
  });

  test('say the deposit that price, quantity and discount leave open', async () => {
    const file = await read('lines');
    const of = ({ cells }: FileRow, id: string) => decimal(cells[place(file, id)] ?? '0');
    const priced = file.rows.filter(({ cells }) => cells[place(file, 'price')] !== null);
    const open = priced.filter((row) => {
      const made = of(row, 'price').times(of(row, 'quantity')).minus(of(row, 'discount'));
      return of(row, 'sum').plus(of(row, 'waiting')).minus(made).minus(of(row, 'deposit')).abs().gt('0.01');
    });
    expect(open.map(({ cells }) => cells)).toEqual([]);
    expect(priced.some((row) => of(row, 'deposit').gt('0'))).toBe(true);
  });
});
