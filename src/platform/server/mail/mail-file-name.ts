/** Characters of a subject that a file name takes over. */
const longest = 80;

const decoded = (word: string, charset: string, encoding: string, text: string): string => {
  try {
    const quoted = text
      .replaceAll('_', ' ')
      .replace(/=([0-9a-f]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    const bytes = Buffer.from(encoding.toLowerCase() === 'b' ? atob(text) : quoted, 'latin1');
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return word;
  }
};

/** Takes encoded words (RFC 2047) apart; what is none stays as it is. */
const spoken = (raw: string): string =>
  Buffer.from(raw, 'latin1')
    .toString('utf8')
    .replace(/(=\?[^?\s]+\?[bq]\?[^?]*\?=)\s+(?==\?)/gi, '$1')
    .replace(/=\?([\w-]+)\?([bq])\?([^?]*)\?=/gi, decoded);

/**
 * `<subject>.eml` from the first bytes of a mail, or `mail-<day>.eml`. Only a label: what the subject is, the reading of
 * the mail decides.
 */
export const mailFileName = (head: Uint8Array, now: Date): string => {
  const text = Buffer.from(head).toString('latin1');
  const header = /^[^]*?(?=\r?\n\r?\n|$)/.exec(text)?.[0] ?? '';
  const line = /^subject:(.*(?:\r?\n[ \t].*)*)/im.exec(header)?.[1] ?? '';
  const subject = spoken(line.replace(/\r?\n(?=[ \t])/g, ''))
    .replace(/[\p{C}/\\:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+/, '')
    .slice(0, longest)
    .trim();
  return `${subject || `mail-${now.toISOString().slice(0, 10)}`}.eml`;
};
