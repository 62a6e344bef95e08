import { isPriceReason } from '#core/claims/claim-amount.ts';
import type { Claim, Credit, CreditDocument } from '#core/claims/claim.ts';
import { matchCredits } from '#core/claims/match-credits.ts';
import { decimal, sumOf } from '#core/values/decimal.ts';
import type { Tx } from '#platform/server/db/port.ts';
import { publish } from '#platform/server/live.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { alertEvents } from '#platform/wire/live.ts';
import { loadClaims } from './queries-claims.ts';
import { loadCreditDocuments, loadCredits, loadLinks } from './queries-credits.ts';

const keyOf = ({ claimId, claimLineId, creditLineId, step, amount, over }: Credit): string =>
  [claimId, claimLineId, creditLineId, step, decimal(amount).toFixed(), decimal(over).toFixed()].join(' ');

const isSame = (a: readonly Credit[], b: readonly Credit[]): boolean => {
  const [mine, other] = [a.map(keyOf).toSorted(), b.map(keyOf).toSorted()];
  return mine.length === other.length && mine.every((key, at) => key === other[at]);
};

const storeSql = `
  insert into claim_credit (organization_id, unit_id, claim_id, claim_line_id, credit_line_id, supplier_id, invoice_id,
    credit_date, currency, step, amount, over_amount)
  select $1, $2, w.claim_id, w.claim_line_id, w.credit_line_id, $3, w.invoice_id, w.credit_date, w.currency, w.step, w.amount, w.over_amount
  from jsonb_to_recordset($4::jsonb) as w(claim_id uuid, claim_line_id uuid, credit_line_id uuid, invoice_id uuid,
    credit_date date, currency text, step int, amount numeric, over_amount numeric)`;

const rowsOf = (credits: readonly Credit[], documents: readonly CreditDocument[]): object[] => {
  const papers = new Map(
    documents.flatMap((each) =>
      [each.id, ...each.lines.map(({ id }) => id)].map((id) => [id, each] as const),
    ),
  );
  return credits.map((credit) => {
    const paper = papers.get(credit.creditLineId);
    if (paper === undefined) throw new Error('a credit comes from one of the documents');
    return {
      claim_id: credit.claimId,
      claim_line_id: credit.claimLineId,
      credit_line_id: credit.creditLineId,
      invoice_id: paper.id,
      credit_date: paper.date,
      currency: paper.currency,
      step: credit.step,
      amount: credit.amount,
      over_amount: credit.over,
    };
  });
};

/** What is credited on the price of each order line that any of the claims is about; 0 where nothing is. */
const priceCredits = (claims: readonly Claim[], credits: readonly Credit[]): Map<string, string> => {
  const ofLine = Map.groupBy(credits, ({ claimId, claimLineId }) => `${claimId} ${claimLineId}`);
  const lines = claims.flatMap((claim) =>
    claim.lines.map((line) => {
      const own = isPriceReason(line.reason) ? (ofLine.get(`${claim.id} ${line.id}`) ?? []) : [];
      return { orderLineId: line.orderLineId, amounts: own.map(({ amount }) => decimal(amount)) };
    }),
  );
  return new Map(
    [...Map.groupBy(lines, ({ orderLineId }) => orderLineId)].map(([id, own]) => [
      id,
      sumOf(own.flatMap(({ amounts }) => amounts)).toFixed(),
    ]),
  );
};

const keepPricesSql = `
  insert into price_credit (organization_id, unit_id, order_line_id, amount)
  select $1, $2, w.id, w.amount from jsonb_to_recordset($3::jsonb) as w(id uuid, amount numeric)
  on conflict (organization_id, unit_id, order_line_id) do update set amount = excluded.amount
  where price_credit.amount <> excluded.amount`;

const markEntriesSql = `
  update price_alert_entry e set credited = w.amount
  from jsonb_to_recordset($3::jsonb) as w(id uuid, article_id uuid, amount numeric)
  where e.organization_id = $1 and e.unit_id = $2 and e.article_id = w.article_id and e.id = w.id and e.credited <> w.amount
  returning e.article_id as "articleId"`;

const rematchSupplier = async (tx: Tx, scope: UnitScope, supplierId: string): Promise<boolean> => {
  const claims = await loadClaims(tx, scope, supplierId);
  if (claims.length === 0) return false;
  const documents = await loadCreditDocuments(tx, scope, supplierId);
  const credits = matchCredits(claims, documents, await loadLinks(tx, scope, supplierId));
  if (isSame(credits, await loadCredits(tx, scope, supplierId))) return false;
  const key = [scope.organizationId, scope.unitId];
  await tx.query(
    'delete from claim_credit where organization_id = $1 and unit_id = $2 and supplier_id = $3',
    [...key, supplierId],
  );
  await tx.query(storeSql, [...key, supplierId, JSON.stringify(rowsOf(credits, documents))]);
  const prices = priceCredits(claims, credits);
  const articles = new Map(
    claims.flatMap(({ lines }) =>
      lines.map(({ orderLineId, articleId }) => [orderLineId, articleId] as const),
    ),
  );
  const rows = [...prices].map(([id, amount]) => ({ id, amount, article_id: articles.get(id) ?? null }));
  await tx.query(keepPricesSql, [...key, JSON.stringify(rows)]);
  const marked = await tx.query<{ articleId: string }>(markEntriesSql, [...key, JSON.stringify(rows)]);
  const articleIds = [...new Set(marked.map(({ articleId }) => articleId))];
  for (const event of alertEvents(articleIds)) await publish(tx, scope, event);
  return true;
};

/**
 * Matches the credit lines of suppliers to their claims anew, and keeps what changed: the money of each claim line, and what
 * is taken off its alert's extra cost. Suppliers without a claim cost one look. The caller holds the unit's lock.
 */
export const rematch = async (tx: Tx, scope: UnitScope, supplierIds: readonly string[]): Promise<void> => {
  let changed = false;
  for (const supplierId of [...new Set(supplierIds)].toSorted())
    changed = (await rematchSupplier(tx, scope, supplierId)) || changed;
  if (changed) await publish(tx, scope, { type: 'claims' });
};
