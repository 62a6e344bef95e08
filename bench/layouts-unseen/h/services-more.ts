/** Repairs, pests, music, telephones, freight and flues. */
import { compact, iso, plusDays, slashed, words } from '../days.ts';
import { address, column, pairs, picture, remarked, table } from '../html.ts';
import { firm, swedishIban } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import { beside, called, col, figures, grid, grouped, labelled, num, of, page, rows, summed, total } from './kit.ts';
import type { LayoutH } from './orders.ts';

const kr = figures('space');
const bare = figures('bare');
const english = figures('english');

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

export const servicesMore: readonly LayoutH[] = [h43, h44, h45, h46, h47, h48, h49];
