/** Header fields that nearly every mail has and other files with `name: value` lines do not. */
const marks =
  /^(?:from|to|subject|date|message-id|received|return-path|mime-version|content-type|delivered-to|dkim-signature|reply-to)$/;

/** Relays, lists and filters add some 20 kB above what a person wrote. */
const headLength = 65_536;
const leastMarks = 3;

const headOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, headLength)).toString('latin1');

/** How many different marks the header has; 0 as soon as a line can be no header field. */
const countMarks = (head: string, whole: boolean): number => {
  const end = /\r?\n\r?\n/.exec(head);
  const lines = head.slice(0, end?.index ?? undefined).split(/\r?\n/);
  // The last line of what was looked at can be cut off.
  if (end === null && !whole) lines.pop();
  const seen = new Set<string>();
  for (const [index, line] of lines.entries()) {
    if (/^[ \t]/.test(line) && index > 0) continue;
    const name = /^([!-9;-~]{1,80})[ \t]*:/.exec(line)?.[1];
    if (name === undefined) return 0;
    if (marks.test(name.toLowerCase())) seen.add(name.toLowerCase());
  }
  return seen.size;
};

/** The line before each mail of an mbox: an address and a date as of asctime. */
const separator = /^From \S+ +\S.*\b\d\d:\d\d(?::\d\d)?\b.*\b(?:19|20)\d\d\b/;

/** Whether the bytes are an mbox file: a separator line, and a mail's header after it. */
export const isMbox = (bytes: Uint8Array): boolean => {
  const head = headOf(bytes);
  const first = /^[^\r\n]*\r?\n/.exec(head)?.[0] ?? '';
  return separator.test(first) && countMarks(head.slice(first.length), bytes.length <= headLength) >= 2;
};

/** Whether the bytes are one mail (RFC 5322), by its header. An uploaded XML, PDF or CSV never is. */
export const isMail = (bytes: Uint8Array): boolean =>
  countMarks(headOf(bytes), bytes.length <= headLength) >= leastMarks;
