import './picks.css';

interface Named {
  readonly id: string;
  readonly name: string;
}

interface CheckMatrixProps {
  readonly label: string;
  /** What the first column holds. */
  readonly rowHeader: string;
  readonly rows: readonly Named[];
  readonly columns: readonly Named[];
  readonly isOn: (rowId: string, columnId: string) => boolean;
  readonly onToggle: (rowId: string, columnId: string) => void;
}

/** A box where each row meets each column, named after both. */
export const CheckMatrix = ({ label, rowHeader, rows, columns, isOn, onToggle }: CheckMatrixProps) => (
  <div className="matrixscroll" role="region" aria-label={label} tabIndex={columns.length > 4 ? 0 : -1}>
    <table className="matrix">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{rowHeader}</span>
          </th>
          {columns.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">{row.name}</th>
            {columns.map((column) => (
              <td key={column.id}>
                <label>
                  <input
                    className="check"
                    type="checkbox"
                    aria-label={`${row.name}, ${column.name}`}
                    checked={isOn(row.id, column.id)}
                    onChange={() => onToggle(row.id, column.id)}
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
