import { partiesOf } from '#core/access/parties.ts';
import { byLayout, enoughParties, type Lesson } from '#core/reading/shared/agreed.ts';
import { keptMemory, structureOf } from '#core/reading/shared/structure-of.ts';
import { linksSql } from '#features/company/organizations/server/queries-links.ts';
import type { Reader } from '#platform/server/db/port.ts';

interface TaughtRow {
  readonly id: string;
  readonly organizationId: string;
  readonly memory: unknown;
}

const atOnce = 500;

/**
 * What organizations taught of a sender, some at a time: not samples, nor those that have opted out or that nobody belongs to any more.
 * The expressions are those of the indexes; core reads the number itself.
 */
const taughtSql = `
  select l.id, l.organization_id as "organizationId", l.memory
  from reading_layout l join organization o on o.organization_id = l.organization_id
  where l.kind = 'pages' and (l.organization_id, l.id) > ($2, $3)
    and (right(regexp_replace(l.memory #>> '{sender,organizationNumber}', '[^0-9]', '', 'g'), 10) = $1
      or left(regexp_replace(l.memory #>> '{sender,vatNumber}', '[^0-9]', '', 'g'), 10) = $1)
    and not o.is_sample
    and not exists (select from structure_opt_out x where x.organization_id = l.organization_id)
    and exists (select from membership m where m.organization_id = l.organization_id)
  order by l.organization_id, l.id limit ${atOnce}`;

const none = '00000000-0000-0000-0000-000000000000';

type Taught = Omit<Lesson, 'partyId'>;

const readTaught = async (reader: Reader, organizationNumber: string): Promise<readonly Taught[]> => {
  const taught: Taught[] = [];
  for (let [organization, layout] = [none, none]; ;) {
    // Across tenants: what unrelated organizations taught alike is shared.
    const rows = await reader.query<TaughtRow>(taughtSql, [organizationNumber, organization, layout]);
    for (const { organizationId, memory: kept } of rows) {
      const memory = keptMemory(kept);
      const structure = memory === null ? null : structureOf(memory);
      if (memory !== null && structure?.organizationNumber === organizationNumber)
        taught.push({ organizationId, structure, wasShown: memory.wasShown });
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < atOnce) return taught;
    [organization, layout] = [last.organizationId, last.id];
  }
};

/** Whom each organization counts as: related ones may hang together by others that taught nothing. */
const readParties = async (reader: Reader): Promise<ReadonlyMap<string, string>> =>
  partiesOf(
    await reader.query<{ organizationId: string; links: string[] }>(
      `select o.organization_id as "organizationId", array(${linksSql}) as links from organization o`,
    ),
  );

/** All lessons of a sender by layout; who is related to whom is only asked where enough organizations taught of one. */
export const readLessons = async (
  reader: Reader,
  organizationNumber: string,
): Promise<ReadonlyMap<string, readonly Lesson[]>> => {
  const taught = await readTaught(reader, organizationNumber);
  const alone = byLayout(taught.map((lesson) => ({ ...lesson, partyId: lesson.organizationId })));
  const isEnough = [...alone.values()].some(
    (lessons) => new Set(lessons.map(({ organizationId }) => organizationId)).size >= enoughParties,
  );
  if (!isEnough) return alone;
  const parties = await readParties(reader);
  return byLayout(
    taught.map((lesson) => ({
      ...lesson,
      partyId: parties.get(lesson.organizationId) ?? lesson.organizationId,
    })),
  );
};
