import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import tlsOptions from 'smtp-server/lib/tls-options.js';
import { TestSmtpClient } from '#testing/peers/smtp-client.ts';
import { openSmtpReceiver } from './receiver.ts';
import type { SmtpOptions, SmtpReceiver } from './receiver.ts';

const quiet = { warn: () => undefined, debug: () => undefined };
const open: SmtpReceiver[] = [];
const clients: TestSmtpClient[] = [];

afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  for (const receiver of open.splice(0)) await receiver.close();
});

/** A receiver whose mails end in a list; it knows every address that begins with an a. */
const receive = async (options: Partial<SmtpOptions<string>> = {}) => {
  const mails: { to: string[]; from: string; text: string }[] = [];
  const receiver = await openSmtpReceiver<string>({
    host: '127.0.0.1',
    port: 0,
    name: 'mx.test',
    log: quiet,
    door: {
      find: async (address) => (address.startsWith('a') ? { recipient: address } : null),
      async take({ recipients, sender, stream }) {
        const chunks: Uint8Array[] = [];
        for await (const chunk of stream) chunks.push(chunk);
        mails.push({
          to: [...recipients.values()],
          from: sender,
          text: Buffer.concat(chunks).toString('latin1'),
        });
        return { receipt: `mail ${mails.length}` };
      },
    },
    ...options,
  });
  open.push(receiver);
  const client = async (): Promise<TestSmtpClient> => {
    const made = await TestSmtpClient.open(receiver.port);
    clients.push(made);
    return made;
  };
  return { receiver, mails, client };
};

/** Milliseconds of a clock that the test moves. */
const movedClock = () => {
  let now = 0;
  return { time: () => now, pass: (milliseconds: number) => void (now += milliseconds) };
};

const mail = 'From: a@b.example\r\nSubject: x\r\n\r\nhello';

/** What might end a mail for a server that is not strict, and what follows it (RFC 5321, 2.3.8 and 4.1.1.4). */
const smuggled = ['\n.\n', '\n.\r\n', '\r\n.\n', '\r.\r', '\r.\r\n', '\r\n.\r', '\n\r.\r\n', '\r\n\0.\r\n'];

describe('R45 the front of mail', () => {
  test.each(smuggled.map((sequence) => [JSON.stringify(sequence), sequence]))(
    'R45 %s ends no mail, so nothing is smuggled behind it',
    async (_name, sequence) => {
      const { mails, client } = await receive();
      const smuggler = await client();
      await smuggler.begin('s@b.example', ['a@x.test']);
      await smuggler.say('DATA');
      const hidden = 'MAIL FROM:<evil@x.test>\r\nRCPT TO:<a2@x.test>\r\nDATA\r\nFrom: evil\r\n\r\nforged';
      smuggler.write(`${mail}${sequence}${hidden}\r\n.\r\n`);
      expect(await smuggler.reply()).toMatch(/^250 2\.0\.0 mail 1$/);
      expect(await smuggler.say('NOOP')).toMatch(/^250/);
      expect(mails).toHaveLength(1);
      expect(mails[0]?.from).toBe('s@b.example');
      expect(mails[0]?.text).toContain('forged');
    },
  );

  test('R45 a mail cut into single bytes, with dots of every kind, arrives as it was written', async () => {
    const { mails, client } = await receive();
    const slow = await client();
    await slow.begin('s@b.example', ['a@x.test']);
    await slow.say('DATA');
    for (const byte of '..\r\n..x\r\na\r\n...\r\n.\r\n') slow.write(byte);
    expect(await slow.reply()).toMatch(/^250/);
    expect(mails[0]?.text).toBe('.\r\n.x\r\na\r\n..\r\n');
  });

  test('R45 what was said in the clear behind STARTTLS is not heard inside it', async () => {
    const { key, cert } = tlsOptions({}) as { key: string; cert: string };
    const { mails, client } = await receive({ tls: { key, cert } });
    const injector = await client();
    expect(await injector.say('EHLO c.example')).toContain('STARTTLS');
    injector.write('STARTTLS\r\nEHLO evil.example\r\nMAIL FROM:<evil@x.test>\r\nRCPT TO:<a@x.test>\r\n');
    expect(await injector.reply()).toMatch(/^220/);
    await injector.secure();
    expect(await injector.say('DATA')).toMatch(/^503/);
    expect(await injector.say('EHLO c.example')).not.toContain('STARTTLS');
    await injector.begin('s@b.example', ['a@x.test']);
    expect(await injector.data(mail)).toMatch(/^250/);
    expect(mails.map(({ from }) => from)).toEqual(['s@b.example']);
  });

  test('R45 commands may be sent ahead, and each is answered in its turn', async () => {
    const { mails, client } = await receive();
    const ahead = await client();
    ahead.write(
      'EHLO c.example\r\nMAIL FROM:<s@b.example>\r\nRCPT TO:<a@x.test>\r\nRCPT TO:<b@x.test>\r\nDATA\r\n',
    );
    const codes: string[] = [];
    for (let reply = 0; reply < 5; reply += 1) codes.push((await ahead.reply()).slice(0, 3));
    expect(codes).toEqual(['250', '250', '250', '550', '354']);
    ahead.write(`${mail}\r\n.\r\nMAIL FROM:<>\r\nRCPT TO:<a@x.test>\r\nDATA\r\n`);
    for (let reply = 0; reply < 4; reply += 1) codes.push((await ahead.reply()).slice(0, 3));
    ahead.write(`${mail}\r\n.\r\nQUIT\r\n`);
    expect(await ahead.reply()).toMatch(/^250/);
    expect(await ahead.reply()).toMatch(/^221/);
    expect(mails.map(({ from }) => from)).toEqual(['s@b.example', '']);
  });

  test('R45 a command of ten megabytes ends its connection and nobody else’s', async () => {
    const { client } = await receive();
    const [loud, other] = [await client(), await client()];
    loud.write('X'.repeat(10 * 1024 ** 2));
    expect(await loud.reply()).toMatch(/^421|^closed/);
    expect(await other.say('NOOP')).toMatch(/^250/);
  });

  test('R45 nobody signs in, asks who lives here, or speaks for another', async () => {
    const { client } = await receive();
    const curious = await client();
    const greeting = await curious.say('EHLO c.example');
    for (const word of ['PIPELINING', '8BITMIME', 'SMTPUTF8', 'SIZE 36700160'])
      expect(greeting).toContain(word);
    for (const word of ['AUTH', 'STARTTLS', 'XCLIENT']) expect(greeting).not.toContain(word);
    for (const line of ['VRFY a', 'EXPN a', 'AUTH PLAIN AGEAYg==', 'XCLIENT ADDR=192.0.2.1', 'STARTTLS'])
      expect([line, await curious.say(line)]).toEqual([line, expect.stringMatching(/^50\d/)]);
  });

  test('R45 R58 slow peers are cut off after their time, and mail flows past them', async () => {
    const { time, pass } = movedClock();
    const { mails, client } = await receive({ time });
    const slow: TestSmtpClient[] = [];
    for (let peer = 0; peer < 40; peer += 1) slow.push(await client());
    for (const peer of slow) {
      await peer.begin('s@b.example', ['a@x.test']);
      await peer.say('DATA');
      peer.write('F');
    }
    const honest = await client();
    for (let sent = 1; sent <= 50; sent += 1) {
      await honest.begin('h@b.example', ['a@x.test']);
      expect(await honest.data(mail)).toMatch(/^250/);
    }
    pass(20_500);
    for (const peer of slow) expect(await peer.reply()).toMatch(/^421 4\.4\.2/);
    expect(mails).toHaveLength(50);
    expect(await honest.say('NOOP')).toMatch(/^250/);
    pass(300_000);
    expect(await honest.reply()).toMatch(/^421 4\.4\.2/);
  });

  test('R58 connections are limited for one client and for all', async () => {
    const { receiver } = await receive({ limits: { connections: 3 } });
    const greetings: string[] = [];
    for (let peer = 0; peer < 4; peer += 1) {
      const made = new TestSmtpClient(connect(receiver.port, '127.0.0.1'));
      clients.push(made);
      greetings.push((await made.reply()).slice(0, 3));
    }
    expect(greetings).toEqual(['220', '220', '220', '421']);
  });
});

