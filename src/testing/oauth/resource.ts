import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AnswerVersions } from '#platform/server/answer-versions.ts';
import { createHttp } from '#platform/server/http/app.ts';
import { keyKeeper } from '#platform/server/http/keys/key-door.ts';
import { assistantKeeper } from '#platform/server/http/keys/assistant-gate.ts';
import { mount } from '#platform/server/http/mount.ts';
import { doorkeeperOf } from '#platform/server/session/doorkeeper.ts';
import { endpoint } from '#platform/wire/endpoint.ts';
import { TestClient } from '../peers/test-client.ts';
import type { TestProduct } from '../world/product.ts';

const entry = {
  method: 'GET',
  summary: '',
  reply: z.object({ unitId: z.string(), userId: z.string(), organizationId: z.string() }),
  params: z.object({ unitId: z.string() }),
  errors: [],
} as const;

const contract = {
  look: endpoint({ ...entry, path: '/mcp/units/{unitId}/look', access: 'key:read' }),
  draft: endpoint({ ...entry, path: '/mcp/units/{unitId}/draft', access: 'key:claims:write' }),
};

/** Something to ask for at the resource of assistants, behind the gate of programs: with a key, or with what stands for one. */
export const openResource = async (
  product: TestProduct,
): Promise<TestClient & { close: () => Promise<void> }> => {
  const { db, clock, hooks, log, newId } = product;
  const app: FastifyInstance = await createHttp({
    log,
    requestId: newId,
    secureTransport: false,
    trustedProxies: 0,
    limits: { lag: Infinity },
  });
  const doorkeeper = doorkeeperOf(product);
  const stop = await doorkeeper.hear();
  const keyDoor = hooks.one(keyKeeper)(product);
  const findToken = hooks.one(assistantKeeper)(product);
  const answer = async ({
    scope,
    user,
  }: {
    scope: { unitId: string; organizationId: string } | null;
    user: { userId: string };
  }) => ({
    unitId: scope?.unitId ?? '',
    organizationId: scope?.organizationId ?? '',
    userId: user.userId,
  });
  mount(
    app,
    contract,
    { look: answer, draft: answer },
    {
      db,
      clock,
      doorkeeper,
      witness: async () => undefined,
      keyDoor: { ...keyDoor, find: async (token) => (await keyDoor.find(token)) ?? findToken(token) },
      versions: new AnswerVersions(db),
      build: 'test',
      checkReplies: true,
    },
  );
  await app.ready();
  return Object.assign(new TestClient(app, '192.0.2.9'), {
    close: async () => {
      await app.close();
      await stop();
    },
  });
};
