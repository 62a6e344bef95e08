/** Choices by chance that a layout keeps, each with its name so that failures can be counted by choice. */
import { chanceFrom } from '../../chance.ts';

export class Draws {
  /** What was chosen, by the name of the choice. */
  readonly taken: Record<string, string> = {};
  private readonly chance: () => number;

  constructor(seed: number) {
    this.chance = chanceFrom(seed);
  }

  /** A whole number from 0 to below the limit. */
  upTo(limit: number): number {
    return Math.floor(this.chance() * limit);
  }

  between(least: number, most: number): number {
    return least + this.upTo(most - least + 1);
  }

  one<T>(list: readonly T[]): T {
    return list[this.upTo(list.length)] as T;
  }

  /** One of the names, as often as its weight says. */
  pick<T extends string>(what: string, weights: Readonly<Record<T, number>>): T {
    const entries = Object.entries<number>(weights);
    let left = this.chance() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    const found = entries.find(([, weight]) => (left -= weight) < 0) ?? entries.at(-1);
    const chosen = (found?.[0] ?? '') as T;
    this.taken[what] = chosen;
    return chosen;
  }

  /** Whether something is so, by its share of 1. */
  is(what: string, share: number): boolean {
    return this.pick(what, { yes: share, no: 1 - share }) === 'yes';
  }

  /** The same without a record. */
  happens(share: number): boolean {
    return this.chance() < share;
  }

  shuffled<T>(list: readonly T[]): T[] {
    const rest = [...list];
    return list.map(() => rest.splice(this.upTo(rest.length), 1)[0] as T);
  }
}
