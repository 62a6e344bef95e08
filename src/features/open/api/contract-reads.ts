import { outletsReads } from './contract-reads-company.ts';
import { goodsReads } from './contract-reads-goods.ts';
import { purchaseReads } from './contract-reads-purchases.ts';

/** Everything that the screens read. */
export const openReads = { ...outletsReads, ...purchaseReads, ...goodsReads };
