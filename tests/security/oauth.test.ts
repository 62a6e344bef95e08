import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#app/contract.ts';
import { lettersTo } from '#features/account/accounts/server/builders.ts';
import { faultOf, issuer, Program, resource, toldIn } from '#testing/oauth/program.ts';
import { openAssistants } from '#testing/oauth/world.ts';

/** Requirements of ASVS 5.0, chapter 10, levels 1 and 2: what clients, the resource and who consents can rely on. */
let world: Awaited<ReturnType<typeof openAssistants>>;
beforeAll(async () => {
  world = await openAssistants();
}, 300_000);
afterAll(() => world.close());

describe('10.1 and 10.2: what clients can rely on', () => {
  test('10.1.1 tokens go to the program alone: the browser sees a code, and the database hashes', async () => {
    const { kocken, owner, anybody } = world;
    const program = kocken();
    const back = await program.redirected(owner);
    expect([...back.searchParams.keys()]).toEqual(['code', 'state', 'iss']);
    const code = back.searchParams.get('code') ?? '';
    const answer = await program.exchange(anybody, code);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { access_token: access, refresh_token: refresh = '' } = toldIn(answer);
    const dump = await world.product.dump();
    for (const secret of [code, access, refresh]) expect(dump).not.toContain(secret);
  });

  test('10.1.2 a code is bound to the transaction that asked for it: injected into another it opens nothing', async () => {
    const { maker, owner, anybody } = world;
    const clientId = maker.describe();
    const [victim, thief] = [new Program(clientId), new Program(clientId)];
    expect(faultOf(await thief.exchange(anybody, await victim.code(owner)))).toBe('400 invalid_grant');
  });

  test('10.2.1 `state` comes back as it was sent, with yes and with no', async () => {
    const { kocken, told, owner } = world;
    const program = kocken();
    expect((await program.redirected(owner)).searchParams.get('state')).toBe(program.state);
    const data = await told(program.asks(owner));
    const no = new URL(data.state === 'good' ? data.denied : '');
    expect([no.searchParams.get('error'), no.searchParams.get('state')]).toEqual([
      'access_denied',
      program.state,
    ]);
  });

  test('10.2.2 every answer names its issuer, as the metadata promise, against mix-up', async () => {
    const { kocken, told, owner, anybody } = world;
    const program = kocken();
    const metadata = JSON.parse(
      (await anybody.get('/.well-known/oauth-authorization-server')).text,
    ) as object;
    expect(metadata).toMatchObject({
      issuer,
      authorization_endpoint: `${issuer}/oauth/authorize`,
      token_endpoint: `${issuer}/oauth/token`,
      authorization_response_iss_parameter_supported: true,
      client_id_metadata_document_supported: true,
      code_challenge_methods_supported: ['S256'],
    });
    expect((await program.redirected(owner)).searchParams.get('iss')).toBe(issuer);
    const data = await told(program.asks(owner, { scope: 'everything' }));
    expect(new URL(data.state === 'fault' ? data.backTo : '').searchParams.get('iss')).toBe(issuer);
  });
});