describe('R33 limits of an envelope', () => {
  test('R33 more than 100 recipients are told to come in another mail', async () => {
    const { mails, client } = await receive();
    const sender = await client();
    const replies = await sender.begin(
      's@b.example',
      Array.from({ length: 101 }, (_, index) => `a${index}@x.test`),
    );
    expect(new Set(replies.slice(0, 100).map((reply) => reply.slice(0, 3)))).toEqual(new Set(['250']));
    expect(replies[100]).toMatch(/^452 4\.5\.3/);
    expect(await sender.data(mail)).toMatch(/^250/);
    expect(mails[0]?.to).toHaveLength(100);
  });

  test('R33 who guesses addresses is hung up on after twenty', async () => {
    const { client } = await receive();
    const guesser = await client();
    const replies = await guesser.begin(
      's@b.example',
      Array.from({ length: 21 }, (_, index) => `guess${index}@x.test`),
    );
    expect(new Set(replies.slice(0, 20))).toEqual(new Set(['550 5.1.1 No such address here']));
    expect(replies[20]).toMatch(/^421 4\.7\.0/);
    expect(await guesser.reply()).toBe('closed');
  });

  test('a mail that is too large is refused before it is sent, or when it has been', async () => {
    const { mails, client } = await receive({ limits: { mailSize: 10_000 } });
    const sender = await client();
    await sender.say('EHLO c.example');
    expect(await sender.say('MAIL FROM:<s@b.example> SIZE=10001')).toMatch(/^552/);
    await sender.begin('s@b.example', ['a@x.test']);
    expect(await sender.data('x'.repeat(15_000))).toMatch(/^552 5\.3\.4/);
    await sender.begin('s@b.example', ['a@x.test']);
    expect(await sender.data(mail)).toMatch(/^250/);
    expect(mails).toHaveLength(1);
  });

  test('a client that leaves in the middle has sent nothing', async () => {
    const { mails, client } = await receive();
    const gone = await client();
    await gone.begin('s@b.example', ['a@x.test']);
    await gone.say('DATA');
    gone.write(mail);
    gone.close();
    const next = await client();
    await next.begin('n@b.example', ['a@x.test']);
    expect(await next.data(mail)).toMatch(/^250/);
    expect(mails.map(({ from }) => from)).toEqual(['n@b.example']);
  });
});

test('R55 a stop refuses new mail at once and lets one under way come to its answer', async () => {
  const { receiver, mails, client } = await receive();
  const [idle, sending] = [await client(), await client()];
  await sending.begin('s@b.example', ['a@x.test']);
  await sending.say('DATA');
  sending.write('From: x');
  await new Promise((resolve) => setTimeout(resolve, 50));
  const closed = receiver.close();
  open.length = 0;
  expect(await idle.reply()).toMatch(/^421 4\.3\.2/);
  sending.write('\r\n\r\nx\r\n.\r\n');
  expect(await sending.reply()).toMatch(/^250/);
  expect(await sending.reply()).toMatch(/^421/);
  await closed;
  expect(mails).toHaveLength(1);
});
