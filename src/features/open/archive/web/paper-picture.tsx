import { useEffect, useRef, useState } from 'react';
import { reviewContract } from '#features/reading/review/contract.ts';
import { useBytes } from '#platform/web/calls/use-download.ts';
import { usePictureAddress } from '#platform/web/calls/use-picture-address.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { PaperDetail } from '../contract-paper-shown.ts';
import type { texts } from '../texts-paper.en.ts';
import styles from './paper.module.css';
import { useOnceSeen } from './use-once-seen.ts';

/** What was seen of a page: its picture's pixels. */
export interface SeenPage {
  readonly width: number;
  readonly height: number;
}

interface PaperPictureProps {
  readonly paper: PaperDetail;
  readonly page: PaperDetail['shown'][number];
  /** Called once the picture has been shown to its end. */
  readonly onShown: (page: number, seen: SeenPage) => void;
}

/** A stored page, as large as there is room or, once asked, as its picture is. */
export const PaperPicture = ({ paper, page, onShown }: PaperPictureProps) => {
  const t = useText<typeof texts>('archive-paper');
  const { number, width, height } = page;
  const [frame, end] = [useRef<HTMLDivElement>(null), useRef<HTMLSpanElement>(null)];
  const [pixels, setPixels] = useState<SeenPage | null>(null);
  const [isLarge, setLarge] = useState(false);
  const isNear = useOnceSeen(frame, true, '800px');
  const isShown = useOnceSeen(end, pixels !== null);
  const params = { documentId: paper.id, page: number };
  const { bytes, hasFailed } = useBytes(reviewContract.readPage, isNear ? { params } : null);
  const address = usePictureAddress(bytes);
  useEffect(() => {
    if (isShown && pixels !== null) onShown(number, pixels);
  }, [isShown, pixels, number, onShown]);
  const label = t('pageOf', { number, count: paper.pages, name: paper.fileName });
  return (
    <figure className={styles.sheet}>
      <figcaption>
        <b>{t('page', { number })}</b>
        <Button
          isSmall
          aria-pressed={isLarge}
          aria-label={t(isLarge ? 'smallerOf' : 'largerOf', { number })}
          onClick={() => setLarge(!isLarge)}
        >
          {t(isLarge ? 'smaller' : 'larger')}
        </Button>
      </figcaption>
      <div
        ref={frame}
        className={isLarge ? `${styles.frame} ${styles.large}` : styles.frame}
        style={{ aspectRatio: `${width} / ${height}` }}
        {...(isLarge ? { role: 'region', tabIndex: 0, 'aria-label': label } : {})}
      >
        {hasFailed ? (
          <p role="alert">{t('pageFailed')}</p>
        ) : address === null ? (
          <p className="muted small">{t('loading')}</p>
        ) : (
          <img
            src={address}
            alt={label}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setPixels({ width: naturalWidth, height: naturalHeight })
            }
          />
        )}
      </div>
      <span ref={end} className={styles.end} />
    </figure>
  );
};
