import * as accounts from '#features/account/accounts/paths.ts';
import * as notifications from '#features/account/notifications/paths.ts';
import * as sessions from '#features/account/sessions/paths.ts';
import * as settings from '#features/account/settings/paths.ts';
import * as allRestaurants from '#features/finding/all-restaurants/paths.ts';
import * as exports from '#features/finding/exports/paths.ts';
import * as listImports from '#features/finding/list-imports/paths.ts';
import * as onboarding from '#features/company/onboarding/paths.ts';
import * as organizations from '#features/company/organizations/paths.ts';
import * as outlets from '#features/company/outlets/paths.ts';
import * as powerOfAttorney from '#features/company/power-of-attorney/paths.ts';
import * as accessPoint from '#features/intake/access-point/paths.ts';
import * as archive from '#features/open/archive/paths.ts';
import * as handover from '#features/open/handover/paths.ts';
import * as documents from '#features/intake/documents/paths.ts';
import * as inbox from '#features/intake/inbox/paths.ts';
import * as invoiceAddress from '#features/intake/invoice-address/paths.ts';
import * as billing from '#features/plans/billing/paths.ts';
import * as claims from '#features/prices/claims/paths.ts';
import * as priceLists from '#features/prices/price-lists/paths.ts';
import * as dealImports from '#features/prices/deal-imports/paths.ts';
import * as deals from '#features/prices/deals/paths.ts';
import * as priceMonitoring from '#features/prices/price-monitoring/paths.ts';
import * as sheets from '#features/prices/sheets/paths.ts';
import * as marketBand from '#features/prices/market-band/paths.ts';
import * as sourcing from '#features/prices/sourcing/paths.ts';
import * as invoices from '#features/purchases/invoices/paths.ts';
import * as overview from '#features/purchases/overview/paths.ts';
import * as products from '#features/purchases/products/paths.ts';
import * as history from '#features/reading/history/paths.ts';
import * as review from '#features/reading/review/paths.ts';
import * as structures from '#features/reading/structures/paths.ts';
import * as assistants from '#features/open/assistants/paths.ts';
import * as oauth from '#features/open/oauth/paths.ts';
import * as webhooks from '#features/open/webhooks/paths.ts';
import * as chat from '#features/help/chat/paths.ts';
import * as guides from '#features/help/guides/paths.ts';
import * as showcase from '#features/sample/showcase/paths.ts';
import * as support from '#features/staff/support/paths.ts';
import * as directory from '#features/suppliers/directory/paths.ts';
import * as suppliers from '#features/suppliers/suppliers/paths.ts';
import * as doors from '#platform/wire/doors.ts';
import type { Path } from '#platform/wire/path.ts';

const isPath = (value: unknown): value is Path =>
  typeof value === 'function' && 'pattern' in value && 'names' in value;

/** The pattern of every screen, as the features state them; the server answers 404 for a page that is none of them. */
export const pages: readonly string[] = [
  doors,
  accounts,
  notifications,
  sessions,
  settings,
  onboarding,
  organizations,
  outlets,
  powerOfAttorney,
  accessPoint,
  documents,
  inbox,
  invoiceAddress,
  claims,
  deals,
  dealImports,
  priceLists,
  priceMonitoring,
  marketBand,
  sourcing,
  sheets,
  invoices,
  overview,
  products,
  history,
  showcase,
  review,
  structures,
  billing,
  support,
  chat,
  guides,
  directory,
  suppliers,
  allRestaurants,
  exports,
  webhooks,
  assistants,
  oauth,
  listImports,
  archive,
  handover,
].flatMap((stated) =>
  Object.values<unknown>({ ...stated }).flatMap((value) => (isPath(value) ? [value.pattern] : [])),
);
