import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { contains, folded } from '#platform/server/sql.ts';
import { searchedAmount } from '../rules.ts';

const mostWords = 8;

const wordsOf = (search: string): string[] => search.trim().split(/\s+/u).slice(0, mostWords);

/** A line `l` of the unit ($1, $2) whose article has the word in its name or number. */
const articleHas = (pattern: string): string =>
  `(${folded('l.name')} like ${pattern} or ${folded('l.article_number')} like ${pattern})`;

/** A line `l` that the plan shows: of its days (a placeholder, null for all), and of an invoice that has been analysed. */
export const shownLine = (since: string): string => `
  l.issue_date >= coalesce(${since}::date, '-infinity') and not (l.invoice_id = any(array(
    select x.id from invoice x where x.organization_id = $1 and x.unit_id = $2 and x.waits)))`;

const amountsOf = (search: string): { readonly exact: string | null; readonly whole: string | null } => {
  const wanted = searchedAmount(search);
  if (wanted === null) return { exact: null, whole: null };
  return wanted.isWhole ? { exact: null, whole: wanted.amount } : { exact: wanted.amount, whole: null };
};

/**
 * The condition on `invoice i` of the unit ($1, $2) that a search text makes: each of its words stands in the invoice's number, supplier
 * or reference or in an article of it, or the whole text is an amount of the invoice or of one of its lines. A name stands on many lines
 * and is looked through once.
 */
export const searchCondition = (
  search: string,
  { view }: Pick<UnitScope, 'view'>,
  add: (value: unknown) => string,
): string => {
  const ofUnit = 'l.organization_id = $1 and l.unit_id = $2';
  const shown = shownLine(add(view?.since ?? null));
  const { exact, whole } = amountsOf(search);
  const byWords = `
    i.id in (
      with w as (
        select word, at from unnest(${add(wordsOf(search).map(contains))}::text[]) with ordinality asked(word, at)
      ), named as materialized (
        select l.name, l.article_number, w.at
        from (select distinct l.name, l.article_number from invoice_line l where ${ofUnit}) l join w on ${articleHas('w.word')}
      )
      select f.id from (
        select h.id, w.at from w join invoice h
          on h.organization_id = $1 and h.unit_id = $2 and h.search like w.word
        union
        select l.invoice_id, n.at from named n join invoice_line l
          on ${ofUnit} and l.name = n.name and l.article_number is not distinct from n.article_number and ${shown}
      ) f group by f.id having count(*) = (select count(*) from w))`;
  if (exact !== null) {
    const amount = `${add(exact)}::numeric`;
    const byLines = `select l.invoice_id from invoice_line l where ${ofUnit} and abs(l.sum) = ${amount} and ${shown}`;
    return `(${byWords} or abs(i.total) = ${amount} or abs(i.net) = ${amount} or i.id in (${byLines}))`;
  }
  if (whole === null) return byWords;
  const amount = `${add(whole)}::numeric`;
  return `(${byWords} or trunc(abs(i.total)) = ${amount} or trunc(abs(i.net)) = ${amount})`;
};

/** The lines through which a search found invoices: the first line of each that has one of the words, or the amount. */
export const foundLines = async (
  reader: Reader,
  { organizationId, unitId, view }: UnitScope,
  search: string,
  invoiceIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const records = await reader.query<{ invoice_id: string; name: string }>(
    `select distinct on (l.invoice_id) l.invoice_id, l.name from invoice_line l
     where l.organization_id = $1 and l.unit_id = $2 and l.invoice_id = any($3::uuid[]) and ${shownLine('$6')}
       and (abs(l.sum) = $5::numeric or exists (
         select 1 from unnest($4::text[]) as word where ${articleHas('word')}))
     order by l.invoice_id, l.line_no`,
    [
      organizationId,
      unitId,
      invoiceIds,
      wordsOf(search).map(contains),
      amountsOf(search).exact,
      view?.since ?? null,
    ],
  );
  return new Map(records.map(({ invoice_id: id, name }) => [id, name]));
};
