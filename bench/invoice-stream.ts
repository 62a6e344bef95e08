import type { DraftLine } from '#core/invoices/write/invoice-draft.ts';
import { writeUbl } from '#core/invoices/write/write-ubl.ts';
import { buildDraft, buildSupplier } from '#features/purchases/invoices/server/builders.ts';
import { chanceFrom } from './chance.ts';

/** What a restaurant's wholesalers sell: 6 suppliers with 250 articles each, a few of them bought all the time. */
const suppliers = 6;
const articlesEach = 250;
const linesEach = 12;
const invoicesADay = 4;

const goods = [
  'Lax filé',
  'Nötfärs',
  'Smör osaltat',
  'Krossade tomater',
  'Olivolja',
  'Potatis fast',
  'Grädde',
  'Pilsner',
];
const packs = ['500 g', '1 kg', '2,5 kg', '5 kg', '10 l', '24x33 cl'];

/** The invoices of one unit, one after the other, always the same ones; each is the bytes of a Peppol file. */
export const invoiceStream = (unit: number): (() => Uint8Array) => {
  const chance = chanceFrom(1000 + unit);
  const prices = new Map<number, number>();
  let count = 0;
  const lineOf = (article: number): DraftLine => {
    const known = prices.get(article);
    const base = known ?? 20 + Math.floor(chance() * 60_000) / 100;
    // One line in twenty has another price than the last time.
    const price =
      known === undefined || chance() > 0.05 ? base : Math.round(base * (95 + chance() * 15)) / 100;
    prices.set(article, price);
    return {
      articleNumber: String(100_000 + article),
      name: `${goods[article % goods.length]} ${packs[article % packs.length]} nr ${article}`,
      gtin: `73100000${String(article).padStart(5, '0')}`,
      quantity: String(1 + Math.floor(chance() * 20)),
      unit: article % 3 === 0 ? 'KGM' : 'H87',
      price: price.toFixed(2),
      vatRate: article % goods.length === 7 ? '25' : '6',
    };
  };
  return () => {
    count += 1;
    const supplier = Math.floor(chance() * suppliers);
    const chosen = new Set<number>();
    while (chosen.size < linesEach) chosen.add(Math.floor(articlesEach * chance() ** 2));
    const day = new Date(Date.UTC(2025, 0, 1 + Math.floor(count / invoicesADay))).toISOString().slice(0, 10);
    const draft = buildDraft({
      supplier: buildSupplier(supplier),
      number: `${unit}-${count}`,
      issueDate: day,
      dueDate: day,
      lines: [...chosen].map((article) => lineOf(supplier * articlesEach + article)),
    });
    return new TextEncoder().encode(writeUbl(draft));
  };
};
