import type { ClaimNumber } from './claim.ts';

/** `K-2026-001`: three digits at least. */
export const printClaimNumber = ({ year, sequence }: ClaimNumber): string =>
  `K-${String(year)}-${String(sequence).padStart(3, '0')}`;

const shape = /^K-(\d{4})-(\d{3,9})$/;

/** Reads what `printClaimNumber` prints, in any case and with blanks around it; null for anything else. */
export const readClaimNumber = (text: string): ClaimNumber | null => {
  const [, year, sequence] = shape.exec(text.trim().toUpperCase()) ?? [];
  if (year === undefined || sequence === undefined || Number(sequence) === 0) return null;
  const number = { year: Number(year), sequence: Number(sequence) };
  return printClaimNumber(number) === text.trim().toUpperCase() ? number : null;
};

/** By year and sequence. */
export const compareNumbers = (a: ClaimNumber, b: ClaimNumber): number =>
  a.year - b.year || a.sequence - b.sequence;

/** The number after those an organization has given out, withdrawn drafts' too: each year begins with 1. */
export const nextClaimNumber = (year: number, given: Iterable<ClaimNumber>): ClaimNumber => {
  let last = 0;
  for (const number of given) if (number.year === year) last = Math.max(last, number.sequence);
  return { year, sequence: last + 1 };
};
