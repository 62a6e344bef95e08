import type { ReactNode } from 'react';

export interface StateProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

export const State = ({ drawing, title, children, action }: StateProps & { drawing: ReactNode }) => (
  <div className="state">
    <svg className="ill" viewBox="0 0 104 104" fill="none" stroke="var(--cobalt)" aria-hidden="true">
      {drawing}
    </svg>
    <h2>{title}</h2>
    {children !== undefined && <p>{children}</p>}
    {action}
  </div>
);

/** Nothing has come yet: a laid plate. */
export const EmptyState = (props: StateProps) => (
  <State
    {...props}
    drawing={
      <>
        <circle cx="52" cy="52" r="30" strokeWidth="3" />
        <circle cx="52" cy="52" r="24" strokeWidth="1" />
        <path
          d="M4 30v11a5.5 5.5 0 0 0 11 0V30M9.5 30v45M96 75V30c-6 3-8 10-8 19h8"
          strokeWidth="2.25"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </>
    }
  />
);

/** A search or filter that matches nothing. */
export const NoMatch = (props: StateProps) => (
  <State
    {...props}
    drawing={
      <>
        <circle cx="46" cy="46" r="32" strokeWidth="3" />
        <circle cx="46" cy="46" r="26" strokeWidth="1" />
        <path d="M70 70l22 22" strokeWidth="5" strokeLinecap="round" />
      </>
    }
  />
);
