import { accessPointContract } from '#features/access-point/contract.ts';
import { accountsContract } from '#features/accounts/contract.ts';
import { dealsContract } from '#features/deals/contract.ts';
import { directoryContract } from '#features/directory/contract.ts';
import { documentsContract } from '#features/documents/contract.ts';
import { historyContract } from '#features/history/contract.ts';
import { inboxContract } from '#features/inbox/contract.ts';
import { invoicesContract } from '#features/invoices/contract.ts';
import { mailContract } from '#features/mail/contract.ts';
import { devicesContract } from '#features/notifications/contract-devices.ts';
import { notificationsContract } from '#features/notifications/contract.ts';
import { onboardingContract } from '#features/onboarding/contract.ts';
import { organizationsContract } from '#features/organizations/contract.ts';
import { outletsContract } from '#features/outlets/contract.ts';
import { overviewContract } from '#features/overview/contract.ts';
import { priceMonitoringContract } from '#features/price-monitoring/contract.ts';
import { powerOfAttorneyContract } from '#features/power-of-attorney/contract.ts';
import { productsContract } from '#features/products/contract.ts';
import { reviewContract } from '#features/review/contract.ts';
import { sessionsContract } from '#features/sessions/contract.ts';
import { securityContract } from '#features/settings/contract-security.ts';
import { settingsContract } from '#features/settings/contract.ts';
import { supplierLinksContract } from '#features/suppliers/contract-links.ts';
import { supplierRequestsContract } from '#features/suppliers/contract-requests.ts';
import { suppliersContract } from '#features/suppliers/contract.ts';
import { supportContract } from '#features/support/contract.ts';
import { invitationsContract } from '#features/team/contract-invitations.ts';
import { teamContract } from '#features/team/contract.ts';
import { platformContract } from '#platform/wire/platform-contract.ts';

/** The whole wire surface: validation, access, the typed client and the OpenAPI document all come from here. */
export const contract = {
  platform: platformContract,
  sessions: sessionsContract,
  accounts: accountsContract,
  settings: settingsContract,
  security: securityContract,
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
  deals: dealsContract,
  notifications: notificationsContract,
  devices: devicesContract,
};
