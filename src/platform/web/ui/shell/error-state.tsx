import { State, type StateProps } from './states.tsx';

const crack = 'M58 17l-7 17 10 7-9 12 5 8';

/** Something could not be fetched: a cracked plate. Announced at once. */
export const ErrorState = (props: StateProps) => (
  <div role="alert">
    <State
      {...props}
      drawing={
        <>
          <circle cx="52" cy="52" r="34" strokeWidth="3" />
          <circle cx="52" cy="52" r="27" strokeWidth="1" />
          <path d={crack} stroke="var(--surface)" strokeWidth="7" strokeLinejoin="round" />
          <path
            d={crack}
            stroke="var(--lingon)"
            strokeWidth="2.25"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      }
    />
  </div>
);
