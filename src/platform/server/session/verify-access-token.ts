import { jwtVerify } from 'jose';
import { type AccessClaims, accessClaims, accessTokenLife, tokenMarks } from './access-claims.ts';
import type { SessionKeys } from './session-keys.ts';

const longestToken = 4_096;
const { algorithm, type: typ, issuer, audience } = tokenMarks;

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
      { algorithms: [algorithm], typ, issuer, audience, currentDate: now, clockTolerance: 0 },
    );
    const read = accessClaims.safeParse(payload);
    return read.success && read.data.exp - read.data.iat <= accessTokenLife ? read.data : null;
  } catch {
    return null;
  }
};
