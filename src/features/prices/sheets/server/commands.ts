import { recordAudit } from '#platform/server/audit.ts';
import type { Db, Tx } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import type { Actor, SeenScope, UnitScope } from '#platform/server/scope.ts';
import { openLink, sealLink } from '#platform/server/session/sealed-link.ts';
import type { SessionKeys } from '#platform/server/session/session-keys.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import { withSecret } from '#platform/wire/path.ts';
import { type Refused, refused } from '#platform/wire/refused.ts';
import type { SharedSheet } from '../contract.ts';
import type { SheetContent, SheetLanguage } from '../contract-sheet.ts';
import { sheetPath } from '../paths.ts';
import { mostSheets, sheetDays } from '../rules.ts';
import { type AskedSheet, readSheet } from './queries.ts';
import { findShared, listShared } from './queries-shared.ts';

const purpose = 'negotiation sheet';

/** Who makes a link, and when. */
export interface SheetAct {
  readonly actor: Actor;
  readonly now: Date;
  readonly newId: NewId;
  readonly keys: SessionKeys;
}

const pathOf = (keys: SessionKeys, { organizationId, unitId }: UnitScope, sheetId: string): string =>
  withSecret(sheetPath(), 'token', sealLink(keys, purpose, [organizationId, unitId, sheetId]));

const record = (
  tx: Tx,
  { organizationId, unitId }: UnitScope,
  actor: Actor,
  action: 'sheet.shared' | 'sheet.revoked',
  subjectId: string,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> => recordAudit(tx, actor, { organizationId, unitId, action, subjectId, detail });

/** The unit's links that still open, each with its address, newest first. */
export const sharedSheets = async (
  tx: Parameters<typeof listShared>[0],
  scope: UnitScope,
  keys: SessionKeys,
  now: Date,
): Promise<SharedSheet[]> =>
  (await listShared(tx, scope, now)).map((sheet) => ({ ...sheet, path: pathOf(keys, scope, sheet.id) }));

/** Keeps a sheet as it stands today and answers its link. */
export const shareSheet = async (
  tx: Tx,
  scope: SeenScope,
  { actor, now, newId, keys }: SheetAct,
  asked: AskedSheet & { readonly language: SheetLanguage },
): Promise<SharedSheet | Refused<'article.not_exist' | 'sheet.too_many'>> => {
  const content = await readSheet(tx, scope, asked, swedishDate(now));
  if (content === null) return refused('article.not_exist');
  if ((await listShared(tx, scope, now)).length >= mostSheets) return refused('sheet.too_many');
  const id = newId();
  const expiresAt = new Date(now.getTime() + sheetDays * 86_400_000);
  await tx.query(
    `insert into negotiation_sheet (organization_id, unit_id, id, supplier_id, language, content, made_by, made_at, expires_at)
     values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9)`,
    [
      scope.organizationId,
      scope.unitId,
      id,
      asked.supplierId,
      asked.language,
      JSON.stringify(content),
      actor.userId,
      now,
      expiresAt,
    ],
  );
  const articles = content.articles.length;
  await record(tx, scope, actor, 'sheet.shared', id, { supplierId: asked.supplierId, articles });
  const [made] = (await sharedSheets(tx, scope, keys, now)).filter((sheet) => sheet.id === id);
  if (made === undefined) throw new Error('a sheet that was written is missing');
  return made;
};

/** Makes a link useless. One that has ended is none. */
export const revokeSheet = async (
  tx: Tx,
  scope: UnitScope,
  { actor, now }: Pick<SheetAct, 'actor' | 'now'>,
  sheetId: string,
): Promise<null | Refused<'sheet.not_exist'>> => {
  const [gone] = await tx.query<{ supplierId: string }>(
    `delete from negotiation_sheet where organization_id = $1 and unit_id = $2 and id = $3 and expires_at > $4
     returning supplier_id as "supplierId"`,
    [scope.organizationId, scope.unitId, sheetId, now],
  );
  if (gone === undefined) return refused('sheet.not_exist');
  await record(tx, scope, actor, 'sheet.revoked', sheetId, gone);
  return null;
};

/** What the holder of a link sees; `link.expired` alike for a wrong token, one that is over, and one that was taken back. */
export const openSheet = async (
  { db, keys }: { readonly db: Db; readonly keys: SessionKeys },
  token: string,
  now: Date,
): Promise<
  | { readonly language: SheetLanguage; readonly expiresOn: string; readonly sheet: SheetContent }
  | Refused<'link.expired'>
> => {
  const [organizationId, unitId, sheetId] = openLink(keys, purpose, token, 3) ?? [];
  if (organizationId === undefined || unitId === undefined || sheetId === undefined)
    return refused('link.expired');
  const found = await db.tenantRead(organizationId, (reader) =>
    findShared(reader, { organizationId, unitId, sheetId }, now),
  );
  if (found === null) return refused('link.expired');
  return { language: found.language, expiresOn: swedishDate(found.expiresAt), sheet: found.content };
};

/** What nobody can open any more is not kept. Once a day. */
export const forgetSheets = async (tx: Tx, now: Date): Promise<void> => {
  // Across tenants: what is past its time goes everywhere, once a night.
  await tx.query('delete from negotiation_sheet where expires_at <= $1', [now]);
};
