import { type RefObject, useState } from 'react';

/** How far below the upper edge a page may begin and still be the one that is read. */
const margin = 160;

/** The page that is read in a scrolling stage of `[data-page]` elements, from 1; `follow` belongs on its scroll. */
export const useShownPage = (stage: RefObject<HTMLElement | null>) => {
  const [shown, setShown] = useState(1);
  const follow = () => {
    const top = stage.current?.getBoundingClientRect().top ?? 0;
    const pages = [...(stage.current?.querySelectorAll('[data-page]') ?? [])];
    setShown(Math.max(1, pages.filter((page) => page.getBoundingClientRect().top < top + margin).length));
  };
  return { shown, follow };
};
