/** Laundry, cleaning, waste, power, alarms: what comes each month. */
import { iso, plusDays, words } from '../days.ts';
import { address, column, over, pairs, remarked, table } from '../html.ts';
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import { beside, called, col, figures, grid, labelled, num, of, page, rows, summed } from './kit.ts';
import type { LayoutH } from './orders.ts';

const kr = figures('space');
const swedish = figures('swedish');
const bare = figures('bare');

const h37: LayoutH = {
  id: 'h37',
  producer: 'weasyprint',
  hard: 'laundry: delivered and collected pieces in columns, a fee for each delivery',
  credits: 1,
  seller: {
    party: firm('Rena Linnet Textilservice AB', 'Tvätterigatan 10, 573 42 Tranås'),
    trades: ['laundry'],
    codes: '##0#',
    numbers: '8814402',
    lines: [3, 7],
    amounts: [10, 180],
    fees: [
      { label: 'Leveransavgift', ore: 18500, rate: 25 },
      { label: 'Miljöavgift', ore: 4200, rate: 25 },
    ],
  },
  draw: (paper) => {
    const { supplier: seller } = paper;
    return page(
      `body{font:9.2pt 'Liberation Sans'}.lines{margin:16pt 0 4pt}.lines th{border-bottom:1pt solid #06c}.over th{font-size:7pt;color:#06c}.over td{padding-right:22pt}`,
      beside([60, `<b style="font-size:18pt;color:#06c">Rena Linnet</b><br>${seller.name}`], [40, `<b style="font-size:13pt">${called(paper, 'Faktura')}</b>${remarked(paper)}`]),
      over([['Fakturanummer', paper.number], ['Fakturadatum', iso(paper.issue)], ['Förfallodatum', iso(paper.due)], ['Kundnummer', paper.customer], ['Period', `${iso(plusDays(paper.issue, -30))} – ${iso(plusDays(paper.issue, -1))}`]]),
      `<p>${address(paper.buyer)}</p>${paper.about === null ? '' : `<p>Kreditering av faktura ${paper.about}</p>`}`,
      table(
        [
          column('Artikel', ({ code }) => code),
          column('Benämning', ({ name }) => name),
          column('Hämtat', (line) => bare.quantity(line.quantity - BigInt(of(line, 5)) * 1000n), 'r'),
          column('Lämnat', ({ quantity }) => bare.quantity(quantity), 'r'),
          column('Enhet', ({ unit }) => unit),
          column('Pris', ({ price }) => bare.price(price), 'r'),
          column('Belopp', ({ sum }) => bare.money(sum), 'r'),
        ],
        paper.lines,
        { foot: paper.charges.map(({ label, amount }) => `<tr><td></td><td colspan="5">${label}</td><td class="r">${bare.money(amount)}</td></tr>`).join('') },
      ),
      pairs([['Netto', bare.money(paper.net)], ['Moms 25 %', bare.money(paper.tax)], [paper.isCredit ? 'Kreditbelopp' : 'Att betala', bare.money(paper.payable)]], 'right'),
      `<p class="clear small"><br>Bankgiro ${seller.bankgiro}. OCR ${paper.ocr}. ${seller.street}, ${seller.post}. Org.nr ${seller.organisation}. Momsreg.nr ${seller.vat}. F-skatt.</p>`,
    );
  },
}; // prettier-ignore

