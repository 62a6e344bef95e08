import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#app/contract.ts';
import { lettersTo } from '#features/account/accounts/server/builders.ts';
import { signIn } from '#features/account/sessions/server/builders.ts';
import { setSubscription } from '#features/company/organizations/server/commands-plan.ts';
import type { Assistant, AskedConsent } from '#features/open/oauth/contract.ts';
import { faultOf, issuer, pkce, Program, resource, toldIn } from '#testing/oauth/program.ts';
import { openMaker } from '#testing/oauth/maker.ts';
import { openResource } from '#testing/oauth/resource.ts';
import type { TestClient } from '#testing/peers/test-client.ts';
import { ownersPassword } from '#testing/world/api-keys.ts';
import { openMonitoredProduct, type MonitoredProduct } from '#testing/world/restaurant.ts';

/** Requirements of ASVS 5.0, chapter 10, levels 1 and 2, that an authorization server and its resource can meet. */
let world: MonitoredProduct;
let maker: Awaited<ReturnType<typeof openMaker>>;
let api: Awaited<ReturnType<typeof openResource>>;
let owner: TestClient;
let anybody: TestClient;

beforeAll(async () => {
  [world, maker] = await Promise.all([openMonitoredProduct(), openMaker()]);
  const { product, built, clients } = world;
  await product.db.tenantTransaction(built.organizationId, (tx) =>
    setSubscription(tx, built.organizationId, { plan: 'premium-plus', endsAt: null }, product.clock.now()),
  );
  api = await openResource(product);
  owner = clients.owner;
  anybody = product.client('198.51.100.7');
}, 60_000);
afterAll(async () => {
  maker.close();
  await api.close();
  await world.product.close();
});

const kocken = (more: object = {}) => new Program(maker.describe(more));
const ask = async (token: string, what = 'look', unit = 0) => {
  const path = `/mcp/units/${world.units[unit] ?? ''}/${what}`;
  const answer = await api.get(path, { headers: { authorization: `Bearer ${token}` } });
  return { ...answer, said: `${answer.status} ${answer.json().message ?? ''}`.trim() };
};
const opens = async (token: string): Promise<number> => (await ask(token)).status;
const listed = async () =>
  (await owner.get(contract.consents.listAssistants.path)).json<{ assistants: Assistant[] }>().data.assistants;
const end = (id: string) => owner.post(contract.consents.endAssistant.path.replace('{assistantId}', id));
const told = async (asked: Promise<{ json: <T>() => { data: T } }>) => (await asked).json<AskedConsent>().data;
/** What the program hears of a question that cannot be granted. */
const heard = async (more: Record<string, string | null>, program = kocken()) => {
  const data = await told(program.asks(owner, more));
  return data.state === 'fault' ? new URL(data.backTo).searchParams.get('error') : data.state;
};

