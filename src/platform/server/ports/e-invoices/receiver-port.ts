import type { Participant } from '#core/invoices/participant.ts';
import type { EInvoiceProvider } from '#platform/wire/e-invoice-providers.ts';

/** A company that is to receive e-invoices. */
export interface Receiver {
  /** The same for every try. */
  readonly id: string;
  readonly name: string;
  readonly street: string;
  readonly zipCode: string;
  readonly city: string;
  /** Two letters of ISO 3166. */
  readonly country: string;
}

/**
 * How a number stands in the network. `ours`: what is sent to it comes to this company at the provider. `elsewhere`: another provider has
 * it. `free`: nobody has it. `forgotten`: the provider does not know the company any more.
 */
export type ReceiverStanding = 'ours' | 'elsewhere' | 'free' | 'forgotten';

/** The provider refuses for good, in its own words. */
export class ReceiverRefused extends Error {
  readonly code = 'receiver_refused';
}

/** Registers companies as receivers. Each throws `ReceiverRefused`, or anything else where it may be tried again. */
export interface ReceiverPort {
  /**
   * Has the provider know the company, and answers what it calls it. Nothing is sent to it by that alone, so one whose answer was lost
   * does no harm.
   */
  readonly open: (receiver: Receiver, signal: AbortSignal) => Promise<string>;
  readonly standing: (
    handle: string,
    participant: Participant,
    signal: AbortSignal,
  ) => Promise<ReceiverStanding>;
  readonly register: (handle: string, participant: Participant, signal: AbortSignal) => Promise<void>;
  /** One that is not registered is left as it is. */
  readonly deregister: (handle: string, participant: Participant, signal: AbortSignal) => Promise<void>;
}

/** Where receivers are registered; `port` is null where people do it at the provider by hand. */
export interface Receivers {
  readonly provider: EInvoiceProvider | 'local';
  readonly port: ReceiverPort | null;
}
