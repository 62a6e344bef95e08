import type { Category } from './category.ts';
import { categoryWords } from './category-words.ts';

const broad: ReadonlySet<Category> = new Set<Category>(['general', 'speciality']);

/** What a name tells of the category of goods, whoever sells them; null where it tells nothing. */
export const toldCategory = (name: string): Category | null => {
  const padded = `${name} `;
  return categoryWords.find(([, pattern]) => pattern.test(padded))?.[0] ?? null;
};

/** Whether a supplier's category says nothing of one of its goods: it sells everything. */
export const isBroad = (category: Category): boolean => broad.has(category);

/**
 * The category of an article: its supplier's, except that of a wholesaler of everything, whose goods are told by the
 * categoryWords of their names. Only a guess for pictures and filters; what is computed of goods asks `toldCategory` first.
 */
export const articleCategory = (name: string, supplierCategory: Category): Category => {
  return isBroad(supplierCategory) ? (toldCategory(name) ?? supplierCategory) : supplierCategory;
};
