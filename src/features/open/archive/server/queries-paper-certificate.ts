import { destructionFault } from '#core/archive/paper.ts';
import type { Db, Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { Certificate, CertifiedPaper } from '../contract-paper-shown.ts';
import type { paperContract } from '../contract-paper.ts';
import type { CodeOf } from '#platform/wire/endpoint.ts';
import { mostCertified } from '../rules-paper.ts';
import { lossOfPages, namesOf, type PaperDeps } from './queries-paper-proof.ts';
import { confirmedPages, findPaper, listPapers, type PaperRecord, paperOf, sumsOf } from './queries-paper.ts';

interface Place {
  readonly entryId: string;
  readonly link: number;
  readonly day: string | null;
}

/** Where acts stand in the organization's chain, and the first day whose root is over that place. */
const placesSql = `
  select l.subject_id as "entryId", l.number::int as link, f.day from archive_link l
  left join lateral (
    select f.day::text as day from archive_leaf f where f.organization_id = $1 and f.number >= l.number order by f.day limit 1) f on true
  where l.organization_id = $1 and l.kind = 'event' and l.subject_id = any($2::uuid[])`;

interface RootRow {
  readonly day: string;
  readonly root: Buffer;
  readonly stampedAt: Date | null;
}

const rootsSql = `
  select r.day::text as day, r.root, (select min(s.stamped_at) from archive_stamp s where s.day = r.day) as "stampedAt"
  from archive_root r where r.day = any($1::date[])`;

const placed = async (
  db: Db,
  { organizationId }: UnitScope,
  records: readonly PaperRecord[],
): Promise<(record: PaperRecord) => Pick<CertifiedPaper, 'link' | 'root'>> => {
  const entries = records.map(({ entryId }) => entryId).filter((id) => id !== null);
  const places = await db.tenantRead(organizationId, (reader) =>
    reader.query<Place>(placesSql, [organizationId, entries]),
  );
  const days = [...new Set(places.map(({ day }) => day).filter((day) => day !== null))];
  const roots = await db.platformRead((reader) => reader.query<RootRow>(rootsSql, [days]));
  return ({ entryId }) => {
    const place = places.find((one) => one.entryId === entryId);
    const root = roots.find(({ day }) => day === place?.day);
    return {
      link: place?.link ?? null,
      root:
        root === undefined
          ? null
          : {
              day: root.day,
              hash: root.root.toString('hex'),
              stampedAt: root.stampedAt?.toISOString() ?? null,
            },
    };
  };
};

const headSql = `
  select o.name as "organizationName", o.organization_number as "organizationNumber",
    coalesce((select t.display_name from outlet t where t.organization_id = $1 and t.main_unit_id = $2 limit 1), o.name) as "restaurantName"
  from organization o where o.organization_id = $1`;

type Head = Pick<Certificate, 'organizationName' | 'organizationNumber' | 'restaurantName'>;

/** What a certificate is asked for: one document, or all that are confirmed in a period. */
export interface CertificateChoice {
  readonly document: string | null;
  readonly from: string | null;
  readonly to: string | null;
}

const askedFor = async (
  reader: Reader,
  scope: UnitScope,
  { document, from, to }: CertificateChoice,
): Promise<PaperRecord[] | Refused<'document.not_exist' | 'paper.nothing' | 'paper.too_many'>> => {
  if (document !== null) {
    const record = await findPaper(reader, scope, document);
    return record === null ? refused('document.not_exist') : [record];
  }
  const choice = { state: 'confirmed', isSingle: false, from, to } as const;
  const { papers, total } = await listPapers(reader, scope, choice, { page: 1, limit: mostCertified });
  if (total > mostCertified) return refused('paper.too_many');
  return total === 0 ? refused('paper.nothing') : papers;
};

const certifiedOf = (
  record: PaperRecord,
  place: Pick<CertifiedPaper, 'link' | 'root'>,
  confirmedBy: string,
): CertifiedPaper => {
  if (record.actAt === null) throw new Error('what is certified was confirmed at some time');
  return {
    id: record.id,
    day: record.day,
    supplier: record.supplier,
    number: record.number,
    fileName: record.fileName,
    sums: sumsOf(record),
    pages: record.pages.length,
    confirmedAt: record.actAt.toISOString(),
    confirmedBy,
    ...place,
  };
};

/**
 * What may be destroyed of paper, with the proof of each. Every original is read whole first: one that is not as it came has no
 * certificate any more. Of one document the fault is the refusal; of several it is told beside those that are certified.
 */
export const certifyPapers = async (
  { db, storage }: PaperDeps,
  scope: UnitScope,
  choice: CertificateChoice,
  { now, signal }: { readonly now: Date; readonly signal: AbortSignal },
): Promise<Certificate | Refused<CodeOf<typeof paperContract.certifyPapers>>> => {
  const { organizationId, unitId } = scope;
  const records = await db.tenantRead(organizationId, (reader) => askedFor(reader, scope, choice));
  if (records instanceof Refused) return records;
  const good: PaperRecord[] = [];
  const left: Certificate['left'] = [];
  for (const record of records) {
    const loss = record.removedAt === null ? await lossOfPages(storage, record, signal) : null;
    const fault = destructionFault(paperOf(record, loss), confirmedPages(record));
    if (fault !== null && choice.document !== null) return refused(fault);
    if (fault === null) good.push(record);
    else {
      const { id, supplier, number, fileName } = record;
      left.push({ id, supplier, number, fileName, fault });
    }
  }
  const [head] = await db.tenantRead(organizationId, (reader) =>
    reader.query<Head>(headSql, [organizationId, unitId]),
  );
  if (head === undefined) throw new Error('a scope is of an organization that is there');
  const placeOf = await placed(db, scope, good);
  const names = await namesOf(
    db,
    good.map(({ actBy }) => actBy),
  );
  const documents = good.map((record) =>
    certifiedOf(record, placeOf(record), names.get(record.actBy ?? '') ?? ''),
  );
  return { ...head, madeAt: now.toISOString(), documents, left };
};
