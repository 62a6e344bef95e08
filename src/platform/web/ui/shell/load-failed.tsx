import { CallFailed } from '../../calls/api.ts';
import { useErrorText } from '../../texts/error-text.ts';
import { useText } from '../../texts/i18n.ts';
import { Button } from '../button.tsx';
import type { texts } from '../texts.en.ts';
import { ErrorState } from './error-state.tsx';

interface LoadFailedProps {
  readonly title: string;
  readonly error: Error | null;
  readonly onRetry: () => void;
}

/** In the place of what could not be loaded: what it was, why, and the offer to try again. */
export const LoadFailed = ({ title, error, onRetry }: LoadFailedProps) => {
  const t = useText<typeof texts>('ui');
  const reason = useErrorText(error instanceof CallFailed ? error.failure : null);
  return (
    <ErrorState title={title} action={<Button onClick={onRetry}>{t('retry')}</Button>}>
      {reason}
    </ErrorState>
  );
};
