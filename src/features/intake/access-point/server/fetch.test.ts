import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  buildOrganization,
  type BuiltOrganization,
} from '#features/company/organizations/server/builders.ts';
import { buildDraft, buildInvoice } from '#features/purchases/invoices/server/builders.ts';
import type { GuardedFetch } from '#platform/server/http/guarded-fetch.ts';
import type { EInvoicePort } from '#platform/server/ports/e-invoices/port.ts';
import { openQvalia } from '#platform/server/ports/e-invoices/qvalia.ts';
import { openStorecove } from '#platform/server/ports/e-invoices/storecove.ts';
import { faultsBy, type PeerFault, throughFaults } from '#testing/bookkeeping/faulty.ts';
import { type ProviderPeer, qvaliaPeer, storecovePeer } from '#testing/e-invoices/provider-peers.ts';
import { randomOf } from '#testing/papers/random.ts';
import { turn } from '#testing/share.ts';
import { lifeOf, Killed } from '#testing/webhooks/mortal.ts';
import { openTestProduct, type TestProduct } from '#testing/world/product.ts';
import { fetchWaiting } from './commands-fetch.ts';

let product: TestProduct;
let built: BuiltOrganization;
let organizationNumber: string;
beforeAll(async () => {
  product = await openTestProduct();
  built = await buildOrganization(product, { plan: 'premium-plus' });
  const [own] = await product.db.platformRead((reader) =>
    reader.query<{ number: string }>(
      'select organization_number as number from organization where organization_id = $1',
      [built.organizationId],
    ),
  );
  organizationNumber = own?.number ?? '';
});
afterAll(() => product.close());

const account = '5562332451';
const peers = { storecove: storecovePeer, qvalia: () => qvaliaPeer(account) };

const portOf = (system: keyof typeof peers, { apiKey }: ProviderPeer, fetch: GuardedFetch): EInvoicePort =>
  system === 'storecove'
    ? openStorecove({ apiKey, url: 'https://provider.example', fetch })
    : openQvalia({ apiKey, account, url: 'https://provider.example', fetch });

const invoice = (number: string, buyer = organizationNumber): Uint8Array =>
  buildInvoice({ number, buyer: { ...buildDraft().buyer, organizationNumber: buyer } }).bytes;

const arrived = (system: string): Promise<{ id: string; documents: number }[]> =>
  product.db.platformRead((reader) =>
    reader.query<{ id: string; documents: number }>(
      `select r.message_id as id, (select count(*)::int from document d where d.id = r.document_id) as documents
       from push_receipt r where r.key_id = $1 order by 1`,
      [system],
    ),
  );

const never = new AbortController().signal;

test.each(['storecove', 'qvalia'] as const)(
  'what %s has is here once, whenever the process ends and whatever the provider does',
  async (system) => {
    const random = randomOf(turn + 1);
    const chance = (): number => random.whole(0, 999_999) / 1_000_000;
    const draw = faultsBy(chance, 0.2);
    let isWell = false;
    const peer = peers[system]();
    const fetch = throughFaults(peer.peer, () => (isWell ? null : draw()));
    const ids: string[] = [];
    for (let turns = 0; turns < 25; turns += 1) {
      const id = `doc-${turns}`;
      ids.push(`${system}:${system === 'qvalia' ? `invoices/${id}` : id}`);
      peer.arrive(id, invoice(`${system}-${turns}`));
      if (turns % 7 === 0) peer.tell('succeeded');
      const life = lifeOf(Math.floor(chance() * 25));
      const db = life.db(product.db);
      try {
        await fetchWaiting({ ...product, db }, portOf(system, peer, life.fetch(fetch)), never);
      } catch (error) {
        // The provider's fault, or our end: the next minute asks again.
        if (!(error instanceof Killed)) expect(error).toBeInstanceOf(Error);
      }
    }
    isWell = true;
    // What was set aside meanwhile is due again.
    product.pass(7 * 3_600_000);
    expect(await fetchWaiting(product, portOf(system, peer, fetch), never)).toBe(false);
    const found = await arrived(system);
    expect(found.map(({ id }) => id)).toEqual(ids.toSorted());
    expect(found.every(({ documents }) => documents === 1)).toBe(true);
    expect(peer.waiting()).toBe(0);
  },
  60_000,
);

test('a provider that is away for a day loses nothing, and nothing is asked for that is here', async () => {
  const peer = qvaliaPeer(account);
  let fault: PeerFault | null = 'drop-before';
  let asked = 0;
  const fetch = throughFaults(peer.peer, () => fault);
  const counted: GuardedFetch = (url, outgoing) => {
    asked += url.searchParams.has('integrationId') ? 1 : 0;
    return fetch(url, outgoing);
  };
  const port = portOf('qvalia', peer, counted);
  for (let hour = 0; hour < 24; hour += 1) {
    peer.arrive(`late-${hour}`, invoice(`late-${hour}`), hour === 3 ? 'creditnotes' : 'invoices');
    await expect(fetchWaiting(product, port, never)).rejects.toThrow('socket hang up');
    product.pass(3_600_000);
  }
  fault = null;
  await fetchWaiting(product, port, never);
  await fetchWaiting(product, port, never);
  expect(asked).toBe(24);
  const found = (await arrived('qvalia')).filter(({ id }) => id.includes('/late-'));
  expect(found.map(({ documents }) => documents)).toEqual(Array.from({ length: 24 }, () => 1));
});

