import { testPassword } from '../world/password.ts';
import type { keysContract } from '#features/open/keys/contract.ts';
import { type Cells, owners, ownersThemselves } from './matrix-cells.ts';

type Ids = Readonly<Record<'apiKey', string>>;

/** Well-formed requests about the doors of programs. */
export const openSamples = {
  keys: {
    listKeys: () => ({}),
    createKey: () => ({
      body: {
        name: 'Kassan',
        mode: 'live' as const,
        scopes: ['read' as const],
        unitIds: null,
        expiresAt: null,
        addresses: [],
        password: testPassword,
      },
    }),
    revokeKey: ({ apiKey }: Ids) => ({ params: { keyId: apiKey }, body: { password: testPassword } }),
  },
};

/** Row 46 of the matrix. */
export const openCells: { readonly keys: { readonly [Name in keyof typeof keysContract]: Cells } } = {
  keys: { listKeys: owners, createKey: ownersThemselves, revokeKey: ownersThemselves },
};
