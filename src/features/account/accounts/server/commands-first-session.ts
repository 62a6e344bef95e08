import type { Tx } from '#platform/server/db/port.ts';
import { hook } from '#platform/server/hooks.ts';
import type { Opened } from '#platform/server/session/hand-out.ts';
import { type Refused, refused } from '#platform/wire/refused.ts';
import { linkOwner, takeLink } from './commands-links.ts';
import type { AccountMoment, DoorServices } from './commands.ts';
import { standingOf } from './queries.ts';

/** The browser that a session is for. */
interface OwnBrowser {
  readonly userAgent: string | null;
  /** The renewal cookie that it still had; its session is replaced. */
  readonly previousRenewal: string | null;
  /** What it was given when somebody signed in with it. */
  readonly device: string | null;
}

/** Who keeps sessions: opens one. In a platform transaction. */
export const sessionOpener = hook<
  (
    tx: Tx,
    services: DoorServices,
    person: OwnBrowser & { readonly userId: string; readonly staff: boolean },
    moment: AccountMoment,
  ) => Promise<Opened>
>('a session for somebody new');

/**
 * Signs in the browser that signed up, with the token that it was given then. Whoever opens the letter elsewhere proves the
 * address there and gets no session by it. Null while the address is not proven, which leaves the token as it is.
 */
export const openFirstSession = (
  services: DoorServices,
  { startToken, ...browser }: OwnBrowser & { readonly startToken: string },
  moment: AccountMoment,
): Promise<Opened | null | Refused<'link.expired'>> =>
  services.db.platformTransaction(async (tx) => {
    const userId = await linkOwner(tx, 'start', startToken, moment.now);
    const standing = userId === null ? null : await standingOf(tx, userId);
    if (userId === null || standing === null) return refused('link.expired');
    if (!standing.emailVerified) return null;
    if ((await takeLink(tx, 'start', startToken, moment.now)) === null) return refused('link.expired');
    const person = { userId, staff: standing.staff, ...browser };
    return services.hooks.one(sessionOpener)(tx, services, person, moment);
  });
