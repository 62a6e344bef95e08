import type { oauthContract } from '#features/open/oauth/contract-protocol.ts';
import type { consentsContract } from '#features/open/oauth/contract.ts';
import { testPassword } from '../world/password.ts';
import { anyone, type Cells, owners, ownersThemselves } from './matrix-cells.ts';

type CellsOf<Contract> = { readonly [Name in keyof Contract]: Cells };

type Ids = Readonly<Record<'assistant', string>>;

/** Of a program that nobody serves, so that no walk waits for a stranger. */
const query = new URLSearchParams({
  client_id: 'http://127.0.0.1:1/client.json',
  redirect_uri: 'http://127.0.0.1/back',
  response_type: 'code',
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
  resource: 'https://app.krogkoll.example/mcp',
}).toString();

const form = (fields: Readonly<Record<string, string>>) => ({
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams(fields).toString(),
});

/** Well-formed requests about programs that people let in. */
export const oauthSamples = {
  consents: {
    readConsentRequest: () => ({ query: { query } }),
    giveConsent: () => ({
      body: { query, scopes: ['read' as const], unitIds: null, password: testPassword },
    }),
    listAssistants: () => ({}),
    endAssistant: ({ assistant: assistantId }: Ids) => ({ params: { assistantId } }),
  },
  oauth: {
    describeServer: () => ({}),
    describeResource: () => ({}),
    describeAssistants: () => ({}),
    exchange: () =>
      form({ grant_type: 'refresh_token', client_id: 'https://a.example/c', refresh_token: 'kkr_x' }),
    revoke: () => form({ client_id: 'https://a.example/c', token: 'kkr_x' }),
  },
};

/** Row 46 of the matrix; what programs speak with the authorization server is for anybody. */
export const oauthCells: {
  readonly consents: CellsOf<typeof consentsContract>;
  readonly oauth: CellsOf<typeof oauthContract>;
} = {
  consents: {
    readConsentRequest: ownersThemselves,
    giveConsent: ownersThemselves,
    listAssistants: owners,
    endAssistant: ownersThemselves,
  },
  oauth: {
    describeServer: anyone,
    describeResource: anyone,
    describeAssistants: anyone,
    exchange: anyone,
    revoke: anyone,
  },
};
