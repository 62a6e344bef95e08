import { createHash, randomBytes } from 'node:crypto';
import { contract } from '#app/contract.ts';
import { revokePath, tokenPath } from '#platform/wire/oauth-paths.ts';
import { testPassword } from '../world/password.ts';
import type { TestAnswer, TestClient } from '../peers/test-client.ts';

/** Ours, as tests know it. */
export const issuer = 'https://app.krogkoll.example';
export const resource = `${issuer}/mcp`;

/** A verifier with its challenge (RFC 7636, 4.1 and 4.2). */
export const pkce = () => {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
};

type Fields = Readonly<Record<string, string | null>>;

const written = (fields: Fields): string =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) =>
      value === null ? [] : [[name, value] as [string, string]],
    ),
  ).toString();

/** What a program has been told. */
export interface Told {
  readonly access_token: string;
  readonly refresh_token?: string;
  readonly expires_in: number;
  readonly scope: string;
  readonly error?: string;
  readonly error_description?: string;
}

/** A program of another maker as it goes about being let in; `null` leaves a field out of what it asks. */
export class Program {
  readonly clientId: string;
  readonly verifier: string;
  readonly challenge: string;
  readonly redirectUri: string;
  readonly state = 'af0ifjsldkj %&é';

  constructor(clientId: string, redirectUri = 'http://127.0.0.1:49152/back') {
    const { verifier, challenge } = pkce();
    this.clientId = clientId;
    this.redirectUri = redirectUri;
    this.verifier = verifier;
    this.challenge = challenge;
  }

  query(more: Fields = {}): string {
    return written({
      response_type: 'code',
      client_id: this.clientId,
      redirect_uri: this.redirectUri,
      code_challenge: this.challenge,
      code_challenge_method: 'S256',
      resource,
      scope: 'read claims:write',
      state: this.state,
      ...more,
    });
  }

  /** The consent screen asks who this is. */
  asks(owner: TestClient, more: Fields = {}): Promise<TestAnswer> {
    return owner.get(`${contract.consents.readConsentRequest.path}?${written({ query: this.query(more) })}`);
  }

  /** The owner says yes. */
  consented(owner: TestClient, chosen: object = {}, more: Fields = {}): Promise<TestAnswer> {
    const body = {
      query: this.query(more),
      scopes: ['read'],
      unitIds: null,
      password: testPassword,
      ...chosen,
    };
    return owner.post(contract.consents.giveConsent.path, { body });
  }

  /** Where the person is sent after a yes. */
  async redirected(owner: TestClient, chosen: object = {}, more: Fields = {}): Promise<URL> {
    const answer = await this.consented(owner, chosen, more);
    if (answer.status !== 201) throw new Error(`no consent: ${answer.text}`);
    return new URL(answer.json<{ redirectTo: string }>().data.redirectTo);
  }

  async code(owner: TestClient, chosen: object = {}): Promise<string> {
    return (await this.redirected(owner, chosen)).searchParams.get('code') ?? '';
  }

  exchange(anybody: TestClient, code: string, more: Fields = {}): Promise<TestAnswer> {
    return this.#send(anybody, tokenPath, {
      grant_type: 'authorization_code',
      code,
      redirect_uri: this.redirectUri,
      code_verifier: this.verifier,
      resource,
      ...more,
    });
  }

  refresh(anybody: TestClient, token: string, more: Fields = {}): Promise<TestAnswer> {
    return this.#send(anybody, tokenPath, {
      grant_type: 'refresh_token',
      refresh_token: token,
      resource,
      ...more,
    });
  }

  revoke(anybody: TestClient, token: string, more: Fields = {}): Promise<TestAnswer> {
    return this.#send(anybody, revokePath, { token, ...more });
  }

  /** From the first question to the first tokens. */
  async connect(owner: TestClient, anybody: TestClient, chosen: object = {}): Promise<Told> {
    const answer = await this.exchange(anybody, await this.code(owner, chosen));
    if (answer.status !== 200) throw new Error(`no token: ${answer.text}`);
    return toldIn(answer);
  }

  #send(client: TestClient, path: string, fields: Fields): Promise<TestAnswer> {
    return client.post(path, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: written({ client_id: this.clientId, ...fields }),
    });
  }
}

export const toldIn = ({ text }: TestAnswer): Told => JSON.parse(text) as Told;

/** Status and error of an answer, as `400 invalid_grant`. */
export const faultOf = (answer: TestAnswer): string => `${answer.status} ${toldIn(answer).error ?? ''}`;
