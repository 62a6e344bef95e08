import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildPaperInvoice } from '#features/reading/review/server/builders.ts';
import type { TestFile } from '#features/purchases/invoices/server/builders.ts';
import { contract } from '#app/contract.ts';
import { inkyPng } from '#testing/peers/inky-png.ts';
import { uploadOf } from '#testing/requests/upload.ts';
import { openTenants } from '#testing/world/tenants.ts';
import type { Tenants } from '#testing/world/tenants.ts';

let tenants: Tenants;
/** Sizes of the pictures in the order in which somebody began to look at them. */
const begun: number[] = [];
/** What a look at a picture of a size waits for, and how it ends. */
const gates = new Map<number, Promise<'reader.timeout' | 'picture.no-text'>>();

/** Pictures, whose pages are as many as their size says, are looked at when a test lets them be. */
beforeAll(async () => {
  tenants = await openTenants({
    replace: ({ scans }) => ({
      scans: {
        ...scans,
        words: async (sources, options) => {
          const [source] = sources;
          const bytes = typeof source === 'function' ? await source() : new Uint8Array();
          if (bytes[0] !== 0x89) return scans.words([bytes], options);
          if (options.postpone?.(bytes.length) === true) return { ok: false, reason: 'postponed' };
          begun.push(bytes.length);
          return { ok: false, reason: (await gates.get(bytes.length)) ?? 'picture.no-text' };
        },
      },
    }),
  });
}, 120_000);
afterAll(() => tenants.product.close());

/** A picture that counts as so many more pages. */
const picture = (pages: number): TestFile => {
  const bytes = Buffer.concat([inkyPng(), Buffer.alloc(pages, pages)]);
  return { name: `${pages}.png`, bytes: new Uint8Array(bytes) };
};

const upload = async (file: TestFile): Promise<string> => {
  const answer = await tenants
    .clientOf('owner')
    .post(contract.documents.uploadDocuments.path, uploadOf(file));
  expect(answer.status).toBe(202);
  return answer.json<{ documents: { id: string }[] }>().data.documents[0]?.id ?? '';
};

const stateOf = async (id: string): Promise<string> => {
  const path = contract.documents.readDocument.path.replace('{documentId}', id);
  return (await tenants.clientOf('owner').get(path)).json<{ state: string }>().data.state;
};

const becomes = (id: string, wanted: RegExp) =>
  vi.waitUntil(async () => wanted.test(await stateOf(id)), { timeout: 30_000, interval: 50 });

test("R57 a tenant's pictures keep none of its text waiting, go shortest first, and the one that was stopped goes last", async () => {
  const slow = Promise.withResolvers<'picture.no-text'>();
  const first = picture(500);
  gates.set(first.bytes.length, slow.promise);
  const slowest = await upload(first);
  await vi.waitUntil(() => begun.length === 1, { timeout: 30_000 });
  const [long, short, middle] = [picture(90), picture(10), picture(40)];
  gates.set(short.bytes.length, Promise.resolve('reader.timeout'));
  const others = [await upload(long), await upload(short), await upload(middle)];
  const text = await upload(await buildPaperInvoice({ number: '8801' }));
  await becomes(text, /monitored|needs-review/);
  expect(await stateOf(slowest)).toBe('recognising');
  for (const id of others) await becomes(id, /recognising/);
  // All of them have been told apart by now: nothing of theirs waits for the first look any more.
  await vi.waitUntil(
    async () => {
      const [row] = await tenants.product.db.platformRead((reader) =>
        reader.query<{ tries: number }>(
          `select coalesce(sum(tries), 0)::int as tries from document_reading where document_id = any($1::uuid[])`,
          [others],
        ),
      );
      return row?.tries === 0;
    },
    { timeout: 30_000, interval: 50 },
  );
  expect(begun).toEqual([first.bytes.length]);
  slow.resolve('picture.no-text');
  for (const id of [slowest, ...others]) await becomes(id, /needs-review|unreadable/);
  const seen = begun.slice(1);
  expect(seen.slice(0, 3)).toEqual([short, middle, long].map(({ bytes }) => bytes.length));
  // Stopped three times, each time behind the others.
  expect(seen.slice(3)).toEqual([short.bytes.length, short.bytes.length]);
}, 120_000);
