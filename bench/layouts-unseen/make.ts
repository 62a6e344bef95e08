/**
 * `node bench/layouts-unseen/make.ts A|B FOLDER [PART]`: makes a set's papers and their truth: `FOLDER/A`, `FOLDER/A-truth`,
 * `FOLDER/A-kinds.json` and `FOLDER/A-manifest.json`. With PART only the files whose names contain it.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Job, Layout } from './layout.ts';
import { goodsOf } from './goods.ts';
import { paperOf } from './orders.ts';
import { asPrinted, type Paper, truthOfPaper } from './paper.ts';
import { produce } from './producers.ts';
import { layoutsA, papersA } from './set-a.ts';
import { layoutsB, papersB } from './set-b.ts';

const [set, folder, part = ''] = process.argv.slice(2);
if ((set !== 'A' && set !== 'B') || folder === undefined) {
  process.stderr.write('Usage: node bench/layouts-unseen/make.ts A|B FOLDER [PART]\n');
  process.exit(2);
}
const layouts = set === 'A' ? layoutsA : layoutsB;
const others = set === 'A' ? papersA : papersB;

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

const addPaper = (file: string, layout: Layout, paper: Paper): void => {
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
for (const { id, order } of layouts) {
  const names = order.trades.flatMap((trade) => goodsOf(trade)).map(({ name }) => name);
  const codes = new Map(names.map((name) => [order.code(name), name]));
  for (const name of names)
    if (order.code(name) !== '' && codes.get(order.code(name)) !== name)
      throw new Error(`${id}: ${order.code(name)} is two goods`);
}

for (const layout of layouts) {
  for (let count = 0; count < (layout.count ?? 2); count++)
    addPaper(`${layout.id}-${count + 1}.pdf`, layout, paperOf(layout.order, { count }));
  for (let count = 0; count < (layout.credits ?? 0); count++)
    addPaper(`${layout.id}-c${count + 1}.pdf`, layout, paperOf(layout.order, { count, isCredit: true }));
}

for (const [index, other] of others.entries()) {
  const layout = layouts.find(({ id }) => id === other.layout);
  const source = other.letter ?? layout;
  if (source === undefined) throw new Error(`no layout ${other.layout}`);
  const file = `${set.toLowerCase()}-n${String(index + 1).padStart(2, '0')}.pdf`;
  const paper = paperOf(source.order, { count: layout === undefined ? 0 : 5 + index, ...other.wanted });
  add(file, source, paper);
  const about = other.about?.(paper);
  kinds[file] = { kind: other.kind, ...(about === undefined ? {} : { about }) };
  manifest[file] = {
    layout: layout?.id ?? `letter ${index + 1}`,
    producer: source.producer,
    supplier: paper.supplier.name,
    hard: other.hard,
  };
}

await mkdir(join(folder, set), { recursive: true });
await mkdir(join(folder, `${set}-truth`), { recursive: true });
await produce(jobs.filter(({ to }) => to.includes(`/${set}/`) && to.includes(part)));
const stated = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;
for (const [file, truth] of truths)
  await writeFile(join(folder, `${set}-truth`, `${file}.json`), stated(truth));
await writeFile(join(folder, `${set}-kinds.json`), stated(kinds));
await writeFile(join(folder, `${set}-manifest.json`), stated(manifest));
process.stdout.write(
  `${layouts.length} layouts, ${truths.size} papers with truth, ${others.length} that are no invoice\n`,
);
