/**
 * `node bench/layouts-unseen/wild/make.ts FOLDER SEED COUNT`: draws COUNT layouts from a seed and makes their papers and truth:
 * `FOLDER/W`, `FOLDER/W-truth`, `FOLDER/W-kinds.json` and `FOLDER/W-manifest.json`, which also says what the grammar chose.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { plain } from '../exact.ts';
import { hash } from '../identity.ts';
import { asPrinted, truthOfPaper } from '../paper.ts';
import { drawnWithPdfLib } from '../pdf-lib.ts';
import { Draws } from './draws.ts';
import { drawnGuise } from './guises.ts';
import type { Guise } from './head.ts';
import { drawnLayout, type WildLayout } from './layout.ts';
import type { WildPaper } from './orders.ts';

const [folder, seed, given] = process.argv.slice(2);
const count = Number(given);
if (folder === undefined || seed === undefined || !Number.isInteger(count) || count < 1) {
  process.stderr.write('Usage: node bench/layouts-unseen/wild/make.ts FOLDER SEED COUNT\n');
  process.exit(2);
}

const truthFolder = join(folder, 'W-truth');
await mkdir(join(folder, 'W'), { recursive: true });
await mkdir(truthFolder, { recursive: true });
const stated = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;
const kinds: Record<string, unknown> = {};
const manifest: Record<string, unknown> = {};
let papers = 0;
let others = 0;

const form = ({ letter, isAccount, isWhole }: Guise): string =>
  letter !== null ? 'letter' : isAccount ? 'list' : isWhole ? 'whole invoice' : 'without payment';

const add = async (file: string, layout: WildLayout, paper: WildPaper, guise: Guise | null): Promise<void> => {
  const printed = { ...asPrinted(paper), prepaid: paper.prepaid };
  await writeFile(join(folder, 'W', file), await drawnWithPdfLib(layout.draw(printed, guise)));
  const { taken } = layout;
  const hard = `${taken['data']}; ${taken['columns']}; ${taken['records']}; ${taken['totals']}, ${taken['VAT']}`;
  manifest[file] = { layout: layout.id, producer: 'pdf-lib', supplier: paper.supplier.name, hard, choices: guise === null ? taken : { ...taken, 'form of paper': form(guise), 'title of paper': guise.title, 'sentence of paper': guise.letter?.[1] ?? guise.remark } };
  if (guise === null) {
    papers++;
    await writeFile(join(truthFolder, `${file}.json`), stated({ ...truthOfPaper(paper, layout.printing), ...(paper.prepaid === 0n ? {} : { prepaid: plain(paper.prepaid, 2, 2) }) }));
    if (paper.isCredit) kinds[file] = { kind: 'credit-note', about: paper.about };
  } else {
    others++;
    kinds[file] = { kind: guise.kind };
  }
}; // prettier-ignore

for (let index = 1; index <= count; index++) {
  const id = `w${seed}-${String(index).padStart(4, '0')}`;
  const layout = drawnLayout(id);
  const draws = new Draws(hash(`${id}/papers`));
  await add(`${id}-1.pdf`, layout, layout.paper(0), null);
  await add(`${id}-2.pdf`, layout, layout.paper(1), null);
  if (draws.happens(0.25)) await add(`${id}-c1.pdf`, layout, layout.paper(0, true), null);
  if (draws.happens(0.5))
    await add(`${id}-n1.pdf`, layout, layout.paper(2), drawnGuise(draws, layout.language, layout.own));
}

await writeFile(join(folder, 'W-kinds.json'), stated(kinds));
await writeFile(join(folder, 'W-manifest.json'), stated(manifest));
process.stdout.write(`${count} layouts, ${papers} papers with truth, ${others} that are no invoice\n`);
