import { from, openLetters, own, testSpoofs } from '#testing/mails/letter-verdicts.ts';
import type { Spoof } from '#testing/mails/letter-verdicts.ts';
import { genuineFrom, letter } from '#testing/mails/mail-world.ts';

openLetters();

const spoofs: Spoof[] = [
  ['two From, the forger’s first', 'from.many', () => letter({ above: [from('evil.example')] })],
  ['two From, the forger’s last', 'from.many', () => letter({ below: [from('evil.example')] }), own],
  ['two equal From', 'from.many', () => letter({ below: [genuineFrom] }), own],
  ['From in another case', 'from.many', () => letter({ below: ['FROM: a@evil.example'] }), own],
  [
    'From with a blank before its colon',
    'from.many',
    () => letter({ below: ['From : a@evil.example'] }),
    own,
  ],
  ['From folded before its colon', 'from.many', () => letter({ below: ['From', ' : a@evil.example'] }), own],
  [
    'From that begins with a no-break space',
    'headers.ambiguous',
    () => letter({ below: ['\u00a0From: a@evil.example'] }),
    own,
  ],
  [
    'From that begins with a byte order mark',
    'headers.ambiguous',
    () => letter({ above: ['\u00ef\u00bb\u00bfFrom: a@evil.example'] }),
    own,
  ],
  ['two addresses', 'from.many', () => letter({ from: 'From: a@supplier.example, b@evil.example' })],
  [
    'two addresses of one domain',
    'from.many',
    () => letter({ from: 'From: a@supplier.example, b@supplier.example' }),
    own,
  ],
  ['a group', 'from.many', () => letter({ from: 'From: Supplier: a@supplier.example;' }), own],
  ['an empty group', 'from.malformed', () => letter({ from: 'From: a:;' }), own],
  ['no From', 'from.missing', () => letter({ from: null }), own],
  ['an empty From', 'from.missing', () => letter({ from: 'From:' }), own],
  ['only a name', 'from.malformed', () => letter({ from: 'From: Supplier' }), own],
  ['an empty address', 'from.malformed', () => letter({ from: 'From: Supplier <>' }), own],
  [
    'a comment that is an address',
    'from.malformed',
    () => letter({ from: 'From: a@evil.example (a@supplier.example)' }),
  ],
  [
    'an address in a comment in an address',
    'from.malformed',
    () => letter({ from: 'From: a@supplier.example(@evil.example)' }),
    own,
  ],
  [
    'an address as the name',
    'from.malformed',
    () => letter({ from: 'From: a@supplier.example <a@evil.example>' }),
  ],
  [
    'two addresses in brackets',
    'from.malformed',
    () => letter({ from: 'From: <a@supplier.example> <a@evil.example>' }),
  ],
  [
    'an encoded word as the address',
    'from.malformed',
    () => letter({ from: 'From: =?utf-8?q?a=40supplier.example?= <=?utf-8?q?a?=@supplier.example>' }),
    own,
  ],
  ['two @', 'from.malformed', () => letter({ from: 'From: a@evil.example@supplier.example' }), own],
  [
    'a quoted local part',
    'from.malformed',
    () => letter({ from: 'From: "a@supplier.example"@evil.example' }),
  ],
  [
    'a route',
    'from.many',
    () => letter({ from: 'From: <@evil.example,@x.example:a@supplier.example>' }),
    own,
  ],
  ['a domain literal', 'from.malformed', () => letter({ from: 'From: a@[192.0.2.10]' }), own],
  [
    'a homograph in raw bytes',
    'headers.ambiguous',
    () => letter({ from: 'From: a@s\u00c3\u00bcpplier.example' }),
  ],
  [
    'a NUL in the address',
    'headers.ambiguous',
    () => letter({ from: 'From: a@supplier.example\0.evil.example' }),
  ],
];

testSpoofs(spoofs);
