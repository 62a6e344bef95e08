/** Reads letters of the tests' world and judges them as a unit that has confirmed every genuine domain in it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { judgeSender } from '#core/mail/judge-sender.ts';
import type { SenderStanding } from '#core/mail/judge-sender.ts';
import type { MailVerdictReason } from '#core/mail/mail-verdict.ts';
import type { Sandbox } from '#platform/server/sandbox/sandbox-port.ts';
import { createSandbox } from '#platform/server/sandbox/sandbox.ts';
import type { MailEnvelope, MailReader, ReadMail } from '#platform/server/mail/mail-port.ts';
import { evilSession, letter, session, signed, supplierAddress, zone } from './mail-world.ts';
import { mailReader } from '#platform/server/mail/read-mail.ts';
import { zoneResolver } from '#platform/server/mail/zone-resolver.ts';

let read: MailReader;

/** Has the letters of a file of tests read by children of its own, which end with it. */
export const openLetters = (): Sandbox => {
  const sandbox = createSandbox({ limits: { children: 2 } });
  beforeAll(() => {
    read = mailReader({ sandbox, resolver: zoneResolver(zone) });
  });
  afterAll(() => sandbox.close());
  return sandbox;
};

/** Every domain that a forger may write is one that the unit has confirmed; only the forger's own are not. */
const confirmed = `supplier mail.supplier strict mail.strict monitor parent shop.parent plain double soft neutral open
  broken down nokey nospf`;
const standings: SenderStanding[] = confirmed
  .split(/\s+/)
  .map((name) => ({ name: `${name}.example`, standing: 'supplier', supplierId: 'greens' }));

const readLetter = async (text: string, envelope: MailEnvelope | null): Promise<ReadMail> => {
  const outcome = await read(Buffer.from(text, 'latin1'), { tenant: 'a', envelope, onPart: async () => {} });
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.mail;
};
const judge = ({ verdict, sender }: ReadMail): string => {
  const judged = judgeSender({
    verdict,
    sender,
    standings,
    supplierId: 'greens',
    ofMember: false,
    accepted: false,
  });
  return judged.trusted ? 'trusted' : judged.reason;
};

/** The supplier's own server, and one that forwards. */
export const own = session('faktura@supplier.example', supplierAddress);
export const elsewhere = session('bounce@relay.example', '203.0.113.5');

export const from = (domain: string, local = 'faktura'): string => `From: Supplier <${local}@${domain}>`;

export const replaced = (text: string, what: string | RegExp, by: string): string => {
  const changed = text.replace(what, by);
  if (changed === text) throw new Error(`nothing to replace: ${String(what)}`);
  return changed;
};

/** A genuine mail with a good signature, as a forger got hold of it. */
export const replay = (options = {}): Promise<string> => signed(letter(), 'supplier.example', options);

type Made = string | Promise<string>;

/** What is tried, what the verdict says (`nobodys`: right, of a domain that nobody has confirmed), the mail, and its session: the forger's where absent. */
export type Spoof = readonly [string, MailVerdictReason | 'nobodys', () => Made, (MailEnvelope | null)?];
export type Genuine = readonly [string, () => Made, MailEnvelope];

/** Defines a test a spoof. */
export const testSpoofs = (spoofs: readonly Spoof[]): void => {
  for (const [name, reason, make, envelope = evilSession] of spoofs)
    test(`R34 spoofed, not trusted: ${name}: ${reason}`, async () => {
      const mail = await readLetter(await make(), envelope);
      const { result, reason: told } = mail.verdict;
      expect(`${result} ${told}`).toBe(reason === 'nobodys' ? 'pass ok' : `fail ${reason}`);
      expect(judge(mail)).toBe(reason === 'nobodys' ? 'sender.unknown' : 'sender.unverified');
    });
};

/** Defines a test a genuine letter. */
export const testGenuine = (letters: readonly Genuine[]): void => {
  for (const [name, make, envelope] of letters)
    test(`R34 genuine, trusted: ${name}`, async () => {
      const mail = await readLetter(await make(), envelope);
      expect(mail.verdict).toMatchObject({ result: 'pass', reason: 'ok' });
      expect(judge(mail)).toBe('trusted');
    });
};
