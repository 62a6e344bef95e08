import { createHash } from 'node:crypto';
import type { Sheet } from '#core/tables/sheet.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { analyseList, type ListAnalysis } from '../rules-analyse.ts';
import { articleJudge, type ArticleEffect } from '../rules-articles.ts';
import { outletJudge, type OutletEffect } from '../rules-outlets.ts';
import { readList, type ReadList, writtenOf } from '../rules-read.ts';
import { supplierJudge, type SupplierEffect } from '../rules-suppliers.ts';
import { knownArticles, knownOutlets, knownSuppliers } from './queries-known.ts';
import type { ImportRecord } from './queries.ts';

/** What saving carries out, by list. */
export type Effects =
  | { readonly list: 'articles'; readonly effects: readonly ArticleEffect[] }
  | { readonly list: 'suppliers'; readonly effects: readonly SupplierEffect[] }
  | { readonly list: 'outlets'; readonly effects: readonly OutletEffect[] };

export interface Analysed extends Pick<ListAnalysis<never>, 'rows' | 'counts'> {
  readonly read: ReadList;
  readonly effects: Effects;
  /** SHA-256 of what would be done. */
  readonly digest: string;
}

/** What of an import decides how it is analysed. */
export type Asked = Pick<ImportRecord, 'list' | 'fields' | 'fixes'>;

const effectsOf = async (
  reader: Reader,
  scope: UnitScope,
  userId: string,
  { list, fixes }: Asked,
  sheet: Pick<Sheet, 'rows'>,
  read: ReadList,
): Promise<Pick<Analysed, 'rows' | 'counts' | 'effects'>> => {
  if (list === 'articles') {
    const judge = articleJudge(await knownArticles(reader, scope));
    const { effects, ...analysis } = analyseList(sheet, read, fixes, judge);
    return { ...analysis, effects: { list, effects } };
  }
  if (list === 'outlets') {
    const { outlets, taken } = await knownOutlets(reader, scope, userId);
    const { effects, ...analysis } = analyseList(sheet, read, fixes, outletJudge(outlets, taken));
    return { ...analysis, effects: { list, effects } };
  }
  const rows = sheet.rows.map((cells, at) => ({ ...writtenOf(cells, read), ...fixes[at + 1]?.values }));
  const { suppliers, outlets } = await knownSuppliers(reader, scope, userId, rows);
  const { effects, ...analysis } = analyseList(sheet, read, fixes, supplierJudge(suppliers, outlets));
  return { ...analysis, effects: { list, effects } };
};

/** What an import would do now, to what the person may see and change. */
export const analyse = async (
  reader: Reader,
  scope: UnitScope,
  userId: string,
  asked: Asked,
  sheet: Pick<Sheet, 'name' | 'rows'>,
): Promise<Analysed> => {
  const read = readList(asked.list, { ...sheet, merges: [] }, asked.fields);
  const found = await effectsOf(reader, scope, userId, asked, sheet, read);
  const digest = createHash('sha256')
    .update(JSON.stringify([found.counts, found.effects]))
    .digest('hex');
  return { ...found, read, digest };
};