test('the same bytes under two ids are one document, and one for nobody waits for staff', async () => {
  const peer = storecovePeer();
  const port = portOf(
    'storecove',
    peer,
    throughFaults(peer.peer, () => null),
  );
  const bytes = invoice('same');
  peer.arrive('first-of-two', bytes);
  peer.arrive('second-of-two', bytes);
  peer.arrive('of-nobody', invoice('nobody', '5566000009'));
  await fetchWaiting(product, port, never);
  const statuses = await product.db.platformRead((reader) =>
    reader.query<{ status: string }>(
      `select status from push_receipt where message_id like 'storecove:%of-%' order by message_id`,
    ),
  );
  expect(statuses.map(({ status }) => status)).toEqual(['stored', 'unrouted', 'duplicate']);
  expect(peer.waiting()).toBe(0);
});

const delayedOf = (system: string): Promise<object[]> =>
  product.db.platformRead((reader) =>
    reader.query<object>(
      `select provider_id as id, reason, attempts, is_aside as "isAside" from delayed_e_invoice
       where provider = $1 order by 1`,
      [system],
    ),
  );

test.each([
  ['storecove', 'an answer that cannot be read', 'unreadable', [200, Buffer.from('<html>')]],
  ['storecove', 'a refusal', 'refused', [422, { error: 'no' }]],
  ['qvalia', 'a refusal', 'refused', [406, {}]],
] as const)(
  'at %s %s for one document lets those behind it pass, and it comes later',
  async (system, what, reason, answer) => {
    const peer = peers[system]();
    const [stuck, next] = [`stuck ${what}`, `next ${what}`].map((name) => name.replaceAll(' ', '-'));
    let isStuck = true;
    const fetch = throughFaults(
      (request) => {
        const isFetch =
          request.url.pathname.endsWith('/original') || request.headers['accept'] === 'application/xml';
        return isStuck && isFetch && request.url.href.includes(stuck ?? '') ? answer : peer.peer(request);
      },
      () => null,
    );
    const port = portOf(system, peer, fetch);
    const [first, second] = [invoice(`${system} ${stuck}`), invoice(`${system} ${next}`)];
    // Qvalia's list begins with the newest.
    for (const [id, bytes] of system === 'qvalia'
      ? ([
          [next, second],
          [stuck, first],
        ] as const)
      : ([
          [stuck, first],
          [next, second],
        ] as const))
      peer.arrive(id ?? '', bytes);
    const idOf = (id = ''): string => (system === 'qvalia' ? `invoices/${id}` : id);
    const isHere = async (id = ''): Promise<boolean> =>
      (await arrived(system)).some((one) => one.id === `${system}:${idOf(id)}` && one.documents === 1);
    await fetchWaiting(product, port, never);
    expect([await isHere(stuck), await isHere(next)]).toEqual([false, true]);
    expect(peer.waiting()).toBe(0);
    expect(await delayedOf(system)).toEqual([{ id: idOf(stuck), reason, attempts: 1, isAside: true }]);
    await fetchWaiting(product, port, never);
    expect(await delayedOf(system)).toMatchObject([{ attempts: 1 }]);
    product.pass(60_000);
    await fetchWaiting(product, port, never);
    expect(await delayedOf(system)).toMatchObject([{ attempts: 2 }]);
    isStuck = false;
    product.pass(3_600_000);
    await fetchWaiting(product, port, never);
    expect(await isHere(stuck)).toBe(true);
    expect(await delayedOf(system)).toEqual([]);
  },
);

test('a document that the provider is silent about holds the others up for five tries only', async () => {
  const peer = storecovePeer();
  const port = portOf(
    'storecove',
    peer,
    throughFaults(
      (request) => (request.url.pathname.includes('silent-one/original') ? [503, {}] : peer.peer(request)),
      () => null,
    ),
  );
  peer.arrive('silent-one', invoice('silent-one'));
  peer.arrive('behind-it', invoice('behind-it'));
  for (let minute = 0; minute < 4; minute += 1)
    await expect(fetchWaiting(product, port, never)).rejects.toThrow('answered 503');
  await fetchWaiting(product, port, never);
  expect((await arrived('storecove')).some(({ id }) => id === 'storecove:behind-it')).toBe(true);
  expect(await delayedOf('storecove')).toMatchObject([{ reason: 'silent', attempts: 5, isAside: true }]);
});

test('an entry of the list without an id does not hide the others', async () => {
  const peer = qvaliaPeer(account);
  peer.arrive('after-nameless', invoice('after-nameless'));
  const fetch = throughFaults(
    (request) => {
      const answer = peer.peer(request);
      const [status, body] = answer;
      const isList = request.headers['accept'] === 'application/json' && status === 200;
      if (!isList) return answer;
      return [200, { data: [{ Invoice: {} }, ...(body as { data: object[] }).data] }];
    },
    () => null,
  );
  await fetchWaiting(product, portOf('qvalia', peer, fetch), never);
  expect((await arrived('qvalia')).some(({ id }) => id === 'qvalia:invoices/after-nameless')).toBe(true);
});
