import { ownersOf } from '#features/account/plan/server/queries.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import {
  BookkeepingFault,
  type BookkeepingPorts,
  type Books,
} from '#platform/server/ports/bookkeeping/port.ts';
import type { PostDeps } from '#platform/server/post/post-mail.ts';
import type { SessionKeys } from '#platform/server/session/session-keys.ts';
import { followEvery } from '../rules.ts';
import { freshGrant } from './commands-grant.ts';
import { handOver, type HandOverDeps } from './commands-hand-over.ts';
import { endLease, takeLease } from './commands-lease.ts';
import { localBooks } from './commands-local.ts';
import { nextDue, progressOf } from './commands-record.ts';
import { postExpired } from './emails.ts';
import type { ConnectionRecord, UnitPlace } from './queries.ts';

export interface RunDeps extends HandOverDeps, PostDeps {
  readonly keys: SessionKeys;
  readonly newId: NewId;
  readonly elapsed: () => number;
  readonly bookkeeping: BookkeepingPorts;
}

/** Milliseconds after which a job leaves the rest to the next one. */
const longestTurn = 60_000;

const openBooks = async (
  deps: RunDeps,
  connection: ConnectionRecord,
  signal: AbortSignal,
  renews: boolean,
): Promise<Books> => {
  if (connection.system === 'local') return localBooks(deps, connection);
  const port = deps.bookkeeping.get(connection.system);
  // Its keys were taken away: what is booked waits until they are back.
  if (port === undefined) throw new BookkeepingFault('uncertain', 'the program is not set up here');
  const grant = await freshGrant(deps, port, connection, { signal, renews });
  return port.open(grant, connection.unitId, signal);
};

/** The program lets us in no longer: what is booked waits, and the owners are told once. */
const expire = async (deps: RunDeps, connection: ConnectionRecord): Promise<void> => {
  const { organizationId, unitId, companyName, system } = connection;
  await deps.db.platformTransaction(async (tx) => {
    const ended = await tx.query(
      `update bookkeeping_connection set state = 'expired', state_at = $3
       where organization_id = $1 and unit_id = $2 and state = 'on' returning 1`,
      [organizationId, unitId, deps.clock.now()],
    );
    if (ended.length === 0) return;
    for (const owner of await ownersOf(tx, organizationId))
      await postExpired(tx, deps, owner, { companyName, system });
  });
};

interface Followed {
  readonly reference: string;
  readonly externalId: string;
}

const followedSql = `
  select h.reference, h.external_id as "externalId" from handover h
  where h.organization_id = $1 and h.unit_id = $2 and h.state = 'sent' and h.status in ('draft', 'booked')
    and h.external_id is not null and h.system = $3 and h.status_at <= $4
  order by h.status_at limit 50`;

/** Asks what became of the drafts that nobody has asked about for an hour. */
const follow = async (deps: RunDeps, connection: ConnectionRecord, books: Books): Promise<void> => {
  const { organizationId, unitId, system } = connection;
  const before = new Date(deps.clock.now().getTime() - followEvery);
  const rows = await deps.db.tenantRead(organizationId, (reader: Reader) =>
    reader.query<Followed>(followedSql, [organizationId, unitId, system, before]),
  );
  for (const { reference, externalId } of rows) {
    const status = await books.status(externalId);
    await progressOf(deps.db, connection, reference).status(status, deps.clock.now());
  }
};

/** Works in a connection until nothing is due, the program wants rest, or the turn is over. Answers whether more is due. */
const work = async (
  deps: RunDeps,
  place: UnitPlace,
  holder: string,
  signal: AbortSignal,
): Promise<boolean> => {
  const begun = deps.elapsed();
  // A token that is refused before its time is renewed once; then an owner has to connect anew.
  let renews = false;
  for (;;) {
    signal.throwIfAborted();
    const connection = await takeLease(deps, place, holder);
    if (connection === null) return false;
    const due = await deps.db.tenantRead(place.organizationId, (reader) =>
      nextDue(reader, place, deps.clock.now()),
    );
    try {
      const books = await openBooks(deps, connection, signal, renews);
      if (due === null) {
        await follow(deps, connection, books);
        return false;
      }
      if ((await handOver(deps, connection, due, books)) === 'rest') return false;
    } catch (error) {
      if (!(error instanceof BookkeepingFault)) throw error;
      if (error.kind !== 'unauthorized') return false;
      if (renews || connection.system === 'local') {
        await expire(deps, connection);
        return false;
      }
      renews = true;
      continue;
    }
    renews = false;
    if (deps.elapsed() - begun > longestTurn) return true;
  }
};

/**
 * Hands over what is due in a unit, one invoice after the other, and asks what became of what was handed over. One job at a time
 * does so. Answers whether more is due.
 */
export const handOverDue = async (deps: RunDeps, place: UnitPlace, signal: AbortSignal): Promise<boolean> => {
  const holder = deps.newId();
  try {
    return await work(deps, place, holder, signal);
  } finally {
    await endLease(deps, place, holder);
  }
};
