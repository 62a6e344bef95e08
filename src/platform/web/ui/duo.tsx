import type { ReactNode } from 'react';

interface DuoProps {
  readonly lead?: ReactNode;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** Makes the title the link of its row. */
  readonly href?: string;
}

/** A plate or monogram, a name and a line under it: the first cell of most tables. */
export const Duo = ({ lead, title, detail, href }: DuoProps) => (
  <div className="duo">
    {lead}
    <div>
      {href === undefined ? (
        <b>{title}</b>
      ) : (
        <a className="t" href={href} data-row-link>
          {title}
        </a>
      )}
      {detail !== undefined && <small>{detail}</small>}
    </div>
  </div>
);
