import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#app/contract.ts';
import type { Suggestion } from '#features/open/assistants/contract.ts';
import { tools } from '#features/open/assistants/server/commands-mcp.ts';
import { type Desk, openDesk } from '#testing/assistants/desk.ts';
import { oddCalls } from '#testing/assistants/odd-calls.ts';
import { connectAssistant, generations, message, say } from '#testing/assistants/speak.ts';
import { toolCalls } from '#testing/assistants/tool-calls.ts';
import type { TestAnswer } from '#testing/peers/test-client.ts';
import { missing, missingIds } from '#testing/requests/samples.ts';
import { isWhole } from '#testing/share.ts';
import { allScopes } from '#testing/world/api-keys.ts';
import { marker } from '#testing/world/tenants.ts';

let desk: Desk;
beforeAll(async () => (desk = await openDesk()), 300_000);
afterAll(() => desk.tenants.product.close());

const suggestions = contract.assistants;

const told = ({ status, json }: TestAnswer): string => `${status} ${json().message ?? ''}`.trim();

describe('both generations of clients', () => {
  test('list the same tools and are answered the same, by the schemas that the tools state', async () => {
    const heard: unknown[] = [];
    for (const generation of generations) {
      const assistant = await connectAssistant(desk.tenants.product.client(), desk.whole, generation);
      expect(assistant.getNegotiatedProtocolVersion()).toBe(generation);
      expect(assistant.getInstructions()).toContain('They are data');
      const listed = (await assistant.listTools()).tools;
      expect(listed.map(({ name }) => name)).toEqual(tools.map(({ name }) => name));
      expect(listed.filter(({ outputSchema }) => outputSchema === undefined)).toEqual([]);
      for (const { name, scope } of tools.filter((one) => one.scope === 'read')) {
        expect(scope).toBe('read');
        desk.tenants.product.pass(110);
        const restaurantId = desk.tenants.units.own;
        const args = name === 'list_restaurants' ? {} : { restaurantId, ...desk.calls[name] };
        const { isError, content, structuredContent } = await assistant.callTool({ name, arguments: args });
        expect([name, isError === true]).toEqual([name, false]);
        heard.push([name, content, structuredContent]);
      }
      await assistant.close();
    }
    expect(heard.slice(heard.length / 2)).toEqual(heard.slice(0, heard.length / 2));
  });

  test('amounts are exact texts, and every screen that is named is a desk.whole address of this restaurant', async () => {
    const { fields, says } = await desk.call(desk.whole, 'price_alerts', {});
    const [alert] = fields['alerts'] as Record<string, unknown>[];
    expect(alert).toMatchObject({
      currency: 'SEK',
      watchedPrice: '189',
      newPrice: '214.5',
      extraSoFar: '255.00',
    });
    const outlet = desk.tenants.own.outlets[0].outletId;
    const at = `/price-monitoring/overview?article=${desk.tenants.ids.own.article}&outletId=${outlet}`;
    expect(alert?.['url']).toBe(`https://app.krogkoll.example${at}`);
    expect(says).toContain('‹Lax own› of ‹Rökeriet own AB›: 214.5 instead of 189 SEK');
  });
});

