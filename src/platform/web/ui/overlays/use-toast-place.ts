import { type RefObject, useLayoutEffect, useState } from 'react';

const gap = 8;

/** Below the banners, as `.toasts` has it. */
const ownGap = 12;

const fields = 'input, select, textarea';

/** Rows of a list scroll away under a toast, and where nothing else is left it may cover them. */
const isRow = (one: Element): boolean => one.closest('tbody, .rows, .toasts') !== null;

const isOver = (one: DOMRect, top: number, { left, right, height }: DOMRect): boolean =>
  one.width > 0 &&
  one.height > 0 &&
  one.left < right &&
  one.right > left &&
  one.top < top + height &&
  one.bottom > top;

/** Where people press: in what lies over the screen, else in the screen with its bar and drawer. */
const within = (): string =>
  document.querySelector('.dialog-scrim') !== null
    ? '.dialog'
    : document.querySelector('.sheet-scrim') !== null
      ? '.panel'
      : ':is(.topbar, main, .panel)';

/** The first place where a box as wide and high as `toasts` lies on none of these; null where there is none in the upper half. */
const freeOf = (selector: string, toasts: DOMRect): number | null => {
  const boxes = [...document.querySelectorAll(selector)]
    .filter((one) => !isRow(one))
    .map((one) => one.getBoundingClientRect());
  const own = (document.querySelector('.banners')?.getBoundingClientRect().bottom ?? 0) + ownGap;
  for (let top = own; top < window.innerHeight / 2;) {
    const under = boxes.filter((box) => isOver(box, top, toasts)).map(({ bottom }) => bottom);
    if (under.length === 0) return top === own ? 0 : top;
    top = Math.max(...under) + gap;
  }
  return null;
};

/**
 * Where toasts cover nothing that is pressed; where a screen is too full for that, none of its tabs, fields and main buttons. 0 where
 * their own place does.
 */
const freeTop = (toasts: DOMRect): number =>
  freeOf(`${within()} :is(a, button, ${fields}, .tabs)`, toasts) ??
  freeOf(`${within()} :is(.tabs, .btn, .segment, ${fields}), .topbar :is(a, button)`, toasts) ??
  0;

/** The least distance from the top at which toasts cover nothing that is pressed; undefined where their own place does. */
export const useToastPlace = (region: RefObject<Element | null>, count: number): number | undefined => {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (count === 0) return;
    const place = () => region.current !== null && setTop(freeTop(region.current.getBoundingClientRect()));
    place();
    addEventListener('scroll', place, { passive: true });
    addEventListener('resize', place);
    // A drawer that opens beside the screen moves what stands in it.
    const screen = document.querySelector('main');
    const observer = new ResizeObserver(place);
    if (screen !== null) observer.observe(screen);
    return () => {
      observer.disconnect();
      removeEventListener('scroll', place);
      removeEventListener('resize', place);
    };
  }, [region, count]);
  return count > 0 && top > 0 ? top : undefined;
};
