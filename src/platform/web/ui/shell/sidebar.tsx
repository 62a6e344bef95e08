import { useText } from '../../texts/i18n.ts';
import type { ReactNode } from 'react';
import { type ActionItem, ActionMenu } from '../overlays/action-menu.tsx';
import { Brand } from './brand.tsx';
import { FindBox, type FindBoxProps } from './find-box.tsx';
import { OutletSign, type OutletSignProps } from './outlet-sign.tsx';
import { Avatar } from '../plate.tsx';
import { NavLink, type ShellLink } from './shell-link.tsx';
import type { texts } from '../texts.en.ts';

export interface SidebarProps {
  readonly sign: OutletSignProps;
  readonly find?: FindBoxProps | undefined;
  readonly mainLinks: readonly ShellLink[];
  readonly footLinks: readonly ShellLink[];
  readonly user: { readonly name: string; readonly role: string; readonly menuLabel: string };
  readonly userMenu: readonly ActionItem[];
  /** Beside the logo. */
  readonly bell?: ReactNode;
}

/** The navigation of wide windows; a rail of icons between md and lg. */
export const Sidebar = ({ sign, find, mainLinks, footLinks, user, userMenu, bell }: SidebarProps) => {
  const t = useText<typeof texts>('ui');
  return (
    <header className="sidebar">
      <div className="brandrow">
        <Brand />
        {bell}
      </div>
      <OutletSign {...sign} />
      {find && <FindBox {...find} />}
      <nav className="nav" aria-label={t('mainMenu')}>
        {mainLinks.map((link) => (
          <NavLink key={link.href} link={link} />
        ))}
      </nav>
      <div className="spacer" />
      {footLinks.length > 0 && (
        <nav className="nav" aria-label={t('more')}>
          {footLinks.map((link) => (
            <NavLink key={link.href} link={link} />
          ))}
        </nav>
      )}
      <div className="nav">
        <div className="nav-sep" />
        <ActionMenu
          label={user.menuLabel}
          className="userrow"
          items={userMenu}
          placement="top start"
          isLabelSpoken={false}
        >
          <Avatar name={user.name} />
          <span className="lb">
            <b>{user.name}</b>
            <small>{user.role}</small>
          </span>
        </ActionMenu>
      </div>
    </header>
  );
};
