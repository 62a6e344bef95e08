import { randomBytes } from 'node:crypto';
import type { GuardedFetch } from '../../http/guarded-fetch.ts';
import { partsOf, readDer } from '../../seal/der-read.ts';
import { TimestampFailed, type TimestampPort } from './port.ts';
import { messageImprint, timestampRequest } from './write-token.ts';

const patience = 20_000;
const mostBytes = 64 * 1024;

/** The token out of a TimeStampResp that grants it (RFC 3161, 2.4.2: status 0 or 1). */
const tokenOf = (response: Buffer): Buffer => {
  const [status, token] = partsOf(readDer(response), 0x30);
  const [said] = partsOf(status, 0x30);
  const code = said?.content.at(-1);
  if ((code !== 0 && code !== 1) || token === undefined)
    throw new TimestampFailed(`the authority answers with status ${String(code)}`);
  return token.whole;
};

/** An authority elsewhere, over HTTP (RFC 3161, 3.4). What it answers has to be of the digest and nonce that were asked for. */
export const remoteTimestamps = (url: string, fetch: GuardedFetch): TimestampPort => ({
  certificate: null,
  stamp: async (imprint, signal) => {
    const nonce = randomBytes(12);
    nonce.writeUInt8((nonce.readUInt8(0) & 0x7f) | 0x40, 0);
    let bytes: Buffer;
    try {
      const answer = await fetch(new URL(url), {
        method: 'POST',
        headers: { 'content-type': 'application/timestamp-query' },
        body: timestampRequest(imprint, nonce),
        most: mostBytes,
        signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
      });
      if (answer.status !== 200)
        throw new TimestampFailed(`the authority answers with HTTP ${answer.status}`);
      bytes = answer.body;
    } catch (error) {
      throw error instanceof TimestampFailed
        ? error
        : new TimestampFailed('the authority cannot be reached', { cause: error });
    }
    let token: Buffer;
    try {
      token = tokenOf(bytes);
    } catch (error) {
      throw error instanceof TimestampFailed
        ? error
        : new TimestampFailed('the authority answers with what is no token', { cause: error });
    }
    if (!token.includes(messageImprint(imprint).subarray(-imprint.digest.length)) || !token.includes(nonce))
      throw new TimestampFailed('the token is of something else');
    return token;
  },
});
