import { serverFeature } from '#platform/server/features/feature.ts';
import { forgetFacts } from '#platform/server/live-facts.ts';
import {
  enqueueNotices,
  hearAlerts,
  notifyAlertsHandler,
  sendPushHandler,
  startDigestsHandler,
} from './jobs-notice.ts';
import { notifyAlerts, sendPush, startDigests } from './jobs.ts';
import { deviceRoutes } from './routes-devices.ts';
import { unsubscribeRoutes } from './routes-unsubscribe.ts';
import { notificationRoutes } from './routes.ts';

/** What people are told: live in the page, by push and by mail. */
export const notificationsFeature = serverFeature({
  routes: (served) => ({
    notifications: notificationRoutes(served),
    devices: deviceRoutes(served),
    unsubscribe: unsubscribeRoutes(served),
  }),
  jobs: [
    { definition: sendPush, handler: sendPushHandler },
    { definition: notifyAlerts, handler: notifyAlertsHandler },
    { definition: startDigests, handler: startDigestsHandler },
  ],
  hourly: [enqueueNotices],
  minutely: [({ db }) => db.platformTransaction(forgetFacts)],
  listening: [hearAlerts],
});
