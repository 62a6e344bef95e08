import type { Documentation } from './contract-documentation.ts';
import type { texts as codes } from './texts-codes.en.ts';
import type { texts } from './texts-documentation.en.ts';

/** A fact of the documentation: what it is of, and what is said of it. */
export interface DocumentedFact {
  readonly term: string;
  readonly said: string;
  /** What the program itself calls it. */
  readonly code?: string;
}

/** A part of the documentation with a heading of its own. */
export interface DocumentedPart {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly facts: readonly DocumentedFact[];
}

type Values = Readonly<Record<string, string>>;

/** The words of the documentation, and those that other parts of the product have for codes, in one language. */
export interface Says {
  readonly t: (key: keyof typeof texts, values?: Values) => string;
  readonly ofCode: (key: keyof typeof codes) => string;
  /** What stands under `reason.` or `state.` of documents. */
  readonly ofDocument: (key: string) => string;
  /** What stands under `use.` of the handover. */
  readonly ofHandover: (key: string) => string;
  readonly role: (role: 'reporter' | 'editor' | 'owner') => string;
  /** A day or a moment, as `2026-11-28`. */
  readonly day: (at: string) => string;
  readonly time: (at: string) => string;
  readonly month: (month: number) => string;
  readonly number: (value: number) => string;
}

/** A part as it is made of facts and words. */
export type MakesPart = (facts: Documentation, says: Says) => DocumentedPart;
