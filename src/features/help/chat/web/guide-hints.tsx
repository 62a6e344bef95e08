import { loadGuideHits } from '#features/help/guides/web/feature.tsx';
import { useEffect, useState } from 'react';
import { useText } from '#platform/web/texts/i18n.ts';
import type { texts } from '../texts.en.ts';
import styles from './chat.module.css';

type Hits = Awaited<ReturnType<typeof loadGuideHits>>;

/** Letters after which what is written says something. */
const fewest = 4;
const mostShown = 3;

/** Guides that may answer what is being written, before a human has to. */
export const GuideHints = ({ words }: { readonly words: string }) => {
  const t = useText<typeof texts>('chat');
  const [hits, setHits] = useState<Hits | null>(null);
  const isAsked = words.trim().length >= fewest;
  useEffect(() => {
    if (!isAsked || hits !== null) return;
    let isHere = true;
    void loadGuideHits().then((loaded) => isHere && setHits(loaded));
    return () => {
      isHere = false;
    };
  }, [isAsked, hits]);
  const found = isAsked && hits !== null ? hits.find(words).slice(0, mostShown) : [];
  if (found.length === 0) return null;
  return (
    <section className={styles.hints} aria-label={t('guides')}>
      <h3>{t('guides')}</h3>
      <ul>
        {found.map(({ href, title }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
};
