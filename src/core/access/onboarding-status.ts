/** Every status, in the order of PRODUCT section 5. */
export const onboardingStatuses = [
  'START_ONBOARDING',
  'SETUP_SUPPLIERS',
  'SETUP_MULTI_ORGANIZATION_SUPPLIERS',
  'SHARE_INVOICE_EMAIL',
  'ESIGN_DOCUMENT_SIGNED',
  'ONBOARDED',
] as const;

export type OnboardingStatus = (typeof onboardingStatuses)[number];

/** What moves a user on: their own word, a registered restaurant, or a signed power of attorney. */
export type Mover = 'client' | 'registration' | 'signature';

const moves: Readonly<Record<OnboardingStatus, Partial<Readonly<Record<OnboardingStatus, Mover>>>>> = {
  START_ONBOARDING: { SETUP_SUPPLIERS: 'registration', SETUP_MULTI_ORGANIZATION_SUPPLIERS: 'registration' },
  SETUP_SUPPLIERS: { SHARE_INVOICE_EMAIL: 'client' },
  SETUP_MULTI_ORGANIZATION_SUPPLIERS: { SHARE_INVOICE_EMAIL: 'client' },
  SHARE_INVOICE_EMAIL: { ESIGN_DOCUMENT_SIGNED: 'signature' },
  ESIGN_DOCUMENT_SIGNED: { ONBOARDED: 'client' },
  ONBOARDED: {},
};

/** Whether the mover may set the status: the next one in the order, or the one that holds already (R50). */
export const isStepAllowed = (from: OnboardingStatus, to: OnboardingStatus, mover: Mover): boolean =>
  from === to || moves[from][to] === mover;

/** The status after registering so many restaurants. */
export const statusAfterRegistering = (outlets: number): OnboardingStatus =>
  outlets === 1 ? 'SETUP_SUPPLIERS' : 'SETUP_MULTI_ORGANIZATION_SUPPLIERS';
