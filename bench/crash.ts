/**
 * Kills the server while invoices are mailed, uploaded and pushed, and counts what was acknowledged, lost and doubled.
 * `node bench/crash.ts [kills] [pglite|postgres]`; with PostgreSQL every fifth kill takes the database server as well.
 */
import { crashRun } from '../e2e/kill/crash-run.ts';
import { startPostgres } from '#testing/database/postgres-child.ts';
import { tellFaults } from './faults-found.ts';

const kills = Number(process.argv[2] ?? 50);
const engine = process.argv[3] ?? 'pglite';

const postgres = engine === 'postgres' ? await startPostgres() : null;
const report = await crashRun({
  kills,
  databaseUrl: postgres?.url ?? null,
  disturb: async (kill) => {
    if (kill % 5 === 0) await postgres?.crash();
  },
  say: (line) => console.log(line),
});
await postgres?.close();
process.exitCode = tellFaults(engine, report) ? 0 : 1;
