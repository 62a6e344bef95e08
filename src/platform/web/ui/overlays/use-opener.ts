import { type KeyboardEvent, useRef, useState } from 'react';

const openingKeys = ['ArrowDown', 'ArrowUp'];

/**
 * A button that opens a list: by a press, Enter, blank or an arrow. `load` fetches the list's code when the button is about to be
 * used, so that it stands when it is.
 */
export const useOpener = (kind: 'menu' | 'listbox', load: () => Promise<unknown>) => {
  const ref = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  // What cannot be fetched ahead is fetched when the list opens.
  const prepare = () => void load().catch(() => undefined);
  const opener = {
    ref,
    'aria-haspopup': kind,
    'aria-expanded': isOpen,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: () => setOpen(true),
    onKeyDown: (event: KeyboardEvent) => {
      if (!openingKeys.includes(event.key)) return;
      event.preventDefault();
      setOpen(true);
    },
  } as const;
  return { opener, isOpen, close: () => setOpen(false) };
};
