import type { EInvoiceProvider } from '#platform/wire/e-invoice-providers.ts';

/** What a provider has for us. */
export interface WaitingDocument {
  /** The provider's id of the document; null where it tells of something that is none. */
  readonly id: string | null;
  /** What it is acknowledged by. */
  readonly handle: string;
}

/** Which of some documents are durable here. */
export type Known = (ids: readonly string[]) => Promise<ReadonlySet<string>>;

/** A provider that keeps what has arrived until we have it. Each rejects where the provider does not answer as it should. */
export interface EInvoicePort {
  readonly provider: EInvoiceProvider;
  /** The next one that waits, from the oldest; null where nothing does. `since` is where those begin to look who keep no queue. */
  readonly next: (known: Known, since: Date, signal: AbortSignal) => Promise<WaitingDocument | null>;
  /** Its bytes as they came; null where the provider has none. */
  readonly fetch: (id: string, signal: AbortSignal) => Promise<Uint8Array | null>;
  /** Tells the provider that it need not tell of it again. */
  readonly acknowledge: (waiting: WaitingDocument, signal: AbortSignal) => Promise<void>;
}
