import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleDraft } from '#testing/invoices/example-draft.ts';
import type { InvoiceDraft } from '#core/invoices/write/invoice-draft.ts';
import { writeCii } from '#core/invoices/write/write-cii.ts';
import { writeHybridPdf } from '#core/invoices/write/write-hybrid-pdf.ts';
import { writeSvefaktura } from '#core/invoices/write/write-svefaktura.ts';
import { writeUbl } from '#core/invoices/write/write-ubl.ts';
import { sampleFileOf } from '#features/sample/demo/server/commands-files.ts';
import { sampleSuppliers } from '#features/sample/demo/rules-suppliers.ts';
import { pngOf } from '#testing/hostile/hostile-png.ts';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import { buildZip } from '#platform/server/archive/build-zip.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';
import { invoicesPath } from '#features/purchases/invoices/paths.ts';
import { inboxPath } from '#features/intake/inbox/paths.ts';
import { shareOf } from '#testing/share.ts';
import { accessibilityProblems } from './support/axe.ts';
import { launchBrowser } from './support/browser.ts';
import { type Look, openContext, picture } from './support/look.ts';
import { layoutProblems } from './support/watch.ts';
import { signIn } from './support/signing-in.ts';

const looks: readonly Look[] = [
  { size: 'wide', theme: 'light', language: 'sv' },
  { size: 'narrow', theme: 'dark', language: 'en' },
];

/** A file, and what its row says in the end, in either language. */
type Case = { readonly name: string; readonly sv: readonly string[]; readonly en: readonly string[] };

const done = { sv: ['Klar'], en: ['Done'] };
const unread = { sv: ['Går inte att läsa'], en: ['Cannot be read'] };
const cases: readonly Case[] = [
  { name: 'ubl.xml', ...done },
  { name: 'cii.xml', ...done },
  { name: 'svefaktura.xml', ...done },
  { name: 'hybrid.pdf', ...done },
  {
    name: 'flera.zip',
    sv: ['Uppackad', 'Några filer i arkivet gick inte att ta ut'],
    en: ['Unpacked', 'Some files in the archive could not be taken out'],
  },
  { name: 'ur-arkivet-1.xml', ...done },
  {
    name: 'papper.pdf',
    sv: ['Behöver granskas', 'Läsningen är osäker'],
    en: ['Needs review', 'reading is uncertain'],
  },
  { name: 'foto.png', sv: ['Behöver granskas', 'Ingen text syns'], en: ['Needs review', 'No text'] },
  { name: 'tom.xml', sv: ['Går inte att läsa', 'Filen är tom'], en: ['Cannot be read', 'The file is empty'] },
  { name: 'bomb.xml', sv: ['Går inte att läsa', 'DOCTYPE'], en: ['Cannot be read', 'DOCTYPE'] },
  {
    name: 'stor.pdf',
    sv: ['Filen är större än 50 MB', 'Byt ut filen'],
    en: ['The file is larger than 50 MB', 'Replace the file'],
  },
];
const again: Case = {
  name: 'samma.xml',
  sv: ['Dubblett', 'Samma fil har kommit förut'],
  en: ['Duplicate', 'The same file has come before'],
};

let browser: Browser;
let product: TestProduct;
let url: string;
let folder: string;

// The example's own account is nobody's; this one can be paid to.
const supplier = sampleSuppliers[0]?.party ?? exampleDraft.supplier;
const numbered = (number: string): InvoiceDraft => ({ ...exampleDraft, supplier, number });

const bomb = `<?xml version="1.0"?><!DOCTYPE Invoice [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2">&b;</Invoice>`;

const fill = async (): Promise<void> => {
  const draft = numbered('F-7');
  const archive = buildZip([
    { name: 'ur-arkivet-1.xml', data: writeUbl(numbered('F-5')) },
    { name: 'ur-arkivet-2.xml', data: writeUbl(numbered('F-6')) },
    { name: '../utanfor.xml', data: writeUbl(draft) },
  ]);
  const ubl = writeUbl(numbered('F-1'));
  const made: readonly (readonly [string, string | Uint8Array])[] = [
    ['ubl.xml', ubl],
    ['samma.xml', ubl],
    ['cii.xml', writeCii(numbered('F-2'))],
    ['svefaktura.xml', writeSvefaktura(numbered('F-3'))],
    ['hybrid.pdf', (await writeHybridPdf(numbered('F-4'))).bytes],
    ['flera.zip', archive],
    ['papper.pdf', (await sampleFileOf({ kind: 'paper', draft })).bytes],
    ['foto.png', pngOf(8, 8, Buffer.alloc(16))],
    ['tom.xml', ''],
    ['bomb.xml', bomb],
  ];
  for (const [name, content] of made) await writeFile(join(folder, name), content);
  const large = await open(join(folder, 'stor.pdf'), 'w');
  await large.truncate(60 * 1024 * 1024);
  await large.close();
};

beforeAll(async () => {
  product = await openTestProduct({ webFolder: resolve(import.meta.dirname, '..', 'dist', 'web') });
  [url, browser, folder] = await Promise.all([
    product.listen(),
    launchBrowser(),
    mkdtemp(join(tmpdir(), 'krogkoll-files-')),
  ]);
  await product.startJobs();
  await fill();
});

afterAll(async () => {
  await browser?.close();
  await product?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

const signedIn = async (look: Look): Promise<Page> => {
  const { email, password } = (await buildOrganization(product)).members.owner;
  const page = await (await openContext(browser, url, look)).newPage();
  await signIn(page, { email, password });
  await page.locator('.sign').first().waitFor();
  return page;
};

const send = async (page: Page, names: readonly string[]): Promise<void> => {
  const opened = page.waitForEvent('filechooser');
  await page.locator('.panel .drop').click();
  await (await opened).setFiles(names.map((name) => join(folder, name)));
};

/** Waits until a file's row says what it is to say; throws with what all rows say where it does not. */
const said = async (page: Page, name: string, words: readonly string[]): Promise<void> => {
  const row = page.locator('.files li', { hasText: name }).first();
  try {
    for (const text of words) await row.getByText(text).first().waitFor({ timeout: 40_000 });
  } catch {
    const texts = await page.locator('.files li').allInnerTexts();
    throw new Error(`${name} never said ${words.join(', ')}:\n${texts.join('\n---\n')}`);
  }
};

it.each(shareOf('JOURNEYS', looks, 2))(
  'brings every kind of file to an end that has words: $size, $language',
  async (look) => {
    const page = await signedIn(look);
    const posts: number[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/documents')) posts.push(1);
    });
    await page.goto(invoicesPath({ add: '1' }));
    const direct = cases.filter(({ name }) => name !== 'ur-arkivet-1.xml');
    await send(
      page,
      direct.map(({ name }) => name),
    );
    for (const one of cases) await said(page, one.name, one[look.language]);
    await send(page, [again.name]);
    await said(page, again.name, again[look.language]);
    expect(posts).toHaveLength(direct.length);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await layoutProblems(page)).toEqual([]);
    await picture(page, 'upload-ended', look);
    await page.goto(inboxPath());
    const list = page.locator('.tablecard tbody tr, .rows li');
    // An archive is one arrival, and waits for a person as long as one of its files does.
    const isRow = ({ name }: Case) => name !== 'stor.pdf' && !name.startsWith('ur-arkivet');
    for (const { name, ...words } of [...cases, again].filter(isRow))
      await list
        .filter({ hasText: name })
        .getByText((name === 'flera.zip' ? unread : words)[look.language][0] ?? '')
        .first()
        .waitFor();
    await picture(page, 'inbox-ended', look);
    await page.context().close();
  },
);
