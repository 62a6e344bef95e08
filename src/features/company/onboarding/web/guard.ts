const authPages = new Set([
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/verify',
  '/verify-request',
]);

const publicPages = new Set(['/share-subscription']);

/** Where a power of attorney is signed, and where a signing service sends its signatory back to. */
export const signingPage = '/onboarding/power-of-attorney';
const returnPage = '/onboarding/invoice';
const waitingPage = '/onboarding/sit-back-and-relax';

/** Where each status begins; what is not a status begins at the start. */
const stages: Readonly<Record<string, { readonly home: string; readonly pages: readonly string[] }>> = {
  SETUP_SUPPLIERS: {
    home: '/onboarding/suppliers?type=single-outlet',
    pages: ['/onboarding/suppliers', '/onboarding/setup-supplier', '/onboarding/check-setup'],
  },
  SETUP_MULTI_ORGANIZATION_SUPPLIERS: {
    home: '/onboarding/suppliers?type=multiple-outlets',
    pages: ['/onboarding/suppliers', '/onboarding/setup-supplier', '/onboarding/check-setup'],
  },
  SHARE_INVOICE_EMAIL: { home: signingPage, pages: [signingPage, returnPage] },
  ESIGN_DOCUMENT_SIGNED: { home: waitingPage, pages: [waitingPage] },
};

const startPages: readonly string[] = [
  '/onboarding',
  '/onboarding/account',
  '/onboarding/organization',
  '/onboarding/organization/add-outlets',
  '/onboarding/organization/first-outlet',
  '/onboarding/organization/parent-organization',
  '/onboarding/setup-organization',
];

/** Until the suppliers are chosen, what was registered before them may still be changed. */
const mayStartOver = (status: string): boolean =>
  status !== 'SHARE_INVOICE_EMAIL' && status !== 'ESIGN_DOCUMENT_SIGNED';

const staffHome = '/support/customers';

const isUnder = (path: string, begin: string): boolean => path === begin || path.startsWith(`${begin}/`);

/** The screens of staff: their own, and their account. */
const isStaffPage = (path: string): boolean =>
  ['/support', '/setting/account', '/account', '/profile'].some((begin) => isUnder(path, begin));

const isOnboarding = (path: string): boolean => isUnder(path, '/onboarding');

export interface Visitor {
  /** A user record and a valid session check both exist. */
  readonly isLoggedIn: boolean;
  /** Of the user record; null for a stranger. */
  readonly onboardingStatus: string | null;
  /** Of the user record: support staff, who have no restaurant. */
  readonly isStaff: boolean;
  /** Came in this tab by the link of one power of attorney. */
  readonly hasSigningLink: boolean;
  /** It may still be signed. */
  readonly isSigningPending: boolean;
}

/** Letters lead strangers to a door; whoever is in already is led on, with what stands behind `#`. */
const letterLinks: Readonly<Record<string, { readonly carries: string; readonly to: string }>> = {
  '/confirm-email': { carries: 'token=', to: '/setting/account' },
  '/signup': { carries: 'invitation=', to: '/setting/account?tab=invitations' },
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

/** Whoever comes back from signing and is onboarded sees how it stands with the restaurant. */
export const signingReturnFor = (
  path: string,
  search: string,
  { isLoggedIn, onboardingStatus, isStaff }: Visitor,
): string | null =>
  path === returnPage &&
  isLoggedIn &&
  !isStaff &&
  onboardingStatus === 'ONBOARDED' &&
  new URLSearchParams(search).has('signing')
    ? '/outlet?tab=power'
    : null;

/** Where a visitor belongs instead of `path`, or null to stay: specification section 2, routing guard rules. Staff are led to theirs. */
export const redirectFor = (
  path: string,
  { isLoggedIn, onboardingStatus, isStaff, hasSigningLink, isSigningPending }: Visitor,
): string | null => {
  if (publicPages.has(path) || (hasSigningLink && path === signingPage)) return null;
  if (!isLoggedIn) {
    if (isSigningPending) return signingPage;
    return authPages.has(path) ? null : '/login';
  }
  if (isStaff) return isStaffPage(path) ? null : staffHome;
  if (onboardingStatus === 'ONBOARDED')
    return authPages.has(path) || isOnboarding(path) || isUnder(path, '/support') ? '/' : null;
  const status = onboardingStatus ?? '';
  const { home, pages } = stages[status] ?? { home: '/onboarding', pages: [] };
  return pages.includes(path) || (mayStartOver(status) && startPages.includes(path)) ? null : home;
};
