/** What the small firms' accounting programs print. */
import { compact, iso, shortDashed, words } from '../days.ts';
import { address, column, over, pairs, remarked, table } from '../html.ts';
import { firm, swedishIban } from '../parties.ts';
import { beside, called, figures, labelled, page, rows } from './kit.ts';
import type { LayoutH } from './orders.ts';

const kr = figures('swedish');
const space = figures('space');
const bare = figures('bare');

const h01: LayoutH = {
  id: 'h01',
  producer: 'weasyprint',
  hard: 'plain: a small program, labels beside values, the firm in columns at the foot',
  credits: 1,
  seller: {
    party: firm('Kvarnens Stenugnsbageri AB', 'Kvarngatan 22, 681 31 Kristinehamn'),
    trades: ['bakery'],
    codes: '1##',
    numbers: '20418',
    lines: [4, 9],
    amounts: [4, 60],
    terms: 15,
    isWhole: true,
  },
  draw: (paper) => {
    const { supplier: firmOf } = paper;
    return page(
      `body{font:9.5pt 'Liberation Sans'}h1{font-size:20pt;font-weight:normal}.lines th{border-bottom:1pt solid #000}
      .foot{position:fixed;bottom:0;width:100%;font-size:7.5pt;border-top:.6pt solid #888}.sum{margin-left:auto}.sum td{padding:2pt 0 2pt 20pt}`,
      beside(
        [55, `<b style="font-size:14pt">Kvarnens Stenugnsbageri</b>`],
        [45, `<h1>${called(paper, 'Faktura')}</h1>${remarked(paper)}`],
      ),
      beside(
        [55, `<p>Kundnr ${paper.customer}<br>Er referens Köksmästaren<br>Vår referens ${paper.reference}</p>`],
        [45, labelled([['Fakturanr', paper.number], ['Fakturadatum', iso(paper.issue)], ['OCR', paper.ocr], ['Betalningsvillkor', '15 dagar netto'], ['Förfallodatum', iso(paper.due)], ['Krediterar faktura', paper.about]], ' ')],
      ),
      `<p style="margin:18pt 0 26pt 55%">${address(paper.buyer)}</p>`,
      table(
        [
          column('Artnr', ({ code }) => code),
          column('Benämning', ({ name }) => name),
          column('Lev ant', ({ quantity }) => kr.quantity(quantity, 2), 'r'),
          column('Enhet', ({ unit }) => unit),
          column('À-pris', ({ price }) => kr.price(price), 'r'),
          column('Summa', ({ sum }) => kr.money(sum), 'r'),
        ],
        paper.lines,
      ),
      `<p>&nbsp;</p>`,
      rows(
        [
          ['Exkl. moms', kr.money(paper.net)],
          ...paper.vat.map(({ rate, tax }) => [`Moms ${rate} %`, kr.money(tax)]),
          ['Öresavrundning', kr.money(paper.rounding)],
          [paper.isCredit ? 'Att erhålla' : 'Att betala', `SEK ${kr.money(paper.payable)}`],
        ],
        'sum',
      ),
      `<div class="foot">${beside(
        [30, `<b>Adress</b><br>${address(firmOf)}`],
        [23, `<b>Telefon</b><br>${firmOf.phone}<br><b>E-post</b><br>${firmOf.mail}`],
        [20, `<b>Bankgiro</b><br>${firmOf.bankgiro}<br><b>Plusgiro</b><br>${firmOf.plusgiro}`],
        [27, `<b>Organisationsnr</b><br>${firmOf.organisation}<br><b>Momsreg.nr</b><br>${firmOf.vat}<br>Godkänd för F-skatt`],
      )}</div>`,
    );
  },
}; // prettier-ignore

