import { createHash } from 'node:crypto';
import type { Clock } from '../../../clock.ts';
import { derivedId } from '../../../ids.ts';
import type { NewId } from '../../../ids.ts';
import { certificateHash } from '../../../seal/certificate.ts';
import type { SealKey } from '../../../seal/certificate.ts';
import type { SessionKeys } from '../../../session/session-keys.ts';
import { SigningUnknown } from '../port.ts';
import type { SigningCallback, SigningEvent } from '../port.ts';
import { ownCallback, readOwnCallback } from './own-callback.ts';
import { sealSigning } from './seal-signing.ts';
import type { BuiltinSigner } from './signer-port.ts';
import { openShelf } from './signing-shelf.ts';
import type { KeptEnd } from './signing-shelf.ts';

/** Milliseconds that a document can be signed for. */
const life = 30 * 86_400_000;

export interface BuiltinOptions {
  readonly dataDirectory: string;
  readonly sealKey: SealKey;
  readonly keys: SessionKeys;
  readonly clock: Clock;
  readonly newId: NewId;
}

/** The signer inside the product, which keeps its signings in the data folder as an outside provider would keep them. */
export const openBuiltin = async ({
  dataDirectory,
  sealKey,
  keys,
  clock,
  newId,
}: BuiltinOptions): Promise<BuiltinSigner> => {
  const shelf = await openShelf(dataDirectory);
  const eventOf = async (signingId: string, { kind, at }: KeptEnd): Promise<SigningEvent> => {
    const { state } = await shelf.find(signingId);
    return { eventId: derivedId(signingId, kind), signingId, kind, at: new Date(at), state };
  };
  const endNow = (signingId: string, kind: KeptEnd['kind']): Promise<KeptEnd> =>
    shelf.end(signingId, { kind, at: clock.now().toISOString(), sealed: null }, null);
  const endOf = async (signingId: string): Promise<KeptEnd | null> => {
    const { startedAt } = await shelf.find(signingId);
    const late = clock.now().getTime() - new Date(startedAt).getTime() > life;
    return (await shelf.endOf(signingId)) ?? (late ? endNow(signingId, 'timed-out') : null);
  };
  const told = async (
    signingId: string,
    end: KeptEnd,
    kind: KeptEnd['kind'],
  ): Promise<SigningCallback | null> =>
    end.kind === kind ? ownCallback(keys, await eventOf(signingId, end), clock.now()) : null;
  return {
    provider: 'builtin',
    trust: { certificates: new Set([certificateHash(sealKey.certificate)]), begins: true },
    async start({ document, sha256, title, language, signatory, state }) {
      const signingId = newId();
      const startedAt = clock.now().toISOString();
      await shelf.put(signingId, { title, language, signatory, state, sha256, startedAt }, document);
      return { signingId, signUrl: null };
    },
    async outcome(signingId) {
      const end = await endOf(signingId);
      return end === null ? null : eventOf(signingId, end);
    },
    async signed(signingId) {
      const end = await endOf(signingId);
      if (end?.sealed == null) throw new SigningUnknown('that signing has no signature');
      const { sha256 } = await shelf.find(signingId);
      return { pdf: await shelf.sealed(signingId, end.sealed), origin: sha256 };
    },
    async cancel(signingId) {
      if ((await endOf(signingId)) === null) await endNow(signingId, 'cancelled');
    },
    forget: (signingId) => shelf.remove(signingId),
    verifyCallback: (callback) => Promise.resolve(readOwnCallback(keys, callback, clock.now())),
    offered: (signingId) => shelf.offered(signingId),
    async complete(signingId, evidence) {
      const known = await endOf(signingId);
      if (known !== null) return told(signingId, known, 'signed');
      const signing = await shelf.find(signingId);
      const pdf = await sealSigning(await shelf.offered(signingId), signing, evidence, sealKey);
      const sealed = createHash('sha256').update(pdf).digest('hex');
      const end = await shelf.end(
        signingId,
        { kind: 'signed', at: evidence.signedAt.toISOString(), sealed },
        pdf,
      );
      return told(signingId, end, 'signed');
    },
    async reject(signingId) {
      return told(signingId, (await endOf(signingId)) ?? (await endNow(signingId, 'rejected')), 'rejected');
    },
  };
};
