import type { ReactNode } from 'react';
import type { CallFailed } from '../../calls/api.ts';
import { useErrorText } from '../../texts/error-text.ts';
import { useText } from '../../texts/i18n.ts';
import { Button } from '../button.tsx';
import type { texts } from '../texts.en.ts';

export interface Paging {
  readonly total: number;
  readonly onMore: () => void;
  readonly isLoadingMore?: boolean;
  /** Why more could not be loaded. */
  readonly error?: CallFailed | null;
  /** Instead of `Showing 1–10 of 71`. */
  readonly text?: ReactNode;
}

/** How many rows of how many, and the way to more. */
export const TableFoot = ({
  shown,
  total,
  onMore,
  isLoadingMore,
  error = null,
  text,
}: Paging & { shown: number }) => {
  const t = useText<typeof texts>('ui');
  const reason = useErrorText(error?.failure ?? null);
  return (
    <div className="tfoot">
      <span className="grow" role="status">
        {text ?? t('showing', { shown, total })}
      </span>
      {reason !== '' && (
        <span className="poor" role="alert">
          {reason}
        </span>
      )}
      {shown < total && (
        <Button isSmall isBusy={isLoadingMore === true} onClick={onMore}>
          {t(reason === '' ? 'showMore' : 'retry')}
        </Button>
      )}
    </div>
  );
};
