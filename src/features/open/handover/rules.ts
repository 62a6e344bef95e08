import { z } from 'zod';
import { accountUses, isAccount } from '#core/bookkeeping/accounts.ts';

/** Accounts as somebody chose them, by use; what is left out has the proposal of BAS. */
export const chosenAccounts = z.partialRecord(z.enum(accountUses), z.string().refine(isAccount));

const [minute, hour] = [60_000, 3_600_000];

/** Milliseconds before the next try after so many that failed; three days in all. */
const waits: readonly number[] = [
  minute,
  2 * minute,
  5 * minute,
  15 * minute,
  hour,
  3 * hour,
  6 * hour,
  12 * hour,
  24 * hour,
  24 * hour,
];

/**
 * Milliseconds until the next try after `tries` that failed, or null after the last. At least a minute, in which a program that
 * was slow to answer has done what it was asked, or has not. `after`: what the program asked for.
 */
export const waitAfter = (tries: number, after: number | null): number | null => {
  const wait = waits[tries - 1];
  return wait === undefined ? null : Math.max(wait, Math.min(after ?? 0, 24 * hour));
};

/** Minutes that a person has to agree at the program and come back. */
export const consentMinutes = 30;

/** Milliseconds for which a job has a connection to itself; it takes them anew before each invoice. */
export const leaseFor = 150_000;

/** Milliseconds between two looks at what became of a draft. */
export const followEvery = hour;

/** Why an invoice was not handed over, as the log tells it. */
export const handoverReasons = [
  'handover.foreign_currency',
  'handover.unbalanced',
  'handover.refused',
  'handover.unreachable',
  'handover.withdrawn',
  'handover.original_lost',
] as const;

export type HandoverReason = (typeof handoverReasons)[number];

/** What the programs are called. */
export const systemNames = { local: 'Krogkoll', fortnox: 'Fortnox', spiris: 'Spiris' } as const;
