import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#testing/database/test-database.ts';
import { eventsOf } from '#testing/world/told.ts';
import type { OpenDatabase } from './db/open-database.ts';
import type { Db } from './db/port.ts';
import { forgetFacts } from './live-facts.ts';
import { Live, publish, publishTo } from './live.ts';
import { mintUnitScope } from './scope.ts';

const organizationId = '0190a0a0-0000-7000-8000-000000000001';
let units = 0;
const newUnit = () => {
  units += 1;
  return mintUnitScope(organizationId, `0190a0a0-0000-7000-8000-${String(100 + units).padStart(12, '0')}`);
};

let open: OpenDatabase;
let live: Live;
let stop: () => Promise<void>;
const leave = new AbortController();

beforeAll(async () => {
  open = await openTestDatabase();
  live = new Live();
  stop = await live.start(open.db);
});
afterAll(async () => {
  leave.abort();
  await stop();
  await open.db.close();
});

type Unit = ReturnType<typeof newUnit>;

const say = (unit: Unit, ...states: string[]): Promise<void> =>
  open.db.tenantTransaction(organizationId, async (tx) => {
    for (const state of states) await publish(tx, unit, { type: 'document', documentId: unit.unitId, state });
  });

/** A stream that has begun: what is said from here on is told. */
const begun = async (unit: Unit, after: string | null = null) => {
  const stream = live.eventsFor([unit.unitId], leave.signal, after)[Symbol.asyncIterator]();
  await stream.next();
  return stream;
};

/** What a stream says until an event of this state, and the id of that. */
const until = async (stream: Awaited<ReturnType<typeof begun>>, state: string) => {
  const said: string[] = [];
  for (let each = await stream.next(); !each.done; each = await stream.next()) {
    const { id, event } = each.value;
    if (event === null) continue;
    said.push(event.type === 'document' ? event.state : event.type);
    if (said.at(-1) === state) return { said, id };
  }
  throw new Error('the stream has ended');
};

test('tells a person what concerns them whichever unit they look at, and nobody else', async () => {
  const unit = newUnit();
  const anna = await eventsOf(live.events(unit, leave.signal, { userId: 'anna' }));
  const bo = await eventsOf(live.events(unit, leave.signal, { userId: 'bo' }));
  await open.db.platformTransaction((tx) => publishTo(tx, 'person anna', { type: 'news' }));
  await open.db.platformTransaction((tx) => publish(tx, unit, { type: 'deals' }));
  // A person and a unit are told each in order, and not one before the other.
  const heard = [(await anna.next()).value, (await anna.next()).value];
  expect(heard).toHaveLength(2);
  expect(heard).toEqual(expect.arrayContaining([{ type: 'news' }, { type: 'deals' }]));
  expect((await bo.next()).value).toEqual({ type: 'deals' });
});

test('what is committed at once by many is told to each in the order of the commits, once, wherever a stream breaks off', async () => {
  const unit = newUnit();
  const [whole, first] = [await begun(unit), await begun(unit)];
  await Promise.all(Array.from({ length: 20 }, (_, at) => say(unit, `${at} a`, `${at} b`)));
  await say(unit, 'last');
  const before = await until(first, '7 b');
  const rest = await until(await begun(unit, before.id), 'last');
  const { said } = await until(whole, 'last');
  expect(said).toHaveLength(41);
  expect([...before.said, ...rest.said]).toEqual(said);
  for (const [at, state] of said.entries())
    if (state.endsWith('a')) expect(said[at + 1]).toBe(state.replace('a', 'b'));
});

test('who takes a stream up again while others are being told misses nothing of what was before that', async () => {
  const unit = newUnit();
  const asked = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  let isHeld = false;
  const slow: Db = {
    ...open.db,
    platformRead: async (work) => {
      const answer = await open.db.platformRead(work);
      if (isHeld) {
        isHeld = false;
        asked.resolve();
        await goOn.promise;
      }
      return answer;
    },
  };
  const other = new Live();
  const end = await other.start(slow);
  const heard = async (after: string) => {
    const said: string[] = [];
    for await (const { event } of other.eventsFor([unit.unitId], leave.signal, after)) {
      if (event?.type === 'document') said.push(event.state);
      if (said.at(-1) === 'four') break;
    }
    return said;
  };
  await say(unit, 'one');
  const place = String(await standing(unit));
  const ahead = await eventsOf(other.events(unit, leave.signal));
  await say(unit, 'two', 'three');
  await ahead.next();
  await ahead.next();
  isHeld = true;
  await say(unit, 'four');
  await asked.promise;
  const behind = heard(place);
  // It has begun once one that came after it has.
  await eventsOf(other.events(unit, leave.signal));
  goOn.resolve();
  expect(await behind).toEqual(['two', 'three', 'four']);
  await end();
});

