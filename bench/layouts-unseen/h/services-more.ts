/** Repairs, pests, music, telephones, freight and flues. */
import { iso, plusDays, slashed } from '../days.ts';
import { address, column, pairs, remarked, table } from '../html.ts';
import { firm, swedishIban } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import { beside, called, col, figures, grid, labelled, num, of, page, rows, summed } from './kit.ts';
import type { LayoutH } from './orders.ts';

const kr = figures('space');
const english = figures('english');

const h44: LayoutH = {
  id: 'h44',
  producer: 'pdf-lib',
  hard: 'plain: pest control by quarter, a narrow table and a firm with two addresses',
  seller: {
    party: firm('Anticura Skadedjursteknik AB', 'Box 512, 551 17 Jönköping'),
    trades: ['pest'],
    codes: '30##',
    numbers: '661240',
    lines: [2, 4],
    amounts: [1, 9],
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 10 });
    const { supplier: seller } = paper;
    sheet.text(50, 60, 'ANTICURA', { font: 'bold', size: 20 });
    sheet.text(380, 60, called(paper, 'Faktura'), { font: 'bold', size: 16 });
    if (paper.remark !== null) sheet.text(380, 40, paper.remark, { font: 'bold', size: 11 });
    sheet.block(50, 76, [seller.name, `Besök: Barnarpsgatan 9, Jönköping`, `Post: ${seller.street}, ${seller.post}`], { size: 8, leading: 10 });
    summed(sheet, 82, [['Fakturanummer', paper.number], ['Fakturadatum', iso(paper.issue)], ['Förfallodatum', iso(paper.due)], ['Kundnummer', paper.customer]], { x: 380, right: 540, leading: 14 });
    sheet.block(50, 150, [paper.buyer.name, paper.buyer.street, paper.buyer.post], { size: 11, leading: 14 });
    const y = grid(
      sheet,
      [
        col(50, 'Artnr', ({ code }) => code),
        col(100, 'Text', ({ name }) => name),
        num(310, 'Antal', ({ quantity }) => kr.quantity(quantity)),
        col(320, 'Enhet', ({ unit }) => unit),
        num(440, 'Pris', ({ price }) => kr.price(price)),
        num(540, 'Belopp', ({ sum }) => kr.money(sum)),
      ],
      paper.lines,
      { top: 230, leading: 16, rule: (at) => sheet.line(50, at, 540) },
    );
    sheet.line(50, y, 540);
    summed(sheet, y + 20, [['Summa', kr.money(paper.net)], ['Moms 25 %', kr.money(paper.tax)], ['Att betala', kr.money(paper.payable)]], { x: 380, right: 540, leading: 16 });
    sheet.text(50, 790, `Bankgiro ${seller.bankgiro}   Org.nr ${seller.organisation}   VAT ${seller.vat}   Innehar F-skattebevis   ${seller.phone}`, { size: 8.5 });
    return sheet.drawing();
  },
}; // prettier-ignore

const h45: LayoutH = {
  id: 'h45',
  producer: 'chromium',
  hard: 'plain: music; English number forms in a Swedish invoice',
  credits: 1,
  seller: {
    party: firm('Tonläge Bakgrundsmusik AB', 'Katarinavägen 15, 116 45 Stockholm'),
    trades: ['music'],
    codes: '',
    numbers: 'TL20260417',
    lines: [1, 3],
    amounts: [1, 3],
  },
  draw: (paper) => {
    const { supplier: seller } = paper;
    return page(
      `body{font:10pt 'Liberation Sans'}h1{font-size:28pt}.lines{margin:24pt 0}.lines th{color:#888;font-weight:normal;border-bottom:.5pt solid #888}.lines td{padding:6pt 4pt}`,
      `<h1>${called(paper, 'Faktura')}</h1>${remarked(paper)}`,
      beside([33, `<b>Från</b><br>${address(seller)}<br>Org.nr ${seller.organisation}`], [33, `<b>Till</b><br>${address(paper.buyer)}`], [34, `<b>Detaljer</b><br>${labelled([['Nr', paper.number], ['Utfärdad', iso(paper.issue)], ['Förfaller', iso(paper.due)], ['Avser', paper.about]], ' ')}`]),
      table(
        [
          column('Beskrivning', ({ name }) => name),
          column('Antal', ({ quantity, unit }) => `${english.quantity(quantity)} ${unit}`, 'r'),
          column('Pris SEK', ({ price }) => english.price(price), 'r'),
          column('Summa SEK', ({ sum }) => english.money(sum), 'r'),
        ],
        paper.lines,
      ),
      pairs([['Netto', english.money(paper.net)], ['Moms 25%', english.money(paper.tax)], ['Totalt SEK', english.money(paper.payable)]], 'right'),
      `<p class="clear"><br>Bankgiro: ${seller.bankgiro}<br>IBAN: ${swedishIban(seller.name)}<br>Momsreg.nr: ${seller.vat}. Bolaget är godkänt för F-skatt.</p>`,
    );
  },
}; // prettier-ignore

