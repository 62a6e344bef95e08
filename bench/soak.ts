/**
 * Sends documents of every kind to one server on the embedded database and measures its main process: memory is to stay flat
 * after the first tenth. `node bench/soak.ts [documents] [at once]`; 20,000 documents unless said. Ends with 1 where it grew.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { writeCii } from '#core/invoices/write/write-cii.ts';
import { writeSvefaktura } from '#core/invoices/write/write-svefaktura.ts';
import { writeUbl } from '#core/invoices/write/write-ubl.ts';
import { buildLetter } from '#features/intake/mail/server/builders.ts';
import { buildDraft, buildLine, buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import { buildPaperInvoice } from '#features/reading/review/server/builders.ts';
import { buildZip } from '#platform/server/archive/build-zip.ts';
import { buildHome } from '../e2e/kill/home.ts';
import { startServer } from '../e2e/kill/server-child.ts';
import { signInAt, waitingIn } from '../e2e/kill/uploader.ts';
import type { OpenAccount } from '../e2e/kill/uploader.ts';
import { median } from './quantiles.ts';

const [documents = '20000', atOnce = '4'] = process.argv.slice(2);
const total = Number(documents);
/** Looks at the process in all. */
const looks = 40;
/** What the median of the last looks may be above that of the first ones after the warm-up. */
const mostGrowth = 1.1;

interface Sent {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const text = (said: string): Uint8Array => new TextEncoder().encode(said);

const draftOf = (count: number) =>
  buildDraft({
    number: `S${count}`,
    supplier: buildSupplier(700 + (count % 40)),
    issueDate: `2026-${String(1 + (count % 10)).padStart(2, '0')}-${String(1 + (count % 28)).padStart(2, '0')}`,
    lines: Array.from({ length: 8 }, (_, at) =>
      buildLine({ articleNumber: String(100 + ((count + at) % 300)), price: String(100 + (count % 7)) }),
    ),
  });

const table = (count: number): string =>
  `Fakturanr;Fakturadatum;Artikelnr;Benämning;Antal;Enhet;À-pris;Belopp;Valuta;Leverantör
T${count};2026-10-05;1001;Laxfilé;2,000;kg;189,00;378,00;SEK;Norrskär Grossist AB\n`;

/** Every kind that comes in: e-invoices of all syntaxes, paper, tables, archives, mails, and what cannot be read. */
const kinds: readonly ((count: number) => Promise<Sent> | Sent)[] = [
  (count) => ({ name: `${count}.xml`, bytes: text(writeUbl(draftOf(count))) }),
  (count) => ({ name: `${count}.xml`, bytes: text(writeCii(draftOf(count))) }),
  (count) => ({ name: `${count}.xml`, bytes: text(writeSvefaktura(draftOf(count))) }),
  (count) => buildPaperInvoice({ number: String(100_000 + count), fileName: `${count}.pdf` }),
  (count) => ({ name: `${count}.csv`, bytes: text(table(count)) }),
  (count) => ({
    name: `${count}.zip`,
    bytes: buildZip([{ name: `${count}.xml`, data: text(writeUbl(draftOf(count))) }]),
  }),
  (count) => ({
    name: `${count}.eml`,
    bytes: buildLetter({
      from: 'Elin Sandberg <elin@lev.example>',
      messageId: `soak.${count}@lev.example`,
      subject: `Faktura S${count}`,
      files: [{ name: `${count}.xml`, bytes: text(writeUbl(draftOf(count))) }],
    }),
  }),
  (count) => ({ name: `${count}.xml`, bytes: text(`<Invoice><number>${count}</Invoice>`) }),
  (count) => ({ name: `${count}.bin`, bytes: text(`nothing that is read ${count}`) }),
];

const upload = async (url: string, token: string, { unitId }: OpenAccount, file: Sent): Promise<number> => {
  const form = new FormData();
  form.append('files', new Blob([Buffer.from(file.bytes)]), file.name);
  const answer = await fetch(`${url}/api/hospitad/invoice-management/documents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'x-unit-id': unitId },
    body: form,
  });
  await answer.arrayBuffer();
  return answer.status;
};

/** Megabytes: the whole process, and of its heap what is used. */
interface Look {
  readonly documents: number;
  readonly resident: number;
  readonly heap: number;
}

const lookAt = async (pid: number, url: string, count: number): Promise<Look> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const figures = await (await fetch(`${url}/metrics`)).text();
  const kilobytes = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]);
  const heap = Number(/^nodejs_heap_size_used_bytes (\S+)$/m.exec(figures)?.[1]);
  return { documents: count, resident: kilobytes / 1024, heap: heap / 1024 / 1024 };
};

const home = { dataDir: await mkdtemp(join(tmpdir(), 'krogkoll-soak-')), databaseUrl: null };
const account = await buildHome(home);
const server = await startServer(home);
const { url, pid } = server;
let token = await signInAt(url, account);
const seen: Look[] = [];
let next = 0;
const statuses = new Map<number, number>();

const settled = async (): Promise<void> => {
  while ((await waitingIn({ url, token }, account)) > 0) await delay(100);
};

for (let look = 1; look <= looks; look += 1) {
  // A sign-in lasts for ten minutes.
  token = await signInAt(url, account);
  const until = Math.round((total * look) / looks);
  const sender = async (): Promise<void> => {
    while (next < until) {
      const count = (next += 1);
      const make = kinds[count % kinds.length];
      if (make === undefined) continue;
      const status = await upload(url, token, account, await make(count));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: Number(atOnce) }, sender));
  await settled();
  const found = await lookAt(pid, url, next);
  seen.push(found);
  const [resident, heap] = [found.resident, found.heap].map((each) => each.toFixed(0));
  console.log(`${next} documents: ${resident} MB resident, ${heap} MB of heap used`);
}
await server.end('SIGTERM');
await rm(home.dataDir, { recursive: true, force: true });

const warm = seen.slice(looks / 10);
const share = Math.ceil(warm.length / 4);
const grown = (of: (look: Look) => number): number =>
  median(warm.slice(-share).map(of)) / median(warm.slice(0, share).map(of));
const [resident, heap] = [grown((look) => look.resident), grown((look) => look.heap)];
console.log('answers', JSON.stringify(Object.fromEntries(statuses)));
console.log(
  `last quarter against the first after the warm-up: resident × ${resident.toFixed(3)}, heap × ${heap.toFixed(3)}`,
);
process.exitCode = resident <= mostGrowth ? 0 : 1;
