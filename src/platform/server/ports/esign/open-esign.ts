import { isIP } from 'node:net';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { ConfigError } from '../../config-setting.ts';
import { guardedFetch } from '../../http/guarded-fetch.ts';
import type { NewId } from '../../ids.ts';
import { keepSealKey } from '../../seal/keep-seal-key.ts';
import type { SessionKeys } from '../../session/session-keys.ts';
import { openBuiltin } from './builtin/open-builtin.ts';
import type { BuiltinSigner } from './builtin/signer-port.ts';
import type { EsignPort } from './port.ts';
import { openScrive } from './scrive/open-scrive.ts';

/** The settings of it; those of Scrive are asked for where it is chosen. */
export type EsignConfig = Pick<Config, 'ESIGN_PROVIDER' | 'DATA_DIR'> &
  Partial<Pick<Config, Extract<keyof Config, `SCRIVE_${string}`>>>;

export interface EsignDeps {
  readonly clock: Clock;
  readonly newId: NewId;
  readonly keys: SessionKeys;
  /** Bits of a seal's key that is made; tests are quicker with fewer. */
  readonly modulus?: number;
}

/** Who has documents signed, and the built-in signer where it is that one. */
export interface OpenEsign {
  readonly esign: EsignPort;
  readonly signer: BuiltinSigner | null;
}

const given = (config: EsignConfig, name: `SCRIVE_${'API' | 'ACCESS'}_${'TOKEN' | 'SECRET'}`): string => {
  const value = config[name] ?? '';
  if (/^[\w.~-]+$/.test(value)) return value;
  throw new ConfigError(`${name} is needed, as Scrive gives it, where ESIGN_PROVIDER is scrive`);
};

/** An address inside is reached only where whoever runs the server wrote it as such; a name has to mean one outside. */
const insideHosts = (url: string): ReadonlySet<string> => {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  return new Set(isIP(host) !== 0 || host === 'localhost' ? [host] : []);
};

/** Opens the signer that is set: the one inside the product, whose key is made on the first start, or Scrive. Throws `ConfigError`. */
export const openEsign = async (
  config: EsignConfig,
  { clock, newId, keys, modulus }: EsignDeps,
): Promise<OpenEsign> => {
  if (config.ESIGN_PROVIDER === 'scrive') {
    const url = config.SCRIVE_URL ?? 'https://scrive.com';
    const inside = insideHosts(url);
    if (!url.startsWith('https:') && inside.size === 0) throw new ConfigError('SCRIVE_URL must be https://');
    const credentials = {
      apiToken: given(config, 'SCRIVE_API_TOKEN'),
      apiSecret: given(config, 'SCRIVE_API_SECRET'),
      accessToken: given(config, 'SCRIVE_ACCESS_TOKEN'),
      accessSecret: given(config, 'SCRIVE_ACCESS_SECRET'),
    };
    const fetch = guardedFetch({ insideHosts: inside });
    const proof = config.SCRIVE_PROOF ?? 'se_bankid';
    return { esign: openScrive({ url, credentials, proof, keys, fetch }), signer: null };
  }
  const sealKey = await keepSealKey(config.DATA_DIR, 'Krogkoll', clock.now(), modulus);
  const signer = await openBuiltin({ dataDirectory: config.DATA_DIR, sealKey, keys, clock, newId });
  return { esign: signer, signer };
};