describe('the door', () => {
  const asked = message('tools/list');

  test('without a key it says where to get a token, and with a dead one that it is dead', async () => {
    const document = 'https://app.krogkoll.example/.well-known/oauth-protected-resource/mcp';
    const none = await say(desk.tenants.product.client(), null, asked);
    expect([none.status, none.headers['www-authenticate']]).toEqual([
      401,
      `Bearer resource_metadata="${document}"`,
    ]);
    expect(JSON.parse(none.text)).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32_000 } });
    const dead = await say(
      desk.tenants.product.client(),
      'kk_live_0000000000000000000000000000000000VUy9A',
      asked,
    );
    expect(dead.headers['www-authenticate']).toBe(
      `Bearer resource_metadata="${document}", error="invalid_token"`,
    );
  });

  test.each([
    ['a page elsewhere', { origin: 'https://evil.example' }, 403],
    ['a page without a name', { origin: 'null' }, 403],
    ['a page of ours', { origin: 'https://app.krogkoll.example' }, 200],
    ['another type', { 'content-type': 'text/plain' }, 415],
  ])('%s', async (_what, headers, status) => {
    const answer = await say(desk.tenants.product.client(), desk.whole, asked, headers);
    expect(answer.status).toBe(status);
    if (status !== 200) expect(JSON.parse(answer.text)).toMatchObject({ jsonrpc: '2.0', id: null });
  });

  test.each([
    ['many at once', [asked, asked], 400, -32_600],
    ['a stream', message('subscriptions/listen', { notifications: {} }), 200, -32_601],
    ['an unknown method', message('tools/steal'), 404, -32_601],
    ['an unknown tool', message('tools/call', { name: 'steal', arguments: {} }), 200, -32_602],
    ['no message', { hello: 'there' }, 400, null],
    [
      'more than anybody says',
      message('tools/call', { name: 'find', arguments: { text: 'x'.repeat(300_000) } }),
      413,
      -32_600,
    ],
  ])('%s is refused in the form of the protocol', async (_what, body, status, code) => {
    const answer = await say(desk.tenants.product.client(), desk.whole, body);
    expect([answer.status, answer.text.slice(0, 200)]).toEqual([status, expect.stringContaining('jsonrpc')]);
    const { error } = JSON.parse(answer.text) as { error: { code: number } };
    if (code !== null) expect(error.code).toBe(code);
  });

  test('it is no stream and no session', async () => {
    for (const method of ['GET', 'DELETE'] as const) {
      const answer = await desk.tenants.product.client().send(method, '/mcp');
      expect([answer.status, answer.headers['allow']]).toEqual([405, 'POST']);
    }
    const malformed = await desk.tenants.product.client().post('/mcp', {
      payload: '{',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${desk.whole}` },
    });
    expect(JSON.parse(malformed.text)).toMatchObject({ error: { code: -32_700 } });
  });
});

describe('the walk of assistants', () => {
  test('scope × restaurant × tool: refusals as keys have them, and nothing else', async () => {
    const wrong: string[] = [];
    const before = await desk.tenants.books();
    for (const scope of allScopes) {
      const token = await desk.keyOf({ scopes: [scope], unitIds: [desk.tenants.units.own] });
      for (const tool of tools) {
        const places =
          tool.scope === scope ? (['sibling', 'foreign', 'missing'] as const) : (['own'] as const);
        if (tool.name === 'list_restaurants' && tool.scope === scope) continue;
        for (const place of places) {
          const unitId = place === 'missing' ? missing : desk.tenants.units[place];
          const answer = await desk.call(token, tool.name, desk.calls[tool.name] ?? {}, unitId);
          const expected = tool.scope === scope ? 'unit.not_found' : 'key.scope_missing';
          if (!answer.isError || !answer.text.includes(expected))
            wrong.push(`${scope} ${place} ${tool.name} ${answer.text}`);
          if ((answer.status === 403) !== (tool.scope !== scope)) wrong.push(`${tool.name} ${answer.status}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    const own = (rows: string[]) =>
      rows.filter((row) => !row.startsWith('api_key') && !row.startsWith('audit_entry'));
    expect(own(await desk.tenants.books())).toEqual(own(before));
  });

  test.each(['starter', 'premium'] as const)(
    'on %s: what the plan does not have is refused',
    async (plan) => {
      await desk.setPlan(plan);
      const wrong: string[] = [];
      for (const { name, scope } of tools.filter((one) => one.name !== 'list_restaurants')) {
        const { text, isError } = await desk.call(desk.whole, name, desk.calls[name] ?? {});
        const isOut = plan === 'starter' || scope !== 'read';
        if (isOut !== text.includes('(plan.required)')) wrong.push(`${name} ${isError} ${text}`);
      }
      await desk.setPlan('premium-plus');
      expect(wrong).toEqual([]);
    },
  );

  test('objects of another company and of another restaurant are not there: nothing of them is told', async () => {
    const leaks: string[] = [];
    for (const ids of [desk.tenants.ids.foreign, desk.tenants.ids.sibling, missingIds])
      for (const [name, args] of Object.entries(
        toolCalls(ids, { orderLineId: ids.invoice, invoiceId: ids.invoice }),
      ))
        for (const unit of [desk.tenants.units.own, desk.tenants.units.foreign]) {
          const { text } = await desk.call(desk.whole, name, args, unit);
          if (text.includes(marker) || text.includes(desk.tenants.ids.foreign.invoice))
            leaks.push(`${name} ${text}`);
        }
    const { text } = await desk.call(desk.whole, 'find', { text: marker });
    expect(text.includes(desk.tenants.ids.foreign.article)).toBe(false);
    expect(leaks).toEqual([]);
  });
});

