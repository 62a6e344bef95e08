import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestClock } from '../../../clock.ts';
import { idSource } from '../../../ids.ts';
import { makeSealKey } from '../../../seal/certificate.ts';
import type { SealKey } from '../../../seal/certificate.ts';
import { sessionKeys } from '../../../session/session-keys.ts';
import { esignSuite, never, requestFor } from '#testing/ports/esign-suite.ts';
import type { SigningCallback } from '../port.ts';
import { verifySealedPdf } from '../verify-sealed-pdf.ts';
import { openBuiltin } from './open-builtin.ts';
import type { BuiltinSigner, SigningEvidence } from './signer-port.ts';
import { inkyPng } from '#testing/peers/inky-png.ts';

const month = 31 * 86_400_000;
const keys = sessionKeys('the key of the tests of signing, 48 characters long');

const open = async (sealKey: SealKey) => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'krogkoll-esign-'));
  const clock = new TestClock('2026-11-20T09:00:00Z');
  const signer = await openBuiltin({ dataDirectory, sealKey, keys, clock, newId: idSource(clock) });
  return { dataDirectory, clock, signer, close: () => rm(dataDirectory, { recursive: true }) };
};

const evidence = (clock: TestClock, typedName = 'Åsa Öberg'): SigningEvidence => ({
  typedName,
  drawing: inkyPng(),
  email: 'asa@krogbryggan.example',
  signedAt: clock.now(),
  ipAddress: '192.0.2.7',
  userAgent: 'Mozilla/5.0',
  steps: [{ at: clock.now(), what: 'signed' }],
});

let sealKey: SealKey;
beforeAll(async () => void (sealKey = await makeSealKey('Krogkoll', new Date('2026-11-20T09:00:00Z'), 1024)));

esignSuite('the built-in signer', async () => {
  const { signer, clock, close } = await open(sealKey);
  return {
    port: signer,
    act: (id, what) => (what === 'sign' ? signer.complete(id, evidence(clock)) : signer.reject(id)),
    expire: async () => clock.advance(month),
    close,
  };
});

describe('the built-in signer', () => {
  let opened: Awaited<ReturnType<typeof open>>;
  let signer: BuiltinSigner;
  beforeAll(async () => ({ signer } = opened = await open(sealKey)));
  afterAll(() => opened.close());
  const signed = async (): Promise<{ readonly signingId: string; readonly callback: SigningCallback }> => {
    const { signingId } = await signer.start(await requestFor(), never);
    const callback = await signer.complete(signingId, evidence(opened.clock));
    if (callback === null) throw new Error('a signature is told');
    return { signingId, callback };
  };

  test('R51 a callback counts for five minutes, and by no other key or changed time', async () => {
    const { callback } = await signed();
    const { clock } = opened;
    expect(await signer.verifyCallback(callback, never)).not.toBeNull();
    const later = String(Number(callback.headers['x-krogkoll-timestamp']) + 60);
    const moved = { ...callback, headers: { ...callback.headers, 'x-krogkoll-timestamp': later } };
    expect(await signer.verifyCallback(moved, never)).toBeNull();
    clock.advance(301_000);
    expect(await signer.verifyCallback(callback, never)).toBeNull();
    const others = sessionKeys('another key of the tests of signing, 48 characters long');
    const stranger = await openBuiltin({ ...opened, sealKey, keys: others, newId: idSource(clock) });
    const { signingId } = await stranger.start(await requestFor(), never);
    const forged = await stranger.complete(signingId, evidence(clock));
    expect(forged && (await signer.verifyCallback(forged, never))).toBeNull();
  });

  test('R52 signs once: of two at the same time one counts, and each is told the same', async () => {
    const { signingId } = await signer.start(await requestFor(), never);
    const both = ['Åsa Öberg', 'Bo Ek'].map((name) =>
      signer.complete(signingId, evidence(opened.clock, name)),
    );
    const told = await Promise.all(both);
    const events = [];
    for (const each of told) events.push(each && (await signer.verifyCallback(each, never)));
    expect(events[0]).toMatchObject({ kind: 'signed', signingId });
    expect(events[1]).toEqual(events[0]);
    const first = await signer.signed(signingId, never);
    await signer.complete(signingId, evidence(opened.clock, 'Cecilia Dahl'));
    expect(Buffer.from((await signer.signed(signingId, never)).pdf).equals(first.pdf)).toBe(true);
    expect(await signer.reject(signingId)).toBeNull();
  });

  test('R51 a seal by anybody else is a stranger, however whole', async () => {
    const request = await requestFor();
    const other = await open(await makeSealKey('Krogkoll', opened.clock.now(), 1024));
    const { signingId } = await other.signer.start(request, never);
    await other.signer.complete(signingId, evidence(other.clock));
    const { pdf, origin } = await other.signer.signed(signingId, never);
    const offered = { offeredSha256: request.sha256, origin, trust: signer.trust };
    expect(await verifySealedPdf(pdf, offered)).toEqual({ isValid: false, fault: 'stranger' });
    await other.close();
  });

  test('keeps what it holds for its owner only, and gives the document to be read', async () => {
    const request = await requestFor();
    const { signingId } = await signer.start(request, never);
    expect(Buffer.from(await signer.offered(signingId)).equals(request.document)).toBe(true);
    const file = join(opened.dataDirectory, 'signings', signingId, 'offered.pdf');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });
});
