import { z } from 'zod';
import type { Db } from '#platform/server/db/port.ts';
import { type Refused, refused } from '#platform/wire/refused.ts';
import type { HistoryPage, HistoryQuery, HistoryRow } from '../contract-history.ts';
import {
  type HistoryEvent,
  historyEvents,
  historyPage,
  kindOfAction,
  kindOfEvent,
  nounsOf,
} from '../rules-history.ts';
import {
  type HistoryPlace,
  type HistoryRecord,
  type HistorySelection,
  pageOfHistory,
  pageOfSubject,
} from './queries-history.ts';
import { organizationName } from './queries-exports.ts';
import { subjectOf } from './queries-history-subject.ts';
import { listVersions, type StartedVersion, versionAt } from './queries-history.ts';

/** Whose rows somebody may see: units of an organization with their names. */
export interface HistoryScope {
  readonly organizationId: string;
  readonly units: readonly { readonly id: string; readonly name: string }[];
}

const stated = z.tuple([
  z.iso.datetime({ precision: 6 }).refine((at) => at >= '0001'),
  z.uuid(),
  z.number().int().min(1).max(9),
]);

const nextOf = ({ place, id, rank }: HistoryRecord): string =>
  Buffer.from(JSON.stringify([place, id, rank])).toString('base64url');

const placeOf = (cursor: string): HistoryPlace | null => {
  try {
    const [place, id, rank] = stated.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { place, id, rank };
  } catch {
    return null;
  }
};

const eventOf = (event: string): HistoryEvent => historyEvents.find((one) => one === event) ?? 'act';

/** Which events and acts a kind is made of; null: all. */
const selected = (kind: HistoryRow['kind'] | undefined): Pick<HistorySelection, 'events' | 'nouns'> => {
  if (kind === undefined) return { events: historyEvents, nouns: null };
  const own = historyEvents.filter((event) => event !== 'act' && kindOfEvent[event] === kind);
  const nouns = nounsOf(kind);
  return { events: nouns.length === 0 ? own : [...own, 'act'], nouns };
};

const namesOf = async (db: Db, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> => {
  const people = await db.platformRead((reader) =>
    reader.query<{ id: string; name: string }>(
      'select id, full_name as name from user_account where id = any($1::uuid[])',
      [[...new Set(ids.filter((id) => id !== null))]],
    ),
  );
  return new Map(people.map(({ id, name }) => [id, name]));
};

interface Known {
  readonly names: ReadonlyMap<string, string>;
  readonly units: ReadonlyMap<string, string>;
  readonly versions: readonly StartedVersion[];
}

const invoiceOf = ({ invoiceId, number, supplier }: HistoryRecord): HistoryRow['invoice'] =>
  invoiceId === null || number === null ? null : { id: invoiceId, number, supplier: supplier ?? '' };

const rowOf = (record: HistoryRecord, { names, units, versions }: Known): HistoryRow => {
  const { at, id, rank, action, personId, staffId, documentId, fileName } = record;
  const event = eventOf(record.event);
  return {
    id: `${id}-${rank}`,
    at: at.toISOString(),
    event,
    kind: event === 'act' ? kindOfAction(action ?? '') : kindOfEvent[event],
    action,
    personId,
    person: names.get(personId ?? '') ?? null,
    staff: names.get(staffId ?? '') ?? null,
    version: personId === null && staffId === null ? versionAt(versions, at) : null,
    unit: units.get(record.unitId ?? '') ?? null,
    document: documentId === null || fileName === null ? null : { id: documentId, fileName },
    invoice: invoiceOf(record),
    about: record.about,
    channel: record.channel,
    format: record.format,
    system: record.system,
    externalId: record.externalId,
    sha256: record.sha256,
    link: record.link,
  };
};

const peopleSql = `
  select distinct m.user_id as id, n.full_name as name from membership m
  join outlet o on o.organization_id = m.organization_id and o.id = m.outlet_id
  join member_name n on n.organization_id = m.organization_id and n.user_id = m.user_id
  where m.organization_id = $1 and o.main_unit_id = any($2::uuid[]) order by name, id limit 500`;

/** A page of the history of the units, newest first; `most` rows. Refuses a place that no page of ours has given. */
export const readHistory = async (
  db: Db,
  { organizationId, units }: HistoryScope,
  asked: HistoryQuery,
  most = historyPage,
): Promise<HistoryPage | Refused<'cursor.invalid'>> => {
  const after = asked.after === undefined ? null : placeOf(asked.after);
  if (asked.after !== undefined && after === null) return refused('cursor.invalid', { after: 'invalid' });
  const all = units.map(({ id }) => id);
  const own = asked.unitId === undefined ? all : all.filter((id) => id === asked.unitId);
  const { from, to, personId = null, documentId = null, invoiceId = null } = asked;
  const selection = { organizationId, units: own, from, to, personId, ...selected(asked.kind) };
  const { records, people, organization } = await db.tenantRead(organizationId, async (reader) => {
    const isOne = documentId !== null || invoiceId !== null;
    const subject = isOne ? await subjectOf(reader, selection, { documentId, invoiceId }) : null;
    return {
      records:
        subject === null
          ? await pageOfHistory(reader, selection, after, most + 1)
          : await pageOfSubject(reader, selection, subject, after, most + 1),
      people: await reader.query<{ id: string; name: string }>(peopleSql, [organizationId, all]),
      organization: await organizationName(reader, organizationId),
    };
  });
  const shown = records.slice(0, most);
  const known = {
    names: await namesOf(
      db,
      shown.flatMap(({ personId: person, staffId }) => [person, staffId]),
    ),
    units: new Map(units.map(({ id, name }) => [id, name])),
    versions: await db.platformRead(listVersions),
  };
  const last = shown.at(-1);
  return {
    rows: shown.map((record) => rowOf(record, known)),
    next: records.length > most && last !== undefined ? nextOf(last) : null,
    organization,
    units: [...units],
    people,
  };
};
