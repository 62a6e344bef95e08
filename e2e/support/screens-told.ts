import type { Page } from 'playwright-core';
import { tasksContract } from '#features/account/tasks/contract.ts';
import { assistantsContract } from '#features/open/assistants/contract.ts';
import { suggestionsPath } from '#features/open/assistants/paths.ts';
import { consentsContract } from '#features/open/oauth/contract.ts';
import { consentPath } from '#features/open/oauth/paths.ts';
import { claimsContract } from '#features/prices/claims/contract.ts';
import { claimAnswerPath } from '#features/prices/claims/paths.ts';
import { dealImportsContract } from '#features/prices/deal-imports/contract.ts';
import { dealImportPath, newDealImportPath } from '#features/prices/deal-imports/paths.ts';
import { homePath } from '#features/purchases/overview/paths.ts';
import { apiBase, type Endpoint, type ReplyOf } from '#platform/wire/endpoint.ts';
import type { Places } from './places.ts';
import { withToken } from './screens-doors.ts';

/** Has the server heard otherwise than it says, until the page hears no other routes. */
export type Told = (page: Page) => Promise<unknown>;

/** Where an endpoint is asked, whatever its parameters are. */
export const at = ({ path }: Pick<Endpoint, 'path'>): RegExp =>
  new RegExp(`${apiBase}${path.replaceAll(/\{\w+\}/gu, '[^/?]+')}(?:\\?.*)?$`, 'u');

/** What the endpoint answers is changed on its way. */
const changed =
  <E extends Endpoint>(endpoint: E, change: (data: ReplyOf<E>) => ReplyOf<E>): Told =>
  (page) =>
    page.route(at(endpoint), async (route) => {
      const real = await route.fetch({ headers: { ...route.request().headers(), 'if-none-match': '' } });
      const { data } = (await real.json()) as { data: ReplyOf<E> };
      await route.fulfill({ json: { data: change(data) } });
    });

/** The endpoint is not asked: this is its answer. */
export const instead =
  <E extends Endpoint>(endpoint: E, data: ReplyOf<E>): Told =>
  (page) =>
    page.route(at(endpoint), (route) => route.fulfill({ json: { data } }));

/** An id of nothing. */
export const idOf = (last: number): string => `0190a0a0-0000-7000-8000-${String(last).padStart(12, '0')}`;

const asked: ReplyOf<typeof claimsContract.readClaimByLink> = {
  number: 'K-2026-014',
  restaurantName: 'Kajen',
  organizationName: 'Kajens Krog AB',
  organizationNumber: '5598761236',
  supplierName: 'Norrskär Grossist AB',
  language: 'sv',
  sentOn: '2026-11-02',
  replyBy: '2026-11-16',
  currency: 'SEK',
  lines: [
    {
      invoiceNumber: '104822',
      invoiceDate: '2026-10-29',
      articleNumber: '30114',
      name: 'Smör osaltat 500 g',
      unit: 'H87',
      quantity: '40',
      billedPrice: '54.50',
      expectedPrice: '49.90',
      amount: '184.00',
      vatRate: '6',
      reason: 'above-deal',
    },
  ],
  net: '184.00',
  vatTotal: '11.04',
  total: '195.04',
  credited: '0.00',
  open: '184.00',
  answer: null,
};

const suggested: ReplyOf<typeof assistantsContract.readSuggestion> = {
  id: idOf(1),
  state: 'waiting',
  version: 1,
  shown: {
    kind: 'settle-alerts',
    decision: 'resolve',
    until: null,
    comment: null,
    articles: [
      {
        articleId: idOf(2),
        title: 'Rapsolja 10 l',
        supplierName: 'Norrskär Grossist AB',
        unit: 'H87',
        currency: 'SEK',
        entries: 3,
        newPrice: '329.00',
        extra: '120.00',
        watchedPrice: '319.00',
        endedDeals: 0,
      },
    ],
  },
  why: 'Priset har stått still i tre veckor.',
  madeBy: 'Köksassistenten',
  madeAt: '2026-11-20T08:12:00.000Z',
  expiresAt: '2026-11-27T08:12:00.000Z',
  decidedAt: null,
  decidedBy: null,
  result: null,
};

const consent: ReplyOf<typeof consentsContract.readConsentRequest> = {
  state: 'good',
  client: {
    name: 'Köksassistenten',
    host: 'assistant.example',
    redirectHost: 'assistant.example',
    isOwnMachine: false,
    isLasting: true,
  },
  scopes: ['read', 'claims:write'],
  apiAccess: 'read-write',
  organizationName: 'Kajens Krog AB',
  units: [
    { unitId: idOf(3), name: 'Kajen' },
    { unitId: idOf(4), name: 'Kajen Uteservering' },
  ],
  denied: 'https://assistant.example/back',
};

/** Screens of what the sample has none of: the product's own screens over answers that are told to them. */
export const toldScreens = ({ list }: Pick<Places, 'list'>) => ({
  'overview-calm': {
    path: homePath(),
    ready: 'main .overview-calm',
    told: changed(tasksContract.listTasks, (page) => ({ ...page, content: [], total: 0, snoozed: 0 })),
  },
  'import-locked': {
    path: newDealImportPath(),
    ready: 'main .note',
    told: changed(dealImportsContract.listDealImports, (found) => ({ ...found, isInPlan: false })),
  },
  'import-saving': {
    path: dealImportPath(list),
    ready: 'main [role=progressbar]',
    told: changed(dealImportsContract.readDealImport, (found) => ({
      ...found,
      state: 'saving' as const,
      progress: { stage: 'judging' as const, done: 2140, total: 5200 },
    })),
  },
  'claim-answer-open': {
    path: claimAnswerPath(),
    ready: '.doorsay',
    isDoor: true,
    told: instead(claimsContract.readClaimByLink, asked),
    open: withToken('.claims-answerpage'),
  },
  suggestions: {
    path: suggestionsPath(),
    ready: 'main .card .btn.primary',
    told: instead(assistantsContract.listSuggestions, { content: [suggested], total: 1 }),
  },
  'suggestions-none': {
    path: suggestionsPath(),
    ready: '.state',
    told: instead(assistantsContract.listSuggestions, { content: [], total: 0 }),
  },
  consent: {
    path: `${consentPath()}?client_id=x`,
    ready: 'main form',
    told: instead(consentsContract.readConsentRequest, consent),
  },
});

export const toldNames = [
  'overview-calm',
  'import-locked',
  'import-saving',
  'claim-answer-open',
  'suggestions',
  'suggestions-none',
  'consent',
] as const;
