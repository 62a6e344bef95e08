import { subscriptionPath } from '#features/plans/billing/paths.ts';
import type { Page } from 'playwright-core';
import { inboxPath } from '#features/intake/inbox/paths.ts';
import { loginPath } from '#features/account/sessions/paths.ts';
import { homePath } from '#features/purchases/overview/paths.ts';
import { invoicePath, invoicesPath, vaultPath } from '#features/purchases/invoices/paths.ts';
import { reviewPath } from '#features/reading/review/paths.ts';
import { historyPath } from '#features/reading/history/paths.ts';
import { articleListPath, productPath, productsPath } from '#features/purchases/products/paths.ts';
import { createOutletPath } from '#features/company/organizations/paths.ts';
import { outletPath, outletSettingPath } from '#features/company/outlets/paths.ts';
import { browsePath, finderPath, supplierPath } from '#features/suppliers/suppliers/paths.ts';
import {
  alertsPath,
  watchedArticlePath,
  watchedArticlesPath,
} from '#features/prices/price-monitoring/paths.ts';
import {
  claimAnswerPath,
  claimPath,
  claimsPath,
  deviationsPath,
  newClaimPath,
} from '#features/prices/claims/paths.ts';
import { dealImportPath, newDealImportPath } from '#features/prices/deal-imports/paths.ts';
import { priceListsPath } from '#features/prices/price-lists/paths.ts';
import { apiDocsPath } from '#features/open/api/paths.ts';
import { firstInvoicePath } from '#features/sample/showcase/paths.ts';
import { accountPath } from '#features/account/settings/paths.ts';
import { findingScreens } from './finding-screens.ts';
import type { Look } from './look.ts';
import { doorScreens } from './screens-doors.ts';
import { archiveNames, archiveScreens } from './screens-archive.ts';
import { bargainNames, bargainScreens } from './screens-bargains.ts';
import { dealNames, dealScreens } from './screens-deals.ts';
import { helpNames, helpScreens } from './screens-help.ts';
import { outsideNames, outsideScreens } from './screens-outside.ts';
import { paperNames, paperScreens } from './screens-papers.ts';
import { type Told, toldNames, toldScreens } from './screens-told.ts';
import type { Places } from './places.ts';

/** A screen and the state of it that is looked at. */
export type Screen = {
  readonly path: string;
  /** What stands there when the screen is whole. */
  readonly ready: string;
  readonly open?: (page: Page) => Promise<void>;
  /** What it is told that the sample has none of. */
  readonly told?: Told;
  readonly only?: Look['size'];
  readonly isDoor?: boolean;
};

const rows = '.tablecard:not([aria-busy=true]) tbody tr, .rows .row';
const click = (selector: string) => async (page: Page) => page.locator(selector).first().click();

/** Every screen there is, each in the states that look different. */
export const screenNames = [
  'login',
  'overview',
  'invoices',
  'upload',
  'invoice-pdf',
  'invoice-drawn',
  'invoice-held',
  'inbox',
  'inbox-file',
  'review',
  'review-layouts',
  'inbox-sender',
  'inbox-accept',
  'inbox-empty',
  'inbox-address',
  'history',
  'vault',
  'prices',
  'prices-open',
  'prices-settled',
  'limits',
  'deviations',
  'deviations-chosen',
  'deviations-none',
  'import',
  'import-result',
  'price-lists',
  'claims',
  'claims-none',
  'claim',
  'claim-new',
  'claim-answer',
  'articles',
  'article',
  'products',
  'article-list',
  'product',
  'outlets',
  'sourcing',
  'sourcing-articles',
  'sourcing-alternatives',
  'sourcing-search',
  'sourcing-parity',
  'market-band',
  'palette',
  'palette-found',
  'export',
  'list-import',
  'list-import-outlets',
  'exports',
  'view-save',
  'every-overview',
  'every-prices',
  'every-products',
  'bell',
  'more',
  'outlet',
  'outlet-edit',
  'outlet-suppliers',
  'outlet-power',
  'outlet-create',
  'team',
  'team-member',
  'team-invite',
  'activity',
  'first-invoice',
  'account',
  'account-email',
  'account-security',
  'account-end',
  'account-notifications',
  'account-invitations',
  ...archiveNames,
  'account-billing',
  'account-bookkeeping',
  'account-api',
  'developers',
  'plans',
  'account-delete',
  'terms',
  'privacy',
  'shared-plan',
  'sheet',
  'sign-up',
  'sign-up-faults',
  'forgot-password',
  'reset-password',
  'reset-expired',
  'verify-expired',
  'verify-request',
  'confirm-email',
  'missing',
  ...helpNames,
  'suppliers',
  'suppliers-all',
  'suppliers-open',
  'suppliers-ask',
  'supplier',
  ...toldNames,
  ...bargainNames,
  ...dealNames,
  ...paperNames,
  ...outsideNames,
] as const;

