import { Play, Square } from 'lucide-react';
import { useState } from 'react';
import { useCodeText, useLanguage, useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { type Film, filmAddress, filmSeconds, filmSize, filmSteps } from '../rules-films.ts';
import type { texts } from '../texts-films.en.ts';
import styles from './films.module.css';

interface FilmCardProps {
  readonly film: Film;
  readonly onHide?: () => void;
}

/** A film that stands still until somebody plays it, and what it shows in words. */
export const FilmCard = ({ film, onHide }: FilmCardProps) => {
  const t = useText<typeof texts>('guides-films');
  const language = useLanguage();
  const [isPlaying, setPlaying] = useState(false);
  const title = t(`${film}.title`);
  const say = useCodeText('guides-films', film);
  const steps = Array.from({ length: filmSteps[film] }, (_, at) => say(`step${at + 1}`));
  return (
    <figure className={styles.film}>
      <div className={styles.frame}>
        <button
          type="button"
          className={styles.screen}
          aria-label={t(isPlaying ? 'stop' : 'play', { title })}
          onClick={() => setPlaying(!isPlaying)}
        >
          <img
            src={filmAddress(film, language, isPlaying ? 'film' : 'poster')}
            alt=""
            {...filmSize}
            loading="lazy"
            decoding="async"
          />
          <span className={isPlaying ? styles.stop : styles.play}>
            <Icon of={isPlaying ? Square : Play} />
          </span>
        </button>
        <span className={styles.length}>{t('seconds', { count: filmSeconds[film] })}</span>
      </div>
      <figcaption>
        <h3>{title}</h3>
        <details>
          <summary>{t('inWords')}</summary>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
        {onHide !== undefined && (
          <Button kind="quiet" isSmall aria-label={t('hideOf', { title })} onClick={onHide}>
            {t('hide')}
          </Button>
        )}
      </figcaption>
    </figure>
  );
};
