/** The sums: what is net, VAT and to pay, in a stack, a grid or tables, with what stands beside them. */
import type { Paper } from '../paper.ts';
import { rateCode } from './columns.ts';
import type { Draws } from './draws.ts';
import { type DrawEntries, drawnGrid, drawnList, type Entry } from './entries.ts';
import type { Figures } from './figures.ts';
import type { Guise } from './head.ts';
import type { Margins } from './senders.ts';
import type { Order, WildPaper } from './orders.ts';
import type { Pen, Place } from './pen.ts';
import type { Table } from './table.ts';
import type { Say } from './words.ts';

export interface Totals {
  readonly draw: (pen: Pen, paper: WildPaper, y: number, guise: Guise | null) => number;
  /** How much room they take. */
  readonly height: (paper: Paper) => number;
  readonly isAtFoot: boolean;
  readonly omits: readonly string[];
}

interface Sum extends Entry {
  readonly what: 'goods' | 'charge' | 'net' | 'tax' | 'gross' | 'rounding' | 'prepaid' | 'payable';
}

export const drawnTotals = (draws: Draws, say: Say, figures: Figures, order: Order, table: Table, payment: readonly Entry[], isDueHere: boolean, isPaymentHere: boolean, size: number, { left, right }: Margins): Totals => {
  const shape = draws.pick('totals', { stack: 66, grid: 24, 'stack in a box': 10 });
  const side = draws.pick('side of totals', { right: 86, left: 14 });
  const isAtFoot = draws.is('totals at the foot', 0.34);
  const vat = draws.pick('VAT', { 'in the stack': 36, table: 26, columns: 10, sentence: 9, 'total only': 19 });
  const isNetShown = draws.is('sum without VAT', 0.93);
  const isTaxShown = vat === 'total only' || draws.is('sum of VAT', order.isMixed ? 0.72 : 0.85);
  const grossShown = draws.pick('sum with VAT', { 'when it differs': 52, always: 48 });
  const hasGoodsSum = draws.is('sum of goods', 0.35);
  const isBasedLabel = draws.is('VAT label with base', 0.3);
  const dots = draws.pick('leader', { none: 84, colon: 12, dots: 4 });
  const leading = size * (draws.between(13, 19) / 10);
  const isPayableLarge = draws.is('payable large', 0.45);
  const vatOrder = draws.pick('VAT table columns', { 'rate base tax': 46, 'base rate tax': 26, 'rate base tax gross': 14, 'code rate base tax': 14 });
  const hasEmptyRates = draws.is('rates without amounts', 0.15) && order.language === 'sv';
  const drawGrid = drawnGrid(draws, 'totals grid', size, 8);
  const drawPayment = drawnList(draws, 'payment list', size);

  const rateText = (rate: number): string => draws.taken['VAT rates'] === 'decimals' ? figures.money(BigInt(rate) * 100n).replaceAll(/ ?(?:kr|SEK|€|£) ?/gu, '') : `${rate}${draws.taken['VAT rates'] === 'bare' ? '' : draws.taken['VAT rates'] === 'glued' ? '%' : ' %'}`;
  draws.pick('VAT rates', { spaced: 44, glued: 30, bare: 12, decimals: 14 });

  const sums = (paper: WildPaper, guise: Guise | null): readonly Sum[] => {
    const beneath = table.hasChargeRows ? [] : paper.charges;
    const isSingle = paper.vat.length === 1;
    const [first] = paper.vat;
    const rated: Sum[] = vat === 'in the stack'
      ? paper.vat.map(({ rate, base, tax }) => ({ what: 'tax', label: `${say.tax} ${rateText(rate)}${rateText(rate).includes('%') ? '' : '%'}${isBasedLabel ? ` (${figures.money(base)})` : ''}`, value: figures.total(tax) }))
      : [];
    const isTotalled = vat === 'total only' || (isTaxShown && (vat !== 'in the stack' || !isSingle));
    const whole = isTotalled ? [{ what: 'tax', label: isSingle && first !== undefined && vat === 'total only' && shape !== 'grid' ? `${say.tax} ${rateText(first.rate)}` : say.tax, value: figures.total(paper.tax) } as const] : [];
    const isGross = guise !== null ? false : grossShown === 'always' || paper.rounding !== 0n || paper.prepaid !== 0n;
    return [
      ...(hasGoodsSum || beneath.length > 0 ? [{ what: 'goods', label: say.goodsSum, value: figures.total(paper.lineNet + (table.hasChargeRows ? paper.net - paper.lineNet : 0n)) } as const] : []),
      ...beneath.map(({ label, amount }) => ({ what: 'charge', label, value: figures.total(amount) }) as const),
      ...(isNetShown ? [{ what: 'net', label: say.net, value: figures.total(paper.net) } as const] : []),
      ...rated,
      ...whole,
      ...(isGross ? [{ what: 'gross', label: say.gross, value: figures.total(paper.gross) } as const] : []),
      ...(paper.rounding !== 0n || draws.taken['empty rounding'] === 'yes' ? [{ what: 'rounding', label: say.rounding, value: figures.total(paper.rounding) } as const] : []),
      ...(paper.prepaid === 0n ? [] : [{ what: 'prepaid', label: say.prepaid, value: figures.total(-paper.prepaid) } as const]),
      { what: 'payable', label: guise !== null ? (order.language === 'sv' ? 'Totalt inkl. moms' : say.gross) : paper.isCredit && draws.taken['credit to receive'] === 'yes' ? say.toReceive : say.payable, value: figures.payable(paper.payable), strong: true },
    ];
  };
  draws.is('empty rounding', 0.15);
  draws.is('credit to receive', 0.4);
  const isFramed = draws.is('VAT table framed', 0.3);
  const stackWidth = Math.max(190, (right - left) * 0.42);
  const restWidth = right - left - stackWidth - 22;

  const vatRows = (paper: Paper): Paper['vat'] => hasEmptyRates
    ? [25, 12, 6].map((rate) => paper.vat.find((each) => each.rate === rate) ?? { rate, base: 0n, tax: 0n })
    : paper.vat;

  const drawVat = (pen: Pen, paper: Paper, { x, x2, y }: Place): number => {
    const rows = vatRows(paper);
    if (vat === 'sentence') {
      const said = rows.map(({ rate, base, tax }) => `${say.tax} ${rate} % ${{ sv: 'på', da: 'af', no: 'av', de: 'auf', en: 'on' }[order.language]} ${figures.money(base)} = ${figures.money(tax)}`);
      return pen.block({ x, x2, y }, said, { size });
    }
    const columns = { 'rate base tax': 'rbt', 'base rate tax': 'brt', 'rate base tax gross': 'rbtg', 'code rate base tax': 'crbt' }[table.manner.rates === 'code' ? 'code rate base tax' : vatOrder];
    const cells: Record<string, (row: Paper['vat'][number]) => string> = {
      c: ({ rate }) => rateCode(rate), r: ({ rate }) => rateText(rate), b: ({ base }) => figures.money(base), t: ({ tax }) => figures.money(tax), g: ({ base, tax }) => figures.money(base + tax),
    };
    const heads: Record<string, string> = { c: say.colRateCode, r: say.taxRate, b: say.taxBase, t: say.tax, g: say.gross };
    const lines = vat === 'columns'
      ? [...columns].map((key) => [heads[key] ?? '', ...rows.map((row) => cells[key]?.(row) ?? '')])
      : [[...columns].map((key) => heads[key] ?? ''), ...rows.map((row) => [...columns].map((key) => cells[key]?.(row) ?? ''))];
    const measured = (lines[0] ?? []).map((_, at) => Math.max(...lines.map((line) => pen.width(line[at] ?? '', { size, bold: true }))) + 12);
    const shrink = Math.min(1, (x2 - x) / measured.reduce((sum, width) => sum + width, 0));
    let edge = x;
    for (const [at, width] of measured.entries()) {
      const isLabel = vat === 'columns' && at === 0;
      const place = isLabel ? edge + 3 : edge + width * shrink - 3;
      for (const [row, line] of lines.entries())
        pen.text(place, y + row * size * 1.35, line[at] ?? '', { size: size * Math.max(shrink, 0.75), align: isLabel ? 'l' : 'r', most: width * shrink - 6, bold: row === 0 && vat === 'table' });
      edge += width * shrink;
    }
    const end = y + lines.length * size * 1.35;
    if (isFramed) pen.sheet.frame(x, y - size * 1.1, edge, end - size * 0.85);
    return end;
  };

  const payEntries = (paper: Paper, guise: Guise | null): readonly Entry[] =>
    isPaymentHere && guise === null
      ? [...payment, ...(isDueHere ? [{ label: say.due, value: figures.day(paper.due) }] : []), { label: say.ocr, value: paper.ocr }]
      : isDueHere && guise === null ? [{ label: say.due, value: figures.day(paper.due) }] : [];

  const drawBeside = (pen: Pen, paper: WildPaper, place: Place, guise: Guise | null): number => {
    let { y } = place;
    if (vat === 'table' || vat === 'columns' || vat === 'sentence' || table.manner.rates === 'code') y = drawVat(pen, paper, place) + size;
    const entries = payEntries(paper, guise);
    return entries.length === 0 ? y : drawPayment(pen, entries, { ...place, y });
  };

  const drawStack = (pen: Pen, paper: WildPaper, { x, x2, y }: Place, guise: Guise | null): number => {
    let at = y;
    for (const { label, value, strong = false } of sums(paper, guise)) {
      const large = strong && isPayableLarge ? size * 1.25 : size;
      if (strong && isPayableLarge) at += size * 0.4;
      pen.text(x2, at, value, { size: large, align: 'r', bold: strong });
      const most = x2 - x - pen.width(value, { size: large, bold: strong }) - 6;
      const shown = pen.width(label, { size: large }) > most * 1.1 ? label.replace(/ \(.*\)$/u, '') : label;
      const gap = x2 - x - pen.width(`${shown}${value}`, { size: large, bold: strong });
      const dotted = dots === 'dots' ? '.'.repeat(Math.max(0, Math.floor(gap / pen.width('.', { size: large })) - 3)) : '';
      pen.text(x + pen.width(`${shown} `, { size: large, bold: strong }), at, dotted, { size: large });
      pen.text(x, at, dots === 'colon' ? `${shown}:` : shown, { size: large, bold: strong, most });
      at += leading;
    }
    if (shape === 'stack in a box') pen.sheet.frame(x - 5, y - size * 1.3, x2 + 4, at - leading + size * 0.8);
    return at;
  };

  const drawSideBySide = (pen: Pen, paper: WildPaper, y: number, guise: Guise | null): number => {
    const inset = shape === 'stack in a box' ? 5 : 0;
    const stack = side === 'right' ? { x: right - stackWidth + inset, x2: right - inset, y } : { x: left + inset, x2: left + stackWidth - inset, y };
    const rest = side === 'right' ? { x: left, x2: left + restWidth, y } : { x: right - restWidth, x2: right, y };
    return Math.max(drawStack(pen, paper, stack, guise), drawBeside(pen, paper, rest, guise));
  };

  const gridEntries = (paper: WildPaper, guise: Guise | null): readonly Entry[] => {
    const [only] = paper.vat;
    return sums(paper, guise).map((sum) => ({ ...sum, label: sum.label.replace(/ \(.*\)$/u, '') })).flatMap((sum) => (sum.what === 'tax' && paper.vat.length === 1 && only !== undefined && vat !== 'in the stack' ? [{ label: say.taxRate, value: rateText(only.rate) }, sum] : [sum]));
  };

  const drawWide: DrawEntries = (pen, entries, place) => {
    if (entries.length <= 7) return drawGrid(pen, entries, place);
    const cut = Math.ceil(entries.length / 2);
    return drawGrid(pen, entries.slice(cut), { ...place, y: drawGrid(pen, entries.slice(0, cut), place) });
  };

  const draw: Totals['draw'] = (pen, paper, y, guise) => {
    if (shape !== 'grid') return drawSideBySide(pen, paper, y, guise);
    const under = drawWide(pen, gridEntries(paper, guise), { x: left, x2: right, y });
    return drawBeside(pen, paper, { x: left, x2: left + Math.max(restWidth, 260), y: under + 4 }, guise);
  };

  return {
    draw,
    height: (paper) => {
      const beside = (vatRows(paper).length + 5) * size * 1.6 + size * 7;
      return shape === 'grid' ? size * 9 + beside : Math.max((paper.charges.length + paper.vat.length + 7) * leading, beside) + size;
    },
    isAtFoot,
    omits: [
      ...(isNetShown ? [] : ['taxExclusive']),
      ...(order.isMixed && !isTaxShown ? ['taxTotal'] : []),
    ],
  };
}; // prettier-ignore
