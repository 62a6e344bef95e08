import { Readable } from 'node:stream';
import { swedishDate } from '#core/values/swedish-date.ts';
import type { Served } from '#platform/server/features/foundation.ts';
import type { FileReply, Handlers } from '#platform/server/http/handler.ts';
import { networkOf } from '#platform/server/session/network.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { sheetsContract } from '../contract.ts';
import type { SheetContent, SheetLanguage } from '../contract-sheet.ts';
import { openSheet, revokeSheet, sharedSheets, shareSheet } from './commands.ts';
import { renderSheet } from './commands-paper.ts';
import { readSheet } from './queries.ts';

/** Uses of sheets' links from one network in a row before each further one waits. */
const freeUses = 60;

const fileOf = async (sheet: SheetContent, language: SheetLanguage): Promise<FileReply> => {
  const bytes = Buffer.from(await renderSheet(sheet, language));
  return {
    fileName: `${sheet.supplierName} ${sheet.madeOn}.pdf`,
    contentType: 'application/pdf',
    size: bytes.length,
    stream: Readable.from([bytes]),
  };
};

/** The negotiation sheets' endpoints. */
export const sheetRoutes = ({
  db,
  newId,
  keys,
  limiter,
}: Pick<Served, 'db' | 'newId' | 'keys' | 'limiter'>): Handlers<typeof sheetsContract> => {
  const held = async (token: string, ip: string, now: Date) => {
    const attempt = { key: `sheet links from ${networkOf(ip)}`, free: freeUses };
    return (await limiter.tooMany([attempt], now)) ?? openSheet({ db, keys }, token, now);
  };
  return {
    downloadSheet: async ({ scope, now, body }) => {
      const sheet = await db.tenantRead(scope.organizationId, (reader) =>
        readSheet(reader, scope, body, swedishDate(now)),
      );
      return sheet === null ? refused('article.not_exist') : fileOf(sheet, body.language);
    },
    listSheets: ({ scope, now }) =>
      db.tenantRead(scope.organizationId, async (reader) => ({
        sheets: await sharedSheets(reader, scope, keys, now),
      })),
    shareSheet: ({ scope, actor, now, body, keep }) =>
      db.tenantTransaction(scope.organizationId, async (tx) => {
        const made = await shareSheet(tx, scope, { actor, now, newId, keys }, body);
        return made instanceof Refused ? made : keep(tx, made);
      }),
    revokeSheet: ({ scope, actor, now, params }) =>
      db.tenantTransaction(scope.organizationId, (tx) =>
        revokeSheet(tx, scope, { actor, now }, params.sheetId),
      ),
    readSheetByLink: ({ raw: { request }, now, body }) => held(body.token, request.ip, now),
    downloadSheetByLink: async ({ raw: { request }, now, body }) => {
      const found = await held(body.token, request.ip, now);
      return found instanceof Refused ? found : fileOf(found.sheet, found.language);
    },
  };
};
