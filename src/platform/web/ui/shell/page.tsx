import { type ReactNode, useEffect } from 'react';
import { asLeft } from '../../session/visited.ts';
import { useIsAtLeast } from './breakpoint.ts';
import { useShell } from './shell-context.ts';

interface PageProps {
  /** The screen's name, for the window title. */
  readonly title: string;
  /** A detail page: small screens show a back arrow and the title in the top bar. */
  readonly backHref?: string;
  /** An open `Drawer`; docked beside the page on wide windows. */
  readonly panel?: ReactNode;
  /** `fill` for screens that manage their own height. */
  readonly layout?: 'flow' | 'fill';
  readonly children: ReactNode;
}

/** The content of one screen inside the shell. */
export const Page = ({ title, backHref, panel, layout = 'flow', children }: PageProps) => {
  const { setDetailBar, footer } = useShell();
  const isDocked = useIsAtLeast('lg') && Boolean(panel);
  useEffect(() => {
    document.title = `${title} · Krogkoll`;
  }, [title]);
  useEffect(() => {
    if (backHref === undefined) return;
    setDetailBar({ title, backHref: asLeft(backHref) });
    return () => setDetailBar(null);
  }, [title, backHref, setDetailBar]);
  const main = (
    <main className={layout === 'fill' ? 'dpage' : 'page'} id="main" tabIndex={-1}>
      {children}
    </main>
  );
  return (
    <div className={isDocked ? 'withpanel' : 'withoutpanel'}>
      {main}
      {panel}
      {!isDocked && layout === 'flow' && <footer className="pagefoot">{footer}</footer>}
    </div>
  );
};
