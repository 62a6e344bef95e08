import type { DNSResolver } from 'mailauth';
import { evaluateDmarc } from 'mailauth/lib/dmarc/index.js';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import { spf } from 'mailauth/lib/spf/index.js';
import type { MailVerdict, MailVerdictDetail, MailVerdictReason } from '#core/mail/mail-verdict.ts';
import { fromMailbox } from './from-mailbox.ts';
import { fieldValues } from './header-block.ts';
import type { HeaderBlock } from './header-block.ts';
import { isReturned } from './is-returned.ts';
import { mailLimits } from './mail-limits.ts';
import type { DnsResolver, MailEnvelope } from './mail-port.ts';
import { coversMail } from './signature-cover.ts';

const skipped: MailVerdictDetail = { spf: 'skipped', dkim: 'skipped', dmarc: 'skipped' };
const receiver = 'mail.invalid';

interface SpfAnswer {
  readonly code: string;
  readonly domain: string | null;
}

/** A record whose own `all` lets everybody in says nothing; neither does an address without a domain. */
const askSpf = async (envelope: MailEnvelope, resolver: DNSResolver): Promise<SpfAnswer> => {
  const { sender, clientAddress, clientName } = envelope;
  if (clientAddress === null || sender?.includes('@') !== true) return { code: 'skipped', domain: null };
  const answer = await spf({
    ip: clientAddress,
    sender,
    helo: clientName ?? `[${clientAddress}]`,
    mta: receiver,
    resolver,
    maxElapsedTime: mailLimits.dnsMs,
  });
  const open = /(?:^|\s)\+?all(?:\s|$)/i.test(answer.rr ?? '');
  const { result } = answer.status;
  if (result !== 'pass') return { code: result, domain: null };
  return open || typeof answer.domain !== 'string'
    ? { code: 'neutral', domain: null }
    : { code: 'pass', domain: answer.domain };
};

/** The best of several results, for showing. */
const order = ['pass', 'temperror', 'fail', 'policy', 'neutral', 'permerror', 'none'];

/**
 * Judges whether the From domain stands for the mail: DMARC (RFC 9989) from the mail's own SPF and DKIM, which see only what
 * counts. Signatures with a length (`l=`), of the future, or over less than From, Subject and the way the body is read do
 * not; ARC, Authentication-Results and Received of the mail are not looked at.
 */
export const judgeMail = async (
  bytes: Buffer,
  block: HeaderBlock,
  envelope: MailEnvelope | null,
  dns: DnsResolver,
): Promise<MailVerdict> => {
  // Its type knows no MX records, which are objects there too.
  const resolver = dns as DNSResolver;
  const from = fromMailbox(block);
  const domain = from.ok ? from.domain : null;
  const fail = (reason: MailVerdictReason, detail = skipped): MailVerdict => ({
    result: 'fail',
    reason,
    domain,
    detail,
  });
  if (!from.ok) return fail(from.reason);
  if (block.ambiguous) return fail('headers.ambiguous');
  if (envelope === null) return fail('not-checked');
  if (isReturned(block, envelope, from.address)) return fail('returned');
  if (fieldValues(block, 'dkim-signature').length > mailLimits.signatures) return fail('headers.ambiguous');

  const signed = await dkimVerify(bytes, {
    resolver,
    sender: envelope.sender ?? '',
    minBitLength: 1024,
    strict: true,
  });
  // Another reading of From than ours is no reading to trust.
  const read = signed.headerFrom ?? [];
  if (signed.fromFields !== 1 || read.length !== 1 || read[0]?.toLowerCase() !== from.address.toLowerCase())
    return fail('headers.ambiguous');
  const passing = signed.results.filter(
    ({ status, signatureTimeValid }) => status.result === 'pass' && signatureTimeValid !== false,
  );
  const counting = passing.filter((result) => coversMail(result, block, bytes));
  const client = await askSpf(envelope, resolver);
  const ask = async (results: typeof passing): Promise<string> => {
    const { response } = await evaluateDmarc({
      headerFrom: [from.address],
      fromFields: 1,
      spfDomains: client.domain === null ? [] : [client.domain],
      dkimDomains: results.map(({ signingDomain }) => ({ domain: signingDomain ?? '' })),
      resolver,
    });
    return response === false ? 'none' : response.status.result;
  };
  const dmarc = await ask(counting);
  const codes = new Set(signed.results.map(({ status }) => status.result as string));
  const dkim = order.find((code) => codes.has(code)) ?? 'none';
  const detail = { spf: client.code, dkim, dmarc };
  if (dmarc === 'pass') return { result: 'pass', reason: 'ok', domain, detail };
  if (dmarc === 'none') return fail('dmarc.none', detail);
  if (dmarc === 'temperror' || codes.has('temperror') || client.code === 'temperror')
    return fail('dns.unavailable', detail);
  if (passing.length > counting.length && (await ask(passing)) === 'pass') return fail('dkim.cut', detail);
  return fail('dmarc.fail', detail);
};
