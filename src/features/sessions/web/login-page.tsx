import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { setLanguage, useLanguage, useText } from '#platform/web/i18n.ts';
import { Brand } from '#platform/web/ui/brand.tsx';
import { previousPath } from '#platform/web/visited.ts';
import type { texts } from '../texts.en.ts';
import type { Unavailable } from './contact-dialog.tsx';
import { DoorPanel } from './door-panel.tsx';
import { LoginForm } from './login-form.tsx';
import { loginRoute } from './routes.tsx';
import './login-page.css';

const LanguageChoice = () => {
  const t = useText<typeof texts>('sessions');
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

// A dialog brings a library that most sign-ins never need.
const ContactDialog = lazy(async () => ({ default: (await import('./contact-dialog.tsx')).ContactDialog }));

/** May I come in? */
export const LoginPage = () => {
  const t = useText<typeof texts>('sessions');
  const router = useRouter();
  const { ended } = loginRoute.useSearch();
  const [unavailable, setUnavailable] = useState<Unavailable | null>(null);
  const title = t('pageTitle');
  useEffect(() => {
    document.title = `${title} · Krogkoll`;
  }, [title]);
  // Whoever was thrown out goes on where the session ended.
  const enter = () => {
    const { href } = router.state.location;
    void router.navigate({ href: ended ? previousPath(href) : '/', replace: true });
  };
  const link = (about: Unavailable, label: string) => (
    <button type="button" className="aslink" onClick={() => setUnavailable(about)}>
      {label}
    </button>
  );
  return (
    <div className="auth">
      <main className="form" id="main">
        <div className="top">
          <Brand href="/login" />
          <LanguageChoice />
        </div>
        <LoginForm
          hasExpired={ended === true}
          onDone={enter}
          forgot={link('forgotUnavailable', t('forgot'))}
          createAccount={link('createUnavailable', t('createAccount'))}
        />
        <footer className="foot">
          <span>{t('support')}</span>
          <a href={`mailto:${t('supportEmail')}`}>{t('supportEmail')}</a>
        </footer>
      </main>
      <DoorPanel />
      <Suspense>
        {unavailable !== null && <ContactDialog about={unavailable} onClose={() => setUnavailable(null)} />}
      </Suspense>
    </div>
  );
};
