import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { csvTable } from '#core/reading/csv/csv-table.ts';
import { cellText, type SheetCell } from '#core/tables/sheet.ts';
import { readTables } from '#platform/server/tables/read-tables.ts';
import { streamCsv } from '#platform/server/tables/stream-csv.ts';
import { streamWorkbook } from '#platform/server/tables/stream-workbook.ts';
import { oddFile, oddLists } from '#testing/deal-import/odd-lists.ts';

const isInstalled = spawnSync('soffice', ['--version']).status === 0;
if (!isInstalled)
  process.stderr.write(
    'soffice is not installed: whether LibreOffice opens our XLSX and CSV is not shown here\n',
  );

// Semicolons, quotation marks, UTF-8; written with what a cell holds and not as it is shown.
const separatedValues = 'csv:Text - txt - csv (StarCalc):59,34,76,1,,0,false,false,false';

/** What LibreOffice makes of files that it has opened by itself, without a question or a repair, by their names. */
const savedByOffice = async (
  files: ReadonlyMap<string, Buffer>,
  format: 'xlsx' | 'csv',
): Promise<ReadonlyMap<string, Buffer>> => {
  const folder = await mkdtemp(join(tmpdir(), 'krogkoll-office-'));
  try {
    const paths = [...files].map(async ([name, bytes]) => {
      const path = join(folder, `${name}.${format}`);
      await writeFile(path, bytes);
      return path;
    });
    const filter = format === 'csv' ? ['--infilter=CSV:59,34,76,1'] : [];
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    const out = join(folder, 'out');
    const to = ['--convert-to', format === 'csv' ? separatedValues : 'xlsx', '--outdir', out];
    const said = [profile, '--headless', ...filter, ...to, ...(await Promise.all(paths))];
    await promisify(execFile)('soffice', said, { timeout: 100_000 });
    const saved = new Map<string, Buffer>();
    for (const name of files.keys()) saved.set(name, await readFile(join(out, `${name}.${format}`)));
    return saved;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Every list as a file of the format, by its name. */
const filesOf = async (format: 'xlsx' | 'csv'): Promise<ReadonlyMap<string, Buffer>> => {
  const files = new Map<string, Buffer>();
  for (const list of oddLists) {
    const file = oddFile(list, 'sv');
    const parts: Uint8Array[] = [];
    for await (const part of format === 'csv' ? streamCsv(file) : streamWorkbook(file)) parts.push(part);
    files.set(list, Buffer.concat(parts));
  }
  return files;
};

type Rows = readonly (readonly SheetCell[])[];

const rowsOf = async (bytes: Buffer | undefined): Promise<Rows> => {
  const tables = bytes === undefined ? undefined : await readTables(bytes);
  const rows = tables?.ok === true ? tables.value.sheets[0]?.rows : undefined;
  if (rows === undefined) throw new Error('the file is not read');
  return rows;
};

/** A number without the zeros that a program of tables does not show. */
const plainNumber = (text: string): string =>
  /^-?\d+[.,]\d+$/.test(text) ? String(Number(text.replace(',', '.'))) : text;

/** Without the sign that keeps text from being a formula in a file that has no types. */
const unguarded = (text: string): string => text.replace(/^'(?=[=+\-@\t])/, '');

// A program of tables takes text that looks like a number or a truth for one where a file has no types.
const isTakenForValue = (text: string): boolean =>
  /^\$|^(?:true|false)$/iu.test(text) || !Number.isNaN(Number.parseFloat(text));

const kindOf = (cell: SheetCell | undefined): string =>
  cell === undefined || cell === ''
    ? 'nothing'
    : typeof cell === 'string'
      ? 'text'
      : (Object.keys(cell)[0] ?? '');

const shown = (cell: SheetCell | undefined): string =>
  plainNumber(cellText(cell ?? '').replaceAll('\r\n', '\n'));

test.runIf(isInstalled)(
  'LibreOffice opens every list as a workbook and keeps each cell with its type, odd strings too',
  async () => {
    const files = await filesOf('xlsx');
    const saved = await savedByOffice(files, 'xlsx');
    const kinds = new Set<string>();
    for (const [list, bytes] of files) {
      const [own, opened] = [await rowsOf(bytes), await rowsOf(saved.get(list))];
      const wrong = own.flatMap((row, at) =>
        row.flatMap((cell, column) => {
          const other = opened[at]?.[column];
          kinds.add(kindOf(cell));
          const isSame = kindOf(cell) === kindOf(other) && shown(cell) === shown(other);
          return isSame ? [] : [{ at, column, cell, other }];
        }),
      );
      expect([list, opened.length, wrong]).toEqual([list, own.length, []]);
    }
    expect([...kinds].toSorted()).toEqual(['date', 'nothing', 'number', 'text']);
  },
  120_000,
);

test.runIf(isInstalled)(
  'R44: LibreOffice opens every list as separated values, computes nothing, and holds every odd string as it was',
  async () => {
    const files = await filesOf('csv');
    const saved = await savedByOffice(files, 'csv');
    for (const [list, bytes] of files) {
      const own = await rowsOf(bytes);
      const opened = csvTable(saved.get(list)?.toString('utf8') ?? '')?.rows ?? [];
      const wrong = own.flatMap((row, at) =>
        row.flatMap((cell, column) => {
          const text = shown(cell);
          const held = plainNumber(unguarded(opened[at]?.[column] ?? ''));
          return isTakenForValue(text) || held === text ? [] : [{ at, column, text, held }];
        }),
      );
      expect([list, opened.length, wrong]).toEqual([list, own.length, []]);
    }
  },
  120_000,
);
