import { build } from 'vite';
import { resolve } from 'node:path';
import {
  builtFiles,
  budgets,
  type FirstScreen,
  firstLoadOf,
  screens,
} from '../scripts/structure/first-load.ts';
import type { Figure, Part } from './figure.ts';

const root = resolve(import.meta.dirname, '..');

/** First-load JavaScript of the two screens that people come to, as it travels: gzip at its usual level. */
export const firstLoad: Part = {
  name: 'first-load',
  summary: 'JavaScript that the first view of a screen loads, compressed',
  async run() {
    const answer = await build({ root, logLevel: 'warn', build: { write: false } });
    if (!('output' in answer)) throw new Error('the build answered no files');
    const built = builtFiles(answer.output);
    return (Object.keys(screens) as FirstScreen[]).flatMap((name): Figure[] => {
      const { bytes, files } = firstLoadOf(built, name);
      const figure = { part: 'first-load', engine: null };
      const most = budgets[name];
      return [
        {
          ...figure,
          name: `${name}, JavaScript`,
          value: bytes / 1000,
          unit: 'kB gzip',
          goal: { most: most.bytes / 1000 },
        },
        { ...figure, name: `${name}, files`, value: files, unit: 'files', goal: { most: most.files } },
      ];
    });
  },
};
