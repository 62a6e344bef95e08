import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { csvTable } from '#core/reading/csv/csv-table.ts';
import { cellText } from '#core/tables/sheet.ts';
import { readTables } from '#platform/server/tables/read-tables.ts';
import { streamCsv } from '#platform/server/tables/stream-csv.ts';
import { streamWorkbook } from '#platform/server/tables/stream-workbook.ts';
import { dealFile } from '#testing/deal-import/odd-deals.ts';

const isInstalled = spawnSync('soffice', ['--version']).status === 0;

// Semicolons, quotation marks, UTF-8; written with what a cell holds and not as it is shown.
const separatedValues = '59,34,76,1,,0,false,false,false';

/** What LibreOffice holds in each cell of a file that it has opened by itself. */
const openedByOffice = async (bytes: Buffer, format: 'xlsx' | 'csv') => {
  const folder = await mkdtemp(join(tmpdir(), 'krogkoll-office-'));
  try {
    const path = join(folder, `list.${format}`);
    await writeFile(path, bytes);
    const filter = format === 'csv' ? ['--infilter=CSV:59,34,76,1'] : [];
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    const into = [
      '--convert-to',
      `csv:Text - txt - csv (StarCalc):${separatedValues}`,
      '--outdir',
      join(folder, 'out'),
    ];
    await promisify(execFile)('soffice', [profile, '--headless', ...filter, ...into, path], {
      timeout: 60_000,
    });
    const text = await readFile(join(folder, 'out', 'list.csv'), 'utf8');
    return (csvTable(text)?.rows ?? []).map((row) => row.map(plainNumber));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const cellsOf = async (bytes: Buffer): Promise<string[][]> => {
  const tables = await readTables(bytes);
  const rows = tables.ok ? tables.value.sheets[0]?.rows : undefined;
  if (rows === undefined) throw new Error('the file is not read');
  return rows.map((row) => row.map((cell) => plainNumber(cellText(cell))));
};

/** A number without the zeros that a program of tables does not show. */
const plainNumber = (text: string): string =>
  /^-?\d+[.,]\d+$/.test(text) ? String(Number(text.replace(',', '.'))) : text;

/** Without the sign that keeps text from being a formula in a file that has no types. */
const unguarded = (text: string): string => text.replace(/^'(?=[=+\-@\t])/, '');

// A program of tables takes text that looks like a number or a truth for one where a file has no types.
const isTakenForValue = (text: string): boolean =>
  /^\$|^(?:true|false)$/iu.test(text) || !Number.isNaN(Number.parseFloat(text));

test.runIf(isInstalled).each(['xlsx', 'csv'] as const)(
  'R44: LibreOffice opens a list as %s, computes nothing, and holds every odd string as it was',
  async (format) => {
    const file = dealFile('sv');
    const parts: Uint8Array[] = [];
    for await (const part of format === 'csv' ? streamCsv(file) : streamWorkbook(file)) parts.push(part);
    const bytes = Buffer.concat(parts);
    const [own, opened] = [await cellsOf(bytes), await openedByOffice(bytes, format)];
    expect(opened.length).toBe(own.length);
    const isCsv = format === 'csv';
    for (const [at, row] of own.entries())
      for (const [column, text] of row.entries()) {
        if (isCsv && isTakenForValue(text)) continue;
        const held = opened[at]?.[column] ?? '';
        expect(isCsv ? unguarded(held) : held).toBe(text.replaceAll('\r\n', '\n'));
      }
  },
  90_000,
);
