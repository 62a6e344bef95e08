/** Wholesalers, from the programs of big firms. */
import { compact, dotted, iso, short, shortDashed } from '../days.ts';
import type { Line, Paper } from '../paper.ts';
import { cellOf, filled, ratesOf } from './fields.ts';
import { firm } from './firms.ts';
import { coded, type LayoutX } from './orders.ts';
import { drawn, type Pen } from './pen.ts';
import { cheese, dairy, dry, meat, paperGoods, soft } from './wares.ts';
import { chemicals, kitchen, packaging } from './wares-services.ts';

/** Figures of typed pages. */
const drawnText = (p: Paper) => {
  const w = { p, m: { n: 'bare', d: short, least: 1 } } as const;
  return {
    f: (text: string): string => filled(w, text),
    cell: (key: string, line: Line): string => cellOf(w, key, line, 0),
    vat: (at: number): string => ratesOf(w)[at]?.[2] ?? '',
  };
};

const space = { n: 'space', d: iso } as const;

const head01 = (k: Pen): void => {
  k.t(40, 46, 'NORDSKAFFERIET', { font: 'bold', size: 17 }).t(40, 58, 'Allt till restaurangen', {
    size: 7.5,
  });
  k.t(330, 46, '{word}', { font: 'bold', size: 15 }).t(555, 46, 'Sid {page} ({pages})', {
    align: 'r',
    size: 8,
  });
  k.grid(
    330,
    54,
    [75, 75, 75],
    'Fakturanr=number|Fakturadatum=issue|Förfallodatum=due|Kundnr=customer|Ordernr=order|OCR-referens=ocr',
    { h: 22 },
  );
};
const foot01 = (k: Pen): void => {
  k.line(40, 790, 555).foot(
    800,
    [40, 180, 300, 420],
    '{name}|{street}|{post}',
    'Tel {phone}|Order 08-465 004 90',
    'Bankgiro {bg}|Plusgiro {pg}',
    'Org.nr {org}|Momsreg.nr {vatno}|Godkänd för F-skatt',
  );
};
const head04 = (k: Pen): void => {
  k.t(40, 50, '{name}', { font: 'bold', size: 12 }).t(555, 50, '{WORD}', {
    font: 'bold',
    size: 12,
    align: 'r',
  });
  k.kv(370, 555, 66, 'Dokumentnummer=number|Dokumentdatum=issue|Sida={page}/{pages}', { r: true, step: 11 });
};

