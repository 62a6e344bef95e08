import { spawnSync } from 'node:child_process';
import { createHash, createPublicKey, X509Certificate } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { ConfigError } from '../config-setting.ts';
import { certificateHash, makeSealKey } from './certificate.ts';
import type { SealKey } from './certificate.ts';
import { keepSealKey } from './keep-seal-key.ts';
import { sealPdf } from './seal-pdf.ts';
import { faultOfSealedPdf } from './verify-sealed-pdf.ts';
import type { SealExpectation } from './signature-fault.ts';

const now = new Date('2026-11-20T09:00:00Z');
const words = { reason: 'Förseglat', name: 'Krogkoll', location: 'Sverige', at: now };
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

let key: SealKey;
let offered: Uint8Array;
let sealed: Buffer;
let expected: SealExpectation;

const sealOf = async (document: Uint8Array, by: SealKey): Promise<Buffer> =>
  sealPdf(await PDFDocument.load(document, { forIncrementalUpdate: true }), by, words);

beforeAll(async () => {
  key = await makeSealKey('Krogkoll', now, 2048);
  const document = await PDFDocument.create();
  document.addPage([300, 300]).drawText('Fullmakt');
  offered = await document.save({ useObjectStreams: false });
  sealed = await sealOf(offered, key);
  const certificates = new Set([certificateHash(key.certificate)]);
  expected = { offeredSha256: sha256(offered), certificates, origin: null };
});

const withPath = async (run: (folder: string) => Promise<void>): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'krogkoll-seal-'));
  try {
    await run(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
};

const hasPdfsig = spawnSync('pdfsig', ['-v']).error === undefined;

describe('R51 a sealed document', () => {
  test('R51 begins with the document offered, and its signature holds for the whole file', () => {
    expect(sealed.subarray(0, offered.length).equals(offered)).toBe(true);
    expect(faultOfSealedPdf(sealed, expected)).toBeNull();
  });

  test('R51 is refused with one bit changed anywhere', () => {
    const bit = fc.record({ at: fc.nat(sealed.length - 1), bit: fc.nat(7) });
    const place = fc.record({
      at: fc.integer({ min: sealed.length - 9_500, max: sealed.length - 1 }),
      bit: fc.nat(7),
    });
    fc.assert(
      fc.property(fc.oneof(bit, place), ({ at, bit: which }) => {
        const changed = Buffer.from(sealed);
        changed.writeUInt8(changed.readUInt8(at) ^ (1 << which), at);
        expect(faultOfSealedPdf(changed, expected)).not.toBeNull();
      }),
      { numRuns: 400 },
    );
  });

  test('R51 is refused with anything added, cut off, or sealed once more by somebody else', async () => {
    const further = await PDFDocument.load(sealed, { forIncrementalUpdate: true });
    further.addPage([300, 300]);
    const updated = await further.commit({ useObjectStreams: false });
    expect(faultOfSealedPdf(updated, expected)).toBe('not-whole');
    expect(faultOfSealedPdf(Buffer.concat([sealed, Buffer.from('\n')]), expected)).toBe('not-whole');
    expect(faultOfSealedPdf(sealed.subarray(0, -1), expected)).toBe('not-whole');
    const stranger = await makeSealKey('Krogkoll', now, 1024);
    expect(faultOfSealedPdf(await sealOf(sealed, stranger), expected)).toBe('stranger');
    expect(faultOfSealedPdf(offered, expected)).toBe('no-signature');
    expect(faultOfSealedPdf(new Uint8Array(), expected)).toBe('no-signature');
  });

  test('R51 is refused for another document, and for the beginning or the whole of the right one', async () => {
    const other = await PDFDocument.create();
    other.addPage([300, 300]).drawText('Something else');
    const document = await other.save({ useObjectStreams: false });
    expect(faultOfSealedPdf(await sealOf(document, key), expected)).toBe('another-document');
    for (const wrong of [offered.subarray(0, -10), sealed, new Uint8Array()])
      expect(faultOfSealedPdf(sealed, { ...expected, offeredSha256: sha256(wrong) })).toBe(
        'another-document',
      );
  });

  test.skipIf(!hasPdfsig)(
    'R51 is valid for pdfsig of poppler-utils, which is skipped where it is missing',
    () =>
      withPath(async (folder) => {
        const said = async (pdf: Uint8Array): Promise<string> => {
          await writeFile(join(folder, 'sealed.pdf'), pdf);
          return spawnSync('pdfsig', ['-nocert', join(folder, 'sealed.pdf')]).stdout.toString();
        };
        const good = await said(sealed);
        expect(good).toContain('Signature Validation: Signature is Valid.');
        expect(good).toContain('Total document signed');
        expect(good).toContain('Signature Type: ETSI.CAdES.detached');
        const changed = Buffer.from(sealed);
        changed.writeUInt8(changed.readUInt8(20) ^ 1, 20);
        expect(await said(changed)).not.toContain('Signature is Valid');
      }),
  );
});

describe('the key of the seal', () => {
  test('is made once, by whoever is first, and is its owner’s only', () =>
    withPath(async (folder) => {
      const [one, two] = await Promise.all([1, 2].map(() => keepSealKey(folder, 'Krogkoll', now, 1024)));
      const again = await keepSealKey(folder, 'Krogkoll', now, 1024);
      expect(one?.certificate.equals(again.certificate)).toBe(true);
      expect(two?.certificate.equals(again.certificate)).toBe(true);
      expect(await readdir(folder)).toEqual(['seal.pem']);
      expect((await stat(join(folder, 'seal.pem'))).mode & 0o777).toBe(0o600);
    }));

  test('has a certificate that is no authority, of its own key, for twenty years', () => {
    const certificate = new X509Certificate(key.certificate);
    expect(certificate.ca).toBe(false);
    expect(certificate.verify(createPublicKey(key.key))).toBe(true);
    expect(certificate.subject).toBe('C=SE\nO=Krogkoll\nCN=Krogkoll e-sign');
    expect(new Date(certificate.validTo).toISOString()).toBe('2046-11-20T09:00:00.000Z');
  });

  test('is not read from a file that holds none', () =>
    withPath(async (folder) => {
      await writeFile(join(folder, 'seal.pem'), 'no key');
      await expect(keepSealKey(folder, 'Krogkoll', now)).rejects.toThrow(ConfigError);
    }));
});
