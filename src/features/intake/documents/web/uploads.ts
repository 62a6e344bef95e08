import { documentsContract, type DocumentRow } from '../contract.ts';
import { upload } from '#platform/web/calls/upload.ts';
import { createUploadQueue } from '#platform/web/calls/upload-queue.ts';

/** The kinds of file that are worth choosing; whatever comes is looked into. */
export const accepted =
  '.pdf,.xml,.zip,.csv,application/pdf,application/xml,text/xml,application/zip,text/csv,image/*';

/** Files that people add; they go on while the drawer is closed. */
export const uploads = createUploadQueue<{ documents: DocumentRow[] }>((file, unitId, onProgress) =>
  upload(documentsContract.uploadDocuments, { unitId }, [file], { onProgress }),
);
