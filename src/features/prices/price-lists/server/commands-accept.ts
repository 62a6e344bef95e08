import { createDealBody } from '#features/prices/deals/contract-terms.ts';
import { deleteDeal } from '#features/prices/deals/server/commands-change.ts';
import { createDeal } from '#features/prices/deals/server/commands.ts';
import type { DealAct } from '#features/prices/deals/server/commands-scope.ts';
import { beginImport } from '#features/prices/deal-imports/server/commands-begin.ts';
import { isAlike } from '#core/price-lists/compare-list.ts';
import type { RowFix } from '#core/deal-import/import-row.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import type { Reader, Tx } from '#platform/server/db/port.ts';
import type { NewId } from '#platform/server/ids.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import { findList, type ListRecord, sinceOf } from './queries.ts';
import { isOpen, type KnownLine, linesOf } from './queries-lines.ts';
import { standingOf } from './queries-standing.ts';

/** A price of a list: the message that it stands by, and its row there. */
export interface Place {
  readonly listId: string;
  readonly row: number;
}

interface Opened {
  readonly record: ListRecord;
  readonly records: ReadonlyMap<string, ListRecord>;
  readonly lines: readonly KnownLine[];
}

/** A list as it stands now. */
export const openList = async (
  reader: Reader,
  scope: UnitScope,
  listId: string,
  now: Date,
): Promise<Opened | Refused<'price_list.not_exist'>> => {
  const record = await findList(reader, scope, listId);
  if (record === null) return refused('price_list.not_exist');
  const today = swedishDate(now);
  const standing = await standingOf(reader, scope, record, today);
  const { lines } = await linesOf(reader, scope, record, standing, today);
  return { record, records: standing.records, lines };
};

/** Whether a line stands at a place. */
const standsAt =
  ({ listId, row }: Place) =>
  ({ line }: KnownLine): boolean =>
    line.place?.listId === listId && line.place.row === row;

const articleSql = `
  select id from unit_article where organization_id = $1 and unit_id = $2 and supplier_id = $3 and article_key = $4`;

/** The unit's article that a line is about, in its own unit of measure; null where it has none. */
export const articleOfLine = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  { compared: { price, article } }: KnownLine,
  supplierId: string,
): Promise<{ readonly articleId: string; readonly goods: string } | null> => {
  if (price === null || article === null || !isAlike(price, article)) return null;
  const { goods } = article;
  const [found] = await reader.query<{ id: string }>(articleSql, [organizationId, unitId, supplierId, goods]);
  return found === undefined ? null : { articleId: found.id, goods };
};

/** The goods of a line: the article that it was compared with, else as the list names them. */
const goodsOf = async (
  reader: Reader,
  scope: UnitScope,
  known: KnownLine,
  supplierId: string,
): Promise<object> => {
  const article = await articleOfLine(reader, scope, known, supplierId);
  if (article !== null) return { articleId: article.articleId };
  const { articleNumber, name, unit } = known.line;
  return { goods: { supplierId, articleNumber, name: name || (articleNumber ?? ''), unit: unit || 'st' } };
};

/** A price of a list that can become a deal. */
export const acceptable = async (
  reader: Reader,
  scope: UnitScope,
  place: Place,
  now: Date,
): Promise<
  | { readonly known: KnownLine; readonly record: ListRecord; readonly supplierId: string }
  | Refused<'price_list.not_exist' | 'price_list.no_supplier' | 'price_list.no_row'>
> => {
  const opened = await openList(reader, scope, place.listId, now);
  if (opened instanceof Refused) return opened;
  const { record, lines } = opened;
  if (record.supplierId === null) return refused('price_list.no_supplier');
  const known = lines.find(standsAt(place));
  return known === undefined || !known.line.isAcceptable || known.line.choice === 'deal'
    ? refused('price_list.no_row')
    : { known, record, supplierId: record.supplierId };
};

type AcceptRefusal =
  | 'price_list.not_exist'
  | 'price_list.no_supplier'
  | 'price_list.no_row'
  | 'permission.required'
  | 'deal.overlaps';

/**
 * Accepts one price of a list as a deal of the unit: fixed, from the start that the list states, with an open end and no
 * tolerance. The deal names the list's document and row.
 */
