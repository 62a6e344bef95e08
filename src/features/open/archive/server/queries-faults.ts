import { chainStart, linkHash } from '#core/archive/chain.ts';
import { sameBytes } from '#core/archive/bytes.ts';
import type { Db, Reader } from '#platform/server/db/port.ts';
import { lossOf } from '#platform/server/ports/storage/loss.ts';
import type { Storage } from '#platform/server/ports/storage/port.ts';
import { sha256 } from './commands-chain.ts';
import { eventText, listLinks, receiptText } from './queries-chain.ts';

/** What is not as it was received: a document or an entry of the log, and how. */
export interface ArchiveRowFault {
  readonly subjectId: string;
  readonly fault: 'link' | 'row' | 'gone' | 'root' | 'storage.missing' | 'storage.damaged';
}

/** Rows that say something else than the chain says of them, and links without their row. */
const rowsSql = `
  select l.subject_id as "subjectId", case when d.id is null then 'gone' else 'row' end as fault
  from archive_link l left join document d on d.organization_id = $1 and d.unit_id = l.unit_id and d.id = l.subject_id
  where l.organization_id = $1 and l.kind = 'receipt' and (d.id is null or ${receiptText} <> l.said)
  union all
  select l.subject_id, case when e.id is null then 'gone' else 'row' end
  from archive_link l left join audit_entry e on e.organization_id = $1 and e.id = l.subject_id
  where l.organization_id = $1 and l.kind = 'event' and (e.id is null or ${eventText} <> l.said)`;

const rootsSql = `
  select f.day::text as "subjectId", 'root' as fault from archive_leaf f
  left join archive_link l on l.organization_id = $1 and l.number = f.number
  where f.organization_id = $1 and l.hash is distinct from f.head`;

/** Links whose hash is not that of what they say and of the link before; the subject is the one of the link. */
const linkFaults = async (reader: Reader, organizationId: string): Promise<ArchiveRowFault[]> => {
  const faults: ArchiveRowFault[] = [];
  let before = await chainStart(sha256, organizationId);
  let number = 0;
  for (;;) {
    const links = await listLinks(reader, organizationId, number);
    for (const link of links) {
      const hash = await linkHash(sha256, before, sha256(Buffer.from(link.said)));
      const isRight = link.number === number + 1 && sameBytes(hash, link.hash);
      if (!isRight) faults.push({ subjectId: link.subjectId, fault: 'link' });
      ({ number, hash: before } = link);
    }
    if (links.length === 0) return faults;
  }
};

const originalsSql = `
  select d.sha256, array_agg(d.id order by d.id) as ids from document d
  where d.organization_id = $1 and d.sha256 > $2 and d.removed_at is null and d.sha256 ~ '^[0-9a-f]{64}$'
  group by d.sha256 order by d.sha256 limit 500`;

/**
 * Everything of an organization that is not as its chain says: its links, its rows, its days' roots, and its originals in the store. Each
 * fault names the document, or the entry of the log.
 */
export const archiveFaults = async (
  { db, storage }: { readonly db: Db; readonly storage: Pick<Storage, 'get'> },
  organizationId: string,
  signal: AbortSignal,
): Promise<ArchiveRowFault[]> => {
  const faults = [
    ...(await db.tenantRead(organizationId, (reader) => linkFaults(reader, organizationId))),
    ...(await db.tenantRead(organizationId, (reader) =>
      reader.query<ArchiveRowFault>(rowsSql, [organizationId]),
    )),
    ...(await db.tenantRead(organizationId, (reader) =>
      reader.query<ArchiveRowFault>(rootsSql, [organizationId]),
    )),
  ];
  for (let after = ''; ;) {
    const originals = await db.tenantRead(organizationId, (reader) =>
      reader.query<{ sha256: string; ids: string[] }>(originalsSql, [organizationId, after]),
    );
    for (const { sha256: name, ids } of originals) {
      const fault = await lossOf(storage, name, signal);
      if (fault !== null) faults.push(...ids.map((subjectId) => ({ subjectId, fault })));
    }
    const last = originals.at(-1);
    if (last === undefined) return faults;
    after = last.sha256;
  }
};
