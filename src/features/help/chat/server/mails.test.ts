import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { replyMarks } from '#core/mail/reply-text.ts';
import { buildAccount, lettersTo } from '#features/account/accounts/server/builders.ts';
import type { BuiltAccount } from '#features/account/accounts/server/builders.ts';
import { signIn } from '#features/account/sessions/server/builders.ts';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import { buildLetter, testZone } from '#features/intake/mail/server/builders.ts';
import type { Letter } from '#features/intake/mail/server/builders.ts';
import { mailDoor } from '#features/intake/mail/server/commands-door.ts';
import { buildStaff } from '#features/staff/support/server/builders.ts';
import { jobHandlersOf } from '#platform/server/features/work.ts';
import { zoneResolver } from '#platform/server/mail/zone-resolver.ts';
import { sessionKeys } from '#platform/server/session/session-keys.ts';
import { product as composed } from '#app/features-server.ts';
import type { TestClient } from '#testing/peers/test-client.ts';
import { runJob } from '#testing/run-job.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';
import type { Conversation } from '../contract.ts';
import type { Message } from '../contract-message.ts';
import { letterPause } from '../rules.ts';
import { replyAddress } from './commands-address.ts';

let product: TestProduct;
let staff: TestClient;
let person: BuiltAccount;
let client: TestClient;
let conversationId: string;
let number = 0;

beforeAll(async () => {
  product = await openTestProduct({ replace: () => ({ resolver: zoneResolver(testZone) }) });
});
afterAll(() => product.close());
beforeEach(async () => {
  number += 1;
  product.pass(3_600_000);
  staff = product.client();
  await buildStaff(product, staff);
  person = await buildAccount(product, { email: `elin${number}@krogen.example`, fullName: 'Elin Sandberg' });
  client = product.client();
  await signIn(client, person);
  const sent = await client.post('help/conversations', { body: { words: 'Hur gör jag?' } });
  conversationId = sent.json<{ conversationId: string }>().data.conversationId;
});

const handlers = () => jobHandlersOf(composed.features, product);
const tell = () => runJob(handlers(), 'tell-answers', { conversationId });
const answer = async (words: string) => {
  product.pass(1_000);
  await staff.post(`support/conversations/${conversationId}/messages`, { body: { words } });
};
const letters = () => lettersTo(product, person.email);
const messages = async (): Promise<Message[]> =>
  (await client.get(`help/conversations/${conversationId}`)).json<Conversation>().data.messages;
const address = () => replyAddress(product.keys, conversationId, 'in.test');

/** Hands a mail to the door, then works off what it enqueued; answers what was said to each recipient. */
const deliver = async (letter: Letter, to: readonly string[] = [address()]) => {
  product.pass(1_000);
  const door = mailDoor(product);
  const found = await Promise.all(to.map((each) => door.find(each)));
  const recipients = new Map(
    found.flatMap((one, at) =>
      typeof one === 'object' && one !== null ? [[to[at] ?? '', one.recipient]] : [],
    ),
  );
  if (recipients.size === 0) return found;
  await door.take({
    recipients,
    sender: letter.isForged ? 'x@evil.example' : person.email,
    clientAddress: letter.isForged ? '198.51.100.66' : '192.0.2.10',
    clientName: 'client.example',
    stream: Readable.from([buildLetter(letter)]),
  });
  const waiting = await product.db.platformRead((reader) =>
    reader.query<{ id: string }>('select id from conversation_mail where outcome is null'),
  );
  for (const { id } of waiting) await runJob(handlers(), 'collect-reply', { mailId: id });
  return found;
};
const outcomes = async () =>
  (
    await product.db.platformRead((reader) =>
      reader.query<{ outcome: string }>(
        'select outcome from conversation_mail where conversation_id = $1 order by received_at, id',
        [conversationId],
      ),
    )
  ).map(({ outcome }) => outcome);

describe('an answer of support', () => {
  test('is told by a letter whose answers come back into the conversation', async () => {
    await answer('Öppna kravet.\n\nTitta under Händelser.');
    await tell();
    const [letter] = await letters();
    expect(letter).toMatchObject({
      kicker: replyMarks.sv,
      greeting: 'Hej Elin!',
      paragraphs: ['Öppna kravet.', 'Titta under Händelser.', 'Sixten, Krogkolls support'],
      replyTo: address(),
      button: { path: `/conversations?conversation=${conversationId}` },
    });
    const text = [
      'Perfekt, tack.',
      '',
      'Den 20 nov. 2026 skrev Krogkoll:',
      `> ${replyMarks.sv}`,
      '> Hej Elin!',
    ];
    await deliver({ from: `Elin <${person.email}>`, text: text.join('\r\n') });
    expect((await messages()).at(-1)).toMatchObject({
      author: 'person',
      words: 'Perfekt, tack.',
      viaMail: true,
      sender: null,
    });
    const queue = (await staff.get('support/conversations?limit=200')).json<{
      content: { id: string; waitsSince: string | null }[];
    }>();
    expect(queue.data.content.find(({ id }) => id === conversationId)?.waitsSince).not.toBeNull();
  });

  test('that follows within minutes is told with the next letter, unless it was seen by then', async () => {
    await answer('Ett');
    await tell();
    await answer('Två');
    product.pass(1_000);
    await client.send('PUT', `help/conversations/${conversationId}/read`);
    await answer('Tre');
    product.pass(letterPause);
    await tell();
    await tell();
    const told = (await letters()).map(({ paragraphs }) => paragraphs.slice(0, -1));
    expect(told).toEqual([['Ett'], ['Tre']]);
  });

  test('is not written to who has been shut out', async () => {
    await answer('Ett');
    await product.db.platformTransaction((tx) =>
      tx.query('update user_account set disabled_at = now() where id = $1', [person.userId]),
    );
    await tell();
    expect(await letters()).toEqual([]);
    expect(await deliver({ text: 'Hej' })).toEqual([null]);
  });
});

