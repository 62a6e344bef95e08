import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { fetchInside } from '../../http/fetch-inside.ts';
import { openLocalResponses } from './local-responses.ts';
import type { InvoiceResponsePort } from './response-port.ts';
import { storecoveUrl } from './storecove.ts';
import { openStorecoveResponses } from './storecove-responses.ts';

type Needed = 'NODE_ENV' | 'DATA_DIR' | 'STORECOVE_API_KEY' | 'STORECOVE_LEGAL_ENTITY' | 'STORECOVE_URL';

/**
 * Where answers to e-invoices go: to Storecove where it knows who sends, otherwise to a folder of DATA_DIR, and in production
 * nowhere: null.
 */
export const openResponses = (config: Pick<Config, Needed>): InvoiceResponsePort | null => {
  const { STORECOVE_API_KEY: apiKey, STORECOVE_LEGAL_ENTITY: legalEntity, STORECOVE_URL: url } = config;
  if (apiKey !== undefined && legalEntity !== undefined)
    return openStorecoveResponses({
      apiKey,
      legalEntity,
      url: url ?? storecoveUrl,
      fetch: fetchInside(url),
    });
  return config.NODE_ENV === 'production'
    ? null
    : openLocalResponses(join(config.DATA_DIR, 'e-invoices-sent'));
};
