import { useEffect, useState } from 'react';
import { isTyping, useCharacterKeys } from '../ui/shell/shortcut.ts';

const isMac = (): boolean => navigator.platform.startsWith('Mac');

/** The keys that open the palette, as printed. */
export const paletteKeys = (): string => (isMac() ? '⌘K' : 'Ctrl K');

const isAsked = (event: KeyboardEvent): boolean => {
  if (event.defaultPrevented || event.altKey || event.shiftKey) return false;
  if (event.key.toLowerCase() === 'k') return isMac() ? event.metaKey : event.ctrlKey;
  if (event.key !== '/' || event.ctrlKey || event.metaKey) return false;
  return useCharacterKeys.getState().areOn && !isTyping(event.target);
};

/**
 * Whether the palette is open. Ctrl or ⌘ with K opens it from anywhere and closes it; `/` opens it where the screen has no search of its
 * own, which hears the key first. Neither does anything under another dialog.
 */
export const usePalette = (hasPalette: boolean) => {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!hasPalette) return;
    const listen = (event: KeyboardEvent) => {
      if (!isAsked(event)) return;
      const isCovered = document.querySelector('.dialog-scrim, .sheet-scrim, [role=menu]') !== null;
      if (isCovered && !isOpen) return;
      event.preventDefault();
      setOpen((is) => !is);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [hasPalette, isOpen]);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
};