test('a transaction that rolls back tells nothing', async () => {
  const unit = newUnit();
  const stream = await eventsOf(live.events(unit, leave.signal));
  const failing = open.db.tenantTransaction(organizationId, async (tx) => {
    await publish(tx, unit, { type: 'claims' });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await say(unit, 'then');
  expect((await stream.next()).value).toMatchObject({ state: 'then' });
});

/** What a stream says first: nothing but where it stands, or that everything is to be asked for. */
const firstAfter = async (unit: Unit, after: string): Promise<unknown> => {
  for await (const { event } of live.eventsFor([unit.unitId], leave.signal, after)) return event;
  throw new Error('the stream has ended');
};

const moveBack = (unit: Unit, hours: number): Promise<unknown> =>
  open.engine.background.query(
    `update live_fact set position = position - ${hours * 3_600_000_000} where audience = '${unit.unitId}';
     update live_position set position = position - ${hours * 3_600_000_000} where audience = '${unit.unitId}'`,
  );

const standing = async (unit: Unit): Promise<number> => {
  const sql = 'select position from live_position where audience = $1';
  const [row] = await open.db.platformRead((reader) =>
    reader.query<{ position: number }>(sql, [unit.unitId]),
  );
  return row?.position ?? 0;
};

test('whoever comes from a place that is not kept, too far back or nobody’s is told to ask for everything', async () => {
  const unit = newUnit();
  const reload = { type: 'reload' };
  await say(unit, 'first');
  const first = await standing(unit);
  for (const nobodys of ['words', '1-2', '9'.repeat(16), String(first + 1), '0'])
    expect([nobodys, await firstAfter(unit, nobodys)]).toEqual([nobodys, reload]);
  expect(await firstAfter(unit, String(first))).toBeNull();
  await say(unit, ...Array.from({ length: 1_000 }, () => 'more'));
  expect(await firstAfter(unit, String(first))).toBeNull();
  await say(unit, 'too much');
  expect(await firstAfter(unit, String(first))).toEqual(reload);
  await moveBack(unit, 2);
  const last = await standing(unit);
  // Nothing has happened since, however long ago that is.
  expect(await firstAfter(unit, String(last))).toBeNull();
  expect(await firstAfter(unit, String(last - 1))).toEqual(reload);
});

test('what nobody may go on from is forgotten, and no more than that', async () => {
  const [old, recent] = [newUnit(), newUnit()];
  await say(old, 'a');
  await say(recent, 'b');
  await moveBack(old, 2);
  await open.db.platformTransaction(forgetFacts);
  const left = await open.db.platformRead((reader) =>
    reader.query('select audience from live_fact where audience = any($1)', [[old.unitId, recent.unitId]]),
  );
  expect(left).toEqual([{ audience: recent.unitId }]);
});

test('a screen that has stopped reading is told to ask for everything, and then goes on', async () => {
  const unit = newUnit();
  const [told, witness] = [1, 2].map(() =>
    live.eventsFor([unit.unitId], leave.signal)[Symbol.asyncIterator](),
  );
  if (told === undefined || witness === undefined) throw new Error('two screens follow');
  await told.next();
  await witness.next();
  const next = told.next();
  for (let time = 0; time < 3; time += 1) await say(unit, ...Array.from({ length: 400 }, () => 'many'));
  expect((await next).value).toMatchObject({ event: { state: 'many' } });
  const last = String(await standing(unit));
  // What one screen has heard to its end has come to both.
  for (let each = await witness.next(); each.value?.id !== last;) each = await witness.next();
  const heard: unknown[] = [];
  for (let each = await told.next(); ; each = await told.next()) {
    if (each.done === true) break;
    heard.push(each.value.event?.type);
    if (each.value.id === last) break;
  }
  expect(heard[0]).toBe('reload');
  expect(heard.length).toBeLessThan(400);
});

test('R5 a tenant neither reads what others are told nor writes it but by the end of its transaction', async () => {
  for (const sql of [
    'select * from live_fact',
    'select * from live_position',
    `insert into live_fact values ('x', 1, '{}')`,
  ])
    await expect(open.db.tenantTransaction(organizationId, (tx) => tx.query(sql))).rejects.toThrow(
      /permission/,
    );
});
