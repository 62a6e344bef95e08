import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildDraft, buildInvoice } from '#features/purchases/invoices/server/builders.ts';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import type { BuiltOrganization } from '#features/company/organizations/server/builders.ts';
import type { Db } from '#platform/server/db/port.ts';
import { DatabaseUnavailable } from '#platform/server/db/unavailable.ts';
import type { TestAnswer } from '#testing/peers/test-client.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';
import type { PushReceipt } from '../contract.ts';
import { buildEnvelope, buildPush, pushPath } from './builders.ts';

let product: TestProduct;
let one: BuiltOrganization;
let two: BuiltOrganization;
let numbers: Readonly<Record<'one' | 'two', string>>;
const route = async (
  address: string,
  { organizationId, outlets }: BuiltOrganization,
  at = 0,
): Promise<void> => {
  const [scheme, value] = address.split(':');
  await product.db.platformTransaction((tx) =>
    tx.query(
      'insert into unit_route (organization_id, unit_id, scheme, value, created_at) values ($1, $2, $3, $4, now())',
      [organizationId, outlets[at]?.unitId, scheme, value],
    ),
  );
};
const rows = <Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> =>
  product.db.platformRead((reader) => reader.query<Row>(sql, values));

let failing: ((commit: () => Promise<unknown>) => Promise<unknown>) | null = null;
const faulty = (db: Db): Db => ({
  ...db,
  platformTransaction: (work) => {
    const run = (): ReturnType<typeof db.platformTransaction<never>> =>
      db.platformTransaction(work) as Promise<never>;
    return failing === null ? run() : (failing(run) as Promise<never>);
  },
});

beforeAll(async () => {
  product = await openTestProduct({ replace: ({ db }) => ({ db: faulty(db) }) });
  one = await buildOrganization(product);
  two = await buildOrganization(product, { outlets: ['Krog Ett', 'Krog Två'] });
  const numberOf = async (id: string): Promise<string> =>
    (
      await rows<{ n: string }>(
        'select organization_number as n from organization where organization_id = $1',
        [id],
      )
    )[0]?.n ?? '';
  numbers = { one: await numberOf(one.organizationId), two: await numberOf(two.organizationId) };
  await route('0088:7300010000001', two, 1);
});
afterAll(() => product.close());

interface Sent {
  readonly messageId?: string;
  readonly recipient?: string;
}

const push = (bytes: Uint8Array, sent: Sent = {}): Promise<TestAnswer> =>
  product
    .client()
    .post(pushPath, buildPush(bytes, { keys: product.accessPointKeys, now: product.clock.now(), ...sent }));

const receipt = async (answering: Promise<TestAnswer>): Promise<PushReceipt> => {
  const answer = await answering;
  expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('receiptId')]);
  return answer.json<PushReceipt>().data;
};

const invoiceTo = (number: string, organizationNumber: string): Uint8Array =>
  buildInvoice({ number, buyer: { ...buildDraft().buyer, organizationNumber } }).bytes;

const unitOf = async ({ documentId }: PushReceipt): Promise<string | undefined> =>
  (await rows<{ unit: string }>('select unit_id as unit from document where id = $1', [documentId]))[0]?.unit;

const enveloped = (inside: Uint8Array, receiver: string, instanceId: string): Uint8Array =>
  buildEnvelope(new TextDecoder().decode(inside), receiver, instanceId);

