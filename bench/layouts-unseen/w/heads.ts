/** Papers whose senders, windows and labels stand where one does not look first. */
import { words } from '../days.ts';
import { address, escaped, pairs, remarked } from '../html.ts';
import { firm } from '../q/firms.ts';
import { page, side, sums, who, word } from '../q/kit.ts';
import { Sheet } from '../sheet.ts';
import { above, below, facts, grid, lined, listed, noted, rows, slip, stacked, style } from './kit.ts';
import type { LayoutW } from './orders.ts';
import { bread, clean, dairy, dry, meat, paperGoods, sea, wine } from './wares.ts';

const sv = style('swedish');
const sp = style('space');
const long = style('space', words);

export const heads: readonly LayoutW[] = [
  {
    id: 'w01-fisk-hoger',
    producer: 'reportlab',
    hard: 'the sender down the right side, the window at the left, labels below values',
    credits: 1,
    seller: {
      firm: firm('Bohusfångst Partihandel AB', 'Fiskhamnsgatan 40, 414 58 Göteborg'),
      wares: sea.filter(({ unit }) => unit === 'kg'),
      lines: [4, 8],
      code: 4,
      number: (n) => String(60_912 + n),
      terms: 10,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.block(60, 130, who(p.buyer), { size: 10.5, leading: 13 });
      s.text(50, 60, word(p, 'FAKTURA', 'KREDITFAKTURA'), { size: 17, font: 'bold' });
      noted(s, p, 50, 80);
      s.line(450, 40, 450, 800);
      s.block(460, 52, ['Bohusfångst', 'PARTIHANDEL'], { font: 'serifbold', size: 13, leading: 15 });
      s.block(460, 90, [p.supplier.name, p.supplier.street, p.supplier.post, '', 'Telefon', p.supplier.phone, '', 'Bankgiro', p.supplier.bankgiro, '', 'Org.nr', p.supplier.organisation, '', 'Momsreg.nr', p.supplier.vat, '', 'Godkänd för F-skatt', '', 'Läge', 'Göteborgs fiskhamn'], { size: 7.5, leading: 10 }); // prettier-ignore
      const list = facts(p, sp, 'Fakturanummer:number|Fakturadatum:issue|Förfallodatum:due|Kundnummer:customer|Krediterar faktura:about'); // prettier-ignore
      for (const [at, [label, value]] of list.entries()) {
        s.text(50 + at * 78, 210, value, { size: 10 });
        s.line(50 + at * 78, 213, 118 + at * 78, 213, 0.4);
        s.text(50 + at * 78, 221, label, { size: 6.5 });
      }
      const y = rows(s, p, sp, '50 Nr:code|82 Fisk och skaldjur:name|290 Kg:qty>|330 Kr:price>|365 Moms:rate>|435 Belopp:sum>', 255, { isRuled: false }); // prettier-ignore
      s.line(50, y, 440);
      sums(s, 250, 435, y + 18, facts(p, sp, 'Exklusive moms:net|Moms {r} % på {b}:vats'));
      s.text(435, y + 62, `${sp.f.money(p.payable)} kr`, { size: 14, font: 'bold', align: 'r' });
      s.text(435, y + 73, 'att betala', { size: 7, align: 'r' });
      return s.drawing();
    },
  },
  {
    id: 'w02-bageri-fot',
    producer: 'chromium',
    hard: 'the sender stands in the foot only, in four columns; the window at the right',
    seller: {
      firm: firm('Degspaden Bageri i Uppsala AB', 'Börjegatan 58, 752 29 Uppsala'),
      wares: bread,
      lines: [5, 10],
      code: 4,
      number: (n) => `${4_1000 + n}`,
      terms: 20,
      isWhole: true,
    },
    draw: (p) =>
      page(
        '.foot{position:fixed;bottom:0;left:0;right:0;border-top:1pt solid #333;font-size:7.5pt;padding-top:3pt}.lines th{border-bottom:1pt solid #333;font-size:8.5pt}.lines td{padding:2.5pt 4pt}.pairs{margin:5mm 0 0 auto;width:45%}.big{font-size:22pt;letter-spacing:2pt}',
        side([55, `<div class="big">${word(p)}</div>${remarked(p)}`], [45, `<br><br>${address(p.buyer)}`]),
        '<br><br>',
        side(
          [
            50,
            lined(facts(p, sv, 'Fakturanr:number|Kundnr:customer|Er referens:reference|Avser faktura:about')),
          ],
          [50, lined(facts(p, sv, 'Datum:issue|Oss tillhanda:due|Leveransdag:delivered|Valuta:currency'))],
        ),
        '<br>',
        grid(p, sv, 'Nr:code|Bröd och kakor:name|Levererat:qu>|À-pris:price>|Moms:rate>|Summa:sum>'),
        pairs(facts(p, sv, 'Netto:net|Moms {r} %:vats|Öresutjämning:rounding|Att betala SEK:payable')),
        `<div class="foot">${side([28, `<b>Adress</b><br>${address(p.supplier)}`], [24, `<b>Kontakt</b><br>${p.supplier.phone}<br>${p.supplier.mail}`], [24, `<b>Betalning</b><br>Bankgiro ${p.supplier.bankgiro}<br>Plusgiro ${p.supplier.plusgiro}`], [24, `<b>Uppgifter</b><br>Org.nr ${p.supplier.organisation}<br>Moms ${p.supplier.vat}<br>Godkänd för F-skatt`])}</div>`,
      ),
  },
  {
    id: 'w03-cash-topp',
    producer: 'wkhtmltopdf',
    hard: 'all totals above the rows, over more than one page; VAT by letter',
    credits: 1,
    seller: {
      firm: firm('Storköpshallen Cash & Carry AB', 'Grossistvägen 2, 142 50 Skogås'),
      wares: [...dry, ...dairy.slice(2), ...paperGoods, ...clean],
      lines: [34, 44],
      code: 6,
      number: (n) => `2026${70_300 + n}`,
      terms: 14,
      discounts: [500],
    },
    draw: (p) =>
      page(
        'body{font-size:10pt}.over{width:100%;margin:3mm 0}.over th{background:#dde6f2;font-weight:400;font-size:9pt}.over td{border:1px solid #8aa;font-size:11pt}.lines th{border-bottom:1px solid #000}.lines td{padding:2px 3px}tr{page-break-inside:avoid}.pairs{width:100%}',
        side([60, `<h2>${escaped(p.supplier.name)}</h2>${p.supplier.street}, ${p.supplier.post}<br>Org.nr ${p.supplier.organisation} · Moms ${p.supplier.vat} · Bg ${p.supplier.bankgiro}`], [40, `<h2 class="r">${word(p)}</h2>`]), // prettier-ignore
        remarked(p),
        above(
          facts(p, sv, 'Faktura nr:number|Datum:issue|Förfallodag:due|Medlem:customer|Kassa=07|Gäller:about'),
        ),
        side([50, `Köpare<br><b>${address(p.buyer)}</b>`], [50, pairs(facts(p, sv, 'Summa varor:net|Moms {r} % på {b}:vats|Summa moms:tax|Totalt att betala:payable'))]), // prettier-ignore
        '<p>A = 25 % moms, C = 6 % moms</p>',
        grid(p, sv, 'Artikel:code|Text:name|Förp:pack|Antal:qty>|Enh:unit|Pris:price>|Rab:disc>|M:letter^|Belopp:sum>'), // prettier-ignore
      ),
  },
  {
    id: 'w04-vin-under',
    producer: 'weasyprint',
    hard: 'every label in small letters below its value',
    credits: 1,
    seller: {
      firm: firm('Vinhuset Rovela & Lind AB', 'Skeppsbron 34, 111 30 Stockholm'),
      wares: wine,
      lines: [3, 7],
      code: (name) => `${name.length}${(name.codePointAt(3) ?? 1) * 7}${(name.codePointAt(9) ?? 1) * 3}`,
      number: (n) => `VR-${8_820 + n}`,
      charges: [['Pallfrakt', 42500, 25]],
      discounts: [800, 1200],
    },
    draw: (p) =>
      page(
        'body{font-family:"P052",serif}.below td{padding:2pt 16pt 0 0;font-size:11pt}.below th{font-weight:400;font-size:7pt;color:#777;padding:0 16pt 6pt 0}.lines{margin:6mm 0}.lines th{font-weight:400;color:#777;font-size:7.5pt;border-top:.6pt solid #711;border-bottom:.6pt solid #711}.lines td{padding:4pt}',
        `<h1 style="color:#711">Rovela & Lind</h1>${remarked(p)}`,
        below([...facts(p, long, 'dokument=x').map(() => ['dokument', word(p)] as const), ...facts(p, long, 'nummer:number|utfärdad:issue|förfaller:due|krediterar:about')]), // prettier-ignore
        below([['mottagare', p.buyer.name], ['adress', `${p.buyer.street}, ${p.buyer.post}`], ['kund', p.customer]]), // prettier-ignore
        grid(p, long, 'art.nr:code|vin:name|kolli:pack|antal:qu>|pris exkl. moms:price>|rabatt:disc>|summa exkl. moms:sum>'), // prettier-ignore
        below(facts(p, long, 'varor:lineNet|x:charges|netto:net|moms 25 %:tax')),
        below([['att betala, kronor', long.f.money(p.payable)], ['till bankgiro', p.supplier.bankgiro], ['med ocr', p.ocr]]), // prettier-ignore
        below(
          facts(
            p,
            long,
            'säljare:firm|säte:post|organisationsnummer:org|momsregistrering:vat|skatt=Godkänd för F-skatt',
          ),
        ),
      ),
  },
  {
    id: 'w05-kott-fyrspalt',
    producer: 'pdf-lib',
    hard: 'a head of four narrow columns with fifteen facts',
    credits: 1,
    seller: {
      firm: firm('Kvarnby Slakt & Styckning AB', 'Slakthusgatan 9, 212 28 Malmö'),
      wares: [...meat, ...sea.slice(0, 6)],
      lines: [15, 20],
      code: 5,
      number: (n) => String(1_044_310 + n),
      terms: 15,
    },
    draw: (p) => {
      const s = new Sheet({ size: 7.5 });
      s.text(35, 42, p.supplier.name, { font: 'bold', size: 12 });
      s.text(560, 42, word(p), { font: 'bold', size: 12, align: 'r' });
      s.line(35, 48, 560);
      listed(s, 35, 60, facts(p, sp, 'Fakturanr:number|Fakturadatum:issue|Förfallodag:due|Kundnr:customer|Kredit av:about'), 52, { step: 10 }); // prettier-ignore
      listed(s, 165, 60, [['Er ref', p.reference], ['Vår ref', 'Order Kött'], ['Ert ordernr', p.order], ['Följesedel', `F${p.order.slice(1)}`], ['Rutt', '14']], 44, { step: 10 }); // prettier-ignore
      listed(s, 300, 60, [['Lev.dag', p.delivered], ['Lev.sätt', 'Kylbil'], ['Bet.villkor', '15 dagar'], ['Dröjsm.ränta', '12 %'], ['Säljare', '33']], 48, { step: 10 }); // prettier-ignore
      listed(s, 430, 60, facts(p, sp, 'Bankgiro:bg|Plusgiro:pg|Org.nr:org|Momsnr:vat|Tel:phone'), 42, {
        step: 10,
      });
      s.line(35, 106, 560);
      s.block(35, 122, [`Leveransadress: ${p.buyer.street}`, p.buyer.post], { leading: 10 });
      s.block(330, 122, who(p.buyer), { size: 10 });
      noted(s, p, 35, 160);
      const y = rows(s, p, sp, '35 Artikel:code|75 Benämning:name|215 Parti:lot|265 Bäst före:best|365 Vikt/antal:qty>|370 Enh:unit|435 Pris:price>|470 Moms%:bare>|560 Belopp:sum>', 185, { isRuled: true, style: { size: 8.5 } }); // prettier-ignore
      s.line(35, y + 4, 560);
      stacked(s, y + 16, [35, 150, 260, 350, 460], facts(p, sp, 'Netto:net|Moms 6 %:tax|Totalt inkl. moms:gross|Valuta:currency|ATT BETALA:payable'), 13, { size: 10.5, font: 'bold' }); // prettier-ignore
      s.text(35, 800, `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}. Godkänd för F-skatt. Kontrollnummer SE 4471 EG.`); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'w06-gra-band',
    printing: { omits: ['taxTotal'] },
    producer: 'cairo',
    hard: 'every second row and each head on a grey band; a slip at the foot',
    credits: 1,
    seller: {
      firm: firm('Mejerigrossen Östergyllen AB', 'Roxengatan 22, 582 73 Linköping'),
      wares: [...dairy, ...paperGoods.slice(0, 5)],
      lines: [14, 18],
      code: 6,
      number: (n) => String(330_120 + n),
      isWhole: true,
      charges: [['Kylfrakt', 19500, 25]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.box(30, 30, 565, 62, 0.82);
      s.text(38, 51, p.supplier.name, { font: 'bold', size: 14 });
      s.text(557, 51, word(p), { size: 14, align: 'r' });
      s.block(330, 90, who(p.buyer), { size: 10 });
      listed(s, 38, 90, facts(p, sp, 'Fakturanummer:number|Fakturadatum:issue|Förfallodatum:due|Kundnummer:customer|OCR-nummer:ocr|Krediterar:about'), 90); // prettier-ignore
      noted(s, p, 330, 140);
      s.box(30, 175, 565, 191, 0.82);
      const y = rows(s, p, sp, '38 Art.nr:code|90 Benämning:name|330 Antal:qty>|336 Enhet:unit|430 Pris:price>|480 Moms:rate>|557 Summa:sum>', 187, { above: (_, at, top) => { if (at % 2 === 1) s.box(30, top - 10, 565, top + 3, 0.92); return top; } }); // prettier-ignore
      s.box(30, y + 8, 565, y + 24, 0.82);
      const list = facts(p, sp, 'Varuvärde:lineNet|x:charges|Exkl. moms:net|Moms {r} %:vats|Avrundning:rounding|Att betala:payable'); // prettier-ignore
      const places = list.map((_, at) => 38 + at * (520 / list.length));
      for (const [at, [label, value]] of list.entries()) {
        s.text(places[at] ?? 0, y + 19, label, { size: 7.5 });
        s.text(places[at] ?? 0, y + 38, value, { size: 10, font: at === list.length - 1 ? 'bold' : 'sans' });
      }
      s.text(38, 672, `${p.supplier.street}, ${p.supplier.post}   Tel ${p.supplier.phone}   Org.nr ${p.supplier.organisation}   Moms ${p.supplier.vat}   F-skatt`, { size: 7.5 }); // prettier-ignore
      slip(s, p, sp, 690);
      return s.drawing();
    },
  },
];
