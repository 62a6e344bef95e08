import { refused } from '#platform/wire/refused.ts';
import type { Refused } from '#platform/wire/refused.ts';

/** Milliseconds that the work of one request may take, its body's journey aside: none is stuck for 10 s (R53). */
export const patience = 9_000;

/**
 * The work's answer, or a refusal when it does not come in time, of which `onLate` is told. The work itself goes on: its
 * transaction ends by the database's own limits, and what it did under an `Idempotency-Key` is told to the next send.
 */
export const within = async <Answer>(
  milliseconds: number,
  work: Promise<Answer>,
  onLate: () => void = () => undefined,
): Promise<Answer | Refused<'service.unavailable'>> => {
  const late = Promise.withResolvers<Refused<'service.unavailable'>>();
  const timer = setTimeout(() => {
    late.resolve(refused('service.unavailable'));
    onLate();
  }, milliseconds);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
};
