import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { hasPostgres, startPostgres } from '#testing/database/postgres-child.ts';
import type { PostgresChild } from '#testing/database/postgres-child.ts';
import type { Home } from '../e2e/kill/server-child.ts';

export type EngineName = 'embedded' | 'postgresql';

/** Makes empty homes for the product on one engine, and takes all of them away in the end. */
export interface Homes {
  readonly engine: EngineName;
  readonly make: () => Promise<Home>;
  readonly close: () => Promise<void>;
}

const newDatabase = async ({ url }: PostgresChild): Promise<string> => {
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const made = new URL(url);
  made.pathname = `/${name}`;
  return made.href;
};

/** Homes on one engine. */
export const openHomes = async (engine: EngineName): Promise<Homes> => {
  const folders: string[] = [];
  const server = engine === 'postgresql' ? await startPostgres() : null;
  return {
    engine,
    async make() {
      const dataDir = await mkdtemp(join(tmpdir(), 'krogkoll-bench-'));
      folders.push(dataDir);
      return { dataDir, databaseUrl: server === null ? null : await newDatabase(server) };
    },
    async close() {
      await server?.close();
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Does something on each engine: the embedded one, and PostgreSQL where its programs are installed. */
export const onEachEngine = async <Result>(
  say: (line: string) => void,
  work: (homes: Homes) => Promise<Result[]>,
): Promise<Result[]> => {
  const results: Result[] = [];
  for (const engine of ['embedded', 'postgresql'] as const) {
    if (engine === 'postgresql' && !hasPostgres()) {
      say('PostgreSQL is not installed: its figures are left out');
      continue;
    }
    const homes = await openHomes(engine);
    try {
      results.push(...(await work(homes)));
    } finally {
      await homes.close();
    }
  }
  return results;
};
