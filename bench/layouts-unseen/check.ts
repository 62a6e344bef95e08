/**
 * `node bench/layouts-unseen/check.ts FOLDER SET`: whether what the truth of a set says stands on its papers, by `pdftotext`.
 * Prints what is missing, and ends with 1 when something is. Papers whose glyphs cannot be named are passed over.
 */
import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as days from './days.ts';

interface TruthLine {
  readonly name: string;
  readonly sellerItemId?: string;
  readonly quantity: string;
  readonly netPrice: string;
  readonly grossPrice?: string;
  readonly lineTotal: string;
}

interface TruthPaper {
  readonly number: string;
  readonly issueDate?: string;
  readonly dueDate?: string;
  readonly payable: string;
  readonly taxTotal?: string;
  readonly taxExclusive?: string;
  readonly supplier: {
    readonly name?: string;
    readonly vatNumber: string;
    readonly organisationNumber: string;
  };
  readonly lines: readonly TruthLine[];
}

const run = promisify(execFile);
const [folder, set] = process.argv.slice(2);
if (folder === undefined || set === undefined) {
  process.stderr.write('Usage: node bench/layouts-unseen/check.ts FOLDER SET\n');
  process.exit(2);
}

const squeezed = (text: string): string => text.replaceAll(/[\s\u00A0]+/gu, '').toLowerCase();

/** A figure's digits with its decimals cut or written out, without marks between groups. */
const isFigure = (text: string, figure: string): boolean => {
  const digits = text.replaceAll(/[.,:’']/gu, '');
  const [whole = '', part = ''] = figure.replace('-', '').split('.');
  const short = part.replace(/0+$/u, '');
  return [whole + part, whole + short, whole + short.padEnd(2, '0')].some((form) => digits.includes(form));
};

const isDay = (text: string, day: string): boolean => {
  const [year, month, date] = day.split('-').map(Number);
  if ([days.iso, days.compact, days.short, days.dotted, days.slashes, days.words, days.abbreviated, days.slashed, days.american, days.dashedBack, days.pointed, days.shortDashed].some((form) => text.includes(squeezed(form(day))))) return true; // prettier-ignore
  return [`${date}.${month}.${year}`, `${date}.${String(month).padStart(2, '0')}.${String(year).slice(2)}`].some((form) => text.includes(form))
    || new RegExp(`${date}\\.?(?:de)?\\p{L}+\\.?(?:de)?${year}|\\p{L}{3,}${date},${year}`, 'u').test(text); // prettier-ignore
};

const missing = (text: string, truth: TruthPaper): readonly string[] => {
  const has = (part: string): boolean => text.includes(squeezed(part));
  const gone: string[] = [];
  const test = (what: string, value: string | undefined, isThere: (value: string) => boolean): void => {
    if (value !== undefined && !isThere(value)) gone.push(`${what} ${value}`);
  };
  const figure = (value: string): boolean => isFigure(text, value);
  test('number', truth.number, has);
  for (const what of ['issueDate', 'dueDate'] as const) test(what, truth[what], (day) => isDay(text, day));
  for (const what of ['payable', 'taxTotal', 'taxExclusive'] as const) test(what, truth[what], figure);
  test('supplier', truth.supplier.name, has);
  const { vatNumber, organisationNumber } = truth.supplier;
  const digits = text.replaceAll(/[^a-z\d]/gu, '');
  if (
    ![vatNumber, organisationNumber].some((each) =>
      digits.includes(each.toLowerCase().replaceAll(/[^a-z\d]/gu, '')),
    )
  )
    gone.push(`organisation ${organisationNumber}`);
  for (const line of truth.lines) {
    test('article', line.sellerItemId, has);
    test('name', line.name, (name) => name.split(' ').every((word) => has(word)));
    test('quantity', line.quantity, figure);
    test('price', line.grossPrice ?? line.netPrice, figure);
    test('sum', line.lineTotal, figure);
  }
  return gone;
};

const files = (await readdir(join(folder, `${set}-truth`))).toSorted();
const manifest = JSON.parse(await readFile(join(folder, `${set}-manifest.json`), 'utf8')) as Record<
  string,
  { hard: string }
>;
let faulty = 0;
for (const file of files) {
  const pdf = file.replace(/\.json$/u, '');
  if (manifest[pdf]?.hard.includes('without Unicode') === true) continue;
  const truth = JSON.parse(await readFile(join(folder, `${set}-truth`, file), 'utf8')) as TruthPaper;
  const { stdout } = await run('pdftotext', ['-layout', join(folder, set, pdf), '-']);
  const raw = await run('pdftotext', ['-raw', join(folder, set, pdf), '-']);
  const gone = missing(squeezed(stdout) + squeezed(raw.stdout), truth);
  if (gone.length > 0) faulty++;
  if (gone.length > 0) process.stdout.write(`${pdf}: ${gone.join('; ')}\n`);
}
process.stdout.write(`${files.length} papers, ${faulty} with something missing\n`);
process.exit(faulty === 0 ? 0 : 1);
