/** A market of goods is told in two halves that share nobody: a party of one half sees the figures of the other. */
export type Half = 0 | 1;

export const halves: readonly Half[] = [0, 1];

/** Parties that must stand behind figures (DEALS.md, section 5). */
export const fewestParties = 5;

/** Where an organization stands among the buyers of goods, for good; null: in neither half, for its party has come to be in both. */
export interface Seat {
  readonly organizationId: string;
  readonly half: Half | null;
}

/** The half that is shown to whoever sits in one. */
export const otherHalf = (half: Half): Half => (half === 0 ? 1 : 0);

/** The half of a party by the seats of its organizations: `undefined` without any, null where they are of both halves. */
export const halfBySeats = (seats: readonly (Half | null)[]): Half | null | undefined => {
  const [first, ...others] = seats;
  return others.every((half) => half === first) ? first : null;
};

/** Seats a newcomer: the first half is filled until it can be shown, then the second, then they stay even. */
export const halfFor = (taken: Readonly<Record<Half, number>>): Half => {
  if (taken[0] < fewestParties) return 0;
  return taken[1] < fewestParties || taken[1] < taken[0] ? 1 : 0;
};
