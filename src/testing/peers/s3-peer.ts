import { createHash, createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the peer does to a request instead of answering it. */
export type Misdeed = 'fail' | 'hang' | 'truncate' | 'slow-down' | 'store-other' | 'no-checksum';

interface Held {
  readonly bytes: Buffer;
  readonly at: Date;
  readonly lockedUntil: Date | null;
}

/** A server that speaks what is called of S3, verifies every signature, and misbehaves when it is told to. */
export interface S3Peer {
  readonly url: string;
  readonly objects: Map<string, Held>;
  /** Every request that was refused for its own fault. */
  readonly faults: string[];
  /** Asked before each request; the answer is done to it. */
  misdeed: (method: string, key: string) => Misdeed | null;
  /** What its listings say the time is. */
  now: () => Date;
  readonly close: () => Promise<void>;
}

export const s3Credentials = {
  accessKey: 'AKIDPROV',
  secretKey: 'en-hemlighet-som-bara-provet-har',
} as const;
const region = 'eu-north-1';
const bucket = 'krogkoll';

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest();
const escaped = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The signature that a request should have (AWS Signature Version 4, canonical request). */
const signatureOf = (request: IncomingMessage, url: URL, signed: readonly string[], date: string): string => {
  const header = (name: string): string => [request.headers[name] ?? ''].flat().join(',').trim();
  const query = [...url.searchParams]
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .toSorted()
    .join('&');
  const canonical = [
    request.method,
    url.pathname,
    query,
    ...signed.map((name) => `${name}:${header(name)}`),
    '',
    signed.join(';'),
    header('x-amz-content-sha256'),
  ].join('\n');
  const scope = `${date}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', header('x-amz-date'), scope, sha256(canonical).toString('hex')].join(
    '\n',
  );
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${s3Credentials.secretKey}`, date), region));
  return hmac(key, text).toString('hex');
};

/** What is wrong with a request's signature; null when nothing is. */
const signatureFault = (request: IncomingMessage, url: URL): string | null => {
  const said =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    );
  if (said === null) return 'no signature';
  const [, id, date = '', where, names = '', signature] = said;
  const signed = names.split(';');
  if (id !== s3Credentials.accessKey || where !== region) return 'another key or region';
  const unsigned = Object.keys(request.headers).filter(
    (name) => name.startsWith('x-amz-') && !signed.includes(name),
  );
  if (!signed.includes('host') || unsigned.length > 0) return `not signed: ${unsigned.join()}`;
  return signatureOf(request, url, signed, date) === signature ? null : 'another signature';
};

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

const refuse = (response: ServerResponse, status: number, code: string): void => {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
};

const pageSize = 3;

const listing = (objects: S3Peer['objects'], url: URL): string => {
  const prefix = url.searchParams.get('prefix') ?? '';
  const after = url.searchParams.get('continuation-token') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
  const page = keys.slice(0, pageSize);
  const rows = page.map((key) => {
    const { at, bytes } = objects.get(key) ?? { at: new Date(0), bytes: Buffer.alloc(0) };
    return `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified><ETag>&quot;e&quot;</ETag><Size>${bytes.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`;
  });
  const next =
    keys.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult><Name>${bucket}</Name><KeyCount>${page.length}</KeyCount><IsTruncated>${next !== ''}</IsTruncated>${next}${rows.join('')}</ListBucketResult>`;
};

/** Starts one with an empty bucket on a free port of this machine. */
export const startS3Peer = async (): Promise<S3Peer> => {
  const objects: S3Peer['objects'] = new Map();
  const faults: string[] = [];

  const store = (key: string, request: IncomingMessage, body: Buffer, misdeed: Misdeed | null) => {
    const checksum = request.headers['x-amz-checksum-sha256'];
    if (checksum !== sha256(body).toString('base64')) return 'BadDigest';
    const until = request.headers['x-amz-object-lock-retain-until-date'];
    const bytes = misdeed === 'store-other' || misdeed === 'truncate' ? body.subarray(1) : body;
    objects.set(key, {
      bytes,
      at: peer.now(),
      lockedUntil: typeof until === 'string' ? new Date(until) : null,
    });
    return sha256(bytes).toString('base64');
  };
  const copy = (source: string, key: string): boolean => {
    const held = objects.get(decodeURIComponent(source).replace(`/${bucket}/`, ''));
    if (held !== undefined) objects.set(key, { ...held, at: peer.now(), lockedUntil: null });
    return held !== undefined;
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const key = decodeURIComponent(url.pathname).replace(`/${bucket}`, '').replace(/^\//, '');
    const misdeed = peer.misdeed(request.method ?? '', key);
    if (misdeed === 'hang') return;
    const body = await bodyOf(request);
    const fault = signatureFault(request, url);
    if (fault !== null) {
      faults.push(`${request.method} ${key}: ${fault}`);
      return refuse(response, 403, 'SignatureDoesNotMatch');
    }
    if (misdeed === 'slow-down') return refuse(response, 503, 'SlowDown');
    if (misdeed === 'fail') return void request.socket.destroy();
    const source = request.headers['x-amz-copy-source'];
    if (request.method === 'PUT' && typeof source === 'string') {
      if (!copy(source, key)) return refuse(response, 404, 'NoSuchKey');
      return void response
        .writeHead(200, { 'content-type': 'application/xml' })
        .end(
          `<CopyObjectResult><ETag>"e"</ETag><LastModified>${peer.now().toISOString()}</LastModified></CopyObjectResult>`,
        );
    }
    if (request.method === 'PUT') {
      const stored = store(key, request, body, misdeed);
      if (stored === 'BadDigest') return refuse(response, 400, stored);
      const told =
        misdeed === 'no-checksum' || misdeed === 'truncate' ? {} : { 'x-amz-checksum-sha256': stored };
      return void response.writeHead(200, { etag: '"e"', ...told }).end();
    }
    if (request.method === 'GET' && (key === '' || url.searchParams.has('list-type')))
      return void response.writeHead(200, { 'content-type': 'application/xml' }).end(listing(objects, url));
    const held = objects.get(key);
    if (held === undefined)
      return request.method === 'DELETE'
        ? void response.writeHead(204).end()
        : refuse(response, 404, 'NoSuchKey');
    if (request.method === 'DELETE') {
      if (held.lockedUntil !== null && held.lockedUntil > peer.now())
        return refuse(response, 403, 'AccessDenied');
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    response.writeHead(200, { 'content-length': held.bytes.length, etag: '"e"' });
    if (request.method === 'HEAD') return void response.end();
    if (misdeed !== 'truncate') return void response.end(held.bytes);
    response.write(held.bytes.subarray(0, held.bytes.length >> 1), () => request.socket.destroy());
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => faults.push(String(error)));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const peer: S3Peer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${bucket}`,
    objects,
    faults,
    misdeed: () => null,
    now: () => new Date(),
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
  return peer;
};
