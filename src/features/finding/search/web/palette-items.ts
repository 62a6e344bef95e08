import type { ReactNode } from 'react';
import { plainText } from '#core/values/search-words.ts';

/** What is remembered of what somebody opened. */
export interface Remembered {
  readonly kind: string;
  readonly href: string;
  readonly title: string;
  readonly detail: string;
}

/** One thing to choose: it leads somewhere, or does something here. */
export interface PaletteItem {
  readonly id: string;
  readonly title: string;
  readonly detail?: string;
  readonly lead: ReactNode;
  readonly value?: ReactNode;
  readonly href?: string;
  readonly run?: () => void;
  /** Beside the title, what it is called by too. */
  readonly words?: string;
  /** Leaves the palette open, as what only narrows it. */
  readonly staysOpen?: boolean;
  readonly remembered?: Remembered;
}

export interface PaletteGroup {
  readonly id: string;
  readonly label: string;
  readonly items: readonly PaletteItem[];
}

const wordsOf = (text: string): string[] =>
  plainText(text.normalize('NFC'))
    .split(/\s+/u)
    .filter((word) => word !== '');

/** Whether each word that was typed begins a word of the item's title or of what it is called by too. */
export const fits = ({ title, words = '' }: Pick<PaletteItem, 'title' | 'words'>, typed: string): boolean => {
  const own = wordsOf(`${title} ${words}`);
  return wordsOf(typed).every((word) => own.some((one) => one.startsWith(word)));
};

/** Whether the title begins with what was typed. */
export const begins = ({ title }: Pick<PaletteItem, 'title'>, typed: string): boolean => {
  const wanted = wordsOf(typed).join(' ');
  return wanted !== '' && plainText(title).startsWith(wanted);
};

/** Where in a title the first typed word stands that it has: `[from, to]`; null where none does. */
export const markOf = (title: string, typed: string): readonly [number, number] | null => {
  const own = plainText(title);
  for (const word of wordsOf(typed)) {
    const from = own.indexOf(word);
    if (from >= 0) return [from, from + word.length];
  }
  return null;
};
