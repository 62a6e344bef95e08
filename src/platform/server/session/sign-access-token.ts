import { SignJWT } from 'jose';
import { accessTokenLife, type ImpersonationClaims, tokenMarks } from './access-claims.ts';
import type { SessionKeys } from './session-keys.ts';

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
    .setProtectedHeader({ alg: tokenMarks.algorithm, typ: tokenMarks.type, kid: keys[0].kid })
    .setIssuer(tokenMarks.issuer)
    .setAudience(tokenMarks.audience)
    .setSubject(subject.userId)
    .setJti(subject.tokenId)
    .setIssuedAt(at)
    .setNotBefore(at)
    .setExpirationTime(at + accessTokenLife)
    .sign(keys[0].signing);
};
