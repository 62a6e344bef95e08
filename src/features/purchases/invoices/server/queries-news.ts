import { newsSource, plainFacts } from '#features/account/bell/server/queries.ts';
import type { NewsSource, NewsTold } from '#features/account/bell/server/queries.ts';
import { answerTo } from '#platform/server/hooks.ts';
import { doNotPay } from '../rules-held.ts';

interface HeldRecord {
  readonly id: string;
  readonly number: string;
  readonly supplier: string;
  readonly total: string;
  readonly currency: string;
  readonly reasons: string[];
}

const newestSql = `
  select i.id as "subjectId", left(array_to_string(i.held_reasons, ','), 200) as version, d.received_at as at
  from invoice i
  join document d on d.organization_id = $1 and d.unit_id = $2 and d.id = i.document_id
  where i.organization_id = $1 and i.unit_id = $2 and i.held and d.received_at > $3 and d.import_id is null
  order by d.received_at desc, i.id limit $4`;

/** Invoices that the trust gate holds. A warning not to pay is told by its own reason. */
const newHeld: NewsSource = {
  kind: 'heldInvoice',
  access: 'editor',
  of: 'unit',
  newest: (reader, { organizationId, unitId }, { since, most }) =>
    reader.query<NewsTold>(newestSql, [organizationId, unitId, since, most]),
  facts: async (reader, { organizationId, unitId }, invoiceIds) => {
    const records = await reader.query<HeldRecord>(
      `select i.id, i.number, s.display_name as supplier, trim_scale(i.total) as total, i.currency, i.held_reasons as reasons
       from invoice i join organization_supplier s on s.organization_id = $1 and s.id = i.supplier_id
       where i.organization_id = $1 and i.unit_id = $2 and i.held and i.id = any ($3::uuid[])`,
      [organizationId, unitId, invoiceIds],
    );
    return new Map(
      records.map(({ id, number, supplier, total, currency, reasons }) => [
        id,
        {
          ...plainFacts,
          name: number,
          from: supplier,
          amount: total,
          currency,
          reason: reasons.find((one) => doNotPay.includes(one)) ?? reasons[0] ?? null,
        },
      ]),
    );
  },
};

/** Tells the bell of invoices that wait. */
export const tellNewHeld = answerTo(newsSource, newHeld);
