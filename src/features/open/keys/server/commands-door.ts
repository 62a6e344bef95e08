import { BlockList, isIP } from 'node:net';
import type { Foundation } from '#platform/server/features/foundation.ts';
import type { HeldKey, KeyDoor } from '#platform/server/http/key-door.ts';
import { findKey } from './queries.ts';
import type { FoundKey } from './queries.ts';
import { Turns } from './commands-turns.ts';

/** What another process has revoked counts after this long at the latest (SECURITY R7). */
const longestMemory = 1_000;

const mostRemembered = 1_000;

/** Milliseconds between notes of a key's use. */
const noteEvery = 60_000;

const family = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

/** Whether an address is one of those named, or in one of the networks. An empty list names all. */
export const isFrom = (addresses: readonly string[], address: string): boolean => {
  if (addresses.length === 0) return true;
  const list = new BlockList();
  for (const one of addresses) {
    const [network = '', bits] = one.split('/');
    if (bits === undefined) list.addAddress(network, family(network));
    else list.addSubnet(network, Number(bits), family(network));
  }
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  return isIP(plain) !== 0 && list.check(plain, family(plain));
};

interface Remembered {
  readonly since: number;
  readonly changes: number;
  readonly key: FoundKey;
}

/** What the gate asks about keys: who has one, whether it is its turn, and that it was used. */
export const keyDoorOf = ({ db, clock, elapsed }: Foundation): KeyDoor => {
  const remembered = new Map<string, Remembered>();
  const noted = new Map<string, number>();
  const turns = new Turns(db, clock);

  const find = async (token: string): Promise<HeldKey | null> => {
    const [now, changes, at] = [clock.now(), db.changes(), elapsed()];
    const known = remembered.get(token);
    if (known?.changes === changes && at - known.since < longestMemory)
      return known.key.expiresAt === null || known.key.expiresAt > now ? known.key : null;
    const key = await db.platformRead((reader) => findKey(reader, token, now));
    if (key === null) return null;
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(token, { since: at, changes, key });
    return key;
  };

  const used = async ({ id, organizationId }: HeldKey, address: string): Promise<void> => {
    const at = elapsed();
    if (at - (noted.get(id) ?? -Infinity) < noteEvery) return;
    if (noted.size >= mostRemembered) noted.clear();
    noted.set(id, at);
    await db.platformTransaction((tx) =>
      tx.query(
        'update api_key set last_used_at = $3, last_address = $4 where organization_id = $1 and id = $2',
        [organizationId, id, clock.now(), address],
      ),
    );
  };

  return {
    find,
    used,
    take: (key) => turns.take(key.id),
    mayComeFrom: ({ addresses }, address) => isFrom(addresses, address),
  };
};
