import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildAccount } from '#features/account/accounts/server/builders.ts';
import { signIn } from '#features/account/sessions/server/builders.ts';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import type { BuiltOrganization } from '#features/company/organizations/server/builders.ts';
import { buildStaff } from '#features/staff/support/server/builders.ts';
import { product as composed } from '#app/features-server.ts';
import { jobHandlersOf } from '#platform/server/features/work.ts';
import { Live } from '#platform/server/live.ts';
import { scopeOfRow } from '#platform/server/scope.ts';
import { eventsOf } from '#testing/world/told.ts';
import type { TestClient } from '#testing/peers/test-client.ts';
import { runJob } from '#testing/run-job.ts';
import { uploadOf } from '#testing/requests/upload.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';
import type { Conversation, ConversationRow, Help } from '../contract.ts';
import type { QueuedConversation, QueueRow } from '../contract-queue.ts';
import { mostHourly, mostUnsent } from '../rules.ts';
import { forgetConversations } from './commands.ts';

let product: TestProduct;
let house: BuiltOrganization;
let staff: TestClient;
let owner: TestClient;
let editor: TestClient;

beforeAll(async () => {
  product = await openTestProduct();
  house = await buildOrganization(product, { outlets: ['Krog Bryggan', 'Söder'] });
});
// Time passes in these tests, and a token lives for minutes.
beforeEach(async () => {
  staff = product.client();
  await buildStaff(product, staff);
  owner = product.client();
  await signIn(owner, house.members.owner);
  editor = product.client();
  await signIn(editor, house.members.editor);
});
afterAll(() => product.close());

const unitId = () => house.outlets[0].unitId;
const page = { path: '/claims', title: 'Krav · Krogkoll' };

const ask = async (client: TestClient, body: object = {}): Promise<string> => {
  product.pass(1_000);
  const sent = await client.post('help/conversations', { body: { words: 'Hur gör jag?', ...body } });
  expect(sent.status).toBe(201);
  return sent.json<{ conversationId: string }>().data.conversationId;
};
const answer = (id: string, words = 'Så här.', body: object = {}) => {
  product.pass(1_000);
  return staff.post(`support/conversations/${id}/messages`, { body: { words, ...body } });
};
const read = async (client: TestClient, id: string) =>
  (await client.get(`help/conversations/${id}`)).json<Conversation>().data;
const helpOf = async (client: TestClient) => (await client.get('help')).json<Help>().data;
const attach = async (client: TestClient, name: string, text = name): Promise<string> => {
  const bytes = new TextEncoder().encode(text);
  const sent = await client.post('help/files', uploadOf({ name, bytes }));
  expect(sent.status).toBe(201);
  return sent.json<{ files: { id: string }[] }>().data.files[0]?.id ?? '';
};

