/** What is done or sold at the door: knives, tanks, machines, music and shops on the web. */
import { shortDashed, words } from '../days.ts';
import { Sheet } from '../sheet.ts';
import { firm, soleTrader } from './firms.ts';
import { about, bare, beside, e, each, facts, listed, page, point, remark, Roll, sp, sv, thead, to, tr, who, word } from './kit.ts'; // prettier-ignore
import type { LayoutR } from './orders.ts';
import { wares } from './wares.ts';
import { flues, machines, nonfoodWeb } from './wares-more.ts';

const edges = wares('Slipning kockkniv|st|65.00|25||3-18', 'Slipning brödkniv tandad|st|85.00|25||1-5', 'Slipning skärmaskinsblad|st|240.00|25||1-2', 'Sax isärtagbar|st|75.00|25||1-4', 'Brynstål keramiskt 26 cm|st|349.00|25||=1'); // prettier-ignore
const grease = wares('Tömning fettavskiljare 3 m3|st|4150.00|25||=1', 'Slamavgift|m3|385.00|25||1.5~3.2', 'Högtrycksspolning avlopp|tim|1290.00|25||1-4/0.5', 'Bomkörning|st|950.00|25||=1', 'Slangtillägg över 20 m|m|24.00|25||5-40/5', 'Framkörning zon 2|st|540.00|25||=1'); // prettier-ignore
const waters = wares('Hyra vattenautomat kolsyra|mån|595.00|25||=1', 'Filterpatron 0,5 my|st|368.00|25||1-2', 'Kolsyretub 4,5 kg byte|st|389.00|25||1-3', 'Karaff 75 cl logotyp|st|89.00|25||6-24/6', 'Servicebesök planerat|st|1190.00|25||=1'); // prettier-ignore
const shows = wares('DJ fredag 21-01|ggr|3500.00|25||1-4', 'Quizkväll värd|ggr|2200.00|25||1-4', 'Ljudanläggning hyra|dygn|850.00|25||1-4', 'Resa Uppsala tur och retur|ggr|320.00|6||1-4'); // prettier-ignore

