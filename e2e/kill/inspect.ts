import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openHome } from './home.ts';
import type { Ledger } from './senders.ts';
import type { Home } from './server-child.ts';

/** What is wrong in a home after everything has been sent. Every list should be empty. */
export interface Faults {
  /** Acknowledged files and mails that are no document, acknowledged invoices and deals that are none, by SHA-256, number and day. */
  readonly lost: readonly string[];
  readonly duplicated: readonly string[];
  readonly unfinished: readonly string[];
  /** Files of documents that are missing or not what their name says. */
  readonly damaged: readonly string[];
  /** Invoices whose lines are not exactly once in the database, and articles that count other lines than theirs. */
  readonly miscounted: readonly string[];
}

const hashOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
};

/** Every finished file of the store by name, and those that are not what their name says. */
const storedFiles = async (dataDir: string): Promise<{ names: Set<string>; wrong: string[] }> => {
  const root = join(dataDir, 'documents');
  const names = new Set<string>();
  const wrong: string[] = [];
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || basename(entry.parentPath) === 'incoming') continue;
    names.add(entry.name);
    if ((await hashOf(join(entry.parentPath, entry.name))) !== entry.name) wrong.push(entry.name);
  }
  return { names, wrong };
};

const finalStates = new Set(['monitored', 'needs-review', 'expanded']);

const miscountedSql = `
  select 'invoice ' || i.number as what from invoice i left join invoice_line l on l.invoice_id = i.id
  group by i.id, i.number, i.line_count having count(l.id) <> i.line_count
  union all select 'number ' || number from invoice group by supplier_id, number having count(*) > 1
  union all select 'document ' || d.id from document d
    left join invoice i on i.document_id = d.id where d.state = 'monitored' and d.duplicate_of is null and i.id is null
  union all select 'mail ' || d.id from document d
    left join mail m on m.document_id = d.id where d.content_type = 'message/rfc822' and m.document_id is null
  union all select 'article ' || a.name from unit_article a
    where a.lines <> (select count(*) from invoice_line l where l.article_id = a.id and l.monitored)
  union all select 'day ' || u.day from unit_day u
    where u.invoices + u.held_invoices <> (select count(*) from invoice i where i.issue_date = u.day and i.supplier_id = u.supplier_id)`;

/** Looks at everything that is there. No server has the home open. */
export const inspect = async (
  home: Home,
  organizationId: string,
  { acknowledged, sent, invoices, deals }: Ledger,
): Promise<Faults & { readonly invoices: number }> => {
  const { db } = await openHome(home);
  const { documents, booked, miscounted, agreed } = await db.tenantRead(organizationId, async (reader) => ({
    documents: await reader.query<{ sha256: string; state: string; duplicate_of: string | null }>(
      'select sha256, state, duplicate_of from document',
    ),
    booked: await reader.query<{ number: string }>('select number from invoice'),
    miscounted: await reader.query<{ what: string }>(miscountedSql),
    agreed: await reader.query<{ id: string; day: string }>('select id, valid_from as day from deal'),
  }));
  await db.close();
  const first = documents.filter(({ duplicate_of }) => duplicate_of === null);
  const times = Map.groupBy(first, ({ sha256 }) => sha256);
  const numbers = Map.groupBy(booked, ({ number }) => number);
  const { names, wrong } = await storedFiles(home.dataDir);
  return {
    lost: [
      ...[...acknowledged].filter((hash) => !times.has(hash)),
      ...[...invoices].filter((number) => !numbers.has(number)),
      ...[...deals.acknowledged].flatMap(([day, id]) =>
        agreed.some((deal) => deal.id === id && deal.day === day) ? [] : [`deal of ${day}`],
      ),
    ],
    duplicated: [
      ...[...sent].filter((hash) => (times.get(hash)?.length ?? 0) > 1),
      ...[...numbers].filter(([, rows]) => rows.length > 1).map(([number]) => number),
      ...deals.forgotten.map((day) => `deal of ${day}, asked for again as another`),
      ...[...Map.groupBy(agreed, ({ day }) => day)]
        .filter(([day, rows]) => rows.length > 1 || !deals.sent.has(day))
        .map(([day]) => `deal of ${day}`),
    ],
    unfinished: first.filter(({ state }) => !finalStates.has(state)).map(({ sha256 }) => sha256),
    damaged: [...wrong, ...first.map(({ sha256 }) => sha256).filter((hash) => !names.has(hash))],
    miscounted: miscounted.map(({ what }) => what),
    invoices: booked.length,
  };
};
