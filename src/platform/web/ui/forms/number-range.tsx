import { useId } from 'react';

interface NumberRangeProps {
  readonly fromLabel: string;
  readonly toLabel: string;
  readonly from: string;
  readonly to: string;
  readonly onFrom: (text: string) => void;
  readonly onTo: (text: string) => void;
}

/** Two fields for the ends of a range, as a person types numbers; `plainNumber` reads them. */
export const NumberRange = ({ fromLabel, toLabel, from, to, onFrom, onTo }: NumberRangeProps) => {
  const id = useId();
  const ends = [
    { key: 'from', label: fromLabel, value: from, onType: onFrom },
    { key: 'to', label: toLabel, value: to, onType: onTo },
  ];
  return ends.map(({ key, label, value, onType }) => (
    <div className="field" key={key}>
      <label htmlFor={`${id}-${key}`}>{label}</label>
      <input
        id={`${id}-${key}`}
        className="input"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={value}
        onChange={(event) => onType(event.target.value.trim())}
      />
    </div>
  ));
};

/** A number as typed (`1 200,50`) as a plain decimal string, or undefined when it is none. */
export const plainNumber = (typed: string | undefined): string | undefined => {
  const plain = (typed ?? '').replaceAll(/\s/g, '').replace(',', '.');
  return /^-?\d{1,12}(\.\d{1,2})?$/.test(plain) ? plain : undefined;
};
