import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '#platform/web/texts/i18n.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { useIsAtLeast } from '#platform/web/ui/shell/breakpoint.ts';
import { type TourStep, tourSteps } from '../rules.ts';
import type { texts } from '../texts.en.ts';
import { besideTarget, around } from './beside-target.ts';
import { isCovered } from './targets.ts';
import styles from './tour.module.css';
import { usePlace } from './use-place.ts';

interface TourCardProps {
  readonly step: TourStep;
  readonly at: number;
  readonly isLast: boolean;
  readonly hasPrevious: boolean;
  readonly onNext: () => void;
  readonly onBack: () => void;
  readonly onEnd: () => void;
}

/** The focus stays among the buttons of the step until the tour ends. */
const keepFocus = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'Tab') return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const from = buttons.findIndex((one) => one === document.activeElement);
  const to = (from + (event.shiftKey ? -1 : 1) + buttons.length) % buttons.length;
  event.preventDefault();
  buttons[to]?.focus();
};

const useEscape = (onEnd: () => void): void => {
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    const hear = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isCovered()) end.current();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
};

const sides = {
  above: styles.above,
  over: styles.over,
  right: styles.right,
  below: styles.below,
  bottom: styles.bottom,
} as const;

const Pips = ({ at, label }: { readonly at: number; readonly label: string }) => (
  <span className="pips" role="img" aria-label={label}>
    {tourSteps.map((step, index) => (
      <i key={step} className={index <= at ? 'on' : ''} />
    ))}
  </span>
);

/** One step: a ring around its target, and beside it what it is. Not modal: the screen can be used meanwhile. */
export const TourCard = ({ step, at, isLast, hasPrevious, onNext, onBack, onEnd }: TourCardProps) => {
  const t = useText<typeof texts>('tour');
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const place = usePlace(step);
  const isWide = useIsAtLeast('md');
  const isShown = place !== null;
  useEscape(onEnd);
  useEffect(() => {
    if (isShown) card.current?.querySelector<HTMLElement>('.primary')?.focus({ preventScroll: true });
  }, [isShown]);
  if (place === null) return null;
  const beside = isWide ? besideTarget(place, { width: innerWidth, height: innerHeight }) : null;
  const text = step === 'suppliers' && !isWide ? t('suppliersMore') : t(`${step}Text`);
  return createPortal(
    <>
      <div className={styles.ring} style={around(place, { width: innerWidth })} aria-hidden="true" />
      <section
        ref={card}
        className={`tour ${styles.card} ${sides[beside?.side ?? 'bottom']}`}
        style={beside === null ? {} : { left: beside.left, top: beside.top }}
        role="dialog"
        aria-modal="false"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        onKeyDown={keepFocus}
      >
        <h3 id={`${id}-title`}>{t(step)}</h3>
        <p id={`${id}-text`}>{text}</p>
        <div className="row">
          <Pips at={at} label={t('of', { step: at + 1, steps: tourSteps.length })} />
          {isLast && hasPrevious ? (
            <Button kind="quiet" isSmall onClick={onBack}>
              {t('back')}
            </Button>
          ) : (
            <Button kind="quiet" isSmall onClick={onEnd}>
              {t('skip')}
            </Button>
          )}
          <Button kind="primary" isSmall onClick={isLast ? onEnd : onNext}>
            {t(isLast ? 'done' : 'next')}
          </Button>
        </div>
      </section>
    </>,
    document.body,
  );
};
