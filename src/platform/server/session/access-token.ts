import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { SessionKeys } from './session-keys.ts';

/** Seconds that an access token lives. */
export const accessTokenLife = 600;

const algorithm = 'EdDSA';
const type = 'at+jwt';
const issuer = 'krogkoll';
const audience = 'api';
const longestToken = 4_096;

const seconds = z.number().int().min(0).max(100_000_000_000);

const impersonation = {
  impersonatedUser: z.object({ id: z.uuid(), name: z.string() }),
  act: z.object({ sub: z.uuid() }),
  impersonationExp: seconds,
};

const claims = z.object({
  iss: z.literal(issuer),
  aud: z.literal(audience),
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
export type AccessClaims = z.output<typeof claims>;

/** No claim says what the user may do: that is read from the database at each request. */
export interface TokenSubject {
  readonly userId: string;
  readonly sessionId: string;
  readonly tokenId: string;
  readonly impersonation?: ImpersonationClaims;
}

/** Signs an access token (RFC 9068): EdDSA over Ed25519, valid for `accessTokenLife`. */
export const signAccessToken = (keys: SessionKeys, subject: TokenSubject, now: Date): Promise<string> => {
  const at = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: subject.sessionId, ...subject.impersonation })
    .setProtectedHeader({ alg: algorithm, typ: type, kid: keys[0].kid })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(subject.userId)
    .setJti(subject.tokenId)
    .setIssuedAt(at)
    .setNotBefore(at)
    .setExpirationTime(at + accessTokenLife)
    .sign(keys[0].signing);
};

/**
 * The claims of a token that this server has signed, or null for everything else (SECURITY R19). The header names
 * one of our keys and nothing more: a key or an address of a key inside it is refused unread.
 */
export const verifyAccessToken = async (
  keys: SessionKeys,
  token: string,
  now: Date,
): Promise<AccessClaims | null> => {
  if (token.length > longestToken) return null;
  try {
    const { payload } = await jwtVerify(
      token,
      (header) => {
        const known = keys.find(({ kid }) => kid === header.kid);
        if (known === undefined || Object.keys(header).length !== 3) throw new Error('not one of our keys');
        return known.verifying;
      },
      { algorithms: [algorithm], typ: type, issuer, audience, currentDate: now, clockTolerance: 0 },
    );
    const read = claims.safeParse(payload);
    return read.success && read.data.exp - read.data.iat <= accessTokenLife ? read.data : null;
  } catch {
    return null;
  }
};
