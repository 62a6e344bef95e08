import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { finished } from 'node:stream/promises';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { Peers, type Peer } from './peers.ts';
import * as replies from './replies.ts';
import { smtpLimits, type MailDoor, type SmtpLimits } from './smtp-port.ts';

export interface SmtpOptions<Recipient> {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** PEM texts; without them STARTTLS is not offered. */
  readonly tls?: { readonly cert: string; readonly key: string } | undefined;
  /** How the server calls itself. */
  readonly name: string;
  readonly door: MailDoor<Recipient>;
  readonly log: {
    warn(details: object, message: string): void;
    debug(details: object, message: string): void;
  };
  readonly limits?: Partial<SmtpLimits>;
  readonly time?: () => number;
}

export interface SmtpReceiver {
  readonly port: number;
  /** Refuses new mail at once and lets mails under way come to their answer. */
  close(): Promise<void>;
}

class MailTooLarge extends Error {}

/** Milliseconds between looks for clients that take too long. */
const lookInterval = 1_000;

/** Nobody signs in, asks who lives here, or speaks for another client. */
const unspoken = ['AUTH', 'VRFY', 'EXPN', 'HELP', 'WIZ', 'SHELL', 'KILL', 'XCLIENT', 'XFORWARD'];

/** The bytes of a mail up to the limit. Leaving early leaves the stream open, so that its rest can be read past. */
const bounded = async function* (stream: SMTPServerDataStream, limit: number): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    if (stream.byteLength > limit) throw new MailTooLarge();
    yield chunk as Uint8Array;
  }
};

/** The client left before its mail had ended. */
const isGone = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'ECONNECTION' || error.code === 'ERR_STREAM_PREMATURE_CLOSE');

/** Reads past what nobody wants, so that the client comes to read the answer. */
const readPast = async (stream: SMTPServerDataStream): Promise<void> => {
  if (stream.readableEnded || stream.destroyed) return;
  stream.resume();
  await finished(stream, { writable: false }).catch(() => undefined);
};

/**
 * Receives mail for a door (RFC 5321): no relay, no sign-in, recipients by the envelope alone. 250 is said after the door
 * has answered that the mail is durable. Rejects when the address can not be listened on.
 */
export const openSmtpReceiver = async <Recipient>({
  host,
  port,
  tls,
  name,
  door,
  log,
  limits: narrower = {},
  time = () => performance.now(),
}: SmtpOptions<Recipient>): Promise<SmtpReceiver> => {
  const limits = { ...smtpLimits, ...narrower };
  const peers = new Peers<Recipient>(limits, time);
  let isStopping = false;
  const peerOf = (session: SMTPServerSession): Peer<Recipient> => {
    const peer = peers.of(session);
    if (peer === undefined) throw new replies.SmtpRefusal(421, replies.stopping);
    return peer;
  };

  const acceptRecipient = async (session: SMTPServerSession, address: string): Promise<void> => {
    const peer = peerOf(session);
    if (session.envelope.rcptTo.length >= limits.recipients) throw replies.manyRecipients();
    if (!peers.mayName(session)) throw replies.manyRecipientsOfAddress();
    const found = await door.find(address);
    if (typeof found === 'string') throw replies.hindered(found);
    if (found === null) {
      peer.badRecipients += 1;
      throw peer.badRecipients > limits.badRecipients ? replies.guessing() : replies.unknownRecipient();
    }
    peer.recipients.set(address, found.recipient);
  };

  const takeMail = async (session: SMTPServerSession, stream: SMTPServerDataStream): Promise<string> => {
    const peer = peerOf(session);
    peers.begin(peer, stream);
    const { envelope, remoteAddress, hostNameAppearsAs } = session;
    const recipients = new Map(
      envelope.rcptTo.flatMap(({ address }) => {
        const found = peer.recipients.get(address);
        return found === undefined ? [] : [[address, found] as const];
      }),
    );
    try {
      const outcome = await door.take({
        recipients,
        sender: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
        clientAddress: remoteAddress,
        clientName: hostNameAppearsAs,
        stream: bounded(stream, limits.mailSize),
      });
      if (typeof outcome === 'string') throw replies.hindered(outcome);
      return `2.0.0 ${outcome.receipt}`;
    } catch (error) {
      await readPast(stream);
      throw error instanceof MailTooLarge ? replies.tooLarge(limits.mailSize) : error;
    } finally {
      peers.end(peer);
    }
  };

  /** What the client is told of an error: our own words, or that it may try again. */
  const told = (error: unknown): Error => {
    if (error instanceof replies.SmtpRefusal) return error;
    if (isGone(error)) log.debug({ err: error }, 'a client left in the middle of its mail');
    else log.warn({ err: error }, 'a mail could not be taken');
    return replies.hindered('unavailable');
  };

  const smtp = new SMTPServer({
    name,
    size: limits.mailSize,
    maxClients: limits.connections,
    maxCommandLength: limits.commandLine,
    socketTimeout: limits.idle,
    closeTimeout: limits.stop,
    disableReverseLookup: true,
    authOptional: true,
    lenientAddressParsing: true,
    logger: false,
    disabledCommands: tls === undefined ? [...unspoken, 'STARTTLS'] : unspoken,
    ...tls,
    onConnect: (session, done) => done(peers.admit(session) ? null : replies.manyConnections()),
    onClose: (session) => peers.leave(session),
    onMailFrom(_address, session, done) {
      const peer = peers.of(session);
      done(peer === undefined || peer.mails >= limits.mailsPerConnection ? replies.manyMails() : null);
    },
    onRcptTo({ address }, session, done) {
      acceptRecipient(session, address).then(
        () => done(),
        (error: unknown) => done(told(error)),
      );
    },
    onData(stream, session, done) {
      takeMail(session, stream)
        .then(
          (receipt) => done(null, receipt),
          (error: unknown) => done(told(error)),
        )
        .finally(() => {
          if (isStopping) setImmediate(() => end(session, replies.stopping));
        });
    },
  });
  const end = (session: SMTPServerSession, text: string): void => {
    for (const connection of smtp.connections) if (connection.session === session) connection.send(421, text);
  };
  const looking = setInterval(() => {
    for (const session of peers.late()) end(session, replies.tooSlow);
  }, lookInterval);
  looking.unref();

  try {
    await Promise.race([
      once(smtp.listen(port, host), 'listening'),
      once(smtp, 'error').then(([error]) => Promise.reject(error as Error)),
    ]);
  } catch (error) {
    clearInterval(looking);
    throw error;
  }
  // What goes wrong on a connection is that client's.
  smtp.on('error', (error) => log.debug({ err: error }, 'a mail connection failed'));
  return {
    port: (smtp.server.address() as AddressInfo).port,
    async close() {
      isStopping = true;
      const closed = new Promise<void>((resolve) => smtp.close(resolve));
      for (const { session } of smtp.connections)
        if (!peers.of(session)?.data) end(session, replies.stopping);
      await closed;
      clearInterval(looking);
    },
  };
};
