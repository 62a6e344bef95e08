import type { EsignPort, SigningCallback } from '../port.ts';

/** What happened on the way to a signature, in the order that it happened. */
export interface SigningStep {
  readonly at: Date;
  readonly what: 'link-sent' | 'opened' | 'code-sent' | 'code-proven' | 'signed';
}

/** What is known of the person who signs, and how. */
export interface SigningEvidence {
  readonly typedName: string;
  /** A picture of a drawn signature, as `drawnSignature` gives it. */
  readonly drawing: Uint8Array;
  /** The address that the one-time code went to and was proven for. */
  readonly email: string;
  readonly signedAt: Date;
  readonly ipAddress: string;
  readonly userAgent: string;
  readonly steps: readonly SigningStep[];
}

/** The signer inside the product: its pages call these, and hand the callback on as if it had come from outside. */
export interface BuiltinSigner extends EsignPort {
  readonly provider: 'builtin';
  /** The document that was offered, to be shown. Throws `SigningUnknown`. */
  offered(signingId: string): Promise<Uint8Array>;
  /**
   * Seals the document with its evidence and answers the callback that tells of it; the same one again when it was signed
   * already, and null when it has ended without a signature. Throws `SigningUnknown`.
   */
  complete(signingId: string, evidence: SigningEvidence): Promise<SigningCallback | null>;
  /** The signatory says no. Answers as `complete`; null when it was signed before. */
  reject(signingId: string): Promise<SigningCallback | null>;
}
