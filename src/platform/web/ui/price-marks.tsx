import type { ReactNode } from 'react';

/** The yellow pen: this waits for a decision. */
export const Marked = ({ children }: { children: ReactNode }) => (
  <span className="mark strong">{children}</span>
);

interface PricePairProps {
  readonly watched: string | null;
  readonly price: string;
  readonly isUndecided: boolean;
}

/** Watched price, arrow, new price; the new price wears the marker while undecided. */
export const PricePair = ({ watched, price, isUndecided }: PricePairProps) => (
  <span className="pp">
    {watched !== null && <span className="was">{watched} → </span>}
    {isUndecided ? <Marked>{price}</Marked> : <b className="strong">{price}</b>}
  </span>
);

/** A missing value: a muted dash, with a word for screen readers. */
export const Missing = ({ label }: { label: string }) => (
  <span className="muted">
    <span aria-hidden="true">–</span>
    <span className="visually-hidden">{label}</span>
  </span>
);
