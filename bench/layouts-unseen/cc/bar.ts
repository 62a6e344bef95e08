/** Breweries, importers of wine, roasters and what a bar needs. */
import { compact, dashedBack, dotted, iso, pointed, words } from '../days.ts';
import type { LayoutCC } from './bills.ts';
import { Hand } from './hand.ts';
import { house } from './houses.ts';
import {
  canDeposit,
  carbonic,
  cellar,
  coffee,
  emptyKeg,
  kegDeposit,
  kegs,
  machine,
  mixers,
  must,
  soda,
  spirits,
  tea,
  wine,
} from './stock-bar.ts';
import { called, tongue } from './tongue.ts';
import { desk, sheetOf, side, typeset } from './web.ts';

const sv = tongue('swedish', iso);
const dots = tongue('dotted', dotted);
const old = tongue('space', pointed);
const bare = tongue('bare', compact);
const long = tongue('swedish', words);

// prettier-ignore
export const bar: readonly LayoutCC[] = [
  {
    id: 'cc27-bryggeri', producer: 'cairo', credits: 1, count: 3,
    hard: 'a row of deposit without VAT below each row of beer; empty kegs come back',
    deal: { house: house('Älvsbyns Ölbryggeri AB', 'Bryggarbacken 1, 942 31 Älvsbyn'), sells: kegs, rows: [2, 5], code: '9999', number: (n) => String(4_009 + n), days: 20, deposit: kegDeposit, back: emptyKeg, isBelowZero: true },
    draw: (p) => {
      const s = new Hand(p, sv);
      s.text(40, 58, 'ÄLVSBYNS', { font: 'serifbold', size: 24 });
      s.text(40, 74, 'ölbryggeri', { font: 'serif', size: 14 });
      s.right(555, 52, called(p, 'FAKTURA', 'KREDIT'), { font: 'bold', size: 15 });
      s.facts(400, 555, 74, 'Fakturanr: [no]; Fakturadatum: [date]; Förfallodatum: [due]; Kundnummer: [cust]; Kredit för: [about]', { align: 'r' });
      s.buyer(40, 120);
      s.remark(40, 176);
      const y = s.rows('code 40 Artnr; name 90 Artikel; qty 330r Antal; unit 338 Enhet; price 420r Pris; ratep 465r Moms; sum 555r Summa', 198);
      s.line(40, y - 4, 555);
      s.facts(360, 555, y + 12, 'Summa exkl. moms: [net]; @vat Moms %, underlag $; Moms: [taxes]; Att betala SEK: [pay]', { align: 'r', last: { font: 'bold', size: 11 } });
      s.tell(40, 770, ['[firm] · [street] · [post] · [tel]', 'Bankgiro [bg] · OCR [ocr] · Org.nr [org] · Momsreg.nr [vat] · F-skatt', 'Pant återbetalas när fat och lådor kommer tillbaka hela.'], { size: 7.5 }, 11);
      return s.drawing();
    },
  },
  {
    id: 'cc28-vinimport', producer: 'chromium', credits: 1,
    hard: 'a trade name large, the legal name in the foot; discounts; thin serif letters',
    deal: { house: house('Norrbottens Vinkontor AB', 'Timmermansgatan 22, 972 33 Luleå'), sells: wine, rows: [3, 7], code: '99999-99', number: (n) => String(118_004 + n), off: [800, 1500], fees: [['Frakt', 34_500, 25]] },
    draw: (p) => {
      const d = desk(sv, p);
      return sheetOf(
        'body{font:9.5pt "EB Garamond","Liberation Serif",serif}.lines th{font-weight:normal;font-style:italic;border-bottom:.5pt solid #511}.lines td{padding:3pt 4pt}.facts td{padding:0 12pt 1pt 0}.sums{margin:6mm 0 0 auto}.sums td{padding:1pt 0 1pt 18pt}',
        '<div style="text-align:center;font-size:26pt;color:#511;letter-spacing:3pt">VINKONTORET</div><div style="text-align:center">Luleå · Umeå · Östersund</div><br>', d.remark,
        side([58, d.to()], [42, `<b>${called(p)}</b><br>${d.facts('Nummer: [no]; Datum: [date]; Förfaller: [due]; Kund: [cust]; Order: [order]; Krediterar faktura: [about]')}`]), '<br>',
        d.rows('code l Art.nr; name l Vin; pack l Volym; qty r Antal; price r Pris; offp r Rabatt; sum r Belopp', { foot: d.fees(1, 7) }),
        d.sums('Summa exklusive moms: [net]; Moms 25 %: [tax]; <b>Att betala SEK</b>: [pay]'),
        d.say('<br><p>Betalas till bankgiro [bg]. OCR [ocr]. Vid försenad betalning debiteras påminnelseavgift 60 kr.</p><p style="font-size:7.5pt;color:#555">[firm], [street], [post]. Organisationsnummer [org], VAT [vat]. Godkänd för F-skatt. Partihandelstillstånd finns.</p>'),
      );
    },
    printing: { unit: () => undefined },
  },
  {
    id: 'cc29-branneri', producer: 'driver',
    hard: 'a small distillery: few rows, large letters, alcohol and volume in the name',
    deal: { house: house('Kallbads Destilleri AB', 'Sågudden 4, 903 62 Umeå'), sells: spirits, rows: [1, 4], code: '99', number: (n) => `KD${260 + n}`, days: 20 },
    draw: (p) => {
      const s = new Hand(p, long, { size: 10 });
      s.text(298, 70, 'K A L L B A D', { font: 'serif', size: 22, align: 'c' });
      s.text(50, 130, called(p), { font: 'bold', size: 15 });
      s.facts(50, 160, 154, 'Fakturanummer: [no]; Fakturadatum: [date]; Förfallodatum: [due]; Avser faktura: [about]', { step: 15 });
      s.buyer(340, 130, { size: 10 }, 14);
      s.remark(340, 190);
      const y = s.rows('code 50 Art; name 85 Produkt; qty 320r Antal; unit 328 Enhet; price 430r Pris; sum 545r Belopp', 240, { rule: 'all', step: 20 });
      s.facts(360, 545, y + 14, 'Summa: [net]; Moms [rate] %: [tax]; Att betala: [pay] kr', { align: 'r', step: 18, last: { font: 'bold', size: 12 } });
      s.tell(50, 740, ['[firm]', '[street], [post]', 'Org.nr [org], momsreg.nr [vat]', 'Bankgiro [bg], OCR [ocr]', 'Godkänd för F-skatt'], { size: 8.5 });
      return s.drawing();
    },
  },
  {
    id: 'cc30-rosteri', producer: 'reportlab', credits: 1,
    hard: 'coffee at the rate of food, filters at 25; a box for each rate; boxes of facts',
    deal: { house: house('Hamnrost Kaffe i Luleå AB', 'Varvsgatan 45, 972 32 Luleå'), sells: coffee, rows: [3, 6], code: '9999', number: (n) => String(26_307 + n), fees: [['Fraktavgift', 14_900, 25]], isWhole: true },
    draw: (p) => {
      const s = new Hand(p, sv);
      s.box(0, 20, 595, 64, 0.2);
      s.text(40, 48, 'hamnrost', { font: 'bold', size: 22, grey: 1 });
      s.right(555, 48, called(p, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 16, grey: 1 });
      s.frame(40, 80, 290, 150);
      s.frame(305, 80, 555, 150);
      s.facts(48, 150, 96, 'Fakturanummer: [no]; Fakturadatum: [date]; Förfallodatum: [due]; Kundnummer: [cust]; Krediterar faktura: [about]', { step: 12 });
      s.buyer(313, 100);
      s.remark(40, 170);
      let y = s.rows('code 44 Artikelnr; name 105 Artikel; qty 320r Antal; unit 328 Enhet; price 415r À-pris; ratep 465r Moms; sum 551r Summa', 194, { rule: 'stripes', step: 15 });
      for (const [label, value] of s.of('@fees')) { s.text(105, y, label); s.text(465, y, '25 %', { align: 'r' }); s.right(551, y, value); y += 15; }
      s.line(40, y - 6, 555);
      s.rates([90, 170, 250], y + 14, 'Sats; Underlag; Moms', { size: 8.5 });
      s.facts(370, 551, y + 14, 'Summa exkl. moms: [net]; Summa moms: [tax]; Öresavrundning: [round]; Att betala: [pay]', { align: 'r', step: 15, last: { font: 'bold', size: 12 } });
      s.line(40, 770, 555);
      s.cells([40, 170, 270, 370, 470], 782, 'Adress: [street], [post]; Bankgiro: [bg]; OCR: [ocr]; Org.nr: [org]; Momsreg.nr: [vat]', { value: { size: 7 }, deep: 10 });
      s.tell(40, 808, ['[firm] är godkänt för F-skatt. Telefon [tel].'], { size: 7 });
      return s.drawing();
    },
  },
  {
    id: 'cc31-lask', producer: 'stretched', credits: 1,
    hard: 'trays of cans with a row of deposit at the same rate; sums at the left',
    deal: { house: house('Nylands Läskfabrik AB', 'Bruksvägen 8, 870 52 Nyland'), sells: soda, rows: [2, 5], code: '999', number: (n) => String(71_880 + n), deposit: canDeposit, days: 20, isWhole: true },
    draw: (p) => {
      const s = new Hand(p, dots);
      s.text(40, 50, 'Nylands Läskfabrik AB', { font: 'bold', size: 14 });
      s.tell(40, 64, ['[street], [post]', 'Tel [tel]'], { size: 8 }, 10);
      s.text(380, 50, called(p), { font: 'bold', size: 14 });
      s.facts(380, 470, 68, 'Fakturanr: [no]; Fakturadatum: [date]; Betaldatum senast: [due]; Kundnr: [cust]; Avser: [about]', { label: { size: 8 } });
      s.buyer(380, 148);
      s.remark(40, 148);
      const y = s.rows('code 40 Varunr; name 85 Varuslag; qty 320r Antal; unit 328 Enhet; price 420r Pris; rate 465r Moms; sum 555r Belopp', 210);
      s.line(40, y - 4, 555);
      s.facts(40, 260, y + 14, 'Varubelopp exkl. moms: [net]; Moms [rate] %: [tax]; Öresavrundning: [round]; ATT BETALA: [pay]', { align: 'r', step: 15, last: { font: 'bold', size: 11 } });
      s.tell(40, 780, ['Bankgiro [bg]   OCR [ocr]   Org.nr [org]   Momsreg.nr [vat]   Godkänd för F-skatt'], { size: 8 });
      return s.drawing();
    },
  },
  {
    id: 'cc32-dryckesdepa', producer: 'fpdf', credits: 1,
    hard: 'capitals, packs and discounts; two rates with their sums in a table; many rows',
    deal: { house: house('Dryckesdepån Norr AB', 'Spantgatan 3, 973 46 Luleå'), sells: cellar, rows: [7, 12], code: '999999', number: (n) => String(9_204_300 + n), days: 25, off: [200, 350, 1000], fees: [['HEMKÖRNINGSAVGIFT', 18_500, 25], ['MILERSÄTTNING', 6_250, 25]] },
    draw: (p) => {
      const s = new Hand(p, bare, { size: 8 });
      s.text(36, 48, 'DRYCKESDEPÅN NORR', { font: 'bold', size: 15 });
      s.right(559, 48, called(p).toUpperCase(), { font: 'bold', size: 13 });
      s.buyer(330, 84, { size: 9.5 }, 12);
      s.facts(36, 110, 76, 'Fakturanummer: [no]; Fakturadatum: [date]; Kundnummer: [cust]; Er beställning: [order]; Förfallodatum: [due]; OCR: [ocr]; Krediterar: [about]', { step: 11 });
      s.remark(330, 140);
      let y = s.rows('code 36 ART.NR; caps 78 BENÄMNING; pack 245 FÖRP; qty 325r ANTAL; unit 332 ENH; price 405r PRIS; off 440r RAB %; rate 475r MOMS; sum 559r BELOPP', 178, { rule: 'bar', step: 14, edges: [32, 563] });
      for (const [label, value] of s.of('@fees')) { s.text(78, y, label); s.text(475, y, '25', { align: 'r' }); s.right(559, y, value); y += 14; }
      s.line(32, 640, 563);
      s.rates([80, 150, 220, 290], 654, 'MOMS; UNDERLAG; MOMSBELOPP; SUMMA');
      s.facts(380, 559, 654, 'SUMMA EXKL MOMS: [net]; SUMMA MOMS: [tax]; ATT BETALA SEK: [pay]', { align: 'r', step: 14, last: { font: 'bold', size: 10 } });
      s.tell(36, 770, ['[firm]  [street]  [post]  Tel [tel]', 'Bankgiro [bg]  Org.nr [org]  VAT-nr [vat]  Godkänd för F-skatt', 'Äganderätten övergår när full betalning skett. Serveringstillstånd ska kunna visas upp.'], { size: 7 }, 10);
      return s.drawing();
    },
  },
  {
    id: 'cc33-tehus', producer: 'weasyprint',
    hard: 'a web shop: cards of facts, the sum large on top',
    deal: { house: house('Tehuset Norrsken AB', 'Rådhustorget 3, 903 26 Umeå'), sells: tea, rows: [2, 5], code: 'TN-9999', number: (n) => `TN${10_220 + n}`, fees: [['Postpaket', 9_900, 25]], days: 14 },
    draw: (p) => {
      const d = desk(sv, p);
      return sheetOf(
        'body{font:10pt "DejaVu Sans Condensed","DejaVu Sans",sans-serif;color:#223}.card{background:#eef3f0;padding:4mm}.lines{margin-top:6mm}.lines th{text-transform:uppercase;font-size:7.5pt;border-bottom:.6pt solid #223}.lines td{padding:4pt;border-bottom:.3pt solid #ccc}.facts td{padding:0 10pt 2pt 0}.sums{margin:4mm 0 4mm auto}',
        side([50, '<h2>Tehuset Norrsken</h2>'], [50, `<p style="text-align:right"><b style="font-size:14pt">${called(p)}</b><br>Att betala <span style="font-size:15pt">${sv.money(p.payable)}</span> kr</p>`]), d.remark,
        `<div class="card">${side([50, d.facts('Fakturanr: [no]; Beställning: [order]; Fakturadatum: [date]; Förfallodatum: [due]')], [50, d.to()])}</div>`,
        d.rows('name l Produkt; code l Artikelnr; qty r Antal; unit l Enhet; price r Pris; ratep r Moms; sum r Summa'),
        d.sums('Delsumma: [goods]; @fees; Summa exkl. moms: [net]; @vat Moms %; Moms totalt: [taxes]; Totalt: [pay]'),
        d.say('<p class="small">Bankgiro [bg] · OCR [ocr] · [firm] · [street], [post] · Org.nr [org] · Momsreg.nr [vat] · Godkänd för F-skatt</p>'),
      );
    },
  },
  {
    id: 'cc34-kolsyra', producer: 'words',
    hard: 'gas: serial days, hire of bottles among the goods; ADR fee as goods; a long note',
    deal: { house: house('Norrlands Dryckesgas AB', 'Gasverksvägen 6, 973 46 Luleå'), sells: carbonic, rows: [2, 5], code: '999-999', number: (n) => String(530_118 + n), isFixed: true },
    draw: (p) => {
      const s = new Hand(p, dots);
      s.text(40, 52, 'NORRLANDS DRYCKESGAS', { font: 'bold', size: 13 });
      s.text(360, 52, called(p), { font: 'bold', size: 13 });
      s.line(40, 60, 555);
      s.facts(360, 455, 78, 'Fakturanummer: [no]; Fakturadatum: [date]; Kundnummer: [cust]; Förfallodag: [due]; Krediterar faktura: [about]');
      s.buyer(40, 96);
      s.remark(40, 150);
      const y = s.rows('code 40 Artikel; name 100 Text; qty 320r Antal; unit 328 Enhet; price 430r Pris; sum 555r Belopp', 178, { step: 16 });
      s.facts(370, 555, y + 14, 'Nettobelopp: [net]; Moms 25%: [tax]; Att betala: [pay]', { align: 'r', last: { font: 'bold' } });
      s.tell(40, y + 80, ['Flaskor är vår egendom och får inte fyllas av annan. Hyra räknas per påbörjad månad.', 'Tomma flaskor hämtas vid nästa leverans. Farligt gods: UN 1013, klass 2.2.'], { size: 8, grey: 0.3 });
      s.tell(40, 776, ['[firm] | [street] | [post] | [tel]', 'Bankgiro [bg] | OCR [ocr] | Org.nr [org] | Momsreg.nr [vat] | F-skatt'], { size: 7.5 }, 11);
      return s.drawing();
    },
  },
  {
    id: 'cc35-barskap', producer: 'wkhtmltopdf', credits: 1,
    hard: 'bar goods of two rates; a letter for the rate, explained below',
    deal: { house: house('Barskåpet Nordic AB', 'Skolgatan 62, 903 29 Umeå'), sells: mixers, rows: [3, 6], code: 'B9999', number: (n) => String(30_661 + n), isBelowZero: true, off: [1000] },
    draw: (p) => {
      const d = desk(tongue('true', iso), p);
      return sheetOf(
        'body{font:11pt "DejaVu Sans"}.lines th{background:#333;color:#fff;padding:4px}.lines td{padding:4px}.facts td{padding:1px 12px 1px 0}.sums{float:right;border-top:2px solid #333}.sums td{padding:2px 6px}',
        `<h2>BARSKÅPET <span style="font-weight:normal">nordic</span></h2><h3>${called(p)}</h3>`, d.remark,
        side([50, d.to()], [50, d.facts('Fakturanr: [no]; Fakturadatum: [date]; Förfallodatum: [due]; Kundnr: [cust]; Kreditering av: [about]')]), '<br>',
        d.rows('code l Art.nr; name l Vara; qty r Antal; unit l Enh; price r Pris; off r Rab %; letter r M; sum r Belopp'),
        d.sums('Netto: [net]; @vat Moms %; Summa moms: [taxes]; <b>Att betala</b>: [pay]'),
        d.say('<p>M: A = 25 %, B = livsmedel</p><p style="clear:both;font-size:9pt"><br>Bankgiro [bg], OCR [ocr]<br>[firm], [street], [post], tel [tel]<br>Org.nr [org], momsreg.nr [vat], godkänd för F-skatt</p>'),
      );
    },
  },
  {
    id: 'cc36-kaffemaskin', producer: 'arrays',
    hard: 'hire for months; a contract number; the sum in a box with the giro line for machines',
    deal: { house: house('Kaffeautomater i Norrland AB', 'Kontorsgatan 11, 931 36 Skellefteå'), sells: machine, rows: [1, 4], number: (n) => String(1_800_442 + n), days: 20, isWhole: true, fees: [['Faktureringsavgift', 3_900, 25]] },
    draw: (p) => {
      const s = new Hand(p, old);
      s.text(40, 50, 'Kaffeautomater i Norrland AB', { font: 'bold', size: 12 });
      s.text(360, 50, called(p), { size: 18 });
      s.facts(360, 450, 72, 'Fakturanr: [no]; Fakturadatum: [date]; Förfallodatum: [due]; Kundnr: [cust]; Avtal: [order]');
      s.buyer(40, 100);
      s.remark(40, 150);
      let y = s.rows('name 40 Avser; qty 330r Antal; unit 338 Enhet; price 440r Pris; sum 555r Belopp', 180, { step: 15 });
      for (const [label, value] of s.of('@fees')) { s.text(40, y, label); s.right(555, y, value); y += 15; }
      s.facts(380, 555, y + 14, 'Summa: [net]; Moms 25 %: [tax]; Öresavrundning: [round]; Att betala: [pay]', { align: 'r', last: { font: 'bold' } });
      s.tell(40, 590, ['[street], [post]. Tel [tel]. Org.nr [org]. Momsreg.nr [vat]. Godkänd för F-skatt.'], { size: 8 });
      s.line(20, 610, 575);
      s.text(40, 626, 'INBETALNING/GIRERING', { font: 'bold' });
      s.cells([40, 230, 330, 440], 648, 'Betalningsmottagare: [firm]; Till bankgiro: [bg]; Senast: [due]; Kronor: [pay]', { deep: 13 });
      s.put(330, 690, 'OCR [ocr]');
      s.text(60, 800, `# ${p.ocr} #  ${String(p.payable / 100n)} 00  3 > ${p.supplier.bankgiro.replace('-', '')}#41#`, { font: 'mono', size: 10 });
      return s.drawing();
    },
  },
  {
    id: 'cc37-musteri', producer: 'groff',
    hard: 'typeset; cider at 25 and must at the rate of food; days backwards',
    deal: { house: house('Höga Kusten Musteri HB', 'Ullånger 31, 873 98 Ullånger'), sells: must, rows: [2, 5], code: '999', number: (n) => String(901 + n), days: 20 },
    draw: (p) => {
      const back = tongue('space', dashedBack);
      return typeset(back, p, [
        '.po 2c', '.ll 17c', '.ft H', '.ps 10', '.vs 13', '.nf', '.sp |2c', '\\s+6Höga Kusten Musteri\\s-6', '.sp 1', `\\f[HB]${called(p, 'FAKTURA', 'KREDITFAKTURA')}\\f[H]`, ...(p.remark === null ? [] : [p.remark]), '.sp 1',
        '.TS', 'tab(;);', 'l lw(5c) l.', 'Fakturanr;[no];[to]', 'Fakturadatum;[date];[tostreet]', 'Förfallodatum;[due];[topost]', 'Kundnr;[cust];', ...(p.about === null ? [] : ['Krediterar;[about];']), '.TE', '.sp 1.5',
        '.TS', 'tab(;);', 'lp9 lp9 rp9 lp9 rp9 rp9 rp9', 'l lw(6.3c) r l r r r.', 'Nr;Dryck;Antal;Enhet;Pris;Moms;Summa', '_',
        ...p.lines.map((l, at) => ['code', 'name', 'qty', 'unit', 'price', 'ratep', 'sum'].map((key) => back.cell(key)(l, at)).join(';')), '_',
        ...back.facts(p, 'Netto: [net]; @vat Moms %; Moms tillsammans: [taxes]; Att betala kr: [pay]').map(([label, value]) => `;${label};;;;;${value}`), '.TE', '.sp 2',
        'Bankgiro [bg]. Skriv [ocr] som referens.', '[firm], [street], [post]. Telefon [tel].', 'Org.nr [org]. Momsreg.nr [vat]. Godkänd för F-skatt.',
      ]);
    },
  },
];
