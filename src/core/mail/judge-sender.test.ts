import { describe, expect, test } from 'vitest';
import { judgeSender } from './judge-sender.ts';
import type { SenderQuestion, SenderStanding } from './judge-sender.ts';
import type { MailSender, MailVerdict, MailVerdictReason } from './mail-verdict.ts';
import { senderNameOf } from './sender-name.ts';

const senderOf = (address: string, name = ''): MailSender => ({
  address,
  name,
  domain: address.slice(address.lastIndexOf('@') + 1),
});
const detail = { spf: 'pass', dkim: 'pass', dmarc: 'pass' };
const pass = (domain: string): MailVerdict => ({ result: 'pass', reason: 'ok', domain, detail });
const fail = (reason: MailVerdictReason, domain: string | null): MailVerdict => ({
  result: 'fail',
  reason,
  domain,
  detail,
});
const standings: readonly SenderStanding[] = [
  { name: 'gronsaker.example', standing: 'supplier', supplierId: 'greens' },
  { name: 'gronsaker.example', standing: 'supplier', supplierId: 'roots' },
  { name: 'krogen.example', standing: 'forwarder' },
  { name: 'bytt.example', standing: 'blocked' },
  { name: 'bytt.example', standing: 'supplier', supplierId: 'greens' },
  { name: 'fiskaren@gmail.com', standing: 'supplier', supplierId: 'fish' },
];
const judge = (address: string, change: Partial<SenderQuestion> = {}): string => {
  const sender = senderOf(address);
  const question = {
    verdict: pass(sender.domain),
    sender,
    standings,
    supplierId: 'greens',
    ofMember: false,
    accepted: false,
  };
  const judged = judgeSender({ ...question, ...change });
  return judged.trusted ? 'trusted' : judged.reason;
};

describe('R34 a sender is confirmed by', () => {
  test.each([
    ['faktura@gronsaker.example', 'gronsaker.example'],
    ['faktura@sub.gronsaker.example', 'sub.gronsaker.example'],
    ['Fiskaren@gmail.com', 'fiskaren@gmail.com'],
    ['fiskaren+faktura@gmail.com', 'fiskaren+faktura@gmail.com'],
    ['a@hotmail.se', 'a@hotmail.se'],
    ['a@hotmail.co.uk', 'a@hotmail.co.uk'],
    ['a@yahoo.com.br', 'a@yahoo.com.br'],
    ['a@live.se', 'a@live.se'],
    ['a@telia.com', 'a@telia.com'],
    ['a@bredband.net', 'a@bredband.net'],
    ['a@spray.se', 'a@spray.se'],
    ['a@icloud.com', 'a@icloud.com'],
    ['a@gmail.gronsaker.example', 'gmail.gronsaker.example'],
    ['a@notgmail.com', 'notgmail.com'],
    ['a@xn--gronsker-4za.example', 'xn--gronsker-4za.example'],
  ])('%s: %s', (address, name) => {
    expect(senderNameOf(senderOf(address))).toBe(name);
  });
});

describe('R34 what a mail brought is trusted', () => {
  test.each<[string, string, Partial<SenderQuestion>]>([
    ['from the supplier on the invoice', 'faktura@gronsaker.example', {}],
    ['from a domain of two suppliers, either', 'faktura@gronsaker.example', { supplierId: 'roots' }],
    ['from the unit’s own forwarder, whatever supplier', 'kansli@krogen.example', { supplierId: null }],
    ['from a confirmed address at a shared domain', 'fiskaren@gmail.com', { supplierId: 'fish' }],
    ['from an editor, of a known supplier', 'kock@okand.example', { ofMember: true }],
    ['from an editor who is a supplier too', 'fiskaren@gmail.com', { ofMember: true }],
    ['when a person accepted it', 'x@okand.example', { accepted: true, verdict: fail('dmarc.fail', null) }],
  ])('%s', (_name, address, change) => {
    expect(judge(address, change)).toBe('trusted');
  });

  test.each<[string, string, Partial<SenderQuestion>, string]>([
    ['no verdict', 'a@gronsaker.example', { verdict: null }, 'sender.unverified'],
    ['no sender', 'a@gronsaker.example', { sender: null }, 'sender.unverified'],
    [
      'DMARC fails',
      'a@gronsaker.example',
      { verdict: fail('dmarc.fail', 'gronsaker.example') },
      'sender.unverified',
    ],
    ['no DMARC', 'a@krogen.example', { verdict: fail('dmarc.none', 'krogen.example') }, 'sender.unverified'],
    [
      'no envelope',
      'a@gronsaker.example',
      { verdict: fail('not-checked', 'gronsaker.example') },
      'sender.unverified',
    ],
    [
      'the verdict is of another domain',
      'a@gronsaker.example',
      { verdict: pass('x.example') },
      'sender.unverified',
    ],
    ['a subdomain of a confirmed one', 'a@mail.gronsaker.example', {}, 'sender.unknown'],
    ['a domain above a confirmed one', 'a@example', {}, 'sender.unknown'],
    ['a lookalike', 'a@gronsaker.example.evil.example', {}, 'sender.unknown'],
    ['a homograph, as its A-label', 'a@xn--grnsaker-jkf.example', {}, 'sender.unknown'],
    ['another supplier', 'a@gronsaker.example', { supplierId: 'fish' }, 'sender.other-supplier'],
    ['no supplier on the document', 'a@gronsaker.example', { supplierId: null }, 'sender.no-supplier'],
    ['another address at a shared domain', 'f1skaren@gmail.com', { supplierId: 'fish' }, 'sender.unknown'],
    ['a plus-address of a confirmed one', 'fiskaren+x@gmail.com', { supplierId: 'fish' }, 'sender.unknown'],
    ['a blocked sender, though confirmed too', 'a@bytt.example', {}, 'sender.blocked'],
    ['a blocked sender, though an editor', 'a@bytt.example', { ofMember: true }, 'sender.blocked'],
    [
      'from an editor, of nobody known',
      'kock@okand.example',
      { ofMember: true, supplierId: null },
      'sender.no-supplier',
    ],
    [
      'in an editor’s name',
      'kock@okand.example',
      { ofMember: true, verdict: fail('dmarc.fail', 'okand.example') },
      'sender.unverified',
    ],
  ])('never: %s', (_name, address, change, reason) => {
    expect(judge(address, change)).toBe(reason);
  });

  test('never by its display name', () => {
    const sender = senderOf('a@evil.example', 'faktura@gronsaker.example');
    expect(judge('a@evil.example', { sender })).toBe('sender.unknown');
  });
});
