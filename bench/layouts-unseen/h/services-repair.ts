/** Repairs, and what is sold on to a factor. */
import { compact, iso, words } from '../days.ts';
import { address, column, picture, remarked, table } from '../html.ts';
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import {
  beside,
  called,
  col,
  figures,
  grid,
  grouped,
  labelled,
  num,
  page,
  rows,
  summed,
  total,
} from './kit.ts';
import type { LayoutH } from './orders.ts';

const kr = figures('space');
const bare = figures('bare');

const h43: LayoutH = {
  id: 'h43',
  producer: 'stretched',
  hard: 'repair: work and parts in two parts with sums, a report of the work above the lines',
  credits: 1,
  seller: {
    party: firm('Storköksteknik i Kalmar AB', 'Verkstadsgatan 31, 392 39 Kalmar'),
    trades: ['repair'],
    codes: '####',
    numbers: '26-1904',
    lines: [4, 8],
    amounts: [1, 4],
    terms: 20,
    isWhole: true,
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 9 });
    const { supplier: seller } = paper;
    sheet.text(40, 50, seller.name, { font: 'bold', size: 14 });
    sheet.text(40, 63, `${seller.street}, ${seller.post}, tel ${seller.phone}`, { size: 8 });
    sheet.text(370, 50, called(paper, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 14 });
    if (paper.remark !== null) sheet.text(370, 34, paper.remark, { font: 'bold', size: 11 });
    summed(sheet, 70, [['Fakturanr', paper.number], ['Fakturadatum', iso(paper.issue)], ['Förfallodatum', iso(paper.due)], ['Serviceorder', paper.order]], { x: 370, right: 550, leading: 12 });
    sheet.block(40, 100, [paper.buyer.name, paper.buyer.street, paper.buyer.post], { size: 10 });
    sheet.block(40, 160, paper.about === null ? ['Utfört arbete:', `Diskmaskin WD-6 läckte vid lucka. Bytt packning, provkört ${words(paper.delivered)}.`, 'Rekommenderar byte av pump inom ett halvår.'] : [`Kreditering av faktura ${paper.about}, felaktigt debiterat.`], { leading: 12 });
    const parts = grouped(paper.lines, ({ unit }) => (unit === 'st' ? 'Material' : 'Arbete och resa'));
    const last = new Map(parts.map(([title, lines]) => [lines.at(-1), [title, total(lines)] as const]));
    const first = new Map(parts.map(([title, lines]) => [lines[0], title]));
    const y = grid(
      sheet,
      [
        col(40, 'Artnr', ({ code }) => code),
        col(86, 'Benämning', ({ name }) => name),
        num(340, 'Antal', ({ quantity }) => kr.quantity(quantity, 1)),
        col(350, 'Enh', ({ unit }) => unit),
        num(450, 'Pris', ({ price }) => kr.price(price)),
        num(550, 'Belopp', ({ sum }) => kr.money(sum)),
      ],
      parts.flatMap(([, lines]) => lines),
      {
        top: 212,
        leading: 12.5,
        rule: (at) => sheet.line(40, at, 550),
        above: (line, _, at) => {
          const title = first.get(line);
          if (title !== undefined) sheet.text(40, at, title, { font: 'bold' });
          return title === undefined ? at : at + 13;
        },
        under: (line, _, at) => {
          const end = last.get(line);
          if (end === undefined) return at;
          sheet.right(450, at, `Summa ${end[0].toLowerCase()}`);
          sheet.right(550, at, kr.money(end[1]), { font: 'bold' });
          return at + 19;
        },
      },
    );
    sheet.line(40, y - 6, 550);
    summed(sheet, y + 10, [['Netto', kr.money(paper.net)], ['Moms 25%', kr.money(paper.tax)], ['Öresutjämning', kr.money(paper.rounding)], [paper.isCredit ? 'Att återbetala' : 'Att betala', kr.money(paper.payable)]], { x: 370, right: 550 });
    sheet.text(40, 800, `Bankgiro ${seller.bankgiro}   OCR ${paper.ocr}   Org.nr ${seller.organisation}   Momsreg.nr ${seller.vat}   F-skatt`, { size: 7.8 });
    return sheet.drawing();
  },
}; // prettier-ignore

const mark = await picture('Sotarn & Co', '#333333', 'DejaVu Serif');

