import { z } from 'zod';
import { priceListsContract } from '#features/prices/price-lists/contract.ts';
import type { AlertGroup } from '#features/prices/price-monitoring/contract-alerts.ts';
import { alertCause } from '#features/prices/price-monitoring/contract-why.ts';
import { priceMonitoringContract } from '#features/prices/price-monitoring/contract.ts';
import { alertsPath } from '#features/prices/price-monitoring/paths.ts';
import { productsContract } from '#features/purchases/products/contract.ts';
import { productPath } from '#features/purchases/products/paths.ts';
import { invoicePath } from '#features/purchases/invoices/paths.ts';
import { decimalText, id, isoDate } from '#platform/wire/fields.ts';
import { Refused } from '#platform/wire/refused.ts';
import { readOne, readPage } from './queries-ask.ts';
import { type AskingIn, link, tool } from './queries-tool.ts';
import { listed, quoted, written } from './queries-words.ts';

/** How a list is asked for, and gone on with. */
export const paged = {
  limit: z.number().int().min(1).max(50).default(20),
  cursor: z.string().max(2_000).optional().describe('nextCursor of the page before'),
};

export const nextCursor = z.string().nullable().describe('Null at the end');

export const priceChanges = tool(
  {
    name: 'price_changes',
    title: 'Prices that changed',
    description:
      'Articles whose price changed in a period, those that most was bought of first: last price against the first of the period.',
    scope: 'read',
    input: {
      from: isoDate.describe('First day'),
      to: isoDate.optional().describe('Last day, inclusive'),
      supplierId: id.optional(),
      ...paged,
    },
    output: {
      articles: z.array(
        z.object({
          articleId: id,
          name: written,
          articleNumber: written.nullable(),
          supplier: z.object({ id, name: written }),
          unit: z.string(),
          currency: z.string(),
          last: decimalText,
          change: decimalText,
          changePercent: decimalText,
          bought: decimalText.describe('Sum of the period, without VAT'),
          url: link,
        }),
      ),
      nextCursor,
    },
  },
  async (asking, { from, to, supplierId, limit, cursor }) => {
    const found = await readPage(asking, productsContract.listProducts, {
      query: { from, to, supplierId, changed: 'true', sort: 'sum', limit, cursor },
    });
    if (found instanceof Refused) return found;
    const articles = found.rows.map((row) => ({
      articleId: row.id,
      name: row.name,
      articleNumber: row.articleNumber,
      supplier: { id: row.supplier.id, name: row.supplier.displayName },
      unit: row.unit,
      currency: row.currency,
      last: row.last,
      change: row.change,
      changePercent: row.changePercent,
      bought: row.totalSum,
      url: asking.link(productPath(row.id, asking.where)),
    }));
    const told = articles.map(
      ({ name, last, unit, change, currency }) =>
        `${quoted(name)} ${last} ${currency} per ${unit} (${change})`,
    );
    return {
      fields: { articles, nextCursor: found.nextCursor },
      says: told.length === 0 ? 'No price changed.' : listed(told),
    };
  },
);

const alertFields = {
  articleId: id,
  name: written,
  supplier: z.object({ id, name: written }),
  unit: z.string(),
  currency: z.string(),
  watchedPrice: decimalText.nullable().describe('What the article should cost'),
  newPrice: decimalText,
  changePercent: decimalText,
  extraSoFar: decimalText.describe('What it has cost more so far; negative when it became cheaper'),
  yearly: decimalText.nullable().describe('What it costs more in a year'),
  isEstimated: z.boolean(),
  entries: z.number().int(),
  lines: z
    .array(
      z.object({
        orderLineId: id,
        invoiceId: id,
        invoiceNumber: written,
        date: isoDate,
        extra: decimalText,
        url: link,
      }),
    )
    .describe('The newest lines that deviate; what draft_claim asks for'),
  url: link,
};

