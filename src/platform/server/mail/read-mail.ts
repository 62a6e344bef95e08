import { performance } from 'node:perf_hooks';
import type { Sandbox } from '../sandbox/sandbox-port.ts';
import type { DnsAnswer, DnsQuestion } from './dns-questions.ts';
import { mailLimits } from './mail-limits.ts';
import type { DnsResolver, MailPart, MailReader } from './mail-port.ts';
import type { MailValue } from './mail-task.ts';

export interface MailReaderParts {
  readonly sandbox: Sandbox;
  readonly resolver: DnsResolver;
}

const rrtypes = new Set(['A', 'AAAA', 'MX', 'TXT', 'PTR', 'CNAME', 'NS', 'SOA']);
/** SPF makes names of what a sender is called; the resolver itself refuses what no name is. */
const host = /^[!-~]{1,253}$/;

/** Answers the questions of one mail, so many and so long; what a child asks is not trusted to be a question. */
const answerer = (resolver: DnsResolver) => {
  let asked = 0;
  let spentMs = 0;
  return async ({ name, rrtype }: DnsQuestion): Promise<DnsAnswer> => {
    asked += 1;
    if (!rrtypes.has(rrtype) || !host.test(name)) return { code: 'EBADNAME' };
    // The mail itself makes the number of questions: asking again later would not help.
    if (asked > mailLimits.questions) return { code: 'ENOTFOUND' };
    if (spentMs > mailLimits.dnsMs) return { code: 'ETIMEOUT' };
    const began = performance.now();
    try {
      return { records: await resolver(name, rrtype) };
    } catch (error) {
      return { code: (error as { readonly code?: string }).code ?? 'ESERVFAIL' };
    } finally {
      spentMs += performance.now() - began;
    }
  };
};

/** A `MailReader` whose work happens in a child of `sandbox`; its DNS questions are answered here. */
export const mailReader =
  ({ sandbox, resolver }: MailReaderParts): MailReader =>
  async (source, { envelope, onPart, ...options }) => {
    const answer = answerer(resolver);
    let parts = 0;
    const end = await sandbox.run('read-mail', source, {
      ...options,
      argument: envelope,
      outputBytes: mailLimits.outputBytes,
      onEvent: async (event, bytes) => {
        const told = event as DnsQuestion | ({ readonly type: 'part' } & Omit<MailPart, 'bytes'>);
        if (told.type === 'dns') return answer(told);
        const { position, name, contentType, kind } = told;
        await onPart({ position, name, contentType, kind, bytes });
        parts += 1;
        return undefined;
      },
    });
    if (!end.ok) return end;
    const value = end.value as MailValue;
    return value.ok ? { ok: true, mail: { ...value.mail, parts } } : value;
  };
