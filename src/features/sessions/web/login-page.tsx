import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { setLanguage, useLanguage, useText } from '#platform/web/i18n.ts';
import { Brand } from '#platform/web/ui/brand.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { FormDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { previousPath } from '#platform/web/visited.ts';
import type { texts } from '../texts.en.ts';
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

type Unavailable = 'forgotUnavailable' | 'createUnavailable';

/** What cannot be done here by oneself, and whom to turn to instead. */
const ContactDialog = ({ about, onClose }: { about: Unavailable; onClose: () => void }) => {
  const t = useText<typeof texts>('sessions');
  return (
    <FormDialog title={t(about)} onClose={onClose}>
      <p>{t('contact')}</p>
      <p>
        {t('support')}
        <br />
        <a href={`mailto:${t('supportEmail')}`}>{t('supportEmail')}</a>
      </p>
      <div className="acts">
        <Button kind="primary" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </FormDialog>
  );
};

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
      {unavailable !== null && <ContactDialog about={unavailable} onClose={() => setUnavailable(null)} />}
    </div>
  );
};
