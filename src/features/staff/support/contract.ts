import { z } from 'zod';
import { roles } from '#core/access/roles.ts';
import { endpoint } from '#platform/wire/endpoint.ts';
import { id, text, timestamp } from '#platform/wire/fields.ts';
import { pageOf, paging } from '#platform/wire/paging.ts';

/** Characters of a reason at least (R26). */
export const shortestReason = 10;

/** A code of six digits, or a recovery code. */
const code = text(20).pipe(z.string().min(6));

export const secondFactor = z.object({
  /** Staff work is refused until the second factor is set up. */
  isEnrolled: z.boolean(),
  /** Until when impersonation may be started without a new code; null when a code is needed. */
  freshUntil: timestamp.nullable(),
  recoveryCodesLeft: z.number().int(),
});

export type SecondFactor = z.output<typeof secondFactor>;

export const customer = z.object({
  userId: id,
  fullName: z.string(),
  email: z.string(),
  onboardingStatus: z.string(),
  organizations: z.array(
    z.object({
      organizationId: id,
      name: z.string(),
      /** Six digits and four stars where it is a personal identity number. */
      organizationNumber: z.string(),
      role: z.enum(roles),
      outlets: z.array(z.object({ unitId: id, name: z.string() })),
    }),
  ),
});

export type Customer = z.output<typeof customer>;

export const supportContract = {
  readSecondFactor: endpoint({
    method: 'GET',
    path: 'support/second-factor',
    summary: 'Whether the second factor is set up, and until when it counts as just checked',
    access: 'staff',
    secondFactor: 'not-yet',
    impersonated: 'refused',
    reply: secondFactor,
    errors: [],
  }),
  enrolSecondFactor: endpoint({
    method: 'POST',
    path: 'support/second-factor/enrolment',
    summary: 'A new secret for an authenticator app; it counts once it is confirmed',
    access: 'staff',
    secondFactor: 'not-yet',
    impersonated: 'refused',
    reply: z.object({
      /** Base32, for typing. */
      secret: z.string(),
      /** `otpauth://totp/…` */
      uri: z.string(),
      /** The QR code of the address, row by row: `1` is dark. */
      matrix: z.array(z.string()),
    }),
    errors: ['second_factor.already_enrolled'],
  }),
  confirmSecondFactor: endpoint({
    method: 'POST',
    path: 'support/second-factor/confirmation',
    summary: 'Confirm the new secret with its first code; answers recovery codes, shown this once',
    access: 'staff',
    secondFactor: 'not-yet',
    impersonated: 'refused',
    body: z.object({ code }),
    reply: z.object({ recoveryCodes: z.array(z.string()) }),
    errors: [
      'second_factor.already_enrolled',
      'second_factor.required',
      'second_factor.wrong',
      'rate.limited',
    ],
  }),
  checkSecondFactor: endpoint({
    method: 'POST',
    path: 'support/second-factor/check',
    summary: 'A fresh code, or a recovery code, for this session; counts for five minutes',
    access: 'staff',
    secondFactor: 'not-yet',
    impersonated: 'refused',
    body: z.object({ code }),
    reply: secondFactor,
    errors: ['second_factor.required', 'second_factor.wrong', 'rate.limited'],
  }),
  findCustomers: endpoint({
    method: 'GET',
    path: 'support/customers',
    summary: 'Customers by name, e-mail, restaurant, company or organization number',
    access: 'staff',
    impersonated: 'refused',
    query: z.object({ ...paging.shape, search: text(200).default('') }),
    reply: pageOf(customer),
    errors: ['second_factor.required'],
  }),
  startImpersonation: endpoint({
    method: 'POST',
    path: 'support/impersonations',
    summary: "Act as a customer for 30 minutes; replaces the caller's own session",
    access: 'staff',
    impersonated: 'refused',
    body: z.object({
      userId: id,
      reason: text(500).pipe(z.string().min(shortestReason)),
      warningAccepted: z.literal(true),
    }),
    reply: z.object({
      /** An access token that carries `impersonatedUser`, `act` and `impersonationExp`. */
      token: z.string(),
      user: z.object({ id, fullName: z.string() }),
      expiresAt: timestamp,
    }),
    errors: ['user.not_found', 'impersonation.not_allowed', 'second_factor.required', 'second_factor.stale'],
  }),
  endImpersonation: endpoint({
    method: 'POST',
    path: 'support/impersonations/end',
    summary: 'Stop acting as a customer; the client goes to logout afterwards',
    access: 'session',
    reply: z.object({ endedAt: timestamp }),
    errors: ['route.not_exist'],
  }),
};
