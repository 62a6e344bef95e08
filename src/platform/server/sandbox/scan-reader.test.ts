import { resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createSandbox } from './sandbox.ts';
import type { ScanProgress } from './scan-port.ts';
import { createScanReader } from './scan-reader.ts';
import {
  pictureOfInvoice,
  scannedInvoice,
  scannedPdf,
  textInvoice,
} from '#testing/hostile/scanned-invoice.ts';

const sandbox = createSandbox({ limits: { children: 2 } });
const reader = createScanReader({ sandbox, limits: { children: 2, niceness: 0 } });
const tenant = 'org-a';
afterAll(async () => void (await Promise.all([reader.close(), sandbox.close()])));

const right = { trusted: true, doubts: [], invoice: scannedInvoice };

describe('an invoice without text is read from its picture, by the same rules and proofs', () => {
  test('a photo that leans and that the phone held on its side', async () => {
    const photo = await (
      await pictureOfInvoice(1.5)
    )
      .rotate(90)
      .jpeg({ quality: 85 })
      .withMetadata({ orientation: 8 })
      .toBuffer();
    const result = await reader.read([photo], { tenant });
    expect(result).toMatchObject({
      ok: true,
      format: 'picture',
      pages: 1,
      reading: { invoice: scannedInvoice },
    });
    expect(result.ok && result.views[0]).toMatchObject({ recognised: true, turn: 0 });
    expect(result.ok && Math.abs(result.views[0]?.skew ?? 0)).toBeCloseTo(1.5, 0);
  });

  test('a picture upside down, which nothing in the file says', async () => {
    const picture = await (await pictureOfInvoice()).rotate(180).png().toBuffer();
    const result = await reader.read([picture], { tenant });
    expect(result).toMatchObject({ ok: true, views: [{ turn: 180 }], reading: right });
  });

  test('a scanned PDF, page by page with progress, by a child that stays', async () => {
    const page = await (await pictureOfInvoice(-0.8)).jpeg({ quality: 50 }).toBuffer();
    const told: ScanProgress[] = [];
    const before = reader.figures().started;
    const result = await reader.read([await scannedPdf([page]), await textInvoice()], {
      tenant,
      onProgress: (progress) => told.push(progress),
    });
    expect(result).toMatchObject({
      ok: true,
      format: 'scan',
      pages: 2,
      views: [{ recognised: true }, { number: 2, recognised: false }],
    });
    expect(told).toEqual([
      { page: 1, pages: 1 },
      { page: 2, pages: 2 },
    ]);
    expect(reader.figures()).toMatchObject({ started: before, killed: 0 });
  });

  test('a PDF with text is not looked at', async () => {
    const before = reader.figures().started;
    const result = await reader.read([await textInvoice()], { tenant });
    expect(result).toMatchObject({ ok: true, format: 'text-pdf', reading: right });
    expect(reader.figures().started).toBe(before);
  });

  test('an abort ends the reading', async () => {
    const abort = new AbortController();
    const picture = await (await pictureOfInvoice()).png().toBuffer();
    const reading = reader.read([picture], {
      tenant,
      signal: abort.signal,
      onProgress: () => abort.abort(new Error('enough')),
    });
    await expect(reading).rejects.toThrow('enough');
  });
});

test('R39 a child with machine code has no other doors open than one without', async () => {
  const inFolder = (name: string): string => resolve(import.meta.dirname, name);
  const natives = createSandbox({
    tasksModule: inFolder('../../../testing/hostile/hostile-tasks.ts'),
    nativesModule: inFolder('picture-natives.ts'),
  });
  const escape = await natives.run('escape', Buffer.from('9'), { tenant });
  expect(escape).toMatchObject({
    ok: true,
    value: {
      connect: 'closed in the sandbox',
      fetch: 'closed in the sandbox',
      listen: 'closed in the sandbox',
      kill: 'closed in the sandbox',
      library: 'closed in the sandbox',
      spawn: 'ERR_ACCESS_DENIED',
      worker: 'ERR_ACCESS_DENIED',
      write: 'ERR_ACCESS_DENIED',
      read: 'ERR_ACCESS_DENIED',
    },
  });
  await natives.close();
});
