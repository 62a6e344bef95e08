import type { Reader } from '#platform/server/db/port.ts';

/** Whether pushes go to a device `d` now: signed in, in a session that lives (R28). `$1` is the time. */
export const activeSql = `d.is_logged_in and exists (
  select from user_session s join user_account u on u.id = s.user_id
  where s.id = d.session_id and s.user_id = d.user_id and s.ended_at is null and s.expires_at > $1
    and s.impersonated_by is null and u.disabled_at is null
    and s.last_used_at + s.idle_seconds * interval '1 second' > $1)`;

/** A device that gets pushes. */
export interface ActiveDevice {
  readonly deviceTag: string;
  readonly userId: string;
  readonly fcmToken: string;
}

/** The devices of the users to which pushes go now, or the one of them that is asked for. A platform read. */
export const activeDevices = (
  reader: Reader,
  userIds: readonly string[],
  now: Date,
  deviceTag: string | null = null,
): Promise<ActiveDevice[]> =>
  reader.query<ActiveDevice>(
    `select d.device_tag as "deviceTag", d.user_id as "userId", d.fcm_token as "fcmToken" from notification_device d
     where d.user_id = any($2::uuid[]) and ($3::text is null or d.device_tag = $3) and ${activeSql}
     order by d.device_tag`,
    [now, userIds, deviceTag],
  );
