import { useEffect, useState } from 'react';
import { loadTexts, textIn } from '#platform/web/texts/text-loading.ts';
import { useText } from '#platform/web/texts/i18n.ts';
import type { Label } from '../rules.ts';
import type { texts } from '../texts.en.ts';
import { findLabelled } from './find-label.ts';
import styles from './guides.module.css';

/** Milliseconds that a screen may take until what is pointed at is there, between looks, and that the ring stays. */
const [patience, pause, stay] = [6_000, 150, 5_000];

interface Ring {
  readonly words: string;
  readonly box: {
    readonly top: number;
    readonly left: number;
    readonly width: number;
    readonly height: number;
  };
}

const ringAround = (element: HTMLElement, words: string): Ring => {
  const { top, left, width, height } = element.getBoundingClientRect();
  return {
    words,
    box: { top: top + scrollY - 6, left: left + scrollX - 6, width: width + 12, height: height + 12 },
  };
};

/** Brings what is called so into view, gives it the focus and a ring for some seconds. A key or a press takes the ring away. */
export const PointerRing = ({ label }: { readonly label: Label }) => {
  const t = useText<typeof texts>('guides');
  const [ring, setRing] = useState<Ring | null>(null);
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const later = (run: () => void, wait: number) => void timers.add(setTimeout(run, wait));
    const away = () => setRing(null);
    const begun = performance.now();
    const look = () => {
      const at = label.indexOf(':');
      const words = textIn(label.slice(0, at), label.slice(at + 1));
      const found = findLabelled(words);
      if (found === null && performance.now() - begun < patience) return later(look, pause);
      if (found === null) return;
      found.scrollIntoView({ block: 'center', behavior: 'instant' });
      found.focus({ preventScroll: true });
      later(() => setRing(ringAround(found, words)), pause);
      later(away, stay);
    };
    void loadTexts('guides', label.slice(0, label.indexOf(':'))).then(look);
    addEventListener('pointerdown', away);
    addEventListener('keydown', away);
    addEventListener('resize', away);
    return () => {
      for (const timer of timers) clearTimeout(timer);
      removeEventListener('pointerdown', away);
      removeEventListener('keydown', away);
      removeEventListener('resize', away);
    };
  }, [label]);
  return (
    <>
      <span className="visually-hidden" role="status">
        {ring === null ? '' : t('shown', { label: ring.words })}
      </span>
      {ring !== null && <i className={styles.ring} style={ring.box} aria-hidden="true" />}
    </>
  );
};
