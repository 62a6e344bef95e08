import { contract } from '#app/contract.ts';
import type { TestClient } from '../peers/test-client.ts';
import { uploadOf } from '../requests/upload.ts';

/** Leaves a file of article names open for the client's unit; answers its import. */
export const leaveListImport = async (client: TestClient, said: string): Promise<string> => {
  const bytes = Buffer.from(`Artikelnummer;Namn\n1;${said}\n`);
  const opened = await client.post(
    `${contract.listImports.openListImport.path}?list=articles`,
    uploadOf({ name: `${said}.csv`, bytes }),
  );
  return opened.json<{ id: string }>().data.id;
};
