import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestPipeline } from '#testing/world/pipeline.ts';
import type { TestPipeline } from '#testing/world/pipeline.ts';
import { StorageFull } from '#platform/server/ports/storage/port.ts';
import type { MailboxEntry } from '#platform/server/imap/mailboxes-file.ts';
import { TestImapServer } from '#testing/peers/imap-server.ts';
import { visitMailbox } from './commands-mailbox.ts';
import type { MailboxDeps } from './commands-mailbox.ts';
import { listMailboxes, mailboxesOf } from './queries-doors.ts';
import type { MailboxStatus } from './queries-doors.ts';

let pipeline: TestPipeline;
let server: TestImapServer;
let port: number;
const said: string[] = [];

beforeAll(async () => {
  pipeline = await openTestPipeline();
  server = new TestImapServer();
  port = await server.listen();
});
afterAll(async () => {
  server.close();
  await pipeline.close();
});

const entry = (address: string = pipeline.organization.outlets[0].inboundAddress): MailboxEntry => ({
  name: 'krog@127.0.0.1/INBOX',
  address,
  host: '127.0.0.1',
  port,
  tls: 'none',
  user: 'krog',
  password: 'correct',
  folder: 'INBOX',
  takeExisting: true,
  processedFolder: 'Krogkoll',
});

const look = (replaced: Partial<MailboxDeps> = {}, address?: string): Promise<void> => {
  pipeline.clock.advance(1_000);
  return visitMailbox(
    { ...pipeline, log: { warn: (_details, message) => void said.push(message) }, ...replaced },
    { accessToken: null, entry: entry(address) },
    new AbortController().signal,
  );
};

const mails = () =>
  pipeline.rows<{ name: string; state: string; door: string; client: string | null; recipient: string }>(
    `select d.file_name as name, d.state, m.door, m.client_address as client, m.recipient
     from document d join mail m on m.document_id = d.id order by d.received_at, d.file_name`,
  );

const status = async (): Promise<MailboxStatus | undefined> => {
  const { organizationId } = pipeline.scope;
  const [first] = await pipeline.db.tenantRead(organizationId, (reader) =>
    listMailboxes(reader, pipeline.scope),
  );
  return first;
};

const put = (subject: string): number =>
  server.put(`From: faktura@leverantor.example\r\nSubject: ${subject}\r\n\r\nse bilaga\r\n`);

describe('a mailbox that is looked into', () => {
  test('gives its mails to the unit, and is told to be well', async () => {
    put('first');
    put('second');
    await look();
    expect(await mails()).toEqual(
      ['first.eml', 'second.eml'].map((name) => ({
        name,
        state: 'stored',
        door: 'mailbox',
        client: null,
        recipient: pipeline.organization.outlets[0].inboundAddress,
      })),
    );
    expect(server.uids()).toEqual([]);
    expect(await status()).toMatchObject({ name: 'krog@127.0.0.1/INBOX', error: null, failures: 0 });
    expect((await status())?.takenAt).toBeInstanceOf(Date);
  });

  test('R30 gives a mail once though its move was cut, and though two look at the same time', async () => {
    put('third');
    server.breakAt = 'UID MOVE';
    await look();
    expect(await status()).toMatchObject({ error: 'mailbox.unreachable', failures: 1 });
    expect(server.uids()).toEqual([3]);
    pipeline.clock.advance(60_000);
    put('fourth');
    await Promise.all([look(), look()]);
    expect((await mails()).map(({ name, state }) => [name, state])).toEqual(
      ['first', 'second', 'third', 'fourth'].map((name) => [`${name}.eml`, 'stored']),
    );
    expect(server.uids()).toEqual([]);
  });

  test('R41 keeps a mail where it is while there is no room for it', async () => {
    put('fifth');
    const full = { ...pipeline.storage, put: () => Promise.reject(new StorageFull('no room')) };
    pipeline.clock.advance(60_000);
    await look({ storage: full });
    expect(await status()).toMatchObject({ error: 'storage.full', failures: 1 });
    expect([(await mails()).length, server.uids()]).toEqual([4, [5]]);
    await look();
    expect((await mails()).length).toBe(4);
    pipeline.clock.advance(60_000);
    await look();
    expect((await mails()).at(-1)?.name).toBe('fifth.eml');
    expect(await status()).toMatchObject({ error: null, failures: 0 });
  });

  test('R53 is not to blame for a database that is away', async () => {
    put('sixth');
    const db = {
      ...pipeline.db,
      tenantTransaction: () => Promise.reject(new RangeError('the database')),
    };
    await expect(look({ db })).rejects.toThrow('the database');
    expect(await status()).toMatchObject({ error: null });
    await look();
    expect((await mails()).length).toBe(6);
  });

  test('that does not let us in is asked ever more rarely', async () => {
    server.password = 'changed';
    const before = server.said.length;
    for (let minute = 0; minute < 16; minute += 1) {
      await look();
      pipeline.clock.advance(59_000);
    }
    expect(await status()).toMatchObject({ error: 'mailbox.refused', failures: 5 });
    expect(server.said.slice(before).filter((line) => line.startsWith('LOGIN'))).toHaveLength(5);
    expect(said.join()).not.toContain('correct');
  });

  test('for an address that no unit has is let be, and its old unit sees why', async () => {
    await look({}, 'nobody@in.test');
    expect(said.at(-1)).toContain('no unit');
    const shown = async (address: string, name = entry().name) => {
      const entries = [{ ...entry(address), name }];
      return (await mailboxesOf(pipeline.db, pipeline.scope, entries)).map(({ error }) => error);
    };
    const own = pipeline.organization.outlets[0].inboundAddress;
    expect(await shown(own.toUpperCase())).toEqual(['mailbox.refused']);
    expect(await shown(own, 'new@127.0.0.1/INBOX')).toEqual([null]);
    expect(await shown('nobody@in.test')).toEqual(['mailbox.address-gone']);
    expect(await shown('nobody@in.test', 'new@127.0.0.1/INBOX')).toEqual([]);
    const [another] = await pipeline.db.platformRead((reader) =>
      reader.query<{ address: string }>('select inbound_address as address from unit where id <> $1', [
        pipeline.scope.unitId,
      ]),
    );
    expect(another === undefined ? [] : await shown(another.address)).toEqual([]);
  });
});
