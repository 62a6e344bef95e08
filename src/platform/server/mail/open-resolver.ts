import type { Config } from '../config.ts';
import { ConfigError } from '../config-setting.ts';
import type { DnsResolver } from './mail-port.ts';
import { networkResolver } from './resolver.ts';
import { zoneResolver } from './zone-resolver.ts';
import type { Zone } from './zone-resolver.ts';

/**
 * Who is asked what proves a sender of mail, as it is set: DNS, or in development the table of the sample, so that a mail
 * from this machine can be a supplier's there. Throws `ConfigError` for servers that are no addresses.
 */
export const openResolver = (
  { MAIL_DNS, MAIL_DNS_SERVERS, NODE_ENV }: Pick<Config, 'MAIL_DNS' | 'MAIL_DNS_SERVERS' | 'NODE_ENV'>,
  sampleZone: Zone,
): DnsResolver => {
  if (MAIL_DNS === 'sample' || (MAIL_DNS === 'auto' && NODE_ENV === 'development'))
    return zoneResolver(sampleZone);
  const dnsServers = (MAIL_DNS_SERVERS ?? '').split(',').flatMap((server) => server.trim() || []);
  try {
    return networkResolver({ dnsServers });
  } catch (error) {
    throw new ConfigError('MAIL_DNS_SERVERS names what is no address', { cause: error });
  }
};
