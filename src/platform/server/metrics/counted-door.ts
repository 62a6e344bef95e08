import type { Hindrance, MailDoor } from '../smtp/smtp-port.ts';
import type { Metrics } from './metrics-port.ts';

const codes = { busy: '451', unavailable: '451', full: '452' } as const satisfies Record<Hindrance, string>;

/** The same door; what it answers is counted by the code that the client gets. */
export const countedDoor = <Recipient>(
  door: MailDoor<Recipient>,
  { mailAnswered }: Pick<Metrics, 'mailAnswered'>,
): MailDoor<Recipient> => ({
  find: async (address) => {
    const found = await door.find(address).catch((error: unknown) => {
      mailAnswered('451');
      throw error;
    });
    if (found === null) mailAnswered('550');
    else if (typeof found === 'string') mailAnswered(codes[found]);
    return found;
  },
  take: async (mail) => {
    const taken = await door.take(mail).catch((error: unknown) => {
      mailAnswered('451');
      throw error;
    });
    mailAnswered(typeof taken === 'string' ? codes[taken] : '250');
    return taken;
  },
});