const alertOf = (asking: AskingIn, group: AlertGroup) => ({
  articleId: group.id,
  name: group.title,
  supplier: { id: group.supplierId, name: group.supplierName },
  unit: group.unit,
  currency: group.currency,
  watchedPrice: group.watchedPrice,
  newPrice: group.newPrice,
  changePercent: group.changePercent,
  extraSoFar: group.sumDifference,
  yearly: group.yearlyImpact,
  isEstimated: group.isEstimated,
  entries: group.entries,
  lines: group.content.map((entry) => ({
    orderLineId: entry.itemId,
    invoiceId: entry.invoiceId,
    invoiceNumber: entry.invoiceNumber,
    date: entry.invoiceDate,
    extra: entry.sumDiff.amount,
    url: asking.link(invoicePath(entry.invoiceId, asking.where)),
  })),
  url: asking.link(alertsPath({ article: group.id, ...asking.where })),
});

const sentence = (group: AlertGroup): string =>
  `${quoted(group.title)} of ${quoted(group.supplierName)}: ${group.newPrice} instead of ${group.watchedPrice ?? 'a price in another unit'} ${group.currency}, ${group.sumDifference} more so far`;

export const alerts = tool(
  {
    name: 'price_alerts',
    title: 'Price alerts by kronor',
    description:
      'Price alerts that nobody has decided on, one an article, those that have cost most first, or those that cost most in a year.',
    scope: 'read',
    input: { sort: z.enum(['extra', 'yearly']).default('extra'), supplierId: id.optional(), ...paged },
    output: { alerts: z.array(z.object(alertFields)), nextCursor },
  },
  async (asking, { sort, supplierId, limit, cursor }) => {
    const found = await readPage(asking, priceMonitoringContract.listAlerts, {
      query: { status: 'UNRESOLVED', sort, supplierId, limit, cursor },
    });
    if (found instanceof Refused) return found;
    return {
      fields: {
        alerts: found.rows.map((group) => alertOf(asking, group)),
        nextCursor: found.nextCursor,
      },
      says: found.rows.length === 0 ? 'No alert waits.' : listed(found.rows.map(sentence)),
    };
  },
);

export const explainAlert = tool(
  {
    name: 'explain_alert',
    title: 'Why an alert was raised',
    description:
      'One article’s alert: what the documents prove of why the price differs, what speaks against the rise, its deal, and what was decided before.',
    scope: 'read',
    input: { articleId: id },
    output: {
      alert: z.object(alertFields).nullable().describe('Null: nothing waits'),
      causes: z.array(alertCause),
      parts: z
        .array(z.object({ name: z.string(), amount: decimalText }))
        .describe('Of the difference, per baseUnit or invoiced unit; they add up to it'),
      baseUnit: z.enum(['kg', 'l', 'st']).nullable(),
      deal: z.object({ id, price: decimalText, validFrom: isoDate, validTo: isoDate.nullable() }).nullable(),
      against: z
        .array(z.enum(['before-start', 'short-notice', 'outside-window']))
        .describe('What speaks against the rise, by what was agreed or is usual in the trade'),
      decisions: z.array(
        z.object({ id, kind: z.string(), decidedAt: z.string(), decidedBy: written, price: decimalText }),
      ),
    },
  },
  async (asking, { articleId }) => {
    const params = { articleId };
    const found = await readOne(asking, priceMonitoringContract.readAlert, { params });
    if (found instanceof Refused) return found;
    const rise = await readOne(asking, priceListsContract.readRiseFindings, { params });
    if (rise instanceof Refused) return rise;
    const { group, why, deal } = found;
    return {
      fields: {
        alert: group === null ? null : alertOf(asking, group),
        causes: [...(why?.causes ?? [])],
        parts: [...(why?.parts ?? [])],
        baseUnit: why?.baseUnit ?? null,
        deal:
          deal === null
            ? null
            : { id: deal.id, price: deal.price, validFrom: deal.validFrom, validTo: deal.validTo },
        against: rise.findings.map(({ kind }) => kind),
        decisions: found.decisions.map(({ id: decisionId, kind, decidedAt, decidedBy, price }) => ({
          id: decisionId,
          kind,
          decidedAt,
          decidedBy,
          price,
        })),
      },
      says:
        group === null
          ? `Nothing waits for ${quoted(found.article.name)}.`
          : `${sentence(group)}. Proven causes: ${why?.causes.join(', ') || 'none'}.`,
    };
  },
);
