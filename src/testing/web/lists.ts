import { contract, contracts } from '#app/contract.ts';
import { features } from '#app/features-web.tsx';
import type { WebFeature } from '#platform/web/frame/feature.ts';
import type { Endpoint } from '#platform/wire/endpoint.ts';

/** All screens behind the login, as one feature. */
export const everyScreen: WebFeature = { shell: features.flatMap((feature) => feature.shell ?? []) };

/** Everything that screens read. */
export const reads: readonly Endpoint[] = Object.values(contracts)
  .flatMap((one): Endpoint[] => Object.values(one))
  .filter(({ method }) => method === 'GET');

/** Screens with a list, and what brings it. */
export const lists: readonly { readonly at: string; readonly list: Endpoint }[] = [
  { at: '/', list: contract.overview.readOverview },
  { at: '/invoices', list: contract.invoices.listInvoices },
  { at: '/invoices/inbox', list: contract.inbox.listArrivals },
  { at: '/invoices/history', list: contract.history.listImports },
  { at: '/overview/invoices-vault', list: contract.invoices.listVaultMonths },
  { at: '/price-monitoring/overview', list: contract.priceMonitoring.listAlerts },
  { at: '/price-monitoring/articles', list: contract.priceMonitoring.listArticles },
  { at: '/articles/products', list: contract.products.listProducts },
  { at: '/articles/list', list: contract.products.listProducts },
  { at: '/outlet?tab=team', list: contract.team.listMembers },
  { at: '/outlet?tab=suppliers', list: contract.supplierLinks.listOutletSuppliers },
  { at: '/outlet?tab=activity', list: contract.team.listActivity },
  { at: '/support/customers', list: contract.support.findCustomers },
  { at: '/support/suppliers', list: contract.directory.listQueuedRequests },
  { at: '/support/suppliers/proposals', list: contract.directory.listProposals },
  { at: '/support/suppliers/directory', list: contract.directory.listDirectory },
  { at: '/support/unrouted', list: contract.accessPoint.listUnrouted },
  { at: '/support/unreadable', list: contract.documents.listUnreadable },
];