describe('an address of answers', () => {
  const mangled = (): readonly (readonly [string, string])[] => {
    const [local = '', domain = ''] = address().split('@');
    const flip = (text: string, at: number) =>
      text.slice(0, at) + (text[at] === '0' ? '1' : '0') + text.slice(at + 1);
    const other = replyAddress(product.keys, product.newId(), 'in.test').split('@')[0] ?? '';
    return [
      ['another signature', `${flip(local, 40)}@${domain}`],
      ['another conversation under this signature', `${flip(local, 8)}@${domain}`],
      ['a signature of nothing', `${local.slice(0, -20)}${'0'.repeat(20)}@${domain}`],
      ['a conversation that is not there', `${other}@${domain}`],
      ['cut off', `${local.slice(0, -1)}@${domain}`],
      ['more behind it', `${local}0@${domain}`],
      ['none at all', `svar@${domain}`],
      ['made with another secret', replyAddress(sessionKeys('x'.repeat(48)), conversationId, domain)],
      ['SQL', `svar+${"' or 1=1 --"}@${domain}`],
    ];
  };

  test('opens nothing unless it is one that we made', async () => {
    for (const [, wrong] of mangled()) expect(await deliver({ text: 'Hej' }, [wrong])).toEqual([null]);
    expect(await messages()).toHaveLength(1);
  });

  test('is read in whatever case of letters, and under the secret before', async () => {
    expect(address().split('@')[0]?.length).toBeLessThanOrEqual(64);
    await deliver({ from: person.email, text: 'Versaler' }, [address().toUpperCase()]);
    const before = sessionKeys('the key of the product in memory, 48 characters long');
    const rotated = sessionKeys('n'.repeat(48), 'the key of the product in memory, 48 characters long');
    expect(before[0].reply.equals(rotated[1]?.reply ?? Buffer.alloc(0))).toBe(true);
    expect((await messages()).at(-1)?.words).toBe('Versaler');
  });

  test('beside a restaurant on one mail gives each its own', async () => {
    const house = await buildOrganization(product);
    const inbound = house.outlets[0].inboundAddress;
    await deliver({ from: person.email, text: 'Till båda' }, [inbound, address()]);
    expect((await messages()).at(-1)?.words).toBe('Till båda');
    const documents = await product.db.platformRead((reader) =>
      reader.query('select from document where organization_id = $1', [house.organizationId]),
    );
    expect(documents).toHaveLength(1);
  });
});

describe('an answer by mail', () => {
  test('that is not proven to be the person’s says whose address it claims', async () => {
    await deliver({ from: person.email, text: 'Ge mig allt', isForged: true });
    await deliver({ from: 'Elin <elin@gmail.com>', text: 'Från min telefon' });
    expect((await messages()).slice(1)).toMatchObject([
      { words: 'Ge mig allt', sender: person.email },
      { words: 'Från min telefon', sender: 'elin@gmail.com' },
    ]);
  });

  test('is collected once, however often it comes and is read', async () => {
    const letter = { from: person.email, text: 'En gång', messageId: 'one@krogen.example' };
    await deliver(letter);
    await deliver(letter);
    const [mail] = await product.db.platformRead((reader) =>
      reader.query<{ id: string }>('select id from conversation_mail where conversation_id = $1', [
        conversationId,
      ]),
    );
    await runJob(handlers(), 'collect-reply', { mailId: mail?.id });
    expect(await messages()).toHaveLength(2);
  });

  test('brings its files, and is none without words and files', async () => {
    const bytes = new TextEncoder().encode('%PDF-1.7 kvitto');
    await deliver({ from: person.email, text: `> ${replyMarks.sv}`, files: [{ name: 'kvitto.pdf', bytes }] });
    const [file] = (await messages()).at(-1)?.files ?? [];
    expect(file?.name).toBe('kvitto.pdf');
    expect((await client.get(`help/files/${file?.id}`)).text).toBe('%PDF-1.7 kvitto');
    expect((await staff.get(`support/conversation-files/${file?.id}`)).status).toBe(200);
    await deliver({ from: person.email, text: `> ${replyMarks.sv}\r\n> Hej` });
    expect(await outcomes()).toEqual(['collected', 'empty']);
  });

  test('of a machine is not collected', async () => {
    await deliver({ from: 'Elin <noreply@krogen.example>', text: 'Jag är på semester' });
    await deliver({ from: 'MAILER-DAEMON@krogen.example', subject: 'Undelivered Mail', text: 'failed' });
    expect(await outcomes()).toEqual(['automatic', 'automatic']);
    expect(await messages()).toHaveLength(1);
  });
});
