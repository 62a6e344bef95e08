import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a maker answers for one of its addresses. */
export interface MakersAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * A maker of programs on this machine, which describes each of them at an address of its own. Without more, a program is called Kocken,
 * is renewed, and comes back at a port of its own.
 */
export const openMaker = async () => {
  const answers = new Map<string, MakersAnswer>();
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const {
      status = 200,
      headers = { 'content-type': 'application/json' },
      body,
    } = answers.get(url) ?? {
      status: 404,
      body: '',
    };
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let made = 0;
  return {
    origin,
    /** Paths that were asked for, in their order. */
    asked,
    /** A new program; answers its identifier. */
    describe: (more: object = {}, answer: Omit<MakersAnswer, 'body'> = {}): string => {
      const path = `/programs/${(made += 1)}.json`;
      const clientId = origin + path;
      const standard = {
        client_id: clientId,
        client_name: 'Kocken',
        redirect_uris: ['http://127.0.0.1/back', 'https://kocken.example/back?of=krogkoll'],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'none',
      };
      answers.set(path, { ...answer, body: JSON.stringify({ ...standard, ...more }) });
      return clientId;
    },
    answerAt: (path: string, answer: MakersAnswer): string => {
      answers.set(path, answer);
      return origin + path;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