const h02: LayoutH = {
  id: 'h02',
  producer: 'chromium',
  hard: 'plain: VAT in a column, sums in a row of boxes',
  credits: 1,
  seller: {
    party: firm('Norrkustens Charkuteri AB', 'Slaktarbacken 4, 871 54 Härnösand'),
    trades: ['meat'],
    codes: '20##',
    numbers: '1187',
    lines: [3, 8],
    grams: 10,
  },
  draw: (paper) => {
    const { supplier: seller } = paper;
    return page(
      `body{font:10pt 'DejaVu Sans';font-size:8.8pt}.box{border:.8pt solid #555;width:100%}.box th{font-size:7pt;color:#444;font-weight:normal}.lines th{background:#eee}
      .lines td{border-bottom:.4pt solid #ccc}.gap{height:26pt}`,
      beside([60, `<h2>${seller.name}</h2>${seller.street}<br>${seller.post}`], [40, `<h2>${called(paper, 'Faktura')}</h2>${remarked(paper)}`]),
      `<div class="gap"></div>`,
      beside([60, `<b>Faktureras</b><br>${address(paper.buyer)}`], [40, labelled([['Fakturanummer', paper.number], ['Fakturadatum', iso(paper.issue)], ['Förfallodatum', iso(paper.due)], ['Kundnummer', paper.customer], ['Avser fakturanummer', paper.about]])]),
      `<div class="gap"></div>`,
      table(
        [
          column('Nr', ({ code }) => code),
          column('Benämning', ({ name }) => name),
          column('Antal', ({ quantity }) => kr.quantity(quantity), 'r'),
          column('Enhet', ({ unit }) => unit),
          column('Pris/enhet', ({ price }) => kr.price(price), 'r'),
          column('Moms', ({ rate }) => `${rate}%`, 'r'),
          column('Belopp', ({ sum }) => kr.money(sum), 'r'),
        ],
        paper.lines,
      ),
      `<div class="gap"></div>`,
      over(
        [
          ['Netto', kr.money(paper.net)],
          ...paper.vat.map(({ rate, tax }): [string, string] => [`Moms ${rate}%`, kr.money(tax)]),
          ['Totalt inkl. moms', kr.money(paper.gross)],
          ['Valuta', 'SEK'],
          [paper.isCredit ? 'Att kreditera' : 'ATT BETALA', kr.money(paper.payable)],
        ],
        'box',
      ),
      `<p>Betala till bankgiro ${seller.bankgiro} och ange fakturanumret.</p><hr>`,
      `<p class="small">Org.nr ${seller.organisation} | Momsreg.nr ${seller.vat} | Godkänd för F-skatt | ${seller.phone} | ${seller.mail}</p>`,
    );
  },
}; // prettier-ignore

