import { createHash } from 'node:crypto';
import type { Db, Reader } from '#platform/server/db/port.ts';
import { swedishOrder } from '#platform/server/sql.ts';
import type { SupplierRow } from '../contract.ts';
import { prepareSuppliers } from '../rules-search.ts';
import type { SupplierIndex } from '../rules-search.ts';
import { shownColumns, shownJoins, shownRow } from './queries-shown.ts';
import type { ShownRecord } from './queries-shown.ts';

/** The directory as it was at a version: entries that stand for themselves, sorted by displayName. */
export interface Directory {
  readonly version: string;
  readonly index: SupplierIndex;
}

const load = async (reader: Reader, version: string): Promise<Directory> => {
  const rows = await reader.query<SupplierRow>(
    `select s.id, s.display_name as "displayName", s.legal_name as name, s.category,
       s.organization_number as "legalEntityNumber", s.verified
     from supplier s where s.merged_into is null order by ${swedishOrder('s.display_name')}, s.id`,
  );
  return { version, index: prepareSuppliers(rows) };
};

/**
 * Reads the directory and keeps it, ready to be searched, for as long as its version stays. The
 * version is read first, so that what is kept is never older than it says, and those who ask at once share one reading.
 */
export const directoryKeeper = (): ((reader: Reader) => Promise<Directory>) => {
  let kept: Directory | null = null;
  let reading: { readonly version: string; readonly done: Promise<Directory> } | null = null;
  return async (reader) => {
    const [row] = await reader.query<{ version: string }>(
      'select version::text as version from directory_version',
    );
    const version = row?.version ?? '0';
    if (kept?.version === version) return kept;
    if (reading?.version !== version) {
      reading = { version, done: load(reader, version) };
      // Whoever asks after a failure reads it anew.
      reading.done.catch(() => (reading = null));
    }
    kept = await reading.done;
    return kept;
  };
};

const keepers = new WeakMap<Db, ReturnType<typeof directoryKeeper>>();

/** What keeps the directory of a database, the same one for all who ask in this process. */
export const directoryOf = (db: Db): ReturnType<typeof directoryKeeper> => {
  const known = keepers.get(db) ?? directoryKeeper();
  keepers.set(db, known);
  return known;
};

/** Suppliers that the user's organizations have invoices of and the directory lacks, sorted by displayName. A platform read. */
export const privateSuppliers = async (reader: Reader, userId: string): Promise<SupplierRow[]> => {
  // Across tenants: staff look at everybody’s suppliers to find one of the directory.
  const rows = await reader.query<ShownRecord>(
    `select ${shownColumns} from organization_supplier o ${shownJoins}
     where o.directory_id is null
       and o.organization_id in (select organization_id from membership where user_id = $1)
     order by ${swedishOrder('o.display_name')}, o.id`,
    [userId],
  );
  return rows.map(shownRow);
};

const order = new Intl.Collator('sv');

/** Two sorted lists as one. */
export const together = (
  listed: readonly SupplierRow[],
  own: readonly SupplierRow[],
): readonly SupplierRow[] =>
  own.length === 0
    ? listed
    : [...listed, ...own].sort((one, other) => order.compare(one.displayName, other.displayName));

/** What an ETag says of a list: the directory's version, and the caller's own suppliers and question. */
export const listTag = ({ version }: Directory, own: readonly SupplierRow[], asked: object): string =>
  `${version}-${createHash('sha256')
    .update(JSON.stringify([own, asked]))
    .digest('base64url')
    .slice(0, 22)}`;