const h46: LayoutH = {
  id: 'h46',
  producer: 'weasyprint',
  hard: 'telephones: a summary on the first page, the lines on the second',
  seller: {
    party: firm('Fiberbolaget Bergslagen AB', 'Kabelvägen 1, 772 31 Grängesberg'),
    trades: ['telecom'],
    codes: '',
    numbers: '7719004412',
    lines: [3, 6],
    amounts: [1, 12],
    isWhole: true,
  },
  draw: (paper) => {
    const { supplier: seller } = paper;
    return page(
      `body{font:10pt 'Liberation Sans'}.lines th{border-bottom:1pt solid #639}.new{page-break-before:always}.box{border:1pt solid #639;padding:8pt;margin:20pt 0;width:60%}.box td{padding:3pt 10pt}`,
      beside([50, `<b style="font-size:18pt;color:#639">Fiberbolaget</b>`], [50, `<b>${called(paper, 'FAKTURA', 'KREDITFAKTURA')}</b>${remarked(paper)}<br>${labelled([['Fakturanummer', paper.number], ['Fakturadatum', iso(paper.issue)], ['Kundnummer', paper.customer], ['Sida', '1 (2)']])}`]),
      `<p style="margin:30pt 0 30pt 50%">${address(paper.buyer)}</p>`,
      `<p>Tack för att du är kund hos oss. Specifikation finns på nästa sida.</p>`,
      `<div class="box">${rows([['Belopp exklusive moms', kr.money(paper.net)], ['Moms 25 %', kr.money(paper.tax)], ['Öresavrundning', kr.money(paper.rounding)], ['Att betala', kr.money(paper.payable)], ['Förfallodatum', iso(paper.due)], ['Bankgiro', seller.bankgiro], ['OCR-nummer', paper.ocr]])}</div>`,
      `<p class="small">${seller.name}, ${seller.street}, ${seller.post}. Org.nr ${seller.organisation}. Momsreg.nr ${seller.vat}. Godkänd för F-skatt.</p>`,
      `<div class="new"><b>Specifikation till faktura ${paper.number}</b><p>Tjänster ${iso(paper.issue)} – ${iso(plusDays(paper.issue, 29))}</p></div>`,
      table(
        [
          column('Tjänst', ({ name }) => name),
          column('Antal', ({ quantity, unit }) => `${kr.quantity(quantity)} ${unit}`, 'r'),
          column('Pris', ({ price }) => kr.price(price), 'r'),
          column('Exkl. moms', ({ sum }) => kr.money(sum), 'r'),
        ],
        paper.lines,
      ),
    );
  },
}; // prettier-ignore

const h47: LayoutH = {
  id: 'h47',
  producer: 'recoded',
  hard: 'freight: sender, receiver and waybill above each line; a rate of fuel as a line',
  credits: 1,
  seller: {
    party: firm('Kylfrakt Sydost AB', 'Åkerivägen 8, 371 92 Johannishus'),
    trades: ['freight'],
    codes: '',
    numbers: '188402',
    lines: [3, 5],
    amounts: [1, 6],
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 9 });
    const { supplier: seller } = paper;
    sheet.text(40, 50, 'KYLFRAKT SYDOST', { font: 'bold', size: 15 });
    sheet.text(40, 62, 'temperaturreglerade transporter', { size: 8 });
    sheet.right(555, 50, called(paper, 'Faktura'), { font: 'bold', size: 15 });
    if (paper.remark !== null) sheet.right(555, 34, paper.remark, { font: 'bold', size: 11 });
    sheet.block(40, 92, [paper.buyer.name, paper.buyer.street, paper.buyer.post], { size: 10 });
    for (const [at, [label, value]] of ([['Fakturanummer', paper.number], ['Fakturadatum', slashed(paper.issue)], ['Förfallodatum', slashed(paper.due)]] as const).entries()) {
      sheet.text(300 + at * 90, 92, label, { size: 7.5 });
      sheet.text(300 + at * 90, 104, value, { size: 10 });
    }
    if (paper.about !== null) sheet.text(300, 120, `Krediterar faktura ${paper.about}`);
    const y = grid(
      sheet,
      [
        col(40, 'Benämning', ({ name }) => name),
        num(290, 'Antal', ({ quantity }) => kr.quantity(quantity)),
        col(300, 'Enhet', ({ unit }) => unit),
        num(430, 'Pris', ({ price }) => kr.price(price)),
        num(555, 'Belopp', ({ sum }) => kr.money(sum)),
      ],
      paper.lines,
      {
        top: 160,
        leading: 12,
        gap: 5,
        rule: (at) => sheet.line(40, at, 555),
        above: (line, _, at) => {
          sheet.text(40, at, `Fraktsedel ${70_000_000 + of(line, 9_000_000)}  ${iso(plusDays(paper.delivered, -of(line, 9)))}  Karlskrona - ${paper.buyer.post.slice(7)}`, { size: 7.8, grey: 0.25 });
          return at + 11;
        },
      },
    );
    sheet.line(40, y, 555);
    summed(sheet, y + 16, [['Summa exkl moms', kr.money(paper.net)], ['Moms 25 %', kr.money(paper.tax)], [paper.isCredit ? 'Att erhålla' : 'Att betala', kr.money(paper.payable)]], { x: 380, right: 555 });
    sheet.block(40, y + 16, [`Bankgiro ${seller.bankgiro}`, `Meddelande ${paper.number}`]);
    sheet.text(40, 803, `${seller.name}  ${seller.street}  ${seller.post}  Org.nr ${seller.organisation}  VAT ${seller.vat}  F-skatt`, { size: 7.4 });
    return sheet.drawing();
  },
}; // prettier-ignore

export const servicesMore: readonly LayoutH[] = [h44, h45, h46, h47];