describe('suggestions need a person', () => {
  test('a claim is drafted once, by the editor who approves it, and the assistant sees what came of it', async () => {
    const before = await desk.claims();
    const id = await desk.suggest('draft_claim');
    expect(await desk.suggest('draft_claim')).toBe(id);
    expect(await desk.claims()).toEqual(before);
    const list = await desk.tenants.clientOf('editor').get(suggestions.listSuggestions.path);
    const [shown] = list.json<{ content: Suggestion[] }>().data.content.filter((one) => one.id === id);
    expect(shown).toMatchObject({
      state: 'waiting',
      madeBy: 'Kassan',
      why: 'Dillen var vissen',
      shown: { kind: 'draft-claim', claims: [{ amount: '7.50', currency: 'SEK', lines: 1 }] },
    });
    expect(told(await desk.decide('reporter', 'approve', id))).toBe('403 permission.required');
    expect(told(await desk.decide('impersonator', 'approve', id))).toBe('403 permission.required');
    expect(told(await desk.decide('stranger', 'approve', id))).toBe('404 unit.not_found');
    const answers = await Promise.all(Array.from({ length: 8 }, () => desk.decide('editor', 'approve', id)));
    const done = answers.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    const after = await desk.claims();
    expect(after).toHaveLength(before.length + 1);
    expect(done[0]?.json<Suggestion>().data).toMatchObject({
      state: 'approved',
      result: { claimIds: after.filter((claimId) => !before.includes(claimId)) },
    });
    expect(told(await desk.decide('editor', 'approve', id))).toBe('409 suggestion.not_open');
    const { fields } = await desk.call(desk.whole, 'my_suggestions', {});
    expect(fields['suggestions']).toEqual(
      expect.arrayContaining([expect.objectContaining({ suggestionId: id, state: 'approved' })]),
    );
    // The line is claimed, so it cannot be suggested again.
    expect((await desk.call(desk.whole, 'draft_claim', desk.calls['draft_claim'] ?? {})).says).toContain(
      '(claim.line_claimed)',
    );
  });

  test('what would do something else by now is not done: the person is shown the new, and approves that', async () => {
    const id = await desk.suggest('draft_deal');
    await desk.tenants.product.db.tenantTransaction(desk.tenants.own.organizationId, (tx) =>
      tx.query(`update suggestion set shown = jsonb_set(shown, '{price}', '"179.00"') where id = $1`, [id]),
    );
    expect(told(await desk.decide('editor', 'approve', id))).toBe('409 suggestion.changed');
    expect(told(await desk.decide('editor', 'approve', id))).toBe('409 suggestion.changed');
    const path = suggestions.readSuggestion.path.replace('{suggestionId}', id);
    const read = (await desk.tenants.clientOf('editor').get(path)).json<Suggestion>().data;
    expect(read).toMatchObject({ state: 'waiting', version: 2, shown: { price: '180' } });
    expect((await desk.decide('editor', 'approve', id, 2)).status).toBe(200);
    const again = { ...desk.calls['draft_deal'], price: '181.00' };
    expect((await desk.call(desk.whole, 'draft_deal', again)).says).toContain('(deal.overlaps)');
  });

  test('alerts that somebody has settled meanwhile are not settled again', async () => {
    const id = await desk.suggest('propose_settlement', { comment: 'Nytt pris sedan i mars' });
    const { path } = contract.priceMonitoring.settleAlerts;
    const body = { articleIds: [desk.tenants.ids.own.article], kind: 'ignore' };
    expect((await desk.tenants.clientOf('owner').post(path, { body })).status).toBe(200);
    expect(told(await desk.decide('editor', 'approve', id))).toBe('409 alert.already_settled');
    expect((await desk.decide('editor', 'decline', id)).json<Suggestion>().data.state).toBe('declined');
    expect(
      (await desk.call(desk.whole, 'propose_settlement', desk.calls['propose_settlement'] ?? {})).says,
    ).toContain('(alert.already_settled)');
  });

  test('a test key is told what would be suggested, and nothing is kept', async () => {
    const token = await desk.keyOf({ mode: 'test' });
    const before = await desk.tenants.books();
    const deal = { ...desk.calls['draft_deal'], validFrom: '2035-01-01', validTo: '2035-12-31' };
    const { fields } = await desk.call(token, 'draft_deal', deal);
    expect(fields).toMatchObject({ suggestionId: null, isDryRun: true, wouldDo: { price: '180' } });
    expect(await desk.tenants.books()).toEqual(before);
  });

  test('a suggestion that nobody decides on in two weeks is too old', async () => {
    const id = await desk.suggest('draft_deal', { validFrom: '2036-01-01', validTo: '2036-12-31' });
    desk.tenants.product.pass(14 * 86_400_000);
    const client = await desk.tenants.enter(desk.tenants.own.members.editor, desk.tenants.units.own);
    const { approveSuggestion } = suggestions;
    const answer = await client.post(approveSuggestion.path.replace('{suggestionId}', id), {
      body: { version: 1 },
    });
    expect(told(answer)).toBe('409 suggestion.not_open');
    const { fields } = await desk.call(desk.whole, 'my_suggestions', {});
    const found = (fields['suggestions'] as { suggestionId: string; state: string }[]).find(
      ({ suggestionId }) => suggestionId === id,
    );
    expect(found?.state).toBe('expired');
  });
});

test('a seeded share of odd calls: no 5xx, and nothing that is no message', async () => {
  expect(await oddCalls(desk, 19, isWhole('NAUGHTY') ? 500 : 4)).toEqual([]);
}, 120_000);
