import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import { currency, decimalText, id, period, searchText } from '#platform/wire/fields.ts';
import { pageOf, paging, sorting } from '#platform/wire/paging.ts';
import { claimDetail, claimEnclosures, claimReason, claimRow, claimSums } from './contract-claim.ts';
import { creditDocumentRow, creditUses } from './contract-credits.ts';
import { aboveZero, claimParams } from './contract-fields.ts';
import { claimByLink } from './contract-link.ts';
import { claimState } from './contract-state.ts';
import { claimSteps } from './contract-steps.ts';

/** An order line to claim money for. */
export const wantedLine = z
  .object({
    /** Where the order line stands. */
    invoiceId: id,
    /** The line's id, which is also its price alert's, or its place on the invoice. */
    orderLineId: id.optional(),
    lineNo: z.number().int().min(1).optional(),
    /** At most the line's; left out: all of it. */
    quantity: aboveZero.optional(),
    /** Net, at most the line's sum; for reasons that come from no price alert. Left out: the line's sum for that quantity. */
    amount: aboveZero.optional(),
  })
  .refine((line) => (line.orderLineId === undefined) !== (line.lineNo === undefined), {
    path: ['orderLineId'],
  });

/** One supplier's claims of the unit, in one currency. */
export const claimSupplier = claimSums.extend({
  supplierId: id,
  supplierName: z.string(),
  currency,
  claims: z.number().int(),
  /** credited ÷ claimed in percent, one decimal; null while nothing is claimed. */
  sharePercent: decimalText.nullable(),
  /** Days from sending to the first answer or credit, the middle one; null before one. */
  medianDays: decimalText.nullable(),
});

