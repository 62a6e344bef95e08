import type { ReactNode } from 'react';
import { Definition } from '../definition.tsx';

export interface Sum {
  readonly label: string;
  readonly value: ReactNode;
  /** What the figure counts, behind an (i). */
  readonly definition?: string;
  /** The double rule: the period's total. */
  readonly isTotal?: boolean;
  /** Left out on phones. */
  readonly isMinor?: boolean;
}

/** One row of labels and figures above a table. */
export const SumLine = ({ sums }: { sums: readonly Sum[] }) => (
  <dl className="sumline">
    {sums.map(({ label, value, definition, isTotal, isMinor }) => (
      <div key={label} className={isMinor ? 'not-s' : ''}>
        <dt>
          {label}
          {definition !== undefined && <Definition of={label} text={definition} />}
        </dt>
        <dd>{isTotal ? <span className="summed">{value}</span> : value}</dd>
      </div>
    ))}
  </dl>
);

/** One figure with a sentence beside it. */
export const SumCard = ({
  label,
  figure,
  children,
}: {
  label: string;
  figure: ReactNode;
  children: ReactNode;
}) => (
  <section className="card sumcard" aria-label={label}>
    {figure}
    <p>{children}</p>
  </section>
);
