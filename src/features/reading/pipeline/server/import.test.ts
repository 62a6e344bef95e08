import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildZip } from '#platform/server/archive/build-zip.ts';
import { lockDirectory } from '#platform/server/place/directory-lock.ts';
import { buildInvoice, buildLine, buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import { openTestPipeline } from '#testing/world/pipeline.ts';
import type { TestPipeline } from '#testing/world/pipeline.ts';
import { filesUnder, importFiles } from './commands-import.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'krogkoll-import-'));
});

afterAll(() => rm(folder, { recursive: true }));

const put = async (name: string, bytes: Uint8Array | string): Promise<void> => {
  await mkdir(join(folder, 'in', name, '..'), { recursive: true });
  await writeFile(join(folder, 'in', name), bytes);
};

it('imports a folder in the order of its names and tells how each file ended', async () => {
  const invoices = ['1', '2'].map((number) => buildInvoice({ supplier: buildSupplier(300), number }).bytes);
  await put('2025/faktura 10.xml', invoices[1] ?? '');
  await put('2025/faktura 9.xml', invoices[0] ?? '');
  await put('igen.xml', invoices[0] ?? '');
  await put('paket.zip', buildZip([{ name: 'x.txt', data: 'hello' }]));
  await put('tom.pdf', '');
  await put('.DS_Store', 'no document');
  const files = await filesUnder(join(folder, 'in'));
  expect(files.map(({ name }) => name)).toEqual([
    '2025/faktura 9.xml',
    '2025/faktura 10.xml',
    'igen.xml',
    'paket.zip',
    'tom.pdf',
  ]);
  const pipeline: TestPipeline = await openTestPipeline();
  const said: string[] = [];
  expect(await importFiles(pipeline, pipeline.scope, files, (line) => void said.push(line))).toBe(0);
  expect(said).toEqual([
    'received 5 of 5: tom.pdf',
    '1 duplicate (duplicate.bytes)',
    '1 expanded',
    '2 monitored',
    '1 unreadable (file.empty)',
  ]);
  expect(await pipeline.rows("select state from document where file_name = 'x.txt'")).toEqual([
    { state: 'unreadable' },
  ]);
  await pipeline.close();
});

it('imports old invoices as one and tells what they would have told', async () => {
  const prices = ['100.00', '110.00', '120.00'];
  for (const [index, price] of prices.entries()) {
    const lines = [buildLine({ price })];
    const bytes = buildInvoice({ number: `${index}`, issueDate: `2026-0${index + 1}-05`, lines }).bytes;
    await put(`../gamla/${index}.xml`, bytes);
  }
  const files = await filesUnder(join(folder, 'gamla'));
  const pipeline: TestPipeline = await openTestPipeline();
  const said: string[] = [];
  const say = (line: string): void => void said.push(line);
  expect(await importFiles(pipeline, pipeline.scope, files, say, true)).toBe(0);
  expect(said).toEqual(['received 3 of 3: 2.xml', '3 monitored', 'would have told 2 times, 300 kr']);
  expect(await pipeline.rows('select sum(unresolved)::int as open from unit_article')).toEqual([{ open: 0 }]);
  await pipeline.close();
});

it('says with a code that a server has the directory, and what to do', async () => {
  const unlock = lockDirectory(join(folder, 'data', 'database.lock'));
  const run = promisify(execFile)(
    process.execPath,
    ['src/app/cli.ts', 'import', '--unit', '00000000-0000-4000-8000-000000000000', folder],
    {
      cwd: resolve(import.meta.dirname, '../../../../..'),
      env: { DATA_DIR: join(folder, 'data') },
    },
  );
  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^data_directory_in_use: .*\nUpload/),
  });
  unlock();
});
