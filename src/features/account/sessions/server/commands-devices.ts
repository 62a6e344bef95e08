import { deviceOf } from '#core/access/device.ts';
import { momentIn, writeTo } from '#features/account/accounts/server/commands-letters.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { deviceHash, newDevice } from '#platform/server/session/device-cookie.ts';
import type { SessionKeys } from '#platform/server/session/session-keys.ts';
import type { SessionMoment } from './commands.ts';

/** Devices remembered for each user; one more forgets the one used longest ago. */
const mostDevices = 50;

const remember = async (
  tx: Tx,
  userId: string,
  hash: Buffer,
  now: Date,
): Promise<'first' | 'known' | 'new'> => {
  const [row] = await tx.query<{ known: boolean; any: boolean }>(
    `select coalesce(bool_or(device_hash = $2), false) as known, count(*) > 0 as any
     from known_device where user_id = $1`,
    [userId, hash],
  );
  await tx.query(
    `insert into known_device (user_id, device_hash, created_at, last_used_at) values ($1, $2, $3, $3)
     on conflict (user_id, device_hash) do update set last_used_at = excluded.last_used_at`,
    [userId, hash, now],
  );
  await tx.query(
    `delete from known_device where user_id = $1 and device_hash in (
       select device_hash from known_device where user_id = $1 order by last_used_at desc offset ${mostDevices})`,
    [userId],
  );
  if (row?.known === true) return 'known';
  return row?.any === true ? 'new' : 'first';
};

/**
 * Remembers the browser in which somebody has just signed in, and writes to them when they have used others before but
 * not this one. Answers the value for its cookie.
 */
export const greetDevice = async (
  tx: Tx,
  keys: SessionKeys,
  {
    userId,
    device: given,
    userAgent,
  }: { readonly userId: string; readonly device: string | null; readonly userAgent: string | null },
  { now, newId }: SessionMoment,
): Promise<string> => {
  const device = given ?? newDevice();
  if ((await remember(tx, userId, deviceHash(device), now)) !== 'new') return device;
  const { browser, system } = deviceOf(userAgent);
  const words = [browser, system].filter((word) => word !== null).join(', ');
  await writeTo(tx, { keys, newId, clock: { now: () => now } }, userId, 'newDevice', {
    facts: (language) => [
      ['when', momentIn(language, now)],
      ...(words === '' ? [] : [['device', words] as const]),
    ],
  });
  return device;
};

/** Forgets a user's devices but one, when the password that opened them is no longer trusted. */
export const forgetDevices = async (tx: Tx, userId: string, except: string | null = null): Promise<void> => {
  await tx.query('delete from known_device where user_id = $1 and ($2::bytea is null or device_hash <> $2)', [
    userId,
    except === null ? null : deviceHash(except),
  ]);
};
