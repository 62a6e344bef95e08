import './paper-sheet.css';
import { Fragment, useEffect, useRef } from 'react';

export interface PaperRow {
  readonly key: string;
  readonly cells: readonly string[];
  /** `active` is the yellow pen on the open row, `pale` on others that wait. */
  readonly mark?: 'active' | 'pale' | undefined;
}

interface PaperSheetProps {
  /** What the sheet shows, as one sentence. */
  readonly label: string;
  readonly issuer: string;
  readonly kind: string;
  readonly boxes: readonly (readonly [string, string])[];
  readonly columns: readonly { readonly header: string; readonly isNumeric?: boolean }[];
  readonly rows: readonly PaperRow[];
  readonly sums: readonly (readonly [string, string])[];
  readonly total: readonly [string, string];
  readonly foot: readonly string[];
}

/** A document drawn as it might have been printed: white in both themes, with the pen on the rows that matter. */
export const PaperSheet = (props: PaperSheetProps) => {
  const { label, issuer, kind, boxes, columns, rows, sums, total, foot } = props;
  const sheet = useRef<HTMLDivElement>(null);
  const active = rows.find(({ mark }) => mark === 'active')?.key;
  useEffect(() => {
    if (active === undefined) return;
    sheet.current?.querySelector('tr.active')?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [active]);
  return (
    <div className="paper-stage" role="region" aria-label={label} tabIndex={0}>
      <div className="paper" ref={sheet}>
        <div className="paper-top">
          <span className="paper-issuer">{issuer}</span>
          <span className="paper-kind">{kind}</span>
        </div>
        <dl className="paper-boxes">
          {boxes.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <table>
          <thead>
            <tr>
              {columns.map(({ header, isNumeric }) => (
                <th key={header} scope="col" className={isNumeric ? 'r' : ''}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells, mark }) => (
              <tr key={key} className={mark ?? ''}>
                {cells.map((cell, index) => (
                  <td key={columns[index]?.header ?? index} className={columns[index]?.isNumeric ? 'r' : ''}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <dl className="paper-sum">
          {sums.map(([term, value]) => (
            <Fragment key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
          <dt className="t">{total[0]}</dt>
          <dd className="t">{total[1]}</dd>
        </dl>
        <div className="paper-foot">
          {foot.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </div>
      </div>
    </div>
  );
};
