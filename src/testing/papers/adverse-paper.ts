import type { Page } from '#core/reading/page/page.ts';
import { drawGoods, goodsForms, type GoodsTruth } from './adverse-goods.ts';
import { type Firm, firmsOf } from './adverse-firms.ts';
import { drawHead, heads, type HeadTruth } from './adverse-head.ts';
import { buyers, sellers } from './adverse-parties.ts';
import { paperOf } from './paper.ts';
import { randomOf } from './random.ts';

/** An invoice on which others than the seller, and numbers of other kinds, stand where the reader may look. */
export interface AdversePaper {
  readonly pages: readonly Page[];
  /** What it is made of, to find a case again. */
  readonly of: readonly string[];
  readonly seller: Firm;
  readonly head: HeadTruth;
  readonly goods: readonly GoodsTruth[];
}

/** The invoice of a seed. */
export const adversePaper = (seed: number): AdversePaper => {
  const random = randomOf(seed);
  const [seller, buyer, other] = firmsOf(random, 3);
  if (seller === undefined || buyer === undefined || other === undefined) throw new RangeError('three firms');
  const [sellerForm, drawSeller] = random.one(Object.entries(sellers));
  const [buyerForm, drawBuyer] = random.one(Object.entries(buyers));
  const [form, goodsForm] = random.one(Object.entries(goodsForms));
  const headForm = random.one(heads);
  const paper = paperOf(0.5, 0);
  drawSeller(paper, { seller, buyer, other });
  drawBuyer(paper, { seller, buyer, other });
  const head = drawHead(random, paper, headForm);
  const goods = drawGoods(random, paper, goodsForm(random));
  return { pages: paper.pages(), of: [sellerForm, buyerForm, headForm, form], seller, head, goods };
};
