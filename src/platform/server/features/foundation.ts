import type { OpenSpan } from '#core/values/opening-hours.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/port.ts';
import type { WebhookDoor } from '../http/webhook-door.ts';
import type { Hooks } from '../hooks.ts';
import type { NewId } from '../ids.ts';
import type { WatchedMailbox } from '../imap/watched-mailbox.ts';
import type { Live } from '../live.ts';
import type { Log } from '../log.ts';
import type { Entries } from './entries.ts';
import type { DnsResolver } from '../mail/mail-port.ts';
import type { Metrics } from '../metrics/metrics-port.ts';
import type { KeptWhere } from '../place/kept-where.ts';
import type { BookkeepingPorts } from '../ports/bookkeeping/port.ts';
import type { EInvoicePort } from '../ports/e-invoices/port.ts';
import type { Receivers } from '../ports/e-invoices/receiver-port.ts';
import type { InvoiceResponsePort } from '../ports/e-invoices/response-port.ts';
import type { BuiltinSigner } from '../ports/esign/builtin/signer-port.ts';
import type { EsignPort } from '../ports/esign/port.ts';
import type { LocalMailbox } from '../ports/mail/local-mailbox.ts';
import type { MailPort } from '../ports/mail/port.ts';
import type { PaymentPeer } from '../ports/payments/local/peer.ts';
import type { PaymentsPort } from '../ports/payments/port.ts';
import type { PushPort } from '../ports/push/port.ts';
import type { Storage } from '../ports/storage/port.ts';
import type { TimestampPort } from '../ports/timestamps/port.ts';
import type { VatNumbersPort } from '../ports/vat-numbers/port.ts';
import type { ScanReader } from '../sandbox/scan-port.ts';
import type { Sandbox } from '../sandbox/sandbox-port.ts';
import type { AttemptLimiter } from '../session/attempt-limiter.ts';
import type { SessionKeys } from '../session/session-keys.ts';

/** What the features stand on. Tests give a clock and an elapsed time of their own. */
export interface Foundation {
  readonly db: Db;
  readonly clock: Clock;
  readonly newId: NewId;
  /** Milliseconds of a clock that nobody can set. */
  readonly elapsed: () => number;
  readonly keys: SessionKeys;
  readonly secureTransport: boolean;
  readonly storage: Storage;
  readonly sandbox: Sandbox;
  /** Reads pages of PDFs and pictures. */
  readonly scans: ScanReader;
  /** DNS as the senders of mails are asked by it. */
  readonly resolver: DnsResolver;
  /** Secrets of those who push e-invoices, by key id. */
  readonly accessPointKeys: ReadonlyMap<string, string>;
  readonly metrics: Metrics;
  /** Opens the figures to callers from elsewhere. */
  readonly metricsToken: string | undefined;
  /** Null where no mail server is known: letters wait. */
  readonly mail: MailPort | null;
  /** The letters that stay on this machine, where they do. */
  readonly mailbox: LocalMailbox | null;
  readonly push: PushPort;
  /** Has documents signed. */
  readonly esign: EsignPort;
  /** The signer inside the product, where it is that one. */
  readonly signer: BuiltinSigner | null;
  /** Who takes money for plans; null where nobody does. */
  readonly payments: PaymentsPort | null;
  /** The provider inside the product, where it is that one. */
  readonly paymentPeer: PaymentPeer | null;
  readonly vatNumbers: VatNumbersPort;
  /** Where what happens is told to other programs. */
  readonly webhookDoor: WebhookDoor;
  /** The bookkeeping programs elsewhere that invoices can be handed over to. */
  readonly bookkeeping: BookkeepingPorts;
  /** Providers that e-invoices are fetched from. */
  readonly eInvoices: readonly EInvoicePort[];
  /** Where restaurants are registered as receivers of them; null where nowhere. */
  readonly receivers: Receivers | null;
  /** Who sends answers to them; null where nobody does. */
  readonly invoiceResponses: InvoiceResponsePort | null;
  /** Who says when the archive's roots were there. */
  readonly timestamps: TimestampPort;
  /** Where that, and the originals, are. */
  readonly keptWhere: KeptWhere;
  /** The address that people reach this server at; known once it listens. */
  readonly publicUrl: () => Promise<string>;
  /** Of the addresses that receive invoices by mail. */
  readonly inboundDomain: string;
  /** Whether accounts can be created, and whom to ask. */
  readonly signUpInfo: {
    readonly open: boolean;
    readonly supportPhone: string;
    readonly supportEmail: string;
  };
  /** When support answers. */
  readonly supportHours: readonly OpenSpan[];
  /** Mailboxes elsewhere that are looked into. */
  readonly mailboxes: readonly WatchedMailbox[];
  /** Whether who has no invoices is shown invented ones. */
  readonly hasDemo: boolean;
  readonly log: Log;
  /** What lower features ask of those above them. */
  readonly hooks: Hooks;
}

/** The foundation of requests. */
export interface Served extends Foundation {
  /** Slows down who tries too often. */
  readonly limiter: AttemptLimiter;
  /** Tells open browsers what has changed. */
  readonly live: Live;
  /** What answers the product's own entries, for what answers in their place. */
  readonly entries: Entries;
}
