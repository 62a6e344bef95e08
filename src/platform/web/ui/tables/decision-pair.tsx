interface Decision {
  /** The outcome with its amount. */
  readonly label: string;
  /** What follows. */
  readonly consequence: string;
  readonly onDecide: () => void;
}

interface DecisionPairProps {
  readonly keep: Decision;
  readonly accept: Decision;
  readonly isBusy?: boolean;
  /** What both apply to, under the pair. */
  readonly note?: string;
}

/** Two equal buttons that name their outcomes. */
export const DecisionPair = ({ keep, accept, isBusy, note }: DecisionPairProps) => (
  <>
    <div className="decide">
      {[keep, accept].map(({ label, consequence, onDecide }, index) => (
        <button
          type="button"
          key={label}
          className={index === 1 ? 'btn primary' : 'btn'}
          disabled={isBusy}
          onClick={onDecide}
        >
          <b>{label}</b>
          <small>{consequence}</small>
        </button>
      ))}
    </div>
    {note !== undefined && <p className="outcome">{note}</p>}
  </>
);
