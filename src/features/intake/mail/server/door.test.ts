import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestPipeline } from '#testing/world/pipeline.ts';
import type { TestPipeline } from '#testing/world/pipeline.ts';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import type { BuiltOrganization } from '#features/company/organizations/server/builders.ts';
import { DatabaseUnavailable } from '#platform/server/db/unavailable.ts';
import { StorageFull } from '#platform/server/ports/storage/port.ts';
import { openSmtpReceiver } from '#platform/server/smtp/receiver.ts';
import type { SmtpReceiver } from '#platform/server/smtp/receiver.ts';
import { TestSmtpClient } from '#testing/peers/smtp-client.ts';
import { mailDoor } from './commands-door.ts';

/** What goes wrong in the next deliveries. */
const fault = {
  database: 'up' as 'up' | 'away' | 'stuck' | 'no-commit' | 'one-commit',
  isFull: false,
};
let pipeline: TestPipeline;
let other: BuiltOrganization;
let receiver: SmtpReceiver;
let sent = 0;

const faulty = ({ db, storage }: TestPipeline): Pick<TestPipeline, 'db' | 'storage'> => ({
  db: {
    ...db,
    platformRead: (work) =>
      fault.database === 'away' ? Promise.reject(new DatabaseUnavailable(null)) : db.platformRead(work),
    async tenantTransaction(organizationId, work) {
      if (fault.database === 'stuck') await delay(700);
      const isFirst = organizationId === pipeline.organization.organizationId;
      const commits = fault.database === 'one-commit' ? isFirst : fault.database !== 'no-commit';
      if (commits) return db.tenantTransaction(organizationId, work);
      return db.tenantTransaction(organizationId, async (tx) => {
        await work(tx);
        throw new DatabaseUnavailable(new Error('cut before the commit'));
      });
    },
  },
  storage: {
    ...storage,
    put: (source) => (fault.isFull ? Promise.reject(new StorageFull('no room')) : storage.put(source)),
  },
});

beforeAll(async () => {
  pipeline = await openTestPipeline();
  other = await buildOrganization(pipeline, { outlets: ['Lilla Bryggan', 'Stora Bryggan'] });
  receiver = await openSmtpReceiver({
    host: '127.0.0.1',
    port: 0,
    name: 'mx.test',
    door: mailDoor({ ...pipeline, ...faulty(pipeline) }, { waiting: 20, patience: 500 }),
    log: { warn: () => undefined, debug: () => undefined },
  });
});
beforeEach(() => Object.assign(fault, { database: 'up', isFull: false }));
afterAll(async () => {
  await receiver.close();
  await pipeline.close();
});

const address = (): string => pipeline.organization.outlets[0].inboundAddress;

const newMail = (headers = ''): string =>
  `From: faktura@leverantor.example\r\nSubject: Faktura ${(sent += 1)}\r\n${headers}\r\n\r\nse bilaga`;

/** Delivers one mail; answers what was said to each recipient and at the end. */
const deliver = async (mail: string, ...recipients: readonly string[]): Promise<string[]> => {
  pipeline.clock.advance(1_000);
  const client = await TestSmtpClient.open(receiver.port);
  const replies = await client.begin('faktura@leverantor.example', recipients);
  replies.push(await client.data(mail));
  client.close();
  return replies;
};

const mailSql = `
  select d.id, d.file_name as name, d.state, d.channel, d.duplicate_of as "duplicateOf", d.mail_id = d.id as "isOwn",
    m.recipient, m.envelope_sender as sender, m.client_address as client, m.client_name as "clientName", m.door
  from document d join mail m on m.document_id = d.id and m.unit_id = d.unit_id
  where d.organization_id = $1 and d.unit_id = $2 order by d.received_at, d.id`;

interface MailRow {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly duplicateOf: string | null;
}

const mailsOf = (organization: BuiltOrganization, outlet = 0): Promise<MailRow[]> =>
  pipeline.db.tenantRead(organization.organizationId, (reader) =>
    reader.query<MailRow>(mailSql, [organization.organizationId, organization.outlets[outlet]?.unitId]),
  );

const waitingCount = async (): Promise<number> => (await mailsOf(pipeline.organization)).length;