const h48: LayoutH = {
  id: 'h48',
  producer: 'wkhtmltopdf',
  hard: 'factoring: pay to another firm, whose name and numbers stand largest',
  credits: 1,
  seller: {
    party: firm('Sotarn & Co Imkanalservice AB', 'Skorstensgränd 4, 602 24 Norrköping'),
    trades: ['chimney', 'repair'],
    codes: '9##',
    numbers: '30552',
    lines: [2, 5],
    amounts: [1, 3],
  },
  draw: (paper) => {
    const { supplier: seller } = paper;
    const factor = firm('Fakturaköp Norden Finans AB', 'Box 7700, 103 95 Stockholm');
    return page(
      `body{font:11.5pt 'Liberation Sans'}.f{border:1.4pt solid #000;padding:8pt;margin:12pt 0;font-size:10.5pt}.lines th{border-bottom:1px solid #000}`,
      beside([50, `<img src="${mark}" height="56"><br>${seller.name}<br>${seller.street}, ${seller.post}`], [50, `<b style="font-size:17pt">${called(paper, 'Faktura')}</b>${remarked(paper)}<br>${labelled([['Fakturanr', paper.number], ['Fakturadatum', iso(paper.issue)], ['Förfallodatum', iso(paper.due)], ['Kundnr', paper.customer], ['Avser faktura', paper.about]])}`]),
      `<p style="margin-left:50%">${address(paper.buyer)}</p>`,
      table(
        [
          column('Artikel', ({ code }) => code),
          column('Benämning', ({ name }) => name),
          column('Antal', ({ quantity }) => kr.quantity(quantity), 'r'),
          column('Enhet', ({ unit }) => unit),
          column('Pris', ({ price }) => kr.price(price), 'r'),
          column('Summa', ({ sum }) => kr.money(sum), 'r'),
        ],
        paper.lines,
      ),
      rows([['Exkl. moms', kr.money(paper.net)], ['Moms 25 %', kr.money(paper.tax)], [paper.isCredit ? 'Att kreditera' : 'Att betala SEK', kr.money(paper.payable)]], 'right'),
      `<div class="clear"></div><div class="f"><b>Denna fordran är överlåten till ${factor.name}</b> (org.nr ${factor.organisation}), ${factor.street}, ${factor.post}. Betalning med befriande verkan kan endast ske till bankgiro ${factor.bankgiro}, OCR ${paper.ocr}. Anmärkningar mot fakturan ska göras inom 8 dagar till ${factor.name}.</div>`,
      `<p style="font-size:9pt">${seller.name} · Org.nr ${seller.organisation} · Momsreg.nr ${seller.vat} · Godkänd för F-skatt · Tel ${seller.phone}</p>`,
    );
  },
}; // prettier-ignore

const h49: LayoutH = {
  id: 'h49',
  producer: 'reportlab-embedded',
  hard: 'a period and hours; words for the number of lines; kronor without decimals where they are whole',
  seller: {
    party: firm('Kylservice Roslagen Handelsbolag', 'Sjötullsgatan 40, 761 30 Norrtälje'),
    trades: ['repair', 'chimney'],
    codes: 'K###',
    numbers: '2604-18',
    lines: [3, 6],
    amounts: [1, 3],
    step: 50,
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 9.4, font: 'serif' });
    const { supplier: seller } = paper;
    const whole = (amount: bigint): string => bare.money(amount).replace(/,00$/u, '');
    sheet.text(48, 60, seller.name, { font: 'serifbold', size: 15 });
    sheet.block(48, 75, [seller.street, seller.post, seller.phone], { leading: 11 });
    sheet.text(340, 60, `${called(paper, 'Faktura')} ${paper.number}`, { font: 'serifbold', size: 15 });
    if (paper.remark !== null) sheet.text(340, 42, paper.remark, { font: 'serifbold', size: 11 });
    sheet.block(340, 76, [`Datum ${compact(paper.issue)}`, `Att betala före ${compact(paper.due)}`], { leading: 12 });
    sheet.block(340, 116, [paper.buyer.name, paper.buyer.street, paper.buyer.post]);
    const y = grid(
      sheet,
      [
        col(48, 'Nummer', ({ code }) => code),
        col(96, 'Arbete och material', ({ name }) => name),
        num(350, 'Antal', ({ quantity }) => bare.quantity(quantity)),
        col(358, '', ({ unit }) => unit),
        num(450, 'Per enhet', ({ price }) => bare.price(price, 0)),
        num(545, 'Kronor', ({ sum }) => whole(sum)),
      ],
      paper.lines,
      { top: 190, leading: 14, headStyle: { font: 'serifbold' }, rule: (at) => sheet.line(48, at, 545, at, 0.3) },
    );
    sheet.line(48, y, 545, y, 0.3);
    summed(sheet, y + 18, [['Sammanlagt', whole(paper.net)], ['Mervärdesskatt 25 procent', whole(paper.tax)], ['Att betala', `${whole(paper.payable)} kr`]], { x: 330, right: 545, leading: 15 });
    sheet.text(48, 796, `Bankgiro ${seller.bankgiro}. Organisationsnummer ${seller.organisation}. Momsregistreringsnummer ${seller.vat}. F-skatt.`, { size: 8 });
    return sheet.drawing();
  },
}; // prettier-ignore

export const servicesRepair: readonly LayoutH[] = [h43, h48, h49];
