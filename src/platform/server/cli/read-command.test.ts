import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../../..');
const cli = async (...argv: readonly string[]) => {
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, ['src/app/cli.ts', ...argv], {
      cwd: root,
    });
    return { code: 0, stdout, stderr };
  } catch (error) {
    return error as { code: number; stdout: string; stderr: string };
  }
};
const fixture = (name: string): string => `src/testing/invoices/${name}.xml`;

describe('cli read', () => {
  test('one JSON line per file in the order given, whatever the files are', async () => {
    const files = [
      fixture('cii-invoice'),
      'no-such-file.xml',
      'src',
      'package.json',
      fixture('svefaktura-invoice'),
    ];
    const { code, stdout, stderr } = await cli('read', ...files);
    const lines = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect([code, stderr]).toEqual([0, '']);
    expect(lines.map(({ file }) => file)).toEqual(files);
    expect(lines.map(({ ok, reason, format }) => [ok, reason ?? format])).toEqual([
      [true, 'cii'],
      [false, 'file.not-found'],
      [false, 'file.not-readable'],
      [false, 'file.type-unknown'],
      [true, 'svefaktura'],
    ]);
  });

  test('the line has the documented shape', async () => {
    const { stdout } = await cli('read', fixture('ubl-creditnote'));
    expect(JSON.parse(stdout)).toEqual({
      file: fixture('ubl-creditnote'),
      ok: true,
      format: 'ubl-creditnote',
      invoice: {
        number: 'K-2026-0017',
        issueDate: '2026-10-12',
        dueDate: '2026-11-11',
        currency: 'SEK',
        payable: '1240.83',
        taxTotal: '177.78',
        creditNote: true,
        supplier: { name: 'Norrskär Grossist AB', organizationNumber: '5598765435', bankgiro: null },
        charges: [],
        lines: [
          {
            name: 'Returback SRS helback',
            articleNumber: '90010',
            gtin: null,
            quantity: '10',
            unit: 'H87',
            price: '60.00',
            comparablePrice: '60',
            sum: '600.00',
            kind: 'deposit',
          },
          {
            name: 'Laxfilé skinn på färsk',
            articleNumber: '30122',
            gtin: null,
            quantity: '2.450',
            unit: 'KGM',
            price: '189.00',
            comparablePrice: '189',
            sum: '463.05',
            kind: 'goods',
          },
        ],
      },
      checks: [],
    });
  });

  test('a PDF with text gives trust, doubts and the confidence of each line, and can be scored', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'read-'));
    try {
      const document = await PDFDocument.create();
      const page = document.addPage();
      for (const [x, y, text] of [
        [40, 700, 'Benämning'],
        [260, 700, 'Antal'],
        [360, 700, 'À-pris'],
        [480, 700, 'Belopp'],
        [40, 686, 'Laxfilé'],
        [260, 686, '2'],
        [360, 686, '189,00'],
        [480, 686, '378,00'],
        [360, 650, 'Att betala'],
        [480, 650, '423,36'],
      ] as const)
        page.drawText(text, { x, y, size: 9 });
      const file = join(folder, 'invoice.pdf');
      await writeFile(file, await document.save());
      const { stdout } = await cli('read', file);
      expect(JSON.parse(stdout)).toMatchObject({
        ok: true,
        format: 'text-pdf',
        trusted: false,
        doubts: expect.arrayContaining(['line-sum', 'number']),
        invoice: {
          number: null,
          payable: '423.36',
          lines: [{ name: 'Laxfilé', sum: '378.00', confidence: 0.95 }],
        },
      });
      const truth = { payable: '423.36', lines: [{ quantity: '2', netPrice: '189', lineTotal: '378' }] };
      await writeFile(join(folder, 'invoice.pdf.json'), JSON.stringify(truth));
      const scored = await cli('read', '--score', folder, file, fixture('cii-invoice'));
      expect(scored.stdout).toContain('| text-pdf | 1 | 1/1 (100.0 %) | 1/1 (100.0 %) | 1/1 (100.0 %) |');
      expect(scored.stdout).toContain('cii-invoice.xml: no truth, not scored');
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test('help lists the commands; unknown ones and missing files are told, with exit code 2', async () => {
    expect(await cli('--help')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('read [--score TRUTHDIR] FILE…'),
    });
    expect(await cli('read', '--help')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('read [--score TRUTHDIR] FILE…'),
    });
    expect(await cli('constructor')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Unknown command: constructor'),
    });
    expect(await cli()).toMatchObject({ code: 2 });
    expect(await cli('read')).toMatchObject({ code: 2 });
    expect(await cli('read', '--score')).toMatchObject({ code: 2 });
    expect(await cli('read', '--score', 'folder')).toMatchObject({ code: 2 });
  });
});
