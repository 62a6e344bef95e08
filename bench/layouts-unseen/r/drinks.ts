/** Beer, wine, spirits and soda. */
import { dotted } from '../days.ts';
import { Sheet, wrapped } from '../sheet.ts';
import { firm } from './firms.ts';
import { about, bare, behind, beside, e, each, eachRate, facts, listed, page, remark, Roll, sp, sumOf, sv, thead, to, tr, who, word } from './kit.ts'; // prettier-ignore
import type { LayoutR } from './orders.ts';
import { beers, craft, sodas, spirits, wines } from './wares-more.ts';

export const drinks: readonly LayoutR[] = [
  {
    id: 'r28-bryggeri-emballage',
    producer: 'chromium',
    hard: 'deposits and returned empties in a table of their own below the goods',
    credits: 1,
    seller: {
      firm: firm('Hamnbryggeriet i Landskrona AB', 'Varvsgatan 15, 261 35 Landskrona'),
      wares: beers,
      lines: [4, 7],
      code: 5,
      number: (n) => String(4_107_700 + n),
      discounts: [800, 1500],
      terms: 20,
    },
    draw: (p) => {
      const isEmpty = (name: string): boolean => /^(?:Pant|Retur)/u.test(name);
      const goods = p.lines.filter(({ name }) => !isEmpty(name));
      const empties = p.lines.filter(({ name }) => isEmpty(name));
      return page(
        'body{font-size:8.5pt}.l{width:100%;margin-top:5mm}.l th{border-top:1pt solid;border-bottom:1pt solid}.l caption{text-align:left;font-weight:bold;padding:2pt 4pt}.m{width:70%;margin:6mm 0 0 30%}.m th{font-size:7pt}',
        beside([50, `<b style="font:bold 17pt 'URW Bookman',serif">HAMNBRYGGERIET</b><br>sedan 1891`], [50, `<h2>${word(p, 'FAKTURA', 'KREDITFAKTURA')}</h2>${facts([['Fakturanr', p.number], ['Fakturadatum', p.issue], ['Förfallodatum', p.due], ['Kundnr', p.customer], ['Tillståndsnr', `RT-${p.customer}`], ['Krediterar', p.about]])}`]),
        `<p>${to(p.buyer)}</p>`,
        remark(p),
        goods.length === 0 ? '' : `<table class="l"><caption>Drycker</caption>${thead(['Artnr', 'Artikel', 'Förpackning', '>Antal', 'Enh', '>Listpris', '>Rabatt %', '>Netto'])}${goods.map((l) => tr([l.code, e(l.name), l.pack, `>${sv.quantity(l.quantity)}`, l.unit, `>${sv.price(l.price)}`, l.discount === 0n ? '' : `>${sv.percent(l.discount)}`, `>${sv.money(l.sum)}`])).join('')}${tr(['', '<b>Summa drycker</b>', '', '', '', '', '', `>${sv.money(sumOf(goods))}`])}</table>`,
        empties.length === 0 ? '' : `<table class="l"><caption>Emballage och pant</caption>${thead(['Artnr', 'Slag', '>Antal', 'Enh', '>Pant', '>Belopp'])}${empties.map((l) => tr([l.code, e(l.name), `>${sv.quantity(l.quantity)}`, l.unit, `>${sv.price(l.price)}`, `>${sv.money(l.sum)}`])).join('')}${tr(['', '<b>Summa emballage</b>', '', '', '', `>${sv.money(sumOf(empties))}`])}</table>`,
        `<table class="m">${thead(['Moms %', '>Momsunderlag', '>Moms'])}${eachRate(p, (v) => tr([`${v.rate}`, `>${sv.money(v.base)}`, `>${sv.money(v.tax)}`]))}${tr(['Totalt', `>${sv.money(p.net)}`, `>${sv.money(p.tax)}`])}${tr(['<b>Att betala</b>', '', `><b>${sv.money(p.payable)} kr</b>`])}</table>`,
        `<p class="small">${e(p.supplier.name)}, ${p.supplier.street}, ${p.supplier.post}. Org.nr ${p.supplier.organisation}. Momsreg.nr ${p.supplier.vat}. Bankgiro ${p.supplier.bankgiro}, OCR ${p.ocr}. F-skatt. Priserna inkluderar alkoholskatt.</p>`,
      );
    }, // prettier-ignore
  },
  {
    id: 'r29-mikrobryggeri',
    producer: 'chromium',
    hard: 'quantity times price in one cell',
    credits: 1,
    seller: {
      firm: firm('Gruvhålets Bryggeri AB', 'Gruvgatan 30, 791 61 Falun'),
      wares: craft,
      lines: [2, 5],
      number: (n) => String(2_600 + n),
      charges: [['Pall och plast', 18000, 25]],
      terms: 15,
    },
    draw: (p) =>
      page(
        'body{font:10pt "DejaVu Sans Mono",monospace}.l{width:100%;margin:6mm 0}.l td{border-bottom:1pt solid #000;padding:4pt 2pt}',
        `<div style="background:#000;color:#fff;padding:8pt"><b style="font-size:18pt">GRUVHÅLET</b></div>`,
        `<p>${word(p).toUpperCase()} ${p.number}${about(p, 'KREDITERAR', ' / ')}</p>`,
        remark(p),
        `<p>${e(p.supplier.name)}<br>${p.supplier.street}, ${p.supplier.post}<br>ORG ${p.supplier.organisation} / MOMS ${p.supplier.vat}</p><p>TILL ${e(p.buyer.name)}<br>${p.buyer.street}, ${p.buyer.post}</p><p>DATUM ${p.issue}<br>BETALA ${p.due}</p>`,
        `<table class="l">${each(p, (l) => tr([`${e(l.name)}<br><small>${sv.quantity(l.quantity)} ${l.unit} x ${sv.price(l.price)} kr, moms ${l.rate}%</small>`, `>${sv.money(l.sum)}`]))}${p.charges.map((c) => tr([`${c.label}<br><small>moms ${c.rate}%</small>`, `>${sv.money(c.amount)}`])).join('')}${tr(['NETTO', `>${sv.money(p.net)}`])}${eachRate(p, (v) => tr([`MOMS ${v.rate}%`, `>${sv.money(v.tax)}`]))}${p.vat.length > 1 ? tr(['SUMMA MOMS', `>${sv.money(p.tax)}`]) : ''}${tr(['<b>ATT BETALA SEK</b>', `><b>${sv.money(p.payable)}</b>`])}</table>`,
        `<p>BG ${p.supplier.bankgiro}. GODKÄND FÖR F-SKATT. SKÅL!</p>`,
      ), // prettier-ignore
  },
  {
    id: 'r30-vinimport',
    producer: 'skia',
    hard: 'bottles and cases in columns; names over two rows with grower and land below',
    credits: 1,
    seller: {
      firm: firm('Vinhuset Terroir & Co AB', 'Linnégatan 42, 114 47 Stockholm'),
      wares: wines,
      lines: [4, 9],
      code: (name) => `${10_000 + ((name.codePointAt(0) ?? 1) * 613 + name.length * 97 + (name.codePointAt(4) ?? 1) * 11) % 89_999}-0${name.length % 4}`,
      number: (n) => String(126_500 + n),
      discounts: [1000, 1500],
    }, // prettier-ignore
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(297, 58, 'Vinhuset Terroir', { align: 'c', font: 'serifbold', size: 22 });
      s.line(200, 68, 395);
      s.text(50, 100, word(p), { font: 'bold', size: 12 });
      listed(s, 50, 130, 118, [['Nummer', p.number], ['Datum', dotted(p.issue)], ['Förfallodatum', dotted(p.due)], ['Kund', p.customer], ['Krediterar', p.about]]); // prettier-ignore
      s.block(350, 118, who(p.buyer));
      if (p.remark !== null) s.text(50, 190, p.remark, { font: 'bold' });
      const roll = new Roll(s, 690, (at) => (at === 1 ? 210 : 70));
      const heads = [[50, 'Art.nr'], [110, 'Vin'], [300, 'Kartong', 'r'], [345, 'Antal', 'r'], [350, 'Enh'], [420, 'Pris', 'r'], [465, 'Rab.', 'r'], [545, 'Belopp', 'r']] as const; // prettier-ignore
      roll.row(heads, 16, { font: 'bold' });
      for (const l of p.lines) {
        const rows = wrapped(l.name, 27);
        roll.need(rows.length * 11 + 16);
        roll.row([[50, l.code], [110, rows[0] ?? ''], [300, l.pack, 'r'], [345, sp.quantity(l.quantity), 'r'], [350, l.unit], [420, sp.price(l.price), 'r'], [465, l.discount === 0n ? '' : `${sp.percent(l.discount)} %`, 'r'], [545, sp.money(l.sum), 'r']], 11); // prettier-ignore
        for (const more of rows.slice(1)) roll.row([[110, more]], 11);
        roll.y += 5;
      }
      roll.need(80);
      s.line(350, roll.y - 8, 545);
      roll.y += 6;
      for (const [label, value] of [['Netto', p.net], ...p.vat.map((v) => [`Moms ${v.rate} %`, v.tax] as const), ['Summa moms', p.tax], ['Att betala SEK', p.payable]] as const) roll.row([[350, label], [545, sp.money(value), 'r']]); // prettier-ignore
      s.block(297, 780, [`${p.supplier.name} · ${p.supplier.street} · ${p.supplier.post} · ${p.supplier.phone}`, `Bankgiro ${p.supplier.bankgiro} · Org.nr ${p.supplier.organisation} · VAT ${p.supplier.vat} · F-skatt`], { align: 'c', size: 7.5 }); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'r31-sprit-kolumner',
    producer: 'pdf-lib',
    hard: 'volume and strength in columns beside the quantity; the tax on alcohol told below',
    credits: 1,
    seller: {
      firm: firm('Spritdepån Partihandel AB', 'Järngatan 29, 602 23 Norrköping'),
      wares: spirits,
      lines: [3, 7],
      code: 7,
      number: (n) => `SD-26-${1_880 + n}`,
      terms: 20,
      isNegativeCredit: true,
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.text(40, 50, p.supplier.name, { font: 'bold', size: 13 });
      s.text(40, 62, `${p.supplier.street} ${p.supplier.post} Tel ${p.supplier.phone}`, { size: 7.5 });
      s.right(555, 50, `${word(p, 'FAKTURA', 'KREDITNOTA')} ${p.number}`, { font: 'bold', size: 12 });
      s.line(40, 70, 555);
      s.block(40, 90, ['Köpare', ...who(p.buyer)]);
      s.block(220, 90, ['Leveransadress', 'Samma', `Leveransdag ${p.delivered}`]);
      s.block(400, 90, [`Fakturadatum ${p.issue}`, `Förfallodatum ${p.due}`, `Kundnummer ${p.customer}`, ...(p.about === null ? [] : [`Avser ${p.about}`])]); // prettier-ignore
      if (p.remark !== null) s.text(40, 150, p.remark);
      const roll = new Roll(s, 700, () => 170);
      roll.row([[40, 'Varunr'], [90, 'Namn'], [300, 'Vol cl', 'r'], [340, 'Alk %', 'r'], [385, 'Antal', 'r'], [390, 'Enhet'], [470, 'Pris kr', 'r'], [555, 'Summa kr', 'r']], 4, { font: 'bold' }); // prettier-ignore
      s.line(40, roll.y, 555);
      roll.y += 13;
      for (const l of p.lines) roll.row([[40, l.code], [90, l.name], [300, /(\d+) cl/u.exec(l.name)?.[1] ?? '', 'r'], [340, /([\d,]+) %/u.exec(l.name)?.[1] ?? '44', 'r'], [385, sp.quantity(l.quantity), 'r'], [390, l.unit], [470, sp.price(l.price), 'r'], [555, sp.money(l.sum), 'r']], 14); // prettier-ignore
      roll.y += 14;
      s.box(40, roll.y - 11, 555, roll.y + 20, 0.93);
      roll.row(
        [
          [60, 'Netto exkl. moms'],
          [200, 'Momssats'],
          [300, 'Momsbelopp'],
          [555, 'Att betala', 'r'],
        ],
        14,
        { size: 7 },
      );
      roll.row([[60, sp.money(p.net)], [200, '25 %'], [300, sp.money(p.tax)], [555, `${sp.money(p.payable)} SEK`, 'r']], 24, { font: 'bold' }); // prettier-ignore
      s.text(40, roll.y, 'Alkoholskatt ingår i priset. Varan avsedd för innehavare av stadigvarande serveringstillstånd.', { size: 7.5 }); // prettier-ignore
      s.text(40, 800, `Bankgiro ${p.supplier.bankgiro}  Plusgiro ${p.supplier.plusgiro}  Org.nr ${p.supplier.organisation}  Momsreg.nr ${p.supplier.vat}  F-skatt`, { size: 7.5 }); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'r32-lask-pant',
    producer: 'driver',
    hard: 'the deposit as one charge below; minus behind',
    credits: 1,
    seller: {
      firm: firm('Källsprång Läskedrycker AB', 'Brunnsvägen 2, 372 36 Ronneby'),
      wares: sodas,
      lines: [3, 8],
      code: (name) => `0${String((name.codePointAt(0) ?? 1) * 71 + name.length * 13 + (name.codePointAt(6) ?? 1)).slice(-4).padStart(4, '0')}`,
      number: (n) => String(518_030 + n),
      charges: [['Pant burk och PET', 19200, 'F'], ['Kundrabatt 4 %', '-400', 'F'], ['Utkörning', 17500, 25]],
      terms: 10,
    }, // prettier-ignore
    draw: (p) => {
      const s = new Sheet({ size: 9, font: 'mono' });
      s.text(45, 50, 'KÄLLSPRÅNG', { font: 'monobold', size: 16 });
      s.text(350, 50, `${word(p)} nr ${p.number}`, { font: 'monobold' });
      s.block(350, 66, [`Datum      ${p.issue}`, `Förfaller  ${p.due}`, `Kund       ${p.customer}`, ...(p.about === null ? [] : [`Kredit av  ${p.about}`])]); // prettier-ignore
      s.block(45, 100, who(p.buyer));
      if (p.remark !== null) s.text(45, 150, p.remark);
      const roll = new Roll(s, 720, () => 170);
      roll.row([[45, 'Artnr'], [90, 'Artikel'], [335, 'Antal', 'r'], [345, 'Enh'], [430, 'Pris', 'r'], [550, 'Belopp', 'r']], 14, { font: 'monobold' }); // prettier-ignore
      for (const l of p.lines) roll.row([[45, l.code], [90, l.name], [335, bare.quantity(l.quantity), 'r'], [345, l.unit], [430, bare.price(l.price), 'r'], [550, behind.money(l.sum), 'r']]); // prettier-ignore
      roll.y += 6;
      for (const c of p.charges)
        roll.row([
          [90, c.label],
          [430, `moms ${c.rate} %`, 'r'],
          [550, behind.money(c.amount), 'r'],
        ]);
      s.line(45, roll.y - 6, 550);
      roll.y += 8;
      for (const v of p.vat)
        roll.row([
          [90, `Moms ${v.rate} %  underlag ${behind.money(v.base)}`],
          [550, behind.money(v.tax), 'r'],
        ]);
      for (const [label, value] of [['Summa exkl. moms', p.net], ['Summa moms', p.tax], ['ATT BETALA KR', p.payable]] as const) roll.row([[300, label], [550, behind.money(value), 'r']]); // prettier-ignore
      s.block(45, 780, [`${p.supplier.name}  ${p.supplier.street}  ${p.supplier.post}`, `Bg ${p.supplier.bankgiro}  Org.nr ${p.supplier.organisation}  Moms ${p.supplier.vat}  F-skatt`], { size: 7.5 }); // prettier-ignore
      return s.drawing();
    },
  },
];
