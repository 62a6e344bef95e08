import { call, type Result } from '#platform/web/calls/api.ts';
import { callKey, queryClient } from '#platform/web/calls/query.ts';
import { upload } from '#platform/web/calls/upload.ts';
import { createUploadQueue } from '#platform/web/calls/upload-queue.ts';
import { historyContract } from '../contract.ts';

/** The kinds of file that are worth choosing; whatever comes is looked into. */
export const acceptedOld =
  '.zip,.mbox,.eml,.pdf,.xml,application/zip,application/mbox,message/rfc822,application/pdf,text/xml';

const opening = new Map<string, Promise<Result<{ readonly id: string }>>>();

/** The import of a unit that takes files: the one that is open, else a new one. Files that come at once share it. */
const importOf = (unitId: string): Promise<Result<{ readonly id: string }>> => {
  const known = opening.get(unitId);
  if (known !== undefined) return known;
  const asked = (async (): Promise<Result<{ readonly id: string }>> => {
    const listed = await call(historyContract.listImports, { unitId });
    if (listed.hasError) return listed;
    const open = listed.data.imports.find(({ state }) => state === 'collecting');
    return open === undefined
      ? call(historyContract.openImport, { unitId })
      : { data: open, hasError: false, error: null, errorData: null };
  })();
  opening.set(unitId, asked);
  void asked.finally(() => {
    opening.delete(unitId);
    void queryClient.invalidateQueries({ queryKey: callKey(historyContract.listImports) });
  });
  return asked;
};

/** Old invoices on their way; they go on while the screen is left. */
export const oldFiles = createUploadQueue<{ documents: number }>(async (file, unitId, onProgress) => {
  const target = await importOf(unitId);
  if (target.hasError) return target;
  const input = { params: { importId: target.data.id }, unitId };
  return upload(historyContract.addFiles, input, [file], { onProgress });
});
