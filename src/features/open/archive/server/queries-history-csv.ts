import { byteOrderMark, csvRow } from '#core/exports/csv-file.ts';
import { fillText } from '#core/values/fill-text.ts';
import { actWords } from '#features/company/team/rules-words.ts';
import type { Db } from '#platform/server/db/port.ts';
import { Refused } from '#platform/wire/refused.ts';
import type { HistoryRow } from '../contract-history.ts';
import { type HistorySays, whatWasDone, whoDidIt } from '../rules-history-words.ts';
import { texts as codes } from '../texts-codes.sv.ts';
import { texts } from '../texts-history.sv.ts';
import { type HistoryScope, readHistory } from './queries-history-page.ts';

const rowsAtOnce = 1_000;

const swedish: HistorySays = {
  t: (key, values = {}) => fillText(texts[key], values),
  ofCode: (key) => codes[key],
  acted: (action) => actWords.sv[`act.${action}`] ?? action,
};

const heads = [
  texts['csv.when'],
  texts.kind,
  texts.what,
  texts.who,
  texts.restaurant,
  texts['csv.supplier'],
  texts['csv.number'],
  texts['csv.file'],
  texts['csv.about'],
  texts.proof,
  'SHA-256',
  texts['csv.code'],
];

const lineOf = (row: HistoryRow): string =>
  csvRow(
    [
      row.at,
      codes[`history.${row.kind}`],
      whatWasDone(row, swedish),
      whoDidIt(row, swedish),
      row.unit,
      row.invoice?.supplier ?? null,
      row.invoice?.number ?? null,
      row.document?.fileName ?? null,
      row.about,
      row.link === null ? null : String(row.link),
      row.sha256,
      row.action ?? row.event,
    ],
    null,
    'sv',
  );

/** The history of the days as a table in Swedish, the newest first; null days: all there are. */
export async function* historyCsv(
  db: Db,
  scope: HistoryScope,
  { from, to }: { readonly from: string | null; readonly to: string | null },
): AsyncGenerator<string> {
  yield byteOrderMark + csvRow(heads, null, 'sv');
  const days = { from: from ?? '1970-01-01', to: to ?? '9998-12-31' };
  for (let next: string | null = ''; next !== null;) {
    const asked = next === '' ? days : { ...days, after: next };
    const page: Awaited<ReturnType<typeof readHistory>> = await readHistory(db, scope, asked, rowsAtOnce);
    if (page instanceof Refused) throw new Error('a place that was just given is none');
    for (const row of page.rows) yield lineOf(row);
    ({ next } = page);
  }
}