describe('10.1 and 10.2: what clients can rely on', () => {
  test('10.1.1 tokens go to the program alone: the browser sees a code, and the database hashes', async () => {
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
    const clientId = maker.describe();
    const [victim, thief] = [new Program(clientId), new Program(clientId)];
    expect(faultOf(await thief.exchange(anybody, await victim.code(owner)))).toBe('400 invalid_grant');
  });

  test('10.2.1 `state` comes back as it was sent, with yes and with no', async () => {
    const program = kocken();
    expect((await program.redirected(owner)).searchParams.get('state')).toBe(program.state);
    const data = await told(program.asks(owner));
    const no = new URL(data.state === 'good' ? data.denied : '');
    expect([no.searchParams.get('error'), no.searchParams.get('state')]).toEqual(['access_denied', program.state]);
  });

  test('10.2.2 every answer names its issuer, as the metadata promise, against mix-up', async () => {
    const program = kocken();
    const metadata = JSON.parse((await anybody.get('/.well-known/oauth-authorization-server')).text) as object;
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
    const { access_token: token } = await kocken().connect(owner, anybody);
    expect(await opens(token)).toBe(200);
    const headers = { authorization: `Bearer ${token}`, 'x-unit-id': world.units[0] ?? '' };
    const elsewhere = [
      `/api/v1/units/${world.units[0] ?? ''}/invoices`,
      contract.invoices.listInvoices.path,
      contract.keys.listKeys.path,
      contract.sessions.currentUser.path,
    ];
    for (const path of elsewhere) expect([path, (await anybody.get(path, { headers })).status]).toEqual([path, 401]);
    for (const path of ['', '/mcp']) {
      const said = JSON.parse((await anybody.get(`/.well-known/oauth-protected-resource${path}`)).text) as object;
      expect(said).toMatchObject({ resource, authorization_servers: [issuer], bearer_methods_supported: ['header'] });
    }
    for (const other of [`${issuer}/api/v1`, `${issuer}/mcp/`, 'https://else.example/mcp', null])
      expect([other, await heard({ resource: other })]).toEqual([other, 'invalid_target']);
    const program = kocken();
    const more = { resource: 'https://else.example/mcp' };
    expect(faultOf(await program.exchange(anybody, await program.code(owner), more))).toBe('400 invalid_target');
    await world.product.db.platformTransaction((tx) => tx.query(`update oauth_grant set audience = 'https://else.example/mcp'`));
    expect(await opens(token)).toBe(401);
    await world.product.db.platformTransaction((tx) => tx.query('update oauth_grant set audience = $1', [resource]));
  });

  test('10.3.2 scopes, units, plan and the person’s own place decide, at every request', async () => {
    const { product, built, units } = world;
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
    const setPlan = (plan: 'starter' | 'premium-plus') =>
      product.db.tenantTransaction(built.organizationId, (tx) =>
        setSubscription(tx, built.organizationId, { plan, endsAt: null }, product.clock.now()),
      );
    await setPlan('starter');
    expect((await ask(token)).said).toBe('403 plan.required');
    expect((await kocken().consented(owner)).json().message).toBe('plan.required');
    await setPlan('premium-plus');
  });

  test('10.3.3 who asks is told by an id that nobody else gets', async () => {
    const { access_token: token } = await kocken().connect(owner, anybody);
    const { userId } = (await ask(token)).json<{ userId: string }>() as unknown as { userId: string };
    expect(userId).toBe(world.built.members.owner.userId);
  });

  test('10.3.4 whoever says yes has just typed the password, and guessing is slow', async () => {
    const wrong = await kocken().consented(owner, { password: 'Wrong7guess' });
    expect(`${wrong.status} ${wrong.json().message}`).toBe('400 old_password_is_wrong');
    const nobody = await kocken().consented(world.product.client());
    expect(nobody.status).toBe(401);
  });
});

