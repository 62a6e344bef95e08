import { z } from 'zod';
import type { PeerAnswer, PeerRequest } from '../bookkeeping/faulty.ts';

const party = z.object({
  tenant_id: z.string().min(1),
  party_name: z.string().min(1),
  line1: z.string().min(1),
  zip: z.string().min(1),
  city: z.string().min(1),
  country: z.string().length(2),
});
const identifier = z.object({
  superscheme: z.literal('iso6523-actorid-upis'),
  scheme: z.string(),
  identifier: z.string(),
});
const participant = z.object({
  network: z.literal('peppol'),
  metaScheme: z.literal('iso6523-actorid-upis'),
  scheme: z.string(),
  identifier: z.string(),
});

interface Entity {
  readonly tenant: string;
  readonly identifiers: Set<string>;
}

const parsed = (body: Buffer): unknown => JSON.parse(body.toString('utf8'));
const refusal = (source: string, details: string): PeerAnswer => [422, { errors: [{ source, details }] }];

/** Storecove's legal entities and the network behind it, in which each number is registered once. */
export const receiversPeer = () => {
  const apiKey = 'the key at Storecove';
  const entities = new Map<string, Entity>();
  const elsewhere = new Set<string>();
  const seen: string[] = [];
  const holderOf = (name: string): string | null =>
    [...entities].find(([, { identifiers }]) => identifiers.has(name))?.[0] ?? null;
  const make = (body: Buffer): PeerAnswer => {
    const read = party.safeParse(parsed(body));
    if (!read.success) return refusal('party', 'is not whole');
    const id = String(4_711 + entities.size);
    entities.set(id, { tenant: read.data.tenant_id, identifiers: new Set() });
    return [200, { id: Number(id), party_name: read.data.party_name, peppol_identifiers: [] }];
  };
  const add = (id: string, { identifiers }: Entity, body: Buffer): PeerAnswer => {
    const read = identifier.safeParse(parsed(body));
    if (!read.success) return refusal('identifier', 'is not one');
    const name = `${read.data.scheme} ${read.data.identifier}`;
    if (elsewhere.has(name) || holderOf(name) !== null) return refusal('identifier', 'is registered already');
    identifiers.add(name);
    seen.push(`${id} has ${name}`);
    return [200, read.data];
  };
  const shown = (id: string, { identifiers }: Entity): PeerAnswer => {
    const all = [...identifiers].map((name) => {
      const [scheme, value] = name.split(' ');
      return { superscheme: 'iso6523-actorid-upis', scheme, identifier: value };
    });
    return [200, { id: Number(id), peppol_identifiers: all }];
  };
  const discover = (body: Buffer): PeerAnswer => {
    const read = participant.safeParse(parsed(body));
    if (!read.success) return refusal('participant', 'is not one');
    const name = `${read.data.scheme} ${read.data.identifier}`;
    const isThere = elsewhere.has(name) || holderOf(name) !== null;
    return [200, { code: isThere ? 'OK' : 'NOK', email: false }];
  };
  const ofEntity = ({ method, body }: PeerRequest, id: string, rest: string): PeerAnswer => {
    const entity = entities.get(id);
    if (entity === undefined) return [404, {}];
    if (method === 'GET' && rest === '') return shown(id, entity);
    if (method === 'POST' && rest === '/peppol_identifiers') return add(id, entity, body);
    const [, scheme = '', value = ''] =
      /^\/peppol_identifiers\/iso6523-actorid-upis\/([^/]+)\/([^/]+)$/.exec(rest) ?? [];
    if (method !== 'DELETE') return [404, {}];
    const name = `${decodeURIComponent(scheme)} ${decodeURIComponent(value)}`;
    if (!entity.identifiers.delete(name)) return [404, {}];
    seen.push(`${id} has no ${name}`);
    return [204, Buffer.alloc(0)];
  };
  return {
    apiKey,
    /** Another provider has the number. */
    takeElsewhere: (name: string) => void elsewhere.add(name),
    freeElsewhere: (name: string) => void elsewhere.delete(name),
    /** Storecove forgets every company. */
    forget: () => entities.clear(),
    /** Who has a number here: the tenant that its entity was made for. */
    tenantOf: (name: string): string | null => entities.get(holderOf(name) ?? '')?.tenant ?? null,
    /** What was changed in the network, in its order. */
    seen: (): readonly string[] => seen,
    peer: (request: PeerRequest): PeerAnswer => {
      const { method, url, headers, body } = request;
      if (headers['authorization'] !== `Bearer ${apiKey}`) return [401, {}];
      const path = url.pathname.replace('/api/v2/', '');
      if (method === 'POST' && path === 'legal_entities') return make(body);
      if (method === 'POST' && path === 'discovery/exists') return discover(body);
      const [, id = '', rest = ''] = /^legal_entities\/(\d+)(.*)$/.exec(path) ?? [];
      return ofEntity(request, id, rest);
    },
  };
};