const h38: LayoutH = {
  id: 'h38',
  producer: 'chromium',
  hard: 'plain: monthly cleaning, comments of the period between the lines',
  seller: {
    party: firm('Blanka Ytor Städservice AB', 'Kontorsvägen 4, 352 45 Växjö'),
    trades: ['cleaning'],
    codes: '1#',
    numbers: '3127',
    lines: [2, 5],
    amounts: [1, 8],
    isWhole: true,
  },
  draw: (paper) => {
    const { supplier: seller } = paper;
    return page(
      `body{font:9.5pt 'Liberation Sans'}.lines{margin-top:26pt}.lines th{border-bottom:.8pt solid #000}.n td{font-style:italic;color:#444}.foot td{font-size:7.5pt}`,
      beside([55, `<h2>Blanka Ytor</h2>`], [45, `<h2>${called(paper, 'Faktura')}</h2>${remarked(paper)}`]),
      beside([55, labelled([['Kundnr', paper.customer], ['Er referens', 'Restaurangchef'], ['Vår referens', paper.reference]])], [45, `${labelled([['Fakturanr', paper.number], ['Fakturadatum', iso(paper.issue)], ['Förfallodatum', iso(paper.due)]])}<br><br>${address(paper.buyer)}`]),
      table(
        [
          column('Art', ({ code }) => code),
          column('Beskrivning', ({ name }) => name),
          column('Antal', ({ quantity }) => swedish.quantity(quantity, 2), 'r'),
          column('Enhet', ({ unit }) => unit),
          column('Pris', ({ price }) => swedish.price(price), 'r'),
          column('Belopp', ({ sum }) => swedish.money(sum), 'r'),
        ],
        paper.lines,
        {
          above: (_, index) => (index === 0 ? `<tr class="n"><td></td><td colspan="5">Avser ${words(plusDays(paper.issue, -28))} och framåt enligt avtal ${paper.order}</td></tr>` : ''),
          under: (_, index) => (index === 1 ? `<tr class="n"><td></td><td colspan="5">Utfört av två personer efter stängning</td></tr>` : ''),
        },
      ),
      pairs([['Netto', swedish.money(paper.net)], ['Moms 25 %', swedish.money(paper.tax)], ['Öresavrundning', swedish.money(paper.rounding)], ['Att betala SEK', swedish.money(paper.payable)]], 'right'),
      `<div class="clear"><br></div>`,
      rows([[seller.name, `Org.nr ${seller.organisation}`, `Bankgiro ${seller.bankgiro}`], [`${seller.street}, ${seller.post}`, `Momsreg.nr ${seller.vat}`, 'Godkänd för F-skatt']], 'foot', ['', '', '']),
    );
  },
}; // prettier-ignore

const h39: LayoutH = {
  id: 'h39',
  producer: 'wkhtmltopdf',
  hard: 'waste: a place, a date and a waybill in each line; weight with price by the kilogram',
  credits: 1,
  seller: {
    party: firm('Återvinnarna Mälardalen AB', 'Deponivägen 2, 721 30 Västerås'),
    trades: ['waste'],
    codes: '5###',
    numbers: '40066190',
    lines: [3, 6],
    amounts: [1, 12],
  },
  draw: (paper) => {
    const { supplier: seller } = paper;
    return page(
      `body{font:11pt 'Liberation Sans'}.lines{margin:12pt 0}.lines th{background:#dcecd4;font-size:9.5pt}.lines td{font-size:10pt;border-bottom:1px dotted #999}`,
      beside([50, `<b style="font-size:18pt;color:#385">Återvinnarna</b>`], [50, `<b style="font-size:15pt">${called(paper, 'FAKTURA', 'KREDITFAKTURA')}</b>${remarked(paper)}`]),
      beside([50, `${address(paper.buyer)}`], [50, labelled([['Fakturanummer', paper.number], ['Fakturadatum', iso(paper.issue)], ['Oss tillhanda senast', iso(paper.due)], ['Kundnummer', paper.customer], ['Krediterar faktura', paper.about]])]),
      `<p>Hämtställe: ${paper.buyer.name}, ${paper.buyer.street}, ${paper.buyer.post}</p>`,
      table(
        [
          column('Datum', (line) => iso(plusDays(paper.issue, -2 - of(line, 26)))),
          column('Fraktsedel', (line) => String(100_000 + of(line, 899_999))),
          column('Art', ({ code }) => code),
          column('Tjänst', ({ name }) => name),
          column('Antal', ({ quantity }) => kr.quantity(quantity, 1), 'r'),
          column('Enhet', ({ unit }) => unit),
          column('À-pris', ({ price }) => kr.price(price), 'r'),
          column('Belopp', ({ sum }) => kr.money(sum), 'r'),
        ],
        paper.lines,
      ),
      rows([['Summa exkl. moms', kr.money(paper.net)], ['Moms 25 %', kr.money(paper.tax)], ['Summa att betala', kr.money(paper.payable)]], 'right'),
      `<p class="clear" style="font-size:9pt"><br>${seller.name}, ${seller.street}, ${seller.post} | Bankgiro ${seller.bankgiro} | OCR ${paper.ocr} | Org.nr ${seller.organisation} | Momsreg.nr ${seller.vat} | Godkänd för F-skatt</p>`,
    );
  },
}; // prettier-ignore

