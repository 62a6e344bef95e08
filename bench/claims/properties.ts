/**
 * Plays random claims, credit notes and links through the matching and the second opinion, which shares no file with it, and
 * says how many agreed. `node bench/claims/properties.ts [runs] [seed]`; a broken law stops it, naming the seed.
 */
import { seededClaimLaws } from '#testing/claims/seeded-claim-laws.ts';

const runs = Number(process.argv[2] ?? 20_000);
const firstSeed = Number(process.argv[3] ?? 1);

const steps: Record<string, number> = {};
const start = performance.now();
for (let seed = firstSeed; seed < firstSeed + runs; seed += 1)
  for (const { step } of seededClaimLaws(seed)) steps[step] = (steps[step] ?? 0) + 1;
const seconds = (performance.now() - start) / 1000;
console.log(`${runs} random histories agree with the second opinion, 0 broken laws, ${seconds.toFixed(1)} s`);
console.log(`credits by step: ${JSON.stringify(steps)}`);
