import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import { ownPage, signIn } from '#features/account/sessions/server/builders.ts';
import { publish } from '#platform/server/live.ts';
import { mintUnitScope } from '#platform/server/scope.ts';
import { fullPath } from '#platform/wire/openapi.ts';
import { contract } from '#app/contract.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';

let product: TestProduct;
let address: string;
let gaps: (() => void)[] = [];

beforeAll(async () => {
  product = await openTestProduct({
    replace: ({ db }) => ({
      db: {
        ...db,
        listen: (channel, hear, onGap) => {
          gaps = [...gaps, onGap ?? (() => undefined)];
          return db.listen(channel, hear, onGap);
        },
      },
    }),
  });
  address = await product.listen();
});
afterAll(() => product.close());
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

const signedIn = async () => {
  const { organizationId, outlets, members } = await buildOrganization(product);
  const client = product.client();
  await signIn(client, members.owner);
  return { client, scope: mintUnitScope(organizationId, outlets[0].unitId), userId: members.owner.userId };
};

type SignedIn = Awaited<ReturnType<typeof signedIn>>;

/** A signed-in owner with an open stream, after an event where one is named. `ended` resolves with all that was said once it is over. */
const openStream = async (who?: SignedIn, after?: string) => {
  const { client, scope, userId } = who ?? (await signedIn());
  const headers = {
    authorization: `Bearer ${client.token}`,
    'x-unit-id': scope.unitId,
    ...(after === undefined ? {} : { 'last-event-id': after }),
  };
  const call = request(address + fullPath(contract.notifications.liveEvents), { headers, agent: false });
  call.end();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  let said = '';
  const listen = (): Promise<string> =>
    new Promise((resolve) => {
      answer.on('data', (chunk: Buffer) => (said += chunk.toString()));
      answer.on('close', () => resolve(said));
      answer.on('error', () => undefined);
    });
  return { client, scope, answer, listen, said: () => said, userId };
};

type Opened = Awaited<ReturnType<typeof openStream>>;

const tell = ({ scope }: Opened): Promise<void> =>
  product.db.tenantTransaction(scope.organizationId, (tx) =>
    publish(tx, scope, { type: 'document', documentId: product.newId(), state: 'stored' }),
  );

const beat = (): void => void vi.advanceTimersByTime(20_000);

const change = (text: string, { userId }: Opened) =>
  product.db.platformTransaction((tx) => tx.query(text, [userId]));

describe('an open stream', () => {
  test('R7 outlives the access token as long as the session and the membership stand', async () => {
    const stream = await openStream();
    const ended = stream.listen();
    product.pass(11 * 60_000);
    beat();
    await vi.waitFor(() => expect(stream.said()).toContain(': here'), 20_000);
    await tell(stream);
    await vi.waitFor(() => expect(stream.said()).toContain('"state":"stored"'), 20_000);
    stream.answer.destroy();
    await ended;
  });

  test('R7 ends with the membership, at the next heartbeat', async () => {
    const stream = await openStream();
    const ended = stream.listen();
    await change('delete from membership where user_id = $1', stream);
    beat();
    expect(await ended).toMatch(/^: open/);
  });

  test('R7 ends when the account is disabled, at the next heartbeat', async () => {
    const stream = await openStream();
    const ended = stream.listen();
    await change('update user_account set disabled_at = now() where id = $1', stream);
    product.pass(1_000);
    beat();
    expect(await ended).toMatch(/^: open/);
  });

  test('R16 ends with the session, at once', async () => {
    const stream = await openStream();
    const ended = stream.listen();
    const path = fullPath(contract.sessions.logout);
    expect((await stream.client.post(path, { headers: ownPage })).status).toBeLessThan(300);
    expect(await ended).toMatch(/^: open\n\nid: [-0-9]+\n\n$/);
  });

  test('R16 ends with the session at the next heartbeat though the news of it was lost', async () => {
    const stream = await openStream();
    const ended = stream.listen();
    await change('update user_session set ended_at = now() where user_id = $1', stream);
    product.pass(1_000);
    beat();
    expect(await ended).toMatch(/^: open/);
  });

  test('goes on when news may have been lost, and misses none of it', async () => {
    const stream = await openStream();
    const ended = stream.listen();
    for (const gap of gaps) gap();
    await tell(stream);
    await vi.waitFor(() => expect(stream.said()).toContain('"state":"stored"'));
    stream.answer.destroy();
    await ended;
  });

  test('that broke off is taken up again after the event that its reader had last', async () => {
    const first = await openStream();
    const left = first.listen();
    await tell(first);
    await vi.waitFor(() => expect(first.said()).toContain('"state":"stored"'));
    first.answer.destroy();
    await left;
    const [last = ''] = first.said().match(/(?<=id: )[-0-9]+(?=\ndata)/u) ?? [];
    for (let time = 0; time < 3; time += 1) await tell(first);
    const again = await openStream(first, last);
    const ended = again.listen();
    await vi.waitFor(() => expect(again.said().match(/"state":"stored"/gu)).toHaveLength(3));
    expect(again.said()).not.toContain('reload');
    again.answer.destroy();
    await ended;
  });

  test('of which too much was missed says that everything is to be asked for again', async () => {
    const stream = await openStream();
    stream.answer.destroy();
    const again = await openStream(stream, '1-1');
    const ended = again.listen();
    await tell(stream);
    await vi.waitFor(() => expect(again.said()).toContain('{"type":"reload"}'));
    again.answer.destroy();
    await ended;
  });
});
