import './ticks.css';

interface TickBoxProps {
  readonly label: string;
  readonly isOn: boolean;
  /** Some of what it stands for is ticked. */
  readonly isPartly?: boolean;
  /** `isRange`: from the one that was ticked last to this one. */
  readonly onTick: (isRange: boolean) => void;
  /** Of a row, which `x` ticks. */
  readonly isOfRow?: boolean;
}

/** A box beside a row, large enough for a thumb. */
export const TickBox = ({ label, isOn, isPartly = false, onTick, isOfRow = false }: TickBoxProps) => (
  <label className="tickbox">
    <input
      className="check"
      type="checkbox"
      aria-label={label}
      checked={isOn}
      ref={(box) => {
        if (box !== null) box.indeterminate = isPartly;
      }}
      onChange={({ nativeEvent }) => onTick('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
      {...(isOfRow ? { 'data-tick': true } : {})}
    />
  </label>
);
