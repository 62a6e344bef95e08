import { drawnSignature } from '#platform/server/ports/esign/builtin/drawn-signature.ts';
import type { BuiltinSigner, SigningEvidence } from '#platform/server/ports/esign/builtin/signer-port.ts';
import type { SigningCallback } from '#platform/server/ports/esign/port.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { Signing } from '../contract.ts';
import { holdWaiting, tryCode } from './commands-code.ts';
import { hearEvent } from './commands-hear.ts';
import type { HearDeps } from './commands-hear.ts';
import { holdLink } from './commands-links.ts';
import type { HeldLink } from './commands-links.ts';
import { findPower, readGrantor, signingOf } from './queries.ts';

/** What signs inside the product; null where a service outside does. */
export interface SignDeps extends HearDeps {
  readonly signer: BuiltinSigner | null;
}

/** What the one who signs gives, and what is known of the browser it came from. */
export interface GivenSignature {
  readonly token: string;
  readonly typedName: string;
  /** A PNG picture as base64. */
  readonly drawnSignature: string;
  readonly code: string;
  readonly ipAddress: string;
  readonly userAgent: string;
}

/** What the link is for, as it stands. */
export const openSigning = (
  { db }: SignDeps,
  token: string,
  now: Date,
): Promise<Signing | Refused<'link.expired'>> =>
  db.platformTransaction(async (tx) => {
    const link = await holdLink(tx, token, now);
    if (link instanceof Refused) return link;
    return signingOf(link.power, await readGrantor(tx, link.power.organizationId), link.codeSentAt);
  });

const evidenceOf = (
  { power, createdAt, openedAt, codeSentAt }: HeldLink,
  given: GivenSignature,
  drawing: Uint8Array,
  now: Date,
): SigningEvidence => ({
  typedName: given.typedName,
  drawing,
  email: power.signatoryEmail,
  signedAt: now,
  ipAddress: given.ipAddress,
  userAgent: given.userAgent,
  steps: [
    { at: createdAt, what: 'link-sent' },
    { at: openedAt ?? now, what: 'opened' },
    { at: codeSentAt ?? now, what: 'code-sent' },
    { at: now, what: 'code-proven' },
    { at: now, what: 'signed' },
  ],
});

/** Hands the built-in signer's callback on as one from outside would come, and tells how the document stands then. */
const take = async (
  deps: SignDeps,
  { power, codeSentAt }: HeldLink,
  callback: SigningCallback | null,
  signal: AbortSignal,
): Promise<Signing | null> => {
  const event = callback === null ? null : await deps.esign.verifyCallback(callback, signal);
  if (event !== null && !(await hearEvent(deps, event, signal))) return null;
  return deps.db.platformRead(async (reader) => {
    const found = await findPower(reader, power.organizationId, power.id);
    return found === null
      ? null
      : signingOf(found, await readGrantor(reader, power.organizationId), codeSentAt);
  });
};

/** Signs with typed name, drawn signature and the code that proves the mailbox. Signing again after a lost answer ends alike. */
export const sign = async (
  deps: SignDeps,
  given: GivenSignature,
  { now, signal }: { readonly now: Date; readonly signal: AbortSignal },
): Promise<
  | Signing
  | Refused<
      | 'link.expired'
      | 'power.not_waiting'
      | 'power.code_wrong'
      | 'power.signature_invalid'
      | 'esign.unavailable'
      | 'bad.request'
    >
> => {
  const drawing = drawnSignature(given.drawnSignature);
  if (drawing === null) return refused('power.signature_invalid', { drawnSignature: 'invalid' });
  const link = await tryCode(deps.db, given, now);
  if (link === 'wrong') return refused('power.code_wrong', { code: 'invalid' });
  if (link instanceof Refused) return link;
  const { providerId } = link.power;
  if (deps.signer === null || providerId === null) return refused('esign.unavailable');
  const callback = await deps.signer.complete(providerId, evidenceOf(link, given, drawing, now));
  return (await take(deps, link, callback, signal)) ?? refused('esign.unavailable');
};

/** Says no. Whoever was asked needs no code for that: nothing is bound by it. */
export const reject = async (
  deps: SignDeps,
  { token, comment }: { readonly token: string; readonly comment: string | null },
  { now, signal }: { readonly now: Date; readonly signal: AbortSignal },
): Promise<Signing | Refused<'link.expired' | 'power.not_waiting'>> => {
  const link = await deps.db.platformTransaction(async (tx) => {
    const held = await holdWaiting(tx, token, now);
    if (held instanceof Refused) return held;
    if (deps.signer === null) return refused('power.not_waiting');
    await tx.query('update power_of_attorney set comment = $3 where organization_id = $1 and id = $2', [
      held.power.organizationId,
      held.power.id,
      comment,
    ]);
    return held;
  });
  if (link instanceof Refused) return link;
  const { providerId } = link.power;
  if (deps.signer === null || providerId === null) return refused('power.not_waiting');
  const callback = await deps.signer.reject(providerId);
  return (await take(deps, link, callback, signal)) ?? refused('power.not_waiting');
};
