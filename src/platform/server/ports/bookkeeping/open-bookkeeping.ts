import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { ConfigError } from '../../config-setting.ts';
import { fetchInside } from '../../http/fetch-inside.ts';
import { openFortnox } from './fortnox/open-fortnox.ts';
import type { BookkeepingPort, BookkeepingPorts } from './port.ts';
import { openSpiris } from './spiris/open-spiris.ts';

type SystemName = Extract<keyof Config, `FORTNOX_${string}` | `SPIRIS_${string}`>;
type BookkeepingConfig = Partial<Pick<Config, SystemName>>;

/** Opens the programs whose keys are set. Throws `ConfigError` for a key without its secret. */
export const openBookkeeping = (
  config: BookkeepingConfig,
  moment: { readonly clock: Clock; readonly elapsed: () => number },
): BookkeepingPorts => {
  const ports: BookkeepingPort[] = [];
  const secretOf = (name: 'FORTNOX' | 'SPIRIS'): string => {
    const secret = config[`${name}_CLIENT_SECRET`];
    if (secret === undefined)
      throw new ConfigError(`${name}_CLIENT_SECRET is needed, since ${name}_CLIENT_ID is set`);
    return secret;
  };
  const { FORTNOX_CLIENT_ID, FORTNOX_URL, SPIRIS_CLIENT_ID, SPIRIS_URL } = config;
  if (FORTNOX_CLIENT_ID !== undefined)
    ports.push(
      openFortnox({
        ...moment,
        clientId: FORTNOX_CLIENT_ID,
        clientSecret: secretOf('FORTNOX'),
        apiUrl: FORTNOX_URL ?? 'https://api.fortnox.se',
        authUrl: FORTNOX_URL ?? 'https://apps.fortnox.se',
        fetch: fetchInside(FORTNOX_URL),
      }),
    );
  if (SPIRIS_CLIENT_ID !== undefined)
    ports.push(
      openSpiris({
        ...moment,
        clientId: SPIRIS_CLIENT_ID,
        clientSecret: secretOf('SPIRIS'),
        apiUrl: SPIRIS_URL ?? 'https://eaccountingapi.vismaonline.com',
        authUrl: SPIRIS_URL ?? 'https://identity.vismaonline.com',
        fetch: fetchInside(SPIRIS_URL),
      }),
    );
  return new Map(ports.map((port) => [port.system, port]));
};
