import { articleCategory } from '#core/products/article-category.ts';
import type { Category } from '#core/products/category.ts';
import type { TradeGoods } from './trade-windows.ts';

const goodsOf: Readonly<Partial<Record<Category, TradeGoods>>> = {
  alcohol: 'drinks',
  'soft-drinks': 'dry',
  'coffee-and-tea': 'dry',
  supplies: 'dry',
  meat: 'fresh',
  'fish-and-seafood': 'fresh',
  'dairy-and-cheese': 'fresh',
  'fruit-and-vegetables': 'fresh',
  'baked-goods': 'fresh',
};

/** Up to 3,5 %, which trades as groceries do. */
const weak =
  /alkoholfri|folköl|lättöl|lättcider|(?<![\d,.])(?:0|1|2)[,.]\d\s*%|(?<![\d,.])3[,.][0-5]\s*%|(?<![\d,.])0\s*%/iu;

/**
 * By which usual days an article's prices change; `null` where neither its name nor its supplier tells what it is, so that
 * nothing is said of it.
 */
export const tradeGoods = (name: string, supplierCategory: Category): TradeGoods | null => {
  const goods = goodsOf[articleCategory(name, supplierCategory)] ?? null;
  return goods === 'drinks' && weak.test(name) ? 'dry' : goods;
};
