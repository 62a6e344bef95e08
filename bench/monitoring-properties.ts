/**
 * Plays random histories of an article through price monitoring and the second opinion, which shares no file with it, and says how many agreed.
 * `node bench/monitoring-properties.ts [runs] [seed]`; a broken law stops it, naming the seed.
 */
import { type Choose, historyFrom } from '#testing/price-watch/histories.ts';
import { checkLaws } from '#testing/price-watch/laws.ts';
import { playHistory } from '#testing/price-watch/play-history.ts';

const runs = Number(process.argv[2] ?? 10_000);
const firstSeed = Number(process.argv[3] ?? 1);

/** Mulberry32: small, seeded and the same everywhere. */
const chooserOf = (seed: number): Choose => {
  let state = seed;
  return <T>(...options: readonly T[]): T => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return options[((mixed ^ (mixed >>> 14)) >>> 0) % options.length] as T;
  };
};

const seen = { lines: 0, entries: 0, decisions: 0, inherited: 0, unit: 0, dealEntries: 0 };
const start = performance.now();
for (let seed = firstSeed; seed < firstSeed + runs; seed += 1) {
  const choose = chooserOf(seed);
  const history = historyFrom(choose);
  try {
    checkLaws(history, choose);
  } catch (error) {
    console.error(`seed ${seed}`);
    throw error;
  }
  const last = playHistory(history, (lines) => lines).at(-1);
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
