import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailDoor } from '#features/intake/mail/server/commands-door.ts';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import type { BuiltOrganization } from '#features/company/organizations/server/builders.ts';
import { loadTestServer } from '#platform/server/config.ts';
import { openSmtpReceiver } from '#platform/server/smtp/receiver.ts';
import type { SmtpReceiver } from '#platform/server/smtp/receiver.ts';
import { openFaultProxy } from '#testing/peers/fault-proxy.ts';
import type { FaultProxy } from '#testing/peers/fault-proxy.ts';
import { TestSmtpClient } from '#testing/peers/smtp-client.ts';
import { openTestProduct } from '#testing/world/product.ts';
import type { TestProduct } from '#testing/world/product.ts';

const proxies: FaultProxy[] = [];
let product: TestProduct;
let organization: BuiltOrganization;
let receiver: SmtpReceiver;
let sent = 0;

beforeAll(async () => {
  product = await openTestProduct({
    through: async (url) => {
      const proxy = await openFaultProxy(new URL(url));
      proxies.push(proxy);
      return proxy.url;
    },
  });
  organization = await buildOrganization(product, { plan: 'premium-plus' });
  const log = { warn: () => undefined, debug: () => undefined };
  receiver = await openSmtpReceiver({
    host: '127.0.0.1',
    port: 0,
    name: 'mx.test',
    door: mailDoor(product),
    log,
  });
}, 120_000);
afterAll(async () => {
  await receiver.close();
  await product.close();
  for (const proxy of proxies) proxy.close();
});

const newMail = (): string =>
  `From: f@leverantor.example\r\nSubject: Faktura ${(sent += 1)}\r\n\r\nse bilaga`;

/** Tries to deliver a mail; answers the last that was said, and how long it took. */
const deliver = async (mail: string): Promise<{ code: string; took: number }> => {
  const start = performance.now();
  const client = await TestSmtpClient.open(receiver.port);
  const [recipient = ''] = await client.begin('f@leverantor.example', [
    organization.outlets[0].inboundAddress,
  ]);
  const said = recipient.startsWith('250') ? await client.data(mail) : recipient;
  client.close();
  return { code: said.slice(0, 9), took: performance.now() - start };
};

/** Sends it again, as senders do, until it is taken. */
const deliverAtLast = async (mail: string): Promise<void> => {
  await expect.poll(async () => (await deliver(mail)).code, { timeout: 5_000 }).toBe('250 2.0.0');
};

/** Every mail that was ever sent is there, and none is a document of its own twice. */
const expectAll = async (): Promise<void> => {
  const count = (): Promise<{ count: number }[]> =>
    product.db.tenantRead(organization.organizationId, (reader) =>
      reader.query(
        `select count(*)::int as count from document where channel = 'email' and duplicate_of is null`,
      ),
    );
  await expect.poll(count, { timeout: 5_000 }).toEqual([{ count: sent }]);
};

test('R53 mail for a database that is away is put off at once, and taken when it is back', async () => {
  const mail = newMail();
  product.cutDatabase(true);
  expect((await deliver(mail)).code).toBe('451 4.3.0');
  product.cutDatabase(false);
  await deliverAtLast(mail);
  await expectAll();
});

describe.skipIf(loadTestServer() === undefined)('R53 mail before a faulty line to PostgreSQL', () => {
  const line = (): FaultProxy => {
    const [proxy] = proxies;
    if (proxy === undefined) throw new Error('no line was opened');
    return proxy;
  };

  test.each(['refuse', 'stall'] as const)(
    'R53 that says %s is put off within 10 s, and taken 5 s after',
    async (fault) => {
      const mail = newMail();
      line().set(fault);
      if (fault === 'refuse') line().cut();
      const { code, took } = await deliver(mail);
      expect([code, took < 10_000]).toEqual(['451 4.3.0', true]);
      line().set('open');
      line().cut();
      await deliverAtLast(mail);
      await expectAll();
    },
    60_000,
  );

  test('R30 R53 that is cut at any byte loses nothing that was acknowledged, and doubles nothing', async () => {
    for (let bytes = 1; bytes < 6_000; bytes += 400) {
      const mail = newMail();
      line().cutAfter(bytes);
      const { code } = await deliver(mail);
      expect(['250 2.0.0', '451 4.3.0']).toContain(code);
      line().cut();
      if (code !== '250 2.0.0') await deliverAtLast(mail);
      await expectAll();
    }
  }, 120_000);
});
