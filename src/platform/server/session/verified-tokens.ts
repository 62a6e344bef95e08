import type { AccessClaims } from './access-claims.ts';
import type { SessionKeys } from './session-keys.ts';
import { verifyAccessToken } from './verify-access-token.ts';

interface Verified {
  readonly claims: AccessClaims;
  readonly at: Date;
}

const mostRemembered = 10_000;

/**
 * `verifyAccessToken`, which tells a token by its signature once: a signature takes longer than most that a read does besides,
 * and a token is shown with each request of ten minutes. Whether it has begun and ended is asked every time.
 */
export class VerifiedTokens {
  readonly #verified = new Map<string, Verified>();
  readonly #keys: SessionKeys;

  constructor(keys: SessionKeys) {
    this.#keys = keys;
  }

  /** The claims of a token that this server has signed and that holds now, or null. */
  async verify(token: string, now: Date): Promise<AccessClaims | null> {
    const known = this.#verified.get(token);
    // A clock that was set back may stand before the token's beginning.
    if (known !== undefined && known.at <= now)
      return known.claims.exp * 1_000 > now.getTime() ? known.claims : null;
    const claims = await verifyAccessToken(this.#keys, token, now);
    if (claims === null) return null;
    if (this.#verified.size >= mostRemembered) this.#verified.clear();
    this.#verified.set(token, { claims, at: now });
    return claims;
  }
}
