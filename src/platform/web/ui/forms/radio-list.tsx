import { useEffect, useId, useRef } from 'react';

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
  /** Why nobody goes on without an answer; whoever asked is taken to it. */
  readonly error?: string | undefined;
}

/** One of a few, each with what follows from it. */
export const RadioList = <Value extends string>({
  legend,
  choices,
  value,
  onChange,
  error,
}: RadioListProps<Value>) => {
  const name = useId();
  const field = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (error !== undefined) field.current?.querySelector('input')?.focus();
  }, [error]);
  return (
    <fieldset className="radios" ref={field}>
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
      {error !== undefined && (
        <small className="poor" role="alert">
          {error}
        </small>
      )}
    </fieldset>
  );
};
