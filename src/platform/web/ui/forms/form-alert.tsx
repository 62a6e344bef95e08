import { type ReactNode, useEffect, useRef } from 'react';
import type { Failure } from '../../calls/api.ts';
import { useErrorText } from '../../texts/error-text.ts';

/** What the server said against a form, above it; takes the focus. */
export const FormAlert = ({ failure, children }: { failure: Failure | null; children?: ReactNode }) => {
  const wording = useErrorText(failure);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure !== null) box.current?.focus();
  }, [failure]);
  if (failure === null) return null;
  return (
    <div className="errsum" role="alert" tabIndex={-1} ref={box}>
      <p>{wording}</p>
      {children}
    </div>
  );
};
