/** More of what comes in crates in the morning. */
import { compact, iso, plusDays, spaced, words } from '../days.ts';
import { address, column, over, remarked, table } from '../html.ts';
import { firm } from '../parties.ts';
import { Sheet, wrapped } from '../sheet.ts';
import { beside, called, col, figures, grid, num, of, page, rows, summed, total } from './kit.ts';
import type { LayoutH } from './orders.ts';

const kr = figures('space');
const bare = figures('bare');
const truly = figures('true');

const h26: LayoutH = {
  id: 'h26',
  producer: 'cairo',
  hard: 'a record of two rows with heads on two rows; amount and price below the name',
  seller: {
    party: firm('Mellansvenska Delikatesser AB', 'Boställsvägen 5, 702 27 Örebro'),
    trades: ['meat', 'milk'],
    codes: '7####',
    numbers: '560218',
    lines: [5, 10],
    isWhole: true,
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 8.8 });
    const { supplier: seller } = paper;
    sheet.text(40, 48, seller.name, { font: 'bold', size: 13 });
    sheet.text(40, 60, `${seller.street}  ${seller.post}`, { size: 8 });
    sheet.frame(340, 34, 555, 116);
    sheet.text(348, 50, called(paper, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 12 });
    summed(sheet, 66, [['Nr', paper.number], ['Datum', iso(paper.issue)], ['Kundnr', paper.customer], ['Betala senast', iso(paper.due)]], { x: 348, right: 548, leading: 12 });
    if (paper.remark !== null) sheet.text(40, 84, paper.remark, { font: 'bold', size: 12 });
    sheet.block(40, 118, [paper.buyer.name, paper.buyer.street, paper.buyer.post], { size: 9.5 });
    const y = grid(
      sheet,
      [
        col(40, 'Art.nr|Batch', (line) => [line.code, `B${of(line, 9000) + 1000}`]),
        col(96, 'Benämning|Förpackning', ({ name, pack }) => [name, pack]),
        num(330, '|Antal/vikt', ({ quantity, unit }) => ['', kr.quantity(quantity, unit === 'kg' ? 2 : 0)]),
        col(336, '|Enh', ({ unit }) => ['', unit]),
        num(420, '|Pris', ({ price }) => ['', kr.price(price)]),
        num(456, '|Moms', ({ rate }) => ['', `${rate}%`]),
        num(555, '|Belopp', ({ sum }) => ['', kr.money(sum)]),
      ],
      paper.lines,
      { top: 180, leading: 10.5, gap: 4, rule: (at) => sheet.line(40, at, 555) },
    );
    sheet.line(40, y, 555);
    for (const [at, [label, value]] of ([['Exkl. moms', kr.money(paper.net)], ['Moms', kr.money(paper.tax)], ['Öresutj.', kr.money(paper.rounding)], ['Att betala', kr.money(paper.payable)]] as const).entries()) {
      sheet.right(250 + at * 100, y + 14, label, { size: 7.6 });
      sheet.right(250 + at * 100, y + 27, value, { font: 'bold' });
    }
    sheet.block(40, y + 14, [`Bankgiro ${seller.bankgiro}`, `OCR ${paper.ocr}`]);
    sheet.text(40, 802, `Org.nr ${seller.organisation}  Momsreg.nr ${seller.vat}  Godkänd för F-skatt  Tel ${seller.phone}`, { size: 7.4 });
    return sheet.drawing();
  },
}; // prettier-ignore

const h27: LayoutH = {
  id: 'h27',
  producer: 'chromium',
  hard: 'columns the other way about: sum, price, amount, name; a real minus sign',
  credits: 1,
  seller: {
    party: firm('Skogens Smaker Svamp & Bär HB', 'Stationsgatan 2, 933 31 Arvidsjaur'),
    trades: ['farm', 'greens'],
    codes: 'S##',
    numbers: '2026-41',
    lines: [3, 7],
    returns: 0.15,
    isNegativeCredit: true,
    grams: 100,
  },
  draw: (paper) => {
    const { supplier: seller } = paper;
    return page(
      `body{font:10pt 'URW Gothic','DejaVu Sans'}.lines{margin:14pt 0}.lines th{text-transform:uppercase;font-size:7pt;letter-spacing:.5pt;color:#575}`,
      `<h1 style="color:#253">Skogens Smaker</h1>`,
      beside([50, `<p>${address(paper.buyer)}</p>`], [50, `<p><b>${called(paper, 'Faktura', 'Kreditfaktura')}</b> ${paper.number}<br>den ${words(paper.issue)}<br>förfaller den ${words(paper.due)}${paper.about === null ? '' : `<br>krediterar faktura ${paper.about}`}</p>${remarked(paper)}`]),
      table(
        [
          column('Belopp', ({ sum }) => truly.money(sum), 'r'),
          column('À-pris', ({ price }) => truly.price(price), 'r'),
          column('Antal', ({ quantity }) => truly.quantity(quantity), 'r'),
          column('Enhet', ({ unit }) => unit),
          column('Vara', ({ name }) => name),
          column('Nr', ({ code }) => code),
        ],
        paper.lines,
      ),
      rows([[truly.money(paper.net), 'netto'], ...paper.vat.map(({ rate, tax }) => [truly.money(tax), `moms ${rate} %`]), [truly.money(paper.payable), 'att betala, kronor']], '', ['r', '']),
      `<p class="small">Bankgiro ${seller.bankgiro}. ${seller.name}, ${seller.street}, ${seller.post}. Org.nr ${seller.organisation}. Momsregistreringsnummer ${seller.vat}. Innehar F-skattebevis.</p>`,
    );
  },
}; // prettier-ignore

