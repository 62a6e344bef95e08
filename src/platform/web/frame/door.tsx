import { type ReactNode, useEffect } from 'react';
import { loginPath } from '#platform/wire/doors.ts';
import { DoorPanel } from './door-panel.tsx';
import { setLanguage } from '../texts/text-loading.ts';
import { SupportLine } from './support-line.tsx';
import { useLanguage, useText } from '../texts/i18n.ts';
import type { texts } from '../texts.en.ts';
import { Brand } from '../ui/shell/brand.tsx';
import './door.css';

/** Either language, each in its own words. */
export const LanguageChoice = () => {
  const t = useText<typeof texts>('web');
  const language = useLanguage();
  const choices = [
    { value: 'sv', name: 'Svenska' },
    { value: 'en', name: 'English' },
  ] as const;
  return (
    <nav className="lang" aria-label={t('language')}>
      {choices.map(({ value, name }) => (
        <button
          key={value}
          type="button"
          lang={value}
          {...(value === language ? { 'aria-current': 'true' } : {})}
          onClick={() => void setLanguage(value)}
        >
          {name}
        </button>
      ))}
    </nav>
  );
};

/** What surrounds every screen before one is signed in: logo and language on top, support below, the panel beside. */
export const Door = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  useEffect(() => {
    document.title = `${title} · Krogkoll`;
  }, [title]);
  return (
    <div className="auth">
      <main className="form" id="main">
        <div className="top">
          <Brand href={loginPath()} />
          <LanguageChoice />
        </div>
        {children}
        <footer className="foot">
          <SupportLine />
        </footer>
      </main>
      <DoorPanel />
    </div>
  );
};