const h03: LayoutH = {
  id: 'h03',
  producer: 'chromium',
  hard: 'plain: names with the pack below in small print, rates as a table',
  seller: {
    party: firm('Rostmästarna i Skövde AB', 'Kaplansgatan 16, 541 34 Skövde'),
    trades: ['coffee'],
    codes: 'R-###',
    numbers: '2026-0311',
    lines: [3, 8],
    fees: [{ label: 'Frakt', ore: 14900, rate: 25 }],
  },
  draw: (paper) => {
    const { supplier: seller } = paper;
    return page(
      `body{color:#222}h1{font:bold 22pt 'DejaVu Serif';color:#6b3d1e}.lines{margin:20pt 0}.lines th{border-bottom:1.4pt solid #6b3d1e;font-size:8pt}.lines td{padding:4pt}
      .lines small{color:#777}.vat{float:left;font-size:8pt}.vat td{padding:1pt 8pt}.pairs{float:right;width:220pt}.foot{clear:both;padding-top:40pt;font-size:8pt}`,
      beside([50, `<h1>Rostmästarna</h1>`], [50, `<div class="r"><b style="font-size:15pt">${called(paper, 'FAKTURA', 'KREDITFAKTURA')} ${paper.number}</b></div>${remarked(paper)}`]),
      beside([34, `<b>Kund</b><br>${address(paper.buyer)}<br>Org.nr ${paper.buyer.organisation}`], [33, `<b>Leveransadress</b><br>${paper.buyer.street}<br>${paper.buyer.post}`], [33, labelled([['Datum', words(paper.issue)], ['Förfaller', words(paper.due)], ['Villkor', '30 dagar'], ['Referens', paper.reference]])]),
      table(
        [
          column('Art.', ({ code }) => code),
          column('Produkt', ({ name, pack }) => `${name}${pack === '' ? '' : `, ${pack}`}`),
          column('Antal', ({ quantity, unit }) => `${kr.quantity(quantity)} ${unit}`, 'r'),
          column('Pris', ({ price }) => kr.price(price), 'r'),
          column('Moms', ({ rate }) => `${rate} %`, 'r'),
          column('Summa', ({ sum }) => kr.money(sum), 'r'),
        ],
        paper.lines,
        { foot: paper.charges.map(({ label, rate, amount }) => `<tr><td></td><td>${label}</td><td></td><td></td><td class="r">${rate} %</td><td class="r">${kr.money(amount)}</td></tr>`).join('') },
      ),
      rows([['Momssats', 'Underlag', 'Moms'], ...paper.vat.map(({ rate, base, tax }) => [`${rate} %`, kr.money(base), kr.money(tax)])], 'vat'),
      pairs([['Summa exkl. moms', kr.money(paper.net)], ['Moms', kr.money(paper.tax)], ['Att betala (SEK)', kr.money(paper.payable)]]),
      `<p class="foot">Bankgiro ${seller.bankgiro} · IBAN ${swedishIban(seller.name)} · Dröjsmålsränta enligt lag<br>${seller.name} · ${seller.street} · ${seller.post} · Org.nr ${seller.organisation} · VAT ${seller.vat} · F-skatt</p>`,
    );
  },
  printing: { name: ({ name, pack }) => `${name}${pack === '' ? '' : `, ${pack}`}` },
}; // prettier-ignore

const h04: LayoutH = {
  id: 'h04',
  producer: 'wkhtmltopdf',
  hard: 'plain: heads over boxes, order and delivery dates beside, discount in per cent',
  credits: 1,
  seller: {
    party: firm('Storköksgrossen Mälardalen AB', 'Hammarbacksvägen 11, 721 37 Västerås'),
    trades: ['chemicals', 'packing'],
    codes: '######',
    numbers: '704412',
    lines: [6, 13],
    discounts: [500, 1000, 1500],
    isWhole: true,
  },
  draw: (paper) => {
    const { supplier: seller } = paper;
    return page(
      `body{font:11.5pt Arial,'Liberation Sans'}.over{width:100%;border:1pt solid #000;margin:4pt 0}.over th{font-size:8.5pt;font-weight:normal;border-right:.5pt solid #000;padding:1pt 3pt}
      .over td{border-right:.5pt solid #000;padding:0 3pt 3pt}.lines{margin-top:10pt}.lines th{font-size:9.5pt;border-bottom:1pt solid #000}`,
      beside([58, `<b style="font-size:15pt">${seller.name}</b>`], [42, `<b style="font-size:17pt">${called(paper, 'FAKTURA', 'KREDITNOTA')}</b>${remarked(paper)}`]),
      beside([58, `<br><small>Leveransadress</small><br>${address(paper.buyer)}`], [42, `<br><small>Fakturaadress</small><br>${paper.buyer.name}<br>Ekonomi, ${paper.buyer.street}<br>${paper.buyer.post}`]),
      over([['Fakturanr', paper.number], ['Fakturadatum', iso(paper.issue)], ['Kundnr', paper.customer], ['Förfallodatum', iso(paper.due)], ['Betalningsvillkor', '30 dagar netto'], ['Dröjsmålsränta', '12,0 %']]),
      over([['Ordernr', paper.order], ['Leveransdatum', iso(paper.delivered)], ['Vår referens', paper.reference], ['Er referens', 'Köket'], ['Leveranssätt', 'Egen bil'], ...(paper.about === null ? [] : [['Krediterar', paper.about] as [string, string]])]),
      table(
        [
          column('Artikelnr', ({ code }) => code),
          column('Benämning', ({ name }) => name),
          column('Antal', ({ quantity }) => space.quantity(quantity, 2), 'r'),
          column('Enh', ({ unit }) => unit),
          column('Pris', ({ price }) => space.price(price), 'r'),
          column('Rab %', ({ discount }) => (discount === 0n ? '' : space.percent(discount)), 'r'),
          column('Belopp', ({ sum }) => space.money(sum), 'r'),
        ],
        paper.lines,
      ),
      `<br>`,
      over([['Summa netto', space.money(paper.net)], ['Moms 25%', space.money(paper.tax)], ['Öresutjämning', space.money(paper.rounding)], ['Bankgiro', seller.bankgiro], ['OCR-nr', paper.ocr], [paper.isCredit ? 'Att kreditera' : 'Att betala SEK', space.money(paper.payable)]]),
      beside([40, `<small>${seller.name}<br>${seller.street}, ${seller.post}</small>`], [30, `<small>Org.nr ${seller.organisation}<br>Moms ${seller.vat}</small>`], [30, `<small>Tel ${seller.phone}<br>Innehar F-skattebevis</small>`]),
    );
  },
}; // prettier-ignore

