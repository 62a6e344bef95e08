/** An invoice that counts for its month's number, as it came. */
export interface Received {
  readonly id: string;
  /** The month of receipt in Sweden, `YYYY-MM`. */
  readonly month: string;
  readonly receivedAt: Date;
}

const before = (one: Received, other: Received): boolean => {
  const apart = one.receivedAt.getTime() - other.receivedAt.getTime();
  return one.month === other.month && (apart < 0 || (apart === 0 && one.id < other.id));
};

/**
 * Which of some invoices wait for the plan: those whose rank in their month, by receipt and then by id, is beyond the number
 * (null: without limit). `earlier` tells how many have come before each in its month, beside these themselves. What has
 * been analysed is asked for no more: a smaller number undoes nothing (PLANS.md, section 1).
 */
export const waitForPlan = (
  received: readonly Received[],
  earlier: ReadonlyMap<string, number>,
  number: number | null,
): ReadonlySet<string> =>
  new Set(
    received.flatMap((one) => {
      const rank = (earlier.get(one.id) ?? 0) + received.filter((other) => before(other, one)).length;
      return number !== null && rank >= number ? one.id : [];
    }),
  );
