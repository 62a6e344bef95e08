import type { PowerState } from './contract.ts';

const day = 24 * 60 * 60_000;

/** Milliseconds that a document waits for its signature. */
export const signingLife = 30 * day;

type Standing = Exclude<PowerState, 'not-signed'>;

/** What a signing service may tell of an end. */
export type Outcome = 'signed' | 'rejected' | 'timed-out' | 'cancelled';

const meaning: Readonly<Record<Outcome, Standing>> = {
  signed: 'signed',
  rejected: 'rejected',
  'timed-out': 'expired',
  cancelled: 'withdrawn',
};

const rank: readonly Standing[] = ['waiting', 'withdrawn', 'expired', 'rejected', 'signed'];

/**
 * What a power of attorney is after one more event. The strongest of all that was ever told stands, so that events in any
 * order, told twice or days late, end alike (SECURITY R52); a signature that was given is the strongest.
 */
export const standingAfter = (standing: Standing, outcome: Outcome): Standing => {
  const told = meaning[outcome];
  return rank.indexOf(told) > rank.indexOf(standing) ? told : standing;
};

const folded = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[\p{P}\s]+/gu, ' ')
    .trim()
    .toLowerCase();

/** Whether a typed name is the one that the document names: however it is cased, accented, hyphenated or spaced. */
export const isSignatory = (typed: string, signatoryName: string): boolean =>
  folded(typed) !== '' && folded(typed) === folded(signatoryName);

/** Enough of an address to know the mailbox: `a…@krog.example`. */
export const maskedAddress = (email: string): string => {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}…${email.slice(at)}`;
};

/** Milliseconds that a code works, and how often one may be tried. */
export const codeLife = 10 * 60_000;
export const codeTries = 5;
