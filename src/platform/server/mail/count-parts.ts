import { mailLimits } from './mail-limits.ts';

const declared = /boundary\s*=\s*(?:"((?:[^"\\\r\n]|\\.){1,200})|([^\s;"]{1,200}))/gi;

/** Boundaries that the mail names, anywhere; more than there may be parts are not collected. */
const boundaries = (text: string): Set<string> => {
  const found = new Set<string>();
  for (const [, quoted, plain] of text.matchAll(declared)) {
    found.add((quoted?.replace(/\\(.)/g, '$1') ?? plain ?? '').trimEnd());
    if (found.size > mailLimits.parts) break;
  }
  return found;
};

/**
 * Whether the mail has more parts than allowed, counted without parsing it: its parser takes seconds and half a gigabyte
 * for 200,000 of them.
 */
export const hasTooManyParts = (bytes: Uint8Array): boolean => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const known = boundaries(text);
  if (known.size > mailLimits.parts) return true;
  // A boundary in pieces or in code (RFC 2231) is not put together here: then every such line counts.
  const any = /boundary\*/i.test(text);
  if (known.size === 0 && !any) return false;
  let parts = 0;
  for (let at = text.indexOf('\n--'); at >= 0; at = text.indexOf('\n--', at + 3)) {
    const end = text.indexOf('\n', at + 3);
    if (end > at + 300) continue;
    const line = text.slice(at + 3, end < 0 ? at + 300 : end).trimEnd();
    if (any || known.has(line)) parts += 1;
    if (parts > mailLimits.parts) return true;
  }
  return false;
};
