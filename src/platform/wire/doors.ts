import { path } from './path.ts';

// The frame around all screens, and features below those that have these screens, lead here too.

/** The first screen of who is in; `tour=1` begins the tour anew, `tour=first` for whom it has never begun. */
export const homePath = path('/', { tour: ['1', 'first'] });

/** Where strangers sign in; `ended` says why they have to. */
export const loginPath = path('/login', { ended: ['true'] });

/** The person's own account. */
export const accountPath = path('/setting/account', {
  tab: [
    'general',
    'security',
    'notifications',
    'invitations',
    'billing',
    'bookkeeping',
    'api',
    'archive',
    'delete',
  ],
});

/** What is known of the selected restaurant. */
export const outletPath = path('/outlet', {
  tab: ['general', 'suppliers', 'team', 'power', 'activity'],
  edit: 'any',
  invite: ['1'],
  staff: ['1'],
});

/** Where somebody without a restaurant begins. */
export const startPath = path('/onboarding', {
  edit: 'any',
  from: 'any',
  fault: 'any',
  type: 'any',
});

/** One more restaurant of the company here. */
export const createOutletPath = path('/outlet/create');

/** Where a letter about a credit claim leads the supplier; the token stands behind `#`, so that no server is told it. */
export const claimAnswerPath = path('/claims/answer');

/** One credit claim. */
export const claimPath = path('/deviations/claims/$claimId');

/** Where the link of a negotiation sheet leads a supplier; the token stands behind `#` too. */
export const sheetPath = path('/sheet');

/** Where the link of an archive leads an auditor; the token stands behind `#` too. */
export const auditPath = path('/audit');

/** What everybody may read: the terms, how personal data are treated, and plans that somebody shares. */
export const termsPath = path('/terms');
export const privacyPath = path('/privacy');
export const sharedPlanPath = path('/share-subscription');

/** Plans and what they cost; `paid` after a payment at the provider. */
export const subscriptionPath = path('/subscription', { paid: ['1'] });

/** One invoice with its lines; `line` is shown first. */
export const invoicePath = path('/invoices/$invoiceId', { line: 'any', only: 'any' });

/** A new deal: about an article of the unit, at a price that was agreed, since a day, or about goods that are named there. */
export const newDealPath = path('/articles/prices/create', { article: 'any', price: 'any', since: 'any' });

/** What programs can ask and do; refusals of the open API lead here. */
export const apiDocsPath = path('/developers', { entry: 'any' });
