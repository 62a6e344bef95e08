import { Readable } from 'node:stream';
import { ownedUnits } from '#features/company/outlets/server/queries.ts';
import type { Db, Tx } from '#platform/server/db/port.ts';
import type { FileReply } from '#platform/server/http/handler.ts';
import type { Storage } from '#platform/server/ports/storage/port.ts';
import { openLink, sealLink } from '#platform/server/session/sealed-link.ts';
import type { SessionKeys } from '#platform/server/session/session-keys.ts';
import { apiBase } from '#platform/wire/endpoint.ts';
import { type Refused, refused } from '#platform/wire/refused.ts';
import { fetchHours } from '../rules.ts';
import { type ByteRange, readPlan, zipBytes, zipSize } from './commands-zip.ts';
import { type ExportRecord, findExport, keptUntil, organizationName } from './queries-exports.ts';

const purpose = 'archive zip';

/** Opens the address of a ZIP for a day, or as long as the ZIP is there: whoever has it fetches, so it is not for long. */
export const openFetching = async (
  tx: Tx,
  {
    organizationId,
    userId,
    exportId,
  }: { readonly organizationId: string; readonly userId: string; readonly exportId: string },
  { now, keys }: { readonly now: Date; readonly keys: SessionKeys },
): Promise<
  { readonly path: string; readonly until: string } | Refused<'archive.not_exist' | 'archive.not_ready'>
> => {
  const record = await findExport(tx, organizationId, exportId);
  if (record === null || record.userId !== userId) return refused('archive.not_exist');
  if (record.readyAt === null || keptUntil(record.readyAt) <= now || record.state !== 'ready')
    return refused('archive.not_ready');
  const aDay = now.getTime() + fetchHours * 3_600_000;
  const until = new Date(Math.min(aDay, keptUntil(record.readyAt).getTime()));
  await tx.query('update archive_export set fetch_until = $3 where organization_id = $1 and id = $2', [
    organizationId,
    exportId,
    until,
  ]);
  const token = sealLink(keys, purpose, [organizationId, exportId, userId]);
  return { path: `${apiBase}archive/files/${token}`, until: until.toISOString() };
};

/** The part that a Range header asks for (RFC 9110, 14.2): one range of bytes; anything else is as if nothing was asked. */
export const rangeOf = (header: string | undefined, total: number): ByteRange | 'all' | 'none' => {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  if (found === null) return 'all';
  const [, first = '', last = ''] = found;
  if (first === '' && last === '') return 'all';
  if (first === '') {
    const length = Math.min(Number(last), total);
    return length === 0 ? 'none' : { from: total - length, to: total };
  }
  const from = Number(first);
  const to = last === '' ? total : Math.min(Number(last) + 1, total);
  return from >= total || to <= from ? 'none' : { from, to };
};

interface Fetched {
  readonly record: ExportRecord;
  readonly name: string;
}

/** The ZIP that an address opens while it does, and its person still owns all that is in it. */
const opened = async (db: Db, keys: SessionKeys, token: string, now: Date): Promise<Fetched | null> => {
  const [organizationId, exportId, userId] = openLink(keys, purpose, token, 3) ?? [];
  if (organizationId === undefined || exportId === undefined || userId === undefined) return null;
  return db.tenantRead(organizationId, async (reader) => {
    const [valid] = await reader.query<{ id: string }>(
      `select id from archive_export where organization_id = $1 and id = $2 and user_id = $3 and fetch_until > $4 and state = 'ready'`,
      [organizationId, exportId, userId, now],
    );
    const record = valid === undefined ? null : await findExport(reader, organizationId, exportId);
    const owned = new Set((await ownedUnits(reader, organizationId, userId)).map(({ id }) => id));
    if (record === null || !record.units.every((unit) => owned.has(unit))) return null;
    return { record, name: await organizationName(reader, organizationId) };
  });
};

/** A ZIP by its address, whole or in part. `match` is an If-Range header: a part of other bytes is refused by sending all. */
export const fetchZip = async (
  {
    db,
    keys,
    storage,
  }: { readonly db: Db; readonly keys: SessionKeys; readonly storage: Pick<Storage, 'get'> },
  token: string,
  {
    now,
    range,
    match,
  }: { readonly now: Date; readonly range: string | undefined; readonly match: string | undefined },
): Promise<FileReply | Refused<'link.expired' | 'archive.range'>> => {
  const found = await opened(db, keys, token, now);
  const plan = found?.record.planSha256 ?? null;
  if (found === null || plan === null) return refused('link.expired');
  const files = await readPlan(storage, plan);
  const total = zipSize(files);
  const isOther = match !== undefined && match !== `"${plan}"`;
  const asked = isOther ? 'all' : rangeOf(range, total);
  if (asked === 'none') return refused('archive.range');
  const part = asked === 'all' ? { from: 0, to: total } : asked;
  return {
    fileName: `${found.name} arkiv.zip`,
    contentType: 'application/zip',
    size: part.to - part.from,
    stream: Readable.from(zipBytes(storage, files, part)),
    parts: { tag: plan, part: asked === 'all' ? null : { ...asked, total } },
  };
};
