/** The program of a company's books, inside the product or elsewhere. */
export const bookkeepingSystems = ['local', 'fortnox', 'spiris'] as const;

export type BookkeepingSystem = (typeof bookkeepingSystems)[number];

/** What a program elsewhere lets us in by. The refresh token is used once: each renewal brings the next. */
export interface Grant {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** ISO 8601. */
  readonly expiresAt: string;
}

/** An invoice as it is handed over, in plain decimals; a credit note's amounts are negative. */
export interface SupplierDraft {
  /** Twelve signs that are the same for the same invoice, always. */
  readonly reference: string;
  readonly supplier: {
    readonly name: string;
    /** Ten digits. */
    readonly organizationNumber: string | null;
    readonly vatNumber: string | null;
    /** Digits alone. */
    readonly bankgiro: string | null;
    readonly plusgiro: string | null;
  };
  readonly number: string;
  readonly issueDate: string;
  readonly dueDate: string | null;
  readonly currency: string;
  readonly creditNote: boolean;
  readonly total: string;
  readonly vat: string;
  readonly paymentReference: string | null;
  /** Debit is positive; together nothing. */
  readonly postings: readonly {
    readonly use: string;
    readonly account: string;
    readonly amount: string;
    readonly rate: string | null;
  }[];
  /** The original as it came. Its bytes are asked for when they are sent. */
  readonly original: {
    /** Of its bytes, in lower-case hexadecimal. */
    readonly sha256: string;
    readonly fileName: string;
    readonly contentType: string;
    readonly bytes: () => Promise<Uint8Array>;
  } | null;
}

/** `gone`: the program does not have it any longer. */
export type DraftStatus = 'draft' | 'booked' | 'paid' | 'cancelled' | 'gone';

/**
 * Why a request came to nothing. `uncertain`: it may have been done. `refused`: it was not, and will not be as it is; `detail` has the
 * program's own words. `unauthorized`: it does not let us in any longer. `busy` was not done, and may be asked again.
 */
export class BookkeepingFault extends Error {
  readonly kind: 'uncertain' | 'refused' | 'unauthorized' | 'busy';
  readonly detail: string | null;
  /** Milliseconds after which to come again, where the program says so. */
  readonly after: number | null;

  constructor(kind: BookkeepingFault['kind'], detail: string | null = null, after: number | null = null) {
    super(`the bookkeeping program: ${kind}${detail === null ? '' : `, ${detail}`}`);
    this.kind = kind;
    this.detail = detail;
    this.after = after;
  }
}

/** One company's books, for as long as a job works in them. Each rejects with `BookkeepingFault`, or with `signal`'s reason. */
export interface Books {
  /** A draft of the invoice that was made since, by whomever it was asked; null where there is none. */
  readonly find: (draft: SupplierDraft, since: Date) => Promise<string | null>;
  /** Makes the draft; answers the program's id of it. */
  readonly create: (draft: SupplierDraft) => Promise<string>;
  /** Has the original on the draft, once, however often it is asked; false where there is none, or the program takes no such file. */
  readonly attach: (externalId: string, draft: SupplierDraft) => Promise<boolean>;
  readonly status: (externalId: string) => Promise<DraftStatus>;
}

/** A company as its program calls it. */
export interface BooksCompany {
  readonly name: string;
  /** Ten digits; null where the program does not tell. */
  readonly organizationNumber: string | null;
}

/** A program elsewhere, which a person lets us into (OAuth 2.0, authorization code). */
export interface BookkeepingPort {
  readonly system: BookkeepingSystem;
  /** Where the person agrees. `redirect` is where they come back with `state` and a code. */
  readonly consent: (state: string, redirect: string) => string;
  readonly exchange: (code: string, redirect: string, signal: AbortSignal) => Promise<Grant>;
  readonly renew: (grant: Grant, signal: AbortSignal) => Promise<Grant>;
  readonly company: (grant: Grant, signal: AbortSignal) => Promise<BooksCompany>;
  /** `connection` counts requests together, wherever the grant has been renewed. */
  readonly open: (grant: Grant, connection: string, signal: AbortSignal) => Books;
}

/** The programs elsewhere whose keys are set. The books inside the product are always there. */
export type BookkeepingPorts = ReadonlyMap<BookkeepingSystem, BookkeepingPort>;
