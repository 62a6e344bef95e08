import type { Task } from '../sandbox/task.ts';
import { isMbox } from './is-mail.ts';
import type { SplitRefusal } from './mail-port.ts';
import { mboxLimits } from './mbox-limits.ts';

export type SplitValue =
  | { readonly ok: true; readonly refused: readonly SplitRefusal[] }
  | { readonly ok: false; readonly reason: 'mbox.not-an-mbox' | 'mbox.too-many-mails' };

const feed = 0x0a;
const mark = Buffer.from('\nFrom ');

/** A separator has an empty line before it (RFC 4155) and a mail's header after it; a letter may well begin "From ". */
const isSeparator = (bytes: Buffer, at: number): boolean => {
  const before = bytes.subarray(Math.max(0, at - 2), at).toString('latin1');
  if (!before.endsWith('\n') && !before.endsWith('\n\r')) return false;
  const end = bytes.indexOf(feed, at + 1);
  return end > 0 && end - at < 400 && isMbox(bytes.subarray(at + 1, at + 1 + 65_536));
};

/** Where each mail's separator line begins. */
const separators = (bytes: Buffer, most: number): number[] => {
  const found = [0];
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + mark.length)) {
    if (!isSeparator(bytes, at)) continue;
    found.push(at + 1);
    if (found.length > most) break;
  }
  return found;
};

/** Takes one `>` off each quoted `>From ` line (mboxrd), line by line without copying what needs none. */
const unquote = (mail: Buffer): Buffer => {
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = mail.indexOf('\n>'); at >= 0; at = mail.indexOf('\n>', at + 2)) {
    if (!/^\n>+From /.test(mail.toString('latin1', at, at + 40))) continue;
    parts.push(mail.subarray(from, at + 1));
    from = at + 2;
  }
  return from === 0 ? mail : Buffer.concat([...parts, mail.subarray(from)]);
};

/** Splits an mbox in the child: each mail goes out as an event without its separator line. */
export const splitMboxTask: Task = async (source, emit): Promise<SplitValue> => {
  const bytes = Buffer.from(source.buffer, source.byteOffset, source.byteLength);
  if (!isMbox(bytes)) return { ok: false, reason: 'mbox.not-an-mbox' };
  const starts = separators(bytes, mboxLimits.mails);
  if (starts.length > mboxLimits.mails) return { ok: false, reason: 'mbox.too-many-mails' };
  const refused: SplitRefusal[] = [];
  for (const [index, start] of starts.entries()) {
    const position = index + 1;
    const head = bytes.indexOf(feed, start) + 1;
    const mail = unquote(bytes.subarray(head, starts[index + 1] ?? bytes.length));
    if (mail.length > mboxLimits.mailBytes) refused.push({ position, reason: 'mail.too-large' });
    else await emit({ position }, mail);
  }
  return { ok: true, refused };
};
