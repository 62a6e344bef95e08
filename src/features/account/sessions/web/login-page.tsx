import { useRouteSearch } from '#platform/web/frame/use-route-search.ts';
import { useRouter } from '@tanstack/react-router';
import { Door } from '#platform/web/frame/door.tsx';
import { useText } from '#platform/web/texts/i18n.ts';
import { previousPath } from '#platform/web/session/visited.ts';
import { takeWanted } from '#platform/web/session/way-on.ts';
import { homePath } from '#platform/wire/doors.ts';
import type { texts } from '../texts.en.ts';
import { LoginForm } from './login-form.tsx';
import { loginSearch } from './feature.tsx';

/** May I come in? */
export const LoginPage = () => {
  const t = useText<typeof texts>('sessions');
  const router = useRouter();
  const { ended } = useRouteSearch(loginSearch);
  // Whoever was led here on their way goes on there; whoever was thrown out, where the session ended.
  const enter = () => {
    const { href } = router.state.location;
    const to = takeWanted() ?? (ended ? previousPath(href) : homePath());
    void router.navigate({ href: to, replace: true });
  };
  return (
    <Door title={t('pageTitle')}>
      <LoginForm hasExpired={ended === true} onDone={enter} />
    </Door>
  );
};
