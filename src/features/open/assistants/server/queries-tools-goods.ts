import { z } from 'zod';
import { sourcingContract } from '#features/prices/sourcing/contract.ts';
import { sourcingArticlesPath } from '#features/prices/sourcing/paths.ts';
import { productsContract } from '#features/purchases/products/contract.ts';
import { productPath } from '#features/purchases/products/paths.ts';
import { invoicePath } from '#features/purchases/invoices/paths.ts';
import { decimalText, id, isoDate } from '#platform/wire/fields.ts';
import { Refused } from '#platform/wire/refused.ts';
import { readOne, readPage } from './queries-ask.ts';
import { nextCursor, paged } from './queries-tools-prices.ts';
import { link, tool } from './queries-tool.ts';
import { listed, quoted, written } from './queries-words.ts';

export const articleHistory = tool(
  {
    name: 'article_history',
    title: 'An article’s purchases',
    description: 'What an article has cost: its purchases of a period, watched price and deal.',
    scope: 'read',
    input: { articleId: id, from: isoDate.optional(), to: isoDate.optional() },
    output: {
      articleId: id,
      name: written,
      supplier: z.object({ id, name: written }),
      unit: z.string(),
      currency: z.string(),
      watchedPrice: decimalText,
      average: decimalText.nullable(),
      min: decimalText,
      max: decimalText,
      totalQuantity: decimalText,
      totalSum: decimalText,
      purchases: z.array(
        z.object({
          invoiceId: id,
          invoiceNumber: written,
          date: isoDate,
          quantity: decimalText,
          price: decimalText,
          sum: decimalText,
          url: link,
        }),
      ),
      purchaseCount: z.number().int(),
      url: link,
    },
  },
  async (asking, { articleId, from, to }) => {
    const found = await readOne(asking, productsContract.readProduct, {
      params: { articleId },
      query: { from, to },
    });
    if (found instanceof Refused) return found;
    const { product, watchedPrice, purchases, purchaseCount } = found;
    return {
      fields: {
        articleId,
        name: product.name,
        supplier: { id: product.supplier.id, name: product.supplier.displayName },
        unit: product.unit,
        currency: product.currency,
        watchedPrice,
        average: product.average,
        min: product.min,
        max: product.max,
        totalQuantity: product.totalQuantity,
        totalSum: product.totalSum,
        purchases: purchases.map(({ invoiceId, invoiceNumber, date, quantity, price, sum }) => ({
          invoiceId,
          invoiceNumber,
          date,
          quantity,
          price,
          sum,
          url: asking.link(invoicePath(invoiceId, asking.where)),
        })),
        purchaseCount,
        url: asking.link(productPath(articleId, asking.where)),
      },
      says: `${quoted(product.name)} was bought ${purchaseCount} times, between ${product.min} and ${product.max} ${product.currency} per ${product.unit}; the watched price is ${watchedPrice}.`,
    };
  },
);

const supplier = z.object({ id, name: written });

export const compareSuppliers = tool(
  {
    name: 'compare_suppliers',
    title: 'The same goods elsewhere',
    description:
      'One article beside the same goods of other suppliers, by comparable price, and what a change would save in a year.',
    scope: 'read',
    input: { articleId: id },
    output: {
      articleId: id,
      name: written,
      supplier,
      price: decimalText,
      comparable: decimalText.nullable().describe('For a kilogram, litre or piece'),
      currency: z.string(),
      alternatives: z.array(
        z.object({
          articleId: id,
          name: written,
          supplier,
          price: decimalText,
          comparable: decimalText.nullable(),
          currency: z.string(),
          lastDate: isoDate,
          isOld: z.boolean(),
          isListed: z.boolean().describe('A price list of the supplier states it; nobody has paid it'),
          isSame: z
            .enum(['article', 'gtin', 'confirmed', 'proposed', 'similar'])
            .describe('How it is known to be the same; proposed and similar are not confirmed'),
          yearlySaving: decimalText.nullable(),
        }),
      ),
      url: link,
    },
  },
  async (asking, { articleId }) => {
    const found = await readOne(asking, sourcingContract.readAlternatives, { params: { articleId } });
    if (found instanceof Refused) return found;
    const { article } = found;
    const alternatives = found.alternatives.map((one) => ({
      articleId: one.articleId,
      name: one.name,
      supplier: { id: one.supplier.id, name: one.supplier.displayName },
      price: one.price,
      comparable: one.comparable,
      currency: one.currency,
      lastDate: one.lastDate,
      isOld: one.isOld,
      isListed: one.isListed,
      isSame: one.by,
      yearlySaving: one.yearly,
    }));
    const told = alternatives.map(
      (one) => `${quoted(one.name)} of ${quoted(one.supplier.name)} ${one.price} ${one.currency}`,
    );
    return {
      fields: {
        articleId,
        name: article.name,
        supplier: { id: article.supplier.id, name: article.supplier.displayName },
        price: article.price,
        comparable: article.comparable,
        currency: article.currency,
        alternatives,
        url: asking.link(sourcingArticlesPath({ alternatives: articleId, ...asking.where })),
      },
      says: `${quoted(article.name)} costs ${article.price} ${article.currency}. ${told.length === 0 ? 'No other price is known.' : listed(told)}`,
    };
  },
);

export const savings = tool(
  {
    name: 'savings',
    title: 'What is cheaper elsewhere',
    description: 'Articles that are cheaper elsewhere, what saves most in a year first.',
    scope: 'read',
    input: paged,
    output: {
      articles: z.array(
        z.object({
          articleId: id,
          name: written,
          supplier,
          price: decimalText,
          currency: z.string(),
          yearlySaving: decimalText,
          lower: decimalText,
          at: supplier,
          url: link,
        }),
      ),
      nextCursor,
    },
  },
  async (asking, { limit, cursor }) => {
    const found = await readPage(asking, sourcingContract.listSourced, {
      query: { show: 'cheaper', limit, cursor },
    });
    if (found instanceof Refused) return found;
    const articles = found.rows.flatMap(({ saving, ...row }) =>
      saving === null
        ? []
        : [
            {
              articleId: row.articleId,
              name: row.name,
              supplier: { id: row.supplier.id, name: row.supplier.displayName },
              price: row.price,
              currency: row.currency,
              yearlySaving: saving.yearly,
              lower: saving.lower,
              at: { id: saving.supplier.id, name: saving.supplier.displayName },
              url: asking.link(sourcingArticlesPath({ alternatives: row.articleId, ...asking.where })),
            },
          ],
    );
    const told = articles.map(({ name, yearlySaving }) => `${quoted(name)} saves ${yearlySaving} SEK a year`);
    return {
      fields: { articles, nextCursor: found.nextCursor },
      says: told.length === 0 ? 'Nothing cheaper is known.' : listed(told),
    };
  },
);
