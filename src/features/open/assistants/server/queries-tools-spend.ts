import { z } from 'zod';
import { swedishDate } from '#core/values/swedish-date.ts';
import { overviewContract } from '#features/purchases/overview/contract.ts';
import { homePath } from '#features/purchases/overview/paths.ts';
import { invoicesPath } from '#features/purchases/invoices/paths.ts';
import { supplierPath } from '#features/suppliers/suppliers/paths.ts';
import { currency, decimalText, id, isoDate } from '#platform/wire/fields.ts';
import { Refused } from '#platform/wire/refused.ts';
import { readOne } from './queries-ask.ts';
import { reachedRestaurants } from './queries-places.ts';
import { link, tool, type Tool } from './queries-tool.ts';
import { listed, quoted, written } from './queries-words.ts';

/** Which restaurants there are to ask about. */
export const listRestaurants: Tool = {
  name: 'list_restaurants',
  title: 'Restaurants',
  description: 'The restaurants that the key reaches, with the ids that the other tools ask for.',
  scope: 'read',
  input: z.object({}),
  output: z.object({
    restaurants: z.array(z.object({ id, name: written, url: link })),
    mode: z.enum(['live', 'test']).describe('With a test key nothing is kept'),
    scopes: z.array(z.string()),
  }),
  answer: {
    anywhere: async ({ services, given: { key }, origin }) => {
      const found = await services.db.tenantRead(key.organizationId, (reader) =>
        reachedRestaurants(reader, key),
      );
      return {
        fields: {
          restaurants: found.map(({ id: unitId, name, outletId }) => ({
            id: unitId,
            name,
            url: origin + homePath({ outletId }),
          })),
          mode: key.mode,
          scopes: [...key.scopes],
        },
        says: `The key reaches ${found.length}: ${listed(
          found.map(({ name }) => quoted(name)),
          20,
        )}.`,
      };
    },
  },
};

/** The first day of a day's month. */
const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

const period = {
  from: isoDate.optional().describe('First day; left out: the first of the current month'),
  to: isoDate.optional().describe('Last day, inclusive; left out: today'),
};

export const spend = tool(
  {
    name: 'spend',
    title: 'What was spent',
    description:
      'Purchases of a period without VAT, by supplier, beside the total. For one supplier by month and category, use supplier_spend.',
    scope: 'read',
    input: period,
    output: {
      from: isoDate,
      to: isoDate,
      currency,
      total: decimalText,
      invoices: z.number().int(),
      waiting: z
        .object({ net: decimalText, invoices: z.number().int() })
        .describe('Invoices that are held back for a check, not in the total'),
      suppliers: z.array(
        z.object({
          id,
          name: written,
          net: decimalText,
          sharePercent: decimalText,
          changePercent: decimalText.nullable(),
          url: link,
        }),
      ),
      foreign: z.array(z.object({ currency: z.string(), net: decimalText })),
      url: link,
    },
  },
  async (asking, asked) => {
    const to = asked.to ?? swedishDate(asking.given.now);
    const from = asked.from ?? monthOf(to);
    const found = await readOne(asking, overviewContract.readOverview, { query: { from, to } });
    if (found instanceof Refused) return found;
    const { total, invoices, waiting, foreign } = found;
    const suppliers = found.costBySupplier.map(({ supplierId, displayName, net, share, change }) => ({
      id: supplierId,
      name: displayName,
      net,
      sharePercent: share,
      changePercent: change,
      url: asking.link(supplierPath({ id: supplierId, ...asking.where })),
    }));
    const first = suppliers.map(({ name, net }) => `${quoted(name)} ${net}`);
    return {
      fields: {
        from,
        to,
        currency: found.currency,
        total,
        invoices,
        waiting,
        suppliers,
        foreign,
        url: asking.link(invoicesPath({ from, to, ...asking.where })),
      },
      says: `${total} ${found.currency} without VAT on ${invoices} invoices from ${from} to ${to}. ${listed(first)}`,
    };
  },
);

export const supplierSpend = tool(
  {
    name: 'supplier_spend',
    title: 'What was spent at a supplier',
    description: 'What was bought of one supplier: by month of a year, and by category of a period.',
    scope: 'read',
    input: { supplierId: id, ...period },
    output: {
      supplier: z.object({ id, name: written, url: link }),
      from: isoDate,
      to: isoDate,
      currency: z.string(),
      net: decimalText.describe('Of the period, without VAT'),
      invoices: z.number().int(),
      months: z.array(z.object({ month: z.string(), net: decimalText })),
      categories: z.array(z.object({ category: z.string(), net: decimalText })),
      rest: decimalText.describe('Deposits, freight and fees'),
    },
  },
  async (asking, asked) => {
    const to = asked.to ?? swedishDate(asking.given.now);
    const from = asked.from ?? monthOf(to);
    const { supplierId } = asked;
    const found = await readOne(asking, overviewContract.readSupplierSpend, {
      params: { supplierId },
      query: { from, to },
    });
    if (found instanceof Refused) return found;
    const { displayName, currency: unit, net, invoices, months, categories, rest } = found;
    const url = asking.link(supplierPath({ id: supplierId, ...asking.where }));
    return {
      fields: {
        supplier: { id: supplierId, name: displayName, url },
        from,
        to,
        currency: unit,
        net,
        invoices,
        months,
        categories,
        rest,
      },
      says: `${net} ${unit} without VAT at ${quoted(displayName)} from ${from} to ${to}, on ${invoices} invoices.`,
    };
  },
);
