/**
 * Kills the server while invoices are uploaded and counts what was acknowledged, lost and doubled.
 * `node bench/crash.ts [kills] [pglite|postgres]`; with PostgreSQL every fifth kill takes the database server as well.
 */
import { crashRun } from '../e2e/kill/crash-run.ts';
import { startPostgres } from '../e2e/kill/postgres-child.ts';

const kills = Number(process.argv[2] ?? 50);
const engine = process.argv[3] ?? 'pglite';

const postgres = engine === 'postgres' ? await startPostgres() : null;
const report = await crashRun({
  kills,
  clients: 4,
  databaseUrl: postgres?.url ?? null,
  disturb: async (kill) => {
    if (kill % 5 === 0) await postgres?.crash();
  },
  say: (line) => console.log(line),
});
await postgres?.close();
const { lost, duplicated, unfinished, damaged, miscounted, ...figures } = report;
const faults = { lost, duplicated, unfinished, damaged, miscounted };
console.log(engine, JSON.stringify(figures));
for (const [name, each] of Object.entries(faults))
  console.log(`${name}: ${each.length}`, ...each.slice(0, 5));
process.exitCode = Object.values(faults).every((each) => each.length === 0) ? 0 : 1;
