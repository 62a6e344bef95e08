import type { Config } from '../../config.ts';
import { ConfigError } from '../../config-setting.ts';
import { fetchInside } from '../../http/fetch-inside.ts';
import type { EInvoicePort } from './port.ts';
import { openQvalia } from './qvalia.ts';
import { openStorecove, storecoveUrl } from './storecove.ts';

type ProviderName = Extract<keyof Config, `STORECOVE_${string}` | `QVALIA_${string}`>;

/** Opens the providers whose keys are set. Throws `ConfigError` for a key without its account. */
export const openEInvoices = (config: Partial<Pick<Config, ProviderName>>): readonly EInvoicePort[] => {
  const { STORECOVE_API_KEY, STORECOVE_URL, QVALIA_API_KEY, QVALIA_ACCOUNT, QVALIA_URL } = config;
  const ports: EInvoicePort[] = [];
  if (STORECOVE_API_KEY !== undefined)
    ports.push(
      openStorecove({
        apiKey: STORECOVE_API_KEY,
        url: STORECOVE_URL ?? storecoveUrl,
        fetch: fetchInside(STORECOVE_URL),
      }),
    );
  if (QVALIA_API_KEY !== undefined) {
    if (QVALIA_ACCOUNT === undefined)
      throw new ConfigError('QVALIA_ACCOUNT is needed, since QVALIA_API_KEY is set');
    ports.push(
      openQvalia({
        apiKey: QVALIA_API_KEY,
        account: QVALIA_ACCOUNT,
        url: QVALIA_URL ?? 'https://api.qvalia.com',
        fetch: fetchInside(QVALIA_URL),
      }),
    );
  }
  return ports;
};
