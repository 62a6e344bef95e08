import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { guardedFetch } from '../../http/guarded-fetch.ts';
import { timeStamping } from '../../seal/certificate.ts';
import { keepSealKey } from '../../seal/keep-seal-key.ts';
import { localTimestamps } from './local.ts';
import type { TimestampPort } from './port.ts';
import { remoteTimestamps } from './remote.ts';

/** Opens the authority that is set: one elsewhere, or one inside the product whose key is made on the first start. */
export const openTimestamps = async (
  { TIMESTAMP_URL, DATA_DIR }: Pick<Config, 'TIMESTAMP_URL' | 'DATA_DIR'>,
  { clock }: { readonly clock: Clock },
): Promise<TimestampPort> => {
  if (TIMESTAMP_URL !== undefined) {
    const { hostname } = new URL(TIMESTAMP_URL);
    const inside = hostname === 'localhost' || /^[\d.]+$/.test(hostname) ? [hostname] : [];
    return remoteTimestamps(TIMESTAMP_URL, guardedFetch({ insideHosts: new Set(inside) }));
  }
  const kept = { fileName: 'time-stamps.pem', purpose: timeStamping };
  return localTimestamps(await keepSealKey(DATA_DIR, 'Krogkoll', clock.now(), undefined, kept), { clock });
};
