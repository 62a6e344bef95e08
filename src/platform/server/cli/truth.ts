import { readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { z } from 'zod';

const text = z.string().optional();

const truthShape = z.object({
  number: text,
  issueDate: text,
  dueDate: text,
  currency: text,
  payable: text,
  taxTotal: text,
  taxExclusive: text,
  kind: text,
  supplier: z.object({ name: text, organisationNumber: text, vatNumber: text }).optional(),
  lines: z.array(
    z.object({
      name: text,
      sellerItemId: text,
      quantity: text,
      netPrice: text,
      grossPrice: text,
      baseQuantity: text,
      lineTotal: text,
    }),
  ),
});

/** What a document says, as somebody else wrote it down; what is missing, the document does not say. */
export type Truth = z.infer<typeof truthShape>;

/**
 * The truth of a file: `TRUTHDIR/<path>.json` for the longest end of the file's path that has one, and the first folder of
 * that end, which names the source. `null` when there is none.
 */
export const truthOf = async (
  folder: string,
  file: string,
): Promise<{ readonly source: string; readonly truth: Truth } | null> => {
  const parts = resolve(file).split(sep).slice(1);
  for (let from = 0; from < parts.length; from++) {
    const content = await readFile(`${join(folder, ...parts.slice(from))}.json`, 'utf8').catch(() => null);
    if (content !== null)
      return { source: parts[from] ?? '', truth: truthShape.parse(JSON.parse(content, stated)) };
  }
  return null;
};

/** What a truth calls null, the document does not say. */
const stated = (_key: string, value: unknown): unknown => value ?? undefined;
