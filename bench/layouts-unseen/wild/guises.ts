/** Papers that are no invoice and look like the sender's invoices. */
import { plusDays } from '../days.ts';
import type { Draws } from './draws.ts';
import type { Figures } from './figures.ts';
import type { Guise } from './head.ts';
import type { WildPaper } from './orders.ts';
import type { Pen, Place } from './pen.ts';
import type { Language, Say } from './words.ts';

const swedish = `order-confirmation|ORDERBEKRÄFTELSE,Orderbekräftelse,Orderbekräftelse/Ordererkännande,ORDERERKÄNNANDE|Ordernr,Order nr,Ordernummer|Detta är ingen faktura.,Kontrollera ordern och meddela avvikelser omgående.,
quotation|OFFERT,Offert,Anbud,Prisförslag|Offertnr,Offert nr|Offerten gäller 30 dagar.,
proforma-invoice|PROFORMAFAKTURA,Proformafaktura,Proforma,PROFORMA INVOICE|Proformanr,Nr|Endast för tulländamål. Betalas ej.,Proforma – ej underlag för bokföring.
delivery-note|FÖLJESEDEL,Följesedel,Leveranssedel,Följesedel/Packsedel,FRAKTSEDEL|Följesedelsnr,Fs nr,Följesedel nr|Fakturering sker separat.,Mottaget:,
delivery-note|FÖLJESEDEL,Följesedel,Utlämningssedel|Följesedelsnr,Nr|Faktura skickas separat.,
reminder|PÅMINNELSE,Betalningspåminnelse,Påminnelse,PÅMINNELSEFAKTURA,Inkassovarsel|Påminnelsenr,Nr|Vi saknar betalning för nedanstående. Har du redan betalt ber vi dig bortse från denna påminnelse.
account-statement|KONTOUTDRAG,Kontoutdrag,Reskontrautdrag,Saldobesked,Öppna poster|Kontonr,Utdrag nr|Detta är endast ett utdrag. Betala mot respektive faktura.`;

const abroad: Readonly<Record<Exclude<Language, 'sv'>, string>> = {
  da: `order-confirmation|ORDREBEKRÆFTELSE,Ordrebekræftelse|Ordrenr.|
delivery-note|FØLGESEDDEL,Følgeseddel|Følgeseddelnr.|Faktura følger.
account-statement|KONTOUDTOG,Kontoudtog|Kontonr.|`,
  no: `order-confirmation|ORDREBEKREFTELSE,Ordrebekreftelse|Ordrenr|
delivery-note|PAKKSEDDEL,Følgeseddel|Pakkseddelnr|Faktura ettersendes.
reminder|PURRING,Betalingspåminnelse|Purrenr|Vi savner betaling for følgende.`,
  de: `order-confirmation|AUFTRAGSBESTÄTIGUNG,Auftragsbestätigung|Auftragsnummer|
delivery-note|LIEFERSCHEIN,Lieferschein|Lieferschein-Nr.|Rechnung folgt.
reminder|ZAHLUNGSERINNERUNG,1. Mahnung|Mahnung Nr.|Folgende Posten sind noch offen.`,
  en: `order-confirmation|ORDER CONFIRMATION,Order Acknowledgement|Order no|
delivery-note|DELIVERY NOTE,Despatch note|Delivery note no|Invoice to follow.
account-statement|STATEMENT,Statement of account|Statement no|Please remit against the invoices listed.`,
};

export const drawnGuise = (draws: Draws, language: Language): Guise => {
  const [kind = '', titles = '', numbers = '', remarks = ''] = draws.one((language === 'sv' ? swedish : abroad[language]).split('\n')).split('|');
  return {
    kind,
    title: draws.one(titles.split(',')),
    number: draws.one(numbers.split(',')),
    isUnpriced: kind === 'delivery-note' && draws.happens(0.75),
    isAccount: kind === 'reminder' || kind === 'account-statement',
    remark: kind === 'reminder' ? remarks : draws.one(remarks.split(/,(?! )/u)),
  };
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
  if (guise.remark !== '') at = pen.block({ x, x2, y: at }, pen.wrapped(guise.remark, x2 - x)) + size;
  row([say.number, say.date, say.due, say.colSum, balance], true);
  pen.sheet.line(x, at - size * 1.2, x2);
  let sum = 0n;
  for (const each of amounts) {
    sum += each.sum;
    row([each.number, figures.day(each.issue), figures.day(plusDays(each.issue, 30)), figures.money(each.sum), figures.money(sum)]);
  }
  at += size;
  pen.text(x2, at, `${guise.kind === 'reminder' ? say.payable : balance}   ${figures.payable(sum)}`, { align: 'r', bold: true });
  return at + size * 2;
}; // prettier-ignore
