/** Craftsmen, makers and small firms. */
import { abbreviated, dotted, iso, shortDashed, slashed, words } from '../days.ts';
import { firm, soleTrader } from './firms.ts';
import { coded, type LayoutX } from './orders.ts';
import { drawn } from './pen.ts';
import { cellOf, filled, pairsOf } from './fields.ts';
import { farm } from './wares.ts';
import { cooling, electric, flowers, knives, pipes, pottery, stage, vent, wood } from './wares-services.ts';
import { web } from './web.ts';

const swedish = { n: 'swedish', d: iso } as const;
const person = (birth: string, name: string): { organisation: string; vat: string } => {
  const organisation = soleTrader(birth, name);
  return { organisation, vat: `SE${organisation.replace('-', '')}01` };
};

/** Layouts of craftsmen. */
export const craft: readonly LayoutX[] = [
  {
    id: 'x45-elektriker-jobb', producer: 'chromium', hard: 'an accounting program’s form: work and material, text of the job above the rows', credits: 1,
    seller: { firm: firm('Kopplingsboxen El & Tele AB', 'Metallgatan 21, 262 72 Ängelholm'), wares: electric, lines: [3, 7], isListed: true, code: 3, number: (n) => String(20_410 + n), terms: 20, isWhole: true },
    draw: web(swedish, 'body{font-size:9pt}.lines{margin-top:4mm}.lines th{border-top:1pt solid #000;border-bottom:1pt solid #000}.bar{width:100%;margin-top:18mm;border-top:1pt solid #000;border-bottom:1pt solid #000}.bar th{font-size:7pt;font-weight:400}.foot{font-size:7pt;margin-top:3mm}', (k) => [
      k.beside([52, k.h('<b style="font-size:15pt">{name}</b>')], [48, k.h('<b style="font-size:15pt">{word}</b>') + k.kv('Fakturadatum=issue|Fakturanr=number|Kundnr=customer|Förfallodatum=due|Vår referens=seller|Krediterar=about')]), k.remark,
      k.beside([52, k.h('Objekt: kök, {bstreet}<br>Arbetsorder {order}<br>Er referens {reference}')], [48, k.buyer()]), k.h('<p>Felsökning och byte enligt överenskommelse på plats {delivered}.</p>'),
      k.lines('nr:Art|name:Benämning|qty:Antal|unit:Enhet|price:À-pris|sum:Belopp'), k.over('Netto=net|Moms %=rate|Moms kr=tax|Öresutj.=round0|ATT BETALA=payable', 'bar'),
      k.h('<div class="foot">Adress: {street}, {post} &nbsp; Telefon: {phone} &nbsp; Bankgiro: {bg} &nbsp; Org.nr: {org} &nbsp; Momsreg.nr: {vatno} &nbsp; Godkänd för F-skatt</div>')].join('')),
  },
  {
    id: 'x46-ror-program', producer: 'weasyprint', hard: 'a program of craftsmen: cards of labels, small unit in the price column’s head', credits: 1,
    seller: { firm: firm('Södra Kustens Rör AB', 'Verkstadsvägen 6, 374 38 Karlshamn'), wares: pipes, lines: [2, 6], isListed: true, number: (n) => String(7_730 + n), terms: 30 },
    draw: web({ n: 'space', d: iso }, 'body{font-size:9pt}.kv td:first-child{font-weight:bold}.lines th{background:#dde}.lines td{border-bottom:.4pt solid #aab}.sums{margin:6mm 0 0 auto}.sums tr:last-child{font-weight:bold;background:#dde}.foot{position:fixed;bottom:0;font-size:7.5pt}', (k) => [
      k.h('<div style="text-align:right;font-size:16pt">{word}</div>'), k.beside([50, k.h('<b style="font-size:13pt;color:#347">SÖDRA KUSTENS RÖR</b>')], [50, k.kv('Fakturanummer:=number|Fakturadatum:=issue|Förfallodatum:=due|Kundnummer:=customer|OCR:=ocr|Avser faktura:=about')]), k.remark, '<br>',
      k.beside([50, k.h('<b>Er referens:</b> {reference}<br><b>Vår referens:</b> {seller}<br><b>Märkning:</b> {order}')], [50, k.buyer()]), '<br>', k.lines('name:Beskrivning|qty:Antal|unit:Enhet|price:Pris exkl. moms|rate p:Moms|sum:Summa exkl. moms'),
      k.sums('Summa exkl. moms=net|Moms 25 %=tax|Att betala={payable} kr'), k.h('<div class="foot">{name}, {street}, {post}. Tel {phone}. Bankgiro {bg}.<br>Organisationsnummer {org}. Momsregistreringsnummer {vatno}. Innehar F-skattsedel. Dröjsmålsränta enligt räntelagen.</div>')].join('')),
  },
  {
    id: 'x47-kylservice', producer: 'cairo', hard: 'service order, machine and report in the head; wrapped names', credits: 1,
    seller: { firm: firm('Polarkyl Service i Dalarna AB', 'Kyltorget 2, 781 70 Borlänge'), wares: cooling.map((ware) => ware.name === 'Kompressor NTX 220' ? { ...ware, name: 'Kompressor NTX 220 för frysskåp, inklusive torkfilter och lödmaterial' } : ware), lines: [4, 7], isListed: true, code: coded('', 5), number: (n) => `SF${31_400 + n}`, terms: 30 },
    draw: drawn({ n: 'space', d: shortDashed }, { size: 8.5 }, (k) => {
      k.t(40, 54, 'POLARKYL', { font: 'bold', size: 19 }).t(40, 66, 'service', { size: 9 }).t(330, 54, '{word}', { font: 'bold', size: 15 });
      k.grid(330, 62, [75, 75, 75], 'Fakturanr=number|Fakt.datum=issue|Förfaller=due|Kundnr=customer|Serviceorder=order|Rapport=slip|Kreditering=about', { h: 23 }).b(330, 150, '{bname}|{bstreet}|{bpost}', { size: 10 }).b(40, 110, 'Maskin: Frysskåp 1400, serienr 884120|Utfört: {delivered}|Beställare: {reference}|{remark}');
      k.table(220, 'nr:Artikel@40|name:Benämning@90~170|qty:Antal@320r|unit:Enh@326|price:Pris@410r|rate p:Moms@450r|sum:Radsumma@555r', { ruled: 'both' });
      k.sums(370, 555, k.y + 10, 'Summa exkl. moms=net|Moms 25 %=tax|Summa att betala=payable', { rule: true }).line(40, 772, 555).foot(784, [40, 200, 330, 440], '{name}|{street}|{post}', 'Tel {phone}|Kylcertifikat 7714', 'Bankgiro {bg}|OCR {ocr}', 'Org.nr {org}|{vatno}|F-skatt');
    }),
  },
  {
    id: 'x48-snickare-mall', producer: 'writer', hard: 'a template of a word processor with a table of borders', credits: 1,
    seller: { firm: firm('Åkessons Snickeri', 'Björkvägen 14, 283 44 Osby', person('790412', 'Åkessons Snickeri')), wares: wood, lines: [2, 4], isListed: true, number: (n) => `${40 + n}`, terms: 15 },
    draw: web({ n: 'bare', d: iso }, 'td,p{font-size:11pt}.lines td,.lines th{border:1px solid #000}', (k) => [
      k.beside([55, k.h('<b><font size="5">{name}</font></b><br>{street}<br>{post}<br>Mobil {phone}')], [45, k.h('<b><font size="5">{WORD}</font></b>') + k.kv('Faktura nr:=number|Datum:=issue|Förfallodag:=due|Krediterar nr:=about')]), '<p></p>', k.remark, k.buyer('<b>Till:</b><br>'), '<p></p>',
      k.lines('name:Beskrivning|qty:Antal|unit:Enhet|price:À-pris|sum:Belopp'), '<p></p>', k.sums('Summa=net|Moms 25%=tax|<b>Att betala</b>={payable} kr'), k.h('<p>Betalas till bankgiro {bg}.</p><p>Org.nr {org}. Momsreg.nr {vatno}. Godkänd för F-skatt.</p>')].join('')),
  },
  {
    id: 'x49-sotare-blankett', producer: 'letters', hard: 'a filled form: labels in small letters in boxes, values typed', credits: 0,
    seller: { firm: firm('Imkanal & Sot i Mälardalen AB', 'Fräsarvägen 25, 142 50 Skogås'), wares: vent, lines: [2, 4], isListed: true, number: (n) => String(15_120 + n), terms: 30 },
    draw: drawn({ n: 'bare', d: iso }, { size: 9 }, (k) => {
      k.t(40, 54, '{name}', { font: 'bold', size: 13 }).t(555, 54, '{WORD}', { font: 'bold', size: 13, align: 'r' }).grid(40, 66, [103, 103, 103, 103, 103], 'Fakturanummer=number|Fakturadatum=issue|Förfallodatum=due|Kundnummer=customer|Uppdrag=order', { h: 28, style: { font: 'mono' } });
      k.frame(297, 104, 555, 168).t(300, 113, 'Kund', { size: 6.5 }).b(306, 126, '{bname}|{bstreet}|{bpost}', { font: 'mono', size: 9.5 }).frame(40, 104, 297, 168).t(43, 113, 'Arbetsplats', { size: 6.5 }).b(46, 126, '{bstreet}|{bpost}', { font: 'mono', size: 9.5 }).t(46, 162, '{remark}', { font: 'bold' });
      k.table(192, 'name:Arbete@44~230|qty:Antal@330r|unit:Enhet@340|price:Pris@440r|sum:Belopp@550r', { ruled: 'all', step: 18, style: { font: 'mono' } });
      k.grid(40, 700, [129, 129, 129, 128], 'Belopp exkl. moms=net|Moms 25 %=tax|Öresavrundning=round0|ATT BETALA=payable', { h: 30, style: { font: 'mono', size: 11 } }).foot(752, [40, 230, 380], '{street}, {post}|Tel {phone}', 'Bankgiro {bg}|OCR {ocr}', 'Org.nr {org}|Momsreg.nr {vatno}  F-skatt');
    }),
  },
  {
    id: 'x50-knivslip', producer: 'groff', hard: 'a typed letter with the rows as sentences of a list', credits: 0,
    seller: { firm: firm('Eggens Slipservice', 'Smedjegränd 3, 593 38 Västervik', person('651103', 'Eggens Slipservice')), wares: knives, lines: [2, 4], isListed: true, number: (n) => String(90 + n), terms: 10 },
    draw: (p) => {
      const w = { p, m: { n: 'bare', d: abbreviated } } as const;
      const f = (text: string): string => filled(w, text).replaceAll('-', "\\N'45'");
      return ['.pl 29.7c', '.po 2.5c', '.ll 16c', '.ps 12', '.vs 16', '.ft TR', '.nf', '.sp 1.5c', f('\\fB{name}\\fP'), f('{street}'), f('{post}'), f('Tel {phone}'), '.sp 1', f('{bname}'), f('{bstreet}'), f('{bpost}'), '.sp 1', f('\\fB\\s15{word} {number}\\s0\\fP'), f('{remark}'), f('Datum {issue}'), f('Att betala senast {due}'), '.sp 1',
        '.TS', 'tab(\t);', 'lb rb lb rb rb', 'lw(6c) rw(1.5c) lw(1.5c) rw(2.5c) rw(3c).', 'Arbete\tAntal\t\tPris\tKronor', ...p.lines.map((line, at) => ['name', 'qty', 'unit', 'price', 'sum'].map((key) => cellOf(w, key, line, at)).join('\t')), '_', ...pairsOf(w, 'Summa=net|Moms 25 %=tax|Att betala=payable').map(([label, value]) => `${label}\t\t\t\t${value}`), '.TE', '.sp 2',
        f('Bankgiro {bg}'), f('Org.nr {org}   Momsreg.nr {vatno}   F-skattebevis'), 'Tack!', ''].join('\n');
    },
  },
  {
    id: 'x51-blommor-kalkyl', producer: 'calc', hard: 'a spreadsheet: cells in a grid, figures without groups', credits: 1,
    seller: { firm: firm('Floras Bod Handelsbolag', 'Trädgårdsgatan 7, 302 43 Halmstad'), wares: flowers, lines: [2, 4], number: (n) => `FB${260 + n}`, terms: 14 },
    draw: web({ n: 'bare', d: iso }, 'td,th{font-size:9pt}', (k) => {
      const row = (...cells: readonly string[]): string => `<tr>${cells.map((cell) => `<td sdnum="1033;0;@">${k.h(cell)}</td>`).join('')}</tr>`;
      const { p } = k.w;
      return `<table><tr><td width="250"></td><td width="60"></td><td width="60"></td><td width="90"></td><td width="100"></td></tr>${row('<b>{name}</b>', '', '', '<b>{WORD}</b>', '')}${row('{street}', '', '', 'Fakturanr', '{number}')}${row('{post}', '', '', 'Fakturadatum', '{issue}')}${row('Tel {phone}', '', '', 'Förfallodatum', '{due}')}${row('{remark}', '', '', p.about === null ? '' : 'Krediterar', '{about}')}${row('')}${row('{bname}')}${row('{bstreet}')}${row('{bpost}')}${row('')}${row('<b>Beskrivning</b>', '<b>Antal</b>', '<b>Enhet</b>', '<b>Pris</b>', '<b>Summa</b>')}${p.lines
        .map((line, at) => `<tr>${['name', 'qty', 'unit', 'price', 'sum'].map((key) => `<td sdnum="1033;0;@"${['qty', 'price', 'sum'].includes(key) ? ' align="right"' : ''}>${cellOf(k.w, key, line, at)}</td>`).join('')}</tr>`)
        .join('')}${row('')}${pairsOf(k.w, 'Summa exkl. moms=net|Moms 25 %=tax|Att betala=payable').map(([label, value]) => `<tr><td></td><td></td><td></td><td>${label}</td><td sdnum="1033;0;@" align="right">${value}</td></tr>`).join('')}${row('')}${row('Bankgiro {bg}')}${row('Org.nr {org}')}${row('Momsreg.nr {vatno}')}${row('Godkänd för F-skatt')}</table>`;
    }),
  },
  {
    id: 'x52-dj-kalkyl', producer: 'calc', hard: 'a sole trader’s sheet: birth number as the organisation’s; the buyer to the right', credits: 0,
    seller: { firm: firm('Elof Wiréns Musikproduktion', 'Ringvägen 88, 118 60 Stockholm', person('880219', 'Elof Wiréns Musikproduktion')), wares: stage, lines: [1, 3], isListed: true, number: (n) => `2026-${10 + n}`, terms: 30 },
    draw: web({ n: 'swedish', d: iso }, 'td{font-size:10pt}', (k) => {
      const { p } = k.w;
      const row = (...cells: readonly string[]): string => `<tr>${cells.map((cell) => `<td sdnum="1033;0;@">${k.h(cell)}</td>`).join('')}</tr>`;
      return `<table><tr><td width="120"></td><td width="190"></td><td width="60"></td><td width="90"></td><td width="110"></td></tr>${row('<b>{WORD}</b>')}${row('')}${row('Från:', '{name}', '', 'Till:', '{bname}')}${row('', '{street}', '', '', '{bstreet}')}${row('', '{post}', '', '', '{bpost}')}${row('Org.nr:', '{org}')}${row('Moms:', '{vatno}')}${row('')}${row('Fakturanummer:', '{number}', '', 'Datum:', '{issue}')}${row('{remark}', '', '', 'Förfaller:', '{due}')}${row('')}${row('<b>Datum</b>', '<b>Vad</b>', '<b>Antal</b>', '<b>Pris</b>', '<b>Belopp</b>')}${p.lines.map((line, at) => `<tr>${['date', 'name', 'qu', 'price', 'sum'].map((key) => `<td sdnum="1033;0;@"${['qu', 'price', 'sum'].includes(key) ? ' align="right"' : ''}>${cellOf(k.w, key, line, at)}</td>`).join('')}</tr>`).join('')}${row('')}${pairsOf(k.w, 'Netto=net|Moms 25%=tax|Totalt att betala=payable').map(([label, value]) => `<tr><td></td><td></td><td></td><td>${label}</td><td sdnum="1033;0;@" align="right">${value}</td></tr>`).join('')}${row('')}${row('Bankgiro:', '{bg}')}${row('F-skatt:', 'Ja')}</table>`;
    }),
  },
  {
    id: 'x53-keramik-ord', producer: 'writer', hard: 'a potter’s letter; sums in a sentence below the table too', credits: 1,
    seller: { firm: firm('Lera & Lust Keramikverkstad AB', 'Brogatan 5, 670 10 Töcksfors'), wares: pottery, lines: [1, 3], number: (n) => `L-${118 + n}`, terms: 20 },
    draw: web({ n: 'space', d: words }, 'td,p{font-family:"Liberation Serif";font-size:12pt}.lines th{border-bottom:1px solid #555}', (k) => [
      k.h('<p align="center"><font size="5">Lera &amp; Lust</font><br>{street}, {post}</p>'), k.h('<p>{word} {number}<br>{issue}</p>[<p>Gäller återtag från faktura {about}.</p>]'), k.remark, k.buyer('<p>'), '</p>', k.lines('name:Föremål|qty:Antal|unit:|price:Styck|sum:Tillsammans'), '<p></p>',
      k.sums('Netto=net|Moms 25 %=tax|Att betala=payable'), k.h('<p>Var vänlig betala till bankgiro {bg} senast {due}.</p><p>{name}<br>Org.nr {org}<br>Momsreg.nr {vatno}<br>Godkänd för F-skatt</p>')].join('')),
  },
  {
    id: 'x54-biodlare', producer: 'chromium', hard: 'a beekeeper’s form: everything centred, dates by slashes', credits: 0,
    seller: { firm: firm('Lindas Bigård & Honung', 'Övre Byn 6, 840 64 Kälarne', person('720930', 'Lindas Bigård')), wares: farm.slice(0, 5), lines: [1, 3], number: (n) => String(22 + n), terms: 30 },
    draw: web({ n: 'bare', d: slashed }, 'body{font-family:"URW Bookman",serif;font-size:11pt;text-align:center}.lines{width:80%;margin:8mm auto}.sums{margin:0 auto}', (k) => [
      k.h('<h1>Lindas Bigård</h1><p>{street} · {post} · {phone}</p>'), k.h('<p><b>{word} nr {number}</b> · {issue}</p>'), k.remark, k.buyer('Till<br>'), k.lines('name:Vara|qu:Antal|pu:Pris|sum:Summa'), k.sums('Summa=net|Moms {r} %=vat|<b>Att betala</b>={payable} kr'), k.h('<p>Betalas senast {due} på bankgiro {bg}</p><p class="s">{name} · Org.nr {org} · Momsreg.nr {vatno} · F-skatt</p>')].join('')),
  },
  {
    id: 'x55-mureri-kort', producer: 'stretched', hard: 'a page of only the needed: date and number in one line; the rows without a number', credits: 1,
    seller: { firm: firm('Lundbergs Kakel & Mur AB', 'Tegelvägen 2, 451 50 Uddevalla'), wares: [{ name: 'Kakelarbete bakom spis', unit: 'tim', price: '610.00', rate: 25, pack: '' }, { name: 'Kakel vit 10x20', unit: 'm2', price: '389.00', rate: 25, pack: '', much: 6 }, { name: 'Fix och fog', unit: 'st', price: '480.00', rate: 25, pack: '', much: 1 }], lines: [2, 3], isListed: true, number: (n) => String(3_010 + n), terms: 10, isWhole: true },
    draw: drawn({ n: 'space', d: dotted }, { size: 10 }, (k) => {
      k.t(50, 60, '{name}', { font: 'bold', size: 15 }).b(50, 78, '{street}, {post}|Tel {phone}').b(320, 140, '{bname}|{bstreet}|{bpost}', { size: 11 }).t(50, 220, '{word} {number} av den {issue}', { font: 'bold', size: 13 }).b(50, 238, 'Förfaller {due}|[Krediterar faktura {about}]|{remark}');
      k.table(290, 'name:Utfört@50~200|qty:Antal@310r|unit:@318|price:Pris@420r|sum:Kronor@545r', { ruled: 'both', step: 18 });
      k.sums(350, 545, k.y + 14, 'Summa=net|Moms 25 %=tax|Avrundning=rounding|Att betala=payable', { step: 17 }).b(50, 740, 'Bankgiro {bg}. Org.nr {org}. Momsreg.nr {vatno}. Godkänd för F-skatt.');
    }),
  },
]; // prettier-ignore
