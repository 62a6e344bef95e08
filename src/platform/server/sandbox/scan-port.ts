import type { KnownLayout } from '#core/reading/layouts/layout-memory.ts';
import type { Page } from '#core/reading/page/page.ts';
import type { PageView, ScanFormat, ScanResult } from '#core/reading/ocr/ocr-result.ts';
import type { SharedStructure } from '#core/reading/shared/shared-structure.ts';
import type { ReadReason } from '#core/invoices/refusal.ts';
import type { ReadOptions, SandboxFigures, Source, Stopped } from './sandbox-port.ts';

/** Pages have to be looked at, and the caller said that they wait. */
export interface Postponed {
  readonly ok: false;
  readonly reason: 'postponed';
}

/** How far the reading of a document is: this page of so many is read next. */
export interface ScanProgress {
  readonly page: number;
  readonly pages: number;
}

export interface ScanOptions extends ReadOptions {
  /** Told before each page; the next page waits for it. */
  readonly onProgress?: (progress: ScanProgress) => unknown;
  /** Told how many pages have to be looked at before the first one is; true leaves them for another turn. */
  readonly postpone?: (pages: number) => boolean;
}

export interface WordOptions extends ReadOptions {
  /** What people taught of the layouts that the words may be of. */
  readonly layouts?: readonly KnownLayout[];
  /** What others taught of the sender's layouts. */
  readonly structures?: readonly SharedStructure[];
}

/** What words say, and which pages seem to be of one invoice each, from 1. */
export type WordsRead = ScanResult & { readonly groups?: readonly (readonly number[])[] };

/** A page of a file as it was read: its number there, and how it is turned to be upright and straight. */
export interface PageOfFile {
  readonly page: number;
  readonly turn: PageView['turn'];
  readonly skew: number;
}

/** The pages of a document with their words. */
export type ScannedWords =
  | {
      readonly ok: true;
      readonly format: ScanFormat;
      readonly pages: readonly Page[];
      readonly views: readonly PageView[];
    }
  | { readonly ok: false; readonly reason: ReadReason };

/**
 * Reads PDFs and pictures (JPEG, PNG, TIFF, WebP) in children of its own, one page a task: a page that is over its limit
 * ends alone, and tenants take turns page by page.
 */
export interface ScanReader {
  /** Reads one invoice from its files in the order of its pages: a PDF, a picture, or several photos of one invoice. */
  read(sources: readonly Source[], options: ScanOptions): Promise<ScanResult | Stopped>;
  /** The words alone, for whoever splits or joins pages before `readWords`. */
  words(sources: readonly Source[], options: ScanOptions): Promise<ScannedWords | Stopped | Postponed>;
  /** The picture of a page, upright, as WebP. */
  picture(
    source: Source,
    page: PageOfFile,
    options: ReadOptions,
  ): Promise<
    { readonly ok: true; readonly bytes: Uint8Array } | { readonly ok: false; readonly reason: string }
  >;
  /** Reads an invoice from words that `words` gave. */
  readWords(words: ScannedWords & { readonly ok: true }, options: WordOptions): Promise<WordsRead | Stopped>;
  /** Of the children that look at pictures. */
  readonly figures: () => SandboxFigures;
  /** Ends those children; the sandbox that it was given stays open. */
  readonly close: (graceMs?: number) => Promise<void>;
}
