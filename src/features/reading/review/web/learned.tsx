import { type ComponentType, useState } from 'react';
import { useText } from '#platform/web/texts/i18n.ts';
import { useSend } from '#platform/web/calls/query.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { useErrorText } from '#platform/web/texts/error-text.ts';
import { type LayoutRow, reviewContract } from '../contract.ts';
import type { texts } from '../texts-desk.en.ts';
import styles from './readings.module.css';

interface LearnedProps {
  /** What is known of the layout since a document of it was accepted. */
  readonly layout: LayoutRow;
  readonly documentId: string;
  readonly Words: ComponentType<{ readonly layout: LayoutRow }>;
}

/** What a document taught, and a way to take that back. */
export const Learned = ({ layout, documentId, Words }: LearnedProps) => {
  const t = useText<typeof texts>('review-desk');
  const [left, setLeft] = useState<LayoutRow | null | undefined>(undefined);
  const send = useSend(reviewContract.undoLesson, [reviewContract.listLayouts]);
  const failure = useErrorText(send.error?.failure ?? null);
  const undo = () => send.mutate({ params: { layoutId: layout.id, documentId } }, { onSuccess: setLeft });
  if (left !== undefined)
    return (
      <section className={styles.learned} role="status">
        <h2>{t(left === null ? 'unlearned' : 'unlearnedLast')}</h2>
        {left !== null && <Words layout={left} />}
      </section>
    );
  return (
    <section className={styles.learned}>
      <h2>{t('learnedTitle')}</h2>
      <Words layout={layout} />
      {failure !== '' && (
        <p className="poor small" role="alert">
          {failure}
        </p>
      )}
      <Button isSmall does={reviewContract.undoLesson} isBusy={send.isPending} onClick={undo}>
        {t('unlearn')}
      </Button>
    </section>
  );
};
