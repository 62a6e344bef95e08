import type { ReactNode } from 'react';

interface FigureProps {
  readonly value: string;
  readonly unit?: string;
  /** The double rule: this sum is the period's total. */
  readonly isTotal?: boolean;
  readonly isMedium?: boolean;
}

/** A large number with its unit. */
export const Figure = ({ value, unit, isTotal, isMedium }: FigureProps) => (
  <div className={['figure', isTotal && 'summed', isMedium && 'medium'].filter(Boolean).join(' ')}>
    {value} {unit !== undefined && <span className="unit">{unit}</span>}
  </div>
);

export interface Kpi {
  readonly label: string;
  readonly value: ReactNode;
  readonly unit?: string;
  readonly note?: ReactNode;
  /** Left out on phones. */
  readonly isMinor?: boolean;
}

/** Two to five figures in one strip. */
export const KpiStrip = ({ kpis }: { kpis: readonly Kpi[] }) => (
  <div className="kpis">
    {kpis.map(({ label, value, unit, note, isMinor }) => (
      <div className={isMinor ? 'kpi minor' : 'kpi'} key={label}>
        <div className="k">{label}</div>
        <div className="v">
          {value} {unit !== undefined && <span className="unit">{unit}</span>}
        </div>
        {note !== undefined && <div className="n">{note}</div>}
      </div>
    ))}
  </div>
);
