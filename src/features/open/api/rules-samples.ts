import type { Endpoint } from '#platform/wire/endpoint.ts';
import type { Example } from './rules-examples.ts';

export const sampleLanguages = ['curl', 'javascript', 'python'] as const;

export type SampleLanguage = (typeof sampleLanguages)[number];

/** Where a sample asks, and with what. */
export interface Asked {
  readonly origin: string;
  readonly key: string;
  /** Ids by their names, `unitId` first of all; one that is missing stays `{name}`. */
  readonly ids: Readonly<Record<string, string>>;
}

interface Call {
  readonly method: string;
  readonly url: string;
  /** Blank: none. */
  readonly body: string;
  readonly isUpload: boolean;
}

/** A text with the reader's ids in the places of their names. */
export const withIds = (text: string, ids: Asked['ids']): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => ids[name] ?? whole);

/** The call of an entry: its address with a query, and its body as JSON. */
export const callOf = (
  entry: Pick<Endpoint, 'method' | 'path' | 'receives'>,
  { query = {}, body }: Example,
  { origin, ids }: Asked,
): Call => {
  const search = Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(withIds(value, ids)).replaceAll('%2C', ',')}`)
    .join('&');
  return {
    method: entry.method,
    url: origin + withIds(entry.path, ids) + (search === '' ? '' : `?${search}`),
    body: body === undefined ? '' : withIds(JSON.stringify(body), ids),
    isUpload: entry.receives === 'upload',
  };
};

const isWriting = ({ method }: Call): boolean => method !== 'GET';

const curl = ({ method, url, body, isUpload }: Call, key: string, isWrite: boolean): string =>
  [
    `curl '${url}'`,
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    `-H 'Authorization: Bearer ${key}'`,
    ...(isWrite ? [`-H "Idempotency-Key: $(openssl rand -hex 16)"`] : []),
    ...(body === '' ? [] : [`-H 'Content-Type: application/json'`, `-d '${body.replaceAll("'", "'\\''")}'`]),
    ...(isUpload ? [`-F 'files=@invoice.xml'`] : []),
  ].join(' \\\n  ');

const javascript = ({ method, url, body, isUpload }: Call, key: string, isWrite: boolean): string =>
  [
    ...(isUpload
      ? [
          `const form = new FormData();`,
          `form.append('files', new Blob(['<Invoice/>'], { type: 'application/xml' }), 'invoice.xml');`,
        ]
      : []),
    `const answer = await fetch('${url}', {`,
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    `  headers: {`,
    `    Authorization: 'Bearer ${key}',`,
    ...(isWrite ? [`    'Idempotency-Key': crypto.randomUUID(),`] : []),
    ...(body === '' ? [] : [`    'Content-Type': 'application/json',`]),
    `  },`,
    ...(body === '' ? [] : [`  body: JSON.stringify(${body}),`]),
    ...(isUpload ? [`  body: form,`] : []),
    `});`,
    `if (!answer.ok) throw new Error(await answer.text());`,
  ].join('\n');

const python = ({ method, url, body, isUpload }: Call, key: string, isWrite: boolean): string =>
  [
    `import json, urllib.request, uuid`,
    ...(isUpload
      ? [
          `edge = uuid.uuid4().hex`,
          `data = (f'--{edge}\\r\\nContent-Disposition: form-data; name="files"; filename="invoice.xml"\\r\\n'`,
          `        f'Content-Type: application/xml\\r\\n\\r\\n<Invoice/>\\r\\n--{edge}--\\r\\n').encode()`,
        ]
      : []),
    ...(body === '' ? [] : [`data = json.dumps(json.loads(${JSON.stringify(body)})).encode()`]),
    `request = urllib.request.Request('${url}', method='${method}'${body === '' && !isUpload ? '' : ', data=data'})`,
    `request.add_header('Authorization', 'Bearer ${key}')`,
    ...(isWrite ? [`request.add_header('Idempotency-Key', str(uuid.uuid4()))`] : []),
    ...(body === '' ? [] : [`request.add_header('Content-Type', 'application/json')`]),
    ...(isUpload ? [`request.add_header('Content-Type', f'multipart/form-data; boundary={edge}')`] : []),
    `answer = urllib.request.urlopen(request).read()`,
  ].join('\n');

const writers = { curl, javascript, python };

/** An entry's call in a language that people copy from. */
export const sampleOf = (language: SampleLanguage, call: Call, key: string): string =>
  writers[language](call, key, isWriting(call));
