import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Log } from '../../log.ts';
import { openFcm } from './fcm.ts';
import { openLocalPush } from './local-log.ts';
import type { PushPort } from './port.ts';
import { readServiceAccount } from './service-account.ts';

/** Where pushes go: to Firebase when its service account is set, otherwise into the log. Throws `ConfigError`. */
export const openPush = (
  { FCM_SERVICE_ACCOUNT_FILE }: Pick<Config, 'FCM_SERVICE_ACCOUNT_FILE'>,
  { clock, log }: { readonly clock: Clock; readonly log: Log },
): PushPort =>
  FCM_SERVICE_ACCOUNT_FILE === undefined
    ? openLocalPush(log)
    : openFcm({ account: readServiceAccount(FCM_SERVICE_ACCOUNT_FILE), clock });