export const doors: readonly LayoutR[] = [
  {
    id: 'r50-knivslip-rulle',
    producer: 'recoded',
    hard: 'the roll of a van’s printer: a narrow page, two rows for each kind of work',
    credits: 0,
    seller: {
      firm: firm('Eggkällan Mobil Knivslipning', 'Fredsgatan 44, 172 33 Sundbyberg', soleTrader('710415')),
      wares: edges,
      lines: [2, 4],
      number: (n) => String(n + 700),
      terms: 10,
      step: 10000n,
      isWhole: true,
    },
    draw: (p) => {
      const s = new Sheet({ size: 8, font: 'mono' }, 226, 460);
      s.text(113, 24, 'EGGKÄLLAN', { align: 'c', font: 'monobold', size: 14 });
      s.block(113, 38, [p.supplier.name, p.supplier.street, p.supplier.post, `Org.nr ${p.supplier.organisation}`, `Moms ${p.supplier.vat}`, `Tel ${p.supplier.phone}`], { align: 'c', size: 7, leading: 10 }); // prettier-ignore
      s.text(12, 108, `${word(p, 'FAKTURA', 'KREDIT')} ${p.number}`, { font: 'monobold', size: 10 });
      s.block(12, 122, [`Datum ${p.issue}`, `Betalas senast ${p.due}`, ...who(p.buyer), ...(p.remark === null ? [] : [p.remark.slice(0, 40)])], { leading: 11 }); // prettier-ignore
      const roll = new Roll(s, 450, () => 196);
      s.line(12, 186, 214);
      for (const l of p.lines) {
        roll.row([[12, l.name]], 11);
        roll.row([[24, `${bare.quantity(l.quantity)} ${l.unit} x ${bare.price(l.price)}`], [214, bare.money(l.sum), 'r']], 14); // prettier-ignore
      }
      s.line(12, roll.y - 8, 214);
      roll.y += 6;
      for (const [label, value] of [['Netto', p.net], ['Moms 25%', p.tax], ['Avrundning', p.rounding]] as const) roll.row([[12, label], [214, bare.money(value), 'r']]); // prettier-ignore
      roll.row(
        [
          [12, 'ATT BETALA'],
          [214, bare.money(p.payable), 'r'],
        ],
        18,
        { font: 'monobold', size: 10 },
      );
      s.block(12, roll.y, [
        `Bankgiro ${p.supplier.bankgiro}`,
        'Godkänd för F-skatt',
        'Tack! Vassa hälsningar',
      ]);
      return s.drawing();
    },
  },
  {
    id: 'r51-webbutik',
    producer: 'chromium',
    hard: 'a web shop: sku below the name, freight among the sums, everything also with VAT',
    credits: 1,
    seller: {
      firm: firm('Köksprylar Direkt i Jönköping AB', 'Kämpevägen 27, 553 02 Jönköping'),
      wares: nonfoodWeb,
      lines: [2, 6],
      code: (name) => `KPD-${name.slice(0, 2).toUpperCase()}${name.length}${(name.codePointAt(4) ?? 1) % 10}`,
      number: (n) => String(100_031_400 + n * 17),
      charges: [['Frakt och hantering', 7900, 25]],
      terms: 14,
      discounts: [1000],
    },
    draw: (p) =>
      page(
        'body{font-size:9pt}.l{width:100%}.l th{background:#eee;padding:4pt}.l td{padding:4pt;border:.5pt solid #eee}.k{background:#eee;padding:4pt;font-weight:bold}',
        `<h2>Köksprylar Direkt</h2><p style="background:#eee;padding:5pt">${word(p, 'Faktura', 'Kreditfaktura')} # ${p.number}<br>Order # ${p.order}<br>Fakturadatum: ${words(p.issue)}<br>Förfallodatum: ${words(p.due)}${about(p, 'Krediterar faktura #')}</p>`,
        remark(p),
        beside([50, `<div class="k">Säljs till:</div>${to(p.buyer)}`], [50, `<div class="k">Skickas till:</div>${to(p.buyer)}`]),
        '<br>',
        beside([50, '<div class="k">Betalningssätt:</div>Faktura 14 dagar'], [50, `<div class="k">Leveranssätt:</div>Paket till företag`]),
        `<br><table class="l">${thead(['Produkter', '>Pris', '>Antal', '>Rabatt', '>Delsumma'])}${each(p, (l) => tr([`${e(l.name)}<br><small>SKU: ${l.code}</small>`, `>${sv.price(l.price)} kr`, `>${sv.quantity(l.quantity)}`, l.discount === 0n ? '' : `>${sv.percent(l.discount)} %`, `>${sv.money(l.sum)} kr`]))}</table>`,
        `<p class="r">Delsumma: ${sv.money(p.lineNet)} kr<br>${p.charges.map((c) => `${c.label}: ${sv.money(c.amount)} kr<br>`).join('')}Totalt exkl. moms: ${sv.money(p.net)} kr<br>Moms (25%): ${sv.money(p.tax)} kr<br><b>Totalsumma: ${sv.money(p.payable)} kr</b></p>`,
        `<p class="small">${e(p.supplier.name)} | ${p.supplier.street}, ${p.supplier.post} | Org.nr: ${p.supplier.organisation} | Momsnr: ${p.supplier.vat} | Bankgiro: ${p.supplier.bankgiro} | F-skatt</p>`,
        `<div style="break-before:page"><h3>Returblankett</h3><p>Order # ${p.order}. Retur anmäls inom 14 dagar. Fyll i vilken vara som sänds tillbaka och varför.</p><table class="l">${thead(['Vara', 'Antal', 'Orsak'])}${tr(['&nbsp;', '', ''])}${tr(['&nbsp;', '', ''])}${tr(['&nbsp;', '', ''])}</table></div>`,
      ), // prettier-ignore
    printing: { unit: () => undefined },
  },
  {
    id: 'r52-fettavskiljare',
    producer: 'driver',
    hard: 'figures with points for decimals; the buyer at the left, the sender only at the foot',
    credits: 1,
    seller: {
      firm: firm('Slamsugarna Öst AB', 'Reningsvägen 8, 593 61 Västervik'),
      wares: grease,
      lines: [2, 5],
      isListed: true,
      code: 4,
      number: (n) => String(17_500 + n),
      charges: [['Drivmedelstillägg 6 %', '600', 25]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.block(50, 110, who(p.buyer), { size: 10 });
      s.text(330, 60, word(p, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 18 });
      listed(s, 330, 430, 84, [['Fakturanr', p.number], ['Fakturadatum', shortDashed(p.issue)], ['Förfallodatum', shortDashed(p.due)], ['Kundnr', p.customer], ['Uppdrag', p.order], ['Kredit av', p.about]]); // prettier-ignore
      if (p.remark !== null) s.text(50, 180, p.remark);
      const roll = new Roll(s, 700, () => 205);
      s.box(50, 192, 545, 210, 0.85);
      roll.row([[54, 'Art'], [90, 'Specifikation'], [320, 'Antal', 'r'], [326, 'Enh'], [430, 'A-pris', 'r'], [541, 'Belopp', 'r']], 20, { font: 'bold' }); // prettier-ignore
      for (const l of p.lines) roll.row([[54, l.code], [90, l.name], [320, point.quantity(l.quantity, 2), 'r'], [326, l.unit], [430, point.price(l.price), 'r'], [541, point.money(l.sum), 'r']], 15); // prettier-ignore
      for (const c of p.charges)
        roll.row(
          [
            [90, c.label],
            [541, point.money(c.amount), 'r'],
          ],
          15,
        );
      s.line(50, roll.y - 8, 545);
      roll.y += 8;
      roll.row([[90, `Netto: ${point.money(p.net)}`], [250, `Moms 25%: ${point.money(p.tax)}`], [541, `Att betala: ${point.money(p.payable)} SEK`, 'r']], 15, { font: 'bold' }); // prettier-ignore
      s.line(50, 770, 545);
      s.block(50, 782, [p.supplier.name, p.supplier.street, p.supplier.post], { size: 7.5, leading: 9 });
      s.block(220, 782, [`Org.nr ${p.supplier.organisation}`, `VAT ${p.supplier.vat}`, 'F-skatt'], { size: 7.5, leading: 9 }); // prettier-ignore
      s.block(400, 782, [`Bankgiro ${p.supplier.bankgiro}`, `Tel ${p.supplier.phone}`, p.supplier.mail], { size: 7.5, leading: 9 }); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'r53-vattenautomat',
    producer: 'chromium',
    hard: 'a leased machine; rows with a number of place and a period each; two columns of notes',
    credits: 0,
    seller: {
      firm: firm('Bubbla Vattenautomater AB', 'Metallvägen 12, 195 72 Rosersberg'),
      wares: waters,
      lines: [2, 5],
      isListed: true,
      code: 4,
      number: (n) => `${260_000 + n}`,
      isWhole: true,
    },
    draw: (p) =>
      page(
        'body{font-size:9pt}.l{width:100%;border-top:3pt double #058;border-bottom:3pt double #058;margin:5mm 0}.l td{padding:3pt}.r2{columns:2;font-size:8pt}',
        beside([50, `<b style="font-size:17pt;color:#058">bubbla</b><br>${to(p.buyer)}`], [50, facts([[word(p), p.number], ['Fakturadatum', p.issue], ['Förfallodatum', p.due], ['Kundnummer', p.customer], ['Avtalsnummer', p.order]])]),
        remark(p),
        `<table class="l">${thead(['Rad', 'Artikel', 'Text', 'Period', '>Kvant.', '', '>Pris', '>Totalt'])}${each(p, (l, i) => tr([String(i + 1), l.code, e(l.name), l.unit === 'mån' ? `${p.issue.slice(0, 7)}` : '', `>${bare.quantity(l.quantity)}`, l.unit, `>${sv.price(l.price)}`, `>${sv.money(l.sum)}`]))}</table>`,
        `<div class="r2"><p>${e(p.supplier.name)}<br>${p.supplier.street}<br>${p.supplier.post}<br>Org.nr ${p.supplier.organisation}<br>Momsreg.nr ${p.supplier.vat}<br>F-skatt</p><p>Summa ${sv.money(p.net)}<br>Moms 25 % ${sv.money(p.tax)}<br>Avrundning ${sv.money(p.rounding)}<br><b>Att betala ${sv.money(p.payable)} kr</b><br>Bankgiro ${p.supplier.bankgiro}</p></div>`,
      ), // prettier-ignore
  },
  {
    id: 'r54-underhallning',
    producer: 'chromium',
    hard: 'a sole trader with two rates of VAT; everything in one box',
    credits: 0,
    seller: {
      firm: firm('Ljudlådan Nils Fransén', 'Sibyllegatan 7, 753 34 Uppsala', soleTrader('881130')),
      wares: shows,
      lines: [2, 4],
      number: (n) => `LL${n + 30}`,
      terms: 15,
      step: 500000n,
    },
    draw: (p) =>
      page(
        'body{font:10.5pt Carlito,"Liberation Sans",sans-serif}.o{border:2pt solid #333;padding:8mm}.l{width:100%}.l td,.l th{border-bottom:.4pt solid #aaa}',
        `<div class="o"><h2>${word(p).toUpperCase()}</h2>${remark(p)}<p>Fakturanr: ${p.number} &nbsp; Datum: ${p.issue} &nbsp; Förfallodag: ${p.due}</p>${beside([50, `<b>Avsändare</b><br>${e(p.supplier.name)}<br>${p.supplier.street}<br>${p.supplier.post}<br>${p.supplier.organisation}`], [50, `<b>Mottagare</b><br>${to(p.buyer)}`])}<br><table class="l">${thead(['Uppdrag', '>Antal', '>Arvode', '>Moms', '>Summa'])}${each(p, (l) => tr([e(l.name), `>${bare.quantity(l.quantity)} ${l.unit}`, `>${sp.price(l.price)}`, `>${l.rate}%`, `>${sp.money(l.sum)}`]))}</table><p class="r">Totalt exkl moms: ${sp.money(p.net)}<br>${p.vat.map((v) => `Moms ${v.rate}%: ${sp.money(v.tax)}<br>`).join('')}Moms summa: ${sp.money(p.tax)}<br><b>Att betala: ${sp.money(p.payable)} kr</b></p><p>Bankgiro ${p.supplier.bankgiro}. Momsnr ${p.supplier.vat}. Godkänd för F-skatt.</p></div>`,
      ), // prettier-ignore
  },
  {
    id: 'r55-brand-besiktning',
    producer: 'letters',
    hard: 'a table of objects with a number for each; sums at the left',
    credits: 1,
    seller: {
      firm: firm('Brandmästarna Mitt AB', 'Fabriksgatan 18, 831 37 Östersund'),
      wares: [...flues.slice(4), ...machines.slice(7, 9)],
      lines: [2, 5],
      code: 6,
      number: (n) => String(6_600 + n),
      terms: 20,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9.5 });
      s.box(40, 30, 555, 60, 0.8);
      s.text(50, 50, 'BRANDMÄSTARNA', { font: 'bold', size: 15 });
      s.right(545, 50, word(p).toUpperCase(), { font: 'bold', size: 12 });
      s.block(50, 84, who(p.buyer));
      listed(s, 330, 545, 84, [['Faktura', p.number], ['Datum', p.issue], ['Sista betalningsdag', p.due], ['Kundnr', p.customer], ['Avser faktura', p.about]], { align: 'r' }); // prettier-ignore
      if (p.remark !== null) s.text(50, 150, p.remark);
      const roll = new Roll(s, 700, () => 175);
      roll.row([[50, 'Belopp'], [120, 'Antal'], [190, 'Styckpris'], [270, 'Artikelnr'], [330, 'Beskrivning']], 16, { font: 'bold' }); // prettier-ignore
      for (const l of p.lines) roll.row([[50, sp.money(l.sum)], [120, `${sp.quantity(l.quantity)} ${l.unit}`], [190, sp.price(l.price)], [270, l.code], [330, l.name]], 15); // prettier-ignore
      s.line(50, roll.y - 6, 545);
      roll.y += 10;
      for (const [label, value] of [['Summa exkl. moms', p.net], ['Moms 25 %', p.tax], ['Att betala', p.payable]] as const) roll.row([[50, sp.money(value)], [120, label]], 15, { font: 'bold' }); // prettier-ignore
      s.block(50, 780, [`${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}`, `Bankgiro ${p.supplier.bankgiro}. Org.nr ${p.supplier.organisation}. Momsreg.nr ${p.supplier.vat}. F-skatt.`], { size: 8 }); // prettier-ignore
      return s.drawing();
    },
  },
];
