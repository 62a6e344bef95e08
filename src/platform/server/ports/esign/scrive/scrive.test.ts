import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guardedFetch, RequestRefused } from '../../../http/guarded-fetch.ts';
import { makeSealKey } from '../../../seal/certificate.ts';
import { sessionKeys } from '../../../session/session-keys.ts';
import { esignSuite, never, offeredPdf, requestFor } from '#testing/ports/esign-suite.ts';
import type { SigningCallback } from '../port.ts';
import { verifySealedPdf } from '../verify-sealed-pdf.ts';
import { openScrive } from './open-scrive.ts';
import { startScrivePeer } from '#testing/peers/scrive-peer.ts';
import type { ScrivePeer } from '#testing/peers/scrive-peer.ts';

const credentials = {
  apiToken: '3e6170e649b084ea_1',
  apiSecret: '03460c00dc86d756',
  accessToken: '0f081cdc6c0145c8_1',
  accessSecret: '3b645a8d97d78b72',
};
const keys = sessionKeys('the key of the tests of signing, 48 characters long');
const fetch = guardedFetch({ insideHosts: new Set(['127.0.0.1']) });
const now = new Date('2026-11-20T09:00:00Z');

/** The callback that Scrive posts: a form, of which nothing but the document's number is read. */
const callbackOf = (peer: ScrivePeer, id: string): SigningCallback => {
  const address = new URL(String(peer.document(id)['api_callback_url']));
  const document = JSON.stringify({ ...peer.document(id), status: 'closed' });
  const form = { document_id: id, document_signed_and_sealed: 'true', document_json: document };
  return {
    rawBody: Buffer.from(new URLSearchParams(form).toString()),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    claim: address.searchParams.get('claim'),
  };
};

const open = async () => {
  const peer = await startScrivePeer(credentials, await makeSealKey('Scrive', now, 1024));
  const port = openScrive({ url: peer.url, credentials, proof: 'se_bankid', keys, fetch });
  return { peer, port };
};

esignSuite('Scrive', async () => {
  const { peer, port } = await open();
  return {
    port,
    async act(id, what) {
      await peer.end(id, what === 'sign' ? 'closed' : 'rejected');
      return callbackOf(peer, id);
    },
    expire: (id) => peer.end(id, 'timedout'),
    faults: () => peer.faults,
    close: peer.close,
  };
});

describe('Scrive', () => {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => void (opened = await open()));
  afterAll(() => opened.peer.close());

  test('is asked as its interface is documented', async () => {
    const { peer, port } = opened;
    const request = await requestFor();
    const { signingId, signUrl } = await port.start(request, never);
    expect(signUrl).toBe(`${peer.url}/s/${signingId}/1/token`);
    expect(peer.document(signingId)).toMatchObject({
      title: 'Fullmakt',
      lang: 'sv',
      status: 'pending',
      parties: [
        { is_author: true, signatory_role: 'viewer' },
        {
          authentication_method_to_sign: 'se_bankid',
          sign_success_redirect_url: request.returnUrl,
          fields: [
            { type: 'name', order: 1, value: 'Åsa' },
            { type: 'name', order: 2, value: 'Öberg' },
            { type: 'email', value: 'asa@krogbryggan.example' },
            { type: 'personal_number' },
          ],
        },
      ],
    });
  });

  test('R51 a callback that lies of a signature tells what Scrive says when asked: nothing yet', async () => {
    const { peer, port } = opened;
    const { signingId } = await port.start(await requestFor(), never);
    const callback = callbackOf(peer, signingId);
    expect(await port.verifyCallback(callback, never)).toBeNull();
    await peer.end(signingId, 'closed');
    expect(await port.verifyCallback({ ...callback, claim: null }, never)).toBeNull();
    expect(await port.verifyCallback(callback, never)).toMatchObject({ kind: 'signed' });
  });

  test('R51 another original, or a file without a signature, is not what was offered', async () => {
    const { peer, port } = opened;
    const request = await requestFor();
    const { signingId } = await port.start(request, never);
    await peer.end(signingId, 'closed');
    const verdict = async () => {
      const { pdf, origin } = await port.signed(signingId, never);
      return verifySealedPdf(pdf, { offeredSha256: request.sha256, origin, trust: port.trust });
    };
    expect(await verdict()).toEqual({ isValid: true });
    peer.swap(signingId, 'file', Buffer.from(await offeredPdf('another')));
    expect(await verdict()).toEqual({ isValid: false, fault: 'another-document' });
    peer.swap(signingId, 'sealed_file', Buffer.from(request.document));
    expect(await verdict()).toEqual({ isValid: false, fault: 'no-signature' });
  });

  test('R43 a name that means an inside address is not called, and wrong credentials are told', async () => {
    const { peer } = opened;
    const url = peer.url.replace('127.0.0.1', 'scrive.example');
    const inside = guardedFetch({ resolve: async () => [{ address: '127.0.0.1', family: 4 }] });
    const rebound = openScrive({ url, credentials, proof: 'standard', keys, fetch: inside });
    await expect(rebound.start(await requestFor(), never)).rejects.toThrow(RequestRefused);
    const wrong = { ...credentials, accessSecret: 'wrong' };
    const stranger = openScrive({ url: peer.url, credentials: wrong, proof: 'standard', keys, fetch });
    await expect(stranger.start(await requestFor(), never)).rejects.toThrow('Scrive answered 401');
  });
});
