import { z } from 'zod';
import { claimDetail } from '#features/prices/claims/contract-claim.ts';
import { invoiceDetail } from '#features/purchases/invoices/contract.ts';
import { suppliersContract } from '#features/suppliers/suppliers/contract.ts';

/** What rows of a list can be answered with, each as the entry of the product has it that answers it alone. */
export const expansions = {
  /** As `suppliers` lists it; null for one that has not invoiced the unit. */
  supplier: suppliersContract.listUnitSuppliers.reply.element.nullable(),
  invoiceLines: invoiceDetail.shape.lines,
  claimLines: claimDetail.shape.claimLines,
};

/** What a list can be expanded with: names of `expand`, and what each of them is. */
export type Expands = Readonly<Record<string, keyof typeof expansions>>;

/** `?expand`: one or more of the names, with commas between them. */
export const expandText = (expands: Expands) => {
  const names = Object.keys(expands);
  const any = `(${names.join('|')})`;
  return z
    .string()
    .regex(new RegExp(`^${any}(,${any})*$`))
    .describe(`What each row is answered with beside its own, with commas between: ${names.join(', ')}`)
    .optional();
};

/** The rows of a list, each with what was asked for in `expanded`. */
export const expandedRows = (rows: z.core.$ZodType, expands: Expands): z.ZodType => {
  if (!(rows instanceof z.ZodArray) || !(rows.element instanceof z.ZodObject))
    throw new Error('only rows can be expanded');
  const asked = Object.entries(expands).map(([name, what]) => [name, expansions[what].optional()] as const);
  return z.array(rows.element.extend({ expanded: z.object(Object.fromEntries(asked)).optional() }));
};
