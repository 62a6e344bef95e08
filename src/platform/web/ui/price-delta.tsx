export type Direction = 'up' | 'down' | 'flat';

interface PriceDeltaProps {
  readonly direction: Direction;
  /** The signed change as written, for example `+10,0 %`; for `flat` the words (`Ny artikel`) or nothing for `=`. */
  readonly text?: string;
  /** One sentence instead of shape and sign for screen readers. */
  readonly sentence: string;
}

/** A change of a unit price, told by shape, sign, number and colour. */
export const PriceDelta = ({ direction, text, sentence }: PriceDeltaProps) => (
  <span className={`delta ${direction}`}>
    <span className="visually-hidden">{sentence}</span>
    {direction === 'up' && (
      <svg viewBox="0 0 10 10" aria-hidden="true">
        <path d="M5 .8 9.6 9H.4z" fill="currentColor" />
      </svg>
    )}
    {direction === 'down' && (
      <svg viewBox="0 0 10 10" aria-hidden="true">
        <path
          d="M5 8.6 1 1.6h8z"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
      </svg>
    )}
    <span aria-hidden="true">{text ?? '='}</span>
  </span>
);