const h40: LayoutH = {
  id: 'h40',
  producer: 'chromium',
  hard: 'power: four decimals in the price, readings and a period between the lines, the sum to pay first',
  seller: {
    party: firm('Bygdens Kraft Elhandel AB', 'Turbingatan 5, 671 31 Arvika'),
    trades: ['power'],
    codes: '',
    numbers: '300214877',
    lines: [3, 5],
    amounts: [400, 5200],
    terms: 28,
  },
  draw: (paper) => {
    const { supplier: seller } = paper;
    return page(
      `body{font:9.4pt 'Liberation Sans'}.pay{border:2pt solid #f80;padding:8pt;margin:10pt 0}.pay td{font-size:11pt}.lines th{border-bottom:1pt solid #f80}`,
      `<b style="font-size:20pt;color:#f80">bygdens kraft</b>`,
      beside([50, `<p>${address(paper.buyer)}</p>`], [50, `<p><b>${called(paper, 'Faktura')}</b><br>${labelled([['Fakturanummer', paper.number], ['Fakturadatum', iso(paper.issue)], ['Kundnummer', paper.customer], ['Anläggnings-ID', `735999${paper.customer}1024477`]])}</p>${remarked(paper)}`]),
      `<div class="pay">${rows([['Att betala', `${swedish.money(paper.payable)} kr`], ['Förfallodag', iso(paper.due)], ['Bankgiro', seller.bankgiro], ['OCR', paper.ocr]])}</div>`,
      `<p>Mätarställning ${iso(plusDays(paper.issue, -31))}: 184 220 kWh. Mätarställning ${iso(plusDays(paper.issue, -1))}: 190 417 kWh. Period ${iso(plusDays(paper.issue, -31))} – ${iso(plusDays(paper.issue, -1))}.</p>`,
      table(
        [
          column('Specifikation', ({ name }) => name),
          column('Antal', ({ quantity }) => swedish.quantity(quantity), 'r'),
          column('', ({ unit }) => unit),
          column('Pris i kr', ({ price }) => swedish.price(price, 4), 'r'),
          column('Belopp i kr', ({ sum }) => swedish.money(sum), 'r'),
        ],
        paper.lines,
      ),
      pairs([['Summa exklusive moms', swedish.money(paper.net)], ['Moms 25 %', swedish.money(paper.tax)], ['Summa', swedish.money(paper.payable)]], 'right'),
      `<p class="clear small"><br>${seller.name}, ${seller.street}, ${seller.post}. Org.nr ${seller.organisation}. Momsreg.nr ${seller.vat}. Innehar F-skattebevis. Felanmälan dygnet runt ${seller.phone}.</p>`,
    );
  },
}; // prettier-ignore

