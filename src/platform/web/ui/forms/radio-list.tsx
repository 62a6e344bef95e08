import { useId } from 'react';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string;
}

interface RadioListProps<Value extends string> {
  readonly legend: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
}

/** One of a few, each with what follows from it. */
export const RadioList = <Value extends string>({
  legend,
  choices,
  value,
  onChange,
}: RadioListProps<Value>) => {
  const name = useId();
  return (
    <fieldset className="radios">
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            className="radio"
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span>
            {choice.label}
            {choice.hint !== undefined && <small>{choice.hint}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
};
