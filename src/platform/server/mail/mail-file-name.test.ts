import { expect, test } from 'vitest';
import { mailFileName } from './mail-file-name.ts';

const now = new Date('2026-11-20T09:00:00Z');
const named = (headers: string): string =>
  mailFileName(Buffer.from(`${headers}\r\n\r\nSubject: not this`, 'latin1'), now);

test.each([
  ['Subject: Faktura 4711', 'Faktura 4711.eml'],
  ['From: x\r\nsubject:\r\n Faktura\r\n\t4711', 'Faktura 4711.eml'],
  ['Subject: =?utf-8?Q?Faktura_f=C3=B6r_november?=', 'Faktura för november.eml'],
  ['Subject: =?iso-8859-1?B?5eT2?= =?utf-8?B?w6XDpMO2?=', 'åäöåäö.eml'],
  [`Subject: ${Buffer.from('Räkning', 'utf8').toString('latin1')}`, 'Räkning.eml'],
  ['Subject: ../../etc/passwd', 'etc passwd.eml'],
  ['Subject: =?utf-8?Q?a=0D=0Ab=E2=80=AEc?=', 'a b c.eml'],
  ['Subject: =?no-such-charset?Q?x?= <b>', '= no-such-charset Q x = b.eml'],
  [`Subject: ${'x'.repeat(300)}`, `${'x'.repeat(80)}.eml`],
  ['Subject:', 'mail-2026-11-20.eml'],
  ['From: nobody', 'mail-2026-11-20.eml'],
])('a mail with %j is called %j', (headers, name) => expect(named(headers)).toBe(name));
