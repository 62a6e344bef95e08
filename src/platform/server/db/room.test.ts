import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { collectLog } from '#testing/collect-log.ts';
import { Ballast } from './ballast.ts';
import { openDatabase } from './open-database.ts';
import type { OpenDatabase } from './open-database.ts';
import { keepRoom } from './room.ts';
import type { Room } from './room.ts';
import { isSpent } from './spent-session.ts';
import { DatabaseUnavailable } from './unavailable.ts';

const mebibyte = 1024 * 1024;

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'krogkoll-room-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('ballast', () => {
  test('takes its room for real, gives it up at once, and leaves nothing of a file that was cut short', async () => {
    const ballast = new Ballast(join(folder, 'one'), 5 * mebibyte);
    await ballast.make();
    const { size, blocks } = statSync(join(folder, 'one'));
    expect([ballast.isThere, size]).toEqual([true, 5 * mebibyte]);
    expect(blocks * 512).toBeGreaterThanOrEqual(5 * mebibyte);
    ballast.giveUp();
    expect(ballast.isThere).toBe(false);
    const making = ballast.make();
    ballast.giveUp();
    await expect(making).rejects.toThrow('the room is needed');
    expect([existsSync(join(folder, 'one')), existsSync(join(folder, 'one.making'))]).toEqual([false, false]);
  });
});

describe('room for changes', () => {
  let free = 1_000 * mebibyte;
  let room: Room;
  const lines: string[] = [];
  const ballast = () => existsSync(join(folder, 'database.ballast'));
  const open = (): void => {
    lines.length = 0;
    room = keepRoom(join(folder, 'database'), collectLog(lines), () => free);
  };
  afterEach(() => {
    room.close();
    rmSync(join(folder, 'database.ballast'), { force: true });
  });
  const takes = (): boolean => {
    try {
      room.assert();
      return true;
    } catch (error) {
      expect(error).toBeInstanceOf(DatabaseUnavailable);
      return false;
    }
  };

  test('is refused below its floor, and told once each way', async () => {
    open();
    await vi.waitUntil(ballast, { timeout: 10_000 });
    const at: [number, boolean][] = [];
    for (const left of [33, 32, 31.9, 0, 31, 32, 400]) {
      free = left * mebibyte;
      at.push([left, takes()]);
    }
    expect(at).toEqual([
      [33, true],
      [32, true],
      [31.9, false],
      [0, false],
      [31, false],
      [32, true],
      [400, true],
    ]);
    expect(lines.map((line) => line.slice(0, 28))).toEqual([
      'the database has no room: on',
      'the database has room again ',
    ]);
  });

  test('gives its ballast up when the engine is short, and wants it back before changes are taken', async () => {
    free = 1_000 * mebibyte;
    open();
    await vi.waitUntil(ballast, { timeout: 10_000 });
    room.isShort();
    expect(ballast(), 'an engine that starts anew for another reason').toBe(true);
    free = 3 * mebibyte;
    room.isShort();
    expect(ballast()).toBe(false);
    free = 95 * mebibyte;
    expect(takes()).toBe(false);
    free = 400 * mebibyte;
    expect(takes()).toBe(true);
    await vi.waitUntil(ballast, { timeout: 10_000 });
  });
});

test('an engine that found no disk keeps its session', () => {
  const full = Object.assign(new Error('could not extend file'), { code: '53100' });
  const lost = Object.assign(new Error('terminating'), { code: '57P01' });
  expect([full, new DatabaseUnavailable(full), lost, new DatabaseUnavailable(lost)].map(isSpent)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

const canMount = ((): boolean => {
  const place = mkdtempSync(join(tmpdir(), 'krogkoll-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', place], { stdio: 'ignore' });
    execFileSync('umount', [place]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
})();

/** A volume in memory, which needs the right to mount one. */
describe.skipIf(!canMount)('R41 a full volume', () => {
  let volume: string;
  let opened: OpenDatabase;
  const lines: string[] = [];

  beforeAll(async () => {
    volume = mkdtempSync(join(tmpdir(), 'krogkoll-volume-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=420m', 'tmpfs', volume]);
    const location = { kind: 'pglite', directory: join(volume, 'database') } as const;
    opened = await openDatabase({ location, log: collectLog(lines), jobs: [] });
    await vi.waitUntil(() => existsSync(join(volume, 'database.ballast')), { timeout: 20_000 });
    await write('before');
  }, 120_000);
  afterAll(async () => {
    await opened.db.close();
    execFileSync('umount', [volume]);
    rmSync(volume, { recursive: true, force: true });
  });

  const filler = () => join(volume, 'filler');
  /** Leaves so many bytes free. */
  const fillTo = (left: number): void => {
    const { bavail, bsize } = statfsSync(volume);
    writeFileSync(filler(), Buffer.alloc(Math.max(0, bavail * bsize - left)), { flag: 'a' });
  };
  const write = (name: string) =>
    opened.db.platformTransaction((tx) =>
      tx.query('insert into nightly_work (name, day) values ($1, now())', [name]),
    );
  const read = () =>
    opened.db.platformRead((reader) => reader.query('select name from nightly_work order by name limit 5'));

  const timed = async (work: () => Promise<unknown>): Promise<{ isDone: boolean; took: number }> => {
    const from = performance.now();
    const isDone = await work().then(
      () => true,
      (error: unknown) => {
        expect(error).toBeInstanceOf(DatabaseUnavailable);
        return false;
      },
    );
    return { isDone, took: performance.now() - from };
  };

  /** Milliseconds until a change is taken again. */
  const recovered = async (name: string): Promise<number> => {
    const from = performance.now();
    while (!(await timed(() => write(name))).isDone) {
      expect(performance.now() - from).toBeLessThan(10_000);
      await delay(50);
    }
    return performance.now() - from;
  };

  test('R41 reads go on, changes are refused at once, and both come back by themselves', async () => {
    for (const left of [20 * mebibyte, 0]) {
      fillTo(left);
      for (let turn = 0; turn < 10; turn += 1) {
        const refused = await timed(() => write(`full ${turn}`));
        const seen = await timed(read);
        expect([refused.isDone, seen.isDone]).toEqual([false, true]);
        expect(Math.max(refused.took, seen.took)).toBeLessThan(1_000);
      }
      rmSync(filler());
      expect(await recovered(`after ${left}`)).toBeLessThan(10_000);
    }
  }, 60_000);

  test('R41 an engine that ends on a full disk starts again from its ballast, and reads', async () => {
    fillTo(0);
    await opened.engine.pool.query('select 1');
    // As a fault of its own ends it: the next session gets a new thread over the same files.
    const client = await opened.engine.pool.connect();
    client.release(new Error('the engine ended'));
    const from = performance.now();
    while (!(await timed(read)).isDone) {
      expect(performance.now() - from).toBeLessThan(20_000);
      await delay(100);
    }
    expect(existsSync(join(volume, 'database.ballast'))).toBe(false);
    expect((await timed(() => write('still full'))).isDone).toBe(false);
    expect((await timed(read)).took).toBeLessThan(1_000);
    rmSync(filler());
    expect(await recovered('with room')).toBeLessThan(10_000);
    await vi.waitUntil(() => existsSync(join(volume, 'database.ballast')), { timeout: 20_000 });
  }, 60_000);
});
