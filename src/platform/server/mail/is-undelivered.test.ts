import { describe, expect, test } from 'vitest';
import { headerBlock } from './header-block.ts';
import { isUndelivered } from './is-undelivered.ts';
import { parseMail } from './parse-mail.ts';

const report = (action: string, from = 'Mail Delivery System <mailer-daemon@mx.example>'): string =>
  [
    `From: ${from}`,
    'To: <bryggan-7+k-2026-001@in.example>',
    'Subject: Delivery Status Notification',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'This is what became of your mail.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    'Final-Recipient: rfc822; kundreskontra@grossist.example',
    `Action: ${action}`,
    'Status: 5.1.1',
    '--b--',
    '',
  ].join('\r\n');

const plain = (from: string, subject: string, ...headers: string[]): string =>
  [`From: ${from}`, `Subject: ${subject}`, ...headers, '', 'Hej', ''].join('\r\n');

const judge = async (mail: string): Promise<boolean> => {
  const bytes = Buffer.from(mail);
  const parsed = await parseMail(bytes);
  const address = /<?([^\s<>]+@[^\s<>]+)>?$/.exec(parsed.header('from'))?.[1] ?? null;
  return isUndelivered(headerBlock(bytes), parsed.root, { address, subject: parsed.header('subject') });
};

describe('a letter that did not reach its reader', () => {
  test.each(['failed', 'Failed', 'failed (no such user)'])('is told by a report: %s', async (action) => {
    expect(await judge(report(action))).toBe(true);
    expect(await judge(report(action, 'Grossisten <it@grossist.example>'))).toBe(true);
  });

  test.each(['delayed', 'delivered', 'relayed', 'expanded'])(
    'is not told by one that says %s',
    async (action) => {
      expect(await judge(report(action))).toBe(false);
    },
  );

  test.each([
    'Undeliverable: Kreditkrav K-2026-001',
    'Mail delivery failed: returning message to sender',
    'failure notice',
    'Meddelandet kunde inte levereras',
  ])('is told by a mail server without a report: %s', async (subject) => {
    expect(await judge(plain('Postmaster <postmaster@mx.example>', subject))).toBe(true);
    expect(await judge(plain('Anna <anna@grossist.example>', subject))).toBe(false);
  });

  test('is told by the header that names whom it failed for', async () => {
    const failed = 'X-Failed-Recipients: kundreskontra@grossist.example';
    expect(await judge(plain('<mailer-daemon@mx.example>', 'Kreditkrav', failed))).toBe(true);
  });

  test('is no notice of absence and no answer', async () => {
    expect(
      await judge(plain('Anna <anna@grossist.example>', 'Sv: Kreditkrav', 'Auto-Submitted: auto-replied')),
    ).toBe(false);
    expect(await judge(plain('<postmaster@mx.example>', 'Semester till måndag'))).toBe(false);
  });
});
