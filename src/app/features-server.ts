import { archiveFeature } from '#features/open/archive/server/feature.ts';
import { accessPointFeature } from '#features/intake/access-point/server/feature.ts';
import { accountsFeature } from '#features/account/accounts/server/feature.ts';
import { billingFeature } from '#features/plans/billing/server/feature.ts';
import { bellFeature } from '#features/account/bell/server/feature.ts';
import { chatFeature } from '#features/help/chat/server/feature.ts';
import { claimsFeature } from '#features/prices/claims/server/feature.ts';
import { priceListsFeature } from '#features/prices/price-lists/server/feature.ts';
import { dealImportsFeature } from '#features/prices/deal-imports/server/feature.ts';
import { marketBandFeature } from '#features/prices/market-band/server/feature.ts';
import { dealsFeature } from '#features/prices/deals/server/feature.ts';
import { demoFeature } from '#features/sample/demo/server/feature.ts';
import { directoryFeature } from '#features/suppliers/directory/server/feature.ts';
import { documentsFeature } from '#features/intake/documents/server/feature.ts';
import { exportsFeature } from '#features/finding/exports/server/feature.ts';
import { handoverFeature } from '#features/open/handover/server/feature.ts';
import { assistantsFeature } from '#features/open/assistants/server/feature.ts';
import { webhooksFeature } from '#features/open/webhooks/server/feature.ts';
import { listImportsFeature } from '#features/finding/list-imports/server/feature.ts';
import { guidesFeature } from '#features/help/guides/server/feature.ts';
import { historyFeature } from '#features/reading/history/server/feature.ts';
import { inboxFeature } from '#features/intake/inbox/server/feature.ts';
import { apiFeature } from '#features/open/api/server/feature.ts';
import { keysFeature } from '#features/open/keys/server/feature.ts';
import { oauthFeature } from '#features/open/oauth/server/feature.ts';
import { invoicesFeature } from '#features/purchases/invoices/server/feature.ts';
import { mailFeature } from '#features/intake/mail/server/feature.ts';
import { notificationsFeature } from '#features/account/notifications/server/feature.ts';
import { onboardingFeature } from '#features/company/onboarding/server/feature.ts';
import { organizationsFeature } from '#features/company/organizations/server/feature.ts';
import { outletsFeature } from '#features/company/outlets/server/feature.ts';
import { overviewFeature } from '#features/purchases/overview/server/feature.ts';
import { pipelineFeature } from '#features/reading/pipeline/server/feature.ts';
import { powerOfAttorneyFeature } from '#features/company/power-of-attorney/server/feature.ts';
import { priceMonitoringFeature } from '#features/prices/price-monitoring/server/feature.ts';
import { productsFeature } from '#features/purchases/products/server/feature.ts';
import { reviewFeature } from '#features/reading/review/server/feature.ts';
import { structuresFeature } from '#features/reading/structures/server/feature.ts';
import { searchFeature } from '#features/finding/search/server/feature.ts';
import { sessionsFeature } from '#features/account/sessions/server/feature.ts';
import { showcaseFeature } from '#features/sample/showcase/server/feature.ts';
import { settingsFeature } from '#features/account/settings/server/feature.ts';
import { planFeature } from '#features/account/plan/server/feature.ts';
import { tasksFeature } from '#features/account/tasks/server/feature.ts';
import { suppliersFeature } from '#features/suppliers/suppliers/server/feature.ts';
import { radarFeature } from '#features/purchases/radar/server/feature.ts';
import { sourcingFeature } from '#features/prices/sourcing/server/feature.ts';
import { offerRequestsFeature } from '#features/prices/offer-requests/server/feature.ts';
import { sheetsFeature } from '#features/prices/sheets/server/feature.ts';
import { supportFeature } from '#features/staff/support/server/feature.ts';
import { teamFeature } from '#features/company/team/server/feature.ts';
import { viewsFeature } from '#features/account/views/server/feature.ts';
import { tourFeature } from '#features/purchases/tour/server/feature.ts';
import type { ServerFeature } from '#platform/server/features/feature.ts';
import type { Product } from '#platform/server/features/mount-features.ts';
import { platformFeature } from '#platform/server/features/platform-feature.ts';
import { gatherHooks, type Hooks } from '#platform/server/hooks.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import { type contract, contracts } from './contract.ts';
import { pages } from './pages.ts';

/** What the server is made of, lower features first. */
const features = [
  platformFeature,
  accountsFeature,
  sessionsFeature,
  settingsFeature,
  notificationsFeature,
  tasksFeature,
  planFeature,
  viewsFeature,
  bellFeature,
  supportFeature,
  suppliersFeature,
  directoryFeature,
  outletsFeature,
  teamFeature,
  organizationsFeature,
  onboardingFeature,
  powerOfAttorneyFeature,
  documentsFeature,
  mailFeature,
  accessPointFeature,
  inboxFeature,
  priceMonitoringFeature,
  marketBandFeature,
  dealsFeature,
  claimsFeature,
  dealImportsFeature,
  priceListsFeature,
  sourcingFeature,
  sheetsFeature,
  offerRequestsFeature,
  invoicesFeature,
  productsFeature,
  radarFeature,
  overviewFeature,
  tourFeature,
  reviewFeature,
  structuresFeature,
  historyFeature,
  pipelineFeature,
  billingFeature,
  searchFeature,
  exportsFeature,
  listImportsFeature,
  keysFeature,
  oauthFeature,
  apiFeature,
  guidesFeature,
  chatFeature,
  webhooksFeature,
  handoverFeature,
  assistantsFeature,
  archiveFeature,
  demoFeature,
  showcaseFeature,
] as const;

type Mounted<Feature> = Feature extends { readonly routes?: (served: never) => infer Routes }
  ? Routes
  : object;
type Together<Each> = (Each extends unknown ? (each: Each) => void : never) extends (all: infer All) => void
  ? All
  : never;
type ByFeatures = Omit<typeof contract, 'platform'>;
type Answered = { readonly [Name in keyof ByFeatures]: Handlers<ByFeatures[Name]> };

/** Nothing, where a contract is left that no feature above answers whole: then what follows does not compile. */
type Whole<Routes> = Routes extends Answered ? readonly ServerFeature[] : never;

/** All of them, where each contract is answered. */
const whole: Whole<Together<Mounted<(typeof features)[number]>>> = features;

/** The whole product behind the wire, without the types of each part, which every file that asks for it would pay for. */
export const product: Product = { contract: contracts, features: whole, pages };

/** What lower features ask, and the features above them answer. */
export const hooks: Hooks = gatherHooks(whole.flatMap(({ answers = [] }) => answers));
