import type { LayoutMemory } from '#core/reading/layouts/layout-memory.ts';

/** A memory as somebody may have taught it, of a head in which some words are known to every reader. */
export const taughtMemory = (said: Partial<LayoutMemory> = {}): LayoutMemory => ({
  version: 1,
  sender: {
    name: 'Norrskär Grossist AB',
    organizationNumber: '556233-2451',
    vatNumber: null,
    marks: ['5562332451'],
  },
  head: [
    { text: 'kod', x: 40 },
    { text: 'benämning', x: 130 },
    { text: 'vågat', x: 330 },
    { text: 'pris/st', x: 420 },
    { text: 'tillsammans', x: 500 },
  ],
  pageWidth: 595,
  columns: [
    { role: 'article', label: 'kod', left: 40, right: 80 },
    { role: 'description', label: 'benämning', left: 130, right: 280 },
    { role: 'quantity', label: 'vågat', left: 310, right: 350 },
    { role: 'price', label: 'pris/st', left: 400, right: 450 },
    { role: 'sum', label: 'tillsammans', left: 500, right: 550 },
  ],
  numbers: null,
  names: null,
  discount: null,
  priceBase: '1',
  labels: [
    { field: 'issueDate', label: 'datum', side: 'right', step: 0 },
    { field: 'number', label: 'vårt märke', side: 'right', step: 0 },
  ],
  skip: ['tack för er beställning anna'],
  end: [],
  decimalMark: ',',
  dateOrder: 'day-first',
  currency: null,
  creditTitles: [],
  discountRows: false,
  reproduces: true,
  wasShown: false,
  ...said,
});
