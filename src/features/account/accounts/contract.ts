import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import { nameText, text } from '#platform/wire/fields.ts';
import { user } from './contract-user.ts';
import { foundInvitation } from './contract-invitation.ts';
import { email } from './rules-email.ts';
import { captchaActions, companyRoles, languages } from './rules.ts';

/** A given name on one line: blank is refused. */
export const name = nameText(100).refine((value) => value !== '');

/** A password as it was typed, byte for byte; the rule is `core/access/password.ts`. */
export const password = z.string().min(1).max(1024);

/** Country code with its plus, as `+46`. */
export const areaCode = z.string().regex(/^\+[1-9]\d{0,3}$/);

/** The rest of a number, in any usual notation; checked together with its area code. */
export const phone = text(30).refine((value) => value !== '');

export const language = z.enum(languages);

const captchaToken = z.string().max(8_000);

/** What a letter's link carries: 256 bits as base64url. */
const linkToken = text(100);

/** A challenge of ALTCHA, second version: the browser looks for the counter whose derived key has the prefix. */
const captchaChallenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    /** What it is for, and when it ends in seconds since 1970. */
    data: z.object({ action: z.enum(captchaActions), until: z.number() }),
  }),
  signature: z.string(),
});

const done = z.object({ sent: z.literal(true) });

/** The doors before an account is open: signing up, proving an address, and a forgotten password. */
export const accountsContract = {
  readSignUp: endpoint({
    method: 'GET',
    path: 'auth/users/signup',
    summary: 'Whether accounts can be created now, and whom to ask when they cannot',
    access: 'public',
    reply: z.object({ open: z.boolean(), supportPhone: z.string(), supportEmail: z.string() }),
    errors: [],
  }),
  readCaptcha: endpoint({
    method: 'GET',
    path: 'auth/captcha',
    summary:
      'A challenge for one action; its solution, as base64 of JSON {challenge, solution}, is the captchaToken',
    access: 'public',
    query: z.object({ action: z.enum(captchaActions) }),
    reply: captchaChallenge,
    errors: [],
  }),
  findInvitation: endpoint({
    method: 'POST',
    path: 'auth/invitations/by-token',
    summary: 'What the link of a letter invites to; changes nothing, however often it is asked',
    access: 'public',
    body: z.object({ token: text(200) }),
    reply: foundInvitation,
    errors: ['user.invitation_does_not_exists', 'invitation_already_settled', 'invitation_state_not_allowed'],
  }),
  signUp: endpoint({
    method: 'POST',
    path: 'auth/users/signup',
    summary: 'Creates an account; with an invitation the e-mail is the one invited and needs no verification',
    access: 'public',
    body: z.object({
      firstName: name,
      lastName: name,
      email,
      areaCode,
      phone,
      password,
      /** Left out with an invitation, which names the company. */
      companyName: name.optional(),
      companyRole: z.enum(companyRoles).optional(),
      termsAccepted: z.literal(true),
      gdprAccepted: z.boolean(),
      marketingAccepted: z.boolean(),
      language,
      captchaToken,
      invitationToken: linkToken.optional(),
    }),
    status: 201,
    /** Not verified: the letter with the link is on its way. `startToken` opens the first session once it is. */
    reply: z.object({ email: z.string(), verified: z.boolean(), startToken: linkToken }),
    errors: [
      'bad.request',
      'user.already_exists',
      'captcha.invalid',
      'sign_up.closed',
      'user.invitation_does_not_exists',
      'invitation_already_settled',
      'invitation_state_not_allowed',
      'rate.limited',
    ],
  }),
  sendVerification: endpoint({
    method: 'POST',
    path: 'auth/users/verification-email',
    summary: 'Sends a new verification link; answers alike for every address',
    access: 'public',
    body: z.object({ email, captchaToken }),
    reply: done,
    errors: ['captcha.invalid', 'rate.limited'],
  }),
  openFirstSession: endpoint({
    method: 'POST',
    path: 'auth/users/first-session',
    summary: 'Signs in the browser that signed up, once, as soon as the address is proven; null until then',
    access: 'public',
    body: z.object({ startToken: linkToken }),
    reply: z.object({ session: z.object({ token: z.string(), user }).nullable() }),
    errors: ['link.expired'],
  }),
  verify: endpoint({
    method: 'POST',
    path: 'auth/users/verify',
    summary: 'Proves the address of a new account with the token of its letter',
    access: 'public',
    body: z.object({ token: linkToken }),
    reply: z.object({ email: z.string() }),
    errors: ['link.expired'],
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: 'auth/users/forgot-password',
    summary: 'Sends a link for a new password; answers alike for every address',
    access: 'public',
    body: z.object({ email, captchaToken }),
    reply: done,
    errors: ['captcha.invalid', 'rate.limited'],
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: 'auth/users/reset-password',
    summary: 'Sets a new password with the token of a letter and ends every session',
    access: 'public',
    body: z.object({ token: linkToken, password }),
    reply: z.object({ email: z.string() }),
    errors: ['bad.request', 'link.expired', 'password.unchanged', 'rate.limited'],
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: 'auth/users/confirm-email',
    summary: 'Puts the changed address in the place of the old one, with the token sent to the new one',
    access: 'public',
    body: z.object({ token: linkToken }),
    reply: z.object({ email: z.string() }),
    errors: ['link.expired', 'user.already_exists'],
  }),
};
