import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestClock } from '../../clock.ts';
import { ConfigError } from '../../config-setting.ts';
import { idSource } from '../../ids.ts';
import { sessionKeys } from '../../session/session-keys.ts';
import { openEsign } from './open-esign.ts';
import type { EsignConfig } from './open-esign.ts';
import { never, requestFor } from '#testing/ports/esign-suite.ts';

const clock = new TestClock('2026-11-20T09:00:00Z');
const deps = {
  clock,
  newId: idSource(clock),
  keys: sessionKeys('the key of the tests of signing, 48 characters long'),
};
let folder = '';
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'krogkoll-esign-'))));
afterAll(() => rm(folder, { recursive: true }));

const scrive = (changes: Partial<EsignConfig> = {}): EsignConfig => ({
  ESIGN_PROVIDER: 'scrive',
  DATA_DIR: folder,
  SCRIVE_URL: undefined,
  SCRIVE_API_TOKEN: 'token_1',
  SCRIVE_API_SECRET: 'secret-of-eight',
  SCRIVE_ACCESS_TOKEN: 'token_2',
  SCRIVE_ACCESS_SECRET: 'secret-of-eight-too',
  SCRIVE_PROOF: 'se_bankid',
  ...changes,
});

test('the built-in signer is opened unless Scrive is set, and makes its key', async () => {
  const { esign, signer } = await openEsign(scrive({ ESIGN_PROVIDER: 'builtin' }), deps);
  expect(signer).toBe(esign);
  expect((await readdir(folder)).toSorted()).toEqual(['seal.pem', 'signings']);
});

test('Scrive needs its credentials and a safe way there', async () => {
  expect(await openEsign(scrive(), deps)).toMatchObject({ esign: { provider: 'scrive' }, signer: null });
  for (const wrong of [
    { SCRIVE_API_TOKEN: undefined },
    { SCRIVE_ACCESS_SECRET: 'with "quotes" in it' },
    { SCRIVE_URL: 'http://scrive.example' },
  ])
    await expect(openEsign(scrive(wrong), deps)).rejects.toThrow(ConfigError);
});

test('R43 an address inside is reached where it was written as such', async () => {
  const request = await requestFor();
  const written = await openEsign(scrive({ SCRIVE_URL: 'http://127.0.0.1:1' }), deps);
  await expect(written.esign.start(request, never)).rejects.toThrow('ECONNREFUSED');
});
