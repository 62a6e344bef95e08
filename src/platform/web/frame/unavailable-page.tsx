import { useEffect } from 'react';
import { useText } from '../texts/i18n.ts';
import type { texts } from '../texts.en.ts';
import { Button } from '../ui/button.tsx';
import { ErrorScreen } from '../ui/shell/error-screen.tsx';

const retryEvery = 30_000;

/** 503: the server rests; asks again every 30 s. */
export const UnavailablePage = ({ onRetry }: { onRetry: () => void }) => {
  const t = useText<typeof texts>('web');
  useEffect(() => {
    const timer = setInterval(onRetry, retryEvery);
    return () => clearInterval(timer);
  }, [onRetry]);
  return (
    <ErrorScreen code="503" title={t('unavailableTitle')} text={t('unavailableText')}>
      <Button kind="primary" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </ErrorScreen>
  );
};
