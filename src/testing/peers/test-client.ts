import type { FastifyInstance, InjectOptions } from 'fastify';
import { apiBase } from '#platform/wire/endpoint.ts';

export interface TestAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly text: string;
  /** The body as it came, for files. */
  readonly bytes: Uint8Array;
  /** The parsed JSON body; throws when it is none. */
  readonly json: <Data = unknown>() => TestBody<Data>;
}

/** What every JSON answer under /api may have. */
export interface TestBody<Data> {
  readonly data: Data;
  readonly message?: string;
  readonly errors?: Readonly<Record<string, string>>;
}

export interface TestRequest {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as it is instead of `body`. */
  readonly payload?: NonNullable<InjectOptions['payload']>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A browser against an app in memory: it keeps the access token, the chosen unit and the cookies it is given. */
export class TestClient {
  token: string | null = null;
  unitId: string | null = null;
  /** What the browser asks to be answered in. */
  language: string | null = null;
  readonly cookies = new Map<string, string>();
  readonly #app: FastifyInstance;

  readonly #address: string;

  constructor(app: FastifyInstance, address: string) {
    this.#app = app;
    this.#address = address;
  }

  get(path: string, request: TestRequest = {}): Promise<TestAnswer> {
    return this.send('GET', path, request);
  }

  post(path: string, request: TestRequest = {}): Promise<TestAnswer> {
    return this.send('POST', path, request);
  }

  /** `path` is relative to the API's base, or begins with `/`. Headers given win over those of a browser. */
  async send(
    method: Method,
    path: string,
    { body, headers = {}, payload }: TestRequest = {},
  ): Promise<TestAnswer> {
    const sent = payload ?? (body === undefined ? undefined : JSON.stringify(body));
    const answer = await this.#app.inject({
      method,
      remoteAddress: this.#address,
      url: path.startsWith('/') ? path : apiBase + path,
      headers: {
        ...this.#headers(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(sent === undefined ? {} : { payload: sent }),
    });
    this.#keep([answer.headers['set-cookie'] ?? []].flat());
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
      bytes: answer.rawPayload,
      json: <Data>() => JSON.parse(answer.body) as TestBody<Data>,
    };
  }

  #headers(): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return {
      host: 'localhost',
      ...(this.token === null ? {} : { authorization: `Bearer ${this.token}` }),
      ...(this.unitId === null ? {} : { 'x-unit-id': this.unitId }),
      ...(this.language === null ? {} : { 'accept-language': this.language }),
      ...(cookie === '' ? {} : { cookie }),
    };
  }

  #keep(given: readonly string[]): void {
    for (const line of given) {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('Max-Age=0')) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
