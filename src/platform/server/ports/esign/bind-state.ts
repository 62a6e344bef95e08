import { createHash } from 'node:crypto';

/** What a signing is for; an event for anything else is not believed. */
export interface SigningBinding {
  /** Who asked for it. */
  readonly userId: string;
  readonly organizationId: string;
  /** SHA-256 of the document, lower-case hexadecimal. */
  readonly sha256: string;
}

/** The state of a signing: tells nobody what it is for, and differs for any other user, organization or document. */
export const bindState = ({ userId, organizationId, sha256 }: SigningBinding): string =>
  createHash('sha256').update([userId, organizationId, sha256].join('\n')).digest('base64url');
