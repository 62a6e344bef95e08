import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, expect, test } from 'vitest';
import { readInvoice } from '#core/invoices/read-invoice.ts';
import { exampleDraft } from '#testing/invoices/example-draft.ts';
import { writeHybridPdf } from '#core/invoices/write/write-hybrid-pdf.ts';
import { writeUbl } from '#core/invoices/write/write-ubl.ts';
import { attachmentBomb, contentBomb, operatorBomb, tableBomb } from '#testing/hostile/hostile-pdf.ts';
import { createSandbox } from './sandbox.ts';

const wallMs = 4000;
const limits = { children: 2, wallMs, cpuMs: wallMs, memoryBytes: 400 * 1024 * 1024 };
const sandbox = createSandbox({ limits });
afterAll(() => sandbox.close());

const root = 'xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"';
const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('');
const cases: [string, () => Uint8Array][] = [
  [
    'an entity bomb',
    () => Buffer.from(`<!DOCTYPE I [<!ENTITY l0 "ha">${laughs}]><Invoice ${root}>&l9;</Invoice>`),
  ],
  ['200,000 nested tags', () => Buffer.from(`<Invoice ${root}>${'<a>'.repeat(200_000)}`)],
  ['200,000 nested tags with prefixes', () => Buffer.from('<a:b xmlns:a="urn:a">'.repeat(200_000))],
  ['2,000,000 tags in a row', () => Buffer.from(`<Invoice ${root}>${'<a/>'.repeat(2_000_000)}</Invoice>`)],
  [
    '200,000 attributes',
    () =>
      Buffer.from(`<Invoice ${root} ${Array.from({ length: 200_000 }, (_, n) => `a${n}=""`).join(' ')}/>`),
  ],
  ['20 MB of one name', () => Buffer.from(`<${'a'.repeat(20_000_000)}`)],
  ['numeric references', () => Buffer.from(`<Invoice ${root}>${'&#x41;'.repeat(2_000_000)}</Invoice>`)],
  ['a PDF whose page is 2 GiB', contentBomb],
  ['a PDF whose attachment is 2 GiB', attachmentBomb],
  ['a PDF whose table of objects is 2 GiB', tableBomb],
  ['a PDF with three million text operators', operatorBomb],
  ['a PDF of nested arrays', () => Buffer.from(`%PDF-1.7\n1 0 obj\n${'['.repeat(3_000_000)}`)],
  ['zeros', () => new Uint8Array(5_000_000)],
];

test.each(cases)('R37 R39 %s ends with a reason, in time', async (_name, make) => {
  const bytes = make();
  const began = performance.now();
  const outcome = await sandbox.read(bytes, { tenant: 'org-a' });
  expect(outcome.ok).toBe(false);
  expect(performance.now() - began).toBeLessThan(wallMs + 2000);
});

test('a good document is answered as by the reader itself', async () => {
  for (const bytes of [Buffer.from(writeUbl(exampleDraft)), (await writeHybridPdf(exampleDraft)).bytes]) {
    const outcome = await sandbox.read(bytes, { tenant: 'org-a' });
    expect(outcome.ok).toBe(true);
    expect(outcome).toEqual(await readInvoice(bytes));
  }
});

test('R37 an external entity reaches nobody', async () => {
  let hits = 0;
  const canary = createServer((_request, response) => {
    hits += 1;
    response.end('<x/>');
  }).listen(0, '127.0.0.1');
  await once(canary, 'listening');
  const url = `http://127.0.0.1:${(canary.address() as AddressInfo).port}/canary`;
  const documents = [
    `<!DOCTYPE I SYSTEM "${url}"><Invoice ${root}/>`,
    `<!DOCTYPE I [<!ENTITY x SYSTEM "${url}">]><Invoice ${root}>&x;</Invoice>`,
    `<!DOCTYPE I [<!ENTITY % x SYSTEM "${url}"> %x;]><Invoice ${root}/>`,
    `<Invoice ${root} xmlns:xi="http://www.w3.org/2001/XInclude"><xi:include href="${url}"/></Invoice>`,
    `<?xml-stylesheet href="${url}"?><Invoice ${root} schemaLocation="${url} ${url}"/>`,
  ];
  for (const document of documents) {
    expect((await sandbox.read(Buffer.from(document), { tenant: 'org-a' })).ok).toBe(false);
  }
  expect(hits).toBe(0);
  canary.close();
});

test('R57 one tenant’s 50 bombs do not delay another’s good documents, nor the server', async () => {
  const shared = createSandbox({ limits: { ...limits, wallMs: 800, cpuMs: 800 } });
  const lag = monitorEventLoopDelay({ resolution: 5 });
  lag.enable();
  const abort = new AbortController();
  const bomb = attachmentBomb();
  let bombsEnded = 0;
  const bombs = Array.from({ length: 50 }, () =>
    shared.read(bomb, { tenant: 'org-bad', signal: abort.signal }).then(
      () => (bombsEnded += 1),
      () => {},
    ),
  );
  const began = performance.now();
  const note = Buffer.from(`<Invoice ${root}/>`);
  const good = Array.from({ length: 10 }, () => shared.read(note, { tenant: 'org-good' }));
  for (const outcome of await Promise.all(good))
    expect(outcome).not.toHaveProperty('reason', 'reader.timeout');
  expect(performance.now() - began).toBeLessThan(5000);
  expect(bombsEnded).toBeLessThan(10);
  lag.disable();
  expect(lag.percentile(99) / 1e6).toBeLessThan(250);
  abort.abort(new Error('enough'));
  await Promise.all(bombs);
  await shared.close();
});
