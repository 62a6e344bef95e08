import { z } from 'zod';
import { searchContract } from '#features/finding/search/contract.ts';
import { claimState } from '#features/prices/claims/contract-state.ts';
import { claimsContract } from '#features/prices/claims/contract.ts';
import { claimPath } from '#features/prices/claims/paths.ts';
import { dealsPath } from '#features/prices/deals/paths.ts';
import { invoicesContract } from '#features/purchases/invoices/contract.ts';
import { invoicePath } from '#features/purchases/invoices/paths.ts';
import { productPath } from '#features/purchases/products/paths.ts';
import { supplierPath } from '#features/suppliers/suppliers/paths.ts';
import { decimalText, id, isoDate } from '#platform/wire/fields.ts';
import { Refused } from '#platform/wire/refused.ts';
import { readOne, readPage } from './queries-ask.ts';
import { nextCursor, paged } from './queries-tools-prices.ts';
import { link, tool } from './queries-tool.ts';
import { listed, quoted, written } from './queries-words.ts';

const hit = z.object({ id, name: written, supplierName: written.nullable(), url: link });

export const find = tool(
  {
    name: 'find',
    title: 'Find',
    description:
      'The likeliest articles, invoices, suppliers, deals and claims for a few words, a number or an amount, with their ids.',
    scope: 'read',
    input: { text: z.string().trim().min(1).max(100) },
    output: {
      articles: z.array(hit),
      invoices: z.array(hit),
      suppliers: z.array(hit),
      deals: z.array(hit),
      claims: z.array(hit),
    },
  },
  async (asking, { text }) => {
    const found = await readOne(asking, searchContract.find, { query: { text } });
    if (found instanceof Refused) return found;
    const hitOf = (one: { id: string; supplierName?: string }, name: string, address: string) => ({
      id: one.id,
      name,
      supplierName: one.supplierName ?? null,
      url: asking.link(address),
    });
    const fields = {
      articles: found.articles.map((one) => hitOf(one, one.name, productPath(one.id, asking.where))),
      invoices: found.invoices.map((one) => hitOf(one, one.number, invoicePath(one.id, asking.where))),
      suppliers: found.suppliers.map((one) =>
        hitOf(one, one.displayName, supplierPath({ id: one.id, ...asking.where })),
      ),
      deals: found.deals.map((one) => hitOf(one, one.title, dealsPath({ deal: one.id, ...asking.where }))),
      claims: found.claims.map((one) => hitOf(one, one.number, claimPath(one.id, asking.where))),
    };
    const told = Object.entries(fields).flatMap(([kind, hits]) =>
      hits.length === 0
        ? []
        : [
            `${kind}: ${listed(
              hits.map(({ name }) => quoted(name)),
              3,
            )}`,
          ],
    );
    return { fields, says: told.length === 0 ? 'Nothing was found.' : told.join('. ') };
  },
);

export const findInvoice = tool(
  {
    name: 'find_invoice',
    title: 'Find invoices',
    description: 'Invoices by words of their lines, number, supplier, days or amount due, the newest first.',
    scope: 'read',
    input: {
      search: z.string().trim().max(200).optional().describe('Words of goods, supplier or number'),
      supplierId: id.optional(),
      from: isoDate.optional(),
      to: isoDate.optional(),
      minTotal: decimalText.optional(),
      maxTotal: decimalText.optional(),
      ...paged,
    },
    output: {
      invoices: z.array(
        z.object({
          invoiceId: id,
          number: written,
          supplier: z.object({ id, name: written }),
          issueDate: isoDate,
          dueDate: isoDate.nullable(),
          currency: z.string(),
          total: decimalText.describe('Amount due'),
          net: decimalText,
          isCreditNote: z.boolean(),
          deviations: z.number().int().describe('Lines that cost another price than watched'),
          isHeld: z.boolean().describe('A check holds it back: look before it is paid'),
          url: link,
        }),
      ),
      nextCursor,
    },
  },
  async (asking, asked) => {
    const found = await readPage(asking, invoicesContract.listInvoices, { query: asked });
    if (found instanceof Refused) return found;
    const invoices = found.rows.map((row) => ({
      invoiceId: row.id,
      number: row.number,
      supplier: { id: row.supplier.id, name: row.supplier.displayName },
      issueDate: row.issueDate,
      dueDate: row.dueDate,
      currency: row.currency,
      total: row.total,
      net: row.net,
      isCreditNote: row.creditNote,
      deviations: row.deviationCount,
      isHeld: row.held,
      url: asking.link(invoicePath(row.id, asking.where)),
    }));
    const told = invoices.map(
      (one) =>
        `${quoted(one.number)} of ${quoted(one.supplier.name)}, ${one.issueDate}, ${one.total} ${one.currency}`,
    );
    return {
      fields: { invoices, nextCursor: found.nextCursor },
      says: told.length === 0 ? 'No invoice was found.' : listed(told),
    };
  },
);

export const openClaims = tool(
  {
    name: 'open_claims',
    title: 'Claims',
    description:
      'Credit claims that are drafted or sent and not settled, or those of one state, with what is claimed, credited and waited for.',
    scope: 'read',
    input: { state: claimState.optional().describe('Left out: drafted and sent'), supplierId: id.optional() },
    output: {
      claims: z.array(
        z.object({
          claimId: id,
          number: z.string(),
          state: claimState,
          supplier: z.object({ id, name: written }),
          currency: z.string(),
          amount: decimalText.describe('Of all lines, without VAT'),
          credited: decimalText,
          waiting: decimalText,
          goods: z.array(written),
          draftedOn: isoDate,
          sentOn: isoDate.nullable(),
          replyBy: isoDate.nullable(),
          isOverdue: z.boolean(),
          url: link,
        }),
      ),
      isWhole: z.boolean().describe('False: there are more than are listed'),
    },
  },
  async (asking, { state, supplierId }) => {
    const claims = [];
    let isWhole = true;
    for (const each of state === undefined ? (['drafted', 'sent'] as const) : [state]) {
      const query = { state: each, supplierId, limit: 50 };
      const found = await readPage(asking, claimsContract.listClaims, { query });
      if (found instanceof Refused) return found;
      isWhole &&= found.nextCursor === null;
      for (const row of found.rows)
        claims.push({
          claimId: row.id,
          number: row.number,
          state: row.state,
          supplier: { id: row.supplierId, name: row.supplierName },
          currency: row.currency,
          amount: row.amount,
          credited: row.credited,
          waiting: row.waiting,
          goods: row.goods,
          draftedOn: row.draftedOn,
          sentOn: row.sentOn,
          replyBy: row.replyBy,
          isOverdue: row.isOverdue,
          url: asking.link(claimPath(row.id, asking.where)),
        });
    }
    const told = claims.map(
      (one) =>
        `${one.number} to ${quoted(one.supplier.name)}, ${one.state}, ${one.amount} ${one.currency}${one.isOverdue ? ', overdue' : ''}`,
    );
    return { fields: { claims, isWhole }, says: told.length === 0 ? 'There are none.' : listed(told) };
  },
);
