import { afterAll, describe, expect, test } from 'vitest';
import { hostilePdfs, hostilePictures } from '#testing/hostile/hostile-cases.ts';
import { createSandbox } from './sandbox.ts';
import { createScanReader } from './scan-reader.ts';

const limits = { children: 2, wallMs: 40_000, cpuMs: 1500, niceness: 0 };
const sandbox = createSandbox({ limits: { children: 2 } });
const reader = createScanReader({ sandbox, limits });
afterAll(async () => void (await Promise.all([reader.close(), sandbox.close()])));

const expectRefused = async (reason: string | RegExp, bytes: Uint8Array): Promise<void> => {
  const result = await reader.read([bytes], { tenant: 'org-a' });
  const matching = typeof reason === 'string' ? reason : (expect.stringMatching(reason) as string);
  expect(result).toEqual({ ok: false, reason: matching });
};

describe('R39 every hostile file ends with its reason', () => {
  test.each(hostilePictures)('%s: %s', async (_name, reason, make) => expectRefused(reason, await make()));
  test.each(hostilePdfs)('a PDF of %s: %s', async (_name, reason, make) =>
    expectRefused(reason, await make()),
  );
});
