import { type RefObject, useEffect, useState } from 'react';

/** Whether the element has been in the window, or within `margin` of it, since it stands. */
export const useOnceSeen = (
  element: RefObject<Element | null>,
  isThere: boolean,
  margin = '0px',
): boolean => {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!isThere || isSeen || element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isThere, isSeen, margin]);
  return isSeen;
};
