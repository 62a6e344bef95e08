import { decimal, fixed, sumOf } from '#core/values/decimal.ts';
import type { ArrivalFile, ArrivalRow } from './contract.ts';

/** What an arrival is worth: the amounts to pay of its files together, two decimals. */
export interface ArrivalValue {
  readonly amount: string;
  /** Null where what was read names none. */
  readonly currency: string | null;
  /** Whether it is of booked invoices alone; else it is what the machine read, or what an unknown sender says. */
  readonly isConfirmed: boolean;
}

const valueOfFile = ({ invoice, preview, value }: ArrivalFile): ArrivalValue | null => {
  if (invoice !== null) return { amount: invoice.total, currency: invoice.currency, isConfirmed: true };
  if (preview !== null) return { amount: preview.total, currency: preview.currency, isConfirmed: false };
  return value === null ? null : { ...value, isConfirmed: false };
};

const waits = ({ state }: ArrivalFile): boolean => state === 'needs-review' || state === 'quarantined';

/**
 * The value of what waits in an arrival, or, where nothing does, of what it gave. Null where none was read, where its files
 * are of several currencies, and where not all of them are at hand.
 */
export const valueOfArrival = ({
  group,
  files,
  fileCount,
}: Pick<ArrivalRow, 'group' | 'files' | 'fileCount'>): ArrivalValue | null => {
  if ((group !== 'attention' && group !== 'done') || fileCount > files.length) return null;
  const values = files
    .filter((file) => (group === 'attention' ? waits(file) : file.state === 'monitored'))
    .flatMap((file) => valueOfFile(file) ?? []);
  const [first] = values;
  if (first === undefined || values.some(({ currency }) => currency !== first.currency)) return null;
  return {
    amount: fixed(sumOf(values.map(({ amount }) => decimal(amount))), 2),
    currency: first.currency,
    isConfirmed: values.every(({ isConfirmed }) => isConfirmed),
  };
};
