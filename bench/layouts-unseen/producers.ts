/** Makes PDFs with the programs that suppliers' systems use. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { degrees, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { rawPdf } from './c/raw.ts';
import { drawnWithSkia } from './c/skia.ts';
import { type Press, pressed } from './d/presses.ts';
import { type PressE, pressedE } from './e/presses.ts';
import type { Job } from './layout.ts';
import { drawnWithPdfLib } from './pdf-lib.ts';
import type { Drawing } from './sheet.ts';

const run = promisify(execFile);
const here = import.meta.dirname;
const browser = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

const written = async (folder: string, job: Job, ending: string): Promise<string> => {
  const file = join(folder, `${basename(job.to, '.pdf')}.${ending}`);
  await writeFile(file, job.content as string);
  return file;
};

const chromium = async (jobs: readonly Job[], folder: string): Promise<void> => {
  for (const job of jobs) {
    const page = await written(folder, job, 'html');
    await run(browser, [
      '--headless', '--no-sandbox', '--disable-gpu', '--no-pdf-header-footer', `--user-data-dir=${folder}/profile`,
      `--print-to-pdf=${job.to}`, `file://${page}`,
    ]); // prettier-ignore
  }
};

const weasyprint = async (jobs: readonly Job[], folder: string): Promise<void> => {
  const list: [string, string][] = [];
  for (const job of jobs) list.push([await written(folder, job, 'html'), job.to]);
  await writeFile(join(folder, 'list.json'), JSON.stringify(list));
  const program =
    'import json,sys,weasyprint\nfor a,b in json.load(open(sys.argv[1])): weasyprint.HTML(a).write_pdf(b)';
  await run('/usr/bin/python3', ['-c', program, join(folder, 'list.json')]);
};

const wkhtmltopdf = async (jobs: readonly Job[], folder: string): Promise<void> => {
  for (const job of jobs) {
    const page = await written(folder, job, 'html');
    const options = [
      '-q',
      '--zoom',
      '1.25',
      '-s',
      'A4',
      '-T',
      '14mm',
      '-B',
      '14mm',
      '-L',
      '14mm',
      '-R',
      '14mm',
    ];
    await run('wkhtmltopdf', [...options, page, job.to], {
      env: { ...process.env, QT_QPA_PLATFORM: 'offscreen' },
    });
  }
};

const office =
  (filter: string) =>
  async (jobs: readonly Job[], folder: string): Promise<void> => {
    if (jobs.length === 0) return;
    const pages: string[] = [];
    for (const job of jobs) pages.push(await written(folder, job, 'html'));
    const profile = `-env:UserInstallation=file://${folder}/office`;
    const to = filter.includes('Calc') ? 'pdf:calc_pdf_Export' : 'pdf:writer_pdf_Export';
    await run('soffice', [
      profile,
      '--headless',
      `--infilter=${filter}`,
      '--convert-to',
      to,
      '--outdir',
      folder,
      ...pages,
    ]);
    for (const job of jobs) await rename(join(folder, basename(job.to)), job.to);
  };

const groff =
  (isOverGhostscript: boolean) =>
  async (jobs: readonly Job[], folder: string): Promise<void> => {
    for (const job of jobs) {
      const page = await written(folder, job, 'tr');
      const device = isOverGhostscript ? 'ps' : 'pdf';
      const { stdout } = await run('groff', ['-Kutf8', '-t', `-T${device}`, '-P-pa4', page], {
        encoding: 'buffer',
        maxBuffer: 1e8,
      });
      await writeFile(isOverGhostscript ? `${page}.ps` : job.to, stdout);
      if (isOverGhostscript) await run('ps2pdf', ['-sPAPERSIZE=a4', `${page}.ps`, job.to]);
    }
  };

const drawn =
  (command: string, script: string) =>
  async (jobs: readonly Job[], folder: string): Promise<void> => {
    const list = jobs.map(({ to, producer, content }) => ({ to, producer, drawing: content }));
    await writeFile(join(folder, 'drawings.json'), JSON.stringify(list));
    await run(command, [join(here, script), join(folder, 'drawings.json')]);
  };

const python = drawn('/usr/bin/python3', 'draw.py');

const press =
  (manner: Press) =>
  async (jobs: readonly Job[]): Promise<void> => {
    for (const { to, content } of jobs) await writeFile(to, await pressed(content as Drawing, manner));
  };

const pressE =
  (manner: PressE) =>
  async (jobs: readonly Job[]): Promise<void> => {
    for (const { to, content } of jobs) await writeFile(to, await pressedE(content as Drawing, manner));
  };

const makers: Readonly<Record<Job['producer'], (jobs: readonly Job[], folder: string) => Promise<void>>> = {
  chromium,
  weasyprint,
  wkhtmltopdf,
  writer: office('HTML (StarWriter)'),
  calc: office('HTML (StarCalc)'),
  groff: groff(false),
  'groff-gs': groff(true),
  'pdf-lib': async (jobs) => {
    for (const { to, content } of jobs) await writeFile(to, await drawnWithPdfLib(content as Drawing));
  },
  letters: async (jobs) => {
    for (const { to, content } of jobs) await writeFile(to, await rawPdf(content as Drawing, true));
  },
  kerned: async (jobs) => {
    for (const { to, content } of jobs) await writeFile(to, await rawPdf(content as Drawing, false));
  },
  skia: async (jobs) => {
    for (const { to, content } of jobs) await writeFile(to, drawnWithSkia(content as Drawing));
  },
  words: press('words'),
  arrays: press('arrays'),
  recoded: press('recoded'),
  driver: press('driver'),
  runs: pressE('runs'),
  flipped: pressE('flipped'),
  stretched: pressE('stretched'),
  reportlab: python,
  'reportlab-embedded': python,
  cairo: python,
  ghostscript: python,
  fpdf: drawn('php', 'draw.php'),
};

/** Fonts whose glyphs nobody can name, as some drivers leave them. */
const forget = async (file: string): Promise<void> => {
  const document = await PDFDocument.load(await readFile(file));
  for (const [, entry] of document.context.enumerateIndirectObjects())
    if (entry instanceof PDFDict && entry.has(PDFName.of('ToUnicode'))) entry.delete(PDFName.of('ToUnicode'));
  await writeFile(file, await document.save());
};

const turn = async (file: string, angle: number): Promise<void> => {
  const document = await PDFDocument.load(await readFile(file));
  for (const page of document.getPages()) page.setRotation(degrees(angle));
  await writeFile(file, await document.save());
};

/** Makes each job's file. */
export const produce = async (jobs: readonly Job[]): Promise<void> => {
  for (const producer of new Set(jobs.map((job) => job.producer))) {
    const folder = await mkdtemp(join(tmpdir(), 'layouts-'));
    await mkdir(folder, { recursive: true });
    await makers[producer](
      jobs.filter((job) => job.producer === producer),
      folder,
    );
    await rm(folder, { recursive: true });
  }
  for (const { to, content } of jobs)
    if (typeof content !== 'string' && content.turn !== undefined) await turn(to, content.turn);
  for (const job of jobs) if (job.isWithoutUnicode) await forget(job.to);
};
