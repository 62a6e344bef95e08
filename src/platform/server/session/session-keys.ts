import { createHash, createPrivateKey, createPublicKey, hkdfSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/** What one secret gives: a key pair for access tokens, and keys for renewal tokens, posted letters, challenges, unsubscribing, answers by mail and arrivals; none tells another. */
export interface SessionKey {
  readonly kid: string;
  readonly signing: KeyObject;
  readonly verifying: KeyObject;
  readonly renewal: Buffer;
  readonly post: Buffer;
  /** For what a client has to prove: captcha challenges, and counters that must not tell what they count. */
  readonly proof: Buffer;
  /** For addresses that end a kind of mail. */
  readonly unsubscribe: Buffer;
  /** For addresses that answers to letters come back to. */
  readonly reply: Buffer;
  /** For addresses that providers tell of arrivals at. */
  readonly arrival: Buffer;
}

/** The newest key signs; older ones are still accepted while what they signed lives. */
export type SessionKeys = readonly [SessionKey, ...SessionKey[]];

/** DER of an Ed25519 private key without its 32 bytes of seed (RFC 8410, section 7). */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex');

const derived = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `krogkoll ${purpose}`, 32));

const keyOf = (secret: string): SessionKey => {
  const der = Buffer.concat([pkcs8Prefix, derived(secret, 'access token')]);
  const signing = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const verifying = createPublicKey(signing);
  const spki = verifying.export({ format: 'der', type: 'spki' });
  const kid = createHash('sha256').update(spki).digest('base64url').slice(0, 16);
  return {
    kid,
    signing,
    verifying,
    renewal: derived(secret, 'renewal token'),
    post: derived(secret, 'posted letter'),
    proof: derived(secret, 'proof'),
    unsubscribe: derived(secret, 'unsubscribing'),
    reply: derived(secret, 'reply address'),
    arrival: derived(secret, 'arrival address'),
  };
};

/** The keys of the current secret and, during a rotation, of the one before. */
export const sessionKeys = (current: string, previous?: string): SessionKeys =>
  previous === undefined ? [keyOf(current)] : [keyOf(current), keyOf(previous)];
