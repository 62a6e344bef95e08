import { fieldValues } from './header-block.ts';
import type { HeaderBlock } from './header-block.ts';

/** What mailauth tells of a signature that verified. */
export interface VerifiedSignature {
  readonly canonBodyLengthLimited?: boolean;
  readonly status: { readonly underSized?: number };
  readonly signingHeaders?: { readonly keys?: string };
}

const boundary = /;\s*boundary\s*=\s*(?:"([^"]{1,200})"|([^\s;"()<>]{1,200}))/i;

/**
 * Whether the body can be read in one way only though Content-Type is not signed, as with Gmail: a body that begins with
 * its boundary can not have been given another one.
 */
const beginsWithBoundary = (contentType: string, bytes: Buffer, block: HeaderBlock): boolean => {
  const found = boundary.exec(contentType);
  const value = found?.[1] ?? found?.[2];
  if (value === undefined || block.length === null) return false;
  const body = bytes.toString('latin1', block.length, block.length + 300).replace(/^[\r\n]+/, '');
  return body.startsWith(`--${value}`);
};

/**
 * Whether a verified signature covers what a reader goes by: the whole body, From and Subject, and how the body is read.
 * Each field it names stands once in the mail, or the header is ambiguous before.
 */
export const coversMail = (signature: VerifiedSignature, block: HeaderBlock, bytes: Buffer): boolean => {
  if (signature.canonBodyLengthLimited === true || (signature.status.underSized ?? 0) > 0) return false;
  const signed = new Set((signature.signingHeaders?.keys ?? '').toLowerCase().split(/\s*:\s*/));
  if (!signed.has('from')) return false;
  if (fieldValues(block, 'subject').length > 0 && !signed.has('subject')) return false;
  if (fieldValues(block, 'content-disposition').length > 0 && !signed.has('content-disposition'))
    return false;
  const contentType = fieldValues(block, 'content-type')[0];
  if (contentType === undefined || signed.has('content-type')) return true;
  if (/^multipart\//i.test(contentType)) return beginsWithBoundary(contentType, bytes, block);
  // A text stays a text; with a name it would be taken for a file.
  return /^text\/(?:plain|html)\b/i.test(contentType) && !/name/i.test(contentType);
};
