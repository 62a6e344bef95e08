/** Papers that are no invoice and look like the sender's invoices. */
import { plusDays } from '../days.ts';
import type { Draws } from './draws.ts';
import type { Figures } from './figures.ts';
import { letters, listed, titled } from './guise-words.ts';
import type { Guise } from './head.ts';
import type { WildPaper } from './orders.ts';
import type { Pen, Place } from './pen.ts';
import type { Language, Say } from './words.ts';

const closings = [
  'Har du frågor är du välkommen att kontakta vår kundtjänst.',
  'Har betalningen redan gjorts kan du bortse från detta brev.',
  'Faktura skickas i vanlig ordning.',
  'Du når oss vardagar 8–16.',
];

const abroad: Readonly<Record<Exclude<Language, 'sv'>, string>> = {
  da: `order-confirmation|ORDREBEKRÆFTELSE;Ordrebekræftelse|Ordrenr.|
delivery-note|FØLGESEDDEL;Følgeseddel|Følgeseddelnr.|Faktura følger.
account-statement|KONTOUDTOG;Kontoudtog|Kontonr.|`,
  no: `order-confirmation|ORDREBEKREFTELSE;Ordrebekreftelse|Ordrenr|
delivery-note|PAKKSEDDEL;Følgeseddel|Pakkseddelnr|Faktura ettersendes.
reminder|PURRING;Betalingspåminnelse|Purrenr|Vi savner betaling for følgende.`,
  de: `order-confirmation|AUFTRAGSBESTÄTIGUNG;Auftragsbestätigung|Auftragsnummer|
delivery-note|LIEFERSCHEIN;Lieferschein|Lieferschein-Nr.|Rechnung folgt.
reminder|ZAHLUNGSERINNERUNG;1. Mahnung|Mahnung Nr.|Folgende Posten sind noch offen.`,
  en: `order-confirmation|ORDER CONFIRMATION;Order Acknowledgement|Order no|
delivery-note|DELIVERY NOTE;Despatch note|Delivery note no|Invoice to follow.
account-statement|STATEMENT;Statement of account|Statement no|Please remit against the invoices listed.`,
};

const accounts = ['reminder', 'account-statement', 'collection-demand', 'interest-notice', 'autogiro-notice'];

/** A paper in the sender's layout that is no invoice; `own` is the layout's word for one. */
export const drawnGuise = (draws: Draws, language: Language, own: Pick<Say, 'title' | 'number'>): Guise => {
  const form = language === 'sv' ? draws.pick('form of paper', { titled: 62, listed: 14, letter: 24 }) : 'titled';
  const rows = language === 'sv' ? { titled, listed, letter: letters }[form] : abroad[language];
  const [kind = '', titles = '', numbers = '', remarks = ''] = draws.one(rows.split('\n')).split('|');
  const title = draws.one(titles.split(';'));
  const number = draws.one(numbers.split(';'));
  const isAccount = form === 'listed' || (language !== 'sv' && accounts.includes(kind));
  const isUnpriced = kind === 'delivery-note' && draws.happens(0.75);
  const isTold = title === '=';
  return {
    kind,
    title: isTold ? own.title : title,
    number: number === '=' ? own.number : number,
    isUnpriced,
    isAccount,
    isWhole: !isAccount && !isUnpriced && form === 'titled' && (isTold || kind === 'void' || kind === 'reminder' || draws.happens(0.4)),
    remark: form === 'letter' ? '' : draws.one(remarks.split(';')),
    letter: form === 'letter' ? ['Hej!', draws.one(remarks.split(';')), ...draws.shuffled(closings).slice(0, draws.between(0, 2)), 'Med vänlig hälsning'] : null,
  };
}; // prettier-ignore

/** A sentence with the paper's own figures in their places. */
export const filled = (text: string, paper: WildPaper, figures: Figures): string =>
  text
    .replace('{number}', paper.number)
    .replace('{other}', String(Number(paper.order) + 17))
    .replace('{sum}', figures.payable(paper.payable))
    .replace('{day}', figures.day(paper.issue))
    .replace('{due}', figures.day(paper.due))
    .replace('{giro}', paper.supplier.bankgiro);

/** Draws a letter in place of goods; answers where it ends. */
export const drawLetter = (pen: Pen, texts: readonly string[], paper: WildPaper, figures: Figures, { x, x2, y }: Place): number => {
  const { size } = pen.look;
  let at = y + size;
  for (const text of [...texts, paper.supplier.name]) at = pen.block({ x, x2, y: at }, pen.wrapped(filled(text, paper, figures), x2 - x)) + size;
  return at;
}; // prettier-ignore

/** Open invoices with their days and amounts, in place of goods; answers what is owed. */
export const drawAccount = (pen: Pen, paper: WildPaper, say: Say, figures: Figures, guise: Guise, { x, x2, y }: Place): number => {
  const { size } = pen.look;
  const amounts = paper.lines.slice(0, 9).map(({ sum }, at) => ({
    number: `${paper.number.slice(0, -2)}${10 + ((at * 7) % 89)}`,
    issue: plusDays(paper.issue, at * 9 - 90),
    sum: sum < 10_000n ? sum * 3n + 41_250n : sum,
  }));
  const edges = [x, x + (x2 - x) * 0.28, x + (x2 - x) * 0.52, x2 - (x2 - x) * 0.2, x2];
  let at = y + size;
  const row = (cells: readonly string[], bold = false): void => {
    for (const [index, cell] of cells.entries()) {
      const edge = edges[index] ?? x2;
      pen.text(edge, at, cell, { align: index > 2 ? 'r' : 'l', bold });
    }
    at += size * 1.5;
  };
  const balance = { EUR: 'Offen', GBP: 'Balance' }[paper.currency] ?? 'Saldo';
  if (guise.remark !== '') at = pen.block({ x, x2, y: at }, pen.wrapped(filled(guise.remark, paper, figures), x2 - x)) + size;
  row([say.number, say.date, say.due, say.colSum, balance], true);
  pen.sheet.line(x, at - size * 1.2, x2);
  let sum = 0n;
  for (const each of amounts) {
    sum += each.sum;
    row([each.number, figures.day(each.issue), figures.day(plusDays(each.issue, 30)), figures.money(each.sum), figures.money(sum)]);
  }
  at += size;
  pen.text(x2, at, `${guise.kind === 'account-statement' ? balance : say.payable}   ${figures.payable(sum)}`, { align: 'r', bold: true });
  return at + size * 2;
}; // prettier-ignore
