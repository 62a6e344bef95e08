/** A layout: a supplier's orders and how its system puts them on paper. */
import type { Order, Wanted } from './orders.ts';
import type { Paper, Printing } from './paper.ts';
import type { Drawing } from './sheet.ts';

export type Producer =
  | 'chromium'
  | 'weasyprint'
  | 'wkhtmltopdf'
  | 'writer'
  | 'calc'
  | 'groff'
  | 'groff-gs'
  | 'pdf-lib'
  | 'reportlab'
  | 'reportlab-embedded'
  | 'cairo'
  | 'ghostscript'
  | 'fpdf'
  | 'letters'
  | 'kerned'
  | 'skia'
  | 'words'
  | 'arrays'
  | 'recoded'
  | 'driver'
  | 'runs'
  | 'flipped'
  | 'stretched';

export interface Layout {
  readonly id: string;
  readonly producer: Producer;
  /** What is hard about it. */
  readonly hard: string;
  readonly order: Order;
  /** HTML, troff or a drawing, by producer. */
  readonly draw: (paper: Paper) => string | Drawing;
  readonly printing?: Printing;
  readonly count?: number;
  readonly credits?: number;
  /** Takes the map from glyphs to letters out of the finished file. */
  readonly isWithoutUnicode?: boolean;
}

/** A paper that is no invoice: a layout's paper under another word, or a letter of its own. */
export interface OtherPaper {
  readonly kind: string;
  readonly about?: (paper: Paper) => string | undefined;
  readonly layout?: string;
  readonly wanted?: Omit<Wanted, 'count'>;
  readonly letter?: {
    readonly producer: Producer;
    readonly order: Order;
    readonly draw: (paper: Paper) => string | Drawing;
  };
  readonly hard: string;
}

/** What shall be made into a file. */
export interface Job {
  readonly to: string;
  readonly producer: Producer;
  readonly content: string | Drawing;
  readonly isWithoutUnicode: boolean;
}
