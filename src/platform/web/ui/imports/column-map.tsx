import { ArrowRight } from 'lucide-react';
import { Icon } from '../icon.tsx';

/** A column of a file, by what it is called on the screen and the first that stands in it. */
interface MappedColumn {
  readonly name: string;
  readonly sample: string;
  /** Empty: is not read. */
  readonly field: string;
  /** What is to be looked at, where it is not certain. */
  readonly doubt?: string | undefined;
}

interface ColumnMapProps {
  readonly columns: readonly MappedColumn[];
  /** Values and words of what a column can be; the first is none. */
  readonly choices: readonly (readonly [value: string, label: string])[];
  readonly labelOf: (column: string) => string;
  readonly onChoose: (at: number, field: string) => void;
}

/** What each column of a file is taken for, with a sample, to be changed. */
export const ColumnMap = ({ columns, choices, labelOf, onChoose }: ColumnMapProps) => (
  <ul className="columnmap">
    {columns.map(({ name, sample, field, doubt }, at) => (
      <li key={`${at} ${name}`}>
        <div>
          <b>{name}</b>
          <small>{sample}</small>
        </div>
        <Icon of={ArrowRight} />
        <div>
          <select
            className="input"
            aria-label={labelOf(name)}
            value={field}
            onChange={({ target }) => onChoose(at, target.value)}
          >
            {choices.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          {doubt !== undefined && <small className="likely">{doubt}</small>}
        </div>
      </li>
    ))}
  </ul>
);
