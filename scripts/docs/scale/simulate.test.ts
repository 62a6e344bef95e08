import { describe, expect, it } from 'vitest';
import { simulate } from './simulate.ts';

const measured = {
  embeddedIntake: 200,
  serverIntake: 300,
  embeddedReads: 100,
  serverReads: 200,
  embeddedRepeats: 800,
  serverRepeats: 1_000,
  bytesOfLine: 1_000,
  rehashed: 400,
};

describe('the simulation', () => {
  it('counts by hand', () => {
    const load = simulate(1_000, measured);
    // 300 a month, 21 days, twice as many on the first, a fifth of those in an hour: 5.71 a restaurant.
    expect(load.invoicesASecond).toBeCloseTo(1.587, 3);
    expect(load.requestsASecond).toBeCloseTo(33.33, 2);
    expect(load.linesAYear).toBe(108_000_000);
    expect(load.databaseGb).toBeCloseTo(108 * 3 * 1.4, 6);
    expect(load.originalsGb).toBeCloseTo(3_780, 6);
  });

  it('asks for ten times as much of ten times as many, and not for half a processor', () => {
    const [small, large] = [simulate(10_000, measured), simulate(100_000, measured)];
    expect(large.databaseGb / small.databaseGb).toBeCloseTo(10, 6);
    expect(Math.abs(large.cores / small.cores - 10)).toBeLessThan(1);
    expect(simulate(1, measured).cores).toBe(2);
    expect(simulate(1, measured).processes).toBe(3);
  });

  it('names first what ends first', () => {
    for (const size of [1_000, 100_000]) {
      const { embedded, server } = simulate(size, measured);
      for (const limits of [embedded, server]) {
        const uses = limits.map(({ used }) => used);
        expect(uses).toEqual(uses.toSorted((a, b) => b - a));
      }
    }
  });
});
