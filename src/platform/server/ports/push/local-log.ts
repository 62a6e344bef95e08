import type { PushMessage, PushPort } from './port.ts';

const kept = 200;

/** Pushes that stay on this machine. */
export interface LocalPush extends PushPort {
  /** The newest 200, oldest first. */
  readonly sent: readonly PushMessage[];
}

/** Writes pushes into the log instead of sending them; the device's token is left out. */
export const openLocalPush = (log: {
  readonly info: (details: object, message: string) => void;
}): LocalPush => {
  const sent: PushMessage[] = [];
  return {
    sent,
    send: async (message) => {
      const { title, body, path } = message;
      log.info({ title, body, path }, 'a push');
      sent.push(message);
      if (sent.length > kept) sent.shift();
      return 'sent';
    },
  };
};
