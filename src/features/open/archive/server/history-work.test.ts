import { afterAll, beforeAll, expect, test } from 'vitest';
import { workOf } from '#testing/database/rows-handled.ts';
import { type MonitoredProduct, openMonitoredProduct } from '#testing/world/restaurant.ts';
import { historyEvents } from '../rules-history.ts';
import { type HistorySelection, pageOfHistory, pageOfSubject } from './queries-history.ts';
import { subjectOf } from './queries-history-subject.ts';

let world: MonitoredProduct;
let selection: HistorySelection;

/** Nearly two years of a busy restaurant: rows of every sort at other times of the same days. */
const many = 4_000;
const atOnce = 500;

const fill = [
  `insert into document (organization_id, unit_id, id, sha256, size, file_name, content_type, channel, state, received_at, removed_at)
   select $1, $2, md5('d' || n)::uuid, encode(sha256(n::text::bytea), 'hex'), 1, n || '.pdf', 'application/pdf', 'upload', 'settled',
     timestamptz '2021-01-01' + n * interval '4 hours', null from generate_series($3::int, $4::int) n`,
  `insert into audit_entry (organization_id, unit_id, id, at, action, subject_id)
   select $1, $2, md5('a' || n)::uuid, timestamptz '2021-01-01' + n * interval '4 hours', 'document.retry', md5('d' || n)::uuid
   from generate_series($3::int, $4::int) n`,
  `insert into document_reading (organization_id, unit_id, document_id, read_at)
   select $1, $2, md5('d' || n)::uuid, timestamptz '2021-01-01' + n * interval '4 hours 1 second' from generate_series($3::int, $4::int) n`,
  `insert into invoice (organization_id, unit_id, id, supplier_id, number, issue_date, currency, credit_note, total, net, line_count,
     held, document_id, sha256, search)
   select i.organization_id, i.unit_id, (lpad(to_hex((extract(epoch from timestamptz '2021-01-01' + n * interval '4 hours') * 1000)::bigint),
     12, '0') || '7000800000000000' || lpad(to_hex(n), 4, '0'))::uuid, i.supplier_id, 'N' || n, i.issue_date, i.currency, i.credit_note,
     i.total, i.net, i.line_count, i.held, md5('d' || n)::uuid, i.sha256, i.search
   from invoice i, generate_series($3::int, $4::int) n where i.organization_id = $1 and i.unit_id = $2 and i.number = '1'`,
];

beforeAll(async () => {
  world = await openMonitoredProduct();
  await world.buy({ date: '2026-09-05', prices: { '100': '50.00' } });
  const { organizationId } = world.built;
  const [unit = ''] = world.units;
  for (const statement of fill)
    for (let from = 1; from <= many; from += atOnce)
      await world.product.db.tenantTransaction(organizationId, (tx) =>
        tx.query(statement, [organizationId, unit, from, from + atOnce - 1]),
      );
  await world.product.db.vacuum();
  selection = {
    organizationId,
    units: world.units,
    from: '2022-01-01',
    to: '2022-12-31',
    events: historyEvents,
    nouns: null,
    personId: null,
  };
}, 120_000);
afterAll(() => world.product.close());

test('a page of a long history handles the rows of a page', async () => {
  const { organizationId } = selection;
  const { db } = world.product;
  const read = (after: Parameters<typeof pageOfHistory>[2]) =>
    workOf(db, organizationId, (reader) => pageOfHistory(reader, selection, after, 51));
  const first = await read(null);
  const rows = await db.tenantRead(organizationId, (reader) => pageOfHistory(reader, selection, null, 51));
  expect(rows).toHaveLength(51);
  // Four branches of 51 rows, which are sorted, joined and cut.
  expect(first.rows, first.plans.join('\n')).toBeLessThan(2_500);
  const last = rows.at(-1);
  const second = await read(last ?? null);
  expect(second.rows, second.plans.join('\n')).toBeLessThan(2_500);
});

test('one document’s history handles its own rows', async () => {
  const { organizationId } = selection;
  const { db } = world.product;
  const documentId = '00000000-0000-0000-0000-000000000000';
  const [some] = await db.tenantRead(organizationId, (reader) =>
    reader.query<{ id: string }>(`select id from document where file_name = '3000.pdf'`),
  );
  const asked = { documentId: some?.id ?? documentId, invoiceId: null };
  const work = await workOf(db, organizationId, async (reader) => {
    const subject = await subjectOf(reader, selection, asked);
    const rows = await pageOfSubject(reader, selection, subject, null, 51);
    expect(rows.map(({ event }) => event)).toEqual(['read', 'act', 'received']);
  });
  expect(work.rows, work.plans.join('\n')).toBeLessThan(500);
});
