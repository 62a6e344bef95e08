import type { Db } from '#platform/server/db/port.ts';
import type { Handlers } from '#platform/server/http/handler.ts';
import type { devicesContract } from '../contract-devices.ts';
import { logInDevice, registerDevice } from './commands-devices.ts';

/** The endpoints of the native app's device. */
export const deviceRoutes = ({ db }: { readonly db: Db }): Handlers<typeof devicesContract> => ({
  registerDevice: ({ user, now, params, body }) =>
    db.platformTransaction((tx) =>
      registerDevice(
        tx,
        { userId: user.userId, sessionId: user.sessionId, now },
        params.deviceTag,
        body.fcmToken,
      ),
    ),
  logInDevice: ({ user, now, params, body }) =>
    db.platformTransaction((tx) =>
      logInDevice(
        tx,
        { userId: user.userId, sessionId: user.sessionId, now },
        params.deviceTag,
        body.isLoggedIn,
      ),
    ),
});
