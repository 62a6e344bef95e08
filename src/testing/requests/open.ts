import type { keysContract } from '#features/open/keys/contract.ts';
import { type Cells, owners, ownersThemselves } from './matrix-cells.ts';

/** Of everybody who walks, so that what they make and remove is really made and removed. */
const password = 'Tranbär7Snickrar';

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
        password,
      },
    }),
    revokeKey: ({ apiKey }: Ids) => ({ params: { keyId: apiKey }, body: { password } }),
  },
};

/** Row 46 of the matrix. */
export const openCells: { readonly keys: { readonly [Name in keyof typeof keysContract]: Cells } } = {
  keys: { listKeys: owners, createKey: ownersThemselves, revokeKey: ownersThemselves },
};
