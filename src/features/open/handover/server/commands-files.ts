import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { accountUses, type AccountPlan } from '#core/bookkeeping/accounts.ts';
import { postedDraft } from '#core/bookkeeping/draft.ts';
import { sieFile, type SieVoucher } from '#core/bookkeeping/sie.ts';
import { byteOrderMark, csvRow } from '#core/exports/csv-file.ts';
import type { Db, Reader } from '#platform/server/db/port.ts';
import { accountName, postingText } from '../rules-names.ts';
import { texts as english } from '../texts-file.en.ts';
import { texts as swedish } from '../texts-file.sv.ts';
import { type BookedFacts, listBooked } from './queries-facts.ts';
import { accountPlanOf, type UnitPlace } from './queries.ts';

export interface Days {
  readonly from: string;
  readonly to: string;
}

interface SentFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly size: number | null;
  readonly stream: Readable;
}

const pageSize = 200;

async function* booked(db: Db, place: UnitPlace, days: Days): AsyncGenerator<BookedFacts> {
  for (let after: BookedFacts | null = null; ;) {
    const page: BookedFacts[] = await db.tenantRead(place.organizationId, (reader) =>
      listBooked(reader, place, days, after, pageSize),
    );
    yield* page;
    after = page.at(-1) ?? null;
    if (after === null || page.length < pageSize) return;
  }
}

const planOf = (db: Db, place: UnitPlace): Promise<AccountPlan> =>
  db.tenantRead(place.organizationId, (reader) => accountPlanOf(reader, place));

const voucherOf = (facts: BookedFacts, plan: AccountPlan): SieVoucher | null => {
  const posted = postedDraft(facts, plan);
  if (typeof posted === 'string') return null;
  const text = `${facts.supplierName} ${facts.number}`;
  return {
    day: facts.issueDate,
    text,
    rows: posted.postings.map(({ account, amount, use, rate }) => ({
      account,
      amount,
      text: postingText(use, rate),
    })),
  };
};

const companyOf = async (
  reader: Reader,
  { organizationId }: UnitPlace,
): Promise<{ name: string; number: string }> => {
  const [found] = await reader.query<{ name: string; number: string }>(
    'select name, organization_number as number from organization where organization_id = $1',
    [organizationId],
  );
  if (found === undefined) throw new Error('a unit stands in no organization');
  return found;
};

/** The vouchers of a period as SIE 4I. Invoices that no voucher can be made of are left out; the CSV names them. */
export const sieOf = async (db: Db, place: UnitPlace, days: Days, made: string): Promise<SentFile> => {
  const plan = await planOf(db, place);
  const company = await db.tenantRead(place.organizationId, (reader) => companyOf(reader, place));
  const vouchers: SieVoucher[] = [];
  for await (const facts of booked(db, place, days)) {
    const voucher = voucherOf(facts, plan);
    if (voucher !== null) vouchers.push(voucher);
  }
  const used = new Set(vouchers.flatMap(({ rows }) => rows.map(({ account }) => account)));
  const accounts = new Map(
    accountUses
      .filter((use) => used.has(plan[use]))
      .toSorted((a, b) => plan[a].localeCompare(plan[b]))
      .map((use) => [plan[use], accountName(plan[use], use)]),
  );
  const parts = sieFile(
    { made, companyName: company.name, organizationNumber: company.number, accounts, vouchers },
    crc32,
  );
  const size = parts.reduce((sum, { byteLength }) => sum + byteLength, 0);
  return {
    fileName: `krogkoll-${days.from}--${days.to}.si`,
    contentType: 'application/octet-stream',
    size,
    stream: Readable.from(parts.map((part) => Buffer.from(part))),
  };
};

const columns = [
  { kind: 'date' },
  { kind: 'text' },
  { kind: 'text' },
  { kind: 'text' },
  { kind: 'text' },
  { kind: 'text' },
  { kind: 'number' },
  { kind: 'number' },
  { kind: 'number' },
  { kind: 'text' },
] as const;

/** The postings of a period as CSV, one row each, and a row for each invoice that none can be made of. */
export const postingsOf = async (
  db: Db,
  place: UnitPlace,
  days: Days,
  language: 'sv' | 'en',
): Promise<SentFile> => {
  const words = language === 'sv' ? swedish : english;
  const plan = await planOf(db, place);
  const head = [
    words.day,
    words.supplier,
    words.organizationNumber,
    words.number,
    words.account,
    words.text,
    words.debit,
    words.credit,
    words.rate,
    words.problem,
  ];
  async function* rows(): AsyncGenerator<string> {
    yield byteOrderMark + csvRow(head, null, language);
    for await (const facts of booked(db, place, days)) {
      const first = [facts.issueDate, facts.supplierName, facts.organizationNumber, facts.number];
      const posted = postedDraft(facts, plan);
      if (typeof posted === 'string') {
        yield csvRow([...first, null, null, null, null, null, words[posted]], columns, language);
        continue;
      }
      for (const { account, amount, use, rate } of posted.postings) {
        const isCredit = amount.startsWith('-');
        const sides = isCredit ? [null, amount.slice(1)] : [amount, null];
        yield csvRow([...first, account, postingText(use, rate), ...sides, rate, null], columns, language);
      }
    }
  }
  return {
    fileName: `krogkoll-${days.from}--${days.to}.csv`,
    contentType: 'text/csv; charset=utf-8',
    size: null,
    stream: Readable.from(rows()),
  };
};