const h28: LayoutH = {
  id: 'h28',
  producer: 'runs',
  hard: 'long names wrapped beside the figures of the first row; two addresses side by side',
  credits: 1,
  seller: {
    party: firm('Dalarnas Färskvaror Ekonomisk förening', 'Mejerivägen 1, 781 70 Borlänge'),
    trades: ['milk', 'greens'],
    codes: '6####',
    numbers: '8100274',
    lines: [5, 11],
    grams: 10,
    discounts: [200, 500],
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 8.8 });
    const { supplier: seller } = paper;
    sheet.text(40, 48, 'Dalarnas Färskvaror', { font: 'bold', size: 15 });
    sheet.right(555, 48, `${called(paper, 'Faktura')} ${paper.number}`, { font: 'bold', size: 13 });
    if (paper.remark !== null) sheet.right(555, 32, paper.remark, { font: 'bold', size: 10 });
    sheet.block(40, 76, ['Faktureringsadress', paper.buyer.name, paper.buyer.street, paper.buyer.post]);
    sheet.block(230, 76, ['Leveransadress', `${paper.buyer.name}, kök`, paper.buyer.street, paper.buyer.post]);
    summed(sheet, 76, [['Fakturadatum', spaced(paper.issue)], ['Förfallodatum', spaced(paper.due)], ['Kundnummer', paper.customer], paper.about === null ? ['Ordernummer', paper.order] : ['Avser faktura', paper.about]], { x: 420, right: 555, leading: 12 });
    const y = grid(
      sheet,
      [
        col(40, 'Artnr', ({ code }) => code),
        col(80, 'Benämning', ({ name, pack }) => wrapped(pack === '' ? name : `${name} (${pack})`, 24)),
        num(260, 'Antal', ({ quantity }) => kr.quantity(quantity)),
        col(268, 'Enhet', ({ unit }) => unit),
        num(360, 'Bruttopris', ({ price }) => kr.price(price)),
        num(400, 'Rabatt', ({ discount }) => (discount === 0n ? '' : `${kr.percent(discount)} %`)),
        num(470, 'Nettopris', ({ price, discount }) => kr.price((price * (10_000n - discount)) / 10_000n)),
        num(555, 'Summa', ({ sum }) => kr.money(sum)),
      ],
      paper.lines,
      { top: 150, leading: 11, gap: 2.5, rule: (at) => sheet.line(40, at, 555) },
    );
    sheet.line(40, y, 555);
    summed(sheet, y + 16, [['Varuvärde', kr.money(paper.lineNet)], ...paper.vat.map(({ rate, tax }): [string, string] => [`Mervärdesskatt ${rate} %`, kr.money(tax)]), [paper.isCredit ? 'Att gottskriva' : 'Fakturabelopp', kr.money(paper.payable)]], { x: 370, right: 555 });
    sheet.block(40, 782, [`${seller.name}, ${seller.street}, ${seller.post}`, `Org.nr ${seller.organisation} | Momsreg.nr ${seller.vat} | Bankgiro ${seller.bankgiro} | OCR ${paper.ocr} | F-skatt`], { size: 7.4, leading: 10 });
    return sheet.drawing();
  },
  printing: { name: ({ name, pack }) => (pack === '' ? name : `${name} (${pack})`) },
}; // prettier-ignore

