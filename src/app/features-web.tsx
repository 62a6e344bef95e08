import { archiveFeature } from '#features/open/archive/web/feature.tsx';
import { handoverFeature } from '#features/open/handover/web/feature.tsx';
import { accessPointFeature } from '#features/intake/access-point/web/feature.tsx';
import { accountsFeature } from '#features/account/accounts/web/feature.tsx';
import { billingFeature } from '#features/plans/billing/web/feature.tsx';
import { allRestaurantsFeature } from '#features/finding/all-restaurants/web/feature.tsx';
import { bellFeature } from '#features/account/bell/web/feature.tsx';
import { chatFeature } from '#features/help/chat/web/feature.tsx';
import { exportsFeature } from '#features/finding/exports/web/feature.tsx';
import { assistantsFeature } from '#features/open/assistants/web/feature.tsx';
import { webhooksFeature } from '#features/open/webhooks/web/feature.tsx';
import { listImportsFeature } from '#features/finding/list-imports/web/feature.tsx';
import { apiFeature } from '#features/open/api/web/feature.tsx';
import { keysFeature } from '#features/open/keys/web/feature.tsx';
import { oauthFeature } from '#features/open/oauth/web/feature.tsx';
import { guidesFeature } from '#features/help/guides/web/feature.tsx';
import { claimsFeature } from '#features/prices/claims/web/feature.tsx';
import { priceListsFeature } from '#features/prices/price-lists/web/feature.tsx';
import { dealImportsFeature } from '#features/prices/deal-imports/web/feature.tsx';
import { marketBandFeature } from '#features/prices/market-band/web/feature.tsx';
import { dealsFeature } from '#features/prices/deals/web/feature.tsx';
import { directoryFeature } from '#features/suppliers/directory/web/feature.tsx';
import { structuresFeature } from '#features/reading/structures/web/feature.tsx';
import { historyFeature } from '#features/reading/history/web/feature.tsx';
import { inboxFeature } from '#features/intake/inbox/web/feature.tsx';
import { invoiceAddressFeature } from '#features/intake/invoice-address/web/feature.tsx';
import { invoicesFeature } from '#features/purchases/invoices/web/feature.tsx';
import { notificationsFeature } from '#features/account/notifications/web/feature.tsx';
import { onboardingFeature } from '#features/company/onboarding/web/feature.tsx';
import { organizationsFeature } from '#features/company/organizations/web/feature.tsx';
import { outletsFeature } from '#features/company/outlets/web/feature.tsx';
import { overviewFeature } from '#features/purchases/overview/web/feature.tsx';
import { powerOfAttorneyFeature } from '#features/company/power-of-attorney/web/feature.tsx';
import { priceMonitoringFeature } from '#features/prices/price-monitoring/web/feature.tsx';
import { productsFeature } from '#features/purchases/products/web/feature.tsx';
import { reviewFeature } from '#features/reading/review/web/feature.tsx';
import { sessionsFeature } from '#features/account/sessions/web/feature.tsx';
import { radarFeature } from '#features/purchases/radar/web/feature.tsx';
import { searchFeature } from '#features/finding/search/web/feature.tsx';
import { settingsFeature } from '#features/account/settings/web/feature.tsx';
import { suppliersFeature } from '#features/suppliers/suppliers/web/feature.tsx';
import { showcaseFeature } from '#features/sample/showcase/web/feature.tsx';
import { documentsFeature } from '#features/intake/documents/web/feature.tsx';
import { sourcingFeature } from '#features/prices/sourcing/web/feature.tsx';
import { offerRequestsFeature } from '#features/prices/offer-requests/web/feature.tsx';
import { sheetsFeature } from '#features/prices/sheets/web/feature.tsx';
import { supportFeature } from '#features/staff/support/web/feature.tsx';
import { teamFeature } from '#features/company/team/web/feature.tsx';
import { tourFeature } from '#features/purchases/tour/web/feature.tsx';
import type { WebFeature } from '#platform/web/frame/feature.ts';

/** What the browser app is made of, in the order of the navigation. */
export const features: readonly WebFeature[] = [
  overviewFeature,
  invoicesFeature,
  priceMonitoringFeature,
  productsFeature,
  marketBandFeature,
  dealsFeature,
  dealImportsFeature,
  priceListsFeature,
  sourcingFeature,
  sheetsFeature,
  offerRequestsFeature,
  radarFeature,
  suppliersFeature,
  outletsFeature,
  billingFeature,
  supportFeature,
  chatFeature,
  guidesFeature,
  claimsFeature,
  documentsFeature,
  accessPointFeature,
  directoryFeature,
  accountsFeature,
  sessionsFeature,
  settingsFeature,
  notificationsFeature,
  bellFeature,
  tourFeature,
  teamFeature,
  organizationsFeature,
  onboardingFeature,
  powerOfAttorneyFeature,
  inboxFeature,
  invoiceAddressFeature,
  reviewFeature,
  structuresFeature,
  historyFeature,
  searchFeature,
  allRestaurantsFeature,
  exportsFeature,
  webhooksFeature,
  assistantsFeature,
  listImportsFeature,
  archiveFeature,
  handoverFeature,
  keysFeature,
  oauthFeature,
  apiFeature,
  showcaseFeature,
];
