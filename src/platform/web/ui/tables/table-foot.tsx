import type { ReactNode } from 'react';
import { useText } from '../../texts/i18n.ts';
import { Button } from '../button.tsx';
import type { texts } from '../texts.en.ts';

export interface Paging {
  readonly total: number;
  readonly onMore: () => void;
  readonly isLoadingMore?: boolean;
  /** Instead of `Showing 1–10 of 71`. */
  readonly text?: ReactNode;
}

/** How many rows of how many, and the way to more. */
export const TableFoot = ({ shown, total, onMore, isLoadingMore, text }: Paging & { shown: number }) => {
  const t = useText<typeof texts>('ui');
  return (
    <div className="tfoot">
      <span className="grow" role="status">
        {text ?? t('showing', { shown, total })}
      </span>
      {shown < total && (
        <Button isSmall isBusy={isLoadingMore === true} onClick={onMore}>
          {t('showMore')}
        </Button>
      )}
    </div>
  );
};
