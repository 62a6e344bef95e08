import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

const digits = 6;
/** Milliseconds that a code can be used. */
export const codeLife = 600_000;
/** Codes that may be tried before another one has to be sent. */
export const codeTries = 5;

/** What is kept of a code that was sent. */
export interface SentCode {
  readonly hash: Uint8Array;
  readonly sentAt: Date;
  /** Wrong codes that were tried against it. */
  readonly tries: number;
  readonly used: boolean;
}

export type CodeVerdict = 'right' | 'wrong' | 'expired' | 'spent';

/** Six random digits. */
export const newCode = (): string => String(randomInt(10 ** digits)).padStart(digits, '0');

/** What is kept instead of a code: only the key tells which one it was. `signingId` keeps it from proving another signing. */
export const codeHash = (key: Uint8Array, signingId: string, code: string): Buffer =>
  createHmac('sha256', key).update(`${signingId}\n${code}`).digest();

/** Whether a code that somebody typed is the one that was sent; spaces in it are let pass. A wrong one is to be counted. */
export const judgeCode = (
  { hash, sentAt, tries, used }: SentCode,
  {
    key,
    signingId,
    code,
    now,
  }: { readonly key: Uint8Array; readonly signingId: string; readonly code: string; readonly now: Date },
): CodeVerdict => {
  if (used || tries >= codeTries) return 'spent';
  if (now.getTime() - sentAt.getTime() > codeLife) return 'expired';
  const typed = codeHash(key, signingId, code.replace(/\s/g, ''));
  return hash.length === typed.length && timingSafeEqual(hash, typed) ? 'right' : 'wrong';
};
