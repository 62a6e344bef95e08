interface PriceRangeProps {
  readonly lowest: number;
  readonly average: number;
  readonly latest: number;
  readonly highest: number;
  readonly lowestText: string;
  readonly highestText: string;
  readonly sentence: string;
}

/** A line from lowest to highest, a tick at the average, a dot at the latest price. */
export const PriceRange = ({
  lowest,
  average,
  latest,
  highest,
  lowestText,
  highestText,
  sentence,
}: PriceRangeProps) => {
  const at = (price: number) => `${highest > lowest ? ((price - lowest) / (highest - lowest)) * 100 : 50}%`;
  return (
    <span className="rng">
      <span className="visually-hidden">{sentence}</span>
      <span className="t" aria-hidden="true">
        <i className="a" style={{ left: at(average) }} />
        <i className="l" style={{ left: at(latest) }} />
      </span>
      <span className="n" aria-hidden="true">
        <span>{lowestText}</span>
        <span>{highestText}</span>
      </span>
    </span>
  );
};
