import { createHmac, createPrivateKey, createPublicKey, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { Tx } from '#platform/server/db/port.ts';
import { isSealedWithOldKey, openSecret, sealSecret } from '#platform/server/session/sealed-secret.ts';
import type { SessionKeys } from '#platform/server/session/session-keys.ts';
import type { WebhookRecord } from './queries.ts';

/** What signs: the key of HMAC-SHA256 and the seed of Ed25519, 32 bytes each. */
export interface SigningSecret {
  readonly hmac: Buffer;
  readonly seed: Buffer;
}

/** DER of an Ed25519 private key without its 32 bytes of seed (RFC 8410, section 7). */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Secrets that nobody has had. */
export const newSecret = (): SigningSecret => ({ hmac: randomBytes(32), seed: randomBytes(32) });

const keyOf = (seed: Buffer): KeyObject =>
  createPrivateKey({ key: Buffer.concat([pkcs8Prefix, seed]), format: 'der', type: 'pkcs8' });

/** The two as their owner is shown them once: `whsec_…` is secret, `whpk_…` is not. */
export const shownSecret = ({ hmac, seed }: SigningSecret): { secret: string; publicKey: string } => {
  const spki = createPublicKey(keyOf(seed)).export({ format: 'der', type: 'spki' });
  return {
    secret: `whsec_${hmac.toString('base64')}`,
    publicKey: `whpk_${spki.subarray(-32).toString('base64')}`,
  };
};

/** Sealed for the endpoint's id. */
export const sealSigning = (keys: SessionKeys, webhookId: string, { hmac, seed }: SigningSecret): Buffer =>
  sealSecret(keys, webhookId, Buffer.concat([hmac, seed]).toString('base64'));

const openSigning = (keys: SessionKeys, webhookId: string, sealed: Buffer): SigningSecret | null => {
  const text = openSecret(keys, webhookId, Buffer.from(sealed));
  if (text === null) return null;
  const bytes = Buffer.from(text, 'base64');
  return { hmac: bytes.subarray(0, 32), seed: bytes.subarray(32, 64) };
};

/** The secrets that sign now: the newest, and until its time is over the one before. Empty where no key opens them. */
export const secretsOf = (
  keys: SessionKeys,
  { id, sealed, sealedBefore, beforeUntil }: WebhookRecord,
  now: Date,
): SigningSecret[] => {
  const isBeforeValid = beforeUntil !== null && beforeUntil > now;
  return [sealed, isBeforeValid ? sealedBefore : null].flatMap((one) => {
    const opened = one === null ? null : openSigning(keys, id, one);
    return opened === null ? [] : [opened];
  });
};

/** Headers of Standard Webhooks 1.0: each secret signs `id.timestamp.payload` by HMAC-SHA256 (`v1`) and Ed25519 (`v1a`). */
export const signedHeaders = (
  secrets: readonly SigningSecret[],
  webhookId: string,
  now: Date,
  payload: string,
): Readonly<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>> => {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const content = Buffer.from(`${webhookId}.${timestamp}.${payload}`);
  const signatures = secrets.flatMap(({ hmac, seed }) => [
    `v1,${createHmac('sha256', hmac).update(content).digest('base64')}`,
    `v1a,${sign(null, content, keyOf(seed)).toString('base64')}`,
  ]);
  return {
    'webhook-id': webhookId,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
};

/** Seals anew what was sealed with the key before a rotation, so that the old key can go. */
export const resealWebhooks = async (tx: Tx, keys: SessionKeys): Promise<void> => {
  // Across tenants: a new key seals every secret anew.
  const endpoints = await tx.query<{
    organizationId: string;
    id: string;
    sealed: Buffer;
    before: Buffer | null;
  }>(
    `select organization_id as "organizationId", id, sealed, sealed_before as before from webhook_endpoint for update`,
  );
  const anew = (id: string, sealed: Buffer | null): Buffer | null => {
    if (sealed === null || !isSealedWithOldKey(keys, id, Buffer.from(sealed))) return sealed;
    const secret = openSigning(keys, id, sealed);
    return secret === null ? sealed : sealSigning(keys, id, secret);
  };
  for (const { organizationId, id, sealed, before } of endpoints) {
    const [now, earlier] = [anew(id, sealed), anew(id, before)];
    if (now === sealed && earlier === before) continue;
    await tx.query(
      'update webhook_endpoint set sealed = $3, sealed_before = $4 where organization_id = $1 and id = $2',
      [organizationId, id, now, earlier],
    );
  }
};
