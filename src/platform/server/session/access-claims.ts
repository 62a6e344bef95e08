import { z } from 'zod';

/** Seconds that an access token lives. */
export const accessTokenLife = 600;

/** What every token's header and claims say of it: algorithm (RFC 8037), type (RFC 9068), who made it and for whom. */
export const tokenMarks = {
  algorithm: 'EdDSA',
  type: 'at+jwt',
  issuer: 'krogkoll',
  audience: 'api',
} as const;

const seconds = z.number().int().min(0).max(100_000_000_000);

const impersonation = {
  impersonatedUser: z.object({ id: z.uuid(), name: z.string() }),
  act: z.object({ sub: z.uuid() }),
  impersonationExp: seconds,
};

/** What a token must state; nothing else of it is read. */
export const accessClaims = z.object({
  iss: z.literal(tokenMarks.issuer),
  aud: z.literal(tokenMarks.audience),
  sub: z.uuid(),
  sid: z.uuid(),
  jti: z.uuid(),
  iat: seconds,
  nbf: seconds,
  exp: seconds,
  ...z.object(impersonation).partial().shape,
});

/** Whom support staff acts as, and until when. `act` is RFC 8693, section 4.1. */
export type ImpersonationClaims = z.output<z.ZodObject<typeof impersonation>>;

/** The claims of a verified token, times in seconds since 1970. */
export type AccessClaims = z.output<typeof accessClaims>;
