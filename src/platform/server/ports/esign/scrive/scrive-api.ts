import type { Answer, GuardedFetch } from '../../../http/guarded-fetch.ts';
import { SigningUnknown } from '../port.ts';
import { scriveDocument } from './scrive-document.ts';
import type { ScriveDocument } from './scrive-document.ts';

/** Personal access credentials of a Scrive account. */
export interface ScriveCredentials {
  readonly apiToken: string;
  readonly apiSecret: string;
  readonly accessToken: string;
  readonly accessSecret: string;
}

/** The calls of the Scrive Document API 2 that are made. Each throws when Scrive refuses, `SigningUnknown` for what it does not have. */
export interface ScriveApi {
  create(pdf: Uint8Array, fileName: string, signal: AbortSignal): Promise<ScriveDocument>;
  get(id: string, signal: AbortSignal): Promise<ScriveDocument>;
  change(id: string, document: object, signal: AbortSignal): Promise<ScriveDocument>;
  act(
    id: string,
    verb: 'start' | 'cancel' | 'trash' | 'delete',
    signal: AbortSignal,
  ): Promise<ScriveDocument>;
  file(id: string, fileId: string, signal: AbortSignal): Promise<Buffer>;
}

const patience = 30_000;
const longestDocument = 4 * 1024 * 1024;
const longestFile = 50 * 1024 * 1024;
const formType = 'application/x-www-form-urlencoded';

/** OAuth 1.0 with a signature of PLAINTEXT, as Scrive writes it: without the scheme's name. */
const authorizationOf = ({ apiToken, apiSecret, accessToken, accessSecret }: ScriveCredentials): string =>
  [
    'oauth_signature_method="PLAINTEXT"',
    `oauth_consumer_key="${apiToken}"`,
    `oauth_token="${accessToken}"`,
    `oauth_signature="${apiSecret}&${accessSecret}"`,
  ].join(',');

/** A form with one PDF in it, and what to call its type. */
const formOf = async (pdf: Uint8Array, fileName: string) => {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), fileName);
  form.set('saved', 'true');
  const written = new Response(form);
  return {
    type: written.headers.get('content-type') ?? '',
    body: new Uint8Array(await written.arrayBuffer()),
  };
};

const documentOf = ({ status, body }: Answer, expected: number): ScriveDocument => {
  if (status === 404) throw new SigningUnknown('Scrive has no such document');
  if (status !== expected) throw new Error(`Scrive answered ${status}`);
  return scriveDocument.parse(JSON.parse(body.toString('utf8')));
};

/** Calls the API at `base`, which ends without a slash, through `fetch`. */
export const scriveApi = (base: string, credentials: ScriveCredentials, fetch: GuardedFetch): ScriveApi => {
  const authorization = authorizationOf(credentials);
  const urlOf = (path: string): URL => new URL(`${base}/api/v2/documents/${path}`);
  const within = (signal: AbortSignal): AbortSignal =>
    AbortSignal.any([signal, AbortSignal.timeout(patience)]);
  const post = (path: string, type: string, body: Uint8Array, signal: AbortSignal): Promise<Answer> => {
    const headers = { authorization, 'content-type': type };
    return fetch(urlOf(path), {
      method: 'POST',
      headers,
      body,
      most: longestDocument,
      signal: within(signal),
    });
  };
  const get = (path: string, most: number, signal: AbortSignal): Promise<Answer> =>
    fetch(urlOf(path), { method: 'GET', headers: { authorization }, most, signal: within(signal) });
  const form = (values: Readonly<Record<string, string>>): Uint8Array =>
    Buffer.from(new URLSearchParams(values).toString());
  return {
    async create(pdf, fileName, signal) {
      const { type, body } = await formOf(pdf, fileName);
      return documentOf(await post('new', type, body, signal), 201);
    },
    get: async (id, signal) => documentOf(await get(`${id}/get`, longestDocument, signal), 200),
    change: async (id, document, signal) =>
      documentOf(
        await post(`${id}/update`, formType, form({ document: JSON.stringify(document) }), signal),
        200,
      ),
    act: async (id, verb, signal) =>
      documentOf(await post(`${id}/${verb}`, formType, form({ document_id: id }), signal), 200),
    async file(id, fileId, signal) {
      const answer = await get(`${id}/files/${fileId}/document.pdf`, longestFile, signal);
      if (answer.status !== 200) throw new Error(`Scrive answered ${answer.status} for a file`);
      return answer.body;
    },
  };
};
