import type { Served } from '#platform/server/features/foundation.ts';
import { networkOf } from '#platform/server/session/network.ts';
import { recordAudit } from '#platform/server/audit.ts';
import { ownedUnits } from '#features/company/outlets/server/queries.ts';
import type { Db, Reader, Tx } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import type { Actor, UnitScope } from '#platform/server/scope.ts';
import { openLink, sealLink } from '#platform/server/session/sealed-link.ts';
import type { SessionKeys } from '#platform/server/session/session-keys.ts';
import { withSecret } from '#platform/wire/path.ts';
import { type Refused, refused } from '#platform/wire/refused.ts';
import type { AuditorLink } from '../contract-auditors.ts';
import { auditPath } from '../paths.ts';
import { mostAuditors } from '../rules.ts';
import { findLink, listLinksOf, type OpenedLink } from './queries-auditors.ts';

const purpose = 'auditor';

/** Who makes a link, and when. */
export interface LinkAct {
  readonly actor: Actor;
  readonly userId: string;
  readonly now: Date;
  readonly newId: NewId;
  readonly keys: SessionKeys;
}

const pathOf = (keys: SessionKeys, organizationId: string, linkId: string): string =>
  withSecret(auditPath(), 'token', sealLink(keys, purpose, [organizationId, linkId]));

/** The links that still open, each with its address. */
export const auditorLinks = async (
  reader: Reader,
  organizationId: string,
  { keys, now }: Pick<LinkAct, 'keys' | 'now'>,
): Promise<AuditorLink[]> =>
  (await listLinksOf(reader, organizationId, now)).map((link) => ({
    ...link,
    path: pathOf(keys, organizationId, link.id),
  }));

/** Makes a link to all that the person owns now. */
export const linkAuditor = async (
  tx: Tx,
  { organizationId, unitId }: UnitScope,
  { actor, userId, now, newId, keys }: LinkAct,
  { name, days }: { readonly name: string; readonly days: number },
): Promise<AuditorLink | Refused<'auditor.too_many'>> => {
  if ((await listLinksOf(tx, organizationId, now)).length >= mostAuditors) return refused('auditor.too_many');
  const units = (await ownedUnits(tx, organizationId, userId)).map(({ id }) => id);
  const id = newId();
  const expiresAt = new Date(now.getTime() + days * 86_400_000);
  await tx.query(
    `insert into auditor_link (organization_id, id, name, units, made_by, made_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7)`,
    [organizationId, id, name, units, userId, now, expiresAt],
  );
  const detail = { name, days, units: units.length };
  await recordAudit(tx, actor, { organizationId, unitId, action: 'auditor.linked', subjectId: id, detail });
  const made = (await auditorLinks(tx, organizationId, { keys, now })).find((link) => link.id === id);
  if (made === undefined) throw new Error('a link that was written is missing');
  return made;
};

/** Makes a link useless. One that is over is none. */
export const revokeAuditor = async (
  tx: Tx,
  { organizationId, unitId }: UnitScope,
  { actor, now }: Pick<LinkAct, 'actor' | 'now'>,
  linkId: string,
): Promise<null | Refused<'auditor.not_exist'>> => {
  const gone = await tx.query<{ name: string }>(
    `update auditor_link set revoked_at = $3 where organization_id = $1 and id = $2 and revoked_at is null and expires_at > $3
     returning name`,
    [organizationId, linkId, now],
  );
  const [detail] = gone;
  if (detail === undefined) return refused('auditor.not_exist');
  await recordAudit(tx, actor, {
    organizationId,
    unitId,
    action: 'auditor.revoked',
    subjectId: linkId,
    detail,
  });
  return null;
};

/** What a link opens; `link.expired` alike for a wrong token, one that is over, and one that was taken back. */
export const openAuditor = async (
  { db, keys }: { readonly db: Db; readonly keys: SessionKeys },
  token: string,
  now: Date,
): Promise<OpenedLink | Refused<'link.expired'>> => {
  const [organizationId, linkId] = openLink(keys, purpose, token, 2) ?? [];
  if (organizationId === undefined || linkId === undefined) return refused('link.expired');
  const found = await db.tenantRead(organizationId, (reader) =>
    findLink(reader, organizationId, linkId, now),
  );
  return found ?? refused('link.expired');
};

/** Writes down that somebody looked by a link: at the list, or at one document. */
export const recordVisit = (
  { db, newId }: { readonly db: Db; readonly newId: NewId },
  { organizationId, id }: OpenedLink,
  documentId: string | null,
  now: Date,
): Promise<unknown> =>
  db.tenantTransaction(organizationId, (tx) =>
    tx.query(
      `insert into auditor_visit (organization_id, id, link_id, at, document_id) values ($1, $2, $3, $4, $5)`,
      [organizationId, newId(), id, now, documentId],
    ),
  );

/** Uses of auditors' links from one network in a row before each further one waits. */
const freeUses = 600;

/** What a link opens for whoever comes with it, as often as one network may. */
export const holderOf =
  ({ db, keys, limiter }: Pick<Served, 'db' | 'keys' | 'limiter'>) =>
  async (
    token: string,
    ip: string,
    now: Date,
  ): Promise<OpenedLink | Refused<'link.expired' | 'rate.limited'>> => {
    const attempt = { key: `auditor links from ${networkOf(ip)}`, free: freeUses };
    return (await limiter.tooMany([attempt], now)) ?? openAuditor({ db, keys }, token, now);
  };
