/** What set C's papers about debts and payments have in common. */
import type { Paper } from '../paper.ts';
import { firm } from './firms.ts';
import { coded, type Seller } from './orders.ts';
import { pantry } from './wares.ts';

export const seller = (name: string, street: string, place: string, wares: Seller['wares'] = pantry): Seller => ({
  supplier: firm(name, street, place), wares, lines: [2, 5], code: coded(name, 4), number: (count) => String(7_002_000 + count * 11), from: '2026-02-26',
}); // prettier-ignore

export const style =
  'body{font-size:10pt}.grid td,.grid th{padding:2pt 8pt;border-bottom:.4pt solid #888}.kv{margin:10pt 0}';

export const foot = (p: Paper): string =>
  `<p class="small">${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}. Org.nr ${p.supplier.organisation}. Bankgiro ${p.supplier.bankgiro}.</p>`;

export const number = (p: Paper): string => p.number;
