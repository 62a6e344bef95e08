/** What a captcha may be solved for; a solution for one opens none of the others (SECURITY R23). */
export const captchaActions = ['signup', 'verification-email', 'forgot-password'] as const;

export type CaptchaAction = (typeof captchaActions)[number];

export const languages = ['sv', 'en'] as const;

export type Language = (typeof languages)[number];

/** Roles in the company, as the sign-up form offers them. */
export const companyRoles = ['owner', 'manager', 'chef', 'purchaser', 'finance', 'other'] as const;

/** When a price alert is told: never, at once (quiet per article until it is settled), or once a day. */
export const alertPaces = ['off', 'instant', 'daily'] as const;

/** What a person may agree to; terms always, the others freely. */
export const consentKinds = ['terms', 'gdpr', 'marketing'] as const;

export type ConsentKind = (typeof consentKinds)[number];

const minute = 60_000;

/** Milliseconds that the links in letters work (SECURITY R24); `start` is what the browser that signed up keeps. */
export const linkLife = {
  verify: 24 * 60 * minute,
  reset: 30 * minute,
  email: 24 * 60 * minute,
  start: 24 * 60 * minute,
} as const;

export type LinkKind = keyof typeof linkLife;
