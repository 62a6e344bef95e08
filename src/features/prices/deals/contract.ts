import { z } from 'zod';
import { endpoint } from '#platform/wire/endpoint.ts';
import { id, isoDate } from '#platform/wire/fields.ts';
import { dealDetail, dealPreview, dealsPage, listDealsQuery } from './contract-list.ts';
import { dealRow } from './contract-row.ts';
import { createDealBody, dealTerms, previewDealBody, supplierTerms } from './contract-terms.ts';

const named = z.object({ dealId: id });
const supplied = z.object({ supplierId: id });

export const dealsContract = {
  listDeals: endpoint({
    method: 'GET',
    path: 'deal-management/deals',
    summary: 'Negotiated deals that apply to the unit: what was promised, and whether it is kept',
    access: 'reporter',
    query: listDealsQuery,
    reply: dealsPage,
    errors: [],
  }),
  readDeal: endpoint({
    method: 'GET',
    path: 'deal-management/deals/{dealId}',
    summary: 'One deal with what became of it, and the other deals about its goods',
    access: 'reporter',
    params: named,
    reply: dealDetail,
    errors: ['deal.not_exist'],
  }),
  createDeal: endpoint({
    method: 'POST',
    path: 'deal-management/deals',
    summary: 'Agree on a price for an article, bought before or not; lines in its period are judged anew',
    access: 'editor',
    body: createDealBody,
    reply: dealRow,
    status: 201,
    creates: true,
    errors: [
      'article.not_exist',
      'supplier.not_exist',
      'document.not_exist',
      'deal.period_invalid',
      'deal.tolerance_too_wide',
      'deal.overlaps',
      'permission.required',
    ],
  }),
  previewDeal: endpoint({
    method: 'POST',
    path: 'deal-management/previews',
    summary: 'What a deal would do if it were saved as it is; changes nothing',
    access: 'editor',
    body: previewDealBody,
    reply: dealPreview,
    errors: ['article.not_exist', 'supplier.not_exist', 'deal.not_exist', 'deal.period_invalid'],
  }),
  correctDeal: endpoint({
    method: 'PUT',
    path: 'deal-management/deals/{dealId}',
    summary: 'Correct a deal from its first day: its lines are judged anew, what was settled stays settled',
    access: 'editor',
    params: named,
    body: dealTerms,
    reply: dealRow,
    errors: [
      'deal.not_exist',
      'document.not_exist',
      'deal.period_invalid',
      'deal.tolerance_too_wide',
      'deal.overlaps',
      'permission.required',
    ],
  }),
  endDeal: endpoint({
    method: 'PUT',
    path: 'deal-management/deals/{dealId}/end',
    summary: 'End a deal on a day; its price stays watched',
    access: 'editor',
    params: named,
    body: z.object({ validTo: isoDate }),
    reply: dealRow,
    errors: ['deal.not_exist', 'deal.period_invalid', 'permission.required'],
  }),
  deleteDeal: endpoint({
    method: 'DELETE',
    path: 'deal-management/deals/{dealId}',
    summary: 'Delete a deal that no line was judged by; others are ended',
    access: 'editor',
    params: named,
    reply: z.null(),
    status: 204,
    errors: ['deal.not_exist', 'deal.in_use', 'permission.required'],
  }),
  readTerms: endpoint({
    method: 'GET',
    path: 'deal-management/suppliers/{supplierId}/terms',
    summary: 'Days of notice and complaint that the organization has agreed with a supplier',
    access: 'editor',
    params: supplied,
    reply: supplierTerms,
    errors: ['supplier.not_exist'],
  }),
  setTerms: endpoint({
    method: 'PUT',
    path: 'deal-management/suppliers/{supplierId}/terms',
    summary: 'Set the days of notice and complaint that are agreed with a supplier',
    access: 'editor',
    params: supplied,
    body: supplierTerms,
    reply: supplierTerms,
    errors: ['supplier.not_exist'],
  }),
};
