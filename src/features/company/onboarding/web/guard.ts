import {
  confirmEmailPath,
  forgotPasswordPath,
  privacyPath,
  resetPasswordPath,
  sharedPlanPath,
  signUpPath,
  termsPath,
  verifyPath,
  verifyRequestPath,
} from '#features/account/accounts/paths.ts';
import { earlierAccountPath, profilePath } from '#features/account/settings/paths.ts';
import { customersPath, supportPath } from '#features/staff/support/paths.ts';
import type { Guard, Visitor } from '#platform/web/session/visitor.ts';
import {
  accountPath,
  auditPath,
  claimAnswerPath,
  homePath,
  loginPath,
  outletPath,
  sheetPath,
} from '#platform/wire/doors.ts';
import {
  addOutletsPath,
  chooseSuppliersPath,
  companyKindPath,
  firstOutletPath,
  parentPath,
  personPath,
  reviewSetupPath,
  savingOutletsPath,
  savingSuppliersPath,
  signedPath,
  signingPath,
  startPath,
  waitingPath,
} from '../paths.ts';

const authPages: ReadonlySet<string> = new Set([
  loginPath(),
  signUpPath(),
  forgotPasswordPath(),
  resetPasswordPath(),
  confirmEmailPath(),
  verifyPath(),
  verifyRequestPath(),
]);

const publicPages: ReadonlySet<string> = new Set([
  sharedPlanPath(),
  termsPath(),
  privacyPath(),
  auditPath(),
  claimAnswerPath(),
  sheetPath(),
]);

const supplierPages: readonly string[] = [chooseSuppliersPath(), savingSuppliersPath(), reviewSetupPath()];

const signingPages: readonly string[] = [signingPath(), signedPath()];

/** Where each status begins; what is not a status begins at the start. */
const stages: Readonly<Record<string, { readonly home: string; readonly pages: readonly string[] }>> = {
  SETUP_SUPPLIERS: { home: chooseSuppliersPath({ type: 'single-outlet' }), pages: supplierPages },
  SETUP_MULTI_ORGANIZATION_SUPPLIERS: {
    home: chooseSuppliersPath({ type: 'multiple-outlets' }),
    pages: supplierPages,
  },
  SHARE_INVOICE_EMAIL: { home: signingPath(), pages: signingPages },
  ESIGN_DOCUMENT_SIGNED: { home: waitingPath(), pages: [waitingPath()] },
};

const startPages: readonly string[] = [
  startPath(),
  personPath(),
  companyKindPath(),
  addOutletsPath(),
  firstOutletPath(),
  parentPath(),
  savingOutletsPath(),
];

/** Until the suppliers are chosen, what was registered before them may still be changed. */
const mayStartOver = (status: string): boolean =>
  status !== 'SHARE_INVOICE_EMAIL' && status !== 'ESIGN_DOCUMENT_SIGNED';

const isUnder = (path: string, begin: string): boolean => path === begin || path.startsWith(`${begin}/`);

/** The screens of staff: their own, and their account. */
const isStaffPage = (path: string): boolean =>
  [supportPath(), accountPath(), earlierAccountPath(), profilePath()].some((begin) => isUnder(path, begin));

const isOnboarding = (path: string): boolean => isUnder(path, startPath());

/** Letters lead strangers to a door; whoever is in already is led on, with what stands behind `#`. */
const letterLinks: Readonly<Record<string, { readonly carries: string; readonly to: string }>> = {
  [confirmEmailPath()]: { carries: 'token=', to: accountPath() },
  [signUpPath()]: { carries: 'invitation=', to: accountPath({ tab: 'invitations' }) },
};

/** Where the link of a letter leads somebody who is signed in and onboarded, or null. `hash` comes without its `#`. */
export const letterLinkFor = (
  path: string,
  hash: string,
  { isLoggedIn, onboardingStatus }: Visitor,
): string | null => {
  const link = letterLinks[path];
  if (!isLoggedIn || onboardingStatus !== 'ONBOARDED') return null;
  return link !== undefined && hash.startsWith(link.carries) ? `${link.to}#${hash}` : null;
};

/**
 * Whoever is onboarded signs at the restaurant: there one comes back to from signing, and there a link to the page of the steps
 * leads, which are over. The link of a letter opens that page itself.
 */
export const powerTabFor = (
  path: string,
  search: string,
  { isLoggedIn, onboardingStatus, isStaff, hasSigningLink }: Visitor,
): string | null => {
  if (!isLoggedIn || isStaff || onboardingStatus !== 'ONBOARDED') return null;
  const isReturn = path === signedPath() && new URLSearchParams(search).has('signing');
  return isReturn || (path === signingPath() && !hasSigningLink) ? outletPath({ tab: 'power' }) : null;
};

/** The app, its doors closed behind one; of onboarding, what there is left to do. */
const insideFor = (path: string, left: { readonly home: string; readonly pages: readonly string[] }) => {
  if (authPages.has(path) || isUnder(path, supportPath())) return homePath();
  return isOnboarding(path) && !left.pages.includes(path) ? left.home : null;
};

const onboarded = { home: homePath(), pages: [] };
const postponed = { home: signingPath(), pages: signingPages };

/** Where a visitor belongs instead of `path`, or null to stay: specification section 2, routing guard rules. Staff are led to theirs. */
export const redirectFor = (
  path: string,
  { isLoggedIn, onboardingStatus, isStaff, hasSigningLink, isSigningPending, isSigningPostponed }: Visitor,
): string | null => {
  if (publicPages.has(path) || (hasSigningLink && path === signingPath())) return null;
  if (!isLoggedIn) {
    if (isSigningPending) return signingPath();
    return authPages.has(path) ? null : loginPath();
  }
  if (isStaff) return isStaffPage(path) ? null : customersPath();
  if (onboardingStatus === 'ONBOARDED') return insideFor(path, onboarded);
  // The power of attorney is pending, and its page has been seen since the last login and load.
  if (onboardingStatus === 'SHARE_INVOICE_EMAIL' && isSigningPostponed) return insideFor(path, postponed);
  const status = onboardingStatus ?? '';
  const { home, pages } = stages[status] ?? { home: startPath(), pages: [] };
  return pages.includes(path) || (mayStartOver(status) && startPages.includes(path)) ? null : home;
};

/** The guard of all screens: links of letters and signing first, then who may be where. */
export const guard: Guard = ({ pathname, searchStr, hash }, visitor) =>
  letterLinkFor(pathname, hash, visitor) ??
  powerTabFor(pathname, searchStr, visitor) ??
  redirectFor(pathname, visitor);