describe('10.3: the resource', () => {
  test('10.3.1 a token is good at its audience and nowhere else of ours', async () => {
    const { kocken, opens, heard, owner, anybody } = world;
    const { access_token: token } = await kocken().connect(owner, anybody);
    expect(await opens(token)).toBe(200);
    const headers = { authorization: `Bearer ${token}`, 'x-unit-id': world.units[0] ?? '' };
    const elsewhere = [
      `/api/v1/units/${world.units[0] ?? ''}/invoices`,
      contract.invoices.listInvoices.path,
      contract.keys.listKeys.path,
      contract.sessions.currentUser.path,
    ];
    for (const path of elsewhere)
      expect([path, (await anybody.get(path, { headers })).status]).toEqual([path, 401]);
    for (const path of ['', '/mcp']) {
      const said = JSON.parse(
        (await anybody.get(`/.well-known/oauth-protected-resource${path}`)).text,
      ) as object;
      expect(said).toMatchObject({
        resource,
        authorization_servers: [issuer],
        bearer_methods_supported: ['header'],
      });
    }
    for (const other of [`${issuer}/api/v1`, `${issuer}/mcp/`, 'https://else.example/mcp', null])
      expect([other, await heard({ resource: other })]).toEqual([other, 'invalid_target']);
    const program = kocken();
    const more = { resource: 'https://else.example/mcp' };
    expect(faultOf(await program.exchange(anybody, await program.code(owner), more))).toBe(
      '400 invalid_target',
    );
    await world.product.db.platformTransaction((tx) =>
      tx.query(`update oauth_grant set audience = 'https://else.example/mcp'`),
    );
    expect(await opens(token)).toBe(401);
    await world.product.db.platformTransaction((tx) =>
      tx.query('update oauth_grant set audience = $1', [resource]),
    );
  });

  test('10.3.2 scopes, units, plan and the person’s own place decide, at every request', async () => {
    const { kocken, ask, opens, owner, anybody } = world;
    const { product, built, units, setPlan } = world;
    const unitIds = [units[0] ?? ''];
    const { access_token: token } = await kocken().connect(owner, anybody, { unitIds });
    expect((await ask(token)).said).toBe('200');
    expect((await ask(token, 'draft')).said).toBe('403 key.scope_missing');
    expect((await ask(token, 'look', 1)).said).toBe('404 unit.not_found');
    const setRole = (role: string) =>
      product.db.platformTransaction((tx) =>
        tx.query('update membership set role = $2 where user_id = $1', [built.members.owner.userId, role]),
      );
    await setRole('editor');
    expect(await opens(token)).toBe(401);
    await setRole('owner');
    expect(await opens(token)).toBe(200);
    await setPlan('starter');
    expect((await ask(token)).said).toBe('403 plan.required');
    expect((await kocken().consented(owner)).json().message).toBe('plan.required');
    await setPlan('premium-plus');
  });

  test('10.3.3 who asks is told by an id that nobody else gets', async () => {
    const { kocken, ask, owner, anybody } = world;
    const { access_token: token } = await kocken().connect(owner, anybody);
    const { text } = await ask(token);
    expect(JSON.parse(text)).toMatchObject({ userId: world.built.members.owner.userId });
  });

  test('10.3.4 whoever says yes has just typed the password, and guessing is slow', async () => {
    const { kocken, owner } = world;
    const wrong = await kocken().consented(owner, { password: 'Wrong7guess' });
    expect(`${wrong.status} ${wrong.json().message}`).toBe('400 old_password_is_wrong');
    const nobody = await kocken().consented(world.product.client());
    expect(nobody.status).toBe(401);
  });
});

describe('10.7: consent', () => {
  test('10.7.1 every request is asked about, also of a program that is in already; no page can be framed', async () => {
    const { told, maker, owner, anybody } = world;
    const clientId = maker.describe();
    await new Program(clientId).connect(owner, anybody);
    expect(await told(new Program(clientId).asks(owner))).toMatchObject({ state: 'good' });
    expect((await owner.post('/oauth/authorize')).status).toBeGreaterThanOrEqual(404);
    const twice = await new Program(clientId).asks(owner, {});
    expect(String(twice.headers['content-security-policy'])).toContain("frame-ancestors 'none'");
  });

  test('10.7.2 it says who, what, where and for how long', async () => {
    const { kocken, told, owner } = world;
    expect(await told(kocken().asks(owner))).toMatchObject({
      client: { name: 'Kocken', isLasting: true },
      scopes: ['read', 'claims:write'],
      units: [{ name: 'Norr' }, { name: 'Söder' }],
      apiAccess: 'read-write',
    });
  });

  test('10.7.3 owners see what was given, and are told of it by letter', async () => {
    const { kocken, ask, listed, end, owner, anybody } = world;
    const { access_token: token } = await kocken({ client_name: 'Hovmästaren' }).connect(owner, anybody);
    await ask(token);
    const shown = (await listed()).find(({ name }) => name === 'Hovmästaren');
    expect(shown).toMatchObject({ name: 'Hovmästaren', scopes: ['read'], units: null, isOwn: true });
    expect(shown?.lastUsedAt).not.toBeNull();
    const letters = await lettersTo(world.product, world.built.members.owner.email);
    expect(letters.map(({ subject }) => subject)).toContain('Hovmästaren är anslutet till Krogkoll');
    await end(shown?.id ?? '');
    const actions = (await world.audited(shown?.id ?? '')).map(({ action }) => action);
    expect(actions).toEqual(['assistant.consent', 'assistant.end']);
  });
});
