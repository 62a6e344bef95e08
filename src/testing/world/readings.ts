import { buildPaperInvoice, strangeLabels } from '#features/reading/review/server/builders.ts';
import type { TestClient } from '../peers/test-client.ts';
import { contract } from '#app/contract.ts';
import type { TestProduct } from './product.ts';
import { sheetMapping } from '../requests/sheet-mapping.ts';
import { uploadOf } from '../requests/upload.ts';
import { waitUntil } from '../wait-until.ts';

const { columns, decimalMark, dateOrder, supplier, currency } = sheetMapping;
/** The mapping of the samples as it is kept. */
const keptMapping = {
  version: 1,
  head: ['vara', 'summa'],
  columns,
  decimalMark,
  dateOrder,
  supplier,
  currency,
};

/** A table whose columns somebody has explained. */
export const teachLayout = async (
  product: TestProduct,
  client: TestClient,
  said: string,
): Promise<string> => {
  const id = product.newId();
  await product.db.platformTransaction((tx) =>
    tx.query(
      `insert into reading_layout (organization_id, id, kind, key, supplier_name, memory, confirmations, taught_at)
       select organization_id, $1, 'sheet', $2, $2, $3, 1, now() from unit where id = $4`,
      [id, said, JSON.stringify(keptMapping), client.unitId],
    ),
  );
  return id;
};

/** Sends an invoice on paper whose columns say nothing, so that a person has to look at it. */
export const leavePaper = async (client: TestClient, said: string): Promise<string> => {
  const paper = await buildPaperInvoice({
    labels: strangeLabels,
    lines: [[`Lax ${said}`, '4711', '2.5', '189.00']],
  });
  const [sent] = (await client.post(contract.documents.uploadDocuments.path, uploadOf(paper))).json<{
    documents: { id: string }[];
  }>().data.documents;
  const waiting = `${contract.documents.listDocuments.path}?states=needs-review`;
  const waits = async () =>
    (await client.get(waiting))
      .json<{ content: { id: string }[] }>()
      .data.content.some(({ id }) => id === sent?.id);
  await waitUntil(waits);
  return sent?.id ?? '';
};
