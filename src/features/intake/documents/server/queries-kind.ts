import { fileTypeOf } from '#core/invoices/file-type.ts';
import { isZip } from '#platform/server/archive/is-archive.ts';
import type { Db } from '#platform/server/db/port.ts';
import { isMail, isMbox } from '#platform/server/mail/is-mail.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { DocumentTable } from './tables.ts';

/** A file that holds others. */
export type Kind = 'zip' | 'mail' | 'mbox';

/** A file that holds others, by its bytes: names and types are anybody's guess. */
export const kindOf = (bytes: Uint8Array): Kind | null =>
  isZip(bytes) ? 'zip' : isMbox(bytes) ? 'mbox' : isMail(bytes) ? 'mail' : null;

/** Whether a file of unknown kind says that it is a table: text has no signature. */
export const isCalledSheet = ({
  file_name: fileName,
  content_type: type,
}: {
  readonly file_name: string;
  readonly content_type: string;
}): boolean => /\.(csv|tsv|txt)$/i.test(fileName) || /^text\/(csv|tab-separated-values)\b/i.test(type);

/** Whether an archive says that it is a workbook. */
export const isCalledWorkbook = ({
  file_name: fileName,
  content_type: type,
}: {
  readonly file_name: string;
  readonly content_type: string;
}): boolean => /\.xls[xm]$/i.test(fileName) || /spreadsheetml/i.test(type);

/** Bytes of a file's beginning that tell what it is: more than the longest header of a mail that is looked at. */
export const headBytes = 65_600;

/** Whether nothing here reads a file, by the first `headBytes` of it and what it is called. */
export const isOfUnknownKind = (
  head: Uint8Array,
  called: { readonly file_name: string; readonly content_type: string },
): boolean => fileTypeOf(head) === 'unknown' && kindOf(head) === null && !isCalledSheet(called);

/** A mail may hold archives and an archive mails, but nothing holds its own kind (R38), and no deeper than this. */
const deepest = 4;

const ancestorsSql = `
  with recursive above as (
    select parent_id, format from document where organization_id = $1 and unit_id = $2 and id = $3
    union all
    select d.parent_id, d.format from above join document d
      on d.organization_id = $1 and d.unit_id = $2 and d.id = above.parent_id
  )
  select format from above`;

export const mayHold = async (
  db: Db,
  { organizationId, unitId }: UnitScope,
  document: DocumentTable,
  kind: Kind,
): Promise<boolean> => {
  if (document.parent_id === null) return true;
  const above = await db.tenantRead(organizationId, (reader) =>
    reader.query<{ format: string | null }>(ancestorsSql, [organizationId, unitId, document.parent_id]),
  );
  return above.length < deepest && (kind === 'mail' || above.every(({ format }) => format !== kind));
};

/** What came through the door of mail is a mail whatever its bytes look like: only so is its sender ever asked for. */
export const ofDoor = ({ id, mail_id, channel, root_id }: DocumentTable): Kind | null =>
  mail_id === id || (channel === 'email' && root_id === null) ? 'mail' : null;
