/**
 * Plays random claims, credit notes and links through the matching and two second opinions, which share no file with it, and
 * claims from random invoices and deals in any order; says how many agreed. `node bench/claims/properties.ts [runs] [seed]`; a broken law stops it, naming the seed.
 */
import { seededAlertLaws } from '#testing/claims/from-alerts.ts';
import { checkMatching } from '#testing/credit-notes/matching-laws.ts';
import { seededClaimLaws } from '#testing/claims/seeded-claim-laws.ts';

const runs = Number(process.argv[2] ?? 20_000);
const firstSeed = Number(process.argv[3] ?? 1);

const seeds = Array.from({ length: runs }, (_, at) => firstSeed + at);

const told = (what: string, play: (seed: number) => readonly number[]): void => {
  const steps: Record<string, number> = {};
  const start = performance.now();
  for (const seed of seeds) for (const step of play(seed)) steps[step] = (steps[step] ?? 0) + 1;
  const seconds = (performance.now() - start) / 1000;
  console.log(
    `${runs} ${what}: 0 broken laws, ${seconds.toFixed(1)} s; credits by step ${JSON.stringify(steps)}`,
  );
};

told('random histories agree with the second opinion', (seed) =>
  seededClaimLaws(seed).map(({ step }) => step),
);
told('dealings agree with the second matcher', checkMatching);
told('histories of invoices and deals give the same claims', (seed) =>
  seededAlertLaws(seed).map(({ step }) => step),
);
