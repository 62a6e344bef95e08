import { type ReactNode, useEffect } from 'react';
import { Brand } from './brand.tsx';
import './focused.css';

interface FocusedLayoutProps {
  /** The screen's name, for the window title. */
  readonly title: string;
  readonly brandHref: string;
  /** Usually a `Stepper`; without one the header is minimal. */
  readonly stepper?: ReactNode;
  /** Right in the header. */
  readonly tools?: ReactNode;
  /** The buttons that are always in sight, at the bottom. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** One task and nothing else: logo, stages and help above, the content, what to press below. */
export const FocusedLayout = ({ title, brandHref, stepper, tools, footer, children }: FocusedLayoutProps) => {
  useEffect(() => {
    document.title = `${title} · Krogkoll`;
  }, [title]);
  // A step whose answers were waited for comes after the route has moved the focus.
  useEffect(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="focused">
      <header>
        <Brand href={brandHref} />
        {stepper ?? <span className="grow" />}
        {tools}
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footer !== undefined && <footer>{footer}</footer>}
    </div>
  );
};