describe('mail that is sent to a unit', () => {
  test('R30 is a document with its envelope once it is acknowledged, whatever the case of the address', async () => {
    const replies = await deliver(newMail(), address().toUpperCase());
    const [mail] = await mailsOf(pipeline.organization);
    expect(replies).toEqual([expect.stringMatching(/^250/), `250 2.0.0 Stored as ${mail?.id}`]);
    expect(mail).toMatchObject({
      name: 'Faktura 1.eml',
      state: 'stored',
      channel: 'email',
      isOwn: true,
      sender: 'faktura@leverantor.example',
      client: '127.0.0.1',
      clientName: 'client.example',
      door: 'smtp',
    });
  });

  test('R31 twice is linked to the first', async () => {
    const mail = newMail();
    await deliver(mail, address());
    expect((await deliver(mail, address())).at(-1)).toMatch(/^250/);
    const [first, second] = (await mailsOf(pipeline.organization)).slice(-2);
    expect(second).toMatchObject({ state: 'duplicate', duplicateOf: first?.id });
  });

  test('R33 goes to the envelope’s recipients alone, whoever else the headers name', async () => {
    const [lilla, stora] = other.outlets;
    const before = await waitingCount();
    const headers = `To: ${address()}\r\nCc: ${stora?.inboundAddress}`;
    const replies = await deliver(newMail(headers), lilla.inboundAddress, 'nobody@in.test', 'postmaster');
    expect(replies.map((reply) => reply.slice(0, 9))).toEqual([
      '250 Accep',
      '550 5.1.1',
      '550 5.1.1',
      '250 2.0.0',
    ]);
    expect([await waitingCount(), (await mailsOf(other)).length, (await mailsOf(other, 1)).length]).toEqual([
      before,
      1,
      0,
    ]);
  });

  test('R33 of several organizations is each one’s own', async () => {
    const [lilla, stora] = other.outlets;
    const before = await waitingCount();
    await deliver(newMail(), address(), lilla.inboundAddress, stora?.inboundAddress ?? '');
    expect([await waitingCount(), (await mailsOf(other)).length, (await mailsOf(other, 1)).length]).toEqual([
      before + 1,
      2,
      1,
    ]);
  });

  test('R33 an address that was changed takes no more mail', async () => {
    const [, stora] = other.outlets;
    const before = stora?.inboundAddress ?? '';
    await pipeline.db.tenantTransaction(other.organizationId, (tx) =>
      tx.query('update unit set inbound_address = $1 where id = $2', ['stora-2@in.test', stora?.unitId]),
    );
    expect(await deliver(newMail(), before, 'stora-2@in.test')).toEqual([
      '550 5.1.1 No such address here',
      expect.stringMatching(/^250/),
      expect.stringMatching(/^250 2\.0\.0/),
    ]);
  });
});

describe('mail that cannot be kept', () => {
  test('R30 is not acknowledged when its row is not committed, and leaves nothing', async () => {
    const before = await waitingCount();
    fault.database = 'no-commit';
    expect((await deliver(newMail(), address())).at(-1)).toMatch(/^451 4\.3\.0/);
    expect(await waitingCount()).toBe(before);
  });

  test('R30 for one of two units is sent again to both, and doubles nothing', async () => {
    const before = await waitingCount();
    const mail = newMail();
    const both = [address(), other.outlets[0].inboundAddress];
    fault.database = 'one-commit';
    expect((await deliver(mail, ...both)).at(-1)).toMatch(/^451 4\.3\.0/);
    fault.database = 'up';
    expect((await deliver(mail, ...both)).at(-1)).toMatch(/^250/);
    const own = (await mailsOf(pipeline.organization)).slice(before);
    expect(own.map(({ state, duplicateOf }) => [state, duplicateOf])).toEqual([
      ['stored', null],
      ['duplicate', own[0]?.id],
    ]);
    expect((await mailsOf(other)).at(-1)).toMatchObject({ state: 'stored' });
  });

  test('R53 for a database that is away is put off at the recipient already, and taken when it is back', async () => {
    fault.database = 'away';
    expect((await deliver(newMail(), address()))[0]).toMatch(/^451 4\.3\.0/);
    fault.database = 'up';
    expect((await deliver(newMail(), address())).at(-1)).toMatch(/^250/);
  });

  test('R53 for a database that does not answer is put off in time', async () => {
    fault.database = 'stuck';
    const start = performance.now();
    expect((await deliver(newMail(), address())).at(-1)).toMatch(/^451 4\.3\.0/);
    expect(performance.now() - start).toBeLessThan(2_000);
    await delay(400);
  });

  test('R41 for want of room is put off, and taken when there is some', async () => {
    const before = await waitingCount();
    fault.isFull = true;
    expect((await deliver(newMail(), address())).at(-1)).toMatch(/^452 4\.3\.1/);
    expect(await waitingCount()).toBe(before);
    fault.isFull = false;
    expect((await deliver(newMail(), address())).at(-1)).toMatch(/^250/);
  });

  test('R58 for a unit with a long queue is put off, and for others is not', async () => {
    const answers: string[] = [];
    for (let mail = 0; mail < 20; mail += 1) answers.push((await deliver(newMail(), address()))[0] ?? '');
    expect(answers.at(-1)).toMatch(/^451 4\.3\.2/);
    expect((await deliver(newMail(), other.outlets[0].inboundAddress)).at(-1)).toMatch(/^250/);
  });
});