describe('where a push goes', () => {
  test.each([
    ['the envelope before all else', { envelope: '0088:7300010000001', header: true, buyer: 'one' }, 'two.1'],
    ['the header before the buyer', { header: '0088:7300010000001', buyer: 'one' }, 'two.1'],
    ['the buyer, when nothing else is said', { buyer: 'one' }, 'one.0'],
    ['the only unit that addresses name', { buyer: 'two' }, 'two.1'],
    [
      'nowhere by an envelope that names a stranger',
      { envelope: '0088:7300010000999', buyer: 'one' },
      'recipient.unknown',
    ],
    ['nowhere by a header that is no address', { header: 'somebody', buyer: 'one' }, 'recipient.unknown'],
    ['nowhere by a stranger as buyer', { buyer: 'stranger' }, 'recipient.unknown'],
  ] as const)('%s', async (name, told, wanted) => {
    const said: { envelope?: string; header?: string | true; buyer: 'one' | 'two' | 'stranger' } = told;
    const bare = invoiceTo(name, said.buyer === 'stranger' ? '5590000004' : numbers[said.buyer]);
    const bytes = said.envelope === undefined ? bare : enveloped(bare, said.envelope, name);
    const header = said.header === true ? `0007:${numbers.one}` : said.header;
    const given = await receipt(push(bytes, header === undefined ? {} : { recipient: header }));
    if (wanted.startsWith('recipient')) {
      expect(given).toMatchObject({ status: 'unrouted', documentId: null });
      const [kept] = await rows('select reason, state from unrouted_document where sha256 = $1', [
        given.sha256,
      ]);
      expect(kept).toEqual({ reason: wanted, state: 'waiting' });
      return;
    }
    const [whose, at] = wanted.split('.');
    const unit = (whose === 'one' ? one : two).outlets[Number(at)]?.unitId;
    expect(given.status).toBe('stored');
    expect(await unitOf(given)).toBe(unit);
  });

  test('several units of one number, none or all of them named', async () => {
    const many = await buildOrganization(product, { outlets: ['A', 'B'] });
    const sql = 'select organization_number as n from organization where organization_id = $1';
    const [number] = await rows<{ n: string }>(sql, [many.organizationId]);
    for (const at of [0, 1]) {
      const given = await receipt(push(invoiceTo(`several ${at}`, number?.n ?? '')));
      expect(given.status).toBe('unrouted');
      const [kept] = await rows('select reason, recipient from unrouted_document where sha256 = $1', [
        given.sha256,
      ]);
      expect(kept).toEqual({ reason: 'recipient.several-units', recipient: `0007:${number?.n}` });
      await route(`0088:730001000010${at}`, many, at);
      await route(`0088:730001000020${at}`, many, 1 - at);
    }
  });

  test('R37 a document type is kept and explained, whether its unit is known or not', async () => {
    const bytes = Buffer.from('<!DOCTYPE I SYSTEM "http://127.0.0.1:9/x"><Invoice/>');
    const unknown = await receipt(push(bytes, { messageId: 'doctype' }));
    const [kept] = await rows('select reason from unrouted_document where sha256 = $1', [unknown.sha256]);
    expect(kept).toEqual({ reason: 'xml.doctype' });
    const known = await receipt(push(bytes, { messageId: 'doctype to', recipient: `0007:${numbers.one}` }));
    expect(known.status).toBe('stored');
    await product.startJobs();
    const state = () => rows('select state, reason from document where id = $1', [known.documentId]);
    await expect.poll(state, { timeout: 20_000 }).toEqual([{ state: 'unreadable', reason: 'xml.doctype' }]);
  }, 30_000);

  test('the original is the envelope as it came', async () => {
    const bytes = enveloped(invoiceTo('as it came', numbers.one), `0007:${numbers.one}`, 'as it came');
    const { sha256 } = await receipt(push(bytes));
    expect(sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(await product.storage.has(sha256)).toBe(true);
  });
});

describe('R31 the same push again', () => {
  test('R31 R46 gets the same receipt, five at once and for ever, and makes one document', async () => {
    const bytes = enveloped(invoiceTo('parallel', numbers.one), `0007:${numbers.one}`, 'parallel');
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => receipt(push(bytes))));
    product.pass(400 * 86_400_000);
    answers.push(await receipt(push(bytes)), await receipt(push(bytes, { messageId: 'parallel' })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const [count] = await rows('select count(*)::int as n from document where sha256 = $1', [
      answers[0]?.sha256,
    ]);
    expect(count).toEqual({ n: 1 });
  });

  test('R31 under another id is one invoice, and its second document points to the first', async () => {
    const bytes = invoiceTo('twice', numbers.one);
    const first = await receipt(push(bytes, { messageId: 'first' }));
    const second = await receipt(push(bytes, { messageId: 'second' }));
    expect([first.status, second.status]).toEqual(['stored', 'duplicate']);
    const [linked] = await rows('select duplicate_of as of from document where id = $1', [second.documentId]);
    expect(linked).toEqual({ of: first.documentId });
  });

  test('R31 R46 with other bytes is refused, and kept for staff to see', async () => {
    await receipt(push(invoiceTo('original', numbers.one), { messageId: 'reused' }));
    const other = invoiceTo('swapped', numbers.one);
    for (const _ of [1, 2])
      expect(await push(other, { messageId: 'reused' })).toMatchObject({
        status: 409,
        text: '{"message":"message.reused"}',
      });
    const kept = await rows(`select reason, state from unrouted_document where message_id = 'reused'`);
    expect(kept).toEqual([{ reason: 'message.reused', state: 'waiting' }]);
  });

  test('without any id is known by its bytes', async () => {
    const bytes = invoiceTo('nameless', numbers.one);
    expect(await receipt(push(bytes))).toEqual(await receipt(push(bytes)));
  });
});

describe('R30 a receipt is given for what is durable', () => {
  test('R30 a commit that fails is 503 without a receipt, and the next try is the first', async () => {
    const bytes = invoiceTo('fails', numbers.one);
    failing = () => Promise.reject(new DatabaseUnavailable(new Error('cut before the commit')));
    const refused = await push(bytes, { messageId: 'fails' });
    failing = null;
    expect(refused).toMatchObject({ status: 503, text: '{"message":"service.unavailable"}' });
    expect(refused.headers['retry-after']).toBe('2');
    expect(await rows(`select from push_receipt where message_id = 'fails'`)).toEqual([]);
    expect((await receipt(push(bytes, { messageId: 'fails' }))).status).toBe('stored');
  });

  test('R30 R46 a receipt that was lost on its way is given again after a cut', async () => {
    const bytes = invoiceTo('lost', numbers.one);
    failing = async (commit) => {
      await commit();
      throw new DatabaseUnavailable(new Error('cut after the commit'));
    };
    expect((await push(bytes, { messageId: 'lost' })).status).toBe(503);
    failing = null;
    const again = await receipt(push(bytes, { messageId: 'lost' }));
    expect(again.status).toBe('stored');
    const [count] = await rows('select count(*)::int as n from document where sha256 = $1', [again.sha256]);
    expect(count).toEqual({ n: 1 });
  });

  test('R58 a unit in which too much waits asks senders to come again', async () => {
    const full = await buildOrganization(product);
    const scope = [full.organizationId, full.outlets[0].unitId];
    await route('0088:7300010000777', full);
    // Taken by somebody who never gets to them, so that no reader here works them off.
    await product.db.platformTransaction((tx) =>
      tx.query(
        `insert into document (organization_id, unit_id, id, sha256, size, file_name, content_type, channel, state, received_at,
           leased_by, leased_until)
         select $1, $2, gen_random_uuid(), 'waits ' || n, 1, 'x', 'x', 'upload', 'stored', now(), gen_random_uuid(), 'infinity'
         from generate_series(1, 20000) n`,
        scope,
      ),
    );
    const bytes = invoiceTo('pressure', numbers.one);
    const asked = { messageId: 'pressure', recipient: '0088:7300010000777' };
    expect(await push(bytes, asked)).toMatchObject({
      status: 503,
      text: '{"message":"service.unavailable"}',
    });
    await product.db.platformTransaction((tx) =>
      tx.query(`update document set state = 'settled' where unit_id = $1 and sha256 = 'waits 1'`, [scope[1]]),
    );
    expect((await receipt(push(bytes, asked))).status).toBe('stored');
  });
});
