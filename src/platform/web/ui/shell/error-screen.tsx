import { type ReactNode, useEffect } from 'react';

interface ErrorScreenProps {
  readonly code: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A whole screen that failed: a plate drawing, one line, at most two ways on. */
export const ErrorScreen = ({ code, title, text, children }: ErrorScreenProps) => {
  useEffect(() => {
    document.title = `${title} · Krogkoll`;
  }, [title]);
  return (
    <main className="errorscreen" id="main">
      <svg viewBox="0 0 160 160" fill="none" stroke="var(--cobalt)" aria-hidden="true">
        <circle cx="80" cy="80" r="76" strokeWidth="4" />
        <circle cx="80" cy="80" r="60" strokeWidth="1.5" />
        <text x="80" y="93" textAnchor="middle" fill="var(--cobalt)" stroke="none">
          {code}
        </text>
      </svg>
      <h1 tabIndex={-1}>{title}</h1>
      <p>{text}</p>
      <div className="acts">{children}</div>
    </main>
  );
};
