import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import { RequestRate } from '../http/request-rate.ts';
import { networkOf } from '../session/network.ts';
import type { SmtpLimits } from './smtp-port.ts';

/** What one connection has done so far. */
export interface Peer<Recipient> {
  /** As connections are counted by it: an IPv4 address, or an IPv6 network. */
  readonly address: string;
  /** Looked up in this connection's envelopes, by address. */
  readonly recipients: Map<string, Recipient>;
  /** When it connected, or its last mail was answered. */
  since: number;
  mails: number;
  badRecipients: number;
  /** A mail that is coming in. */
  data: { readonly stream: SMTPServerDataStream; readonly since: number } | null;
}

const isOwn = (address: string): boolean => /^(?:::1$|(?:::ffff:)?127\.)/i.test(address);

/** The connections of a receiver, so that no client takes more than its share of them and of time. */
export class Peers<Recipient> {
  readonly #bySession = new Map<SMTPServerSession, Peer<Recipient>>();
  readonly #byAddress = new Map<string, number>();
  readonly #limits: SmtpLimits;
  readonly #time: () => number;
  readonly #recipients: RequestRate;

  constructor(limits: SmtpLimits, time: () => number) {
    this.#limits = limits;
    this.#time = time;
    this.#recipients = new RequestRate(limits.recipientsPerSecond, limits.recipientsPerAddress);
  }

  /** Answers whether there is room for one more from its address; then it is counted. */
  admit(session: SMTPServerSession): boolean {
    const address = networkOf(session.remoteAddress);
    const already = this.#byAddress.get(address) ?? 0;
    if (already >= this.#limits.connectionsPerAddress && !isOwn(session.remoteAddress)) return false;
    this.#byAddress.set(address, already + 1);
    this.#bySession.set(session, {
      address,
      recipients: new Map(),
      since: this.#time(),
      mails: 0,
      badRecipients: 0,
      data: null,
    });
    return true;
  }

  /** Counts a recipient; answers whether its address may name one more, whichever of its connections it comes by. */
  mayName(session: SMTPServerSession): boolean {
    const { remoteAddress } = session;
    return isOwn(remoteAddress) || this.#recipients.take(networkOf(remoteAddress), this.#time());
  }

  leave(session: SMTPServerSession): void {
    const peer = this.#bySession.get(session);
    if (peer === undefined) return;
    this.#bySession.delete(session);
    const left = (this.#byAddress.get(peer.address) ?? 1) - 1;
    if (left === 0) this.#byAddress.delete(peer.address);
    else this.#byAddress.set(peer.address, left);
  }

  of(session: SMTPServerSession): Peer<Recipient> | undefined {
    return this.#bySession.get(session);
  }

  /** Marks that a mail begins. */
  begin(peer: Peer<Recipient>, stream: SMTPServerDataStream): void {
    peer.mails += 1;
    peer.data = { stream, since: this.#time() };
  }

  /** Marks that a mail was answered. */
  end(peer: Peer<Recipient>): void {
    peer.data = null;
    peer.since = this.#time();
  }

  /** Those who take too long: over a mail's bytes, or without sending any mail. What waits for us is never one. */
  late(): SMTPServerSession[] {
    const { betweenMails, mailTime, slowest, grace, mailSize } = this.#limits;
    const now = this.#time();
    const isLate = ({ data, since }: Peer<Recipient>): boolean => {
      if (data === null) return now - since > betweenMails;
      if (data.stream.writableEnded) return false;
      const age = now - data.since;
      const { byteLength } = data.stream;
      // A mail that is refused for its size is read to its end, so that the answer is seen, but not for ever.
      if (age > mailTime || byteLength > 2 * mailSize) return true;
      return age > grace && byteLength < (slowest * age) / 1_000;
    };
    return [...this.#bySession].filter(([, peer]) => isLate(peer)).map(([session]) => session);
  }
}
