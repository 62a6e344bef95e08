/** What a phone shows, and where in the product it leads. */
export interface PushMessage {
  /** The device's registration token. */
  readonly token: string;
  readonly title: string;
  readonly body: string;
  /** A path of this product. */
  readonly path: string;
}

/** `gone`: the token belongs to no app any more, so nothing is ever to be sent to it again. */
export type PushOutcome = 'sent' | 'gone';

/** Takes pushes to phones. Throws when a message could not be sent now and may be later. */
export interface PushPort {
  send(message: PushMessage, signal: AbortSignal): Promise<PushOutcome>;
}

/** The service has refused this message for good; the message is its code. */
export class PushRejected extends Error {
  readonly code = 'push_rejected';
}
