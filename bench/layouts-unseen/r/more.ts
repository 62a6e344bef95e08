/** Forms of their own: records of two rows, a portal's view, returned goods, columns written one after another. */
import { digitsOf, gtin } from '../identity.ts';
import { compact, plusDays, words } from '../days.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import { bare, beside, e, each, eachRate, facts, listed, own, page, point, remark, Roll, sp, sv, thead, to, tr, who, word } from './kit.ts'; // prettier-ignore
import type { LayoutR } from './orders.ts';
import { bread, chilled, colonial, dairy, frozen, nonfood, produce, wares } from './wares.ts';
import { beers, chemicals, packing } from './wares-more.ts';

const pasta = wares('Tortellini ricotta spenat 1 kg|pås|118.00|F|6x1 kg|1-8', 'Pappardelle ägg 1 kg|pås|74.00|F|6x1 kg|2-12', 'Gnocchi potatis 1 kg|pås|58.50|F|8x1 kg|2-16', 'Ravioli hummer 1 kg|pås|196.00|F|4x1 kg|1-6', 'Lasagneplattor 3 kg|krt|168.00|F||1-4', 'Pesto genovese 1 kg|hink|189.00|F||1-4', 'Pastakokare korg|st|645.00|25||=1'); // prettier-ignore
const returned = [...produce.slice(0, 14), ...wares('Kreditering svinn Babyspenat|pås|78.00|F||r1-3', 'Retur pall Norrlandsbräda|st|45.00|F||r1-4')]; // prettier-ignore
const coffees = wares('Leasing Espressomaskin Duetto 2-grupp|mån|1890.00|25||=1', 'Espressobönor Hamnkvarter ekologiska Fairtrade 1 kg|pås|228.00|F||4-24/2', 'Mjölkskummare rengöring refill|fl|86.00|25||1-4', 'Bryggkaffe mellanrost ekologiskt malet 500 g portionspåse|pås|79.50|F||6-48/6', 'Serviceavtal Guld inklusive reservdelar|mån|690.00|25||=1', 'Drickchoklad Fairtrade 24 % kakao 1 kg|pås|132.00|F||1-6', 'Takeawaymugg komposterbar 240 ml med tryck i två färger|krt|748.00|25||1-3'); // prettier-ignore

