import { from, openLetters, replaced, replay, testSpoofs } from '#testing/mails/letter-verdicts.ts';
import type { Spoof } from '#testing/mails/letter-verdicts.ts';
import {
  attachment,
  genuineBody,
  letter,
  session,
  signed,
  supplierAddress,
} from '#testing/mails/mail-world.ts';

openLetters();

const other = `${attachment('<Invoice>forged</Invoice>')}--b1--\r\n`;

/** What a forger sent to the supplier in the unit's name, on its way back. */
const bounce = letter({
  below: ['Content-Type: multipart/report; report-type=delivery-status; boundary="b1"'],
  body: `\r\n--b1\r\nContent-Type: message/rfc822\r\n\r\n${letter({ body: other.replaceAll('--b1', '--b2') })}\r\n--b1--\r\n`,
});
const text = letter({ below: ['Content-Type: text/plain'], body: 'a;b\r\n1;2\r\n' });

const spoofs: Spoof[] = [
  [
    'another From',
    'dmarc.fail',
    async () => replaced(await replay(), 'From: Supplier <faktura@', 'From: Supplier <ekonomi@'),
  ],
  [
    'another Subject, which was signed',
    'dmarc.fail',
    async () => replaced(await replay(), 'Faktura 4711', 'Ny faktura'),
  ],
  [
    'another Subject, which was not signed',
    'dkim.cut',
    async () => replaced(await replay({ headerList: ['from', 'date'] }), 'Faktura 4711', 'Ny faktura'),
  ],
  [
    'a From that was not signed',
    'dmarc.fail',
    async () => replaced(await replay(), /:\s*From\b|\bFrom:/i, ':x-none:'),
  ],
  ['another attachment', 'dmarc.fail', async () => replaced(await replay(), genuineBody, other)],
  [
    'another attachment behind the l= of a good one',
    'dkim.cut',
    async () =>
      replaced(
        await replay({ maxBodyLength: attachment('<Invoice>genuine</Invoice>').length }),
        '--b1--',
        `${attachment('<Invoice>forged</Invoice>')}--b1--`,
      ),
  ],
  ['l= of nothing', 'dkim.cut', async () => replaced(await replay({ maxBodyLength: 0 }), genuineBody, other)],
  [
    'one blank more, simple',
    'dmarc.fail',
    async () => replaced(await replay({ canonicalization: 'simple/simple' }), 'genuine', 'genuine '),
  ],
  [
    'other words, relaxed',
    'dmarc.fail',
    async () => replaced(await replay({ canonicalization: 'relaxed/relaxed' }), 'genuine', 'forged!'),
  ],
  [
    'a signature that is over',
    'dmarc.fail',
    () => replay({ signTime: new Date('2026-01-01'), expires: new Date('2026-01-08') }),
  ],
  ['a signature of the future', 'dmarc.fail', () => replay({ signTime: new Date('2090-01-01') })],
  [
    'another boundary, not signed',
    'dkim.cut',
    async () =>
      replaced(
        await signed(
          letter({
            body: `--b1\r\n\r\nsaid: \r\n${attachment('<Invoice>forged</Invoice>').replace('--b1', '--b2')}--b2--\r\n--b1--\r\n`,
          }),
          'supplier.example',
          { headerList: ['from', 'subject'] },
        ),
        'boundary="b1"',
        'boundary="b2"',
      ),
  ],
  [
    'a Content-Type where there was none',
    'dkim.cut',
    async () =>
      replaced(
        await signed(letter({ body: `Hej\r\n${genuineBody}` }), 'supplier.example', {
          headerList: ['from', 'subject'],
        }),
        'MIME-Version: 1.0',
        'MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="b1"',
      ),
  ],
  [
    'a reply with the genuine mail inside',
    'nobodys',
    async () =>
      letter({
        from: from('evil.example'),
        subject: 'Sv: Faktura 4711',
        body: `--b1\r\nContent-Type: message/rfc822\r\n\r\n${await replay()}\r\n${other}`,
      }),
  ],
  ['a bounce of the supplier’s own server', 'returned', () => bounce, session('', supplierAddress)],
  ['a bounce that was forwarded', 'returned', () => signed(bounce, 'supplier.example')],
  [
    'a stranger’s mail that a group passes on as its own',
    'returned',
    () => signed(letter({ below: ['X-Original-From: Evil <a@evil.example>'] }), 'supplier.example'),
  ],
  [
    'a stranger’s mail that a list passes on as its own',
    'returned',
    () => signed(letter({ below: ['List-Post: <mailto:Faktura@supplier.example>'] }), 'supplier.example'),
  ],
  [
    'an absence notice that quotes',
    'returned',
    () => signed(letter({ below: ['Auto-Submitted: auto-replied'], body: other }), 'supplier.example'),
  ],
  [
    'a file’s name for a signed text',
    'dkim.cut',
    async () =>
      replaced(
        await signed(text, 'supplier.example', { headerList: ['from', 'subject'] }),
        'text/plain',
        'text/plain; name=faktura.csv',
      ),
  ],
  [
    'a place for a signed text',
    'dkim.cut',
    async () =>
      replaced(
        await signed(text, 'supplier.example', { headerList: ['from', 'subject'] }),
        'MIME-Version',
        'Content-Disposition: attachment; filename=faktura.csv\r\nMIME-Version',
      ),
  ],
  [
    'forwarded, and the body was changed on the way',
    'dmarc.fail',
    async () => `${await replay()}-- \r\nSent by a list\r\n`,
  ],
  ['the signature of another domain of theirs', 'dmarc.fail', () => signed(letter(), 'plain.example')],
];

testSpoofs(spoofs);
