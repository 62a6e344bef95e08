import { expect, test } from 'vitest';
import { contracts } from '#app/contract.ts';
import type { Endpoint } from '#platform/wire/endpoint.ts';

test('a replica may answer the overview, products, savings with their bands, and exports; nothing else', () => {
  const entries: readonly (readonly [string, Endpoint])[] = Object.entries(contracts).flatMap(
    ([part, named]) => Object.entries(named).map(([name, entry]) => [`${part}.${name}`, entry] as const),
  );
  const flagged = entries.filter(([, { replica }]) => replica === true);
  expect(flagged.map(([name]) => name).toSorted()).toEqual([
    'api.listProducts',
    'api.listSourced',
    'api.readAlternatives',
    'api.readOverview',
    'api.readProduct',
    'api.readSourcing',
    'api.readSupplierSpend',
    'exports.downloadExport',
    'exports.previewExport',
    'overview.readOverview',
    'overview.readSupplierSpend',
    'products.listProducts',
    'products.readProduct',
    'sourcing.listSourced',
    'sourcing.readAlternatives',
    'sourcing.readSourcing',
  ]);
  for (const [, { creates, receives }] of flagged)
    expect([creates, receives]).toEqual([undefined, undefined]);
});
