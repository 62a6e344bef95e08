import { parseSync, Visitor } from 'vite';
import type { Mutant } from './find-mutants.ts';

/** A mutant with the number by which it is switched on. */
export interface Numbered extends Mutant {
  readonly id: number;
}

interface Wrap {
  readonly start: number;
  readonly end: number;
  readonly opening: string;
  readonly closing: string;
}

/** A mutant that never leaves a loop is stopped by its count of turns. */
const turnsOf = (path: string, source: string): Wrap[] => {
  const found: Wrap[] = [];
  const count = ({ body: { start, end } }: { readonly body: { start: number; end: number } }): void => {
    found.push({ start, end, opening: '{ mutants.turn(); ', closing: ' }' });
  };
  new Visitor({
    ForStatement: count,
    ForOfStatement: count,
    WhileStatement: count,
    DoWhileStatement: count,
  }).visit(parseSync(path, source).program);
  return found;
};

const switchOf = ({ id, start, end, text, of }: Numbered): Wrap =>
  of === 'statement'
    ? { start, end, opening: `{ if (!mutants.isOn(${id})) `, closing: ' }' }
    : { start, end, opening: `(mutants.isOn(${id}) ? (${text}) : (`, closing: '))' };

/**
 * One text that holds a source and all of its mutants, each of which asks `mutants` of `in-worker.ts` whether it is on: a
 * file is read and stripped of its types once for all of them. Ranges lie beside or inside each other.
 */
export const weave = (path: string, source: string, mutants: readonly Numbered[]): string => {
  const wraps = [...turnsOf(path, source), ...mutants.map(switchOf)].toSorted(
    (one, other) => one.start - other.start || other.end - one.end,
  );
  const places = [...new Set(wraps.flatMap(({ start, end }) => [start, end]))].toSorted((a, b) => a - b);
  let woven = '';
  let from = 0;
  for (const at of places) {
    const closings = wraps.filter(({ end }) => end === at).toReversed();
    const openings = wraps.filter(({ start }) => start === at);
    woven += source.slice(from, at);
    woven += [...closings.map(({ closing }) => closing), ...openings.map(({ opening }) => opening)].join('');
    from = at;
  }
  return woven + source.slice(from);
};
