interface CheckListProps {
  readonly legend: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
  readonly error?: string | undefined;
}

/** Some of a few, to tick. */
export const CheckList = ({ legend, choices, chosen, onChange, error }: CheckListProps) => {
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <fieldset className="radios">
      <legend>{legend}</legend>
      {choices.map(({ value, label }) => (
        <label key={value}>
          <input
            className="check"
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={() => toggle(value)}
          />
          <span>{label}</span>
        </label>
      ))}
      {error !== undefined && (
        <small className="poor" role="alert">
          {error}
        </small>
      )}
    </fieldset>
  );
};
