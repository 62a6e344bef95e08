import { z } from 'zod';
import type { GuardedFetch, Outgoing } from '../../http/guarded-fetch.ts';
import { isPassing, ProviderRefused, providerCall } from './provider-call.ts';
import { type ReceiverPort, ReceiverRefused } from './receiver-port.ts';
import { storecoveScheme } from './storecove.ts';

const network = 'iso6523-actorid-upis';

const made = z.object({ id: z.number().int() });
const entity = z.object({
  peppol_identifiers: z.array(z.object({ scheme: z.string(), identifier: z.string() })).nullish(),
});
const discovered = z.object({ code: z.enum(['OK', 'NOK']) });

const unlessPassing = (error: unknown): never => {
  if (error instanceof ProviderRefused && !isPassing(error.status)) throw new ReceiverRefused(error.message);
  throw error;
};

/** Registers by Storecove (API 2): a legal entity for each company, and its number as the entity's identifier in Peppol. */
export const openStorecoveReceivers = ({
  apiKey,
  url,
  fetch,
}: {
  readonly apiKey: string;
  /** Without a slash at the end. */
  readonly url: string;
  readonly fetch: GuardedFetch;
}): ReceiverPort => {
  const headers = { authorization: `Bearer ${apiKey}`, accept: 'application/json' };
  const call = (method: Outgoing['method'], path: string, signal: AbortSignal, body?: object) =>
    providerCall(fetch, method, new URL(`${url}/api/v2/${path}`), headers, signal, body).catch(unlessPassing);
  const entityPath = (handle: string): string => `legal_entities/${encodeURIComponent(handle)}`;
  return {
    open: async ({ id, name, street, zipCode, city, country }, signal) => {
      const answer = await call('POST', 'legal_entities', signal, {
        tenant_id: id,
        party_name: name,
        line1: street,
        zip: zipCode,
        city,
        country,
        public: false,
        acts_as_receiver: true,
      });
      if (answer === null) throw new ReceiverRefused('Storecove takes no legal entities at this address');
      return String(made.parse(JSON.parse(answer.body.toString('utf8'))).id);
    },
    standing: async (handle, { scheme, value }, signal) => {
      const own = await call('GET', entityPath(handle), signal);
      if (own === null) return 'forgotten';
      const { peppol_identifiers: identifiers } = entity.parse(JSON.parse(own.body.toString('utf8')));
      const name = storecoveScheme(scheme);
      if (identifiers?.some((one) => one.scheme === name && one.identifier === value) === true) return 'ours';
      const found = await call('POST', 'discovery/exists', signal, {
        documentTypes: ['invoice'],
        network: 'peppol',
        metaScheme: network,
        scheme: name,
        identifier: value,
      });
      if (found === null) return 'free';
      return discovered.parse(JSON.parse(found.body.toString('utf8'))).code === 'OK' ? 'elsewhere' : 'free';
    },
    register: async (handle, { scheme, value }, signal) => {
      const body = { superscheme: network, scheme: storecoveScheme(scheme), identifier: value };
      const answer = await call('POST', `${entityPath(handle)}/peppol_identifiers`, signal, body);
      if (answer === null) throw new ReceiverRefused('Storecove does not know the legal entity');
    },
    deregister: async (handle, { scheme, value }, signal) => {
      const identifier = [network, storecoveScheme(scheme), value].map(encodeURIComponent).join('/');
      // One that is gone was removed before: the answer was lost.
      await call('DELETE', `${entityPath(handle)}/peppol_identifiers/${identifier}`, signal);
    },
  };
};
