/**
 * `node bench/scans.ts MANNER FOLDER ROOT FILE…`: makes of each PDF below ROOT a PDF of pictures at the same path below
 * FOLDER. MANNER is one of `e2e/papers/scan.ts` (`clean-300`, `scan-200`, `photo-200`, …), or `mixed` for each in turn.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { manners, scanOf } from '../e2e/papers/scan.ts';
import { chanceFrom } from './chance.ts';

const seed = 7;
const chance = chanceFrom(seed);

const [wanted, folder, root, ...files] = process.argv.slice(2);
const chosen = manners.filter(({ name }) => wanted === 'mixed' || name === wanted);
if (folder === undefined || root === undefined || files.length === 0 || chosen.length === 0) {
  const names = manners.map(({ name }) => name).join('|');
  process.stderr.write(`Usage: node bench/scans.ts ${names}|mixed FOLDER ROOT FILE…\n`);
  process.exit(2);
}
for (const [index, file] of files.entries()) {
  const manner = chosen[index % chosen.length];
  if (manner === undefined) continue;
  const to = join(folder, relative(root, file));
  await mkdir(dirname(to), { recursive: true });
  await writeFile(to, await scanOf(await readFile(file), manner, chance));
  process.stdout.write(`${manner.name}: ${to}\n`);
}