export const more: readonly LayoutR[] = [
  {
    id: 'r65-tva-rader',
    producer: 'stretched',
    hard: 'a record of two rows: number and name, below it pack, quantity, price and sum',
    credits: 1,
    seller: {
      firm: firm('Storköp Engros i Skåne AB', 'Lagervägen 40, 232 37 Arlöv'),
      wares: [...colonial, ...nonfood],
      lines: [17, 27],
      code: 8,
      number: (n) => String(33_104_500 + n * 3),
      terms: 14,
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      const roll = new Roll(s, 740, (at) => {
        s.text(40, 48, 'STORKÖP ENGROS', { font: 'bold', size: 14 });
        s.right(555, 48, `${word(p, 'Faktura', 'Kreditnota')} ${p.number}   sid ${at}`);
        if (at > 1) return 80;
        s.block(40, 90, who(p.buyer));
        listed(s, 330, 430, 70, [['Kundnr', p.customer], ['Fakturadatum', p.issue], ['Betalas senast', p.due], ['Plocksedel', p.order], ['Krediterar', p.about]]); // prettier-ignore
        if (p.remark !== null) s.text(40, 145, p.remark);
        s.line(40, 152, 555);
        s.text(40, 164, 'Artikelnr / Benämning', { font: 'bold' });
        s.text(40, 175, 'Förpackning', { font: 'bold' });
        s.right(300, 175, 'Antal', { font: 'bold' });
        s.right(400, 175, 'À-pris', { font: 'bold' });
        s.right(450, 175, 'Moms', { font: 'bold' });
        s.right(555, 175, 'Radbelopp', { font: 'bold' });
        s.line(40, 180, 555);
        return 194;
      });
      for (const l of p.lines) {
        roll.need(26);
        roll.row(
          [
            [40, l.code],
            [95, l.name],
          ],
          11,
        );
        roll.row([[40, l.pack], [300, `${sp.quantity(l.quantity)} ${l.unit}`, 'r'], [400, sp.price(l.price), 'r'], [450, `${l.rate} %`, 'r'], [555, sp.money(l.sum), 'r']], 16); // prettier-ignore
      }
      roll.need(90);
      s.line(40, roll.y - 8, 555);
      roll.y += 6;
      for (const [label, value] of [['Varuvärde netto', p.net], ...p.vat.map((v) => [`Moms ${v.rate} % (${sp.money(v.base)})`, v.tax] as const), ['Moms totalt', p.tax], ['Att betala SEK', p.payable]] as const) roll.row([[330, label], [555, sp.money(value), 'r']]); // prettier-ignore
      s.block(40, 780, [`${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}, tel ${p.supplier.phone}`, `Bankgiro ${p.supplier.bankgiro}, org.nr ${p.supplier.organisation}, momsreg.nr ${p.supplier.vat}, F-skatt`], { size: 7.5 }); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'r66-kaffe-radbryt',
    producer: 'chromium',
    hard: 'long names that wrap in a narrow column; a lease and goods of two rates',
    credits: 1,
    seller: {
      firm: firm('Kaffekompaniet Hamnkvarteret AB', 'Redaregatan 20, 426 74 Västra Frölunda'),
      wares: coffees,
      lines: [3, 6],
      code: (name) => `HK${String(name.length).padStart(3, '0')}${name.slice(-1).toUpperCase()}`,
      number: (n) => String(2_061_700 + n),
      terms: 20,
    },
    draw: (p) =>
      page(
        'body{font-size:9pt}.l{width:100%;table-layout:fixed}.l th{font-size:7.5pt;border-bottom:1pt solid #642}.l td{padding:3pt 3pt;vertical-align:bottom}',
        beside([50, `<h2 style="color:#642">Hamnkvarteret</h2>${to(p.buyer)}`], [50, `${facts([[`${word(p)} nr`, p.number], ['Datum', p.issue], ['Förfallodatum', p.due], ['Kundnr', p.customer], ['Er ref', p.reference], ['Avser', p.about]])}`]),
        remark(p),
        `<br><table class="l"><colgroup><col style="width:11%"><col style="width:31%"><col style="width:10%"><col style="width:9%"><col style="width:14%"><col style="width:9%"><col style="width:16%"></colgroup>${thead(['Artnr', 'Beskrivning', '>Antal', 'Enhet', '>Pris', '>Moms', '>Belopp'])}${each(p, (l) => tr([l.code, e(l.name), `>${sv.quantity(l.quantity)}`, l.unit, `>${sv.price(l.price)}`, `>${l.rate} %`, `>${sv.money(l.sum)}`]))}</table><hr>`,
        beside([55, `<table>${thead(['Sats', '>Underlag', '>Moms'])}${eachRate(p, (v) => tr([`${v.rate} %`, `>${sv.money(v.base)}`, `>${sv.money(v.tax)}`]))}</table>`], [45, facts([['Netto', sv.money(p.net)], ['Moms', sv.money(p.tax)], ['Att betala', `${sv.money(p.payable)} kr`]])]),
        `<p class="small">${e(p.supplier.name)} · ${p.supplier.street} · ${p.supplier.post} · Bg ${p.supplier.bankgiro} · Org.nr ${p.supplier.organisation} · VAT ${p.supplier.vat} · F-skatt</p>`,
      ), // prettier-ignore
  },
  {
    id: 'r67-portalvy',
    producer: 'chromium',
    hard: 'an electronic invoice as a portal shows it: labels and values for each line, three numbers of goods',
    credits: 1,
    seller: {
      firm: firm('Menyfrys Storkök Sverige AB', 'Fryshusgatan 2, 254 68 Helsingborg'),
      wares: [...frozen, ...chilled.slice(0, 6)],
      lines: [9, 16],
      code: 6,
      number: (n) => `MF${9_950_300 + n}`,
      charges: [['Miljötillägg drivmedel', 8500, 25]],
    },
    draw: (p) =>
      page(
        'body{font:8.5pt "DejaVu Sans",sans-serif}.l{width:100%;border-top:2pt solid #345}.l th{font-size:7pt;color:#567}.l td{border-top:.5pt solid #ccd}.l tr.o td{border:0;color:#567;font-size:7pt;padding-bottom:3pt}.h{background:#345;color:#fff;padding:4pt}tr{break-inside:avoid}',
        `<div class="h">Visning av e-faktura · ${word(p)} ${p.number}</div><br>`,
        remark(p),
        beside([34, facts([['Fakturanummer', p.number], ['Fakturadatum', p.issue], ['Förfallodatum', p.due], ['Valuta', p.currency], ['Fakturatyp', p.isCredit ? '381' : '380'], ['Föregående faktura', p.about]])], [33, `<b>Säljare</b><br>${e(p.supplier.name)}<br>${p.supplier.street}<br>${p.supplier.post}<br>Org.nr: ${p.supplier.organisation}<br>Momsnr: ${p.supplier.vat}<br>Godkänd för F-skatt`], [33, `<b>Köpare</b><br>${to(p.buyer)}<br>Org.nr: ${p.buyer.organisation}<br>Kundnr: ${p.customer}`]),
        `<br><table class="l">${thead(['Rad', 'Artikel', '>Antal', 'Enhet', '>Pris', '>Moms', '>Radsumma'])}${each(p, (l, i) => `${tr([String(i + 1), `<b>${e(l.name)}</b>`, `>${point.quantity(l.quantity)}`, l.unit, `>${point.price(l.price)}`, `>${l.rate}.00 %`, `>${point.money(l.sum)}`])}<tr class="o"><td></td><td colspan="6">Säljarens artikelnr: ${l.code} · GTIN: ${gtin(`menyfrys${l.name}`)} · Orderrad: ${p.order}/${i + 1}</td></tr>`)}</table>`,
        `<br>${p.charges.map((c) => `<p>Tillägg: ${c.label}, moms ${c.rate}.00 %, belopp ${point.money(c.amount)}</p>`).join('')}`,
        facts([['Summa rader', point.money(p.lineNet)], ['Summa exkl. moms', point.money(p.net)], ...p.vat.map((v) => [`Moms ${v.rate}.00 % på ${point.money(v.base)}`, point.money(v.tax)] as const), ['Summa moms', point.money(p.tax)], ['Summa inkl. moms', point.money(p.gross)], ['Att betala', `${point.money(p.payable)} SEK`], ['Betalning', `BG ${p.supplier.bankgiro}, referens ${p.ocr}`]]),
      ), // prettier-ignore
  },
  {
    id: 'r68-gront-svinn',
    producer: 'pdf-lib',
    hard: 'what went to waste and what was returned as rows below zero, with day and driver before them',
    credits: 0,
    count: 3,
    seller: {
      firm: firm('Norrlands Färskvaror Partiaffär AB', 'Kolvägen 11, 904 40 Röbäck'),
      wares: returned,
      lines: [6, 11],
      code: 4,
      number: (n) => `${81_300 + n}`,
      terms: 10,
      isWhole: true,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9, font: 'serif' });
      s.text(45, 50, 'Norrlands Färskvaror', { font: 'serifbold', size: 18 });
      s.text(45, 64, `${p.supplier.street}  ${p.supplier.post}  ${p.supplier.phone}`);
      s.right(550, 50, word(p), { font: 'serifbold', size: 16 });
      listed(s, 400, 550, 68, [['Nummer', p.number], ['Dag', compact(p.issue)], ['Förfaller', compact(p.due)], ['Kund', p.customer]], { align: 'r', step: 12 }); // prettier-ignore
      s.block(45, 90, who(p.buyer));
      if (p.remark !== null) s.text(45, 145, p.remark);
      const roll = new Roll(s, 710, () => 160);
      roll.row([[45, 'Antal'], [90, 'Enh'], [120, 'Vara'], [345, 'Nr'], [440, 'Pris', 'r'], [550, 'Summa', 'r']], 5, { font: 'serifbold' }); // prettier-ignore
      s.line(45, roll.y, 550);
      roll.y += 13;
      let isBack = false;
      for (const l of p.lines) {
        if (l.quantity < 0n && !isBack) roll.row([[120, `Åter ${plusDays(p.issue, -2)}, bil ${own(l, 'b', 12) + 1}:`]], 13); // prettier-ignore
        isBack = l.quantity < 0n;
        roll.row([[45, sp.quantity(l.quantity)], [90, l.unit], [120, l.name], [345, l.code], [440, sp.price(l.price), 'r'], [550, sp.money(l.sum), 'r']], 14); // prettier-ignore
      }
      roll.y += 8;
      s.line(345, roll.y - 10, 550);
      for (const [label, value] of [['Netto', p.net], [`Moms ${p.vat[0]?.rate} %`, p.tax], ['Öresutj.', p.rounding], ['Att betala', p.payable]] as const) roll.row([[345, label], [550, sp.money(value), 'r']], 14); // prettier-ignore
      s.text(45, 795, `${p.supplier.name}. Bankgiro ${p.supplier.bankgiro}. Org.nr ${p.supplier.organisation}. Momsreg.nr ${p.supplier.vat}. F-skatt.`, { size: 8 }); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'r69-pasta-kolumner',
    producer: 'recoded',
    hard: 'a report writer that writes column by column; days in words',
    credits: 1,
    seller: {
      firm: firm('Pastificio Söder AB', 'Hornsgatan 88, 118 21 Stockholm'),
      wares: pasta,
      lines: [3, 6],
      code: (name) => `P-${digitsOf(name, 3)}`,
      number: (n) => String(3_900 + n),
      terms: 14,
      discounts: [500, 1000],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(50, 58, 'PASTIFICIO SÖDER', { font: 'bold', size: 15 });
      s.text(50, 72, `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}`, { size: 8 });
      s.text(50, 110, `${word(p)} ${p.number}`, { font: 'bold', size: 12 });
      s.block(50, 128, [`Fakturadatum ${words(p.issue)}`, `Förfallodatum ${words(p.due)}`, `Kundnummer ${p.customer}`, ...(p.about === null ? [] : [`Krediterar faktura ${p.about}`])]); // prettier-ignore
      s.block(340, 110, who(p.buyer));
      if (p.remark !== null) s.text(50, 185, p.remark);
      const roll = new Roll(s, 700, () => 205);
      roll.row([[50, 'Artnr'], [100, 'Artikel'], [310, 'Antal', 'r'], [318, 'Enhet'], [410, 'Pris', 'r'], [460, 'Rab %', 'r'], [545, 'Summa', 'r']], 15, { font: 'bold' }); // prettier-ignore
      for (const l of p.lines) roll.row([[50, l.code], [100, l.name], [310, bare.quantity(l.quantity), 'r'], [318, l.unit], [410, bare.price(l.price), 'r'], [460, l.discount === 0n ? '' : bare.percent(l.discount), 'r'], [545, bare.money(l.sum), 'r']], 15); // prettier-ignore
      roll.y += 10;
      for (const [label, value] of [['Summa netto', p.net], ...p.vat.map((v) => [`Moms ${v.rate} % av ${bare.money(v.base)}`, v.tax] as const), ['Moms', p.tax], ['Att betala', p.payable]] as const) roll.row([[318, label], [545, bare.money(value), 'r']], 14); // prettier-ignore
      s.text(50, 790, `Bankgiro ${p.supplier.bankgiro}   Org.nr ${p.supplier.organisation}   Momsreg.nr ${p.supplier.vat}   F-skatt`, { size: 8 }); // prettier-ignore
      s.columnwise();
      return s.drawing();
    },
  },
  {
    id: 'r70-total-grossist',
    producer: 'skia',
    hard: 'dense rows over two or three pages: net price after discount, place in the store, sums by group of goods at the end',
    credits: 1,
    seller: {
      firm: firm('Kungsgrossisten Restaurangservice AB', 'Stallgatan 30, 702 26 Örebro'),
      wares: [...colonial, ...frozen, ...chilled, ...dairy.slice(0, 6), ...bread.slice(0, 4), ...chemicals.slice(0, 5), ...packing.slice(0, 0), ...beers.filter(({ unit, quantity }) => unit === 'krt' && !quantity.startsWith('r')).slice(0, 2)],
      lines: [52, 62],
      code: 7,
      number: (n) => `K${4_055_010 + n * 4}`,
      terms: 20,
      discounts: [400, 700, 1000],
      charges: [['Leverans', 19500, 25]],
    }, // prettier-ignore
    draw: (p) => {
      const s = new Sheet({ size: 7.5 });
      const roll = new Roll(s, 770, (at) => {
        s.text(36, 40, 'KUNGSGROSSISTEN', { font: 'bold', size: 13 });
        s.right(560, 40, `${word(p)} ${p.number}  Datum ${p.issue}  Förfaller ${p.due}  Sida ${at}`, {
          size: 8,
        });
        if (at === 1) {
          s.block(36, 60, [p.supplier.name, p.supplier.street, p.supplier.post], { leading: 10 });
          s.block(330, 64, who(p.buyer), { size: 9 });
          s.text(36, 104, `Kund ${p.customer}   Order ${p.order}   Chaufför ${Number(p.customer) % 30}   Er ref ${p.reference}${p.about === null ? '' : `   Krediterar ${p.about}`}`); // prettier-ignore
          if (p.remark !== null) s.text(36, 116, p.remark, { font: 'bold' });
        }
        const y = at === 1 ? 130 : 60;
        for (const [x, head, align] of [[36, 'Plats'], [66, 'Artikel'], [108, 'Benämning'], [290, 'Förp'], [362, 'Antal', 'r'], [366, 'Enh'], [430, 'Bruttopris', 'r'], [462, 'Rab', 'r'], [505, 'Moms', 'r'], [560, 'Belopp', 'r']] as const) s.text(x, y, head, { font: 'bold', align: align ?? 'l' }); // prettier-ignore
        s.line(36, y + 3, 560);
        return y + 14;
      });
      for (const l of p.lines) {
        roll.need(11);
        roll.row([[36, `${'ABCD'[own(l, 'g', 4)]}${own(l, 'h', 40) + 10}`], [66, l.code], [108, l.name], [290, l.pack], [362, sp.quantity(l.quantity), 'r'], [366, l.unit], [430, sp.price(l.price), 'r'], [462, l.discount === 0n ? '' : `${sp.percent(l.discount)}%`, 'r'], [505, `${l.rate}%`, 'r'], [560, sp.money(l.sum), 'r']], 11); // prettier-ignore
      }
      roll.need(110);
      s.line(36, roll.y - 6, 560);
      roll.y += 8;
      for (const [label, value] of [['Varor', p.lineNet], ...p.charges.map((c) => [`${c.label} (moms ${c.rate} %)`, c.amount] as const), ['Netto', p.net], ...p.vat.map((v) => [`Moms ${v.rate} % på ${sp.money(v.base)}`, v.tax] as const), ['Moms', p.tax]] as const) roll.row([[366, label], [560, sp.money(value), 'r']], 11); // prettier-ignore
      roll.row(
        [
          [366, 'ATT BETALA SEK'],
          [560, sp.money(p.payable), 'r'],
        ],
        16,
        { font: 'bold', size: 9 },
      );
      s.text(36, 800, `Bankgiro ${p.supplier.bankgiro}  OCR ${p.ocr}  Org.nr ${p.supplier.organisation}  Momsreg.nr ${p.supplier.vat}  Godkänd för F-skatt`); // prettier-ignore
      return s.drawing();
    },
  },
];
