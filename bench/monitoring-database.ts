/**
 * Plays random histories of whole restaurants through the product's commands and compares every row that monitoring keeps
 * with the pure function and the slow reference, after every step. `node bench/monitoring-database.ts [scripts] [seed]`, on
 * the embedded database or the server of TEST_DATABASE_URL; a difference stops it, naming the seed.
 */
import { checkDatabase } from '#testing/monitoring/ledger.ts';
import { openQuickPipeline, Play } from '#testing/monitoring/play.ts';
import { scriptFrom } from '#testing/monitoring/script.ts';

const scripts = Number(process.argv[2] ?? 1000);
const firstSeed = Number(process.argv[3] ?? 1);

const pipeline = await openQuickPipeline();
const seen = { alerts: 0, settled: 0, held: 0, deals: 0, rules: 0, invoices: 0 };
const start = performance.now();
for (let seed = firstSeed; seed < firstSeed + scripts; seed += 1) {
  const play = await Play.begin(pipeline);
  try {
    await play.run(scriptFrom(seed), () => checkDatabase(play));
  } catch (error) {
    console.error(`script ${seed}`);
    throw error;
  }
  for (const name of Object.keys(seen) as (keyof typeof seen)[]) seen[name] += play.done[name];
}
const seconds = (performance.now() - start) / 1000;
console.log(
  `${pipeline.db.engine}: ${scripts} random histories, 0 differences, ${seconds.toFixed(1)} s, ${JSON.stringify(seen)}`,
);
if (pipeline.complaints.length > 0) throw new Error(pipeline.complaints.join('\n'));
await pipeline.close();
