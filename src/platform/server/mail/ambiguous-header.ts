/** RFC 5322, 2.2: printable US-ASCII but the colon. */
const fieldName = /^[!-9;-~]+$/;

/** Fields that a mail has once at most (RFC 5322, 3.6; RFC 2045, 3); of two, readers show one and check the other. */
const single = new Set(
  `from sender reply-to to cc date subject message-id in-reply-to references mime-version content-type
  content-transfer-encoding content-disposition content-id`.split(/\s+/),
);

const nameOf = (field: string): string => field.slice(0, Math.max(0, field.indexOf(':')));

/** Whether two readers could see different fields in a header. */
export const isAmbiguous = (whole: string, fields: readonly string[]): boolean => {
  const crlf = whole.includes('\r\n');
  // A bare CR or NUL anywhere, a bare LF among CRLFs, a line of blanks only: each ends the header for some readers.
  if (/\r(?!\n)|\0/.test(whole) || (crlf && /(?<!\r)\n/.test(whole))) return true;
  if (/(?:^|\n)[ \t]+(?:\r?\n|$)/.test(whole) || /^[ \t]/.test(whole)) return true;
  const seen = new Set<string>();
  for (const field of fields) {
    const name = nameOf(field);
    if (!fieldName.test(name)) return true;
    const key = name.toLowerCase();
    // From has its own reasons.
    if (key !== 'from' && single.has(key) && seen.has(key)) return true;
    seen.add(key);
  }
  return false;
};
