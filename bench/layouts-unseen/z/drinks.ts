/** Breweries, wine importers and soft drinks, with deposits. */
import { compact, short, slashes, words } from '../days.ts';
import { address, remarked } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { beside, boxed, buyerRows, clerk, listed, own, page, word } from './clerk.ts';
import { firm } from './firms.ts';
import type { LayoutZ } from './orders.ts';
import { beer, soda, type Ware, wine } from './wares.ts';

const sv = clerk('swedish');
const bare = clerk('bare', compact);
const space = clerk('space', slashes);
const pt = clerk('point', short);
const long = clerk('swedish', words);

const deposits: readonly Ware[] = [
  { name: 'Pant fat 30 l', unit: 'st', price: '300.00', rate: 0, pack: '' },
  { name: 'Pant back 24x33', unit: 'st', price: '54.40', rate: 0, pack: '' },
];

export const drinks: readonly LayoutZ[] = [
  {
    id: 'z22-bryggeri-pant',
    producer: 'reportlab',
    hard: 'deposits as rows without VAT; three rates',
    credits: 1,
    trade: {
      firm: firm('Kråkö Bryggeri AB', 'Bryggerigatan 2, 593 38 Västervik'),
      wares: [...beer, ...deposits],
      lines: [5, 9],
      code: 4,
      number: (n) => String(38_550 + n),
      terms: 20,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 62, 'KRÅKÖ', { size: 30, font: 'serifbold' });
      s.text(40, 74, 'B R Y G G E R I', { size: 8, font: 'serif' });
      s.text(330, 50, word(p), { size: 14, font: 'bold' });
      listed(s, 330, 430, 68, sv.rows(p, 'Fakturanummer={number}|Fakturadatum={issue}|Förfallodatum={due}|Kundnummer={customer}|Ordernummer={order}|Avser faktura={about}')); // prettier-ignore
      s.block(40, 120, buyerRows(p), { size: 10, leading: 13 });
      if (p.remark !== null) s.text(40, 166, p.remark, { font: 'bold' });
      const y = sv.list(s, p, 'Art.nr=code@40|Produkt=name@80|Förpackning=pack@250|Antal=qty@345r|Enhet=unit@352|À-pris=price@430r|Moms=ratep@470r|Summa=sum@555r', 196); // prettier-ignore
      s.line(40, y, 555);
      p.vat.forEach(({ rate, base, tax }, row) => s.text(40, y + 16 + row * 12, `Moms ${rate} %: ${sv.money(tax)} (på ${sv.money(base)})`)); // prettier-ignore
      listed(s, 380, 555, y + 16, sv.sums(p, 'Nettobelopp={net}|Momsbelopp={tax}|Att betala={payable}'), { right: true, step: 15, value: { font: 'bold' } }); // prettier-ignore
      s.block(40, 780, [sv.say(p, '{name}, {street}, {post}, tel {phone}, {mail}'), sv.say(p, 'Org.nr {org}, momsreg.nr {vat}, bankgiro {bg}, OCR {ocr}. Godkänd för F-skatt. Alkoholpartihandel tillstånd 2146-9.')], { size: 7.5, leading: 11 }); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'z23-mikrobryggeri',
    producer: 'weasyprint',
    hard: 'a web invoice; words for the days; the discount in its own column',
    trade: {
      firm: firm('Två Humlor Hantverksöl AB', 'Gamla Tvättgatan 1, 582 28 Linköping'),
      wares: beer,
      lines: [2, 5],
      number: (n) => String(1290 + n),
      discounts: [500],
    },
    draw: (p) =>
      page(
        'body{font:10pt "DejaVu Sans Condensed","DejaVu Sans",sans-serif}.lines th{background:#222;color:#fc3;padding:4pt}.lines td{padding:4pt;border-bottom:1pt solid #eee}.total{margin:8mm 0 0 auto}.total tr:last-child td{font-weight:bold;border-top:1pt solid #222}',
        long.tell(p, `<h1>${word(p)} {number}</h1>`),
        remarked(p),
        long.tell(
          p,
          `<p>Fakturadatum {issue}<br>Förfallodatum {due}${p.about === null ? '' : '<br>Krediterar faktura {about}'}</p>`,
        ),
        beside([50, `<b>Från</b><br>${long.tell(p, '{name}<br>{street}<br>{post}<br>{mail}')}`], [50, `<b>Till</b><br>${address(p.buyer)}`]), // prettier-ignore
        '<br>',
        long.table(
          p,
          'Beskrivning=name|Antal=qty:r|Enhet=unit|Pris=price:r|Rabatt=discp:r|Moms=ratep:r|Belopp=sum:r',
        ),
        long.total(p, 'Delsumma={net}|*tax Moms {rate} %|Total moms={taxes}|Att betala={payable} kr'),
        long.tell(p, '<p>Bankgiro: {bg}<br>Meddelande: {number}<br>Organisationsnummer: {org}<br>Momsnummer: {vat}<br>Godkänd för F-skatt</p>'), // prettier-ignore
      ),
  },
  {
    id: 'z24-vinimport',
    producer: 'cairo',
    hard: 'thin letters; a case count beside the bottles; the price per bottle',
    credits: 1,
    trade: {
      firm: firm('Vinkompaniet Rosenlund & Lilja AB', 'Strandvägen 47, 114 56 Stockholm'),
      wares: wine,
      lines: [3, 7],
      code: 6,
      number: (n) => String(2_061_180 + n),
      discounts: [300, 700],
      charges: [['Frakt Schenker', 38500, 25]],
    },
    draw: (p) => {
      const s = new Sheet({ font: 'serif', size: 9.5 });
      s.text(297, 50, 'Rosenlund & Lilja', { size: 22, align: 'c' });
      s.text(297, 64, 'vinkompani', { size: 9, align: 'c' });
      s.line(200, 70, 395);
      s.block(40, 104, buyerRows(p), { size: 10.5, leading: 13 });
      s.right(555, 104, word(p), { size: 14 });
      listed(s, 390, 555, 122, space.rows(p, 'Fakturanr={number}|Datum={issue}|Förfallodatum={due}|Kundnr={customer}|Avser={about}'), { right: true }); // prettier-ignore
      if (p.remark !== null) s.text(40, 166, p.remark, { font: 'serifbold' });
      let y = space.list(s, p, 'Artikel=code@40|Vin=name@90|Lådor=boxes@300r|Flaskor=qty@350r|Enh=unit@356|Per fl=price@420r|Rab=discp@460r|Summa=sum@555r', 210, { step: 16, head: { font: 'serifbold' } }); // prettier-ignore
      for (const [label, value] of space.sums(p, '*fees')) {
        s.text(90, y, label);
        s.right(555, y, value);
        y += 16;
      }
      listed(s, 380, 555, y + 12, space.sums(p, 'Exkl. moms={net}|Moms 25 %={tax}|Att betala SEK={payable}'), { right: true, step: 15 }); // prettier-ignore
      s.text(297, 790, space.say(p, '{name} · {street} · {post} · {phone}'), { size: 8, align: 'c' });
      s.text(297, 802, space.say(p, 'Bankgiro {bg} · OCR {ocr} · Org.nr {org} · Momsreg.nr {vat} · F-skatt'), { size: 8, align: 'c' }); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'z25-lask-back',
    producer: 'flipped',
    hard: 'crates out and in beside the quantity; the deposit as a charge',
    credits: 1,
    trade: {
      firm: firm('Apotekarnas Källa Läskedrycker AB', 'Källgatan 6, 457 40 Fjällbacka'),
      wares: soda,
      lines: [3, 7],
      code: 3,
      number: (n) => String(70_115 + n),
      terms: 14,
      isWhole: true,
      charges: [['Pant backar och flaskor', 43520, 0]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.block(40, 50, [p.supplier.name, p.supplier.street, p.supplier.post, `Tfn ${p.supplier.phone}`], { font: 'bold' }); // prettier-ignore
      s.right(555, 50, word(p, 'FAKTURA', 'KREDITFAKTURA'), { size: 14, font: 'bold' });
      s.frame(330, 66, 555, 128);
      s.block(338, 82, [`Kund ${p.customer}`, ...buyerRows(p)]);
      listed(s, 40, 130, 118, bare.rows(p, 'Fakturanr={number}|Fakturadatum={issue}|Förfallodatum={due}|Kredit faktura={about}|Levererat={delivered}')); // prettier-ignore
      if (p.remark !== null) s.text(330, 150, p.remark, { font: 'bold' });
      s.text(322, 190, 'Tomgods', { size: 7 });
      for (const [line, at] of p.lines.map((each, index) => [each, index] as const)) {
        s.right(338, 219 + at * 14, String(own(line, 'out', 9)));
        s.right(366, 219 + at * 14, String(own(line, 'in', 7)));
      }
      s.right(338, 201, 'ut', { font: 'bold' });
      s.right(366, 201, 'in', { font: 'bold' });
      let y = bare.list(s, p, 'Nr=code@40|Dryck=name@70|Antal=qty@262r|Enhet=unit@270|Pris=price@420r|Moms=ratep@465r|Belopp=sum@555r', 201); // prettier-ignore
      for (const [label, value] of bare.sums(p, '*fees')) {
        s.text(70, y, label);
        s.right(465, y, '0 %');
        s.right(555, y, value);
        y += 14;
      }
      listed(s, 380, 555, y + 14, bare.sums(p, 'Summa exkl. moms={net}|*tax Moms {rate} % (underlag {base})|Öresutjämning={rounding}|Att betala SEK={payable}'), { right: true }); // prettier-ignore
      s.block(40, 770, [bare.say(p, 'Bankgiro {bg}      OCR-nummer {ocr}'), bare.say(p, 'Org.nr {org}   VAT-nr {vat}   Företaget har F-skatt')]); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'z26-destilleri',
    producer: 'groff-gs',
    hard: 'typeset; a paragraph of fields; days of six figures',
    trade: {
      firm: firm('Norra Bränneriet i Härnösand AB', 'Skeppsbron 11, 871 30 Härnösand'),
      wares: [...wine.slice(5), ...beer.slice(0, 3)],
      lines: [2, 4],
      code: 4,
      number: (n) => String(617 + n),
    },
    draw: (p) => {
      const tab = (...parts: readonly string[]): string => parts.join('\t');
      return [
        '.pl 29.7c', '.po 2.2c', '.ll 16.5c', '.ps 11', '.vs 14', '.nf', '.sp |2c', '.ce 3', '\\fB\\s+8Norra Bränneriet\\s-8\\fP',
        pt.say(p, '{street} \\(bu {post} \\(bu {phone}'), pt.say(p, '{mail}'), '.sp 2', `\\fB${word(p)} ${p.number}\\fP`,
        pt.say(p, 'Fakturadatum {issue}, förfallodatum {due}, kundnummer {customer}'), ...(p.about === null ? [] : [`Avser faktura ${p.about}`]),
        ...(p.remark === null ? [] : [`\\fB${p.remark}\\fP`]), '.sp 1', 'Till:', ...buyerRows(p), '.sp 2', '.TS', 'box tab(\t);', 'lb | lb | rb | lb | rb | rb', 'l | lw(6.4c) | r | l | r | r.',
        tab('Art', 'Vara', 'Antal', 'Enh', 'Pris', 'Summa'), '_', ...p.lines.map((l) => tab(l.code, l.name, pt.quantity(l.quantity), l.unit, pt.price(l.price), pt.money(l.sum))), '.TE', '.sp 1', '.TS', 'l r.',
        tab('Summa utan moms', pt.money(p.net)), ...p.vat.map(({ rate, tax }) => tab(`Moms ${rate} procent`, pt.money(tax))), ...(p.vat.length > 1 ? [tab('Moms tillsammans', pt.money(p.tax))] : []), tab('\\fBSumma att betala, kronor\\fP', `\\fB${pt.money(p.payable)}\\fP`), '.TE', '.sp 2',
        pt.say(p, 'Bankgiro {bg}. OCR {ocr}.'), pt.say(p, '{name}, org.nr {org}, moms {vat}. Godkänd för F-skatt.'), '',
      ].join('\n'); // prettier-ignore
    },
  },
  {
    id: 'z27-depa',
    producer: 'kerned',
    hard: 'old system: labels as codes, sums as a row of figures under heads',
    trade: {
      firm: firm('Dryckesdepån Öst AB', 'Terminalgatan 23, 602 28 Norrköping'),
      wares: [...beer, ...soda, ...wine],
      lines: [8, 14],
      code: 5,
      number: (n) => String(5_580_014 + n),
      discounts: [200, 400, 1100],
      terms: 25,
    },
    draw: (p) => {
      const s = new Sheet({ font: 'mono', size: 8 });
      s.text(40, 48, 'DRYCKESDEPÅN ÖST AB', { font: 'monobold', size: 12 });
      s.block(40, 60, [p.supplier.street, p.supplier.post, `Tel ${p.supplier.phone}`], { leading: 10 });
      s.text(330, 48, word(p), { font: 'monobold', size: 12 });
      boxed(
        s,
        [330, 390, 450, 510],
        62,
        pt.rows(p, 'Faktnr={number}|Faktdat={issue}|Ffdag={due}|Kundnr={customer}'),
      );
      if (p.about !== null) s.text(330, 90, `Avser fakt ${p.about}`);
      s.block(330, 110, buyerRows(p), { leading: 11 });
      if (p.remark !== null) s.text(40, 130, p.remark, { font: 'monobold' });
      const y = pt.list(s, p, 'Artnr=code@40|Benämning=name@78|Ant=qty@300r|Enh=unit@306|Brutto=price@385r|Rab%=disc@420r|Mv%=rate@450r|Nettobelopp=sum@555r', 166, { step: 12, head: { font: 'monobold' } }); // prettier-ignore
      s.line(40, y, 555);
      const heads = [
        ...pt.sums(p, 'Varuvärde={goods}|*tax Moms {rate} %'),
        ...pt.sums(p, 'Momssumma={taxes}|Totalt={gross}|ATT BETALA={payable}'),
      ];
      boxed(s, [40, 125, 205, 285, 370, 465], y + 14, heads, { font: 'monobold' }, { size: 9.5 }, 13);
      s.block(40, y + 56, [pt.say(p, 'BG {bg}   OCR {ocr}   Orgnr {org}   Moms {vat}   F-skatt'), 'Bet.villkor 25 dagar netto. Anmärkning inom 8 dagar.'], { leading: 11 }); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'z28-musteri',
    producer: 'writer',
    hard: 'a word processor’s form with frames; several units',
    credits: 1,
    trade: {
      firm: firm('Österlens Musteri & Safteri AB', 'Bygatan 40, 277 38 Kivik'),
      wares: soda,
      lines: [2, 5],
      code: 3,
      number: (n) => String(4416 + n),
    },
    draw: (p) =>
      page(
        'body{font:10pt Carlito,"Liberation Sans"}td,th{padding:3pt}',
        beside([60, sv.tell(p, '<font size="5" color="#8b1a1a"><b>Österlens Musteri</b></font><br>{street}<br>{post}<br>{phone}')], [40, `<font size="5">${word(p)}</font><br>Nr ${p.number}`]), // prettier-ignore
        remarked(p),
        `<p>${address(p.buyer)}</p>`,
        `<table border="1" cellspacing="0" width="100%"><tr>${sv.rows(p, 'Fakturadatum={issue}|Förfallodatum={due}|Kundnummer={customer}|Er referens={ref}|Avser faktura={about}').map(([a, b]) => `<td><font size="1">${a}</font><br>${b}</td>`).join('')}</tr></table><br>`, // prettier-ignore
        `<table border="1" cellspacing="0" width="100%"><tr>${['Art', 'Dryck', 'Antal', 'Enhet', 'Pris', 'Belopp'].map((h) => `<th>${h}</th>`).join('')}</tr>${p.lines.map((l) => `<tr><td>${l.code}</td><td>${l.name}</td><td align="right">${sv.quantity(l.quantity)}</td><td>${l.unit}</td><td align="right">${sv.price(l.price)}</td><td align="right">${sv.money(l.sum)}</td></tr>`).join('')}</table>`, // prettier-ignore
        `<table align="right">${sv.sums(p, 'Summa={net}|*tax Moms {rate} %|<b>Att betala SEK</b>={payable}').map(([a, b]) => `<tr><td>${a}</td><td align="right">${b}</td></tr>`).join('')}</table><br clear="all">`, // prettier-ignore
        sv.tell(p, '<p><font size="2">{name} &nbsp; Org.nr {org} &nbsp; Momsreg.nr {vat} &nbsp; Bankgiro {bg} &nbsp; Godkänd för F-skatt</font></p>'), // prettier-ignore
      ),
  },
];
