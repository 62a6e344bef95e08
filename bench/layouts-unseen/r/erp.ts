/** Wholesalers whose large systems print. */
import { gtin } from '../identity.ts';
import { plusDays, short } from '../days.ts';
import { left, right } from '../format.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import { about, bare, behind, beside, e, each, eachRate, facts, listed, own, page, parcels, remark, Roll, rounded, sp, sumOf, sv, thead, to, tr, who, word } from './kit.ts'; // prettier-ignore
import type { LayoutR } from './orders.ts';
import { chilled, colonial, dairy, frozen, nonfood } from './wares.ts';

export const erp: readonly LayoutR[] = [
  {
    id: 'r01-partihandel',
    producer: 'chromium',
    hard: 'several pages; EAN and batch in a small row below; VAT as a code told at the foot',
    credits: 1,
    count: 3,
    seller: {
      firm: firm('Norrskafferiet Partihandel AB', 'Terminalgatan 18, 973 45 Luleå'),
      wares: [...colonial, ...frozen, ...chilled, ...nonfood],
      lines: [22, 38],
      code: 6,
      number: (n) => String(91_204_417 + n * 13),
      discounts: [300, 500, 1200],
      isWhole: true,
    },
    draw: (p) =>
      page(
        'body{font-size:8pt}.l{width:100%}.l th{background:#dfe6ee;font-size:7pt}.l td{border-bottom:.3pt solid #ccc;padding:1.5pt 4pt}.x td{font-size:6.5pt;color:#555;border:0;padding-top:0}tr{break-inside:avoid}.facts td{padding:0 8pt 0 0}.v{margin-top:4mm;width:100%}.v th{border-bottom:.6pt solid #000}',
        beside(
          [55, `<b style="font-size:15pt;color:#0b3c6f">NORRSKAFFERIET</b><br>Partihandel AB<br><br><br>${to(p.buyer)}`],
          [45, `<h2>${word(p, 'FAKTURA', 'KREDITFAKTURA')}</h2>${facts([['Fakturanummer', p.number], ['Fakturadatum', p.issue], ['Förfallodatum', p.due], ['Kundnummer', p.customer], ['Ordernummer', p.order], ['Leveransdatum', p.delivered], ['Er referens', p.reference], ['Vår referens', 'Innesälj Nord'], ['Avser fakturanr', p.about]])}`],
        ), // prettier-ignore
        remark(p),
        '<br>',
        `<table class="l">${thead(['Pos', 'Art.nr', 'Benämning', 'Förp', '>Antal', 'Enh', '>Pris', '>Rab %', '>Mk', '>Belopp'])}<tbody>${each(
          p,
          (l, i) =>
            `${tr([String((i + 1) * 10), l.code, e(l.name), e(l.pack), `>${sv.quantity(l.quantity)}`, l.unit, `>${sv.price(l.price)}`, l.discount === 0n ? '' : `>${sv.percent(l.discount)}`, `>${l.rate === 25 ? 1 : 2}`, `>${sv.money(l.sum)}`])}<tr class="x"><td></td><td colspan="9">EAN ${gtin(l.code)} &nbsp; Batch ${own(l, 'b', 90000) + 10000}${l.rate === 25 ? '' : ` &nbsp; BF ${plusDays(p.issue, 20 + own(l, 'd', 400))}`}</td></tr>`,
        )}</tbody></table>`,
        `<div style="break-inside:avoid"><table class="v">${tr(['>Varuvärde', '>Netto', '>Moms', '>Öresutj.', '>Att betala SEK'], 'th')}${tr([`>${sv.money(p.lineNet)}`, `>${sv.money(p.net)}`, `>${sv.money(p.tax)}`, `>${sv.money(p.rounding)}`, `><b>${sv.money(p.payable)}</b>`])}</table><p>${eachRate(p, ({ rate, base, tax }) => `Momskod ${rate === 25 ? 1 : 2} = ${rate} %, underlag ${sv.money(base)}, moms ${sv.money(tax)}.`)}</p><p>Bankgiro ${p.supplier.bankgiro} &nbsp; OCR ${p.ocr} &nbsp; Betalningsvillkor 30 dagar netto. Dröjsmålsränta enligt räntelagen.</p><hr>${e(p.supplier.name)}, ${p.supplier.street}, ${p.supplier.post}. Tel ${p.supplier.phone}. Org.nr ${p.supplier.organisation}. VAT-nr ${p.supplier.vat}. Innehar F-skattebevis.</div>`,
      ),
  },
  {
    id: 'r02-transport',
    producer: 'pdf-lib',
    hard: 'sums carried forward from page to page; weighed goods with their crates',
    credits: 1,
    seller: {
      firm: firm('Mälarkyl Livsmedel AB', 'Fryshusvägen 7, 721 30 Västerås'),
      wares: [...chilled, ...colonial, ...frozen, ...dairy, ...nonfood],
      lines: [44, 60],
      code: 5,
      number: (n) => `ML${70_118 + n}`,
      terms: 20,
      grams: 3,
      charges: [['Fraktavgift', 24500, 25]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 8 });
      let carried = 0n;
      const heads = (y: number): number => {
        for (const [x, head, align] of [[40, 'Artikel'], [84, 'Varubeteckning'], [318, 'Kolli', 'r'], [366, 'Levererat', 'r'], [372, 'Enhet'], [442, 'Á-pris', 'r'], [468, 'M%', 'r'], [555, 'Summa', 'r']] as const) s.text(x, y, head, { font: 'bold', align: align ?? 'l' }); // prettier-ignore
        s.line(40, y + 4, 555);
        return y + 18;
      };
      const roll = new Roll(
        s,
        740,
        (at) => {
          s.text(40, 44, 'MÄLARKYL', { font: 'bold', size: 17 });
          s.text(330, 44, word(p), { font: 'bold', size: 13 });
          s.right(555, 44, `Sida ${at}`);
          listed(s, 330, 420, 60, [['Nummer', p.number], ['Datum', p.issue], ['Förfaller', p.due], ['Kund', p.customer]]); // prettier-ignore
          if (at === 1) {
            s.block(40, 110, who(p.buyer));
            listed(s, 330, 420, 112, [
              ['Er order', p.order],
              ['Märkning', p.reference],
              ['Krediterar', p.about],
            ]);
            if (p.remark !== null) s.text(40, 150, p.remark, { font: 'bold' });
            return heads(172);
          }
          const y = heads(125);
          s.text(84, y, 'Transport från föregående sida');
          s.right(555, y, sp.money(carried));
          return y + 13;
        },
        (y) => {
          s.text(84, y + 4, 'Att transportera');
          s.right(555, y + 4, sp.money(carried));
        },
      );
      for (const l of p.lines) {
        roll.need(13);
        roll.row([
          [40, l.code], [84, l.name], [318, String(1 + own(l, 'k', 4)), 'r'], [366, sp.quantity(l.quantity, l.unit === 'kg' ? 3 : 0), 'r'], [372, l.unit],
          [442, sp.price(l.price), 'r'], [468, String(l.rate), 'r'], [555, sp.money(l.sum), 'r'],
        ]); // prettier-ignore
        carried += l.sum;
      }
      roll.need(120);
      roll.y += 8;
      s.line(330, roll.y - 10, 555);
      for (const [label, value] of [['Summa varor', p.lineNet], ...p.charges.map((c) => [c.label, c.amount] as const), ['Totalt exkl. moms', p.net], ...p.vat.map((v) => [`Moms ${v.rate} % på ${sp.money(v.base)}`, v.tax] as const), ['Summa moms', p.tax]] as const) roll.row([[330, label], [555, sp.money(value), 'r']]); // prettier-ignore
      roll.row(
        [
          [330, 'Att betala'],
          [555, `${sp.money(p.payable)} SEK`, 'r'],
        ],
        16,
        { font: 'bold', size: 10 },
      );
      s.line(40, 766, 555);
      s.text(
        40,
        778,
        `${p.supplier.name}   ${p.supplier.street}   ${p.supplier.post}   Tel ${p.supplier.phone}`,
      );
      s.text(40, 790, `Bankgiro ${p.supplier.bankgiro}   Org nr ${p.supplier.organisation}   Moms nr ${p.supplier.vat}   F-skatt`); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'r03-radskrivare',
    producer: 'groff',
    hard: 'an old line printer: capitals, fixed width, the minus behind, days without hyphens',
    credits: 1,
    seller: {
      firm: firm('Hallgrens Cash & Carry AB', 'Lagergatan 3, 302 63 Halmstad'),
      wares: [...colonial, ...nonfood],
      lines: [8, 16],
      code: 7,
      number: (n) => String(664_208 + n),
      terms: 10,
      isNegativeCredit: true,
    },
    draw: (p) => {
      const row = (...cells: readonly (readonly [string, number])[]): string =>
        cells.map(([text, width]) => (width < 0 ? right(text, -width) : left(text, width))).join('');
      return [
        '.pl 29.7c', '.sp 1.2c', '.po 1.8c', '.ll 18c', '.ft CR', '.ps 8.5', '.vs 12', '.nf',
        row([p.supplier.name.toUpperCase(), 44], [word(p, 'FAKTURA', 'KREDITNOTA'), 16], ['SIDA 1', -10]),
        p.supplier.street.toUpperCase(), p.supplier.post.toUpperCase(), '.sp 1',
        row(['FAKTNR', 12], ['FAKTDAT', 10], ['FÖRFDAT', 10], ['KUNDNR', 10], ['ORDER', 10]),
        row([p.number, 12], [short(p.issue), 10], [short(p.due), 10], [p.customer, 10], [p.order, 10]),
        p.about === null ? '' : `AVSER FAKTURA ${p.about}`, p.remark ?? '', '.sp 1',
        ...who(p.buyer).map((text) => `\\&${' '.repeat(38)}${text.toUpperCase()}`), '.sp 1',
        row(['ARTNR', 9], ['BENÄMNING', 34], ['ANTAL', -7], [' ENH', 6], ['PRIS', -10], ['MS', -4], ['BELOPP', -13]),
        '-'.repeat(83).replaceAll('-', '\\-'),
        ...p.lines.map((l) => row([l.code, 9], [l.name.toUpperCase(), 34], [behind.quantity(l.quantity), -7], [` ${l.unit.toUpperCase()}`, 6], [bare.price(l.price), -10], [String(l.rate), -4], [behind.money(l.sum), -13])),
        '-'.repeat(83).replaceAll('-', '\\-'),
        row(['NETTO', 12], ['MOMS', 26], ['AVR', 12], ['ATT BETALA', 20]),
        row([behind.money(p.net), 12], [behind.money(p.tax), 26], [behind.money(p.rounding), 12], [behind.money(p.payable), 20]),
        ...p.vat.map((v) => `VARAV MOMS ${v.rate} %: ${behind.money(v.tax)} PÅ ${behind.money(v.base)}`), '.sp 1',
        `BANKGIRO ${p.supplier.bankgiro}  ORGNR ${p.supplier.organisation}  MOMSREGNR ${p.supplier.vat}`, 'INNEHAR F-SKATTSEDEL',
      ].filter((text) => text !== '').join('\n'); // prettier-ignore
    },
    printing: { name: (l) => l.name.toUpperCase(), unit: (l) => l.unit.toUpperCase() },
  },
  {
    id: 'r04-samlings',
    producer: 'skia',
    hard: 'a heading and a sum for each delivery note, over two pages at times',
    seller: {
      firm: firm('Grossist Söderköket AB', 'Partihallsvägen 41, 415 02 Göteborg'),
      wares: [...chilled, ...frozen, ...nonfood, ...colonial],
      lines: [32, 44],
      code: (name) => `${name.slice(0, 1).toUpperCase()}${(name.codePointAt(2) ?? 9) % 90}-${String((name.length * 7919 + (name.codePointAt(4) ?? 1) * 131 + (name.codePointAt(name.length - 1) ?? 1) * 17) % 9000 + 1000)}`,
      number: (n) => `2026${String(4410 + n).padStart(6, '0')}`,
      deliveries: 4,
    }, // prettier-ignore
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      const roll = new Roll(s, 760, (at) => {
        s.text(555, 50, at === 1 ? 'Samlingsfaktura' : `Samlingsfaktura ${p.number}, sida ${at}`, { align: 'r', font: 'bold', size: at === 1 ? 16 : 9 }); // prettier-ignore
        if (at > 1) return 80;
        s.block(40, 46, [p.supplier.name, p.supplier.street, p.supplier.post, `Telefon ${p.supplier.phone}`]);
        s.block(320, 90, who(p.buyer), { size: 10 });
        s.box(40, 140, 555, 168, 0.92);
        for (const [x, label, value] of [
          [46, 'Fakturanr', p.number],
          [140, 'Datum', p.issue],
          [220, 'Oss tillhanda', p.due],
          [310, 'Kundnr', p.customer],
          [380, 'OCR-nummer', p.ocr],
        ] as const) {
          // prettier-ignore
          s.text(x, 150, label, { size: 6.5 });
          s.text(x, 162, value, { font: 'bold' });
        }
        return 192;
      });
      for (const [at, lines] of parcels(p).entries()) {
        roll.need(50);
        roll.row([[40, `Följesedel ${Number(p.order) + at * 3}  levererad ${plusDays(p.issue, at * 2 - 8)}`], [555, 'Belopp', 'r'], [470, 'Pris', 'r'], [400, 'Antal', 'r']], 14, { font: 'bold' }); // prettier-ignore
        for (const l of lines) {
          roll.need(14);
          roll.row([[50, l.code], [110, l.name], [400, `${sp.quantity(l.quantity)} ${l.unit}`, 'r'], [470, sp.price(l.price), 'r'], [490, `${l.rate}%`], [555, sp.money(l.sum), 'r']], 12); // prettier-ignore
        }
        roll.row(
          [
            [400, 'Summa följesedel', 'r'],
            [555, sp.money(sumOf(lines)), 'r'],
          ],
          20,
          { size: 7.5 },
        );
      }
      roll.need(110);
      s.line(40, roll.y - 8, 555, roll.y - 8, 1);
      for (const v of p.vat) roll.row([[40, `Momspliktigt ${v.rate} %`], [230, sp.money(v.base), 'r'], [260, 'Moms'], [340, sp.money(v.tax), 'r']]); // prettier-ignore
      roll.row([[40, 'Totalt exkl. moms'], [230, sp.money(p.net), 'r'], [260, 'Moms'], [340, sp.money(p.tax), 'r'], [430, 'ATT BETALA'], [555, sp.money(p.payable), 'r']], 22, { font: 'bold' }); // prettier-ignore
      roll.row([[40, `Bankgiro ${p.supplier.bankgiro}    Organisationsnummer ${p.supplier.organisation}    Momsregistreringsnr ${p.supplier.vat}    Godkänd för F-skatt`]], 12, { size: 7.5 }); // prettier-ignore
      if (p.remark !== null) roll.row([[40, p.remark]]);
      return s.drawing();
    },
  },
  {
    id: 'r05-mejeri',
    producer: 'chromium',
    hard: 'EAN is the only number; crates and pieces in columns beside each other; a bonus below the rows',
    credits: 1,
    seller: {
      firm: firm('Vätterbygdens Mejeri ekonomisk förening', 'Mejerigatan 2, 561 32 Huskvarna'),
      wares: dairy,
      lines: [6, 12],
      code: (name) => gtin(`vatter${name}`),
      number: (n) => `3${407_552 + n * 2}`,
      charges: [['Volymbonus 2 %', '-200', 'F']],
      deliveries: 3,
    },
    draw: (p) =>
      page(
        'body{font-size:8.5pt}.l{width:100%;margin-top:6mm}.l th{border-top:1pt solid #036;border-bottom:1pt solid #036;color:#036}.d td{background:#eef4fa;font-weight:bold}.t td:nth-child(2){text-align:right}.t{margin-left:auto}',
        `<div style="border-left:6pt solid #036;padding-left:6pt"><b style="font-size:13pt">Vätterbygdens Mejeri</b><br>ekonomisk förening</div>`,
        `<h2 style="margin-top:5mm">${word(p)} ${p.number}</h2>`,
        remark(p),
        beside(
          [34, `<u>Faktureras</u><br>${to(p.buyer)}`],
          [33, facts([['Fakturadatum', p.issue], ['Att betala senast', p.due], ['Kundnr', p.customer]])],
          [33, facts([['Bankgiro', p.supplier.bankgiro], ['Referens', p.ocr], ['Rutt', String(Number(p.customer) % 90)], ['Krediterad faktura', p.about]])],
        ), // prettier-ignore
        `<table class="l">${thead(['Artikelnr (EAN)', 'Produkt', '>Back', '>St', '>Pris/st', '>Moms', '>Summa kr'])}${parcels(
          p,
        )
          .map(
            (lines, at) =>
              `<tr class="d"><td colspan="7">Leverans ${plusDays(p.issue, at * 2 - 7)}</td></tr>${lines.map((l) => tr([l.code, e(l.name), `>${l.pack.endsWith(' st') ? (Number(l.quantity) / 1000 / Number(l.pack.slice(0, -3))).toFixed(1).replace('.', ',').replace(',0', '') : ''}`, `>${sv.quantity(l.quantity)} ${l.unit}`, `>${sv.price(l.price)}`, `>${l.rate} %`, `>${sv.money(l.sum)}`])).join('')}`,
          )
          .join('')}</table>`,
        facts(
          [['Summa varor', sv.money(p.lineNet)], ...p.charges.map((c) => [c.label, sv.money(c.amount)] as const), ['Summa före moms', sv.money(p.net)], ['Moms', sv.money(p.tax)], ['Totalt att betala', sv.money(p.payable)]],
          't',
        ), // prettier-ignore
        rounded(p, sv.money),
        `<p class="small">${e(p.supplier.name)} · ${p.supplier.street} · ${p.supplier.post} · Org.nr ${p.supplier.organisation} · ${p.supplier.vat} · F-skatt · ${p.supplier.mail}${about(p, 'Kredit på', ' · ')}</p>`,
      ),
  },
];
