import type { IncomingHttpHeaders } from 'node:http';

/** A document that one person is asked to sign. */
export interface SigningRequest {
  readonly document: Uint8Array;
  /** SHA-256 of the document, lower-case hexadecimal. */
  readonly sha256: string;
  readonly title: string;
  readonly language: 'sv' | 'en';
  readonly signatory: { readonly name: string; readonly email: string };
  /** Where the signatory's browser goes afterwards; says nothing of the outcome. */
  readonly returnUrl: string;
  /** Where an outside provider tells what happened. */
  readonly callbackUrl: string;
  /** Ours, of `bindState`: what this signing is for. Comes back in each event. */
  readonly state: string;
}

export interface StartedSigning {
  readonly signingId: string;
  /** Where an outside provider's signing takes place; null where it is the product's own page. */
  readonly signUrl: string | null;
}

export type SigningOutcome = 'signed' | 'rejected' | 'timed-out' | 'cancelled';

/** How a signing has ended. The same end always has the same id, whoever told it and how often. */
export interface SigningEvent {
  readonly eventId: string;
  readonly signingId: string;
  readonly kind: SigningOutcome;
  readonly at: Date;
  /** The state of the request. */
  readonly state: string;
}

/** A callback as it came. */
export interface SigningCallback {
  readonly rawBody: Uint8Array;
  readonly headers: IncomingHttpHeaders;
  /** The `claim` of the address that was called, which `callbackUrl` was given; null without one. */
  readonly claim: string | null;
}

/** The signed file, and the SHA-256 of what the provider says it had signed, in lower-case hexadecimal. */
export interface SignedDocument {
  readonly pdf: Uint8Array;
  readonly origin: string;
}

/** What `verifySealedPdf` asks of a provider's files. */
export interface SealTrust {
  /** SHA-256 of the certificates that may have sealed, of their DER in lower-case hexadecimal; null where any may. */
  readonly certificates: ReadonlySet<string> | null;
  /** Whether the document offered is the beginning of the sealed one, byte for byte. */
  readonly begins: boolean;
}

/** Has documents signed. Each throws when the provider cannot be reached or refuses. */
export interface EsignPort {
  readonly provider: 'builtin' | 'scrive';
  readonly trust: SealTrust;
  start(request: SigningRequest, signal: AbortSignal): Promise<StartedSigning>;
  /** How the signing has ended; null while it is open. Throws `SigningUnknown`. */
  outcome(signingId: string, signal: AbortSignal): Promise<SigningEvent | null>;
  /** Throws `SigningUnknown` unless it was signed. */
  signed(signingId: string, signal: AbortSignal): Promise<SignedDocument>;
  /** Ends an open signing without a signature; one that has ended stays as it is. */
  cancel(signingId: string, signal: AbortSignal): Promise<void>;
  /** Deletes all that the provider keeps of it. */
  forget(signingId: string, signal: AbortSignal): Promise<void>;
  /** What a genuine callback tells; null for any other, whatever is wrong with it, and for one that tells no end. */
  verifyCallback(callback: SigningCallback, signal: AbortSignal): Promise<SigningEvent | null>;
}

/** The provider knows no such signing, or not in that state. */
export class SigningUnknown extends Error {
  readonly code = 'signing_unknown';
}
