import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadTestServer } from '#platform/server/config.ts';
import { copiesRun, crashRun } from './crash-run.ts';
import type { CrashReport } from './crash-run.ts';
import { hasPostgres, startPostgres } from '#testing/database/postgres-child.ts';

// Five in all, on both engines; more of them: npm run bench -- crash, or KILLS.
const kills = Number(process.env['KILLS'] ?? 5);
const onServer = Math.floor(kills / 2);
const limit = 400_000;

const nothingWrong = { lost: [], duplicated: [], unfinished: [], damaged: [], miscounted: [], exitCode: 0 };

const expectWhole = (report: CrashReport): void => {
  expect(report).toMatchObject(nothingWrong);
  expect(report.acknowledged).toBeGreaterThan(report.kills);
  expect(Math.min(...Object.values(report.taken)), 'every door was open').toBeGreaterThan(0);
  expect(report.repeated, 'requests were cut off').toBeGreaterThan(0);
  expect(report.deals, 'work under a key was told of').toBeGreaterThan(0);
  // What a kill leaves costs a start no more than the start itself, whatever machine it is; beside another suite one counts for almost two.
  expect(report.heaviestStart).toBeLessThanOrEqual(3 * report.firstStart);
};

test(
  'R30 R31 R54 embedded: kill -9 under mail, uploads and pushes loses and doubles nothing that was acknowledged',
  async () => {
    expectWhole(await crashRun({ kills: kills - onServer, databaseUrl: null }));
  },
  limit,
);

test(
  'R31 eight invoices, each five times by every door at once with a kill between, are eight invoices',
  async () => {
    const report = await copiesRun({ items: 8, copies: 5, kills: 1, atOnce: 4, databaseUrl: null });
    expect(report).toMatchObject({ ...nothingWrong, invoices: 8 });
    expect(report.taken).toEqual({ upload: 40, mail: 40, push: 40 });
  },
  limit,
);

describe.skipIf(!hasPostgres() && loadTestServer() === undefined)('with PostgreSQL', () => {
  let url: string;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const server = loadTestServer();
    if (server === undefined) {
      ({ url, close } = await startPostgres());
      return;
    }
    const name = `krogkoll_kill_${process.pid}`;
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(`create database ${name}`);
    url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
    close = async () => {
      await client.query(`drop database ${name}`);
      await client.end();
    };
  });
  afterAll(() => close());

  test(
    'R30 R31 R54 kill -9 under mail, uploads and pushes loses and doubles nothing that was acknowledged',
    async () => {
      expectWhole(await crashRun({ kills: onServer, databaseUrl: url }));
    },
    limit,
  );
});