/** SECURITY matrix rows 43, 44 and 45. A reporter sees no claim at all. */
export const claimsContract = {
  listClaims: endpoint({
    method: 'GET',
    path: 'claim-management/claims',
    summary: "The unit's credit claims, newest first",
    access: 'editor',
    demo: 'shown',
    asOf: 'organization',
    query: paging.extend(sorting(['number', 'amount', 'supplier', 'replyBy'], 'number').shape).extend({
      /** Claims in which something happened then; what is drafted or sent is there whatever the period. */
      ...period.shape,
      /** Left out: all but the withdrawn ones. */
      state: claimState.optional(),
      supplierId: id.optional(),
      overdue: z.stringbool().optional(),
      /** Words of number, supplier or goods. */
      search: searchText,
    }),
    reply: pageOf(claimRow),
    errors: [],
  }),
  readClaimBoard: endpoint({
    method: 'GET',
    path: 'claim-management/board',
    summary:
      'The lanes of the board with their sums, and what was claimed, credited, waits and was not received',
    access: 'editor',
    asOf: 'organization',
    query: period,
    demo: 'shown',
    reply: z.object({
      currency,
      /** Of the period's claims in kronor, and of all that are drafted or sent. */
      sums: claimSums,
      /** Claims in kronor that the period leaves out. */
      outside: z.number().int(),
      /** Always all five, in the order of the states. */
      lanes: z.array(
        z.object({
          state: claimState,
          claims: z.number().int(),
          /** Net: of drafts, withdrawn and refused ones their lines, of sent ones what waits, of settled ones what is credited. */
          sum: decimalText,
          overdue: z.number().int(),
          /** Letters that did not reach their supplier. */
          undelivered: z.number().int(),
        }),
      ),
    }),
    errors: [],
  }),
  listClaimSuppliers: endpoint({
    method: 'GET',
    path: 'claim-management/suppliers',
    summary: 'What was claimed and what came back, by supplier; of a period as the board is',
    access: 'editor',
    asOf: 'organization',
    query: period,
    demo: 'shown',
    reply: z.array(claimSupplier),
    errors: [],
  }),
  readRecovered: endpoint({
    method: 'GET',
    path: 'claim-management/recovered',
    summary: 'Recovered money of a period, by month of the credit document and by supplier',
    access: 'editor',
    demo: 'shown',
    asOf: 'organization',
    query: period,
    reply: z.object({
      currency,
      /** In kronor, net. */
      total: decimalText,
      months: z.array(
        z.object({
          /** `YYYY-MM`. */
          month: z.string(),
          supplierId: id,
          supplierName: z.string(),
          amount: decimalText,
        }),
      ),
      /** Of all claims, whatever the period: what an overview asks a person to look after. */
      waiting: decimalText,
      overdue: z.number().int(),
    }),
    errors: [],
  }),
  listClaimedLines: endpoint({
    method: 'GET',
    path: 'claim-management/claimed-lines',
    summary: 'Order lines that stand in a claim which keeps them from being claimed again',
    access: 'editor',
    demo: 'shown',
    query: z.object({ articleId: id.optional(), invoiceId: id.optional() }),
    reply: z.array(
      z.object({
        orderLineId: id,
        invoiceId: id,
        lineNo: z.number().int(),
        claimId: id,
        number: z.string(),
        state: claimState,
      }),
    ),
    errors: [],
  }),
  readClaim: endpoint({
    method: 'GET',
    path: 'claim-management/claims/{claimId}',
    summary: "One claim: its lines, the credit notes' lines beside them, its letter and its timeline",
    access: 'editor',
    demo: 'shown',
    asOf: 'organization',
    params: claimParams,
    reply: claimDetail,
    errors: ['claim.not_exist'],
  }),
  readEnclosures: endpoint({
    method: 'GET',
    path: 'claim-management/claims/{claimId}/enclosures',
    summary: "Originals of deals and invoices that would go with a claim's letter to an address",
    access: 'editor',
    demo: 'shown',
    params: claimParams,
    query: z.object({ to: z.string().trim().max(254).optional() }),
    reply: claimEnclosures,
    errors: ['claim.not_exist'],
  }),
  draftClaims: endpoint({
    method: 'POST',
    path: 'claim-management/claims',
    summary:
      'Draft claims of chosen order lines, one for each supplier and currency; decides nothing about alerts',
    access: 'editor',
    demo: 'refused',
    body: z.object({
      lines: z.array(wantedLine).min(1).max(500),
      /** Left out: of each line's price alert, above the deal or above the watched price. */
      reason: claimReason.optional(),
    }),
    reply: z.object({ claims: z.array(claimRow) }),
    status: 201,
    creates: true,
    errors: ['invoice.line_not_exist', 'claim.line_claimed', 'claim.amount_invalid', 'claim.no_alert'],
  }),
  ...claimSteps,
  listCreditDocuments: endpoint({
    method: 'GET',
    path: 'claim-management/claims/{claimId}/credit-documents',
    summary: "The supplier's credit documents in the claim's currency, newest first: what a person can link",
    access: 'editor',
    demo: 'shown',
    params: claimParams,
    query: paging,
    reply: pageOf(creditDocumentRow),
    errors: ['claim.not_exist'],
  }),
  readCreditUses: endpoint({
    method: 'GET',
    path: 'claim-management/credit-uses',
    summary: 'Which claims the lines of one credit document are for, and where only a person can say',
    access: 'editor',
    demo: 'shown',
    query: z.object({ invoiceId: id }),
    reply: creditUses,
    errors: [],
  }),
  linkCredit: endpoint({
    method: 'POST',
    path: 'claim-management/claims/{claimId}/links',
    summary: 'Say that a credit line is for the claim',
    access: 'editor',
    demo: 'refused',
    params: claimParams,
    body: z.object({
      creditLineId: id,
      /** The claim's line that the money is for; null: those of the same article first, then as listed. */
      claimLineId: id.nullable().default(null),
    }),
    reply: claimDetail,
    errors: ['claim.not_exist', 'claim.credit_unknown', 'claim.line_claimed'],
  }),
  unlinkCredit: endpoint({
    method: 'POST',
    path: 'claim-management/claims/{claimId}/unlinks',
    summary: 'Say that a credit line is not for the claim: no rule gives it there again',
    access: 'editor',
    demo: 'refused',
    params: claimParams,
    body: z.object({ creditLineId: id }),
    reply: claimDetail,
    errors: ['claim.not_exist', 'claim.credit_unknown'],
  }),
  ...claimByLink,
};
