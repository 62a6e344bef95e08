import { ArrowLeft, Menu } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useText } from '../../texts/i18n.ts';
import { ActionMenu } from '../overlays/action-menu.tsx';
import { useIsAtLeast } from './breakpoint.ts';
import { FindButton } from './find-box.tsx';
import { Icon } from '../icon.tsx';
import { OutletSign } from './outlet-sign.tsx';
import { Avatar } from '../plate.tsx';
import { type DetailBar, ShellContext } from './shell-context.ts';
import { latePart } from '../late-part.tsx';
import { NavLink, type ShellLink } from './shell-link.tsx';
import { Sidebar, type SidebarProps } from './sidebar.tsx';
import type { texts } from '../texts.en.ts';

// Dialogs are a large part of React Aria; wide windows never need this one.
const MoreSheet = latePart(async () => (await import('./more-sheet.tsx')).MoreSheet);

export interface AppShellProps extends SidebarProps {
  /** Four links of the bottom bar; `more` opens the rest. */
  readonly phoneLinks: readonly ShellLink[];
  readonly moreLinks: readonly ShellLink[];
  readonly banners?: ReactNode;
  /** What is left to do, between the bars and every page. */
  readonly step?: ReactNode;
  /** Support line under every page without a docked panel. */
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** Skip link, banners, sidebar or bars, and the page. */
export const AppShell = (props: AppShellProps) => {
  const t = useText<typeof texts>('ui');
  const isWide = useIsAtLeast('md');
  const isRail = !useIsAtLeast('lg');
  const [detailBar, setDetailBar] = useState<DetailBar | null>(null);
  const [isMoreOpen, setMoreOpen] = useState(false);
  const shell = useMemo(() => ({ setDetailBar, footer: props.footer }), [props.footer]);
  return (
    <ShellContext value={shell}>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      {props.banners}
      <div className={isRail ? 'app rail' : 'app'}>
        {isWide && <Sidebar {...props} />}
        <div className="main">
          {!isWide && (
            <header className="topbar">
              {detailBar === null ? (
                <>
                  <OutletSign {...props.sign} />
                  <span className="grow" />
                  {props.find && <FindButton {...props.find} />}
                  {props.bell}
                  <ActionMenu label={props.user.menuLabel} className="avatar-button" items={props.userMenu}>
                    <Avatar name={props.user.name} />
                  </ActionMenu>
                </>
              ) : (
                <>
                  <a className="iconbtn" href={detailBar.backHref} aria-label={t('back')}>
                    <Icon of={ArrowLeft} />
                  </a>
                  <span className="tt">{detailBar.title}</span>
                </>
              )}
            </header>
          )}
          {props.step}
          {props.children}
        </div>
      </div>
      {!isWide && (
        <nav className="bottomnav" aria-label={t('mainMenu')}>
          {props.phoneLinks.map((link) => (
            <NavLink key={link.href} link={link} isShort />
          ))}
          <button type="button" aria-haspopup="dialog" onClick={() => setMoreOpen(true)}>
            <Icon of={Menu} />
            {t('more')}
          </button>
        </nav>
      )}
      {isMoreOpen && (
        <MoreSheet
          isOpen
          onClose={() => setMoreOpen(false)}
          links={props.moreLinks}
          actions={props.userMenu}
        />
      )}
    </ShellContext>
  );
};
