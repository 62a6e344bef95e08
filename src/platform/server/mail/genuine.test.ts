import { elsewhere, from, openLetters, own, replay, testGenuine } from '#testing/mails/letter-verdicts.ts';
import type { Genuine } from '#testing/mails/letter-verdicts.ts';
import { letter, session, signed, supplierAddress } from '#testing/mails/mail-world.ts';

openLetters();

const letters: readonly Genuine[] = [
  ['SPF only', () => letter(), own],
  ['SPF of a subdomain, relaxed', () => letter(), session('b@mail.supplier.example', supplierAddress)],
  ['DKIM only, from a mailbox', () => replay(), session(null, null)],
  ['SPF and DKIM', () => replay(), own],
  ['forwarded with its signature', () => replay(), elsewhere],
  [
    'forwarded with fields on top',
    async () => `Received: from x by y\r\nX-Spam: no\r\n${await replay()}`,
    elsewhere,
  ],
  ['forwarded with a second signature', async () => signed(await replay(), 'evil.example'), elsewhere],
  ['signed by a subdomain, relaxed', () => signed(letter(), 'mail.supplier.example'), elsewhere],
  [
    'from a subdomain, signed above it',
    () => signed(letter({ from: from('mail.supplier.example') }), 'supplier.example'),
    elsewhere,
  ],
  [
    'a strict policy, exactly',
    () => signed(letter({ from: from('strict.example') }), 'strict.example'),
    elsewhere,
  ],
  ['a policy of none', () => signed(letter({ from: from('monitor.example') }), 'monitor.example'), elsewhere],
  [
    'a policy of its parent',
    () => letter({ from: from('shop.parent.example') }),
    session('a@shop.parent.example', supplierAddress),
  ],
  [
    'Content-Type not signed, as with Gmail',
    () => replay({ headerList: ['from', 'subject', 'to', 'date'] }),
    elsewhere,
  ],
  ['simple canonicalization', () => replay({ canonicalization: 'simple/simple' }), elsewhere],
  [
    'one signature cut, another whole',
    async () => signed(await replay({ maxBodyLength: 10 }), 'supplier.example'),
    elsewhere,
  ],
  [
    'passed on by a group that left From alone',
    () =>
      signed(
        letter({
          below: [
            'X-Original-Sender: faktura@supplier.example',
            'List-Post: <mailto:fakturor@krogen.example>',
          ],
        }),
        'supplier.example',
      ),
    elsewhere,
  ],
  ['a folded From', () => letter({ from: 'From: "Supplier,\r\n AB" \r\n <faktura@supplier.example>' }), own],
  ['a bare address', () => letter({ from: 'From: faktura@supplier.example' }), own],
  ['an encoded name', () => letter({ from: 'From: =?utf-8?q?Gr=C3=B6nt?= <faktura@supplier.example>' }), own],
  ['capitals in the domain', () => letter({ from: 'From: <Faktura@Supplier.EXAMPLE>' }), own],
];

testGenuine(letters);
