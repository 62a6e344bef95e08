/**
 * Plays random histories of an article through price monitoring and the second opinion, which shares no file with it, and says how many agreed.
 * `node bench/monitoring-properties.ts [runs] [seed]`; a broken law stops it, naming the seed.
 */
import { seededLaws } from '#testing/price-watch/seeded-laws.ts';

const runs = Number(process.argv[2] ?? 60_000);
const firstSeed = Number(process.argv[3] ?? 1);

const seen = { lines: 0, entries: 0, decisions: 0, inherited: 0, unit: 0, dealEntries: 0 };
const start = performance.now();
for (let seed = firstSeed; seed < firstSeed + runs; seed += 1) {
  const last = seededLaws(seed);
  if (last === undefined) continue;
  const settled = new Set(last.decisions.flatMap((decision) => decision.settled.map(({ id }) => id)));
  seen.lines += last.lines.length;
  seen.entries += last.entries.length;
  seen.decisions += last.decisions.length;
  seen.inherited += last.entries.filter(({ id, decision }) => decision && !settled.has(id)).length;
  seen.unit += last.entries.filter(({ kind }) => kind === 'unit').length;
  seen.dealEntries += last.entries.filter(({ dealId }) => dealId !== null).length;
}
const seconds = (performance.now() - start) / 1000;
console.log(`${runs} random histories agree with the second opinion, 0 broken laws, ${seconds.toFixed(1)} s`);
console.log(JSON.stringify(seen));