/** Layouts of wholesalers. */
export const wholesale: readonly LayoutX[] = [
  {
    id: 'x01-grossist-storformat', producer: 'reportlab-embedded', hard: 'a big wholesaler’s form: colli, quantity, discount, rate and batch in one row; two pages; footer in columns', credits: 1,
    seller: { firm: firm('Nordskafferiet Restauranggrossist AB', 'Lagervägen 22, 136 50 Jordbro'), wares: [...dry, ...dairy, ...paperGoods, ...soft], lines: [36, 47], code: 6, number: (n) => String(92_114_300 + n), discounts: [300, 550, 1200], charges: [['Transportavgift', 18500, 25], ['Palltillägg', 6400, 25, 40]], terms: 30 },
    draw: drawn(space, { size: 7.5 }, (k) => {
      head01(k);
      k.b(40, 88, 'Leveransadress|{bname}|{bstreet}|{bpost}').b(40, 140, 'Leveransdatum {delivered}|Er referens {reference}|Er org.nr {borg}');
      k.b(330, 122, '{bname}|{bstreet}|{bpost}', { size: 9.5 }).t(330, 165, '{remark}', { font: 'bold', size: 10 }).t(40, 176, '[Avser faktura {about}]');
      k.table(195, 'nr:Artikelnr@40|name:Benämning@84~150|pack:Förp@238|kolli:Kolli@300r|qty:Antal@335r|unit:Enh@340|price:À-pris@405r|disc:Rab %@438r|rate:Moms@466r|sum:Belopp@555r', { step: 12, ruled: 'head', charges: true, bottom: 690, again: [135, head01], foot: foot01 });
      k.room(100, 770, (pen) => { head01(pen); pen.y = 135; }, foot01);
      k.vat([80, 160, 230, 305], k.y + 14, 'Moms %|Underlag|Momsbelopp|Summa');
      k.sums(380, 555, k.y - 20, 'Netto exkl. moms=net|Moms=tax|ATT BETALA SEK=payable', { size: 9, rule: true });
      foot01(k);
    }),
  },
  {
    id: 'x02-grossist-leveranser', producer: 'cairo', hard: 'collective invoice with a heading per delivery note; sums per rate only beneath', credits: 1,
    seller: { firm: firm('Mälardalens Storkökshandel AB', 'Partihandlargatan 5, 721 30 Västerås'), isNegativeCredit: true, wares: [...dry, ...meat, ...cheese], lines: [36, 42], deliveries: 5, code: 5, number: (n) => String(5_540_118 + n), terms: 20, isWhole: true },
    draw: drawn({ n: 'bare', d: shortDashed, least: 2 }, { size: 8, font: 'sans' }, (k) => {
      const again = (pen: Pen): void => { pen.t(40, 50, '{name}', { font: 'bold' }).t(555, 50, '{word} {number}  sida {page} av {pages}', { align: 'r' }); };
      const foot = (pen: Pen): void => { pen.foot(800, [40, 220, 400], '{name}|{street}, {post}', 'Bankgiro {bg}|OCR {ocr}', 'Org.nr {org}|VAT {vatno}  F-skatt'); };
      k.t(40, 52, 'Mälardalens', { font: 'serifbold', size: 20 }).t(40, 70, 'Storkökshandel', { font: 'serif', size: 16 });
      k.t(555, 52, '{word}', { size: 18, align: 'r' });
      k.strip([40, 110, 180, 250, 320, 400, 480], 100, 'Faktura nr=number|Datum=issue|Oss tillhanda=due|Kund nr=customer|Er ref=reference|Krediterar=about');
      k.b(330, 135, '{bname}|{bstreet}|{bpost}', { size: 10 }).b(40, 135, 'Betalningsvillkor {terms} dagar netto|Dröjsmålsränta 12 %|{remark}');
      k.table(190, 'nr:Art nr@40|name:Varuslag@82~200|qty:Kvantitet@330r|unit:Enhet@336|price:Pris@420r|rate:Ms %@465r|sum:Summa@555r', { band: 0.88, delivery: 'Följesedel {slip} levererad {day}', bottom: 760, again: [80, again], foot });
      k.room(110, 780, again, foot).line(40, k.y, 555);
      k.sums(330, 555, k.y + 16, 'Summa varor=net|Moms {r} % av {b}=vat|Moms totalt=tax|Öresavrundning=rounding|Att betala kr=payable', { size: 9 });
      foot(k);
    }),
  },
  {
    id: 'x03-hamtlager', producer: 'words', hard: 'cash and carry: EAN beside the article number, price with and without discount, letters for rates', credits: 1,
    seller: { firm: firm('Kassa & Hämta Grossist i Borås AB', 'Källbäcksrydsgatan 14, 507 42 Borås'), wares: [...dry, ...paperGoods, ...dairy], lines: [7, 14], code: 7, number: (n) => `${4_410_000 + n}`, discounts: [500, 1000], terms: 10 },
    draw: drawn({ n: 'point', d: iso }, { size: 7.5, font: 'mono' }, (k) => {
      k.b(40, 44, '{name}|{street}|{post}|Tel {phone}|Org.nr {org}').t(330, 44, '{WORD}', { font: 'monobold', size: 13 });
      k.kv(330, 430, 60, 'Fakturanr:=number|Fakt.datum:=issue|Förf.datum:=due|Kundnr:=customer|Kortnr:=~**** 4471|Kassa/kvitto:=order|Avser fakt.:=about', { step: 10.5 });
      k.b(40, 118, '{bname}|{bstreet}|{bpost}|Org.nr {borg}', { size: 8.5 }).t(330, 150, '{remark}', { font: 'monobold' });
      k.table(185, 'nr:Artnr@40|ean:EAN@80|name:Artikel@145~170|qty:Ant@345r|unit:Enh@350|price:Pris@418r|disc:Rab%@450r|mark:M@462|sum:Belopp@555r', { ruled: 'both', step: 11 });
      k.vat([70, 150, 220], k.y + 20, 'Moms%|Netto|Moms', { size: 7.5 }).t(40, k.y + 16, 'A = 25 %   B = livsmedel');
      k.sums(370, 555, k.y - 24, 'Varuvärde=net|Moms=tax|Att betala=payable', { size: 9, font: 'mono', plain: true });
      k.foot(790, [40, 300], 'Bankgiro {bg}   OCR {ocr}|Momsreg.nr {vatno}', 'Vid försenad betalning debiteras ränta|Innehar F-skattsedel');
    }),
  },
  {
    id: 'x04-affarssystem-positioner', producer: 'ghostscript', hard: 'positions in tens; article number on the row below the name is the only one; sums in one block', credits: 1,
    seller: { firm: firm('Centralens Livsmedel Sverige AB', 'Box 4410, 203 15 Malmö'), wares: [...dry, ...dairy], lines: [24, 32], code: coded('10', 6), number: (n) => `90${18_220_400 + n}`, charges: [['Frakt', 24900, 'F', 60]], terms: 30 },
    draw: drawn({ n: 'dotted', d: dotted, least: 3 }, { size: 8 }, (k) => {
      head04(k);
      k.b(40, 66, '{street}|{post}').b(40, 110, '{bname}|{bstreet}|{bpost}', { size: 9.5 }).t(40, 160, '{remark}', { font: 'bold' });
      k.kv(330, 430, 112, 'Kundnummer=customer|Order=order|Er referens=reference|Leveransdatum=delivered|Er VAT=bvat|Förfallodatum=due|Referensfaktura=about', { step: 11 });
      k.table(205, 'pos:Pos@40|name:Beskrivning@68|qty:Kvantitet@330r|unit:KE@336|price:Pris/enhet@420r|rate2:Moms%@470r|sum:Värde SEK@555r', { ruled: 'both', under: [68, 'Material {nr}   Förp. {pack}'], charges: true, bottom: 730, again: [110, head04] });
      k.room(90, 780, (pen) => { head04(pen); pen.y = 110; });
      k.sums(330, 555, k.y + 10, 'Summa positioner=lineNet|Summa netto=net|Utgående moms {r},00 % på {b}=vat|Totalbelopp=payable');
      k.b(40, k.y + 8, 'Betalningsvillkor: {terms} dagar netto. Betalas till bankgiro {bg} med referens {ocr}.');
      k.foot(800, [40, 220, 400], '{name}|{street}, {post}', 'Org.nr {org}|Momsreg.nr {vatno}', 'Telefon {phone}|Godkänd för F-skatt');
    }),
  },
  {
    id: 'x05-emballage-per-hundra', producer: 'stretched', hard: 'prices for a hundred pieces', credits: 0,
    seller: { firm: firm('Kartong & Påse i Gislaved AB', 'Verkstadsgatan 4, 332 35 Gislaved'), wares: packaging, lines: [3, 6], base: 100n, code: 5, number: (n) => String(317_220 + n) },
    draw: drawn(space, { size: 8.5 }, (k) => {
      k.t(40, 52, '{name}', { font: 'bold', size: 13 }).b(40, 66, '{street}|{post}|Tel {phone}');
      k.t(350, 52, '{WORD}', { font: 'bold', size: 13 }).kv(350, 450, 68, 'Fakturanummer=number|Fakturadatum=issue|Kundnummer=customer|Order=order|Sida={page}');
      k.b(350, 150, '{bname}|{bstreet}|{bpost}|{remark}', { size: 10 }).kv(40, 130, 150, 'Er referens=reference|Leveranssätt=~Schenker|Lev.datum=delivered|Betalningsvillkor={terms} dagar|Förfallodatum=due');
      k.table(240, 'nr:Art.nr@40|name:Artikel@90~200|qty:Antal@340r|unit:Enh@346|price:Pris@420r|base:per@450r|sum:Belopp@555r', { ruled: 'both' });
      k.strip([[140, 'r'], [230, 'r'], [320, 'r'], [555, 'r']], 700, 'Exkl. moms=net|Moms %=rate|Moms kr=tax|Att betala SEK=payable', { value: { font: 'bold' } }).line(40, 690, 555);
      k.foot(790, [40, 200, 360, 470], 'Adress|{street}|{post}', 'Bankgiro|{bg}|OCR {ocr}', 'Org.nr|{org}', 'Momsreg.nr|{vatno}|F-skatt');
    }),
  },
  {
    id: 'x06-partivaror-ram', producer: 'pdf-lib', hard: 'everything in frames; ordered, delivered and rest beside each other; discount as two digits', credits: 1,
    seller: { firm: firm('Restaurangpartner i Väst AB', 'Exportgatan 61, 422 46 Hisings Backa'), wares: [...kitchen, ...paperGoods], lines: [6, 12], code: coded('RP', 5), number: (n) => String(60_118 + n), discounts: [1000, 2000, 2500], charges: [['Frakt och emballage', 29500, 25]] },
    draw: drawn({ n: 'space', d: shortDashed }, { size: 8 }, (k) => {
      k.frame(36, 36, 559, 806).t(44, 58, 'RESTAURANGPARTNER', { font: 'bold', size: 14 }).t(300, 58, '{WORD}', { font: 'bold', size: 14 });
      k.grid(300, 66, [65, 65, 65, 64], 'Nummer=number|Datum=issue|Kundnr=customer|Sida={page}({pages})|Ordernr=order|Orderdatum=ordered|Lev.datum=delivered|Förfaller=due', { h: 22 });
      k.b(300, 128, '{bname}|{bstreet}|{bpost}', { size: 10 }).b(44, 80, 'Leveransadress:|{bname}|{bstreet}|{bpost}').kv(44, 110, 140, 'Er ref=reference|Vår ref=seller|Villkor={terms} dagar netto|Kreditering=about').t(300, 180, '{remark}', { font: 'bold' });
      k.table(212, 'no:Rd@44|nr:Artikelnr@62|name:Benämning@112~150|ordered:Best@298r|qty:Lev@328r|rest:Rest@352r|unit:Enh@358|price:À pris@430r|disc0:Rab@458r|sum:Belopp@553r', { ruled: 'both' });
      k.line(36, 690, 559);
      k.sums(360, 553, 706, '=charges|Nettobelopp=net|Moms 25 %=tax|Totalt SEK=payable').t(44, 706, 'Antal rader {count}').t(44, 722, 'Varorna förblir vår egendom till full betalning skett.', { size: 7 });
      k.line(36, 770, 559).foot(782, [44, 190, 320, 450], '{name}|{street}, {post}', 'Tel {phone}|Säte Göteborg', 'Bankgiro {bg}|Plusgiro {pg}', 'Org.nr {org}|{vatno}');
    }),
  },
  {
    id: 'x07-kemi-utskrift', producer: 'skia', hard: 'a warehouse system’s print; buyer’s numbers beside the seller’s own; sums as a strip', credits: 1,
    seller: { firm: firm('Rena Ytor Kemi & Hygien AB', 'Fabriksgatan 30, 602 23 Norrköping'), wares: chemicals, lines: [3, 7], code: 4, number: (n) => `${26_00_410 + n}`, charges: [['Miljöavgift', 2500, 25]], isWhole: true },
    draw: drawn({ n: 'bare', d: compact }, { size: 8.5 }, (k) => {
      k.t(40, 50, 'Rena Ytor', { font: 'bold', size: 22 }).t(40, 64, 'kemi & hygien', { size: 10 });
      k.box(320, 36, 555, 56, 0.85).t(326, 50, '{word} {number}', { font: 'bold', size: 11 });
      k.kv(326, 420, 72, 'Fakturadatum=issue|Förfallodatum=due|Vårt ordernr=order|Ert kundnr=customer|Ert org.nr=borg|Er referens=reference|Avser=about', { step: 11.5 });
      k.b(40, 120, '{bname}|{bstreet}|{bpost}|{remark}', { size: 10 });
      k.table(200, 'nr:Artikel@40|name:Text@80~210|pack:Innehåll@300|qty:Antal@385r|unit:Enh@391|price:Pris@460r|sum:Radbelopp@555r', { band: 0.85 });
      k.line(40, 680, 555).strip([40, [160, 'r'], [240, 'r'], [300, 'r'], [370, 'r'], [440, 'r'], [555, 'r']], 692, 'Valuta=cur|Varor=lineNet|Miljöavgift=fees|Netto=net|Moms 25%=tax|Avrundn.=round0|Att betala=payable', { value: { font: 'bold' } });
      k.foot(770, [40, 230, 400], '{name}|{street}|{post}', 'Bankgiro {bg}|OCR-nr {ocr}|Tel {phone}', 'Org.nr {org}|Moms {vatno}|Innehar F-skattebevis');
    }),
  },
  {
    id: 'x08-radskrivare', producer: 'groff', hard: 'a line printer’s page of fixed width, no frames', credits: 1,
    seller: { firm: firm('Grossistbolaget Sju Sjöar AB', 'Hamnmagasinet 2, 852 29 Sundsvall'), wares: dry.map((ware) => ({ ...ware, name: ware.name.slice(0, 30).trim() })), lines: [5, 10], code: 6, number: (n) => String(770_110 + n), terms: 30 },
    draw: (p) => {
      const k = drawnText(p);
      const l = (text: string, width: number): string => text.slice(0, width).padEnd(width);
      const r = (text: string, width: number): string => text.padStart(width);
      const rows = p.lines.map((line) => `${l(line.code, 7)} ${l(line.name, 30)} ${r(k.cell('qty', line), 6)} ${l(line.unit, 5)} ${r(k.cell('price', line), 9)} ${r(k.cell('sum', line), 11)}`);
      return ['.pl 29.7c', '.po 1.8c', '.ll 18c', '.ps 10', '.vs 12', '.ft CR', '.nf', '.sp 1c',
        `${l(p.supplier.name.toUpperCase(), 44)} ${k.f('{WORD}')}`, `${l(p.supplier.street, 44)} NR      ${p.number}`, `${l(p.supplier.post, 44)} DATUM   ${short(p.issue)}`, `${l('', 44)} KUND    ${p.customer}`, p.about === null ? '' : `${l('', 44)} KREDIT AV FAKTURA ${p.about}`, '',
        `${l('', 38)}${p.buyer.name}`, `${l('', 38)}${p.buyer.street}`, `${l('', 38)}${p.buyer.post}`, '', p.remark ?? '', '',
        `LEV.DATUM ${short(p.delivered)}   ER REF ${p.reference}`, `FÖRFALLER ${short(p.due)}   30 DAGAR NETTO`, '', `${l('ARTNR', 7)} ${l('BENÄMNING', 30)} ${r('ANTAL', 6)} ${l('ENH', 5)} ${r('PRIS', 9)} ${r('BELOPP', 11)}`, '-'.repeat(73).replaceAll('-', '\\-'),
        ...rows, '', `${r('SUMMA', 60)} ${r(k.f('{net}'), 12)}`, ...p.vat.map(({ rate }, at) => `${r(`MOMS ${rate} %`, 60)} ${r(k.vat(at), 12)}`), `${r('ATT BETALA', 60)} ${r(k.f('{payable}'), 12)}`, '', '',
        `BANKGIRO ${p.supplier.bankgiro}   ORGNR ${p.supplier.organisation}   MOMSREGNR ${p.supplier.vat}`, `${p.supplier.name}   TEL ${p.supplier.phone}   F-SKATT`, ''].join('\n').replaceAll(/(\d)-(\d)/gu, "$1\\N'45'$2");
    },
  },
]; // prettier-ignore
