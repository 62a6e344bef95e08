import { from, openLetters, own, testSpoofs } from '#testing/mails/letter-verdicts.ts';
import type { Spoof } from '#testing/mails/letter-verdicts.ts';
import { letter, signed, supplierAddress } from '#testing/mails/mail-world.ts';

openLetters();

const spoofs: Spoof[] = [
  [
    'a bare CR that hides a From',
    'headers.ambiguous',
    () => letter({ subject: 'x\rFrom: a@evil.example' }),
    own,
  ],
  ['a bare LF that hides a From', 'from.many', () => letter({ subject: 'x\nFrom: a@evil.example' }), own],
  [
    'a bare LF that ends the header',
    'headers.ambiguous',
    () => letter({ subject: 'x\n\nFrom: a@evil.example' }),
    own,
  ],
  ['CR CR LF', 'headers.ambiguous', () => letter({ subject: 'x\r\r' }), own],
  ['a line of blanks only', 'headers.ambiguous', () => letter({ below: [' \t'] }), own],
  ['a line without a colon', 'headers.ambiguous', () => letter({ below: ['no field'] }), own],
  ['two Subject', 'headers.ambiguous', () => letter({ below: ['Subject: Other'] }), own],
  ['two Content-Type', 'headers.ambiguous', () => letter({ below: ['Content-Type: text/plain'] }), own],
  ['two Message-ID', 'headers.ambiguous', () => letter({ below: ['Message-ID: <1@evil.example>'] }), own],
  [
    'eleven signatures',
    'headers.ambiguous',
    () => letter({ above: Array.from({ length: 11 }, () => 'DKIM-Signature: v=1') }),
    own,
  ],
  [
    'forged Authentication-Results',
    'dmarc.fail',
    () =>
      letter({
        above: [
          'Authentication-Results: mx.krogkoll.example; dmarc=pass header.from=supplier.example; dkim=pass header.d=supplier.example',
        ],
      }),
  ],
  [
    'forged ARC',
    'dmarc.fail',
    () =>
      letter({
        above: [
          'ARC-Authentication-Results: i=1; mx.google.com; dmarc=pass header.from=supplier.example',
          'ARC-Message-Signature: i=1; a=rsa-sha256; d=google.com; s=k; h=from; bh=x; b=x',
          'ARC-Seal: i=1; cv=none; a=rsa-sha256; d=google.com; s=k; b=x',
        ],
      }),
  ],
  [
    'forged Received and Return-Path',
    'dmarc.fail',
    () =>
      letter({
        above: [
          'Return-Path: <faktura@supplier.example>',
          `Received: from mx.supplier.example (mx.supplier.example [${supplierAddress}]) by x`,
        ],
      }),
  ],
  [
    'a Sender that passes',
    'dmarc.fail',
    () => signed(letter({ below: ['Sender: x@evil.example'] }), 'evil.example'),
  ],
  [
    'Resent-From of the supplier',
    'nobodys',
    () =>
      letter({
        from: from('evil.example'),
        below: ['Resent-From: faktura@supplier.example', 'Reply-To: faktura@supplier.example'],
      }),
  ],
];

testSpoofs(spoofs);
