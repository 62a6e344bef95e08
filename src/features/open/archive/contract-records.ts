import { archiveDocumentationContract } from './contract-documentation.ts';
import { archiveHistoryContract } from './contract-history.ts';

/** What bookkeeping law asks to be told of how the system works and how records were treated. */
export const archiveRecordsContract = { ...archiveDocumentationContract, ...archiveHistoryContract };
