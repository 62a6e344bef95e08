import { auditorsContract } from '#features/open/archive/contract-auditors.ts';
import { retentionContract } from '#features/open/archive/contract-retention.ts';
import { archiveContract } from '#features/open/archive/contract.ts';
import { accessPointContract } from '#features/intake/access-point/contract.ts';
import { accountsContract } from '#features/account/accounts/contract.ts';
import { sharedBillingContract } from '#features/plans/billing/contract-shared.ts';
import { staffBillingContract } from '#features/plans/billing/contract-staff.ts';
import { billingContract } from '#features/plans/billing/contract.ts';
import { bellContract } from '#features/account/bell/contract.ts';
import { queueContract } from '#features/help/chat/contract-queue.ts';
import { chatContract } from '#features/help/chat/contract.ts';
import { claimsContract } from '#features/prices/claims/contract.ts';
import { dealImportsContract } from '#features/prices/deal-imports/contract.ts';
import { priceListsContract } from '#features/prices/price-lists/contract.ts';
import { marketBandContract } from '#features/prices/market-band/contract.ts';
import { dealsContract } from '#features/prices/deals/contract.ts';
import { deviationsContract } from '#features/prices/price-monitoring/contract-deviations.ts';
import { directoryContract } from '#features/suppliers/directory/contract.ts';
import { documentsContract } from '#features/intake/documents/contract.ts';
import { handoverContract } from '#features/open/handover/contract.ts';
import { mcpContract } from '#features/open/assistants/contract-mcp.ts';
import { assistantsContract } from '#features/open/assistants/contract.ts';
import { webhooksContract } from '#features/open/webhooks/contract.ts';
import { exportsContract } from '#features/finding/exports/contract.ts';
import { listImportsContract } from '#features/finding/list-imports/contract.ts';
import { guidesContract } from '#features/help/guides/contract.ts';
import { historyContract } from '#features/reading/history/contract.ts';
import { inboxContract } from '#features/intake/inbox/contract.ts';
import { apiContract } from '#features/open/api/contract.ts';
import { keysContract } from '#features/open/keys/contract.ts';
import { oauthContract } from '#features/open/oauth/contract-protocol.ts';
import { consentsContract } from '#features/open/oauth/contract.ts';
import { invoicesContract } from '#features/purchases/invoices/contract.ts';
import { mailContract } from '#features/intake/mail/contract.ts';
import { devicesContract } from '#features/account/notifications/contract-devices.ts';
import { unsubscribeContract } from '#features/account/notifications/contract-unsubscribe.ts';
import { notificationsContract } from '#features/account/notifications/contract.ts';
import { onboardingContract } from '#features/company/onboarding/contract.ts';
import { organizationsContract } from '#features/company/organizations/contract.ts';
import { outletsContract } from '#features/company/outlets/contract.ts';
import { overviewContract } from '#features/purchases/overview/contract.ts';
import { priceMonitoringContract } from '#features/prices/price-monitoring/contract.ts';
import { powerOfAttorneyContract } from '#features/company/power-of-attorney/contract.ts';
import { productsContract } from '#features/purchases/products/contract.ts';
import { reviewContract } from '#features/reading/review/contract.ts';
import { planContract } from '#features/account/plan/contract.ts';
import { sessionsContract } from '#features/account/sessions/contract.ts';
import { searchContract } from '#features/finding/search/contract.ts';
import { showcaseContract } from '#features/sample/showcase/contract.ts';
import { securityContract } from '#features/account/settings/contract-security.ts';
import { settingsContract } from '#features/account/settings/contract.ts';
import { tasksContract } from '#features/account/tasks/contract.ts';
import { radarContract } from '#features/purchases/radar/contract.ts';
import { sourcingContract } from '#features/prices/sourcing/contract.ts';
import { offerRequestsContract } from '#features/prices/offer-requests/contract.ts';
import { sheetsContract } from '#features/prices/sheets/contract.ts';
import { supplierLinksContract } from '#features/suppliers/suppliers/contract-links.ts';
import { supplierRequestsContract } from '#features/suppliers/suppliers/contract-requests.ts';
import { suppliersContract } from '#features/suppliers/suppliers/contract.ts';
import { supportContract } from '#features/staff/support/contract.ts';
import { invitationsContract } from '#features/company/team/contract-invitations.ts';
import { teamContract } from '#features/company/team/contract.ts';
import { viewsContract } from '#features/account/views/contract.ts';
import { tourContract } from '#features/purchases/tour/contract.ts';
import { platformContract } from '#platform/wire/platform-contract.ts';

/** The whole wire surface: validation, access, the typed client and the OpenAPI document all come from here. */
export const contract = {
  platform: platformContract,
  sessions: sessionsContract,
  accounts: accountsContract,
  settings: settingsContract,
  security: securityContract,
  tasks: tasksContract,
  plan: planContract,
  views: viewsContract,
  bell: bellContract,
  showcase: showcaseContract,
  outlets: outletsContract,
  organizations: organizationsContract,
  onboarding: onboardingContract,
  team: teamContract,
  invitations: invitationsContract,
  support: supportContract,
  powerOfAttorney: powerOfAttorneyContract,
  suppliers: suppliersContract,
  supplierLinks: supplierLinksContract,
  supplierRequests: supplierRequestsContract,
  directory: directoryContract,
  documents: documentsContract,
  inbox: inboxContract,
  review: reviewContract,
  mail: mailContract,
  accessPoint: accessPointContract,
  history: historyContract,
  invoices: invoicesContract,
  priceMonitoring: priceMonitoringContract,
  products: productsContract,
  overview: overviewContract,
  tour: tourContract,
  marketBand: marketBandContract,
  deals: dealsContract,
  deviations: deviationsContract,
  claims: claimsContract,
  dealImports: dealImportsContract,
  priceLists: priceListsContract,
  sourcing: sourcingContract,
  sheets: sheetsContract,
  offerRequests: offerRequestsContract,
  radar: radarContract,
  billing: billingContract,
  sharedBilling: sharedBillingContract,
  staffBilling: staffBillingContract,
  search: searchContract,
  exports: exportsContract,
  webhooks: webhooksContract,
  handover: handoverContract,
  listImports: listImportsContract,
  keys: keysContract,
  api: apiContract,
  mcp: mcpContract,
  assistants: assistantsContract,
  consents: consentsContract,
  oauth: oauthContract,
  notifications: notificationsContract,
  unsubscribe: unsubscribeContract,
  devices: devicesContract,
  guides: guidesContract,
  chat: chatContract,
  chatQueue: queueContract,
  archive: archiveContract,
  auditors: auditorsContract,
  retention: retentionContract,
};