const h29: LayoutH = {
  id: 'h29',
  producer: 'wkhtmltopdf',
  hard: 'crates lent and sent back as charges; the number before the name in one cell',
  credits: 1,
  seller: {
    party: firm('Lagans Brödkompani AB', 'Industrigatan 18, 341 31 Ljungby'),
    trades: ['bakery', 'ice'],
    codes: '####',
    numbers: '90114',
    lines: [3, 8],
    amounts: [2, 50],
    fees: [
      { label: 'Backar utlevererade', ore: 24000, rate: 25 },
      { label: 'Backar i retur', ore: -18000, rate: 25 },
    ],
  },
  draw: (paper) => {
    const { supplier: seller } = paper;
    return page(
      `body{font:12pt Verdana,'DejaVu Sans'}.over{width:100%;margin:8pt 0;background:#f2ead8}.over th{font-size:9pt;font-weight:normal}.lines th{border-bottom:1pt solid #864}.lines td{padding:2pt 4pt}`,
      beside([50, `<b style="font-size:20pt;color:#864">Lagans</b> Brödkompani`], [50, `<div class="r"><b>${called(paper, 'Faktura')}</b></div>${remarked(paper)}`]),
      over([['Fakturanummer', paper.number], ['Fakturadatum', iso(paper.issue)], ['Förfallodatum', iso(paper.due)], ['Kund', paper.customer], ['OCR', paper.ocr]]),
      paper.about === null ? '' : `<p>Avser faktura ${paper.about}</p>`,
      `<p>${address(paper.buyer)}</p>`,
      table(
        [
          column('Artikel', ({ code, name }) => `${code} - ${name}`),
          column('Antal', ({ quantity, unit }) => `${kr.quantity(quantity)} ${unit}`, 'r'),
          column('Pris', ({ price }) => kr.price(price), 'r'),
          column('Moms %', ({ rate }) => String(rate), 'r'),
          column('Totalt', ({ sum }) => kr.money(sum), 'r'),
        ],
        paper.lines,
      ),
      `<p>&nbsp;</p>`,
      rows(paper.charges.map(({ label, rate, amount }) => [label, `${rate} %`, kr.money(amount)])),
      rows([['Nettosumma', kr.money(paper.net)], ['Momssumma', kr.money(paper.tax)], [paper.isCredit ? 'Krediteras' : 'Att betala', kr.money(paper.payable)]], 'right'),
      `<p class="clear" style="font-size:9pt">${seller.name} · ${seller.street} · ${seller.post} · Bankgiro ${seller.bankgiro} · Org.nr ${seller.organisation} · ${seller.vat} · Godkänd för F-skatt</p>`,
    );
  },
}; // prettier-ignore

const h30: LayoutH = {
  id: 'h30',
  producer: 'flipped',
  hard: 'lines over two pages with the number of each row; a day of delivery in every line',
  seller: {
    party: firm('Skånska Grönsaksodlare Försäljnings AB', 'Odlarvägen 77, 237 91 Bjärred'),
    trades: ['greens', 'farm'],
    codes: '##.##',
    numbers: '20260188',
    lines: [18, 23],
    grams: 500,
    terms: 20,
    deliveries: 5,
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 9 });
    const { supplier: seller } = paper;
    const head = (): void => {
      sheet.text(40, 46, seller.name, { font: 'bold', size: 12 });
      sheet.right(555, 46, called(paper, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 12 });
      sheet.text(40, 62, `Fakturanr ${paper.number}    Fakturadatum ${compact(paper.issue)}    Förfallodatum ${compact(paper.due)}    Kundnr ${paper.customer}`);
      if (paper.remark !== null) sheet.text(40, 78, paper.remark, { font: 'bold', size: 11 });
    };
    head();
    sheet.block(360, 90, [paper.buyer.name, paper.buyer.street, paper.buyer.post]);
    const y = grid(
      sheet,
      [
        num(54, 'Rad', (_, index) => String(index + 1)),
        col(62, 'Lev.dag', ({ delivery }) => iso(plusDays(paper.delivered, delivery - 4)).slice(5)),
        col(102, 'Artikel', ({ code }) => code),
        col(144, 'Benämning', ({ name }) => name),
        num(340, 'Kvantitet', ({ quantity }) => bare.quantity(quantity)),
        col(346, 'Enhet', ({ unit }) => unit),
        num(440, 'Pris', ({ price }) => bare.price(price)),
        num(555, 'Radbelopp', ({ sum }) => bare.money(sum)),
      ],
      paper.lines,
      {
        top: 150,
        bottom: 420,
        leading: 17,
        rule: (at) => sheet.line(40, at, 555),
        next: (at, before) => {
          sheet.text(346, at + 8, 'Att överföra');
          sheet.right(555, at + 8, bare.money(total(before)));
          sheet.page();
          head();
          sheet.text(346, 100, 'Överfört');
          sheet.right(555, 100, bare.money(total(before)));
          return 124;
        },
      },
    );
    sheet.line(40, y - 8, 555);
    summed(sheet, y + 12, [['Summa netto', bare.money(paper.net)], ...paper.vat.map(({ rate, tax }): [string, string] => [`Moms ${rate} %`, bare.money(tax)]), ['Summa att betala', bare.money(paper.payable)]], { x: 360, right: 555 });
    sheet.block(40, y + 12, [`Bankgiro ${seller.bankgiro}`, `Organisationsnr ${seller.organisation}`, `Momsreg.nr ${seller.vat}`, 'F-skattebevis finns']);
    return sheet.drawing();
  },
}; // prettier-ignore

export const freshMore: readonly LayoutH[] = [h26, h27, h28, h29, h30];
