import type { ReactNode } from 'react';

export interface ListRow {
  readonly lead?: ReactNode;
  readonly title: ReactNode;
  readonly value?: ReactNode;
  readonly detail?: ReactNode;
  readonly note?: ReactNode;
  readonly foot?: ReactNode;
}

/** Two lines a row: title and value, detail and note; where a row has more to say, a third as wide as both. */
export const RowLines = ({ lead, title, value, detail, note, foot }: ListRow) => (
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
      {foot !== undefined && <div className="l3">{foot}</div>}
    </div>
  </>
);
