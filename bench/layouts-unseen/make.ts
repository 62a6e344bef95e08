/**
 * `node bench/layouts-unseen/make.ts A|B|C|D|E|F|G|H|I|J|K|L|M|N|O|P|Q|R|S|T|U|V|W|X|Y|Z|AA|BB|CC FOLDER [PART]`: makes a set's papers and their truth: `FOLDER/A`, `FOLDER/A-truth`,
 * `FOLDER/A-kinds.json` and `FOLDER/A-manifest.json`. With PART only the files whose names contain it.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Job, Layout } from './layout.ts';
import type { MadeLayout } from './made.ts';
import { asPrinted, type Paper, truthOfPaper } from './paper.ts';
import { produce } from './producers.ts';
import { sets } from './sets.ts';

const [set = '', folder, part = ''] = process.argv.slice(2);
const made = sets.get(set)?.();
if (made === undefined || folder === undefined) {
  process.stderr.write(
    `Usage: node bench/layouts-unseen/make.ts ${[...sets.keys()].join('|')} FOLDER [PART]\n`,
  );
  process.exit(2);
}
const { layouts, others } = made;

const jobs: Job[] = [];
const truths = new Map<string, unknown>();
const kinds: Record<string, unknown> = {};
const manifest: Record<string, unknown> = {};

const add = (
  file: string,
  layout: Pick<Layout, 'producer' | 'draw' | 'isWithoutUnicode'>,
  paper: Paper,
): void => {
  jobs.push({
    to: join(folder, set, file),
    producer: layout.producer,
    content: layout.draw(asPrinted(paper)),
    isWithoutUnicode: layout.isWithoutUnicode ?? false,
  });
};

const addPaper = (file: string, layout: MadeLayout, paper: Paper): void => {
  add(file, layout, paper);
  truths.set(file, truthOfPaper(paper, layout.printing));
  manifest[file] = {
    layout: layout.id,
    producer: layout.producer,
    supplier: paper.supplier.name,
    hard: layout.hard,
  };
  if (paper.isCredit)
    kinds[file] = { kind: 'credit-note', ...(paper.about === null ? {} : { about: paper.about }) };
};

/** No number may mean two products, or the truth would be wrong. */
for (const { id, goods } of layouts) {
  const codes = new Map(goods.map(([name, code]) => [code, name]));
  for (const [name, code] of goods)
    if (code !== '' && codes.get(code) !== name) throw new Error(`${id}: ${code} is two goods`);
}

for (const layout of layouts) {
  for (let count = 0; count < (layout.count ?? 2); count++)
    addPaper(`${layout.id}-${count + 1}.pdf`, layout, layout.paper({ count }));
  for (let count = 0; count < (layout.credits ?? 0); count++)
    addPaper(`${layout.id}-c${count + 1}.pdf`, layout, layout.paper({ count, isCredit: true }));
}

for (const [index, { kind, hard, source, looks, paper, about }] of others.entries()) {
  const file = `${set.toLowerCase()}-n${String(index + 1).padStart(2, '0')}.pdf`;
  add(file, looks, paper);
  kinds[file] = { kind, ...(about === undefined ? {} : { about }) };
  manifest[file] = { layout: source, producer: looks.producer, supplier: paper.supplier.name, hard };
}

await mkdir(join(folder, set), { recursive: true });
await mkdir(join(folder, `${set}-truth`), { recursive: true });
await produce(jobs.filter(({ to }) => basename(to).includes(part)));
const stated = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;
for (const [file, truth] of truths)
  await writeFile(join(folder, `${set}-truth`, `${file}.json`), stated(truth));
await writeFile(join(folder, `${set}-kinds.json`), stated(kinds));
await writeFile(join(folder, `${set}-manifest.json`), stated(manifest));
process.stdout.write(
  `${layouts.length} layouts, ${truths.size} papers with truth, ${others.length} that are no invoice\n`,
);
