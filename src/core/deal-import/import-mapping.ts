import type { DateOrder } from './date-cell.ts';
import type { Head } from './find-head.ts';
import type { Certainty, ImportField } from './import-field.ts';
import type { DecimalMark } from './number-cell.ts';
import type { PriceTerms } from './price-label.ts';

/** What a person says of one file; `null`: nothing said. */
export interface ImportChoice {
  readonly fields: readonly (ImportField | null)[] | null;
  readonly decimalMark: DecimalMark | null;
  readonly dateOrder: DateOrder | null;
  /** For rows that state no start; ISO. */
  readonly validFrom: string | null;
  /** For rows that state no end: an ISO day, or `open` where the file says one that is not meant. */
  readonly validTo: string | null;
}

export const nothingSaid: ImportChoice = {
  fields: null,
  decimalMark: null,
  dateOrder: null,
  validFrom: null,
  validTo: null,
};

/** How a supplier's lists were read before; plain data, kept per supplier, for files with the same head. */
export interface KeptMapping {
  readonly version: 1;
  /** The head's labels as compared. */
  readonly head: readonly string[];
  readonly fields: readonly (ImportField | null)[];
  readonly decimalMark: DecimalMark | null;
  readonly dateOrder: DateOrder | null;
}

export interface ImportColumn {
  readonly label: string;
  /** The first that are not empty, as written. */
  readonly samples: readonly string[];
  /** `null`: is not read. */
  readonly field: ImportField | null;
  readonly certainty: Certainty;
}

/** How one sheet is read. */
export interface ImportMapping {
  readonly head: Head;
  readonly columns: readonly ImportColumn[];
  readonly decimalMark: DecimalMark | null;
  /** Numbers stand in the file that are two numbers as long as nobody says the mark: `1.234`. */
  readonly isMarkOpen: boolean;
  readonly dateOrders: readonly DateOrder[];
  /** Days stand in the file that are two days as long as nobody says the order. */
  readonly isOrderOpen: boolean;
  /** The start of rows that state none. */
  readonly validFrom: string;
  readonly validTo: string | null;
  /** Whether the file states that start, above its table or over its prices. */
  readonly isStartStated: boolean;
  /** What the label of the prices says of them. */
  readonly price: PriceTerms;
  /** The file says that its prices include VAT, and the label does not say otherwise. */
  readonly isWithVat: boolean;
  /** Days stand below a label that nobody knows, and no other column says when prices begin. */
  readonly isPeriodOpen: boolean;
  /** Letters may be those of an older encoding. */
  readonly isEightBit: boolean;
  /** A decimal comma has split the prices: the file is separated by commas. */
  readonly isSplit: boolean;
  /** The first column of a second table beside this one. */
  readonly twin: number | null;
  /** The rows are of several customers. */
  readonly hasCustomers: boolean;
}

/** Columns that a wrong guess at would make every price of a list wrong. */
const decisive: readonly ImportField[] = ['articleNumber', 'price', 'priceQuantity', 'unit'];

/** The fields of a mapping that are only a guess and that a person has to confirm before anything is saved. */
export const unconfirmedOf = ({
  columns,
  isPeriodOpen,
}: Pick<ImportMapping, 'columns' | 'isPeriodOpen'>): ImportField[] => [
  ...decisive.filter((field) =>
    columns.some((column) => column.field === field && column.certainty === 'likely'),
  ),
  ...(isPeriodOpen ? (['validFrom'] as const) : []),
];

/** What is kept of a mapping for the supplier's next file. */
export const keptOf = (
  mapping: ImportMapping,
  head: readonly string[],
  choice: ImportChoice,
): KeptMapping => ({
  version: 1,
  head,
  fields: mapping.columns.map(({ field }) => field),
  decimalMark: choice.decimalMark,
  dateOrder: choice.dateOrder,
});
