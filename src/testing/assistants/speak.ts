import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { assistantPath } from '#platform/wire/endpoint.ts';
import type { TestAnswer, TestClient } from '../peers/test-client.ts';

/** The two generations of clients: one that shakes hands first, one that says everything with each message. */
export const generations = ['2025-11-25', '2026-07-28'] as const;

export type Generation = (typeof generations)[number];

const statusOfNone = new Set([202, 204, 304]);

/** A `fetch` of the client library that reaches the product in memory, under one key. */
const fetchOver =
  (client: TestClient, token: string): typeof fetch =>
  async (_input, init) => {
    const headers = Object.fromEntries(new Headers(init?.headers).entries());
    const method = init?.method === 'GET' || init?.method === 'DELETE' ? init.method : 'POST';
    const payload = typeof init?.body === 'string' ? { payload: init.body } : {};
    const answer = await client.send(method, assistantPath, {
      ...payload,
      headers: { ...headers, authorization: `Bearer ${token}` },
    });
    const kept = Object.entries(answer.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    );
    return new Response(statusOfNone.has(answer.status) ? null : answer.text, {
      status: answer.status,
      headers: kept,
    });
  };

/** An independent client of a generation, connected with a key. */
export const connectAssistant = async (
  client: TestClient,
  token: string,
  generation: Generation,
): Promise<Client> => {
  const mode = generation === '2025-11-25' ? 'legacy' : 'auto';
  const assistant = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } });
  const address = new URL(`https://app.krogkoll.example${assistantPath}`);
  await assistant.connect(new StreamableHTTPClientTransport(address, { fetch: fetchOver(client, token) }));
  return assistant;
};

/** A message as it goes over the wire, of the generation without sessions. */
export const message = (method: string, params: object = {}, id: string | number = 1) => ({
  jsonrpc: '2.0',
  id,
  method,
  params: {
    ...params,
    _meta: {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1.0.0' },
      'io.modelcontextprotocol/clientCapabilities': {},
    },
  },
});

/** Says something with a key, or with none. */
export const say = (
  client: TestClient,
  token: string | null,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<TestAnswer> => {
  const { method = '', params } = (body ?? {}) as { method?: string; params?: { name?: string } };
  return client.post(assistantPath, {
    body,
    headers: {
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': method,
      ...(typeof params?.name === 'string' ? { 'mcp-name': params.name } : {}),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
  });
};

/** What a tool answered. */
export interface Called {
  readonly status: number;
  readonly text: string;
  readonly isError: boolean;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly says: string;
}

interface CallReply {
  readonly result?: {
    readonly isError?: boolean;
    readonly structuredContent?: Record<string, unknown>;
    readonly content?: readonly { readonly text: string }[];
  };
}

/** Calls a tool with a key. */
export const callTool = async (
  client: TestClient,
  token: string,
  name: string,
  args: object,
): Promise<Called> => {
  const { status, text } = await say(client, token, message('tools/call', { name, arguments: args }));
  const { result } = JSON.parse(text) as CallReply;
  return {
    status,
    text,
    isError: result === undefined || result.isError === true,
    fields: result?.structuredContent ?? {},
    says: result?.content?.[0]?.text ?? '',
  };
};