const h41: LayoutH = {
  id: 'h41',
  producer: 'skia',
  hard: 'alarm: a period of two dates in each line, several objects; a fee for the invoice',
  credits: 1,
  seller: {
    party: firm('Vakten Larm & Säkerhet AB', 'Låsgatan 14, 589 41 Linköping'),
    trades: ['alarm'],
    codes: 'VL##',
    numbers: '5512088',
    lines: [2, 5],
    amounts: [1, 4],
    fees: [{ label: 'Faktureringsavgift', ore: 4900, rate: 25 }],
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 9 });
    const { supplier: seller } = paper;
    sheet.box(0, 0, 595, 24, 0.2);
    sheet.text(40, 60, 'VAKTEN', { font: 'bold', size: 20 });
    sheet.text(330, 60, `${called(paper, 'Faktura')} ${paper.number}`, { font: 'bold', size: 13 });
    if (paper.remark !== null) sheet.text(330, 42, paper.remark, { font: 'bold', size: 11 });
    summed(sheet, 78, [['Fakturadatum', iso(paper.issue)], ['Förfallodatum', iso(paper.due)], ['Kundnummer', paper.customer], ...(paper.about === null ? [] : [['Avser faktura', paper.about] as [string, string]])], { x: 330, right: 550 });
    sheet.block(40, 130, [paper.buyer.name, paper.buyer.street, paper.buyer.post], { size: 10 });
    const y = grid(
      sheet,
      [
        col(40, 'Artikel', ({ code }) => code),
        col(82, 'Beskrivning', ({ name }) => name),
        col(222, 'Period', ({ unit }) => (unit === 'mån' ? `${iso(paper.issue)} - ${iso(plusDays(paper.issue, 89))}` : '')),
        num(372, 'Antal', ({ quantity }) => kr.quantity(quantity)),
        col(380, 'Enhet', ({ unit }) => unit),
        num(470, 'Pris', ({ price }) => kr.price(price)),
        num(550, 'Summa', ({ sum }) => kr.money(sum)),
      ],
      paper.lines,
      { top: 200, leading: 14, style: { size: 8.4 }, rule: (at) => sheet.line(40, at, 550), under: (line, _, at) => {
        sheet.text(82, at, `Objekt ${of(line, 900) + 100}, ${paper.buyer.street}`, { size: 7.4, grey: 0.3 });
        return at + 12;
      } },
    );
    sheet.line(40, y, 550);
    summed(sheet, y + 16, [...paper.charges.map(({ label, amount }): [string, string] => [label, kr.money(amount)]), ['Exklusive moms', kr.money(paper.net)], ['Moms (25 %)', kr.money(paper.tax)], [paper.isCredit ? 'Att kreditera' : 'Att betala', kr.money(paper.payable)]], { x: 370, right: 550, leading: 15 });
    sheet.block(40, 770, [seller.name, `${seller.street}, ${seller.post}`, `Org.nr ${seller.organisation}`], { size: 7.6, leading: 10 });
    sheet.block(240, 770, [`Bankgiro ${seller.bankgiro}`, `OCR ${paper.ocr}`, 'Godkänd för F-skatt'], { size: 7.6, leading: 10 });
    sheet.block(420, 770, [`Tel ${seller.phone}`, `Moms ${seller.vat}`, seller.mail], { size: 7.6, leading: 10 });
    return sheet.drawing();
  },
}; // prettier-ignore

const h42: LayoutH = {
  id: 'h42',
  producer: 'weasyprint',
  hard: 'a tills’ rental: transactions by the piece with two or more decimals, English and Swedish words mixed',
  credits: 1,
  seller: {
    party: firm('Kassaflow Systems AB', 'Vasagatan 12, 411 24 Göteborg'),
    trades: ['till'],
    codes: 'KF-@@#',
    numbers: 'INV-204418',
    lines: [3, 6],
    amounts: [1, 5],
    terms: 15,
  },
  draw: (paper) => {
    const { supplier: seller } = paper;
    return page(
      `body{font:9pt 'DejaVu Sans';font-size:8.6pt}h1{font-size:22pt;font-weight:normal}.lines{margin:18pt 0}.lines td{padding:4pt;border-top:.4pt solid #ddd}`,
      beside([60, `<h1>${called(paper, 'Faktura', 'Kreditfaktura')}</h1>${remarked(paper)}`], [40, `<div class="r"><b>kassaflow</b></div>`]),
      beside([33, `<b>Faktura #</b><br>${paper.number}<br><b>Invoice date</b><br>${iso(paper.issue)}`], [33, `<b>Förfallodatum</b><br>${iso(paper.due)}<br><b>Kund-ID</b><br>${paper.customer}`], [34, `<b>Faktureras till</b><br>${address(paper.buyer)}`]),
      paper.about === null ? '' : `<p>Refererar till faktura ${paper.about}</p>`,
      table(
        [
          column('Produkt', ({ name }) => name),
          column('ID', ({ code }) => code),
          column('Qty', ({ quantity, unit }) => `${kr.quantity(quantity)} ${unit}`, 'r'),
          column('Unit price', ({ price }) => kr.price(price), 'r'),
          column('VAT', ({ rate }) => `${rate}%`, 'r'),
          column('Amount', ({ sum }) => `${kr.money(sum)} SEK`, 'r'),
        ],
        paper.lines,
      ),
      pairs([['Subtotal', `${kr.money(paper.net)} SEK`], ['Moms 25%', `${kr.money(paper.tax)} SEK`], ['Total att betala', `${kr.money(paper.payable)} SEK`]], 'right'),
      `<p class="clear"><br>Betalas till bankgiro ${seller.bankgiro} med referens ${paper.ocr}</p><p class="small">${seller.name} – ${seller.street} – ${seller.post} – Org.nr ${seller.organisation} – VAT no. ${seller.vat} – Approved for Swedish F-tax.</p>`,
    );
  },
}; // prettier-ignore

export const services: readonly LayoutH[] = [h37, h38, h39, h40, h41, h42];
