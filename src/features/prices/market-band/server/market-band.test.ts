import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { figuresOf } from '#core/market-band/figures.ts';
import { planViewOf } from '#core/entitlements/plan-view.ts';
import { decimal } from '#core/values/decimal.ts';
import { marketOf } from '#features/purchases/products/server/queries-market.ts';
import { mintUnitScope, scopeOfRow, type UnitScope } from '#platform/server/scope.ts';
import { openTestPipeline } from '#testing/world/pipeline.ts';
import type { TestPipeline } from '#testing/world/pipeline.ts';
import { fillMarket, marketIds, marketPrice } from '#testing/market-band/fill-market.ts';
import { joinMarket, leaveMarket } from './commands-opt-out.ts';
import { rollUpBands } from './commands.ts';
import { rollUpMarketHandler } from './jobs.ts';
import { bandsOf, bandStateOf } from './queries.ts';

let pipeline: TestPipeline;

const today = '2026-11-20';
const now = new Date(`${today}T03:00:00Z`);
const buyers = 12;
const article = 3;
const size = {
  from: 0,
  organizations: buyers,
  suppliers: 3,
  articles: 6,
  invoices: 200,
  lines: 2,
  since: '2026-07-06',
  days: 200,
};

const scopes: UnitScope[] = [];

const rollUp = (at = now): Promise<void> => rollUpBands(pipeline.db, at, new AbortController().signal);

const bandFor = async (scope: UnitScope, day = today) => {
  const [supplier] = await pipeline.db.tenantRead(scope.organizationId, (reader) =>
    reader.query<{ id: string }>(
      'select supplier_id as id from unit_article where organization_id = $1 and article_number = $2',
      [scope.organizationId, String(article)],
    ),
  );
  const asked = { supplierId: supplier?.id ?? pipeline.newId(), articleKey: `${article} KGM`, gtin: null };
  const [band] = await pipeline.db.tenantRead(scope.organizationId, (reader) =>
    bandsOf(reader, scope, [asked], day),
  );
  return band;
};

/** The buyers of the article by the half that they sit in. */
const halvesOf = async (): Promise<readonly [number[], number[]]> => {
  const rows = await pipeline.db.platformRead((reader) =>
    reader.query<{ id: string; half: number }>(
      `select s.organization_id as id, s.half from market_seat s join market_goods g on g.goods = s.goods where g.article_key = $1`,
      [`${article} KGM`],
    ),
  );
  const inHalf = (half: number): number[] =>
    scopes.flatMap(({ organizationId }, at) =>
      rows.some((row) => row.id === organizationId && row.half === half) ? [at] : [],
    );
  return [inHalf(0), inHalf(1)];
};

const figuresFor = (members: readonly number[]) =>
  figuresOf(members.map((one) => decimal(String(marketPrice(one, article)))));

beforeAll(async () => {
  pipeline = await openTestPipeline();
  await fillMarket(pipeline.db, size);
  // Two more that do not count: one that nobody has signed for, and one that is made up.
  await fillMarket(pipeline.db, { ...size, from: buyers, organizations: 2 });
  for (let at = 0; at < buyers + 2; at += 1) {
    const { organizationId, unitId } = await marketIds(pipeline.db, at);
    scopes.push(scopeOfRow({ organizationId, unitId }));
  }
  await pipeline.db.platformTransaction(async (tx) => {
    await tx.query(`update power_of_attorney set state = 'expired' where organization_id = $1`, [
      scopes[buyers]?.organizationId,
    ]);
    await tx.query('update organization set is_sample = true where organization_id = $1', [
      scopes[buyers + 1]?.organizationId,
    ]);
  });
  await rollUp();
});

afterAll(async () => {
  await pipeline.close();
  expect(pipeline.complaints).toEqual([]);
});

const scopeOf = (at: number): UnitScope => scopes[at] ?? pipeline.scope;

describe('R6 the market band', () => {
  it('shows each buyer the other half of the market, and never its own', async () => {
    const halves = await halvesOf();
    expect(halves.map(({ length }) => length)).toEqual([6, 6]);
    for (const half of [0, 1] as const)
      for (const viewer of halves[half]) {
        const shown = { state: 'shown', baseUnit: 'kg', behind: '5-9', from: '2026-07-05', to: '2026-10-02' };
        expect(await bandFor(scopeOf(viewer))).toEqual({ ...shown, ...figuresFor(halves[1 - half] ?? []) });
      }
  });

  it('leaves out who has not signed, and who is a sample; the one sees what strangers see, the other nothing', async () => {
    const [left] = await halvesOf();
    expect(await bandFor(scopeOf(buyers))).toMatchObject({ state: 'shown', ...figuresFor(left) });
    expect(await bandFor(scopeOf(buyers + 1))).toEqual({ state: 'few' });
  });

  it('is the specification’s market average price of a product: its middle', async () => {
    const scope = scopeOf(0);
    const halves = await halvesOf();
    const other = halves.find((half) => !half.includes(0)) ?? [];
    const market = await pipeline.db.tenantRead(scope.organizationId, async (reader) => {
      const [found] = await reader.query<{ id: string }>(
        'select id from unit_article where organization_id = $1 and article_number = $2',
        [scope.organizationId, String(article)],
      );
      return marketOf(reader, scope, found?.id ?? '', today);
    });
    expect(market.marketAverage).toBe(figuresFor(other).middle);
  });

  it('is locked on Starter', async () => {
    const view = planViewOf({ plan: 'starter', endsAt: null, pastDueSince: null, pausedAt: null }, now);
    const { organizationId, unitId } = scopeOf(0);
    const locked = mintUnitScope(organizationId, unitId, view);
    expect(await pipeline.db.tenantRead(organizationId, (reader) => bandStateOf(reader, locked))).toBe(
      'locked',
    );
    expect(await bandFor(locked)).toBeNull();
  });

  it('keeps nothing of what it was made from', async () => {
    const left = await pipeline.db.platformRead((reader) =>
      reader.query(
        'select organization_id from market_share union all select organization_id from market_trade',
      ),
    );
    expect(left).toEqual([]);
  });
});

