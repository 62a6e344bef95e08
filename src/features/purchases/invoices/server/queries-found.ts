import type { SearchWords } from '#core/values/search-words.ts';
import { codeOf } from '#core/values/search-words.ts';
import { decimal } from '#core/values/decimal.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { searchedAmount } from '../rules.ts';
import { shownLine } from './queries-search.ts';

export interface FoundInvoice {
  readonly id: string;
  readonly number: string;
  readonly supplierName: string;
  readonly issueDate: string;
  readonly currency: string;
  readonly total: string;
  readonly creditNote: boolean;
  readonly held: boolean;
  /** The article through which it was found; null where its head was. */
  readonly goods: string | null;
  /** Its number, or its amount to the öre, is what was asked for. */
  readonly isExact: boolean;
}

/** An article that the words of a search found, and the day that it was bought last. */
export interface BoughtArticle {
  readonly id: string;
  readonly lastDate: string | null;
}

/** What is looked for in heads of invoices. */
interface Asked {
  /** The number as `codeOf` has it; null where nothing typed can be one. */
  readonly code: string | null;
  /** Of words beside the number: the suppliers that all of them name; null where there are none. */
  readonly suppliers: readonly string[] | null;
}

const hasFigure = (word: string): boolean => /\d/.test(word);

/** Words with a figure are the number, the others the supplier: `martin 2208841`, `F 2026/118`. */
const askedOf = ({ words }: SearchWords, byWord: readonly (readonly string[])[]): Asked => {
  const code = codeOf(words.filter(hasFigure).join(''));
  const named = byWord.filter((_ids, at) => !hasFigure(words[at] ?? ''));
  const [first, ...others] = named;
  return {
    code: code.length < 2 ? null : code,
    suppliers: first === undefined ? null : first.filter((id) => others.every((ids) => ids.includes(id))),
  };
};

/** Of each way of finding, how many are looked at. */
const looked = 20;

/** How many of the newest invoices are asked whether they are a supplier's. */
const recent = 300;

/** Each part ends after a few rows of an index that begins with the unit: what is found costs what is shown. */
const foundSql = `
  with found as materialized (
    (select i.id, null::text as goods from invoice i
     where i.organization_id = $1 and i.unit_id = $2 and i.code >= $3 and i.code < $3 || '~'
     order by i.code limit ${looked})
    union all
    (select i.id, null from invoice i
     where i.organization_id = $1 and i.unit_id = $2 and i.code_from_end >= reverse($3) and i.code_from_end < reverse($3) || '~'
     order by i.code_from_end limit ${looked})
    union all
    (select i.id, null from invoice i
     where i.organization_id = $1 and i.unit_id = $2 and i.amount_hundredths >= $5::bigint and i.amount_hundredths < $6::bigint
     order by i.amount_hundredths limit ${looked})
    union all
    (select r.id, null from (
       select i.id, i.supplier_id from invoice i
       where i.organization_id = $1 and i.unit_id = $2 and $7
       order by i.issue_date desc, i.id desc limit ${recent}) r
     where r.supplier_id = any($4::uuid[]) limit ${looked})
    union all
    (select l.invoice_id, l.name from invoice_line l
     where l.organization_id = $1 and l.unit_id = $2 and l.issue_date = any($8::date[]) and l.article_id = any($9::uuid[])
       and ${shownLine('$12')}
     limit ${looked})
  ), once as materialized (select id, case when bool_and(goods is not null) then max(goods) end as goods from found group by id)
  select i.id, i.number, s.display_name as "supplierName", i.issue_date as "issueDate", i.currency, i.total,
    i.credit_note as "creditNote", i.held, o.goods,
    coalesce(i.code = $3, false) or coalesce(i.amount_hundredths = $10::bigint, false) as "isExact"
  from invoice i
  join organization_supplier s on s.organization_id = $1 and s.id = i.supplier_id
  join once o on o.id = i.id
  where i.organization_id = $1 and i.unit_id = $2 and i.id = any(array(select id from once))
    and (o.goods is not null or $4::uuid[] is null or i.supplier_id = any($4::uuid[]))
  order by 10 desc, o.goods is not null, i.issue_date desc, i.id desc limit $11`;

/**
 * Invoices of the unit whose number begins or ends with what was typed, whose amount it is, the newest of suppliers that it names, and
 * the newest that the plan shows of articles that it found: the exact one first, then the newest. `suppliers` are those that each word names.
 */
export const findInvoices = (
  reader: Reader,
  { organizationId, unitId, view }: UnitScope,
  asked: SearchWords,
  found: {
    readonly suppliers: readonly (readonly string[])[];
    readonly articles: readonly BoughtArticle[];
    readonly most: number;
  },
): Promise<FoundInvoice[]> => {
  if (asked.words.length === 0) return Promise.resolve([]);
  const amount = searchedAmount(asked.text);
  // The words of an amount, as its currency, name no supplier.
  const hundredths = amount === null ? null : decimal(amount.amount).times('100').toFixed(0);
  const { code, suppliers } = askedOf(asked, amount === null ? found.suppliers : []);
  const bought = found.articles.filter(({ lastDate }) => lastDate !== null);
  return reader.query<FoundInvoice>(foundSql, [
    organizationId,
    unitId,
    code,
    suppliers,
    hundredths,
    hundredths === null ? null : String(BigInt(hundredths) + (amount?.isWhole === true ? 100n : 1n)),
    code === null && suppliers !== null && suppliers.length > 0,
    bought.map(({ lastDate }) => lastDate),
    bought.map(({ id }) => id),
    amount?.isWhole === true ? null : hundredths,
    found.most,
    view?.since ?? null,
  ]);
};
