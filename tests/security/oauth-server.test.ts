import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#app/contract.ts';
import { lettersTo } from '#features/account/accounts/server/builders.ts';
import { faultOf, pkce, Program, toldIn } from '#testing/oauth/program.ts';
import { openAssistants } from '#testing/oauth/world.ts';
import { testPassword } from '#testing/world/password.ts';

/** Requirements of ASVS 5.0, chapter 10, levels 1 and 2: section 4, of the authorization server. */
let world: Awaited<ReturnType<typeof openAssistants>>;
beforeAll(async () => {
  world = await openAssistants();
}, 300_000);
afterAll(() => world.close());

describe('10.4: the authorization server', () => {
  test('10.4.1 only addresses that the program has named, sign for sign; a port of the own machine is free', async () => {
    const { maker, owner } = world;
    const of = async (redirect: string, uris?: string[]) => {
      const answer = await new Program(maker.describe(uris ? { redirect_uris: uris } : {}), redirect).asks(
        owner,
      );
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
    for (const bad of [
      'http://kocken.example/back',
      'kocken://back',
      'https://kocken.example/back#x',
      'javascript:1',
    ])
      expect([bad, await of(bad, [bad])]).toEqual([bad, 'assistant.client_invalid']);
  });

  test('10.4.2 a code is good once; the second time ends all that came of it', async () => {
    const { kocken, opens, owner, anybody } = world;
    const program = kocken();
    const code = await program.code(owner);
    const answers = await Promise.all([program.exchange(anybody, code), program.exchange(anybody, code)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
    const first = toldIn(answers.find(({ status }) => status === 200) ?? answers[0]);
    expect(await opens(first.access_token)).toBe(401);
    expect(faultOf(await program.refresh(anybody, first.refresh_token ?? ''))).toBe('400 invalid_grant');
    const letters = await lettersTo(world.product, world.built.members.owner.email);
    expect(letters.map(({ subject }) => subject)).toContain('Anslutningen till Kocken är avslutad');
  });

  test('10.4.3 a code lives a minute, and an access token ten, without leeway', async () => {
    const { kocken, opens, pass, owner, anybody } = world;
    const late = kocken();
    const code = await late.code(owner);
    await pass(60_000);
    expect(faultOf(await late.exchange(anybody, code))).toBe('400 invalid_grant');
    const given = await kocken().connect(owner, anybody);
    expect(given.expires_in).toBe(600);
    await pass(599_000);
    expect(await opens(given.access_token)).toBe(200);
    await pass(1_000);
    expect(await opens(given.access_token)).toBe(401);
  });

  test('10.4.4 no grants but those of the program: no password, no implicit, no renewal that it did not ask for', async () => {
    const { kocken, heard, owner, anybody } = world;
    const program = kocken({ grant_types: ['authorization_code'] });
    const given = await program.connect(owner, anybody);
    expect(given.refresh_token).toBeUndefined();
    for (const type of ['password', 'client_credentials', 'urn:ietf:params:oauth:grant-type:device_code'])
      expect(faultOf(await program.exchange(anybody, 'x', { grant_type: type }))).toBe(
        '400 unsupported_grant_type',
      );
    expect(await heard({ response_type: 'token' })).toBe('unsupported_response_type');
    expect(await heard({ response_type: null })).toBe('invalid_request');
    expect(await heard({ response_mode: 'fragment' })).toBe('invalid_request');
    expect(await heard({ request_uri: 'https://evil.example/r' })).toBe('request_uri_not_supported');
    const implicit = await kocken({ grant_types: ['implicit'] }).asks(owner);
    expect(implicit.json().message).toBe('assistant.client_invalid');
  });

  test('10.4.5 a refresh token is used up; who comes with it again ends all of the consent', async () => {
    const { kocken, opens, maker, owner, anybody } = world;
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
    const { kocken, heard, owner, anybody } = world;
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
      expect(faultOf(await program.exchange(anybody, code, { code_verifier: verifier }))).toBe(
        '400 invalid_grant',
      );
  });

  test('10.4.7 what a program says of itself is looked through, and the person is warned of what nobody has proven', async () => {
    const { kocken, told, maker, owner } = world;
    const data = await told(kocken({ client_name: 'Kocken\u202e\n<b>' }).asks(owner));
    expect(data).toMatchObject({
      state: 'good',
      client: {
        name: 'Kocken <b>',
        host: new URL(maker.origin).host,
        redirectHost: '127.0.0.1:49152',
        isOwnMachine: true,
      },
    });
    for (const more of [
      { client_id: 'https://else.example/c.json' },
      { client_name: '' },
      { redirect_uris: [] },
      { token_endpoint_auth_method: 'client_secret_post' },
      { client_secret: 'known to everybody' },
    ])
      expect([more, (await kocken(more).asks(owner)).json().message]).toEqual([
        more,
        'assistant.client_invalid',
      ]);
  });

  test('10.4.8 renewing goes on for thirty days at a time, and for ninety in all', async () => {
    const { kocken, pass, owner, anybody } = world;
    const day = 86_400_000;
    const program = kocken();
    let { refresh_token: token = '' } = await program.connect(owner, anybody);
    for (let at = 0; at < 3; at += 1) {
      await pass(29 * day);
      token = toldIn(await program.refresh(anybody, token)).refresh_token ?? '';
      expect(token).not.toBe('');
    }
    await pass(3 * day);
    expect(faultOf(await program.refresh(anybody, token))).toBe('400 invalid_grant');
    const idle = kocken();
    const { refresh_token: left = '' } = await idle.connect(owner, anybody);
    await pass(30 * day);
    expect(faultOf(await idle.refresh(anybody, left))).toBe('400 invalid_grant');
  });

  test('10.4.9 an owner ends it, the program does, or a new password: at once', async () => {
    const { kocken, opens, listed, end, pass, maker, owner, anybody } = world;
    const program = kocken();
    const first = await program.connect(owner, anybody);
    const [shown] = await listed();
    expect((await end(shown?.id ?? '')).status).toBe(200);
    expect([await opens(first.access_token), (await end(shown?.id ?? '')).status]).toEqual([401, 404]);
    const second = await program.connect(owner, anybody);
    expect((await new Program(maker.describe()).revoke(anybody, second.refresh_token ?? '')).status).toBe(
      400,
    );
    expect((await program.revoke(anybody, second.refresh_token ?? '')).status).toBe(200);
    expect(await opens(second.access_token)).toBe(401);
    expect((await program.revoke(anybody, 'kkr_unknown')).status).toBe(200);
    const third = await program.connect(owner, anybody);
    expect((await program.revoke(anybody, third.access_token)).status).toBe(200);
    expect(await opens(third.access_token)).toBe(401);
    const fourth = await program.connect(owner, anybody);
    await pass(1_000);
    const path = contract.security.endOtherSessions.path;
    expect((await owner.post(path, { body: { password: testPassword } })).status).toBe(200);
    expect(await opens(fourth.access_token)).toBe(401);
    expect(faultOf(await program.refresh(anybody, fourth.refresh_token ?? ''))).toBe('400 invalid_grant');
    await pass(1_000);
  });

  test('10.4.10 there are no confidential clients: who brings a secret is refused, wherever it stands', async () => {
    const { kocken, anybody } = world;
    const program = kocken();
    expect(faultOf(await program.exchange(anybody, 'x', { client_secret: 's' }))).toBe('401 invalid_client');
    expect(faultOf(await program.revoke(anybody, 'x', { client_assertion: 's' }))).toBe('401 invalid_client');
    expect(faultOf(await program.exchange(anybody, 'x', { client_id: null }))).toBe('400 invalid_request');
  });

  test('10.4.11 a program gets no more than it asked for, the person ticked and assistants may have', async () => {
    const { kocken, ask, opens, heard, owner, anybody } = world;
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
