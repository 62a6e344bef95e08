import type { Tx } from '#platform/server/db/port.ts';
import { enqueueAll } from '#platform/server/jobs/port.ts';
import { sendPush } from './jobs.ts';
import type { ActiveDevice } from './queries-devices.ts';

/** What a phone shows, and where in the product it leads. */
export interface PushText {
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

/** Sends a push to devices once the transaction, a tenant's or the platform's, is committed. */
export const pushTo = (tx: Tx, devices: readonly ActiveDevice[], text: PushText): Promise<void> =>
  enqueueAll(
    tx,
    sendPush,
    devices.map(({ deviceTag, userId }) => ({ payload: { deviceTag, userId, ...text } })),
  );
