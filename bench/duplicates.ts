/**
 * Sends every invoice several times by mail, upload and push in parallel, kills the server between, and counts the invoices.
 * `node bench/duplicates.ts [items] [copies] [kills] [pglite|postgres]`; 10,000 items and 5 copies are 150,000 sends.
 */
import { copiesRun } from '../e2e/kill/crash-run.ts';
import { startPostgres } from '#testing/database/postgres-child.ts';
import { tellFaults } from './faults-found.ts';

const [items, copies, kills] = [10_000, 5, 5].map((usual, at) => Number(process.argv[2 + at] ?? usual));
const engine = process.argv[5] ?? 'postgres';

const postgres = engine === 'postgres' ? await startPostgres() : null;
const start = performance.now();
const report = await copiesRun({
  items: items ?? 0,
  copies: copies ?? 0,
  kills: kills ?? 0,
  atOnce: 8,
  databaseUrl: postgres?.url ?? null,
  say: (line) => console.log(line),
});
await postgres?.close();
console.log(`${((performance.now() - start) / 1000).toFixed(0)} s, ${report.invoices} invoices of ${items}`);
process.exitCode = tellFaults(engine, report) && report.invoices === items ? 0 : 1;
