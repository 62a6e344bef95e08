import { useRouteSearch } from '#platform/web/frame/use-route-search.ts';
import { useRouter } from '@tanstack/react-router';
import { Door } from '#platform/web/frame/door.tsx';
import { useText } from '#platform/web/texts/i18n.ts';
import { previousPath } from '#platform/web/session/visited.ts';
import { homePath } from '#platform/wire/doors.ts';
import type { texts } from '../texts.en.ts';
import { LoginForm } from './login-form.tsx';
import { loginSearch } from './feature.tsx';

/** May I come in? */
export const LoginPage = () => {
  const t = useText<typeof texts>('sessions');
  const router = useRouter();
  const { ended } = useRouteSearch(loginSearch);
  // Whoever was thrown out goes on where the session ended.
  const enter = () => {
    const { href } = router.state.location;
    void router.navigate({ href: ended ? previousPath(href) : homePath(), replace: true });
  };
  return (
    <Door title={t('pageTitle')}>
      <LoginForm hasExpired={ended === true} onDone={enter} />
    </Door>
  );
};
