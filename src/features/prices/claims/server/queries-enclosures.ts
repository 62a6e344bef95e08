import type { z } from 'zod';
import type { Reader } from '#platform/server/db/port.ts';
import { mailAddress } from '#platform/server/post/address.ts';
import type { Enclosure } from '#platform/server/post/letter.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { claimEnclosure, claimEnclosures } from '../contract-claim.ts';
import { thatFit } from '../rules-enclosures.ts';
import { letterWords } from '../rules-letter.ts';
import { hasWrittenToUs } from './queries-allowance.ts';
import { findClaimSupplier, loadClaims } from './queries-claims.ts';
import type { StoredClaim } from './queries-claims.ts';

type Sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const sheet: Sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What an original is brought as, by what it came as: the ending follows, so that no name makes a program of it. */
const kinds: ReadonlyMap<string, readonly [Enclosure['contentType'], string]> = new Map([
  ['application/pdf', ['application/pdf', 'pdf']],
  ['application/xml', ['application/xml', 'xml']],
  ['text/xml', ['application/xml', 'xml']],
  ['image/png', ['image/png', 'png']],
  ['image/jpeg', ['image/jpeg', 'jpg']],
  ['text/csv', ['text/csv', 'csv']],
  [sheet, [sheet, 'xlsx']],
]);

interface FileRecord extends z.output<typeof claimEnclosure> {
  readonly sha256: string;
  readonly contentType: string;
}

/** What deals were agreed in at the unit, and the files of invoices; the same file once. */
const filesSql = `
  select g.kind, g.title, g.sha256, g.size, g."contentType" from (
    select distinct on (f.sha256) f.* from (
      select 'deal' as kind, d.file_name as title, null::date as day, d.sha256, d.size::int as size,
        lower(split_part(d.content_type, ';', 1)) as "contentType"
      from deal a join document d on d.organization_id = $1 and d.unit_id = $2 and d.id = a.source_document_id
      where a.organization_id = $1 and a.id = any($3::uuid[]) and d.removed_at is null and d.state <> 'deleted'
      union all
      select 'invoice', i.number, i.issue_date, d.sha256, d.size::int, lower(split_part(d.content_type, ';', 1))
      from invoice i join document d on d.organization_id = $1 and d.unit_id = $2 and d.id = i.document_id
      where i.organization_id = $1 and i.unit_id = $2 and i.id = any($4::uuid[]) and d.removed_at is null and d.size > 0
    ) f order by f.sha256, f.kind
  ) g order by g.kind, g.day, g.title, g.sha256`;

/** A file's name without its ending and what no file system takes. */
const bareName = (title: string): string =>
  title
    .replace(/\.[\p{L}\p{N}]{1,5}$/u, '')
    .replace(/[^\p{L}\p{N} ._()-]+/gu, '-')
    .slice(0, 80);

/** An original with what a letter brings it as. */
export interface EnclosedFile extends z.output<typeof claimEnclosure> {
  readonly enclosure: Enclosure;
}

/** The originals that show what a claim says, as far as a letter can bring them, and how many it cannot. */
export const loadEnclosures = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  { lines }: Pick<StoredClaim, 'lines'>,
  invoiceWord: string,
): Promise<{ readonly files: EnclosedFile[]; readonly left: number }> => {
  const shown = lines.flatMap(({ evidence }) => evidence ?? []);
  const deals = shown.flatMap((one) => (one.kind === 'deal' ? one.dealId : []));
  const earlier = shown.flatMap((one) => (one.kind === 'invoice' ? one.invoiceId : []));
  const invoices = [...earlier, ...lines.map(({ invoiceId }) => invoiceId)];
  const found = await reader.query<FileRecord>(filesSql, [organizationId, unitId, deals, invoices]);
  const files = thatFit(
    found.flatMap(({ kind, title, size, sha256, contentType: came }): EnclosedFile[] => {
      const known = kinds.get(came);
      if (known === undefined) return [];
      const [contentType, ending] = known;
      const name = bareName(kind === 'invoice' ? `${invoiceWord} ${title}` : title);
      return [{ kind, title, size, enclosure: { name: `${name}.${ending}`, contentType, sha256 } }];
    }),
  );
  return { files, left: found.length - files.length };
};

/** What would go with a claim's letter to an address; null when the unit has no such claim. */
export const readEnclosures = async (
  reader: Reader,
  scope: UnitScope,
  claimId: string,
  to: string,
): Promise<z.output<typeof claimEnclosures> | null> => {
  const supplierId = await findClaimSupplier(reader, scope, claimId);
  if (supplierId === null) return null;
  const claim = (await loadClaims(reader, scope, supplierId)).find(({ id }) => id === claimId);
  if (claim === undefined) return null;
  const address = mailAddress(to);
  const { files, left } = await loadEnclosures(reader, scope, claim, letterWords(claim.language).invoice);
  return {
    files: files.map(({ kind, title, size }) => ({ kind, title, size })),
    left,
    isKnown: address !== null && (await hasWrittenToUs(reader, scope, supplierId, address)),
  };
};
