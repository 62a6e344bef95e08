import type pg from 'pg';
import { openHome } from '../e2e/kill/home.ts';
import type { Home } from '../e2e/kill/server-child.ts';
import { byHandSql, parametersOf } from './ingest-by-hand-sql.ts';
import { fingerprintsSql } from './ingest-record.ts';
import type { InvoiceRows, Recording } from './ingest-record.ts';

/** Writes recorded invoices with one prepared function call each, as the connection's owner without row level security. */
export interface ByHand {
  /** Seconds for all of them; `perCommit` calls are made durable together. */
  readonly write: (invoices: readonly InvoiceRows[], perCommit: number) => Promise<number>;
  /** The same with so many connections, each with its own share in order. */
  readonly writeAtOnce: (lanes: readonly (readonly InvoiceRows[])[]) => Promise<number>;
  readonly fingerprints: () => Promise<Readonly<Record<string, string>>>;
  readonly close: () => Promise<void>;
}

const call = (client: pg.ClientBase, invoice: InvoiceRows): Promise<unknown> => {
  const { values, text } = parametersOf(invoice);
  return client.query({ name: 'bench_write', text, values });
};

/** Opens a migrated database of its own and lays under it what the recorded invoices stand on. */
export const openByHand = async (home: Home, { before }: Recording): Promise<ByHand> => {
  const { db, engine } = await openHome(home);
  const { pool } = engine;
  await pool.query(byHandSql);
  for (const [table, rows] of Object.entries(before))
    await pool.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [
      JSON.stringify(rows),
    ]);
  const withClient = async (work: (client: pg.PoolClient) => Promise<void>): Promise<void> => {
    const client = await pool.connect();
    try {
      await work(client);
    } finally {
      client.release();
    }
  };
  return {
    async write(invoices, perCommit) {
      const start = performance.now();
      await withClient(async (client) => {
        for (const [at, invoice] of invoices.entries()) {
          if (perCommit > 1 && at % perCommit === 0) await client.query('begin');
          await call(client, invoice);
          const isLast = at % perCommit === perCommit - 1 || at === invoices.length - 1;
          if (perCommit > 1 && isLast) await client.query('commit');
        }
      });
      return (performance.now() - start) / 1000;
    },
    async writeAtOnce(lanes) {
      const start = performance.now();
      await Promise.all(
        lanes.map((lane) =>
          withClient(async (client) => {
            for (const invoice of lane) await call(client, invoice);
          }),
        ),
      );
      return (performance.now() - start) / 1000;
    },
    async fingerprints() {
      const { rows } = await pool.query<{ name: string; value: string }>(fingerprintsSql);
      return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
    },
    close: () => db.close(),
  };
};
