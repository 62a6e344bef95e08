import { path } from '#platform/wire/path.ts';

const shown = { q: 'any', category: 'any', supplier: 'any', request: 'any', ask: ['1'] } as const;

/** The restaurant's own suppliers, and all of them. */
export const finderPath = path('/sourcing/suppliers', { ...shown, tab: 'any' });
export const browsePath = path('/sourcing/suppliers/browse-suppliers', shown);

export const supplierPath = path('/supplier', { id: 'any', tab: 'any' });
