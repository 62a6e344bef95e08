import type { TestClient } from '../peers/test-client.ts';
import { leaveArchive } from './archives.ts';
import { makeKey } from './api-keys.ts';
import { leaveAssistant } from './leave-assistant.ts';
import { leaveExport } from './exported.ts';
import { leaveFinding } from './findings.ts';
import { leaveListImport } from './list-imports.ts';
import type { TestProduct } from './product.ts';
import { leaveSheet } from './sheets.ts';
import { leaveVerdict } from './verdicts.ts';

/** What a unit that has bought leaves in features that look at its purchases; answers the ids. */
export const leaveMarks = async (
  product: TestProduct,
  client: TestClient,
  { supplier, article, said }: Readonly<Record<'supplier' | 'article' | 'said', string>>,
) => ({
  sheet: await leaveSheet(client, { supplierId: supplier, articleId: article }),
  verdict: await leaveVerdict(product, client, said),
  finding: await leaveFinding(product, client, supplier),
  export: await leaveExport(client),
  listImport: await leaveListImport(client, said),
  ...(await leaveArchive(product, client, said)),
  ...(await leaveAssistant(product, client, said)),
  apiKey: (await makeKey(client, { name: said })).id,
});
