import type { ReactNode } from 'react';

export interface ListRow {
  readonly lead?: ReactNode;
  readonly title: ReactNode;
  readonly value?: ReactNode;
  readonly detail?: ReactNode;
  readonly note?: ReactNode;
}

/** Two lines a row: title and value, detail and note. */
export const RowLines = ({ lead, title, value, detail, note }: ListRow) => (
  <>
    {lead}
    <div className="c">
      <div className="l1">
        <b>{title}</b>
        <span className="strong">{value}</span>
      </div>
      <div className="l2">
        <span>{detail}</span>
        <span>{note}</span>
      </div>
    </div>
  </>
);