const h05: LayoutH = {
  id: 'h05',
  producer: 'chromium',
  hard: 'plain: a web program with large sums first; dates without dashes',
  seller: {
    party: firm('Isbäckens Glassfabrik AB', 'Mejerivägen 8, 891 51 Örnsköldsvik'),
    trades: ['ice'],
    codes: 'G##',
    numbers: '8831',
    lines: [2, 6],
    terms: 20,
  },
  draw: (paper) => {
    const { supplier: seller } = paper;
    return page(
      `body{font:9.5pt 'Liberation Sans'}.top{background:#e8f1f6;padding:10pt}.big{font-size:18pt;font-weight:bold}.lines{margin-top:24pt}.lines td{padding:5pt 4pt;border-top:.4pt solid #bbb}`,
      beside([50, `<b>${seller.name}</b><br>${seller.street}, ${seller.post}`], [50, `<div class="r">${address(paper.buyer)}</div>`]),
      `<h1 style="margin:22pt 0 8pt">${called(paper, 'Faktura')} #${paper.number}</h1>${remarked(paper)}`,
      `<div class="top">${beside([33, `Att betala<br><span class="big">${bare.money(paper.payable)} kr</span>`], [33, `Senast<br><span class="big">${iso(paper.due)}</span>`], [34, `Bankgiro<br><span class="big">${seller.bankgiro}</span>`])}</div>`,
      `<p>Fakturadatum ${compact(paper.issue)} &nbsp; Kund ${paper.customer} &nbsp; Levererat ${shortDashed(paper.delivered)} &nbsp; Referens ${paper.reference}</p>`,
      table(
        [
          column('Artikel', ({ code, name }) => `${code} ${name}`),
          column('Kvantitet', ({ quantity, unit }) => `${bare.quantity(quantity)} ${unit}`, 'r'),
          column('Styckpris', ({ price }) => bare.price(price), 'r'),
          column('Momssats', ({ rate }) => `${rate} %`, 'r'),
          column('Belopp', ({ sum }) => bare.money(sum), 'r'),
        ],
        paper.lines,
      ),
      `<p class="r">Delsumma ${bare.money(paper.net)} kr<br>${paper.vat.map(({ rate, tax }) => `Moms (${rate} %) ${bare.money(tax)} kr`).join('<br>')}<br><b>Totalt ${bare.money(paper.payable)} kr</b></p>`,
      `<p class="small">OCR/meddelande: ${paper.ocr} &nbsp; Org.nr: ${seller.organisation} &nbsp; Momsnr: ${seller.vat} &nbsp; Bolaget är godkänt för F-skatt.</p>`,
    );
  },
}; // prettier-ignore

export const programs: readonly LayoutH[] = [h01, h02, h03, h04, h05];
