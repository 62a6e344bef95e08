import { readdir, readFile } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { createSandbox } from '../sandbox/sandbox.ts';
import { isMail, isMbox } from './is-mail.ts';
import type { SplitOutcome } from './mail-port.ts';
import { letter } from '#testing/mails/mail-world.ts';
import { mboxSplitter } from './split-mbox.ts';

const sandbox = createSandbox({ limits: { children: 2 } });
const split = mboxSplitter(sandbox);
afterAll(() => sandbox.close());

const take = async (text: string): Promise<{ outcome: SplitOutcome; mails: string[] }> => {
  const mails: string[] = [];
  const onMail = async ({
    position,
    bytes,
  }: {
    readonly position: number;
    readonly bytes: Uint8Array;
  }): Promise<void> => {
    mails.push(`${position} ${Buffer.from(bytes).toString('latin1')}`);
  };
  return { outcome: await split(Buffer.from(text, 'latin1'), { tenant: 'a', onMail }), mails };
};
const separator = 'From a@x.example Fri Nov 20 08:00:00 2026';
const mail = (body: string): string => `From: a@x.example\nSubject: x\nDate: now\n\n${body}\n`;

test('R38 an mbox gives its mails in order, unquoted, whatever its line breaks', async () => {
  const text = `${separator}\n${mail('one\n>From here\n>>From there\n> From no')}\n${separator}\n${mail('two')}\n`;
  for (const file of [text, text.replaceAll('\n', '\r\n')]) {
    const { outcome, mails } = await take(file);
    expect(outcome).toEqual({ ok: true, mails: 2, refused: [] });
    const [first, second] = mails.map((each) => each.replaceAll('\r\n', '\n').trimEnd());
    expect(first).toBe(`1 ${mail('one\nFrom here\n>From there\n> From no').trimEnd()}`);
    expect(second).toBe(`2 ${mail('two').trimEnd()}`);
  }
});

test('R38 a letter that begins a line with From is not cut', async () => {
  const body = 'Hej\n\nFrom now on we deliver at 08:00 in 2026\nSubject: to change';
  const { outcome } = await take(`${separator}\n${mail(body)}\n${separator}\n${mail('two')}`);
  expect(outcome).toMatchObject({ ok: true, mails: 2 });
});

test('R38 an mbox beyond its limits, or none at all, has its reason', async () => {
  expect((await take(mail('x'))).outcome).toMatchObject({ ok: false, reason: 'mbox.not-an-mbox' });
  const many = `${separator}\n${mail('x')}\n`.repeat(20_001);
  expect((await take(many)).outcome).toEqual({ ok: false, reason: 'mbox.too-many-mails', mails: 0 });
  const { outcome, mails } = await take(`${separator}\n${mail('x')}\n`.repeat(3000));
  expect(outcome).toMatchObject({ ok: true, mails: 3000 });
  expect(mails).toHaveLength(3000);
});

test('what is a mail and what only looks like one', async () => {
  expect(isMail(Buffer.from(letter()))).toBe(true);
  expect(isMail(Buffer.from(`Received: from x\r\n by y\r\n${letter()}`))).toBe(true);
  expect(isMail(Buffer.from(`X-A: ${'a'.repeat(70_000)}\r\n${letter()}`))).toBe(false);
  expect(isMbox(Buffer.from(`${separator}\n${mail('x')}`))).toBe(true);
  const others = [
    '',
    '<?xml version="1.0"?><Invoice/>',
    '%PDF-1.7\n',
    'From: a;To: b\n1;2',
    'name: x\nvalue: y\n',
    'From Anna',
  ];
  for (const other of others) {
    expect(isMail(Buffer.from(other)), other).toBe(false);
    expect(isMbox(Buffer.from(other)), other).toBe(false);
  }
  const folder = new URL('../../../testing/invoices/', import.meta.url);
  const names = (await readdir(folder)).filter((name) => /\.(?:xml|pdf)$/.test(name));
  for (const name of names) expect(isMail(await readFile(new URL(name, folder))), name).toBe(false);
});
