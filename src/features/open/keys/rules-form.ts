import { z } from 'zod';
import { keyModes, keyScopes } from '#core/access/key-scopes.ts';
import { id, nameText, timestamp } from '#platform/wire/fields.ts';
import { longestName, mostAddresses } from './rules.ts';

/** An address or a network: `192.0.2.7`, `192.0.2.0/24`, `2001:db8::/32`. */
const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

export const keyForm = z.object({
  name: nameText(longestName).refine((name) => name !== ''),
  mode: z.enum(keyModes),
  scopes: z
    .array(z.enum(keyScopes))
    .min(1)
    .refine((scopes) => new Set(scopes).size === scopes.length),
  unitIds: z.array(id).min(1).max(500).nullable(),
  expiresAt: timestamp.nullable(),
  addresses: z.array(network).max(mostAddresses),
});
