import type { DnsResolver } from './mail-port.ts';
import { DnsFailure } from './dns-questions.ts';

export interface MxRecord {
  readonly exchange: string;
  readonly priority: number;
}

/** Records by name (lower case) and type; `unavailable` stands for a server that does not answer. */
export type Zone = Readonly<
  Record<string, 'unavailable' | Readonly<Record<string, readonly (string | MxRecord)[]>>>
>;

/** DNS of a table, for tests and for the sample data: TXT records are written as one string each. */
export const zoneResolver =
  (zone: Zone): DnsResolver =>
  async (name, rrtype) => {
    const entry = zone[name.toLowerCase().replace(/\.$/, '')];
    if (entry === undefined) throw new DnsFailure('ENOTFOUND');
    if (entry === 'unavailable') throw new DnsFailure('ETIMEOUT');
    const records = entry[rrtype];
    if (records === undefined) throw new DnsFailure('ENODATA');
    return rrtype === 'TXT'
      ? records.flatMap((record) => (typeof record === 'string' ? [[record]] : []))
      : (records as string[] | MxRecord[]);
  };
