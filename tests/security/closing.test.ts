import { once } from 'node:events';
import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import { signIn } from '#features/account/sessions/server/builders.ts';
import { fullPath } from '#platform/wire/openapi.ts';
import { contract } from '#app/contract.ts';
import { openTestProduct } from '#testing/world/product.ts';

describe('closing', () => {
  test('R55 ends live streams and lets a request in flight finish', async () => {
    const closing = await openTestProduct();
    const organization = await buildOrganization(closing);
    const client = closing.client();
    await signIn(client, organization.members.reporter);
    const url = await closing.listen();
    const headers = { authorization: `Bearer ${client.token}`, 'x-unit-id': organization.outlets[0].unitId };
    const stream = await fetch(url + fullPath(contract.notifications.liveEvents), { headers });
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    const body = JSON.stringify(organization.members.owner);
    const inFlight = request(url + fullPath(contract.sessions.login), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        expect: '100-continue',
      },
    });
    const answered = once(inFlight, 'response');
    inFlight.flushHeaders();
    await once(inFlight, 'continue');
    const start = performance.now();
    const closed = closing.close();
    inFlight.end(body);
    const [answer] = await answered;
    expect(answer).toMatchObject({ statusCode: 200 });
    answer.resume();
    await closed;
    expect(performance.now() - start).toBeLessThan(20_000);
    expect(await stream.text()).toMatch(/^: open/);
  });
});
