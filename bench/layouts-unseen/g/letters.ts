/** Letters about money: reminders, interest, statements, notices of payment. */
import { iso, plusDays, words } from '../days.ts';
import { digitsOf } from '../identity.ts';
import { escaped, html, over, pairs } from '../html.ts';
import type { Producer } from '../layout.ts';
import type { Paper } from '../paper.ts';
import { Sheet } from '../sheet.ts';
import { fieldsAt, figures, pairsAt, place, row, stack } from './kit.ts';

/** A letter: what kind it is, whose it is, how it is printed and what it says. */
export interface Letter {
  readonly kind: string;
  /** The layout whose seller writes it. */
  readonly from: string;
  readonly producer: Producer;
  readonly hard: string;
  readonly isAbout?: boolean;
  readonly draw: (paper: Paper) => string | Sheet;
}

const space = figures('space');
const dotted = figures('dotted');
const late = (paper: Paper): string => plusDays(paper.due, 12);
const numbersFoot = ({ supplier }: Paper): string =>
  `<p class="small">${escaped(supplier.name)}, ${supplier.street}, ${supplier.post}. Org.nr ${supplier.organisation}. ${supplier.vat}. ${supplier.bankgiro === '' ? '' : `Bankgiro ${supplier.bankgiro}.`} F-skatt.</p>`;

/** A letter in prose below a heading and the receiver. */
export const prose = (paper: Paper, heading: string, paragraphs: readonly string[], more = ''): string =>
  html(
    `p{line-height:1.35}`,
    `<b>${escaped(paper.supplier.name)}</b><br>${stack(paper.supplier.street, paper.supplier.post)}<p style="margin:12mm 0 8mm 90mm">${stack(...place(paper.buyer))}<br><br>${words(late(paper))}</p><h2>${heading}</h2>${paragraphs.map((text) => `<p>${text}</p>`).join('')}${more}${numbersFoot(paper)}`,
  );

const invoiceTable = (paper: Paper, heads: readonly string[], count = 1): string =>
  `<table class="lines" style="margin:4mm 0"><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>${Array.from(
    { length: count },
    (_, at) =>
      `<tr><td>${at === 0 ? paper.number : digitsOf(paper.number + String(at), 5)}</td><td>${iso(plusDays(paper.issue, -7 * at))}</td><td>${iso(plusDays(paper.due, -7 * at))}</td><td>${space.money(paper.payable + BigInt(at * 12_345))}</td></tr>`,
  ).join('')}</table>`;

const fee = 6000n;