describe('10.4: the authorization server', () => {
  test('10.4.1 only addresses that the program has named, sign for sign; a port of the own machine is free', async () => {
    const of = async (redirect: string, uris?: string[]) => {
      const answer = await new Program(maker.describe(uris ? { redirect_uris: uris } : {}), redirect).asks(owner);
      return answer.status === 200 ? 'in' : answer.json().message;
    };
    const refused = 'assistant.redirect_unknown';
    expect(await of('https://kocken.example/back?of=krogkoll')).toBe('in');
    expect(await of('http://127.0.0.1:1/back')).toBe('in');
    for (const redirect of [
      'https://kocken.example/back',
      'https://kocken.example/back?of=krogkoll&x=1',
      'https://KOCKEN.example/back?of=krogkoll',
      'https://kocken.example:8443/back?of=krogkoll',
      'https://kocken.example.evil.example/back?of=krogkoll',
      'https://kocken.example@evil.example/back?of=krogkoll',
      'https://evil.example/',
      'http://127.0.0.1/back/..',
      'http://127.0.0.1.evil.example/back',
      'http://127.0.0.2/back',
      'http://localhost/back',
      'javascript:alert(1)',
      '//evil.example/back',
    ])
      expect([redirect, await of(redirect)]).toEqual([redirect, refused]);
    for (const bad of ['http://kocken.example/back', 'kocken://back', 'https://kocken.example/back#x', 'javascript:1'])
      expect([bad, await of(bad, [bad])]).toEqual([bad, 'assistant.client_invalid']);
  });

  test('10.4.2 a code is good once; the second time ends all that came of it', async () => {
    const program = kocken();
    const code = await program.code(owner);
    const answers = await Promise.all([program.exchange(anybody, code), program.exchange(anybody, code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const first = toldIn(answers.find(({ status }) => status === 200) ?? answers[0]);
    expect(await opens(first.access_token)).toBe(401);
    expect(faultOf(await program.refresh(anybody, first.refresh_token ?? ''))).toBe('400 invalid_grant');
    const letters = await lettersTo(world.product, world.built.members.owner.email);
    expect(letters.map(({ subject }) => subject)).toContain('Anslutningen till Kocken är avslutad');
  });

  test('10.4.3 a code lives a minute, and an access token ten, without leeway', async () => {
    const late = kocken();
    const code = await late.code(owner);
    world.product.pass(60_000);
    expect(faultOf(await late.exchange(anybody, code))).toBe('400 invalid_grant');
    const given = await kocken().connect(owner, anybody);
    expect(given.expires_in).toBe(600);
    world.product.pass(599_000);
    expect(await opens(given.access_token)).toBe(200);
    world.product.pass(1_000);
    expect(await opens(given.access_token)).toBe(401);
  });

  test('10.4.4 no grants but those of the program: no password, no implicit, no renewal that it did not ask for', async () => {
    const program = kocken({ grant_types: ['authorization_code'] });
    const given = await program.connect(owner, anybody);
    expect(given.refresh_token).toBeUndefined();
    for (const type of ['password', 'client_credentials', 'urn:ietf:params:oauth:grant-type:device_code'])
      expect(faultOf(await program.exchange(anybody, 'x', { grant_type: type }))).toBe('400 unsupported_grant_type');
    expect(await heard({ response_type: 'token' })).toBe('unsupported_response_type');
    expect(await heard({ response_type: null })).toBe('invalid_request');
    expect(await heard({ response_mode: 'fragment' })).toBe('invalid_request');
    expect(await heard({ request_uri: 'https://evil.example/r' })).toBe('request_uri_not_supported');
    const implicit = await kocken({ grant_types: ['implicit'] }).asks(owner);
    expect(implicit.json().message).toBe('assistant.client_invalid');
  });

  test('10.4.5 a refresh token is used up; who comes with it again ends all of the consent', async () => {
    const program = kocken();
    const first = await program.connect(owner, anybody);
    const second = toldIn(await program.refresh(anybody, first.refresh_token ?? ''));
    expect(await opens(second.access_token)).toBe(200);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    const stranger = new Program(maker.describe());
    expect(faultOf(await stranger.refresh(anybody, second.refresh_token ?? ''))).toBe('400 invalid_grant');
    expect(faultOf(await program.refresh(anybody, first.refresh_token ?? ''))).toBe('400 invalid_grant');
    for (const token of [first.access_token, second.access_token]) expect(await opens(token)).toBe(401);
    expect(faultOf(await program.refresh(anybody, second.refresh_token ?? ''))).toBe('400 invalid_grant');
  });

  test('10.4.6 PKCE with S256 and nothing weaker, at both ends', async () => {
    for (const more of [
      { code_challenge: null },
      { code_challenge_method: 'plain' },
      { code_challenge_method: null },
      { code_challenge: 'short' },
    ])
      expect(await heard(more)).toBe('invalid_request');
    const program = kocken();
    const none = await program.exchange(anybody, await program.code(owner), { code_verifier: null });
    expect(faultOf(none)).toBe('400 invalid_request');
    const code = await program.code(owner);
    // The challenge itself is what a downgrade to `plain` would take; one wrong guess, and the code is gone.
    for (const verifier of [program.challenge, pkce().verifier, program.verifier])
      expect(faultOf(await program.exchange(anybody, code, { code_verifier: verifier }))).toBe('400 invalid_grant');
  });

  test('10.4.7 what a program says of itself is looked through, and the person is warned of what nobody has proven', async () => {
    const data = await told(kocken({ client_name: 'Kocken\u202e\n<b>' }).asks(owner));
    expect(data).toMatchObject({
      state: 'good',
      client: { name: 'Kocken <b>', host: new URL(maker.origin).host, redirectHost: '127.0.0.1:49152', isOwnMachine: true },
    });
    for (const more of [
      { client_id: 'https://else.example/c.json' },
      { client_name: '' },
      { redirect_uris: [] },
      { token_endpoint_auth_method: 'client_secret_post' },
      { client_secret: 'known to everybody' },
    ])
      expect([more, (await kocken(more).asks(owner)).json().message]).toEqual([more, 'assistant.client_invalid']);
  });

  test('10.4.8 renewing goes on for thirty days at a time, and for ninety in all', async () => {
    const day = 86_400_000;
    const program = kocken();
    let { refresh_token: token = '' } = await program.connect(owner, anybody);
    for (let at = 0; at < 3; at += 1) {
      world.product.pass(29 * day);
      token = toldIn(await program.refresh(anybody, token)).refresh_token ?? '';
      expect(token).not.toBe('');
    }
    world.product.pass(3 * day);
    expect(faultOf(await program.refresh(anybody, token))).toBe('400 invalid_grant');
    // Of the walk through three months the owner's own session is over too.
    await signIn(owner, world.built.members.owner);
    const idle = kocken();
    const { refresh_token: left = '' } = await idle.connect(owner, anybody);
    world.product.pass(30 * day);
    expect(faultOf(await idle.refresh(anybody, left))).toBe('400 invalid_grant');
    await signIn(owner, world.built.members.owner);
  });

  test('10.4.9 an owner ends it, the program does, or a new password: at once', async () => {
    const program = kocken();
    const first = await program.connect(owner, anybody);
    const [shown] = await listed();
    expect((await end(shown?.id ?? '')).status).toBe(200);
    expect([await opens(first.access_token), (await end(shown?.id ?? '')).status]).toEqual([401, 404]);
    const second = await program.connect(owner, anybody);
    expect((await new Program(maker.describe()).revoke(anybody, second.refresh_token ?? '')).status).toBe(400);
    expect((await program.revoke(anybody, second.refresh_token ?? '')).status).toBe(200);
    expect(await opens(second.access_token)).toBe(401);
    expect((await program.revoke(anybody, 'kkr_unknown')).status).toBe(200);
    const third = await program.connect(owner, anybody);
    expect((await program.revoke(anybody, third.access_token)).status).toBe(200);
    expect(await opens(third.access_token)).toBe(401);
    const fourth = await program.connect(owner, anybody);
    world.product.pass(1_000);
    const path = contract.security.endOtherSessions.path;
    expect((await owner.post(path, { body: { password: ownersPassword } })).status).toBe(200);
    expect(await opens(fourth.access_token)).toBe(401);
    expect(faultOf(await program.refresh(anybody, fourth.refresh_token ?? ''))).toBe('400 invalid_grant');
    world.product.pass(1_000);
  });

  test('10.4.10 there are no confidential clients: who brings a secret is refused, wherever it stands', async () => {
    const program = kocken();
    expect(faultOf(await program.exchange(anybody, 'x', { client_secret: 's' }))).toBe('401 invalid_client');
    expect(faultOf(await program.revoke(anybody, 'x', { client_assertion: 's' }))).toBe('401 invalid_client');
    expect(faultOf(await program.exchange(anybody, 'x', { client_id: null }))).toBe('400 invalid_request');
  });

  test('10.4.11 a program gets no more than it asked for, the person ticked and assistants may have', async () => {
    expect(await heard({ scope: 'read admin' })).toBe('invalid_scope');
    expect(await heard({ scope: 'documents:write' })).toBe('invalid_scope');
    const more = await kocken().consented(owner, { scopes: ['read', 'prices:write'] });
    expect(`${more.status} ${more.json().message}`).toBe('400 bad.request');
    const program = kocken();
    const given = await program.connect(owner, anybody, { scopes: ['read', 'claims:write'] });
    expect(given.scope).toBe('read claims:write');
    expect(await opens(given.access_token)).toBe(200);
    const wider = await program.refresh(anybody, given.refresh_token ?? '', { scope: 'read prices:write' });
    expect(faultOf(wider)).toBe('400 invalid_scope');
    const narrow = toldIn(await program.refresh(anybody, given.refresh_token ?? '', { scope: 'read' }));
    expect(narrow.scope).toBe('read');
    expect((await ask(narrow.access_token, 'draft')).said).toBe('403 key.scope_missing');
  });
});

describe('10.7: consent', () => {
  test('10.7.1 every request is asked about, also of a program that is in already; no page can be framed', async () => {
    const clientId = maker.describe();
    await new Program(clientId).connect(owner, anybody);
    expect(await told(new Program(clientId).asks(owner))).toMatchObject({ state: 'good' });
    expect((await owner.post('/oauth/authorize')).status).toBeGreaterThanOrEqual(404);
    const twice = await new Program(clientId).asks(owner, {});
    expect(String(twice.headers['content-security-policy'])).toContain("frame-ancestors 'none'");
  });

  test('10.7.2 it says who, what, where and for how long', async () => {
    expect(await told(kocken().asks(owner))).toMatchObject({
      client: { name: 'Kocken', isLasting: true },
      scopes: ['read', 'claims:write'],
      units: [{ name: 'Norr' }, { name: 'Söder' }],
      apiAccess: 'read-write',
    });
  });

  test('10.7.3 owners see what was given, and are told of it by letter', async () => {
    const { access_token: token } = await kocken({ client_name: 'Hovmästaren' }).connect(owner, anybody);
    await ask(token);
    const [shown] = await listed();
    expect(shown).toMatchObject({ name: 'Hovmästaren', scopes: ['read'], units: null, isOwn: true });
    expect(shown?.lastUsedAt).not.toBeNull();
    const letters = await lettersTo(world.product, world.built.members.owner.email);
    expect(letters.map(({ subject }) => subject)).toContain('Hovmästaren är anslutet till Krogkoll');
    await end(shown?.id ?? '');
    const actions = (await world.audited(shown?.id ?? '')).map(({ action }) => action);
    expect(actions).toEqual(['assistant.consent', 'assistant.end']);
  });
});
