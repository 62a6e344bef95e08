import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { GuardedFetch } from '../../../http/guarded-fetch.ts';
import type { SessionKeys } from '../../../session/session-keys.ts';
import { esignKey } from '../esign-key.ts';
import { SigningUnknown } from '../port.ts';
import type { EsignPort, SigningCallback } from '../port.ts';
import { scriveApi } from './scrive-api.ts';
import type { ScriveCredentials } from './scrive-api.ts';
import { changesOf } from './scrive-changes.ts';
import { eventOf } from './scrive-event.ts';
import type { ScriveProof } from './scrive-changes.ts';

export interface ScriveOptions {
  /** Address of the service. */
  readonly url: string;
  readonly credentials: ScriveCredentials;
  readonly proof: ScriveProof;
  readonly keys: SessionKeys;
  readonly fetch: GuardedFetch;
}

const claims = (keys: SessionKeys, id: string): Buffer[] =>
  keys.map((key) => createHmac('sha256', esignKey(key, 'claim')).update(id).digest());

const isClaimOf = (keys: SessionKeys, id: string, claim: string): boolean => {
  const given = Buffer.from(claim, 'base64url');
  return claims(keys, id).some((each) => each.length === given.length && timingSafeEqual(each, given));
};

/** The document that a callback is about: Scrive posts a form (Scrive Document API 2, Callbacks). */
const subjectOf = ({ rawBody }: SigningCallback): string | null => {
  const id = new URLSearchParams(Buffer.from(rawBody).toString('utf8')).get('document_id') ?? '';
  return /^\d{1,20}$/.test(id) ? id : null;
};

/**
 * Has documents signed at Scrive. Its callbacks carry no signature, so nothing that they say is believed: the address they
 * call proves that we gave it for that document, and how the document stands is asked of Scrive itself. What was signed is
 * proven by the file that Scrive holds as the original.
 */
export const openScrive = ({ url, credentials, proof, keys, fetch }: ScriveOptions): EsignPort => {
  const { origin } = new URL(url);
  const api = scriveApi(url.replace(/\/+$/, ''), credentials, fetch);
  const checked = (id: string): string => {
    if (!/^\d{1,20}$/.test(id)) throw new SigningUnknown('that is no document of Scrive');
    return id;
  };
  const addressOf = (callbackUrl: string, id: string): string => {
    const address = new URL(callbackUrl);
    address.searchParams.set('claim', claims(keys, id)[0]?.toString('base64url') ?? '');
    return address.href;
  };
  return {
    provider: 'scrive',
    trust: { certificates: null, begins: false },
    async start(request, signal) {
      const fresh = await api.create(request.document, `${request.title}.pdf`, signal);
      const callbackUrl = addressOf(request.callbackUrl, fresh.id);
      await api.change(fresh.id, changesOf(fresh, request, { callbackUrl, proof }), signal);
      const { parties } = await api.act(fresh.id, 'start', signal);
      const path = parties.map((party) => party.api_delivery_url).find((each) => each != null);
      const signUrl = URL.parse(path ?? '', url);
      if (path == null || signUrl?.origin !== origin) throw new Error('Scrive gave no address to sign at');
      return { signingId: fresh.id, signUrl: signUrl.href };
    },
    outcome: async (signingId, signal) => eventOf(await api.get(checked(signingId), signal)),
    async signed(signingId, signal) {
      const document = await api.get(checked(signingId), signal);
      const { file, sealed_file: sealed } = document;
      if (eventOf(document)?.kind !== 'signed' || file == null || sealed == null)
        throw new SigningUnknown('that document has no signature');
      const original = await api.file(signingId, file.id, signal);
      const pdf = await api.file(signingId, sealed.id, signal);
      return { pdf, origin: createHash('sha256').update(original).digest('hex') };
    },
    async cancel(signingId, signal) {
      const { status } = await api.get(checked(signingId), signal);
      if (status === 'pending') await api.act(signingId, 'cancel', signal);
    },
    async forget(signingId, signal) {
      await api.act(checked(signingId), 'trash', signal);
      await api.act(signingId, 'delete', signal);
    },
    async verifyCallback(callback, signal) {
      const id = subjectOf(callback);
      if (id === null || callback.claim === null || !isClaimOf(keys, id, callback.claim)) return null;
      return eventOf(await api.get(id, signal));
    },
  };
};
