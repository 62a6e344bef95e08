/** Laundry, mats, chemicals, packaging, waste, power and telephone. */
import { plusDays, pointed, words } from '../days.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import { beside, e, each, eachCharge, eachRate, facts, listed, own, page, parcels, remark, Roll, sp, sumOf, sv, thead, to, tr, who, word } from './kit.ts'; // prettier-ignore
import type { LayoutR } from './orders.ts';
import { chemicals, linen, mats, packing, wastes } from './wares-more.ts';

const month = (day: string): string => words(day).slice(words(day).indexOf(' ') + 1);

export const services: readonly LayoutR[] = [
  {
    id: 'r36-tvatteri',
    producer: 'chromium',
    hard: 'a table for each delivery, with its sum; fees below',
    credits: 1,
    seller: {
      firm: firm('Linneservice Roslagen AB', 'Baldersgatan 12, 761 50 Norrtälje'),
      wares: linen,
      lines: [5, 8],
      deliveries: 3,
      code: 3,
      number: (n) => String(20_760 + n * 2),
      charges: [
        ['Miljöavgift', 4500, 25],
        ['Leveransavgift 3 st', 28500, 25],
      ],
    },
    draw: (p) =>
      page(
        'body{font-size:9pt}.l{width:100%;margin:3mm 0}.l th{border-bottom:.6pt solid #555;font-weight:400;font-size:7.5pt}.d{font-weight:bold;margin:4mm 0 0}.s td{padding:2pt 10pt 2pt 0}',
        beside([60, `<b style="font-size:14pt;color:#248">Linneservice Roslagen</b><br><br>${to(p.buyer)}`], [40, `<h2>${word(p, 'Tvättfaktura', 'Kreditfaktura')}</h2>${facts([['Fakturanr', p.number], ['Datum', p.issue], ['Förfaller', p.due], ['Kund', p.customer], ['Avser', p.about]])}`]),
        remark(p),
        ...parcels(p).map((lines, at) => `<p class="d">Leverans ${plusDays(p.issue, at * 7 - 22)} · sedel ${Number(p.order) + at}</p><table class="l">${thead(['Art', 'Textil', '>Tvättat antal', '>Pris/st', '>Belopp'])}${lines.map((l) => tr([l.code, e(l.name), `>${sv.quantity(l.quantity)} ${l.unit}`, `>${sv.price(l.price)}`, `>${sv.money(l.sum)}`])).join('')}${tr(['', '', '', '>Summa', `>${sv.money(sumOf(lines))}`])}</table>`),
        `<table class="s">${eachCharge(p, (c) => tr([c.label, `>${sv.money(c.amount)}`]))}${tr(['Summa före moms', `>${sv.money(p.net)}`])}${eachRate(p, (v) => tr([`Moms ${v.rate} %`, `>${sv.money(v.tax)}`]))}${tr(['<b>Att betala</b>', `><b>${sv.money(p.payable)}</b>`])}</table>`,
        `<hr><p class="small">${e(p.supplier.name)} · ${p.supplier.street} · ${p.supplier.post} · ${p.supplier.phone} · Bankgiro ${p.supplier.bankgiro} · Orgnr ${p.supplier.organisation} · Momsnr ${p.supplier.vat} · F-skatt</p>`,
      ), // prettier-ignore
  },
  {
    id: 'r37-mattor',
    producer: 'words',
    hard: 'the place of each mat below the row and how often it is changed in a column',
    credits: 0,
    seller: {
      firm: firm('Rena Entréer Mattservice AB', 'Kontrollvägen 3, 352 46 Växjö'),
      wares: mats,
      lines: [2, 5],
      isListed: true,
      code: 4,
      number: (n) => String(3_300_507 + n),
      isWhole: true,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(50, 54, 'RENA ENTRÉER', { font: 'bold', size: 15 });
      s.block(50, 70, [p.supplier.name, `${p.supplier.street}, ${p.supplier.post}`], { size: 8 });
      s.block(320, 54, [
        `${word(p, 'FAKTURA', 'KREDIT')}`,
        `Nr ${p.number}`,
        `Avtal ${p.order}`,
        `Kundnr ${p.customer}`,
      ]);
      s.block(440, 54, [`Datum ${p.issue}`, `Förfallodag ${p.due}`, `Avser ${month(p.issue)}`]);
      s.block(320, 120, who(p.buyer), { size: 10 });
      if (p.remark !== null) s.text(50, 150, p.remark);
      const roll = new Roll(s, 700, () => 190);
      roll.row([[50, 'Artnr'], [95, 'Hyrd artikel'], [290, 'Intervall'], [380, 'Antal', 'r'], [384, 'enh'], [460, 'Hyra', 'r'], [545, 'Belopp', 'r']], 15, { font: 'bold' }); // prettier-ignore
      for (const l of p.lines) {
        roll.row([[50, l.code], [95, l.name], [290, l.pack], [380, sp.quantity(l.quantity), 'r'], [384, l.unit], [460, sp.price(l.price), 'r'], [545, sp.money(l.sum), 'r']], 11); // prettier-ignore
        roll.row([[95, `Plats: ${['huvudentré', 'personalingång', 'kök', 'bar'][own(l, 'p', 4)]}`]], 16, {
          size: 7.5,
        });
      }
      roll.y += 14;
      roll.row([
        [380, 'Netto'],
        [545, sp.money(p.net), 'r'],
      ]);
      roll.row([
        [380, 'Moms 25%'],
        [545, sp.money(p.tax), 'r'],
      ]);
      roll.row([
        [380, 'Öresavrundning'],
        [545, sp.money(p.rounding), 'r'],
      ]);
      roll.row(
        [
          [380, 'Att betala'],
          [545, sp.money(p.payable), 'r'],
        ],
        14,
        { font: 'bold' },
      );
      s.text(50, 800, `Bankgiro ${p.supplier.bankgiro}, organisationsnr ${p.supplier.organisation}, momsreg.nr ${p.supplier.vat}, F-skatt finns`, { size: 8 }); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'r38-hygienkemi',
    producer: 'chromium',
    hard: 'ordered and delivered quantity; what is left behind told below a row',
    credits: 1,
    seller: {
      firm: firm('Renova Kem Sverige AB', 'Kabelgatan 9, 434 37 Kungsbacka'),
      wares: chemicals,
      lines: [4, 8],
      code: (name) => `${(name.codePointAt(0) ?? 1) % 10}${name.length}.${((name.codePointAt(2) ?? 1) * 37 + name.length * 11) % 900 + 100}`,
      number: (n) => String(1_260_417 + n),
      discounts: [2000, 3000],
      discounted: 80,
      charges: [['Expeditionsavgift', 4900, 25]],
    }, // prettier-ignore
    draw: (p) =>
      page(
        'body{font-size:8.5pt}.l{width:100%}.l th{background:#d7eef0;vertical-align:bottom}.l td{border-bottom:.4pt solid #bcd}.n{font-size:7pt;color:#a40}.b{border:1pt solid #089;padding:6pt;width:75mm;margin:6mm 0 0 auto}.b td:last-child{text-align:right;width:40mm}',
        beside([35, `<span style="color:#089;font-size:18pt"><b>renova</b>kem</span>`], [35, `${e(p.supplier.name)}<br>${p.supplier.street}<br>${p.supplier.post}`], [30, `<b>${word(p, 'FAKTURA', 'KREDITFAKTURA')}</b><br>Sid 1(1)`]),
        '<hr>',
        beside([50, facts([['Fakturanummer', p.number], ['Fakturadatum', p.issue], ['Förfallodatum', p.due], ['Kundnummer', p.customer], ['Vår order', p.order], ['Kreditering av', p.about]])], [50, `Faktureras<br><b>${e(p.buyer.name)}</b><br>${p.buyer.street}<br>${p.buyer.post}<br>VAT ${p.buyer.vat}`]),
        remark(p),
        `<br><table class="l">${thead(['Art.nr', 'Produkt', '>Best.<br>antal', '>Lev.<br>antal', 'Enh', '>Pris', '>Rab.<br>%', '>Nettopris', '>Belopp'])}${each(p, (l) => {
          const short = own(l, 'z', 5) === 0 ? 1 : 0;
          const net = (l.price * (10_000n - l.discount)) / 100n;
          return `${tr([l.code, e(l.name), `>${sv.quantity(l.quantity + BigInt(short) * 1000n)}`, `>${sv.quantity(l.quantity)}`, l.unit, `>${sv.price(l.price)}`, l.discount === 0n ? '' : `>${sv.percent(l.discount)}`, `>${sv.price(net / 100n, 2)}`, `>${sv.money(l.sum)}`])}${short === 1 ? `<tr><td></td><td class="n" colspan="8">Restnoterat 1 ${l.unit}, levereras vecka ${own(l, 'v', 40) + 10}</td></tr>` : ''}`;
        })}</table>`,
        `<div class="b">${facts([['Varuvärde', sv.money(p.lineNet)], ...p.charges.map((c) => [c.label, sv.money(c.amount)] as const), ['Exkl. moms', sv.money(p.net)], ['Moms 25 %', sv.money(p.tax)], ['Att betala', `${sv.money(p.payable)} kr`]])}</div>`,
        `<p class="small" style="margin-top:10mm">Bankgiro ${p.supplier.bankgiro} · OCR ${p.ocr} · Orgnr ${p.supplier.organisation} · Momsreg.nr ${p.supplier.vat} · Godkänd för F-skatt · Transport av farligt gods enligt ADR</p>`,
      ), // prettier-ignore
  },
  {
    id: 'r39-emballage-hundra',
    producer: 'pdf-lib',
    hard: 'prices per hundred, told in each row',
    credits: 1,
    seller: {
      firm: firm('Papp & Påse Grossisten AB', 'Förrådsgatan 17, 542 35 Mariestad'),
      wares: packing,
      lines: [3, 7],
      base: 100n,
      code: (name) =>
        `${name.slice(0, 1).toUpperCase()}${(name.codePointAt(3) ?? 1) % 10}${name.length}-${(name.codePointAt(2) ?? 1) % 10}`,
      number: (n) => String(72_900 + n),
      charges: [['Frakt', 29500, 25]],
      isNegativeCredit: true,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 56, 'PAPP & PÅSE', { font: 'bold', size: 20 });
      s.text(40, 70, 'Grossisten', { size: 11 });
      s.right(555, 56, word(p), { size: 18 });
      listed(s, 390, 555, 76, [['Fakturanr', p.number], ['Datum', pointed(p.issue)], ['Förfallodag', pointed(p.due)], ['Kundnr', p.customer], ['Krediterar', p.about]], { align: 'r' }); // prettier-ignore
      s.block(40, 110, [...who(p.buyer), `Att: ${p.reference}`]);
      if (p.remark !== null) s.text(40, 172, p.remark);
      const roll = new Roll(s, 720, () => 195);
      roll.row([[40, 'Artikelnr'], [105, 'Artikel'], [300, 'Förp.'], [390, 'Antal', 'r'], [395, 'enh'], [470, 'Pris', 'r'], [555, 'Summa', 'r']], 15, { font: 'bold' }); // prettier-ignore
      for (const l of p.lines) roll.row([[40, l.code], [105, l.name], [300, l.pack], [390, sp.quantity(l.quantity), 'r'], [395, l.unit], [470, `${sp.price(l.price)} / 100`, 'r'], [555, sp.money(l.sum), 'r']], 15); // prettier-ignore
      for (const c of p.charges)
        roll.row(
          [
            [105, c.label],
            [555, sp.money(c.amount), 'r'],
          ],
          15,
        );
      s.line(40, roll.y - 8, 555);
      roll.y += 6;
      for (const [label, value] of [['Netto exkl. moms', p.net], ['Moms 25 %', p.tax], ['Att betala kr', p.payable]] as const) roll.row([[380, label], [555, sp.money(value), 'r']], 14, { font: 'bold' }); // prettier-ignore
      s.block(40, 780, [`${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}, ${p.supplier.phone}`, `Bg ${p.supplier.bankgiro}. Org.nr ${p.supplier.organisation}. VAT ${p.supplier.vat}. F-skatt.`], { size: 8 }); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'r40-avfall',
    producer: 'flipped',
    hard: 'days of collection below each row; a row of nothing kronor',
    credits: 1,
    seller: {
      firm: firm('Återbruk & Renhållning Väst AB', 'Soprampsvägen 1, 442 40 Kungälv'),
      wares: wastes,
      lines: [3, 7],
      isListed: true,
      code: 4,
      number: (n) => String(8_870_012 + n * 5),
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.text(45, 50, 'Återbruk & Renhållning', { font: 'bold', size: 14 });
      s.block(45, 64, [p.supplier.name, p.supplier.street, p.supplier.post], { size: 7.5, leading: 10 });
      s.text(330, 50, word(p, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 14 });
      listed(s, 330, 440, 66, [['Fakturanummer', p.number], ['Fakturadatum', p.issue], ['Förfallodatum', p.due], ['Kundnummer', p.customer], ['Avser faktura', p.about]]); // prettier-ignore
      s.block(45, 120, who(p.buyer), { size: 10 });
      s.text(
        45,
        172,
        `Anläggning: ${p.buyer.street}   Period: ${plusDays(p.issue, -31)} till ${plusDays(p.issue, -1)}`,
      );
      if (p.remark !== null) s.text(45, 186, p.remark);
      const roll = new Roll(s, 700, () => 205);
      s.line(45, 193, 550);
      roll.row([[45, 'Kod'], [85, 'Tjänst'], [350, 'Antal', 'r'], [356, 'Enhet'], [450, 'à kr', 'r'], [550, 'Kronor', 'r']], 14, { font: 'bold' }); // prettier-ignore
      for (const l of p.lines) {
        roll.row([[45, l.code], [85, l.name], [350, sp.quantity(l.quantity), 'r'], [356, l.unit], [450, sp.price(l.price), 'r'], [550, sp.money(l.sum), 'r']], 10); // prettier-ignore
        if (l.name.startsWith('Tömning')) roll.row([[85, `dag ${own(l, 'd', 6) + 1}, ${own(l, 'd', 6) + 8}, ${own(l, 'd', 6) + 15}`]], 10, { size: 7 }); // prettier-ignore
        roll.y += 4;
      }
      s.line(45, roll.y - 6, 550);
      roll.y += 8;
      roll.row([
        [300, 'Netto'],
        [550, sp.money(p.net), 'r'],
      ]);
      roll.row([
        [300, 'Moms 25,00 %'],
        [550, sp.money(p.tax), 'r'],
      ]);
      roll.row(
        [
          [300, 'Att betala'],
          [550, sp.money(p.payable), 'r'],
        ],
        14,
        { font: 'bold' },
      );
      s.text(45, 800, `Bankgiro ${p.supplier.bankgiro}  OCR ${p.ocr}  Orgnr ${p.supplier.organisation}  Momsreg ${p.supplier.vat}  F-skatt`, { size: 8 }); // prettier-ignore
      return s.drawing();
    },
  },
];
