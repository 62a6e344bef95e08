/** The bottom of every page: the company, its numbers and where to pay. */
import type { Draws } from './draws.ts';
import { drawnGrid, type Entry } from './entries.ts';
import type { Figures } from './figures.ts';
import type { Guise, Page } from './head.ts';
import type { Margins } from './senders.ts';
import type { Order, WildPaper } from './orders.ts';
import type { Pen } from './pen.ts';
import type { Say } from './words.ts';

/** What a bank's reader of payment slips reads: reference, amount and account. */
const codeLine = ({ ocr, payable, supplier }: WildPaper): string => {
  const size = payable < 0n ? -payable : payable;
  return `# ${ocr} # ${size / 100n} ${String(size % 100n).padStart(2, '0')}   ${size % 10n} > ${supplier.bankgiro.replace('-', '')}#41#`;
};

const paidTo = {
  sv: 'Betalas till',
  da: 'Betales til',
  no: 'Betales til',
  de: 'Zahlbar an',
  en: 'Payable to',
};

export interface Foot {
  readonly draw: (pen: Pen, paper: WildPaper, page: Page, guise: Guise | null) => void;
  /** Where the room for goods ends. */
  readonly top: number;
}

export const drawnFoot = (draws: Draws, say: Say, figures: Figures, order: Order, payment: readonly Entry[], isPaymentHere: boolean, { left, right }: Margins): Foot => {
  const { supplier, language, asides } = order;
  const size = draws.between(12, 16) / 2;
  const shape = draws.pick('foot', { columns: 34, 'labels over values': 17, 'one line': 19, 'two lines': 15, sentence: 6, 'numbers first': 5, 'name in slip': language === 'sv' ? 4 : 0 });
  const isRuled = draws.is('foot ruled', 0.55);
  const labelled = draws.pick('company number label', { labelled: 84, bare: 16 });
  const vatForm = draws.pick('VAT number as', { tight: 72, spaced: 14, dashed: 14 });
  const both = draws.pick('company numbers', { both: 64, vat: 16, organisation: language === 'sv' ? 20 : 0 });
  const colon = draws.one(['', ':']);
  const hasSeat = draws.is('seat named', 0.2);
  const payeeLabel = draws.one(['Betalningsmottagare', 'Mottagare', 'Betalas till']);
  const hasPageNumber = draws.is('page in foot', 0.3);
  const strip = isPaymentHere ? draws.pick('payment strip', { grid: 70, line: 30 }) : 'none';
  const isStripAlways = strip !== 'none' && draws.is('payment strip on each page', 0.25);
  const drawStrip = drawnGrid(draws, 'payment strip', size + 1.5, 5);
  const separator = draws.one([' · ', '  ', ' | ', ', ', ' – ']);
  const isCentred = draws.is('foot centred', 0.5);
  const isApproved = language === 'sv' && draws.is('F-tax', 0.85);

  const vat = language !== 'sv' || vatForm === 'tight' ? supplier.vat : vatForm === 'dashed' ? `SE-${supplier.organisation}-01` : `SE ${supplier.organisation.replace('-', '')} 01`;
  const named = (label: string, value: string): string => (labelled === 'bare' ? value : `${label}${colon} ${value}`);
  const organisation: Entry = { label: say.organisation, value: supplier.organisation };
  const numbers: readonly Entry[] = [...(both === 'vat' ? [] : [organisation]), ...(both === 'organisation' ? [] : [{ label: say.vat, value: vat }])];
  const paid = isPaymentHere ? [] : payment;
  const address: Entry = { label: { sv: 'Adress', da: 'Adresse', no: 'Adresse', de: 'Anschrift', en: 'Address' }[language], value: `${supplier.street}, ${supplier.post}` };
  const reach: readonly Entry[] = [{ label: say.phone, value: supplier.phone }, { label: say.mail, value: supplier.mail }];
  const approved = isApproved ? [say.approved] : [];
  const seat = hasSeat ? [`${say.seat} ${supplier.post.replace(/^[^A-ZÅÄÖa-z]*(?:SE?-)?[\d\s-]*/u, '')}`] : [];
  const hasCode = language === 'sv' && strip !== 'none' && supplier.bankgiro === payment[0]?.value && draws.is('payment code line', 0.25);
  const codeHeight = hasCode ? size * 2.4 : 0;
  const stripHeight = codeHeight + (strip === 'none' ? 0 : strip === 'grid' ? (size + 1.5) * 4.4 : (size + 1.5) * 2.2);
  const height = size * (shape === 'columns' ? 6.4 : shape === 'labels over values' ? 5 : 5.4) + 8;
  const begin = 824 - height;

  const drawStripOf = (pen: Pen, paper: WildPaper): void => {
    const entries = [...payment, { label: say.ocr, value: paper.ocr }, ...(draws.taken['due'] === 'with payment' ? [{ label: say.due, value: figures.day(paper.due) }] : []), { label: paper.isCredit ? say.toReceive : say.payable, value: figures.payable(paper.payable) }];
    const y = begin - stripHeight + size;
    if (strip === 'grid') drawStrip(pen, entries, { x: left, x2: right, y });
    if (hasCode) pen.text(right, begin - size * 1.3, codeLine(paper), { size: size + 2, align: 'r' });
    if (strip === 'line') pen.text(left, y, entries.map(({ label, value }) => `${label}${colon} ${value}`).join('    '), { size: size + 1.5, most: right - left });
  };

  const drawCompany = (pen: Pen): void => {
    const y = begin + size;
    if (shape === 'labels over values') {
      const entries = [{ label: '', value: supplier.name }, ...numbers, ...paid, ...reach.slice(0, 1)];
      const measured = entries.map(({ label, value }) => Math.max(pen.width(label, { size }), pen.width(value, { size })) + 8);
      const scale = (right - left) / measured.reduce((sum, each) => sum + each, 0);
      let x = left;
      for (const [at, { label, value }] of entries.entries()) {
        const most = (measured[at] ?? 0) * scale - 5;
        pen.text(x, y, label, { size: size - 0.5, grey: 0.25, most });
        pen.text(x, y + size * 1.25, value, { size, most });
        x += most + 5;
      }
      pen.text(left, y + size * 2.6, [address.value, ...approved, ...seat, ...asides.foot].join(separator), { size, most: right - left });
      return;
    }
    const tax = numbers.map(({ label, value }) => named(label, value));
    const ways = paid.map(({ label, value }) => `${label}${colon} ${value}`);
    const rows = [...reach].map(({ label, value }) => `${label}${colon} ${value}`);
    const columns = [[supplier.name, supplier.street, supplier.post], rows, [...tax, ...approved, ...seat], ways].filter(({ length }) => length > 0);
    const width = (right - left) / columns.length;
    if (shape === 'columns' && columns.flat().every((text) => pen.width(text, { size }) < width * 1.08)) {
      for (const [at, column] of columns.entries()) pen.block({ x: left + at * width, x2: left + (at + 1) * width - 6, y }, column, { size });
      return;
    }
    if (shape === 'sentence') {
      const sentence = `${ways.length === 0 ? '' : `${paidTo[language]} ${ways.join(', ')}. `}${supplier.name}, ${address.value}, ${tax.join(', ')}. ${[...approved, ...seat].join('. ')}`;
      pen.block({ x: left, x2: right, y }, pen.wrapped(sentence, right - left, { size }), { size });
      return;
    }
    const slip = `${payeeLabel}${colon} ${supplier.name}`;
    const parts = shape === 'name in slip' ? [slip, ...ways, ...tax, ...approved] : shape === 'numbers first' ? [...ways, supplier.name, ...tax, ...approved, ...rows, ...seat] : [supplier.name, address.value, ...rows, ...tax, ...approved, ...seat, ...asides.foot, ...ways];
    const lines: string[] = [];
    for (const part of parts) {
      const joined = `${lines.at(-1)}${separator}${part}`;
      if (lines.length > 0 && pen.width(joined, { size }) < (right - left) * (shape === 'two lines' ? 0.75 : 1)) lines[lines.length - 1] = joined;
      else lines.push(part);
    }
    pen.block({ x: left, x2: right, y }, lines, { size, align: isCentred ? 'c' : 'l' });
  };

  return {
    draw: (pen, paper, page, guise) => {
      if (strip !== 'none' && (guise === null || guise.isWhole) && (page.at === page.of || isStripAlways)) drawStripOf(pen, paper);
      if (isRuled) pen.sheet.line(left, begin - 3, right);
      drawCompany(pen);
      if (hasPageNumber) pen.text(right, 832, page.of > 1 ? `${say.page} ${page.at}/${page.of}` : `${say.page} ${page.at}`, { size, align: 'r' });
    },
    top: begin - stripHeight - 14,
  };
}; // prettier-ignore
