import type { chatContract } from '../contract.ts';
import type { queueContract } from '../contract-queue.ts';

/** Where a file of a message is had from: by the person who asked, or by support. */
export type FileEndpoint = (typeof chatContract)['downloadFile'] | (typeof queueContract)['downloadQueued'];
