import { createHash, randomInt } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { SealKey } from '#platform/server/seal/certificate.ts';
import { sealPdf } from '#platform/server/seal/seal-pdf.ts';
import type { ScriveCredentials } from '#platform/server/ports/esign/scrive/scrive-api.ts';

interface Held {
  json: Record<string, unknown> & { status: string; parties: Record<string, unknown>[] };
  readonly files: Map<string, Buffer>;
  trashed: boolean;
}

/** A server that speaks what is called of the Scrive Document API 2, and refuses whatever is not as it is documented. */
export interface ScrivePeer {
  readonly url: string;
  /** Every request that was refused, and why. */
  readonly faults: readonly string[];
  /** The document as the API gives it. */
  readonly document: (id: string) => Held['json'];
  readonly end: (id: string, how: 'closed' | 'rejected' | 'timedout') => Promise<void>;
  /** Puts another file in the place of the one that was signed. */
  readonly swap: (id: string, file: 'file' | 'sealed_file', content: Buffer) => void;
  readonly close: () => Promise<void>;
}

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** What Scrive makes of a file: other bytes of the same pages, sealed with its own key. */
const sealedCopy = async (pdf: Buffer, key: SealKey): Promise<Buffer> => {
  const copy = await PDFDocument.load(pdf);
  copy.addPage([300, 300]);
  const saved = await copy.save({ useObjectStreams: false });
  const at = new Date('2026-11-20T09:05:00Z');
  const again = await PDFDocument.load(saved, { forIncrementalUpdate: true });
  return sealPdf(again, key, { reason: 'Signed', name: 'Scrive', location: 'Stockholm', at });
};

const newNumber = (): string => `9222115557${randomInt(1_000_000_000)}`;

/** Starts one on a free port of this machine. */
export const startScrivePeer = async (credentials: ScriveCredentials, key: SealKey): Promise<ScrivePeer> => {
  const documents = new Map<string, Held>();
  const faults: string[] = [];
  const { apiToken, apiSecret, accessToken, accessSecret } = credentials;
  const authorization = `oauth_signature_method="PLAINTEXT",oauth_consumer_key="${apiToken}",oauth_token="${accessToken}",oauth_signature="${apiSecret}&${accessSecret}"`;

  const create = async (type: string, body: Buffer): Promise<Held['json'] | string> => {
    if (!type.startsWith('multipart/form-data; boundary=')) return 'new wants multipart/form-data';
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    const file = form.get('file');
    if (!(file instanceof Blob) || file.type !== 'application/pdf' || form.get('saved') !== 'true')
      return 'new wants a file of application/pdf';
    const [id, fileId] = [newNumber(), newNumber()];
    const json = {
      id,
      title: 'Untitled',
      status: 'preparation',
      mtime: '2026-11-20T09:00:00.123Z',
      timeout_time: null,
      file: { id: fileId, name: 'file.pdf' },
      sealed_file: null,
      tags: [],
      parties: [{ id: newNumber(), is_author: true, is_signatory: true, fields: [], sign_time: null }],
    };
    documents.set(id, {
      json,
      files: new Map([[fileId, Buffer.from(await file.arrayBuffer())]]),
      trashed: false,
    });
    return json;
  };

  const act = (held: Held, verb: string, type: string, body: Buffer): Held['json'] | string => {
    const { json } = held;
    if (type !== 'application/x-www-form-urlencoded') return `${verb} wants a form`;
    const form = new URLSearchParams(body.toString());
    if (verb === 'update') {
      if (json.status !== 'preparation') return 'only a document in preparation is changed';
      Object.assign(json, JSON.parse(form.get('document') ?? 'null'));
    } else if (verb === 'start') {
      const signing = json.parties.filter((party) => party['signatory_role'] === 'signing_party');
      if (json.status !== 'preparation' || signing.length !== 1) return 'nobody to sign, or started before';
      json.status = 'pending';
      for (const party of signing)
        if (party['delivery_method'] === 'api')
          party['api_delivery_url'] = `/s/${String(json['id'])}/1/token`;
    } else if (verb === 'cancel') {
      if (json.status !== 'pending') return 'only a pending document is cancelled';
      json.status = 'canceled';
    } else if (verb === 'trash') held.trashed = true;
    else if (verb === 'delete') {
      if (!held.trashed) return 'only what lies in the trash is deleted';
      documents.delete(String(json['id']));
    } else return `no call ${verb}`;
    return json;
  };

  const answer = async (request: IncomingMessage): Promise<readonly [number, unknown]> => {
    const body = await bodyOf(request);
    const type = request.headers['content-type'] ?? '';
    const call = `${request.method ?? ''} ${request.url ?? ''}`;
    const refuse = (status: number, why: string): readonly [number, unknown] => {
      faults.push(`${call}: ${why}`);
      return [status, { error_type: why }];
    };
    if (request.headers.authorization !== authorization) return refuse(401, 'wrong credentials');
    if (call === 'POST /api/v2/documents/new') {
      const made = await create(type, body);
      return typeof made === 'string' ? refuse(400, made) : [201, made];
    }
    const [, method, id = '', verb = '', fileId = ''] =
      /^(GET|POST) \/api\/v2\/documents\/(\d+)\/(\w+)(?:\/(\d+)\/[\w.]+)?$/.exec(call) ?? [];
    const held = documents.get(id);
    if (method === undefined || held === undefined) return [404, { error_type: 'resource_not_found' }];
    if (method === 'GET' && verb === 'get') return [200, held.json];
    const file = held.files.get(fileId);
    if (method === 'GET')
      return verb === 'files' && file !== undefined ? [200, file] : refuse(404, 'no such file');
    const done = act(held, verb, type, body);
    return typeof done === 'string' ? refuse(409, done) : [200, done];
  };

  const server = createServer((request, response) => {
    void answer(request).then(([status, content]) =>
      Buffer.isBuffer(content)
        ? response.writeHead(status, { 'content-type': 'application/pdf' }).end(content)
        : response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const heldOf = (id: string): Held => {
    const held = documents.get(id);
    if (held === undefined) throw new Error(`no document ${id}`);
    return held;
  };
  const fileIdOf = ({ json }: Held, name: string): string => (json[name] as { readonly id: string }).id;
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults,
    document: (id) => heldOf(id).json,
    async end(id, how) {
      const held = heldOf(id);
      if (held.json.status !== 'pending') return;
      held.json.status = how;
      if (how !== 'closed') return;
      const sealedId = newNumber();
      const original = held.files.get(fileIdOf(held, 'file')) ?? Buffer.alloc(0);
      held.files.set(sealedId, await sealedCopy(original, key));
      for (const party of held.json.parties) party['sign_time'] = '2026-11-20T09:05:00Z';
      held.json['sealed_file'] = { id: sealedId, name: createHash('sha256').update(sealedId).digest('hex') };
    },
    swap: (id, name, content) => void heldOf(id).files.set(fileIdOf(heldOf(id), name), content),
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
};
