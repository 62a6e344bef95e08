/** Sends mail in a process of its own, so that the clients' work is not the server's; told what over the parent's channel. */
import { setTimeout as delay } from 'node:timers/promises';
import { TestSmtpClient } from '#testing/peers/smtp-client.ts';
import { forwarder, mailOf } from '../e2e/kill/files.ts';
import { dearerFile } from './dearer.ts';
import type { MailPlan, MailSent } from './mail-clients.ts';

const epoch = (): number => performance.timeOrigin + performance.now();

const encode = (bytes: Uint8Array): Buffer =>
  Buffer.from(Buffer.from(bytes).toString('latin1').replace(/^\./gm, '..'), 'latin1');

/** A comment after the invoice makes it as large as asked for; base64 adds a third. */
const padded = (bytes: Uint8Array, mailSize: number): Uint8Array => {
  const missing = Math.floor((mailSize * 3) / 4.12) - bytes.length;
  if (missing <= 0) return bytes;
  return Buffer.concat([bytes, Buffer.from(`<!--${'x'.repeat(missing)}-->`)]);
};

/** One try over a connection of its own. */
const sendOnce = async (
  port: number,
  recipient: string,
  mail: Buffer,
): Promise<Omit<MailSent, 'at' | 'tries'>> => {
  const client = await TestSmtpClient.open(port);
  try {
    const [found = ''] = await client.begin(forwarder.address, [recipient]);
    if (!found.startsWith('250')) return { code: found.slice(0, 3), ended: 0, answered: epoch() };
    const go = await client.say('DATA');
    if (!go.startsWith('354')) return { code: go.slice(0, 3), ended: 0, answered: epoch() };
    client.write(mail);
    client.write('.\r\n');
    const ended = epoch();
    const code = (await client.reply()).slice(0, 3);
    return { code, ended, answered: epoch() };
  } finally {
    client.close();
  }
};

/** Sends again what was put off, as servers do, after a second each time. */
const sendAtLast = async (port: number, recipient: string, mail: Buffer, at: number): Promise<MailSent> => {
  for (let tries = 1; ; tries += 1) {
    const sent = await sendOnce(port, recipient, mail).catch(() => ({
      code: 'gone',
      ended: 0,
      answered: epoch(),
    }));
    if (sent.code === '250' || tries === 120) return { ...sent, at, tries };
    await delay(1_000);
  }
};

const sendAll = async ({ smtpPort, recipients, count, aSecond, size }: MailPlan): Promise<MailSent[]> => {
  const mails = Array.from({ length: count }, (_, at) => {
    const bytes = padded(dearerFile(at, count), size);
    return encode(mailOf({ name: `${at}.xml`, number: `N${at}`, bytes, sha256: '' }).bytes);
  });
  const start = performance.now();
  const sending: Promise<MailSent>[] = [];
  for (const [at, mail] of mails.entries()) {
    await delay(Math.max(0, start + (at * 1000) / aSecond - performance.now()));
    sending.push(sendAtLast(smtpPort, recipients[at % recipients.length] ?? '', mail, at));
  }
  return Promise.all(sending);
};

/** Connections that say one byte of a mail a second, and come again when they are cut off. */
const dawdle = async ({ smtpPort, recipients, slowPeers }: MailPlan): Promise<never> => {
  const peer = async (): Promise<never> => {
    for (;;) {
      const client = await TestSmtpClient.open(smtpPort);
      await client.begin(forwarder.address, recipients.slice(0, 1));
      client.write('DATA\r\n');
      while (!client.isClosed) {
        client.write('x');
        await delay(1_000);
      }
    }
  };
  await Promise.all(Array.from({ length: slowPeers }, peer));
  throw new Error('a slow peer never ends');
};

process.once('message', (plan: MailPlan) => {
  if (plan.slowPeers > 0) void dawdle(plan);
  else void sendAll(plan).then((sent) => process.send?.(sent, () => process.disconnect()));
});
