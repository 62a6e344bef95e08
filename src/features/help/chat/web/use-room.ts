import { type RefObject, useEffect, useState } from 'react';

/** What the launcher gives way to while it is there: drawers, dialogs, sheets, menus, bars with things ticked, a tour. */
const blocking =
  '.panel, .sheet-scrim, .dialog-scrim, .bulk, .driver-popover, [role="dialog"]:not([data-chat]), [role="alertdialog"]';

/** What it must never lie over. */
const primary =
  '.btn.primary, .btn.danger, button[type="submit"], main .foot, main tbody .btn, main .rows .btn, [data-row-acts] .btn';

/** Milliseconds between two looks. */
const pause = 120;

const overlaps = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Whether there is room for something that floats at a place: nothing blocks it, and it covers no primary button and no action of a row. */
export const hasRoom = (place: DOMRect, root: ParentNode = document): boolean => {
  if (root.querySelector(blocking) !== null) return false;
  return ![...root.querySelectorAll(primary)].some((each) => {
    if (each.closest('[data-chat]') !== null) return false;
    const box = each.getBoundingClientRect();
    return box.width > 0 && overlaps(place, box);
  });
};

/** Looks again whenever the page scrolls, changes or is resized; `place` is measured also while what it holds is hidden. */
export const useRoom = (place: RefObject<HTMLElement | null>): boolean => {
  const [isFree, setFree] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    const look = () => {
      timer = null;
      const { current } = place;
      if (current !== null) setFree(hasRoom(current.getBoundingClientRect()));
    };
    const lookSoon = () => {
      timer ??= setTimeout(look, pause);
    };
    const observer = new MutationObserver(lookSoon);
    observer.observe(document.body, { childList: true, subtree: true });
    addEventListener('scroll', lookSoon, { capture: true, passive: true });
    addEventListener('resize', lookSoon);
    look();
    return () => {
      if (timer !== null) clearTimeout(timer);
      observer.disconnect();
      removeEventListener('scroll', lookSoon, { capture: true });
      removeEventListener('resize', lookSoon);
    };
  }, [place]);
  return isFree;
};
