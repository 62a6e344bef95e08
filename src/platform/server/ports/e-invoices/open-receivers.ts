import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { fetchInside } from '../../http/fetch-inside.ts';
import { openLocalReceivers } from './local-receivers.ts';
import type { Receivers } from './receiver-port.ts';
import { openStorecoveReceivers } from './storecove-receivers.ts';
import { storecoveUrl } from './storecove.ts';

type Needed = 'NODE_ENV' | 'DATA_DIR' | 'STORECOVE_API_KEY' | 'STORECOVE_URL' | 'QVALIA_API_KEY';

/**
 * Where restaurants are registered as receivers: by Storecove where its key is set, by hand at Qvalia, whose protocol has no registration
 * that we know, otherwise in a folder of DATA_DIR, and in production nowhere: null.
 */
export const openReceivers = (config: Pick<Config, Needed>): Receivers | null => {
  const { STORECOVE_API_KEY: apiKey, STORECOVE_URL: url } = config;
  if (apiKey !== undefined)
    return {
      provider: 'storecove',
      port: openStorecoveReceivers({ apiKey, url: url ?? storecoveUrl, fetch: fetchInside(url) }),
    };
  if (config.QVALIA_API_KEY !== undefined) return { provider: 'qvalia', port: null };
  return config.NODE_ENV === 'production'
    ? null
    : { provider: 'local', port: openLocalReceivers(join(config.DATA_DIR, 'e-invoice-receivers')) };
};