/** The screens by name, with the ids of what they show. */
export const screensOf = ({
  paper,
  drawn,
  held,
  file,
  reading,
  waiting,
  article,
  line,
  supplier,
  beside,
  claim,
  list,
}: Places): ReadonlyMap<string, Screen> => {
  const all: Record<string, Screen> = {
    login: { path: loginPath(), ready: 'input[type=password]', isDoor: true },
    overview: { path: homePath(), ready: 'main h1' },
    invoices: { path: invoicesPath(), ready: rows },
    upload: { path: invoicesPath({ add: '1' }), ready: '.panel input[type=file]' },
    'invoice-pdf': { path: invoicePath(paper), ready: '.pdf-sheet canvas' },
    'invoice-drawn': { path: invoicePath(drawn), ready: 'main .rows, main table' },
    'invoice-held': { path: invoicePath(held), ready: '.pdf-sheet canvas, main .segment' },
    inbox: { path: inboxPath(), ready: rows },
    'inbox-file': { path: inboxPath({ doc: file }), ready: '.panel .foot' },
    review: { path: reviewPath(reading), ready: '.review-reviewform svg, .review-reviewbar' },
    'review-layouts': {
      path: reviewPath(reading),
      ready: '.review-reviewbar',
      open: async (page) => {
        await page.locator('.tools [aria-haspopup]').last().click();
        await page.getByRole('menuitem', { name: /Inlärda layouter|Learned layouts/ }).click();
        await page.locator('.panel h2').waitFor();
      },
    },
    'inbox-sender': { path: inboxPath({ doc: waiting }), ready: '.panel .foot .pair' },
    'inbox-accept': {
      path: inboxPath({ doc: waiting }),
      ready: '.panel .foot .pair',
      open: click('.panel .foot .pair .btn.primary'),
    },
    'inbox-empty': { path: inboxPath({ group: 'deleted' }), ready: '.state' },
    'inbox-address': { path: inboxPath({ address: '1' }), ready: '.panel .inbox-inboundline' },
    history: { path: historyPath(), ready: '.drop' },
    vault: { path: vaultPath(), ready: rows },
    prices: { path: alertsPath(), ready: rows },
    'prices-open': { path: alertsPath({ article }), ready: '.panel .foot button' },
    'prices-settled': { path: alertsPath({ status: 'RESOLVED' }), ready: rows },
    import: { path: newDealImportPath(), ready: '.drop' },
    'import-result': { path: dealImportPath(list), ready: 'main .kpis' },
    'price-lists': { path: priceListsPath(), ready: 'main .state' },
    deviations: { path: deviationsPath(), ready: 'main tr th .duo, .rows .row' },
    'deviations-chosen': {
      path: deviationsPath({ deals: 'true', status: 'all' }),
      ready: 'main tr th .duo, .rows .row',
      open: click('.rows .row .check, main tbody th .check'),
    },
    'deviations-none': { path: deviationsPath({ q: 'not-on-the-menu' }), ready: '.state' },
    claims: { path: claimsPath(), ready: 'main section h2, .state' },
    'claims-none': { path: claimsPath({ state: 'withdrawn' }), ready: 'main section h2, .state' },
    claim: { path: claimPath(claim), ready: 'main ol li' },
    'claim-new': { path: newClaimPath({ lines: line }), ready: 'main .card .btn.primary' },
    'claim-answer': { path: claimAnswerPath(), ready: '.doorsay', isDoor: true },
    limits: { path: alertsPath(), ready: rows, open: click('.pagehead .tools .btn:not(.per)') },
    articles: { path: watchedArticlesPath(), ready: rows },
    article: { path: watchedArticlePath(article), ready: 'main svg' },
    products: { path: productsPath(), ready: rows },
    'article-list': { path: articleListPath(), ready: rows },
    product: { path: productPath(article), ready: 'main table, main .rows' },
    outlets: { path: homePath(), ready: 'main h1', open: click('.sign') },
    ...findingScreens,
    bell: {
      path: homePath(),
      ready: '.bell-bell',
      open: async (page) => {
        await page.locator('.bell-bell').click();
        await page.locator('.bell-row').first().waitFor();
      },
    },
    more: { path: homePath(), ready: 'main h1', open: click('.bottomnav button'), only: 'narrow' },
    'first-invoice': { path: firstInvoicePath(), ready: 'main .card' },
    account: { path: accountPath(), ready: '.tablist a, main form' },
    'account-email': {
      path: accountPath({ tab: 'general' }),
      ready: '.settings-readline',
      open: click('.settings-readline .btn'),
    },
    'account-security': { path: accountPath({ tab: 'security' }), ready: '.rowlist' },
    'account-end': {
      path: accountPath({ tab: 'security' }),
      ready: '.rowlist .btn',
      open: click('.rowlist .btn'),
    },
    'account-notifications': { path: accountPath({ tab: 'notifications' }), ready: '.switch' },
    'account-invitations': { path: accountPath({ tab: 'invitations' }), ready: '.state' },
    ...archiveScreens,
    'account-bookkeeping': { path: accountPath({ tab: 'bookkeeping' }), ready: '.sidepanel fieldset input' },
    'account-billing': { path: accountPath({ tab: 'billing' }), ready: '.billing-planname' },
    'account-api': { path: accountPath({ tab: 'api' }), ready: '.keys-card .keys-note' },
    developers: { path: apiDocsPath({ entry: 'listInvoices' }), ready: '.api-code pre' },
    plans: { path: subscriptionPath(), ready: '.billing-planname' },
    'account-delete': { path: accountPath({ tab: 'delete' }), ready: '.settings-consequences' },
    ...doorScreens,
    outlet: { path: outletPath(), ready: '.facts' },
    'outlet-edit': { path: outletSettingPath(), ready: '#change-all' },
    'outlet-suppliers': { path: outletPath({ tab: 'suppliers' }), ready: '.suppliers-ownsuppliers' },
    'outlet-power': {
      path: outletPath({ tab: 'power' }),
      ready: '.power-of-attorney-powerstatus .power-of-attorney-who',
    },
    'outlet-create': { path: createOutletPath(), ready: '#create-outlet' },
    team: { path: outletPath({ tab: 'team' }), ready: rows },
    'team-member': {
      path: outletPath({ tab: 'team' }),
      ready: rows,
      open: click('[data-row-link]'),
    },
    'team-invite': { path: outletPath({ tab: 'team', invite: '1' }), ready: '.dialog .radios' },
    activity: { path: outletPath({ tab: 'activity' }), ready: '.team-activity li' },
    suppliers: { path: finderPath(), ready: rows },
    'suppliers-all': { path: browsePath(), ready: rows },
    'suppliers-open': {
      path: finderPath({ supplier }),
      ready: '.panel .suppliers-outletlinks li',
    },
    'suppliers-ask': { path: finderPath({ ask: '1' }), ready: '.dialog .radios' },
    supplier: { path: supplierPath({ id: supplier }), ready: 'main .chart svg' },
    missing: { path: '/not-on-the-menu', ready: 'main h1' },
    ...helpScreens,
    ...bargainScreens({ beside }),
    ...dealScreens,
    ...toldScreens({ list }),
    ...paperScreens,
    ...outsideScreens,
  };
  return new Map(Object.entries(all));
};
