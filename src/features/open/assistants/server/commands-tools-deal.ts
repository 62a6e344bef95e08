import type { z } from 'zod';
import { unitOf } from '#core/values/units.ts';
import { dealsContract } from '#features/prices/deals/contract.ts';
import type { DealPreview } from '#features/prices/deals/contract-list.ts';
import { dealGoods } from '#features/prices/deals/contract-terms.ts';
import { suppliersContract } from '#features/suppliers/suppliers/contract.ts';
import { validate } from '#platform/server/http/validate.ts';
import type { ErrorCode } from '#platform/wire/error-codes.ts';
import { decimalText, id, isoDate, text } from '#platform/wire/fields.ts';
import { Refused, refused } from '#platform/wire/refused.ts';
import type { UnboughtGoods } from '../contract.ts';
import { staged, suggested, why } from './commands-tools.ts';
import { suggest } from './commands-suggest.ts';
import { openInput, readOne } from './queries-ask.ts';
import { type AskingIn, tool } from './queries-tool.ts';

const goods = dealGoods.extend({
  supplierId: id.describe('A supplier of the restaurant'),
  articleNumber: dealGoods.shape.articleNumber
    .default(null)
    .describe('As the supplier writes it; without one the name says which goods they are'),
  unit: dealGoods.shape.unit.describe('Unit of measure as the supplier’s invoices write it'),
  pack: dealGoods.shape.pack.describe('What one unit holds; left out: as name and unit tell it'),
});

type Goods = z.output<typeof goods>;

/** The company's own id of a supplier that the restaurant buys from, or has chosen. */
const supplierHere = async (asking: AskingIn, supplierId: string): Promise<string | Refused<ErrorCode>> => {
  const found = await readOne(asking, suppliersContract.readSupplier, { params: { supplierId } });
  if (found instanceof Refused) return found;
  const { ownIds, invoices, outlets } = found;
  const isChosen = outlets.some(
    ({ outletId, status }) => outletId === asking.restaurant.outletId && status === 'active',
  );
  const own = ownIds.includes(supplierId) ? supplierId : ownIds[0];
  return own === undefined || (invoices === 0 && !isChosen) ? refused('supplier.not_exist') : own;
};

/** What a person is told of goods that the restaurant has never bought; null of goods that it has. */
const unboughtOf = async (
  asking: AskingIn,
  body: unknown,
  { unit }: Goods,
): Promise<UnboughtGoods | null | Refused<ErrorCode>> => {
  const valid = validate(dealsContract.previewDeal.body, body);
  if (valid instanceof Refused) return valid;
  const preview = await asking.services.entries.of(dealsContract.previewDeal)(
    openInput(asking, { body: valid.value }),
  );
  if (preview instanceof Refused) return preview as Refused<ErrorCode>;
  const { lastPrice, meant } = preview as DealPreview;
  if (lastPrice !== null) return null;
  // As an import asks a person about it: nothing could be compared with its price.
  return unitOf(unit) === null ? refused('bad.request', { 'goods.unit': 'invalid' }) : { meant };
};

export const draftDeal = tool(
  {
    name: 'draft_deal',
    title: 'Suggest a deal',
    description: `Suggests to enter a negotiated price, for an article that the restaurant has bought (articleId) or for goods of one of its suppliers that it has not (goods). ${staged}`,
    scope: 'prices:write',
    input: {
      articleId: id.optional().describe('An article of the restaurant; instead of goods'),
      goods: goods.optional().describe('Goods that were never bought; instead of articleId'),
      price: decimalText.describe('For one unit of measure of the article, without VAT'),
      validFrom: isoDate,
      validTo: isoDate.nullable().default(null).describe('Last day; null: until further notice'),
      note: text(1000).optional(),
      why,
    },
    output: suggested,
  },
  async (asking, { why: said, note, goods: named, ...terms }) => {
    const deal = { ...terms, note: note ?? null };
    if (named === undefined) return suggest(asking, { kind: 'draft-deal', body: deal, why: said });
    const supplierId = await supplierHere(asking, named.supplierId);
    if (supplierId instanceof Refused) return supplierId;
    const body = { ...deal, goods: { ...named, supplierId } };
    const unbought = await unboughtOf(asking, body, named);
    if (unbought instanceof Refused) return unbought;
    const names = unbought === null ? {} : { names: { unbought } };
    return suggest(asking, { kind: 'draft-deal', body, why: said, ...names });
  },
);
