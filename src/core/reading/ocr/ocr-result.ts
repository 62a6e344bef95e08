import type { ReadReason } from '../../invoices/refusal.ts';
import type { Page } from '../page/page.ts';
import type { Reading } from '../reading.ts';

/** How a page lies, for whoever shows it: the page's places are those of the picture after both turns. */
export interface PageView {
  readonly number: number;
  /** Of the upright page, in points. */
  readonly width: number;
  readonly height: number;
  /** Its words were recognised in its picture; else its text layer states them. */
  readonly recognised: boolean;
  /** Degrees clockwise by which the picture, shown as its own data say, is turned to be upright. */
  readonly turn: 0 | 90 | 180 | 270;
  /** Degrees clockwise by which the upright picture is then turned about its middle to be straight. */
  readonly skew: number;
}

/** The words of one page of a file that has so many. */
export type RecognisedPage =
  | { readonly ok: true; readonly pages: number; readonly page: Page; readonly view: PageView }
  | { readonly ok: false; readonly reason: ReadReason };

/** `text-pdf`: nothing was recognised. `scan`: at least one page of a PDF was. `picture`: a photo or a scanned picture. */
export type ScanFormat = 'text-pdf' | 'scan' | 'picture';

export interface ScanReading {
  readonly ok: true;
  readonly format: ScanFormat;
  readonly pages: number;
  readonly views: readonly PageView[];
  readonly reading: Reading;
}

/** A document read from its pages' words, wherever they came from. */
export type ScanResult = ScanReading | { readonly ok: false; readonly reason: ReadReason };
