import type { Participant } from '#core/invoices/participant.ts';

/** An answer to an e-invoice, from its receiver to its sender. */
export interface OutgoingResponse {
  /** The same for every try, so that a provider sends it once. */
  readonly id: string;
  readonly receiver: Participant;
  readonly xml: string;
}

/** The provider has refused it for good, as for a sender that takes no responses. */
export class ResponseRejected extends Error {
  readonly code = 'response_rejected';
}

/** Sends answers to e-invoices into the network. Throws `ResponseRejected`, or anything else where it may be tried again. */
export interface InvoiceResponsePort {
  readonly send: (response: OutgoingResponse, signal: AbortSignal) => Promise<void>;
}
