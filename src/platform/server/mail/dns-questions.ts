import type { Emit } from '../sandbox/task.ts';
import type { DnsResolver } from './mail-port.ts';

/** A question of the child to the server, and the server's answer. */
export interface DnsQuestion {
  readonly type: 'dns';
  readonly name: string;
  readonly rrtype: string;
}

export type DnsAnswer =
  | { readonly records: string[][] | string[] | object[] }
  /** As of node:dns: `ENOTFOUND`, `ENODATA`, `ETIMEOUT` … */
  | { readonly code: string };

/** A failed question, as node:dns would tell it. */
export class DnsFailure extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** The child's resolver: it asks the server, which is the only one with a network. */
export const askServer =
  (emit: Emit): DnsResolver =>
  async (name, rrtype) => {
    const question: DnsQuestion = { type: 'dns', name: String(name), rrtype: String(rrtype) };
    const answer = (await emit(question)) as DnsAnswer;
    if ('code' in answer) throw new DnsFailure(answer.code);
    return answer.records;
  };
