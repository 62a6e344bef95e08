import { useLayoutEffect, useState } from 'react';

const gap = 8;

/** How far down the tabs of the screen reach while they are in sight and nothing lies over the screen; 0 otherwise. */
const tabsEnd = (): number => {
  const tabs = document.querySelector('main .tabs');
  if (tabs === null || document.querySelector('.sheet-scrim, .dialog-scrim') !== null) return 0;
  const { top, bottom } = tabs.getBoundingClientRect();
  return bottom <= 0 || top > window.innerHeight / 2 ? 0 : bottom + gap;
};

/** The least distance from the top at which toasts leave the tabs of the screen free; undefined where their own place does. */
export const useToastPlace = (isShown: boolean): number | undefined => {
  const [end, setEnd] = useState(0);
  useLayoutEffect(() => {
    if (!isShown) return;
    const place = () => setEnd(tabsEnd());
    place();
    addEventListener('scroll', place, { passive: true });
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place);
      removeEventListener('resize', place);
    };
  }, [isShown]);
  return isShown && end > 0 ? end : undefined;
};