describe('time travel', () => {
  it('finds the month as it was made, though lines of its window change, and nothing after six months', async () => {
    const before = await bandFor(scopeOf(0));
    await pipeline.db.platformTransaction((tx) =>
      tx.query('update invoice_line set sum = sum * 2 where sum > 0'),
    );
    await rollUp();
    await rollUp(new Date(`${today.slice(0, 8)}29T03:00:00Z`));
    expect(await bandFor(scopeOf(0))).toEqual(before);
    expect(await bandFor(scopeOf(0), '2027-04-30')).toEqual(before);
    expect(await bandFor(scopeOf(0), '2027-05-01')).toEqual({ state: 'few' });
  });
});

describe('export', () => {
  it('of all that a tenant may read holds no other’s seat, no set, and no figure but rounded percentiles', async () => {
    const { organizationId } = scopeOf(0);
    const rows = await pipeline.db.tenantRead(organizationId, (reader) =>
      reader.query<{ organization_id: string }>('select organization_id from market_seat'),
    );
    expect(new Set(rows.map((row) => row.organization_id))).toEqual(new Set([organizationId]));
    const sets = pipeline.db.tenantRead(organizationId, (reader) =>
      reader.query('select members from market_set'),
    );
    await expect(sets).rejects.toThrow(/permission denied/);
    const write = pipeline.db.tenantTransaction(organizationId, (tx) => tx.query('delete from market_band'));
    await expect(write).rejects.toThrow(/permission denied/);
    const [band] = await pipeline.db.tenantRead(organizationId, (reader) =>
      reader.query('select * from market_band where low is not null limit 1'),
    );
    expect(Object.keys(band ?? {}).toSorted()).toEqual(
      ['base_unit', 'behind', 'goods', 'half', 'high', 'low', 'middle', 'month'].toSorted(),
    );
    expect(Object.keys((await bandFor(scopeOf(0))) ?? {}).toSorted()).toEqual(
      ['baseUnit', 'behind', 'from', 'high', 'low', 'middle', 'state', 'to'].toSorted(),
    );
  });
});

describe('own removal', () => {
  it('takes the figures away that it stood behind at once, and shows it none', async () => {
    const [left, right] = await halvesOf();
    const [leaver = 0, mate = 0] = left;
    const { organizationId } = scopeOf(leaver);
    const choice = { organizationId, now, actor: { userId: null, impersonatedBy: null, requestId: 'test' } };
    const shown = await bandFor(scopeOf(mate));
    await pipeline.db.platformTransaction((tx) => leaveMarket(tx, choice));
    await pipeline.db.platformTransaction((tx) => leaveMarket(tx, choice));
    expect(await bandFor(scopeOf(leaver))).toBeNull();
    expect(
      await pipeline.db.tenantRead(organizationId, (reader) => bandStateOf(reader, scopeOf(leaver))),
    ).toBe('opted-out');
    expect(await bandFor(scopeOf(right[0] ?? 0))).toEqual({ state: 'few' });
    expect(await bandFor(scopeOf(mate))).toEqual(shown);
    // In December five are left of the half, one fewer than those behind its last figures.
    await rollUp(new Date('2026-12-03T03:00:00Z'));
    expect(await bandFor(scopeOf(right[0] ?? 0), '2026-12-03')).toEqual({ state: 'withheld' });
    await pipeline.db.platformTransaction((tx) => joinMarket(tx, choice));
    await pipeline.db.platformTransaction((tx) => joinMarket(tx, choice));
    await rollUp(new Date('2027-01-03T03:00:00Z'));
    expect(await bandFor(scopeOf(right[0] ?? 0), '2027-01-03')).toMatchObject({ state: 'shown' });
    const audit = await pipeline.db.tenantRead(organizationId, (reader) =>
      reader.query<{ action: string }>(
        `select action from audit_entry where action like 'market.%' order by at, id`,
      ),
    );
    expect(audit.map(({ action }) => action).toSorted()).toEqual(['market.joined', 'market.left']);
  });
});

it('takes a few goods at a time, so that requests come in between, and says when it gave up', async () => {
  const turns: string[] = [];
  const db: typeof pipeline.db = {
    ...pipeline.db,
    tenantTransaction: (organizationId, work) => {
      turns.push(organizationId);
      return pipeline.db.tenantTransaction(organizationId, work);
    },
  };
  await rollUpBands(db, new Date('2027-02-01T03:00:00Z'), new AbortController().signal);
  const counted = scopes.slice(0, buyers).map(({ organizationId }) => organizationId);
  expect(turns.toSorted()).toEqual(counted.toSorted());
  const said: string[] = [];
  const log = { error: (_details: object, message: string) => void said.push(message) };
  await rollUpMarketHandler({ ...pipeline, log }).giveUp({});
  expect(said).toEqual(['the market band of the month could not be made; the night tries again']);
  const stopped = AbortSignal.abort(new Error('the server stops'));
  await expect(rollUpBands(pipeline.db, new Date('2027-03-01T03:00:00Z'), stopped)).rejects.toThrow(
    'the server stops',
  );
});
