import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface CharacterKeys {
  readonly areOn: boolean;
}

/** Whether keys of one character do anything; people who speak to their device turn them off (WCAG 2.2, 2.1.4). */
export const useCharacterKeys = create<CharacterKeys>()(
  persist((): CharacterKeys => ({ areOn: true }), { name: 'shortcuts', version: 1 }),
);

/** Whether the person is writing, so that letters are letters. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox],[type=radio]), textarea, select'));

/** Calls back for a key of the whole screen, not while typing, nor with a modifier, nor under an open dialog. */
export const useShortcut = (keys: readonly string[], onKey: (key: string) => void, isOn = true): void => {
  const fire = useEffectEvent(onKey);
  const wanted = keys.join('\n');
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key.length === 1 && !useCharacterKeys.getState().areOn) return;
      if (isTyping(event.target) || !wanted.split('\n').includes(event.key)) return;
      if (document.querySelector('.dialog-scrim, [role=menu], [role=listbox]') !== null) return;
      event.preventDefault();
      fire(event.key);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [wanted, isOn]);
};