describe('a conversation', () => {
  test('holds what was asked, from where, and its answers in order', async () => {
    const id = await ask(owner, { unitId: unitId(), page });
    expect((await answer(id, 'Öppna kravet.\n\nTitta under Händelser.')).status).toBe(201);
    const { messages, isSolved } = await read(owner, id);
    expect(isSolved).toBe(false);
    expect(messages).toMatchObject([
      { author: 'person', name: null, words: 'Hur gör jag?', page, viaMail: false, sender: null },
      { author: 'staff', name: 'Sixten', words: 'Öppna kravet.\n\nTitta under Händelser.', page: null },
    ]);
    expect(
      (await owner.get('help/conversations')).json<{ content: ConversationRow[] }>().data.content[0],
    ).toMatchObject({ id, unread: 1, lastWords: 'Öppna kravet.\n\nTitta under Händelser.' });
  });

  test('is not seen by anybody else of the restaurant, and like a missing one to them in every way', async () => {
    const fileId = await attach(owner, 'kvitto.txt');
    const id = await ask(owner, { unitId: unitId(), fileIds: [fileId] });
    const missing = '018f0000-0000-7000-8000-00000000dead';
    const tries = (of: string, file: string) =>
      Promise.all([
        editor.get(`help/conversations/${of}`),
        editor.post(`help/conversations/${of}/messages`, { body: { words: 'x' } }),
        editor.send('PUT', `help/conversations/${of}/read`),
        editor.send('PUT', `help/conversations/${of}/solved`),
        editor.get(`help/files/${file}`),
      ]);
    const [theirs, none] = [await tries(id, fileId), await tries(missing, missing)];
    expect(theirs.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(theirs.map(({ text }) => text)).toEqual(none.map(({ text }) => text));
    expect((await editor.get('help/conversations')).json<{ total: number }>().data.total).toBe(0);
    expect(await helpOf(editor)).toMatchObject({ unread: 0, conversationId: null });
    expect((await owner.get(`help/files/${fileId}`)).text).toBe('kvitto.txt');
  });

  test('of a person without a restaurant is from none, and a unit of others is like none', async () => {
    const alone = product.client();
    await signIn(alone, await buildAccount(product));
    const id = await ask(alone);
    const queued = await staff.get(`support/conversations/${id}`);
    expect(queued.json<QueuedConversation>().data.person.restaurant).toBeNull();
    const body = { words: 'Hur gör jag?', unitId: unitId() };
    const refused = await alone.post('help/conversations', { body });
    expect([refused.status, refused.text]).toEqual([404, '{"message":"unit.not_found"}']);
  });

  test('tells what was not seen until it is, and is open again when somebody writes in a solved one', async () => {
    const client = product.client();
    await signIn(client, await buildAccount(product));
    const id = await ask(client);
    await answer(id);
    await answer(id, 'Gick det bra?');
    expect(await helpOf(client)).toMatchObject({ unread: 2, conversationId: id });
    product.pass(1_000);
    await client.send('PUT', `help/conversations/${id}/read`);
    expect(await helpOf(client)).toMatchObject({ unread: 0 });
    expect((await client.send('PUT', `help/conversations/${id}/solved`)).json().data).toEqual({
      isSolved: true,
    });
    expect(await helpOf(client)).toMatchObject({ conversationId: null });
    await client.post(`help/conversations/${id}/messages`, { body: { words: 'En sak till' } });
    expect(await helpOf(client)).toMatchObject({ conversationId: id });
    expect((await read(client, id)).isSolved).toBe(false);
  });

  test('takes files of who sends them, unsent ones alone, and only those', async () => {
    const mine = await attach(owner, 'a.pdf');
    const theirs = await attach(editor, 'b.pdf');
    const send = (fileIds: string[]) => owner.post('help/conversations', { body: { words: '', fileIds } });
    expect((await send([theirs])).text).toBe('{"message":"conversation.file_not_exist"}');
    expect((await send([])).json()).toMatchObject({ message: 'bad.request', errors: { words: 'invalid' } });
    expect((await staff.get(`support/conversation-files/${mine}`)).status).toBe(404);
    const sent = await send([mine]);
    expect(sent.status).toBe(201);
    expect((await send([mine])).status).toBe(404);
    const id = sent.json<{ conversationId: string }>().data.conversationId;
    expect((await read(owner, id)).messages[0]?.files).toMatchObject([{ id: mine, name: 'a.pdf', size: 5 }]);
    expect((await staff.get(`support/conversation-files/${mine}`)).text).toBe('a.pdf');
    const fromStaff = await attach(staff, 'svar.pdf');
    expect((await answer(id, '', { fileIds: [fromStaff] })).status).toBe(201);
    expect((await owner.get(`help/files/${fromStaff}`)).text).toBe('svar.pdf');
    expect((await editor.get(`help/files/${fromStaff}`)).status).toBe(404);
  });

  test('refuses a page that is none of ours, and more than a person writes in an hour', async () => {
    const client = product.client();
    const account = await buildAccount(product);
    await signIn(client, account);
    for (const path of ['https://evil.example/', '//evil.example', '/\\evil.example', 'claims', '/a b']) {
      const body = { words: 'x', page: { path, title: 'x' } };
      expect((await client.post('help/conversations', { body })).status).toBe(400);
    }
    const id = await ask(client);
    const more = () => client.post(`help/conversations/${id}/messages`, { body: { words: 'mer' } });
    for (let count = 1; count < mostHourly; count += 1) expect((await more()).status).toBe(201);
    expect((await more()).status).toBe(429);
    product.pass(3_601_000);
    await signIn(client, account);
    expect((await more()).status).toBe(201);
    for (let count = 0; count < mostUnsent; count += 1) await attach(client, `${count}.txt`);
    const full = await client.post('help/files', uploadOf({ name: 'x', bytes: new Uint8Array([1]) }));
    expect(full.status).toBe(429);
  });
});

describe('support', () => {
  test('has those who wait longest first, and of a customer the name and the words alone', async () => {
    const first = await ask(owner, { words: 'Först', unitId: unitId() });
    const second = await ask(editor, { words: 'Sedan' });
    const queue = async (state = 'open') =>
      (await staff.get(`support/conversations?limit=200&state=${state}`)).json<{
        content: QueueRow[];
        waiting: number;
      }>().data;
    const places = async () => {
      const ids = (await queue()).content.map(({ id }) => id);
      return [ids.indexOf(first), ids.indexOf(second)];
    };
    const [before, after] = await places();
    expect(before).toBeLessThan(after ?? -1);
    const { waiting } = await queue();
    await answer(first);
    const [later, sooner] = await places();
    expect(later).toBeGreaterThan(sooner ?? Infinity);
    expect((await queue()).waiting).toBe(waiting - 1);
    const row = (await queue()).content.find(({ id }) => id === second);
    expect(row).toEqual({
      id: second,
      person: {
        fullName: expect.any(String),
        email: house.members.editor.email,
        language: 'sv',
        restaurant: null,
      },
      changedAt: expect.any(String),
      waitsSince: expect.any(String),
      isSolved: false,
      lastWords: 'Sedan',
    });
    await staff.send('PUT', `support/conversations/${second}/solved`, { body: { isSolved: true } });
    expect((await queue('solved')).content.map(({ id }) => id)).toContain(second);
    expect((await read(editor, second)).isSolved).toBe(true);
  });

  test('tells the usual wait when enough were answered, and when somebody answers next', async () => {
    const quiet = await openTestProduct();
    const client = quiet.client();
    const account = await buildAccount(quiet);
    await signIn(client, account);
    // A Friday; the product of tests answers on Mondays.
    expect((await client.get('help')).json<Help>().data).toMatchObject({
      isOpen: false,
      opensAt: { date: '2026-11-23', time: '08:00' },
      usualWait: null,
      supportPhone: '08-000 00 00',
    });
    for (const minutes of [1, 2, 6, 9, 300]) {
      const sent = await client.post('help/conversations', { body: { words: 'Hur?' } });
      const { conversationId } = sent.json<{ conversationId: string }>().data;
      quiet.pass(minutes * 60_000);
      const helper = quiet.client();
      await buildStaff(quiet, helper);
      await signIn(client, account);
      await helper.post(`support/conversations/${conversationId}/messages`, { body: { words: 'Så.' } });
    }
    expect((await client.get('help')).json<Help>().data.usualWait).toBe(6);
    await quiet.close();
  });

  test('is told live, as is the person in whatever restaurant, and nobody else', async () => {
    const stop = new AbortController();
    const live = new Live();
    const end = await live.start(product.db);
    const scope = scopeOfRow({ organizationId: house.organizationId, unitId: unitId() });
    const own = await eventsOf(live.events(scope, stop.signal, { userId: house.members.owner.userId }));
    const others = await eventsOf(live.events(scope, stop.signal, { userId: house.members.editor.userId }));
    const visitor = await eventsOf(live.events(scope, stop.signal));
    const helpers = await eventsOf(live.eventsFor(['staff'], stop.signal));
    const heard = [own.next(), helpers.next()];
    const unheard = [others.next(), visitor.next()];
    const id = await ask(owner, { unitId: unitId() });
    const event = { type: 'conversation', conversationId: id };
    expect((await Promise.all(heard)).map(({ value }) => value)).toEqual([event, event]);
    stop.abort();
    expect((await Promise.all(unheard)).map(({ done }) => done)).toEqual([true, true]);
    await end();
  });
});

test('the bytes of what was sent are kept by the night, those of what was not are let go', async () => {
  const kept = await attach(owner, 'kept.txt', 'kept for long');
  const unsent = await attach(owner, 'unsent.txt', 'never sent');
  const id = await ask(owner, { fileIds: [kept] });
  const night = async () => {
    product.pass(3 * 86_400_000);
    await product.db.platformTransaction((tx) => forgetConversations(tx, product.clock.now()));
    await runJob(jobHandlersOf(composed.features, product), 'verify-originals');
  };
  for (let nights = 0; nights < 3; nights += 1) await night();
  await signIn(owner, house.members.owner);
  expect((await owner.get(`help/files/${kept}`)).text).toBe('kept for long');
  expect((await owner.get(`help/files/${unsent}`)).status).toBe(404);
  product.pass(731 * 86_400_000);
  await product.db.platformTransaction((tx) => forgetConversations(tx, product.clock.now()));
  await signIn(owner, house.members.owner);
  expect((await owner.get(`help/conversations/${id}`)).status).toBe(404);
  const left = await product.db.platformRead((reader) =>
    reader.query('select from conversation where id = $1 union all select from conversation_file', [id]),
  );
  expect(left).toHaveLength(0);
});
