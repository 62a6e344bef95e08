import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import type { Config } from '../config.ts';
import { ConfigError } from '../config-setting.ts';
import { openSmtpReceiver } from './receiver.ts';
import type { SmtpOptions, SmtpReceiver } from './receiver.ts';
import type { MailDoor } from './smtp-port.ts';

type FrontConfig = Pick<
  Config,
  'NODE_ENV' | 'HOST' | 'SMTP_HOST' | 'SMTP_PORT' | 'SMTP_TLS_CERT' | 'SMTP_TLS_KEY' | 'INBOUND_DOMAIN'
>;

/** Where development receives mail when nothing is set. */
const usualPort = 2525;

const readTls = ({ SMTP_TLS_CERT, SMTP_TLS_KEY }: FrontConfig): SmtpOptions<unknown>['tls'] => {
  if (SMTP_TLS_CERT === undefined && SMTP_TLS_KEY === undefined) return undefined;
  if (SMTP_TLS_CERT === undefined || SMTP_TLS_KEY === undefined)
    throw new ConfigError('SMTP_TLS_CERT and SMTP_TLS_KEY need each other: set both, or none');
  try {
    const tls = { cert: readFileSync(SMTP_TLS_CERT, 'utf8'), key: readFileSync(SMTP_TLS_KEY, 'utf8') };
    createSecureContext(tls);
    return tls;
  } catch (error) {
    throw new ConfigError('SMTP_TLS_CERT and SMTP_TLS_KEY do not name a certificate and its key', {
      cause: error,
    });
  }
};

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** Where mail is received, or null where it is not; `close` is for the stop of the server. */
export interface Front {
  readonly receiver: SmtpReceiver;
  /** `smtp://host:port` */
  readonly url: string;
}

/**
 * Opens the SMTP front as it is set. Without a port, production receives no mail (null) and development takes the usual
 * one, or a free one where that is taken. A port that was set is used or the start fails. Throws `ConfigError` for a
 * certificate that is none.
 */
export const openFront = async <Recipient>(
  config: FrontConfig,
  door: MailDoor<Recipient>,
  log: SmtpOptions<Recipient>['log'] & { info(details: object, message: string): void },
): Promise<Front | null> => {
  const tls = readTls(config);
  const host = config.SMTP_HOST ?? config.HOST;
  const name = config.INBOUND_DOMAIN;
  const open = (port: number): Promise<SmtpReceiver> =>
    openSmtpReceiver({ host, port, tls, name, door, log });
  const openUsual = async (): Promise<SmtpReceiver> => {
    try {
      return await open(usualPort);
    } catch (error) {
      if (!isTaken(error)) throw error;
      log.info({ port: usualPort }, 'the usual port for mail is taken, so a free one receives it');
      return open(0);
    }
  };
  if (config.SMTP_PORT === undefined && config.NODE_ENV === 'production') return null;
  const receiver = config.SMTP_PORT === undefined ? await openUsual() : await open(config.SMTP_PORT);
  return { receiver, url: `smtp://${host.includes(':') ? `[${host}]` : host}:${receiver.port}` };
};
