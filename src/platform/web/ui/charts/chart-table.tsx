import { useId, useState } from 'react';
import { useText } from '../../texts/i18n.ts';
import type { texts } from '../texts.en.ts';

export interface ChartTableContent {
  readonly caption: string;
  readonly headers: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The same numbers as a table, behind a toggle. The first column heads its row, the others are numbers. */
export const ChartTable = ({ caption, headers, rows }: ChartTableContent) => {
  const t = useText<typeof texts>('ui');
  const id = useId();
  const [isShown, setShown] = useState(false);
  return (
    <div className="charttable">
      <button
        type="button"
        className="btn quiet sm"
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? t('hideTable') : t('showTable')}
      </button>
      <div id={id}>
        {isShown && (
          <table className="table plain dense">
            <caption className="visually-hidden">{caption}</caption>
            <thead>
              <tr>
                {headers.map((header, index) => (
                  <th scope="col" key={header} className={index > 0 ? 'num' : ''}>
                    {header}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((cells, row) => (
                <tr key={row}>
                  {cells.map((cell, index) => (
                    <td key={index} className={index > 0 ? 'num' : ''}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </div>
  );
};
