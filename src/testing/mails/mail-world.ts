/** Domains, keys and servers for the tests of the verdict, with mails that are really signed. */
import { generateKeyPairSync } from 'node:crypto';
import type { DKIMSignOptions } from 'mailauth';
import { dkimSign } from 'mailauth/lib/dkim/sign.js';
import type { MailEnvelope } from '#platform/server/mail/mail-port.ts';
import type { Zone } from '#platform/server/mail/zone-resolver.ts';

const keys = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const key = { TXT: [`v=DKIM1; k=rsa; p=${keys.publicKey.toString('base64')}`] };
const reject = { TXT: ['v=DMARC1; p=reject'] };

export const supplierAddress = '192.0.2.10';
export const evilAddress = '198.51.100.66';
const spf = (all: string): { TXT: string[] } => ({ TXT: [`v=spf1 ip4:${supplierAddress} ${all}`] });
const evilSpf = { TXT: [`v=spf1 ip4:${evilAddress} -all`] };

/** Everything that a domain needs to pass: SPF of the supplier's server, a key, a policy. */
const whole = (domain: string, policy = 'v=DMARC1; p=reject', all = '-all'): Zone => ({
  [domain]: spf(all),
  [`k._domainkey.${domain}`]: key,
  [`_dmarc.${domain}`]: { TXT: [policy] },
});
const evil = (domain: string): Zone => ({ ...whole(domain), [domain]: evilSpf });

export const zone: Zone = {
  ...whole('supplier.example'),
  ...whole('mail.supplier.example'),
  '_dmarc.mail.supplier.example': {},
  ...whole('strict.example', 'v=DMARC1; p=reject; adkim=s; aspf=s'),
  'mail.strict.example': spf('-all'),
  'k._domainkey.mail.strict.example': key,
  ...whole('monitor.example', 'v=DMARC1; p=none'),
  ...whole('parent.example', 'v=DMARC1; p=none; sp=reject'),
  'shop.parent.example': spf('-all'),
  'plain.example': spf('-all'),
  'k._domainkey.plain.example': key,
  ...whole('double.example'),
  '_dmarc.double.example': { TXT: ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] },
  ...whole('soft.example', 'v=DMARC1; p=reject', '~all'),
  ...whole('neutral.example', 'v=DMARC1; p=reject', '?all'),
  ...whole('open.example', 'v=DMARC1; p=reject', '+all'),
  ...whole('broken.example'),
  'broken.example': { TXT: ['v=spf1 ip4:192.0.2.10 -all', 'v=spf1 +all'] },
  ...whole('down.example'),
  '_dmarc.down.example': 'unavailable',
  'nokey.example': spf('-all'),
  '_dmarc.nokey.example': reject,
  'k._domainkey.nokey.example': 'unavailable',
  'nospf.example': 'unavailable',
  '_dmarc.nospf.example': reject,
  // A key at a name that nobody owns alone.
  'k._domainkey.example': key,
  example: { TXT: [] },
  ...evil('evil.example'),
  ...evil('suppl1er.example'),
  ...evil('xn--spplier-2ya.example'),
  ...evil('supplier.example.evil.example'),
  ...evil('gmail.com'),
};

/** A session with the supplier's own server, or with the forger's. */
export const session = (sender: string | null, clientAddress: string | null): MailEnvelope => ({
  recipient: 'u@in.krogkoll.example',
  sender,
  clientAddress,
  clientName: clientAddress === null ? null : 'client.example',
});
export const evilSession = session('x@evil.example', evilAddress);

export interface Letter {
  readonly from?: string | null;
  readonly subject?: string;
  /** Whole lines above and below the usual ones. */
  readonly above?: readonly string[];
  readonly below?: readonly string[];
  readonly body?: string;
}

export const genuineFrom = 'From: Supplier <faktura@supplier.example>';
const multipart = 'Content-Type: multipart/mixed; boundary="b1"';

/** Lines of one MIME part after another, between boundaries. */
export const attachment = (text: string, name = 'faktura.xml'): string =>
  `--b1\r\nContent-Type: application/xml\r\nContent-Disposition: attachment; filename="${name}"\r\n\r\n${text}\r\n`;

export const genuineBody = `${attachment('<Invoice>genuine</Invoice>')}--b1--\r\n`;

/** A mail as text with CRLF; an invoice of the supplier unless told otherwise. */
export const letter = (change: Letter = {}): string => {
  const { from = genuineFrom, subject = 'Faktura 4711', above = [], below = [], body = genuineBody } = change;
  const lines = [
    ...above,
    ...(from === null ? [] : [from]),
    `Subject: ${subject}`,
    'To: u@in.krogkoll.example',
  ];
  const rest = [
    'Date: Fri, 20 Nov 2026 08:00:00 +0100',
    'Message-ID: <4711@supplier.example>',
    'MIME-Version: 1.0',
  ];
  return `${[...lines, ...rest, ...below, ...(body.startsWith('--b1') ? [multipart] : []), '', ''].join('\r\n')}${body}`;
};

/** The mail with a signature of the domain above it. */
export const signed = async (
  text: string,
  signingDomain: string,
  options: Partial<DKIMSignOptions> = {},
): Promise<string> => {
  const one = { signingDomain, selector: 'k', privateKey: keys.privateKey, ...options };
  const { signatures } = await dkimSign(Buffer.from(text, 'latin1'), {
    ...one,
    signatureData: [one],
  });
  if (signatures === '') throw new Error(`not signed by ${signingDomain}`);
  return signatures + text;
};

/** A MIME part that holds a whole mail. */
export const replyTo = (mail: string): string => `--b1\r\nContent-Type: message/rfc822\r\n\r\n${mail}\r\n`;
