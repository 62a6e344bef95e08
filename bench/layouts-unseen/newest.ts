import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FileScore } from '#platform/server/cli/score-row.ts';
import type { Figure, Part, PartOptions } from '../figure.ts';
import { readSets } from './read-sets.ts';

/** The newest set that a browser alone can draw: set F takes programs that not every machine has. */
const newest = 'E';
const run = promisify(execFile);

const figure = (name: string, value: number, unit: string, goal?: Figure['goal']): Figure => ({
  part: 'unseen',
  engine: null,
  name: `set ${newest}: ${name}`,
  value,
  unit,
  ...(goal === undefined ? {} : { goal }),
});

type Count = (score: FileScore) => number;

/** Draws the newest set and reads it by its text layers; with `quick` one layout that needs no browser. */
const measure = async ({ quick, say }: PartOptions): Promise<Figure[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'unseen-'));
  const make = join(import.meta.dirname, 'make.ts');
  await run(process.execPath, [make, newest, folder, ...(quick ? ['e06'] : [])]);
  const { scores, others, notes } = await readSets(folder, [newest]);
  await rm(folder, { recursive: true });
  for (const note of notes) say(note);
  const sum = (count: Count): number => scores.reduce((total, score) => total + count(score), 0);
  const share = (name: string, part: Count, whole: Count, least: number): Figure =>
    figure(name, (100 * sum(part)) / Math.max(1, sum(whole)), '%', { least });
  const one: Count = () => 1;
  const isTrusted: Count = ({ trusted }) => Number(trusted);
  return [
    share('lines right', ({ linesRight }) => linesRight, ({ lines }) => lines, 98),
    share('fields right', ({ fieldsRight }) => fieldsRight, ({ fields }) => fields, 97),
    share('suppliers right', ({ suppliersRight }) => suppliersRight, ({ suppliers }) => suppliers, 97),
    share('article numbers right', ({ articlesRight }) => articlesRight, ({ articles }) => articles, 98),
    share('names right', ({ namesRight }) => namesRight, ({ names }) => names, 95),
    share('documents right', ({ right }) => Number(right), one, 85),
    share('trusted', isTrusted, one, 60),
    figure('false trusts of figures', sum(({ trusted, right }) => Number(trusted && !right)), `of ${scores.length}`, { most: 0 }),
    figure('false trusts of identity', sum(({ trusted, faults }) => Number(trusted && faults.length > 0)), `of ${scores.length}`, { most: 0 }),
    figure('invoices called something else', sum(({ kindRight }) => Number(!kindRight)), `of ${scores.length}`),
    figure('no invoices: trusted', others.trusted, `of ${others.recognised + others.held + others.trusted}`, { most: 0 }),
    figure('no invoices: recognised', others.recognised, `of ${others.recognised + others.held + others.trusted}`),
  ]; // prettier-ignore
};

/** The newest set that the reader's authors have not drawn, by its text layers. */
export const unseen: Part = {
  name: 'unseen',
  summary:
    'the newest set of papers of another hand: lines, fields, identity and false trusts by the text layers',
  run: measure,
};
