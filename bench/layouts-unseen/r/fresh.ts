/** Fish, meat, charcuterie and greens. */
import { plusDays, short, words } from '../days.ts';
import { wrapped, Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import { about, bare, beside, dot, e, each, eachRate, facts, listed, lowered, own, page, remark, Roll, rounded, sp, sv, thead, to, tr, who, word } from './kit.ts'; // prettier-ignore
import type { LayoutR } from './orders.ts';
import { cheese, cured, fish, meats, produce } from './wares.ts';

const seas = ['FAO 27 IIIa Skagerrak', 'FAO 27 IVa Nordsjön', 'Vättern', 'FAO 27 IIId Östersjön'];
const lands = ['SE', 'DK', 'IE', 'AR', 'PL', 'DE'];

export const fresh: readonly LayoutR[] = [
  {
    id: 'r21-fiskhall',
    producer: 'pdf-lib',
    hard: 'where and how it was caught in a second row; boxes beside the weight',
    credits: 1,
    seller: {
      firm: firm('Fiskhallen Grossist i Göteborg AB', 'Fiskhamnsgatan 29, 414 58 Göteborg'),
      wares: fish,
      lines: [5, 10],
      code: 4,
      number: (n) => String(261_004 + n),
      terms: 14,
      charges: [['Is och låda', 14500, 25]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.box(0, 0, 595, 34, 0.85);
      s.text(40, 22, 'FISKHALLEN GROSSIST', { font: 'bold', size: 14 });
      s.right(555, 22, word(p, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 12 });
      s.block(40, 60, [p.supplier.street, p.supplier.post, p.supplier.phone, p.supplier.mail], { size: 7.5, leading: 10 }); // prettier-ignore
      s.block(40, 128, who(p.buyer), { size: 10 });
      listed(s, 370, 555, 60, [['Fakturanr', p.number], ['Fakturadag', p.issue], ['Förfallodag', p.due], ['Kundnr', p.customer], ['Leveransdag', p.delivered], ['Er beställare', p.reference], ['Avser fakturanr', p.about]], { align: 'r' }); // prettier-ignore
      if (p.remark !== null) s.text(40, 176, p.remark, { font: 'bold' });
      const roll = new Roll(s, 690, () => 200);
      roll.row([[40, 'Art'], [76, 'Fisk / skaldjur'], [330, 'Lådor', 'r'], [400, 'Nettovikt', 'r'], [470, 'Kr/enh', 'r'], [555, 'Belopp', 'r']], 5, { font: 'bold' }); // prettier-ignore
      s.line(40, roll.y, 555);
      roll.y += 13;
      for (const l of p.lines) {
        roll.row([[40, l.code], [76, l.name], [330, l.unit === 'kg' ? String(1 + own(l, 'x', 3)) : '', 'r'], [400, `${sp.quantity(l.quantity, l.unit === 'kg' ? 2 : 0)} ${l.unit}`, 'r'], [470, sp.price(l.price), 'r'], [555, sp.money(l.sum), 'r']], 10); // prettier-ignore
        roll.row([[76, `${seas[own(l, 's', 4)]}, ${own(l, 'm', 2) === 0 ? 'trål' : 'garn'}, parti ${own(l, 'p', 8999) + 1000}`]], 15, { size: 6.5, grey: 0.4 }); // prettier-ignore
      }
      s.line(40, roll.y - 6, 555);
      roll.y += 8;
      for (const c of p.charges)
        roll.row([
          [76, c.label],
          [555, sp.money(c.amount), 'r'],
        ]);
      for (const v of p.vat)
        roll.row([
          [300, `Moms ${v.rate} % på ${sp.money(v.base)}`],
          [555, sp.money(v.tax), 'r'],
        ]);
      roll.row([
        [300, 'Totalt netto'],
        [555, sp.money(p.net), 'r'],
      ]);
      roll.row([
        [300, 'Totalt moms'],
        [555, sp.money(p.tax), 'r'],
      ]);
      roll.row(
        [
          [300, 'Att betala, SEK'],
          [555, sp.money(p.payable), 'r'],
        ],
        20,
        { font: 'bold', size: 11 },
      );
      s.line(40, 780, 555);
      s.text(40, 792, `${p.supplier.name} · Org.nr ${p.supplier.organisation} · VAT-nr ${p.supplier.vat} · Bankgiro ${p.supplier.bankgiro} · F-skatt`, { size: 7.5 }); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'r22-styckning-liggande',
    producer: 'skia',
    hard: 'a wide page with batch, best before, born and cut; weights of three decimals',
    credits: 1,
    seller: {
      firm: firm('Bröderna Tingvalls Styckning AB', 'Slakthusgatan 14, 652 21 Karlstad'),
      wares: meats,
      lines: [6, 12],
      code: 6,
      number: (n) => `TS${55_310 + n}`,
      terms: 20,
      grams: 3,
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 }, 842, 595);
      s.text(40, 44, 'Bröderna Tingvalls', { font: 'bold', size: 18 });
      s.text(40, 58, `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}, tel ${p.supplier.phone}`, { size: 7.5 }); // prettier-ignore
      s.text(430, 44, word(p), { font: 'bold', size: 14 });
      listed(s, 430, 510, 62, [['Nr', p.number], ['Datum', p.issue], ['Förfaller', p.due], ['Kundnr', p.customer], ['Kredit av', p.about]]); // prettier-ignore
      s.block(620, 62, who(p.buyer));
      if (p.remark !== null) s.text(40, 120, p.remark, { font: 'bold' });
      const roll = new Roll(s, 460, (at) => (at === 1 ? 145 : 60));
      const heads = [[40, 'Artikelnr'], [92, 'Benämning'], [270, 'Batch'], [325, 'Bäst före'], [388, 'Ursprung'], [440, 'Styckad'], [520, 'Kolli', 'r'], [590, 'Vikt kg', 'r'], [660, 'Pris/kg', 'r'], [705, 'Moms', 'r'], [800, 'Belopp', 'r']] as const; // prettier-ignore
      s.box(40, roll.y - 11, 802, roll.y + 4, 0.88);
      roll.row(heads, 17, { font: 'bold' });
      for (const l of p.lines)
        roll.row([[40, l.code], [92, l.name], [270, String(own(l, 'b', 89999) + 10000)], [325, plusDays(p.issue, 6 + own(l, 'd', 30))], [388, lands[own(l, 'u', 6)] ?? 'SE'], [440, 'SE 418 EG'], [520, String(1 + own(l, 'k', 5)), 'r'], [590, sp.quantity(l.quantity, 3), 'r'], [660, sp.price(l.price), 'r'], [705, `${l.rate} %`, 'r'], [800, sp.money(l.sum), 'r']], 15); // prettier-ignore
      s.line(40, roll.y - 8, 802);
      roll.y += 8;
      roll.row(
        [
          [590, 'Netto', 'r'],
          [660, 'Moms', 'r'],
          [800, 'Att betala kr', 'r'],
        ],
        13,
      );
      roll.row([[590, sp.money(p.net), 'r'], [660, sp.money(p.tax), 'r'], [800, sp.money(p.payable), 'r']], 13, { font: 'bold', size: 10 }); // prettier-ignore
      s.text(40, 560, `Bankgiro ${p.supplier.bankgiro}   OCR ${p.ocr}   Org.nr ${p.supplier.organisation}   Momsreg.nr ${p.supplier.vat}   Godkänd för F-skatt`); // prettier-ignore
      return s.drawing();
    },
    printing: { unit: (l) => l.unit },
  },
  {
    id: 'r23-chark-vikter',
    producer: 'runs',
    hard: 'each piece’s weight below the row',
    credits: 1,
    seller: {
      firm: firm('Åhus Chark & Rökeri AB', 'Köpmannagatan 11, 296 31 Åhus'),
      wares: cured,
      lines: [3, 7],
      code: 3,
      number: (n) => String(31_440 + n),
      grams: 3,
      terms: 14,
      isWhole: true,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(45, 52, p.supplier.name, { font: 'serifbold', size: 16 });
      s.block(45, 66, [`${p.supplier.street}, ${p.supplier.post}`, `Tel ${p.supplier.phone}`], { size: 8 });
      s.text(550, 52, `${word(p, 'FAKTURA', 'KREDIT')} ${p.number}`, { align: 'r', font: 'bold', size: 12 });
      s.block(330, 100, [p.buyer.name, p.buyer.street, p.buyer.post]);
      listed(s, 45, 125, 100, [['Fakt.datum', short(p.issue)], ['Förf.datum', short(p.due)], ['Kund', p.customer], ['Kredit fakt', p.about]]); // prettier-ignore
      if (p.remark !== null) s.text(45, 166, p.remark);
      const roll = new Roll(s, 700, () => 185);
      roll.row([[45, 'Nr'], [75, 'Vara'], [360, 'Mängd', 'r'], [366, 'Enh'], [450, 'Pris', 'r'], [550, 'Kronor', 'r']], 16, { font: 'bold' }); // prettier-ignore
      for (const l of p.lines) {
        roll.row([[45, l.code], [75, l.name], [360, bare.quantity(l.quantity, l.unit === 'kg' ? 3 : 0), 'r'], [366, l.unit], [450, bare.price(l.price), 'r'], [550, sp.money(l.sum), 'r']], 11); // prettier-ignore
        if (l.unit === 'kg' && l.quantity > 1500n) {
          const first = (l.quantity * BigInt(40 + own(l, 'w', 20))) / 100n;
          roll.row([[75, `Vikter: ${bare.quantity(first, 3)}  ${bare.quantity(l.quantity - first, 3)}`]], 11, { size: 7.5 }); // prettier-ignore
        }
        roll.y += 3;
      }
      roll.y += 10;
      s.line(330, roll.y - 12, 550);
      for (const [label, value] of [['Summa', p.net], [`Moms ${p.vat[0]?.rate} %`, p.tax], ['Öresutjämning', p.rounding], ['Att betala', p.payable]] as const) roll.row([[330, label], [550, sp.money(value), 'r']]); // prettier-ignore
      s.text(45, 800, `Bankgiro ${p.supplier.bankgiro}, org.nr ${p.supplier.organisation}, momsreg.nr ${p.supplier.vat}, F-skatt, anläggning SE 733`, { size: 8 }); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'r24-gronsak-kolli',
    producer: 'chromium',
    hard: 'crates times content is the quantity; origin and class in columns of their own',
    credits: 1,
    count: 3,
    seller: {
      firm: firm('Grönsakshuset Västra Hamnen AB', 'Frukthandlaregatan 6, 211 24 Malmö'),
      wares: produce,
      lines: [9, 17],
      code: 4,
      number: (n) => String(7_026_113 + n),
      terms: 10,
    },
    draw: (p) =>
      page(
        'body{font-size:8pt}.l{width:100%}.l tr:nth-child(even) td{background:#f1f6ea}.l th{border-bottom:1pt solid #473}.q td{border:.5pt solid #473;padding:3pt 6pt}',
        beside([40, `<b style="font-size:16pt;color:#473">Grönsakshuset</b><br>${p.supplier.street}, ${p.supplier.post}<br>Order ${p.supplier.phone}`], [30, to(p.buyer)], [30, `<b>${word(p)}</b>${facts([['Nr', p.number], ['Datum', p.issue], ['Förfaller', p.due], ['Kund', p.customer], ['Krediterar', p.about]])}`]),
        remark(p),
        '<br>',
        `<table class="l">${thead(['Art', 'Vara', 'Land', 'Kl', '>Kolli', '>Innehåll', '>Antal', 'Enh', '>Pris', '>Totalt'])}${each(p, (l) => {
          const size = /^(\d+) /u.exec(l.pack)?.[1];
          const isEven = size !== undefined && Number(l.quantity) % (Number(size) * 1000) === 0;
          return tr([l.code, e(l.name), ['SE', 'NL', 'ES', 'IT', 'PE'][own(l, 'o', 5)] ?? 'SE', own(l, 'c', 4) === 0 ? '2' : '1', `>${isEven ? Number(l.quantity) / 1000 / Number(size) : ''}`, `>${isEven ? size : ''}`, `>${sv.quantity(l.quantity)}`, l.unit, `>${sv.price(l.price)}`, `>${sv.money(l.sum)}`]);
        })}</table><br>`,
        `<table class="q" style="margin-left:auto">${tr(['Varor', `Moms ${p.vat[0]?.rate} %`, 'Att betala'])}${tr([sv.money(p.net), sv.money(p.tax), `<b>${sv.money(p.payable)}</b>`])}</table>`,
        `<p class="small">${e(p.supplier.name)} Org.nr ${p.supplier.organisation} Momsnr ${p.supplier.vat} Bankgiro ${p.supplier.bankgiro} OCR ${p.ocr} F-skatt. Kvalitetsanmärkning ska göras samma dag. Svensk odling där SE anges.</p>`,
      ), // prettier-ignore
  },
  {
    id: 'r25-delikat-smal',
    producer: 'arrays',
    hard: 'names wrapped in a narrow column; discount in kronor of the row',
    credits: 1,
    seller: {
      firm: firm('Delikatessimporten Sordina AB', 'Hudiksvallsgatan 8, 113 30 Stockholm'),
      wares: [...cheese, ...cured],
      lines: [5, 9],
      code: (name) => `${name.slice(0, 2).toUpperCase()} ${name.length}${(name.codePointAt(3) ?? 1) % 100} ${(name.codePointAt(1) ?? 1) % 10}`,
      number: (n) => `D-${20_455 + n}`,
      discounts: [500, 1000],
      discounted: 60,
      charges: [['Kylavgift', 9500, 25]],
    }, // prettier-ignore
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(550, 50, 'sordina', { align: 'r', font: 'serifbold', size: 22 });
      s.block(45, 50, [word(p, 'FAKTURA', 'KREDITFAKTURA'), `Nr ${p.number}`], { font: 'bold', size: 11, leading: 14 }); // prettier-ignore
      s.block(45, 90, [`Fakturadatum: ${p.issue}`, `Förfallodatum: ${p.due}`, `Kundnummer: ${p.customer}`, ...(p.about === null ? [] : [`Krediterar: ${p.about}`])]); // prettier-ignore
      s.block(300, 90, ['Faktureringsadress:', ...who(p.buyer)]);
      if (p.remark !== null) s.text(45, 150, p.remark);
      const roll = new Roll(s, 690, (at) => (at === 1 ? 172 : 60));
      roll.row([[45, 'Kod'], [115, 'Artikel'], [290, 'Antal', 'r'], [350, 'Pris', 'r'], [410, 'Rabatt kr', 'r'], [450, 'Moms', 'r'], [550, 'Radsumma', 'r']], 16, { font: 'bold' }); // prettier-ignore
      for (const l of p.lines) {
        const rows = wrapped(l.name, 18);
        roll.need(rows.length * 11 + 6);
        roll.row([[45, l.code], [115, rows[0] ?? ''], [290, `${bare.quantity(l.quantity)} ${l.unit}`, 'r'], [350, sp.price(l.price), 'r'], [410, l.discount === 0n ? '' : sp.money(lowered(l)), 'r'], [450, `${l.rate} %`, 'r'], [550, sp.money(l.sum), 'r']], 11); // prettier-ignore
        for (const more of rows.slice(1)) roll.row([[115, more]], 11);
        roll.y += 4;
      }
      roll.need(90);
      s.line(45, roll.y - 6, 550);
      roll.y += 8;
      for (const [label, value] of [...p.charges.map((c) => [c.label, c.amount] as const), ['Netto', p.net], ...p.vat.map((v) => [`Moms ${v.rate} % av ${sp.money(v.base)}`, v.tax] as const), ['Moms', p.tax], ['Summa att betala', p.payable]] as const) roll.row([[340, label], [550, sp.money(value), 'r']]); // prettier-ignore
      s.block(45, 780, [`${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}`, `Org.nr ${p.supplier.organisation}, momsreg.nr ${p.supplier.vat}, bankgiro ${p.supplier.bankgiro}, F-skatt`], { size: 7.5 }); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'r26-skaldjur-frakt',
    producer: 'flipped',
    hard: 'freight, box and ice as rows without quantity among the goods’ columns',
    seller: {
      firm: firm('Lysekils Skaldjurspackeri AB', 'Gullmarsvägen 3, 453 32 Lysekil'),
      wares: fish.filter(({ name }) => /Hummer|Krabba|Räkor|rom|Sill|Tors/u.test(name)),
      lines: [2, 5],
      code: 5,
      number: (n) => String(902 + n),
      terms: 8,
      charges: [['Frakt DBX', 48500, 25], ['Frigolitlåda retur ej', 9600, 25]],
      isWhole: true,
    }, // prettier-ignore
    draw: (p) => {
      const s = new Sheet({ size: 10 });
      s.text(50, 60, p.supplier.name, { font: 'bold', size: 15 });
      s.text(50, 74, `${p.supplier.street} – ${p.supplier.post}`);
      s.frame(330, 44, 545, 110);
      listed(s, 338, 440, 58, [[word(p), p.number], ['Datum', p.issue], ['Betalas', p.due], ['Kund', p.customer]], { step: 15 }); // prettier-ignore
      s.block(50, 120, who(p.buyer));
      if (p.remark !== null) s.text(330, 130, p.remark);
      const roll = new Roll(s, 700, () => 190);
      for (const x of [50, 110, 545]) s.line(x, 178, x, 450);
      s.line(50, 178, 545);
      s.line(50, 450, 545);
      roll.row([[55, 'Artikel'], [115, 'Varuslag'], [360, 'Kvantitet', 'r'], [440, 'Enhetspris', 'r'], [540, 'Summa', 'r']], 20, { font: 'bold' }); // prettier-ignore
      for (const l of p.lines) roll.row([[55, l.code], [115, l.name], [360, `${sp.quantity(l.quantity)} ${l.unit}`, 'r'], [440, sp.price(l.price), 'r'], [540, sp.money(l.sum), 'r']], 16); // prettier-ignore
      for (const c of p.charges)
        roll.row(
          [
            [115, `${c.label} (moms ${c.rate} %)`],
            [540, sp.money(c.amount), 'r'],
          ],
          16,
        );
      roll.y = 470;
      for (const v of p.vat) roll.row([[115, `Underlag moms ${v.rate} %: ${sp.money(v.base)}`], [440, 'moms', 'r'], [540, sp.money(v.tax), 'r']]); // prettier-ignore
      for (const [label, value] of [['Netto', p.net], ['Moms totalt', p.tax], ['Avrundning', p.rounding], ['ATT BETALA', p.payable]] as const) roll.row([[440, label, 'r'], [540, sp.money(value), 'r']], 15); // prettier-ignore
      s.block(50, 620, [`Bankgiro: ${p.supplier.bankgiro}`, `Organisationsnr: ${p.supplier.organisation}`, `Momsregnr: ${p.supplier.vat}`, 'Innehar F-skattsedel']); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'r27-ortodling',
    producer: 'chromium',
    hard: 'VAT and sum with VAT in each row; points between thousands',
    credits: 1,
    seller: {
      firm: firm('Källarodlarna i Hammarby AB', 'Virkesvägen 24, 120 30 Stockholm'),
      wares: produce.filter(({ unit }) => unit !== 'kg'),
      lines: [3, 7],
      code: (name) => name.slice(0, 4).toUpperCase() + String(name.length),
      number: (n) => `KO/${2026}/${n + 112}`,
      terms: 14,
    },
    draw: (p) =>
      page(
        'body{font-size:9pt}.l{width:100%}.l th{background:#222;color:#fff;font-size:7.5pt}.l td{padding:3pt 4pt;border-bottom:.5pt solid #ccc}',
        `<div class="r"><b>${e(p.supplier.name)}</b> | ${p.supplier.street} | ${p.supplier.post}</div><h1>${word(p)}</h1>`,
        beside([33, `Faktura nr<br><b>${p.number}</b><br>Datum<br><b>${words(p.issue)}</b>`], [33, `Att betala senast<br><b>${words(p.due)}</b><br>Kundnr<br><b>${p.customer}</b>`], [34, `${to(p.buyer)}${about(p, 'Krediterar')}`]),
        remark(p),
        '<br>',
        `<table class="l">${thead(['SKU', 'Produkt', '>Antal', '>Pris', '>Netto', '>Moms', '>Inkl. moms'])}${each(p, (l) => {
          const tax = (l.sum * BigInt(l.rate) + 50n) / 100n;
          return tr([l.code, e(l.name), `>${dot.quantity(l.quantity)} ${l.unit}`, `>${dot.price(l.price)}`, `>${dot.money(l.sum)}`, `>${l.rate} %`, `>${dot.money(l.sum + tax)}`]);
        })}</table>`,
        `<div style="width:60mm;margin:6mm 0 0 auto">${facts([['Netto', dot.money(p.net)], ...p.vat.map((v) => [`Moms ${v.rate} %`, dot.money(v.tax)] as const), ['Totalt', `${dot.money(p.payable)} SEK`]])}</div>${rounded(p, dot.money)}${eachRate(p, () => '')}`,
        `<p>Betala till bankgiro ${p.supplier.bankgiro}. Organisationsnummer ${p.supplier.organisation}, momsregistreringsnummer ${p.supplier.vat}. Godkänd för F-skatt.</p>`,
      ), // prettier-ignore
  },
];
