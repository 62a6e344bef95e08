import { expect, test } from 'vitest';
import { contracts } from '#app/contract.ts';
import { type Endpoint, keyScopeOf } from '#platform/wire/endpoint.ts';
import { fullPath, isUnitScoped } from '#platform/wire/openapi.ts';
import { apiContract } from '../contract.ts';
import { openEntries } from '../rules-entries.ts';

/**
 * Reads in a unit that are one person's own, a question before a person decides, part of a letter that a person sends or got an
 * answer to, or doors themselves: keys, webhooks, bookkeeping, what assistants suggest, the archive's, its papers' and its auditors'.
 */
const notOpen = [
  'archive.measureArchive',
  'archive.readArchive',
  'assistants.listSuggestions',
  'assistants.readSuggestion',
  'auditors.listAuditors',
  'bell.countNews',
  'bell.listNews',
  'billing.downloadBill',
  'billing.downloadReceipts',
  'claims.readEnclosures',
  'consents.listAssistants',
  'consents.readConsentRequest',
  'dealImports.downloadImportTemplate',
  'exports.downloadKeptExport',
  'exports.listExports',
  'handover.downloadPostings',
  'handover.downloadSie',
  'handover.listHandovers',
  'handover.readBookkeeping',
  'handover.readHandover',
  'keys.listKeys',
  'listImports.downloadListTemplate',
  'marketBand.readMarketChoice',
  'notifications.liveEvents',
  'offerRequests.draftRequest',
  'offerRequests.readAnswered',
  'paper.certifyPapers',
  'paper.listPapers',
  'paper.readPaper',
  'powerOfAttorney.previewPower',
  'priceLists.previewListDeal',
  'radar.readCopyLetter',
  'retention.readRetention',
  'structures.readStructureChoice',
  'views.listViews',
  'webhooks.listMessages',
  'webhooks.listWebhooks',
  'webhooks.readMessage',
];

const entries: readonly (readonly [string, Endpoint])[] = Object.entries(contracts).flatMap(([part, named]) =>
  Object.entries(named).map(([name, entry]) => [`${part}.${name}`, entry] as const),
);

test('every read of a unit is in the open API, but for those that are nobody else’s', () => {
  const opened = new Set(Object.values(openEntries).map(({ of }) => of));
  const missing = entries.flatMap(([name, entry]) =>
    isUnitScoped(entry) && entry.method === 'GET' && !opened.has(entry) ? [name] : [],
  );
  expect(missing.toSorted()).toEqual(notOpen);
});

test('no two entries stand at the same address, and each asks for a scope that fits what it does', () => {
  const addresses = Object.values(apiContract).map((entry) => `${entry.method} ${fullPath(entry)}`);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const entry of Object.values(openEntries)) {
    expect(keyScopeOf(entry) === 'read').toBe(entry.method === 'GET');
    expect(entry.creates === true).toBe(entry.method !== 'GET');
  }
});
