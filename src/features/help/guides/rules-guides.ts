import { inboxPath } from '#features/intake/inbox/paths.ts';
import { newDealImportPath } from '#features/prices/deal-imports/paths.ts';
import { dealsPath } from '#features/prices/deals/paths.ts';
import { deviationsPath } from '#features/prices/claims/paths.ts';
import { alertsPath } from '#features/prices/price-monitoring/paths.ts';
import { invoicesPath, vaultPath } from '#features/purchases/invoices/paths.ts';
import { historyPath } from '#features/reading/history/paths.ts';
import { accountPath, outletPath } from '#platform/wire/doors.ts';
import type { Guide } from './rules.ts';

const start: readonly Guide[] = [
  {
    id: 'first-invoice',
    topic: 'start',
    steps: 3,
    labels: { invoices: 'invoices:nav', add: 'invoices:add', inbox: 'inbox:title' },
    show: { href: invoicesPath(), at: 'invoices:add' },
  },
  {
    id: 'mail-address',
    topic: 'start',
    steps: 3,
    labels: { inbox: 'inbox:title', copy: 'invoice-address:copyMessage', accept: 'inbox:acceptSender' },
    show: { href: inboxPath({ address: '1' }), at: null },
  },
  {
    id: 'power-of-attorney',
    topic: 'start',
    steps: 3,
    labels: { outlet: 'outlets:nav', power: 'outlets:tab.power', sign: 'power-of-attorney:tabSign' },
    show: { href: outletPath({ tab: 'power' }), at: 'outlets:tab.power' },
  },
  {
    id: 'old-invoices',
    topic: 'start',
    steps: 3,
    labels: { inbox: 'inbox:title', close: 'history:close' },
    show: { href: historyPath(), at: 'history:title' },
  },
];

const invoices: readonly Guide[] = [
  {
    id: 'unreadable',
    topic: 'invoices',
    steps: 3,
    labels: { inbox: 'inbox:title', waiting: 'inbox:group.attention', retry: 'inbox:retry' },
    show: { href: inboxPath(), at: 'inbox:group.attention' },
  },
  {
    id: 'correct-line',
    topic: 'invoices',
    steps: 3,
    labels: { inbox: 'inbox:title', review: 'inbox:review' },
    show: { href: inboxPath(), at: 'inbox:group.attention' },
  },
  {
    id: 'originals',
    topic: 'invoices',
    steps: 2,
    labels: { vault: 'invoices:vault', all: 'invoices:vaultAll', search: 'invoices:vaultSearch' },
    show: { href: vaultPath(), at: 'invoices:vaultSearch' },
  },
];

const prices: readonly Guide[] = [
  {
    id: 'decide',
    topic: 'prices',
    steps: 4,
    labels: {
      monitoring: 'price-monitoring:nav',
      keepThen: 'price-monitoring:keepThen',
      watchThen: 'price-monitoring:watchThen',
      claim: 'price-monitoring:claimCredit',
    },
    show: { href: alertsPath(), at: 'price-monitoring:title' },
  },
  {
    id: 'alert-limits',
    topic: 'prices',
    steps: 3,
    labels: { limits: 'price-monitoring:limits', save: 'price-monitoring:save' },
    show: { href: alertsPath(), at: 'price-monitoring:limits' },
  },
  {
    id: 'import-deals',
    topic: 'prices',
    steps: 3,
    labels: { deals: 'deals:tab', import: 'deals:import', read: 'deal-imports:read' },
    show: { href: newDealImportPath(), at: 'deal-imports:fileCard' },
  },
  {
    id: 'deal-by-hand',
    topic: 'prices',
    steps: 2,
    labels: { deals: 'deals:tab' },
    show: { href: dealsPath(), at: 'deals:tab' },
  },
  {
    id: 'claim-money',
    topic: 'prices',
    steps: 4,
    labels: {
      deviations: 'claims-deviations:title',
      pick: 'claims-deviations:pickDeals',
      claims: 'invoices:claimsTab',
    },
    show: { href: deviationsPath(), at: 'claims-deviations:title' },
  },
];

const team: readonly Guide[] = [
  {
    id: 'invite',
    topic: 'team',
    steps: 3,
    labels: {
      outlet: 'outlets:nav',
      team: 'outlets:tab.team',
      invite: 'outlets:invite',
      send: 'team:sendInvitation',
    },
    show: { href: outletPath({ tab: 'team' }), at: 'outlets:invite' },
  },
  {
    id: 'roles',
    topic: 'team',
    steps: 3,
    labels: { owner: 'web:owner', editor: 'web:editor', reporter: 'web:reporter' },
    show: { href: outletPath({ tab: 'team' }), at: 'outlets:tab.team' },
  },
  {
    id: 'notifications',
    topic: 'team',
    steps: 3,
    labels: {
      notifications: 'settings:tab.notifications',
      alerts: 'settings:priceAlerts',
      daily: 'settings:pace.daily',
      digest: 'settings:digest',
      weekly: 'settings:digest.weekly',
      eachDay: 'settings:digest.daily',
    },
    show: { href: accountPath({ tab: 'notifications' }), at: 'settings:priceAlerts' },
  },
  {
    id: 'plan',
    topic: 'team',
    steps: 2,
    labels: { account: 'web:account', billing: 'settings:tab.billing', starter: 'billing:plan.starter' },
    show: { href: accountPath({ tab: 'billing' }), at: 'settings:tab.billing' },
  },
];

/** Every guide, by topic in the order that one needs them. */
export const guides: readonly Guide[] = [...start, ...invoices, ...prices, ...team];
