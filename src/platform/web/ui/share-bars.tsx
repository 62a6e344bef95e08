import type { ReactNode } from 'react';
import { useIsAtLeast } from './shell/breakpoint.ts';

export interface ShareRow {
  readonly key: string;
  readonly name: ReactNode;
  /** Percent of the whole, 0 to 100. */
  readonly percent: number;
  readonly percentText: string;
  readonly amount: string;
  readonly change?: ReactNode;
  /** The sum of the rest, in muted words. */
  readonly isRest?: boolean;
}

interface ShareBarsProps {
  readonly label: string;
  readonly headers: {
    readonly name: string;
    readonly share: string;
    readonly percent: string;
    readonly amount: string;
    /** Without it there is nothing to compare with, and no such column. */
    readonly change?: string;
  };
  readonly rows: readonly ShareRow[];
}

const ShareBar = ({ percent }: { percent: number }) => (
  <div className="share" aria-hidden="true">
    <i style={{ width: `${Math.min(100, Math.max(0, percent))}%` }} />
  </div>
);

/** Shares of a whole as a table with bars; on phones the first four as rows. */
export const ShareBars = ({ label, headers, rows }: ShareBarsProps) => {
  const isTable = useIsAtLeast('sm');
  if (!isTable) {
    return (
      <ul className="rows flush" aria-label={label}>
        {rows.slice(0, 4).map((row) => (
          <li key={row.key}>
            <div className="row">
              <div className="c">
                <div className="l1">
                  <b>{row.name}</b>
                  <span className="strong">{row.amount}</span>
                </div>
                <ShareBar percent={row.percent} />
                <div className="l2">
                  <span>{row.percentText}</span>
                  <span>{row.change}</span>
                </div>
              </div>
            </div>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <table className="table plain shares" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{headers.name}</th>
          <th scope="col">{headers.share}</th>
          <th scope="col" className="num">
            <span className="visually-hidden">{headers.percent}</span>
          </th>
          <th scope="col" className="num">
            {headers.amount}
          </th>
          {headers.change !== undefined && (
            <th scope="col" className="num">
              {headers.change}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <td className={row.isRest ? 'muted' : 'strong'}>{row.name}</td>
            <td>
              <ShareBar percent={row.percent} />
            </td>
            <td className="num muted">{row.percentText}</td>
            <td className="num strong">{row.amount}</td>
            {headers.change !== undefined && <td className="num muted">{row.change}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
