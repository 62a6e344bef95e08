import { useEffect, useRef } from 'react';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CopyButton } from '#platform/web/ui/copy-button.tsx';
import type { texts } from '../texts.en.ts';
import styles from './keys.module.css';

/** The whole text of a key that was just made: here once, and gone when it is put away. */
export const NewKey = ({ token, onDone }: { readonly token: string; readonly onDone: () => void }) => {
  const t = useText<typeof texts>('keys');
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <section className={styles.fresh} ref={place} tabIndex={-1} aria-label={t('copyNow')}>
      <div>
        <b>{t('copyNow')}</b>
        <code translate="no">{token}</code>
      </div>
      <div className={styles.freshacts}>
        <CopyButton kind="primary" text={token} copiedText={t('copied')}>
          {t('copy')}
        </CopyButton>
        <Button onClick={onDone}>{t('done')}</Button>
      </div>
    </section>
  );
};
