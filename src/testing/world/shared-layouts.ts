import type { LayoutMemory } from '#core/reading/layouts/layout-memory.ts';
import { buildOrganization } from '#features/company/organizations/server/builders.ts';
import { buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import { enqueueSharing } from '#features/reading/review/server/commands-structures.ts';
import { taughtMemory } from '../papers/taught-memory.ts';
import { openTestProduct, type TestProduct, type TestProductOptions } from './product.ts';

const { name, organizationNumber } = buildSupplier(39);

/** Of papers with these labels above their columns. */
export const sharedLabels = ['Kod', 'Fisk', 'Vågat', 'Dagens', 'Tillsammans'] as const;

const roles = ['article', 'description', 'quantity', 'price', 'sum'] as const;

/** What somebody taught of them; `order` says what their columns hold. */
const memoryOf = (order: readonly LayoutMemory['columns'][number]['role'][]): LayoutMemory =>
  taughtMemory({
    sender: { name, organizationNumber, vatNumber: null, marks: [organizationNumber] },
    columns: sharedLabels.map((label, at) => ({
      role: order[at] ?? 'other',
      label: label.toLowerCase(),
      left: 50 + 100 * at,
      right: 120 + 100 * at,
    })),
    labels: [],
  });

/** A product in which three restaurants taught the same of a layout, and its jobs run. */
export const openSharedLayouts = async (options: TestProductOptions = {}) => {
  const product: TestProduct = await openTestProduct(options);
  const teach = async (memory: LayoutMemory): Promise<void> => {
    const { organizationId } = await buildOrganization(product);
    await product.db.platformTransaction(async (tx) => {
      await tx.query(
        `insert into reading_layout (organization_id, id, kind, key, supplier_name, memory, confirmations, taught_at)
         values ($1, $2, 'pages', 'shared', $3, $4, 1, now())`,
        [organizationId, product.newId(), name, JSON.stringify(memory)],
      );
      await enqueueSharing(tx, [organizationNumber]);
    });
  };
  for (let party = 0; party < 3; party += 1) await teach(memoryOf(roles));
  await product.startJobs();
  return {
    product,
    /** One more says that the price stands where the others have the quantity. */
    contradict: (): Promise<void> => teach(memoryOf(['article', 'description', 'price', 'quantity', 'sum'])),
    /** How many layouts are shared. */
    shared: async (): Promise<number> => {
      const rows = await product.db.platformRead((reader) => reader.query('select from shared_structure'));
      return rows.length;
    },
  };
};
