import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import { decimalText, id, isoDate, text } from '#platform/wire/fields.ts';
import { tolerance, dealRow } from './contract-row.ts';

const aboveZero = decimalText.refine((value) => /^[\d.]*[1-9]/.test(value));

export const createDealBody = z.object({
  articleId: id,
  price: aboveZero,
  validFrom: isoDate,
  validTo: isoDate.nullable(),
  tolerance: tolerance.default({ type: 'percent', up: '0', down: '0' }),
  marketPriced: z.boolean().default(false),
  /** For every unit of the organization rather than this one; asks for the role in each of them. */
  wholeOrganization: z.boolean().default(false),
  note: text(1000).nullable().default(null),
});

export const dealsContract = {
  listDeals: endpoint({
    method: 'GET',
    path: 'deal-management/deals',
    summary: 'Negotiated deals that apply to the unit',
    access: 'reporter',
    reply: z.array(dealRow),
    errors: [],
  }),
  createDeal: endpoint({
    method: 'POST',
    path: 'deal-management/deals',
    summary: 'Agree on a price for an article; lines in its period are judged anew',
    access: 'editor',
    body: createDealBody,
    reply: dealRow,
    status: 201,
    creates: true,
    errors: ['article.not_exist', 'deal.period_invalid', 'deal.overlaps', 'permission.required'],
  }),
  endDeal: endpoint({
    method: 'PUT',
    path: 'deal-management/deals/{dealId}/end',
    summary: 'End a deal on a day; its price stays watched',
    access: 'editor',
    params: z.object({ dealId: id }),
    body: z.object({ validTo: isoDate }),
    reply: dealRow,
    errors: ['deal.not_exist', 'deal.period_invalid', 'permission.required'],
  }),
};