export const moneyLetters: readonly Letter[] = [
  {
    kind: 'reminder',
    from: 'g01',
    producer: 'chromium',
    hard: 'a table of one invoice with the labels of an invoice',
    isAbout: true,
    draw: (paper) =>
      prose(
        paper,
        'Betalningspåminnelse',
        ['Vi saknar er betalning av nedanstående faktura. Har ni redan betalat kan ni bortse från detta.'],
        `${invoiceTable(paper, ['Fakturanr', 'Fakturadatum', 'Förfallodatum', 'Belopp'])}${pairs([
          ['Påminnelseavgift', space.money(fee)],
          ['Att betala SEK', space.money(paper.payable + fee)],
          ['Bankgiro', paper.supplier.bankgiro],
          ['OCR', paper.ocr],
        ])}`,
      ),
  },
  {
    kind: 'reminder',
    from: 'g24',
    producer: 'pdf-lib',
    hard: 'looks like an invoice: the rows of the invoice are not repeated, only its sum',
    isAbout: true,
    draw: (paper) => {
      const sheet = new Sheet({ size: 10 });
      sheet.text(40, 50, paper.supplier.name, { size: 13, font: 'bold' });
      sheet.text(340, 50, 'PÅMINNELSE 1', { size: 15, font: 'bold' });
      sheet.block(340, 90, place(paper.buyer));
      fieldsAt(sheet, [40, 160, 160], [
        ['Påminnelsedatum', iso(late(paper))],
        ['Fakturanummer', paper.number],
        ['Fakturadatum', iso(paper.issue)],
        ['Förföll till betalning', iso(paper.due)],
        ['Kundnummer', paper.customer],
      ], { leading: 15 });
      pairsAt(sheet, [40, 300, 270], [
        ['Kvarstående skuld', space.money(paper.payable)],
        ['Påminnelseavgift', space.money(fee)],
        ['Summa att betala', space.money(paper.payable + fee)],
      ], { leading: 15 });
      sheet.text(40, 780, `Bankgiro ${paper.supplier.bankgiro}   OCR ${paper.ocr}   Org.nr ${paper.supplier.organisation}`, { size: 8 });
      return sheet;
    },
  },
  {
    kind: 'reminder',
    from: 'g59',
    producer: 'weasyprint',
    hard: 'German: Zahlungserinnerung in prose',
    isAbout: true,
    draw: (paper) =>
      prose(paper, 'Zahlungserinnerung', [
        `Rechnungsnr. ${paper.number} vom ${iso(paper.issue)}, fällig am ${iso(paper.due)}, Betrag ${dotted.money(paper.payable)} EUR.`,
        'Sicher ist es Ihrer Aufmerksamkeit entgangen, dass die Rechnung noch offen ist. Wir bitten um Ausgleich binnen 7 Tagen.',
      ]),
  },
  {
    kind: 'reminder',
    from: 'g55',
    producer: 'fpdf',
    hard: 'Danish: Rykker with gebyr and total',
    isAbout: true,
    draw: (paper) => {
      const sheet = new Sheet({ size: 10 });
      sheet.text(40, 50, paper.supplier.name, { font: 'bold', size: 13 });
      sheet.text(40, 110, 'Rykkerskrivelse nr. 2', { size: 15, font: 'bold' });
      sheet.block(40, 140, place(paper.buyer));
      fieldsAt(sheet, [40, 150, 210], [['Fakturanr.', paper.number], ['Fakturadato', iso(paper.issue)], ['Forfaldsdato', iso(paper.due)]]);
      pairsAt(sheet, [40, 260, 270], [['Saldo', dotted.money(paper.payable)], ['Rykkergebyr', '100,00'], ['Til betaling DKK', dotted.money(paper.payable + 10_000n)]]);
      sheet.text(40, 780, `CVR-nr. ${paper.supplier.organisation}`, { size: 8 });
      return sheet;
    },
  },
  {
    kind: 'collection-demand',
    from: 'g13',
    producer: 'weasyprint',
    hard: 'written by a collector on behalf of the seller, with a sum to pay and an OCR number',
    isAbout: true,
    draw: (paper) =>
      prose(paper, 'Inkassokrav', [
        `Vår uppdragsgivare ${paper.supplier.name} har gett oss i uppdrag att kräva betalning för faktura ${paper.number}, förfallen ${iso(paper.due)}.`,
        'Om betalning inte sker inom 8 dagar kan ansökan om betalningsföreläggande komma att ske hos Kronofogden.',
      ], pairs([
        ['Kapital', space.money(paper.payable)],
        ['Ränta', '48,20'],
        ['Inkassokostnad', '180,00'],
        ['Att betala', space.money(paper.payable + 22_820n)],
      ])),
  },
  {
    kind: 'interest',
    from: 'g12',
    producer: 'chromium',
    hard: 'called Räntefaktura, with a number, days, a rate and a sum to pay',
    draw: (paper) =>
      html(``, `${row(['60%', `<b>${paper.supplier.name}</b><br>${stack(paper.supplier.street, paper.supplier.post)}`], ['40%', `<h2>Räntefaktura</h2>${pairs([['Räntefakturanr', `R${digitsOf(paper.number, 5)}`], ['Datum', iso(late(paper))], ['Förfallodatum', iso(plusDays(late(paper), 10))]])}`])}
      <p>${stack(...place(paper.buyer))}</p><p>Dröjsmålsränta på för sent betalda fakturor</p>
      <table class="lines"><tr><th>Fakturanr</th><th>Förfallodag</th><th>Betald</th><th>Dagar</th><th>Ränta %</th><th>Belopp</th></tr><tr><td>${paper.number}</td><td>${iso(paper.due)}</td><td>${iso(late(paper))}</td><td>12</td><td>11,50</td><td>${space.money(paper.payable / 264n)}</td></tr></table>
      <p class="r"><b>Att betala ${space.money(paper.payable / 264n)} SEK</b></p>${numbersFoot(paper)}`),
  },
  {
    kind: 'interest',
    from: 'g53',
    producer: 'ghostscript',
    hard: 'an interest notice in a drawn form',
    draw: (paper) => {
      const sheet = new Sheet({ size: 9 });
      sheet.text(40, 50, paper.supplier.name, { font: 'bold', size: 12 });
      sheet.text(350, 50, 'RÄNTEAVI', { font: 'bold', size: 15 });
      fieldsAt(sheet, [350, 440, 76], [['Avinummer', digitsOf(`${paper.number}r`, 6)], ['Avidatum', iso(late(paper))], ['Oss tillhanda', iso(plusDays(late(paper), 15))]]);
      sheet.block(40, 110, place(paper.buyer));
      fieldsAt(sheet, [40, 200, 190], [['Ränta på faktura', paper.number], ['Fakturabelopp', space.money(paper.payable)], ['Räntedagar', '12'], ['Räntesats', '8 % över referensräntan'], ['Räntebelopp att betala', space.money(paper.payable / 300n)]], { leading: 15 });
      sheet.text(40, 790, `Org.nr ${paper.supplier.organisation}  Bankgiro ${paper.supplier.bankgiro}`, { size: 8 });
      return sheet;
    },
  },
  {
    kind: 'statement',
    from: 'g06',
    producer: 'chromium',
    hard: 'open invoices in a table with number, days and sums, and a total',
    draw: (paper) =>
      prose(paper, 'Kontoutdrag', [`Kundnr ${paper.customer}. Saldo per ${iso(late(paper))}.`], `${invoiceTable(paper, ['Fakturanr', 'Datum', 'Förfallodag', 'Restbelopp'], 6)}<p><b>Totalt utestående ${space.money(paper.payable * 6n + 185_175n)} SEK</b></p>`),
  },
  {
    kind: 'statement',
    from: 'g67',
    producer: 'reportlab',
    hard: 'English: Statement of account with ageing',
    draw: (paper) => {
      const sheet = new Sheet({ size: 9 });
      sheet.text(40, 50, paper.supplier.name, { font: 'bold', size: 14 });
      sheet.text(360, 50, 'STATEMENT OF ACCOUNT', { font: 'bold', size: 12 });
      sheet.block(40, 90, place(paper.buyer));
      for (const [index, head] of ['Date', 'Document', 'Due', 'Debit', 'Balance'].entries()) sheet.text(40 + index * 100, 170, head, { font: 'bold' });
      for (let at = 0; at < 5; at++)
        for (const [index, text] of [iso(plusDays(paper.issue, -9 * at)), `Invoice ${at === 0 ? paper.number : `SI-${digitsOf(paper.number + String(at), 4)}`}`, iso(plusDays(paper.due, -9 * at)), space.money(paper.payable), space.money(paper.payable * BigInt(5 - at))].entries())
          sheet.text(40 + index * 100, 186 + at * 14, text);
      pairsAt(sheet, [340, 540, 290], [['Current', space.money(paper.payable * 3n)], ['30 days', space.money(paper.payable * 2n)], ['Amount due EUR', space.money(paper.payable * 5n)]]);
      return sheet;
    },
  },
  {
    kind: 'autogiro-notice',
    from: 'g05',
    producer: 'weasyprint',
    hard: 'a sum that is drawn, a day on which it is, an invoice number',
    isAbout: true,
    draw: (paper) =>
      prose(paper, 'Autogiroavisering', [`Belopp för faktura ${paper.number} dras från ert konto via autogiro.`], over([['Dragningsdag', iso(paper.due)], ['Belopp som dras', `${space.money(paper.payable)} kr`], ['Betalarnummer', paper.customer]])),
  },
  {
    kind: 'autogiro-notice',
    from: 'g25',
    producer: 'writer',
    hard: 'an autogiro notice from a word processor',
    isAbout: true,
    draw: (paper) =>
      prose(paper, 'Avisering om autogirodragning', [`Den ${words(paper.due)} kommer ${space.money(paper.payable)} kr att dras från ert bankkonto.`, `Dragningen avser vår faktura ${paper.number} av den ${words(paper.issue)}. Ni behöver inte betala in något.`]),
  },
  {
    kind: 'factoring-notice',
    from: 'g09',
    producer: 'chromium',
    hard: 'invoices are assigned to a finance company with another bankgiro',
    draw: (paper) =>
      prose(paper, 'Meddelande om överlåtelse av fakturafordringar', [
        `${escaped(paper.supplier.name)} har överlåtit samtliga sina fordringar till Nordfaktor Finans AB. Betalning med befriande verkan kan därför endast ske till bankgiro 5512-8840.`,
        `Överlåtelsen omfattar bland annat faktura ${paper.number} på ${space.money(paper.payable)} kr med förfallodatum ${iso(paper.due)}.`,
      ]),
  },
  {
    kind: 'receipt',
    from: 'g34',
    producer: 'wkhtmltopdf',
    hard: 'a receipt of a payment with the invoice’s number, VAT and total',
    isAbout: true,
    draw: (paper) =>
      prose(paper, 'Betalningsbekräftelse', [`Tack! Vi har tagit emot er betalning ${iso(paper.due)}.`], pairs([
        ['Avser faktura', paper.number],
        ['Betalt belopp', `${space.money(paper.payable)} kr`],
        ['Varav moms', `${space.money(paper.tax)} kr`],
        ['Kvar att betala', '0,00 kr'],
      ])),
  },
  {
    kind: 'receipt',
    from: 'g33',
    producer: 'cairo',
    hard: 'a till’s receipt with goods and VAT, paid by card',
    draw: (paper) => {
      const sheet = new Sheet({ size: 8, font: 'mono' }, 226, 500);
      sheet.block(14, 24, [paper.supplier.name.slice(0, 32), paper.supplier.street, `Org.nr ${paper.supplier.organisation}`, '', 'KVITTO  Kassa 2  Köp nr 4418', iso(paper.issue)]);
      let y = 104;
      for (const { name, sum } of paper.lines) {
        sheet.text(14, y, name.slice(0, 26));
        sheet.right(212, y, space.money(sum));
        y += 11;
      }
      pairsAt(sheet, [14, 212, y + 8], [['TOTALT SEK', space.money(paper.net)], ['Kontokort', space.money(paper.net)], ['Moms 6 %', space.money((paper.net * 6n) / 106n)]], { leading: 11 });
      sheet.text(14, y + 60, 'KÖP GODKÄNT  ****4471');
      return sheet;
    },
  },
  {
    kind: 'balance-confirmation',
    from: 'g16',
    producer: 'weasyprint',
    hard: 'an auditor’s question about what is owed, with the invoice’s number and sum',
    draw: (paper) =>
      prose(paper, 'Saldoförfrågan', [
        `I samband med revision av ${escaped(paper.supplier.name)} ber vi er bekräfta er skuld per ${iso(paper.issue)}.`,
        `Enligt bokföringen uppgår saldot till ${space.money(paper.payable)} kr (faktura ${paper.number}, förfaller ${iso(paper.due)}).`,
        'Detta är ingen betalningsuppmaning.',
      ]),
  },
  {
    kind: 'bank-change',
    from: 'g03',
    producer: 'chromium',
    hard: 'new bankgiro and plusgiro, in prose',
    draw: (paper) =>
      prose(paper, 'Nytt bankgironummer', [`Från och med ${words(paper.due)} byter vi bankgironummer till ${paper.supplier.bankgiro}. Uppdatera era register innan nästa faktura betalas.`]),
  },
]; // prettier-ignore
