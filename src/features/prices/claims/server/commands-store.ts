import type { ClaimReason } from '#core/claims/claim.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { swedishDate } from '#core/values/swedish-date.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { ClaimLanguage } from '../contract-claim.ts';
import type { ClaimAct } from './commands-event.ts';
import type { Evidence } from './queries-claims.ts';
import type { OrderLineFacts } from './queries-lines.ts';

/** An order line with what is claimed for it. */
export interface ChosenLine {
  readonly facts: OrderLineFacts;
  readonly reason: ClaimReason;
  readonly quantity: string;
  readonly expected: string | null;
  readonly amount: string;
}

/** Those who draft at the same time wait here for each other; a rollback gives the number back. */
const numberSql = `
  insert into claim_counter as c (organization_id, year, last) values ($1, $2, 1)
  on conflict (organization_id, year) do update set last = c.last + 1 returning last`;

/** Where the organization's claims go that the supplier gets, as it was remembered. */
const addressSql =
  'select address, language from claim_address where organization_id = $1 and supplier_id = $2';

const claimSql = `
  insert into claim (organization_id, unit_id, id, supplier_id, year, sequence, state, currency, language, recipient,
    drafted_on, drafted_at, drafted_by)
  values ($1, $2, $3, $4, $5, $6, 'drafted', $7, $8, $9, $10, $11, $12)`;

const linesSql = `
  insert into claim_line (organization_id, unit_id, claim_id, line_no, id, order_line_id, order_line_no, article_id, invoice_id,
    invoice_number, invoice_date, article_number, name, unit, reason, quantity, billed_price, expected_price, amount,
    vat_rate, evidence, decision_id)
  select $1, $2, $3, w.line_no, w.id, w.order_line_id, w.order_line_no, w.article_id, w.invoice_id, w.invoice_number, w.invoice_date,
    w.article_number, w.name, w.unit, w.reason, w.quantity, w.billed_price, w.expected_price, w.amount, w.vat_rate,
    w.evidence, w.decision_id
  from jsonb_to_recordset($4::jsonb) as w(line_no int, id uuid, order_line_id uuid, order_line_no int, article_id uuid, invoice_id uuid,
    invoice_number text, invoice_date date, article_number text, name text, unit text, reason text, quantity numeric,
    billed_price numeric, expected_price numeric, amount numeric, vat_rate numeric, evidence jsonb, decision_id uuid)`;

const lineRow = (
  { facts, reason, quantity, expected, amount }: ChosenLine,
  at: number,
  id: string,
  evidence: Evidence | null,
  decisionId: string | null,
): object => ({
  line_no: at + 1,
  id,
  order_line_id: facts.id,
  order_line_no: facts.lineNo,
  article_id: facts.articleId,
  invoice_id: facts.invoiceId,
  invoice_number: facts.invoiceNumber,
  invoice_date: facts.invoiceDate,
  article_number: facts.articleNumber,
  name: facts.name,
  unit: facts.unit,
  reason,
  quantity,
  billed_price: facts.billed,
  expected_price: expected,
  amount,
  vat_rate: facts.vatRate,
  evidence,
  decision_id: decisionId,
});

/** Stores a draft of lines of one supplier and currency under the organization's next number of the year; answers its id. */
export const storeClaim = async (
  tx: Tx,
  { organizationId, unitId }: UnitScope,
  { actor, now, newId }: ClaimAct,
  lines: readonly ChosenLine[],
  known: {
    readonly evidence: ReadonlyMap<string, Evidence>;
    readonly decisions: ReadonlyMap<string, string>;
  },
): Promise<string> => {
  const [first] = lines;
  if (first === undefined) throw new Error('a claim has at least one line');
  const { supplierId, currency } = first.facts;
  const today = swedishDate(now);
  const year = Number(today.slice(0, 4));
  const [counted] = await tx.query<{ last: number }>(numberSql, [organizationId, year]);
  const [address] = await tx.query<{ address: string | null; language: ClaimLanguage }>(addressSql, [
    organizationId,
    supplierId,
  ]);
  const id = newId();
  await tx.query(claimSql, [
    organizationId,
    unitId,
    id,
    supplierId,
    year,
    counted?.last,
    currency,
    address?.language ?? 'sv',
    address?.address ?? null,
    today,
    now,
    actor.userId,
  ]);
  const rows = lines.map((line, at) =>
    lineRow(
      line,
      at,
      newId(),
      (line.expected === null ? undefined : known.evidence.get(line.facts.id)) ?? null,
      known.decisions.get(line.facts.id) ?? null,
    ),
  );
  await tx.query(linesSql, [organizationId, unitId, id, JSON.stringify(rows)]);
  return id;
};
