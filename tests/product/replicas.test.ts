import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { contract } from '#app/contract.ts';
import { stateNow } from '#platform/server/answer-versions.ts';
import { loadConfig } from '#platform/server/config.ts';
import { asNewAs, asNewAsNow } from '#platform/server/db/replica/as-new-as.ts';
import type { OpenDatabase } from '#platform/server/db/open-database.ts';
import { examineReplica } from '#platform/server/doctor/examine-replica.ts';
import { hasReplicas } from '#testing/database/replicated.ts';
import type { TestClient } from '#testing/peers/test-client.ts';
import { turn } from '#testing/share.ts';
import { waitUntil } from '#testing/wait-until.ts';
import { exportActs, linesAsked, linesOf } from '#testing/world/exported.ts';
import {
  answeredBy,
  figuresOf,
  october,
  openTwoProcesses,
  placeOf,
  playAtRandom,
  type TwoProcesses,
  untilUsed,
} from '#testing/world/two-processes.ts';

// PostgreSQL's programs are needed to start a server and its standby. CI has them; where they are not installed this is skipped.
describe.skipIf(!hasReplicas())('with a PostgreSQL server and its standby', () => {
  let at: TwoProcesses;

  beforeAll(async () => {
    at = await openTwoProcesses();
  });
  afterAll(() => at.close());

  test('what nothing has changed of is read at the standby, though that stands still', async () => {
    await at.standStill();
    const { editor, owner } = at.world.clients;
    expect(await at.read((reader) => placeOf(reader))).toBe('standby');
    const told = await answeredBy(at.one, async () => {
      expect(await at.invoicesSeenBy(editor)).toBe(1);
      await at.written(owner);
      const preview = await owner.post(contract.exports.previewExport.path, { body: linesAsked() });
      expect(preview.json<{ rows: number }>().data.rows).toBe(1);
    });
    expect(told).toEqual({ answered: 3, fallbacks: [] });
    const elsewhereTold = await answeredBy(at.two, async () => {
      expect(await at.invoicesSeenBy(at.elsewhere(editor))).toBe(1);
    });
    expect(elsewhereTold).toEqual({ answered: 1, fallbacks: [] });
    const unflagged = await answeredBy(at.one, () => editor.get(contract.invoices.listInvoices.path));
    expect(unflagged).toEqual({ answered: 0, fallbacks: [] });
    const { body } = await at.world.product.metrics.text();
    expect(body).toContain(`krogkoll_database_reads_total{place="replica"} ${figuresOf(at.one).answered}`);
    expect(body).toContain('krogkoll_replica_used 1');
  });

  test('what somebody has written they read at every process, and so does everybody else', async () => {
    await at.standStill();
    const { editor, owner } = at.world.clients;
    const seen = [editor, at.elsewhere(editor), owner, at.elsewhere(owner)];
    await at.write(editor, 100);
    const told = await answeredBy(at.two, async () => {
      for (const client of seen) expect(await at.written(client)).toBe(100);
    });
    expect(told).toEqual({ answered: 0, fallbacks: ['behind'] });
    await at.pair.pause(false);
    await at.followed();
    const later = await answeredBy(at.two, async () =>
      expect(await at.written(at.elsewhere(owner))).toBe(100),
    );
    expect(later).toEqual({ answered: 1, fallbacks: [] });
  });

  test('a standby that comes as far a moment later is waited for', async () => {
    const { editor } = at.world.clients;
    let amount = 200;
    await waitUntil(async () => {
      amount += 1;
      await at.followed();
      await at.pair.pause(true);
      await at.write(editor, amount);
      const { answered } = await answeredBy(at.one, async () => {
        const reading = at.written(editor);
        // It has looked and not found it, and looks again.
        await Promise.race([at.pair.untilLooking(), reading]);
        await at.pair.ask('standby', 'select pg_wal_replay_resume()');
        expect(await reading).toBe(amount);
      });
      return answered === 1;
    });
  });

  test('a screen that is told of a change does not read what was before it', async () => {
    const editor = at.elsewhere(at.world.clients.editor);
    const before = await at.invoicesSeenBy(editor);
    const heard = (async () => {
      for await (const told of await at.eventsTo(editor))
        if (told.includes('"monitored"')) return at.invoicesSeenBy(editor);
      return null;
    })();
    await at.standStill();
    await at.world.buy({ date: '2026-10-21', prices: { 7: '11' }, unit: 'EA' });
    expect(await heard).toBe(before + 1);
  });

  test('tags go on as the primary says, whoever makes the page', async () => {
    const { editor } = at.world.clients;
    const page = async (client: TestClient, tag?: string) => {
      const { status, headers, text } = await client.get(october, {
        headers: tag === undefined ? {} : { 'if-none-match': tag },
      });
      return { status, tag: [headers['etag']].join(), text };
    };
    const old = await page(editor);
    await at.standStill();
    await at.world.buy({ date: '2026-10-22', prices: { 7: '12' }, unit: 'EA' });
    const fresh = await page(at.elsewhere(editor), old.tag);
    expect([fresh.status, fresh.tag === old.tag]).toEqual([200, false]);
    await at.pair.pause(false);
    await at.followed();
    const told = await answeredBy(at.one, async () => expect(await page(editor)).toEqual(fresh));
    expect(told).toEqual({ answered: 1, fallbacks: [] });
    expect((await page(editor, fresh.tag)).status).toBe(304);
  });

  test('a file is read at the standby, at once and in the background, and is the same file', async () => {
    const acts = exportActs(at.world);
    const download = () => acts.send(contract.exports.downloadExport.path, linesAsked());
    await at.followed();
    const told = await answeredBy(at.one, async () => {
      expect(linesOf((await download()).text)).toHaveLength(4);
    });
    // The count, and each page until one is not full.
    expect(told).toEqual({ answered: 3, fallbacks: [] });
    const row = await acts.start(linesAsked());
    await at.followed();
    const job = await answeredBy(at.one, () => acts.work(row));
    expect(job).toEqual({ answered: 3, fallbacks: [] });
    expect((await acts.listed())[0]).toMatchObject({ id: row.id, state: 'ready', done: 3 });
  });

  test('a page of a file is as new as its moment, so what changes between two keeps neither from the standby', async () => {
    const { world, one } = at;
    const unit = { organizationId: world.built.organizationId, unitId: world.units[0] ?? '' };
    const page = () => one.db.tenantRead(unit.organizationId, (reader) => placeOf(reader));
    const pages = await asNewAsNow(one.db, unit, async () => {
      await at.write(at.elsewhere(world.clients.editor), 250);
      await at.followed();
      return [await asNewAsNow(one.db, unit, page), await page(), await asNewAsNow(one.db, unit, page)];
    });
    expect(pages).toEqual(['standby', 'primary', 'standby']);
    const own = asNewAsNow(one.db, unit, async () => {
      await one.db.tenantTransaction(unit.organizationId, async () => undefined);
      return page();
    });
    expect(await own).toBe('primary');
  });

  test('what is replayed in the middle of a read is in none of its answer', async () => {
    const seen: unknown[] = [];
    const told = await answeredBy(at.one, () =>
      at.read(async (reader) => {
        seen.push(await placeOf(reader));
        if (seen.length > 1) return;
        const sql = 'select id from invoice';
        const { length } = await reader.query<{ id: string }>(sql);
        await at.world.buy({ date: '2026-11-01', prices: { 7: '12' }, unit: 'EA' });
        await waitUntil(async () => (await reader.query<{ id: string }>(sql)).length > length);
      }),
    );
    expect(seen).toEqual(['standby', 'primary']);
    expect(told).toEqual({ answered: 0, fallbacks: ['moved'] });
  });

  test('R54 a standby that is lost in the middle of a read is not missed, and is used again when it is back', async () => {
    const places: (string | undefined)[] = [];
    const told = await answeredBy(at.one, () =>
      at.read(async (reader) => {
        places.push(await placeOf(reader));
        if (places.length === 1) await at.pair.standby.kill();
        places.push(await placeOf(reader));
      }),
    );
    expect(places).toEqual(['standby', 'primary', 'primary']);
    expect(told).toEqual({ answered: 0, fallbacks: ['away'] });
    expect(await at.read((reader) => placeOf(reader))).toBe('primary');
    await Promise.all([untilUsed(at.one, false), untilUsed(at.two, false)]);
    expect(await at.invoicesSeenBy(at.elsewhere(at.world.clients.editor))).toBe(3);
    await at.pair.standby.start();
    await at.followed();
    expect(await at.read((reader) => placeOf(reader))).toBe('standby');
    expect(at.said().slice(-2)).toEqual([
      'the replica does not answer, so the primary answers all reads',
      'the replica answers reads',
    ]);
  });

  test('a read that stands in the way of what the standby replays is answered by the primary', async () => {
    await at.pair.ask('standby', `alter system set max_standby_streaming_delay = '10ms'`);
    await at.pair.ask('standby', 'select pg_reload_conf()');
    onTestFinished(async () => {
      await at.pair.ask('standby', 'alter system reset max_standby_streaming_delay');
      await at.pair.ask('standby', 'select pg_reload_conf()');
    });
    await at.pair.ask('primary', 'create table gone as select from generate_series(1, 100)');
    await at.followed();
    const told = await answeredBy(at.one, async () => {
      const sleeps = 'pg_sleep(case when pg_is_in_recovery() then 2 else 0 end)';
      const reading = at.read((reader) => placeOf(reader, sleeps));
      await waitUntil(async () => {
        const [row] = await at.pair.ask(
          'standby',
          `select count(*)::int from pg_stat_activity where wait_event = 'PgSleep'`,
        );
        return row?.['count'] === 1;
      });
      await at.pair.ask('primary', 'delete from gone');
      await at.pair.ask('primary', 'vacuum gone');
      expect(await reading).toBe('primary');
    });
    expect(told).toEqual({ answered: 0, fallbacks: ['conflict'] });
    expect(figuresOf(at.one).isUsed).toBe(true);
  });

  test('one that is further behind than the settings allow is not asked, until it has come after', async () => {
    const { editor } = at.world.clients;
    const strict = await at.pair.open({ mostBehind: 1 });
    onTestFinished(() => strict.db.close());
    const anybody = { organizationId: randomUUID(), unitId: randomUUID() };
    const placeBy = async ({ db }: OpenDatabase) =>
      asNewAs(await stateNow(db, anybody, 'unit'), () =>
        db.tenantRead(anybody.organizationId, (reader) => placeOf(reader)),
      );
    await at.standStill();
    await at.write(editor, 300);
    // Nothing of theirs has changed, so only how far it is behind counts.
    expect(await placeBy(strict)).toBe('standby');
    await untilUsed(strict, false);
    expect(figuresOf(strict).behind).toBeGreaterThan(1);
    expect(await answeredBy(strict, () => placeBy(strict))).toEqual({ answered: 0, fallbacks: ['far'] });
    expect(await placeBy(at.one)).toBe('standby');
    await at.pair.pause(false);
    await untilUsed(strict, true);
    expect(figuresOf(strict).behind).toBe(0);
    expect(await placeBy(strict)).toBe('standby');
  });

  test('three people who write and read at random never see less than they have written or seen', async () => {
    const before = figuresOf(at.one).answered + figuresOf(at.two).answered;
    expect(await playAtRandom(at, turn)).toEqual([]);
    expect(figuresOf(at.one).answered + figuresOf(at.two).answered).toBeGreaterThan(before);
  });

  test('doctor says what is wrong with a standby', async () => {
    const told = async (more: Readonly<Record<string, string>>) => {
      const settings = { DATA_DIR: tmpdir(), DATABASE_URL: at.pair.primary.url, ...more };
      const found = await examineReplica({ config: loadConfig(settings), clock: at.world.product.clock });
      return found.map(({ state: how, text }) => `${how}: ${text}`);
    };
    const asked = { DATABASE_READ_URL: at.pair.standby.url };
    expect(await told({})).toEqual([]);
    expect(await told(asked)).toEqual([
      'good: it is a standby of the server.',
      'good: it has what the server has.',
    ]);
    expect(await told({ ...asked, DATABASE_CONNECTIONS: '99' })).toContainEqual(
      'fault: it takes 100 connections, and DATABASE_CONNECTIONS is 99.',
    );
    expect(await told({ DATABASE_READ_URL: at.pair.primary.url })).toEqual([
      expect.stringMatching(/^fault: it takes writes, so it is no standby/),
    ]);
    expect(await told({ DATABASE_READ_URL: at.pair.standby.url.replace('/postgres', '/template1') })).toEqual(
      [expect.stringMatching(/^fault: its database has no tables of the product/)],
    );
    expect(await told({ DATABASE_READ_URL: 'postgres://krogkoll@127.0.0.1:1/postgres' })).toEqual([
      expect.stringMatching(/^fault: it cannot be looked at: .*ECONNREFUSED.*DATABASE_READ_URL/),
    ]);
    await at.standStill();
    await at.write(at.world.clients.editor, 400);
    expect(await told(asked)).toEqual([
      'good: it is a standby of the server.',
      expect.stringMatching(/^note: what it replays is paused/),
      expect.stringMatching(/^note: it is \d+ s behind/),
    ]);
    const isFar = /^fault: it is \d+ s behind, and DATABASE_READ_LAG is 1 s/;
    await waitUntil(async () =>
      (await told({ ...asked, DATABASE_READ_LAG: '1' })).some((line) => isFar.test(line)),
    );
  });
});
