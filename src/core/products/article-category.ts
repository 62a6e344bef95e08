import type { Category } from './category.ts';
import { categoryWords } from './category-words.ts';

const broad: ReadonlySet<Category> = new Set<Category>(['general', 'speciality']);

/**
 * The category of an article: its supplier's, except that of a wholesaler of everything, whose goods are told by the
 * categoryWords of their names. Only a guess for pictures and filters; nothing is computed from it.
 */
export const articleCategory = (name: string, supplierCategory: Category): Category => {
  if (!broad.has(supplierCategory)) return supplierCategory;
  const padded = `${name} `;
  return categoryWords.find(([, pattern]) => pattern.test(padded))?.[0] ?? supplierCategory;
};
