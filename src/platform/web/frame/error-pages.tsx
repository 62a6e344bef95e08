import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback } from 'react';
import { homePath } from '#platform/wire/doors.ts';
import { CallFailed } from '../calls/api.ts';
import { useText } from '../texts/i18n.ts';
import type { texts } from '../texts.en.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { ErrorScreen } from '../ui/shell/error-screen.tsx';
import { UnavailablePage } from './unavailable-page.tsx';
import { previousPath } from '../session/visited.ts';

/** 404: the address leads nowhere. */
export const NotFoundPage = () => {
  const t = useText<typeof texts>('web');
  const path = useRouterState({ select: (state) => state.location.href });
  return (
    <ErrorScreen code="404" title={t('notFoundTitle')} text={t('notFoundText')}>
      <ButtonLink kind="primary" href={homePath()}>
        {t('toOverview')}
      </ButtonLink>
      <ButtonLink href={previousPath(path)}>{t('goBack')}</ButtonLink>
    </ErrorScreen>
  );
};

const isAway = (error: unknown): boolean =>
  error instanceof CallFailed && [0, 503].includes(error.failure.status);

/** 500: a screen broke; or 503, when the server rests or does not answer. */
export const ErrorPage = ({ error, reset }: { error: unknown; reset: () => void }) => {
  const t = useText<typeof texts>('web');
  const router = useRouter();
  const retry = useCallback(() => {
    reset();
    void router.invalidate();
  }, [reset, router]);
  if (isAway(error)) return <UnavailablePage onRetry={retry} />;
  if (error instanceof CallFailed && error.failure.status === 404) return <NotFoundPage />;
  return (
    <ErrorScreen code="500" title={t('errorTitle')} text={t('errorText')}>
      <Button kind="primary" onClick={retry}>
        {t('tryAgain')}
      </Button>
      <ButtonLink href={homePath()}>{t('toOverview')}</ButtonLink>
    </ErrorScreen>
  );
};
