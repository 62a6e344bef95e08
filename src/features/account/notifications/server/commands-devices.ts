import type { Tx } from '#platform/server/db/port.ts';
import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';
import type { Device } from '../contract-devices.ts';
import { mostDevices } from '../rules.ts';
import { activeSql } from './queries-devices.ts';

/** Who tells of a device, in which session. */
export interface DeviceHolder {
  readonly userId: string;
  readonly sessionId: string;
  readonly now: Date;
}

interface Known {
  readonly userId: string;
  readonly fcmToken: string;
  readonly isLoggedIn: boolean;
  readonly isActive: boolean;
}

/** The device of a tag, held until the transaction ends. */
const lockedDevice = async (tx: Tx, deviceTag: string, now: Date): Promise<Known | null> => {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('device ' || $1, 0))`, [deviceTag]);
  const [known] = await tx.query<Known>(
    `select d.user_id as "userId", d.fcm_token as "fcmToken", d.is_logged_in as "isLoggedIn", ${activeSql} as "isActive"
     from notification_device d where d.device_tag = $2 for update`,
    [now, deviceTag],
  );
  return known ?? null;
};

const forgetBeyond = (tx: Tx, userId: string) =>
  tx.query(
    `delete from notification_device where device_tag in (
       select device_tag from notification_device where user_id = $1 order by changed_at desc, device_tag offset $2)`,
    [userId, mostDevices],
  );

/**
 * Registers a device, or gives it its new token. Another's device becomes the caller's, signed out, when it is known to be
 * the same phone by its token, or when nobody is signed in on it; otherwise it is like none (R28).
 */
export const registerDevice = async (
  tx: Tx,
  { userId, sessionId, now }: DeviceHolder,
  deviceTag: string,
  fcmToken: string,
): Promise<Device | Refused<'device.not_exist'>> => {
  const known = await lockedDevice(tx, deviceTag, now);
  const isOwn = known?.userId === userId;
  if (known?.isActive === true && !isOwn && known.fcmToken !== fcmToken) return refused('device.not_exist');
  const isLoggedIn = isOwn && known.isLoggedIn;
  await tx.query('delete from notification_device where fcm_token = $1 and device_tag <> $2', [
    fcmToken,
    deviceTag,
  ]);
  await tx.query(
    `insert into notification_device (device_tag, user_id, session_id, fcm_token, is_logged_in, changed_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (device_tag) do update set user_id = excluded.user_id, session_id = excluded.session_id,
       fcm_token = excluded.fcm_token, is_logged_in = excluded.is_logged_in, changed_at = excluded.changed_at`,
    [deviceTag, userId, sessionId, fcmToken, isLoggedIn, now],
  );
  await forgetBeyond(tx, userId);
  return { deviceTag, isLoggedIn };
};

/**
 * Tells whether the caller is signed in on a device; pushes go to it while that session lives. Signing in on a device on
 * which another is not signed in any more makes it the caller's. Anybody else's device is like none (R28).
 */
export const logInDevice = async (
  tx: Tx,
  { userId, sessionId, now }: DeviceHolder,
  deviceTag: string,
  isLoggedIn: boolean,
): Promise<Device | Refused<'device.not_exist'>> => {
  const known = await lockedDevice(tx, deviceTag, now);
  if (known === null) return refused('device.not_exist');
  if (known.userId !== userId && (known.isActive || !isLoggedIn)) return refused('device.not_exist');
  await tx.kysely
    .updateTable('notification_device')
    .set({ user_id: userId, session_id: sessionId, is_logged_in: isLoggedIn, changed_at: now })
    .where('device_tag', '=', deviceTag)
    .execute();
  return { deviceTag, isLoggedIn };
};