export const acceptPrice = async (
  tx: Tx,
  scope: UnitScope,
  act: DealAct & { readonly newId: NewId },
  place: Place,
  endEarlier: boolean,
): Promise<{ dealId: string } | Refused<AcceptRefusal>> => {
  const found = await acceptable(tx, scope, place, act.now);
  if (found instanceof Refused) return found;
  const { known, record, supplierId } = found;
  const { line } = known;
  const body = createDealBody.safeParse({
    ...(await goodsOf(tx, scope, known, supplierId)),
    price: line.price,
    breaks: line.breaks,
    validFrom: sinceOf(known.line, record),
    validTo: null,
    source: { documentId: record.documentId, page: null, row: place.row },
    endEarlier,
  });
  if (!body.success) return refused('price_list.no_row');
  const deal = await createDeal(tx, scope, act, body.data);
  if (!(deal instanceof Refused)) return { dealId: deal.id };
  return deal.code === 'deal.overlaps' || deal.code === 'permission.required'
    ? refused(deal.code)
    : refused('price_list.no_row');
};

/** Takes an accepted price back: its deal is deleted while no line was judged by it. */
export const takeBackDeal = async (
  tx: Tx,
  scope: UnitScope,
  act: DealAct,
  place: Place,
): Promise<null | Refused<
  'price_list.not_exist' | 'price_list.no_row' | 'deal.not_exist' | 'deal.in_use' | 'permission.required'
>> => {
  const opened = await openList(tx, scope, place.listId, act.now);
  if (opened instanceof Refused) return opened;
  const known = opened.lines.find(standsAt(place));
  if (known === undefined) return refused('price_list.no_row');
  const { dealId } = known.line;
  return dealId === null ? refused('deal.not_exist') : deleteDeal(tx, scope, act, dealId);
};

/** The lines that are meant: those at the places, or all that are open. */
export const meant = (lines: readonly KnownLine[], places: readonly Place[] | null): readonly KnownLine[] => {
  if (places === null) return lines.filter(isOpen);
  const asked = new Set(places.map(({ listId, row }) => `${listId} ${row}`));
  return lines.filter(({ line: { place } }) => place !== null && asked.has(`${place.listId} ${place.row}`));
};

const lastRowSql = `
  select max((p.price ->> 'row')::int) as "row"
  from price_list l cross join lateral jsonb_array_elements(l.prices) p(price)
  where l.organization_id = $1 and l.unit_id = $2 and l.id = $3`;

/** What the bulk import is told of a document's rows: those that are meant run on, the others are left out. */
const fixesOf = async (
  reader: Reader,
  { organizationId, unitId }: UnitScope,
  record: ListRecord,
  chosen: readonly KnownLine[],
): Promise<Readonly<Record<string, RowFix>>> => {
  const rows = new Map(chosen.map((known) => [known.line.place?.row ?? 0, sinceOf(known.line, record)]));
  const [last] = await reader.query<{ row: number | null }>(lastRowSql, [organizationId, unitId, record.id]);
  return Object.fromEntries(
    Array.from({ length: last?.row ?? 0 }, (_, at) => at + 1).map((row) => {
      const validFrom = rows.get(row);
      return [String(row), validFrom === undefined ? { skip: true } : { validFrom, validTo: null }];
    }),
  );
};

/**
 * Begins a bulk import of prices of the list, one for each of its documents: it is checked and saved as any other, and can be
 * taken back as one.
 */
export const acceptPrices = async (
  tx: Tx,
  scope: UnitScope,
  act: DealAct & { readonly newId: NewId },
  listId: string,
  places: readonly Place[] | null,
): Promise<
  { importIds: string[] } | Refused<Exclude<AcceptRefusal, 'deal.overlaps'> | 'plan.bulk_import'>
> => {
  const opened = await openList(tx, scope, listId, act.now);
  if (opened instanceof Refused) return opened;
  const { records, record, lines } = opened;
  if (record.supplierId === null) return refused('price_list.no_supplier');
  const chosen = meant(lines, places).filter(
    (known) => known.line.isAcceptable && known.line.choice !== 'deal',
  );
  if (chosen.length === 0) return refused('price_list.no_row');
  const importIds: string[] = [];
  for (const [messageId, own] of Map.groupBy(chosen, ({ line }) => line.place?.listId ?? '')) {
    const message = records.get(messageId);
    if (message === undefined) continue;
    const begun = await beginImport(tx, scope, act, {
      ...message,
      supplierId: record.supplierId,
      unitIds: [scope.unitId],
      fixes: await fixesOf(tx, scope, message, own),
    });
    if (begun instanceof Refused) return begun;
    importIds.push(begun);
  }
  return { importIds };
};
