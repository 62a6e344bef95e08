import { expect, test } from 'vitest';
import { from, openLetters, replay, testSpoofs } from '#testing/mails/letter-verdicts.ts';
import type { Spoof } from '#testing/mails/letter-verdicts.ts';
import type { DnsResolver } from './mail-port.ts';
import {
  evilAddress,
  evilSession,
  letter,
  session,
  signed,
  supplierAddress,
} from '#testing/mails/mail-world.ts';
import { mailReader } from './read-mail.ts';

const sandbox = openLetters();

const spoofs: Spoof[] = [
  ['nothing but the name', 'dmarc.fail', () => letter()],
  ['SPF of the forger’s own domain', 'dmarc.fail', () => letter(), evilSession],
  ['DKIM of the forger’s own domain', 'dmarc.fail', () => signed(letter(), 'evil.example')],
  [
    'MAIL FROM of the supplier, another server',
    'dmarc.fail',
    () => letter(),
    session('faktura@supplier.example', evilAddress),
  ],
  [
    'a null sender that calls itself the supplier',
    'returned',
    () => letter(),
    { ...session('', supplierAddress), clientName: 'supplier.example' },
  ],
  ['no client known, no signature', 'dmarc.fail', () => letter(), session(null, null)],
  ['a file that somebody handed in', 'not-checked', () => replay(), null],
  [
    'SPF softfail',
    'dmarc.fail',
    () => letter({ from: from('soft.example') }),
    session('a@soft.example', evilAddress),
  ],
  [
    'SPF neutral',
    'dmarc.fail',
    () => letter({ from: from('neutral.example') }),
    session('a@neutral.example', evilAddress),
  ],
  [
    'SPF permerror',
    'dmarc.fail',
    () => letter({ from: from('broken.example') }),
    session('a@broken.example', evilAddress),
  ],
  [
    'SPF that lets everybody in',
    'dmarc.fail',
    () => letter({ from: from('open.example') }),
    session('a@open.example', evilAddress),
  ],
  ['p=none, and it fails', 'dmarc.fail', () => letter({ from: from('monitor.example') })],
  [
    'no DMARC, though SPF and DKIM pass',
    'dmarc.none',
    () => signed(letter({ from: from('plain.example') }), 'plain.example'),
    session('a@plain.example', supplierAddress),
  ],
  [
    'two DMARC records',
    'dmarc.none',
    () => signed(letter({ from: from('double.example') }), 'double.example'),
    session('a@double.example', supplierAddress),
  ],
  ['a policy for subdomains', 'dmarc.fail', () => letter({ from: from('shop.parent.example') })],
  [
    'adkim=s, signed by a subdomain',
    'dmarc.fail',
    () => signed(letter({ from: from('strict.example') }), 'mail.strict.example'),
  ],
  [
    'aspf=s, sent by a subdomain',
    'dmarc.fail',
    () => letter({ from: from('strict.example') }),
    session('a@mail.strict.example', supplierAddress),
  ],
  ['signed by a public suffix', 'dmarc.fail', () => signed(letter(), 'example')],
  [
    'DMARC does not answer',
    'dns.unavailable',
    () => signed(letter({ from: from('down.example') }), 'down.example'),
  ],
  [
    'the key does not answer',
    'dns.unavailable',
    () => signed(letter({ from: from('nokey.example') }), 'nokey.example'),
  ],
  [
    'SPF does not answer',
    'dns.unavailable',
    () => letter({ from: from('nospf.example') }),
    session('a@nospf.example', evilAddress),
  ],
  [
    'a lookalike of its own',
    'nobodys',
    () => letter({ from: from('suppl1er.example') }),
    session('a@suppl1er.example', evilAddress),
  ],
  [
    'a homograph of its own',
    'nobodys',
    () => signed(letter({ from: from('xn--spplier-2ya.example') }), 'xn--spplier-2ya.example'),
  ],
  [
    'the supplier as a subdomain',
    'nobodys',
    () => signed(letter({ from: from('supplier.example.evil.example') }), 'supplier.example.evil.example'),
  ],
  [
    'the supplier’s name at gmail.com',
    'nobodys',
    () => signed(letter({ from: from('gmail.com', 'supplier.example') }), 'gmail.com'),
  ],
  [
    'a quoted address as the name',
    'nobodys',
    () => letter({ from: 'From: "faktura@supplier.example" <a@evil.example>' }),
  ],
];

testSpoofs(spoofs);

test('R34 a mail asks DNS so much and no more, whatever its sender publishes', async () => {
  let asked = 0;
  const bomb = (name: string): string =>
    `v=spf1 ${Array.from({ length: 10 }, (_, nr) => `mx:${nr}.${name} exists:%{i}.${nr}.${name}`).join(' ')} -all`;
  const resolver: DnsResolver = async (name, rrtype) => {
    asked += 1;
    if (rrtype === 'TXT') return [[name.startsWith('_dmarc') ? 'v=DMARC1; p=reject' : bomb(name)]];
    if (rrtype === 'MX')
      return Array.from({ length: 40 }, (_, nr) => ({ exchange: `${nr}.${name}`, priority: nr }));
    return ['203.0.113.1'];
  };
  const forged = await signed(letter({ from: from('bomb.example') }), 'bomb.example');
  const signature = forged.slice(0, forged.indexOf('From: '));
  const many = Array.from({ length: 9 }, (_, nr) => signature.replace('s=k', `s=k${nr}`)).join('') + forged;
  const outcome = await mailReader({ sandbox, resolver })(Buffer.from(many, 'latin1'), {
    tenant: 'a',
    envelope: session('a@bomb.example', evilAddress),
    onPart: async () => {},
  });
  expect(outcome).toMatchObject({ ok: true, mail: { verdict: { result: 'fail' } } });
  expect(asked).toBeGreaterThan(10);
  expect(asked).toBeLessThanOrEqual(150);
});
