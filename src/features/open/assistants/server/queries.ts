import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { offsetOf, type Paging } from '#platform/wire/paging.ts';
import type { Suggestion, SuggestionResult, SuggestionShown } from '../contract.ts';
import type { SuggestionKind } from '../rules.ts';

/** A suggestion as it is kept, with the request that it stands for. */
export interface SuggestionRecord {
  readonly id: string;
  readonly kind: SuggestionKind;
  readonly body: Readonly<Record<string, unknown>>;
  readonly shown: SuggestionShown;
  readonly version: number;
  readonly state: Suggestion['state'];
  readonly why: string | null;
  readonly keyId: string;
  readonly madeBy: string;
  readonly madeAt: Date;
  readonly expiresAt: Date;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
  readonly result: SuggestionResult | null;
}

const columns = `s.id, s.kind, s.body, s.shown, s.version, s.why, s.key_id as "keyId", s.made_by as "madeBy", s.made_at as "madeAt",
  s.expires_at as "expiresAt", s.decided_at as "decidedAt", n.full_name as "decidedBy", s.result,
  case when s.state = 'waiting' and s.expires_at <= $3 then 'expired' else s.state end as state`;

const from = `suggestion s left join member_name n on n.organization_id = s.organization_id and n.user_id = s.decided_by
  where s.organization_id = $1 and s.unit_id = $2`;

const waiting = `s.state = 'waiting' and s.expires_at > $3`;

/** A suggestion of the unit; null where there is none. */
export const findSuggestion = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  id: string,
  now: Date,
): Promise<SuggestionRecord | null> => {
  const [found] = await reader.query<SuggestionRecord>(`select ${columns} from ${from} and s.id = $4`, [
    organizationId,
    unitId,
    now,
    id,
  ]);
  return found ?? null;
};

/** A page of the unit's suggestions, the newest first, of one key or of all. */
export const listSuggestions = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  asked: Paging & { readonly state: 'waiting' | 'decided' | 'all'; readonly keyId?: string },
  now: Date,
): Promise<{ readonly records: SuggestionRecord[]; readonly total: number }> => {
  const wanted = { waiting, decided: `not (${waiting})`, all: '$3::timestamptz is not null' }[asked.state];
  const where = `${from} and ${wanted} and ($4::uuid is null or s.key_id = $4)`;
  const given = [organizationId, unitId, now, asked.keyId ?? null];
  const [sum] = await reader.query<{ total: number }>(`select count(*)::int as total from ${where}`, given);
  const records = await reader.query<SuggestionRecord>(
    `select ${columns} from ${where} order by coalesce(s.decided_at, s.made_at) desc, s.id desc limit $5 offset $6`,
    [...given, asked.limit, offsetOf(asked)],
  );
  return { records, total: sum?.total ?? 0 };
};

/** A suggestion as it is told. */
export const shownOf = (record: SuggestionRecord): Suggestion => {
  const { kind: _kind, body: _body, keyId: _key, madeAt, expiresAt, decidedAt, ...rest } = record;
  return {
    ...rest,
    madeAt: madeAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
};
