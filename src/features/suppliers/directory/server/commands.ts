import { supplierSearchName } from '#core/invoices/supplier-identity.ts';
import { isOrganizationNumber, organizationNumberDigits } from '#core/values/organization-number.ts';
import { recordAccountEvent } from '#features/account/accounts/server/commands.ts';
import type { Tx } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { DirectoryEntry } from '../contract.ts';

/** Which of the staff changes the directory, and when. */
export interface DirectoryAct {
  readonly userId: string;
  readonly requestId: string;
  readonly now: Date;
  readonly newId: NewId;
}

type Done = 'create' | 'change' | 'accept' | 'decline' | 'merge' | 'undo';

/** Writes down who of the staff did what to the directory, which is nobody's tenant (R63). */
export const noteDirectory = (
  tx: Tx,
  act: DirectoryAct,
  done: Done,
  detail: Readonly<Record<string, string | null>>,
): Promise<void> => {
  const { userId, requestId } = act;
  return recordAccountEvent(tx, { action: `support.directory-${done}`, userId, requestId, detail }, act);
};

export type EntryRefusal = Refused<
  'supplier.exist' | 'supplier.exist_by_legal_entity_number' | 'bad.request'
>;

/** One change of the directory at a time. */
export const lockDirectory = async (tx: Tx): Promise<void> => {
  await tx.query('select from directory_version for update');
};

/** The number of an entry as it is stored. A personal identity number is none: the directory is open to everyone. */
const numberOf = (written: string | undefined): string | null | Refused<'bad.request'> => {
  if (written === undefined || written === '') return null;
  const digits = organizationNumberDigits(written);
  return digits !== null && isOrganizationNumber(digits)
    ? digits
    : refused('bad.request', { organizationNumber: 'invalid' });
};

/** Another entry with the number, or with the name where no two numbers tell them apart. */
const twin = async (
  tx: Tx,
  id: string,
  number: string | null,
  searchName: string,
): Promise<EntryRefusal | null> => {
  const rows = await tx.query<{ same: boolean }>(
    `select coalesce(organization_number = $2, false) as same from supplier
     where id <> $1 and (organization_number = $2 or (
       merged_into is null and search_name = $3 and ($2::text is null or organization_number is null)))`,
    [id, number, searchName],
  );
  if (rows.some(({ same }) => same))
    return refused('supplier.exist_by_legal_entity_number', { organizationNumber: 'taken' });
  return rows.length > 0 ? refused('supplier.exist', { displayName: 'taken' }) : null;
};

/** Organizations that know the company by its number know it as the entry. */
const attachByNumber = async (tx: Tx, id: string): Promise<void> => {
  // Across tenants: the directory is what all know together.
  await tx.query(
    `update organization_supplier o set directory_id = s.id from supplier s
     where s.id = $1 and o.organization_number = s.organization_number and o.directory_id is null`,
    [id],
  );
};

/** Writes an entry, new or changed, and answers its id; from then on the list that the product ships with leaves it alone. */
export const writeEntry = async (
  tx: Tx,
  act: DirectoryAct,
  supplierId: string | null,
  entry: DirectoryEntry & { readonly verified: boolean },
): Promise<string | EntryRefusal | Refused<'supplier.not_exist'>> => {
  await lockDirectory(tx);
  const number = numberOf(entry.organizationNumber);
  if (number instanceof Refused) return number;
  const searchName = supplierSearchName(entry.displayName);
  if (searchName === '') return refused('bad.request', { displayName: 'invalid' });
  const id = supplierId ?? act.newId();
  const refusal = await twin(tx, id, number, searchName);
  if (refusal !== null) return refusal;
  const values = [
    id,
    entry.displayName,
    entry.legalName,
    number,
    entry.category,
    entry.verified,
    searchName,
    act.now,
  ];
  const rows = await tx.query(
    supplierId === null
      ? `insert into supplier (id, display_name, legal_name, organization_number, category, verified, search_name,
           created_at, revised_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $8) returning id`
      : `update supplier set display_name = $2, legal_name = $3, organization_number = $4, category = $5, verified = $6,
           search_name = $7, revised_at = $8 where id = $1 returning id`,
    values,
  );
  if (rows.length === 0) return refused('supplier.not_exist');
  await attachByNumber(tx, id);
  await noteDirectory(tx, act, supplierId === null ? 'create' : 'change', { supplierId: id });
  return id;
};
