/** Machines, gas, laundry, snow and other things about the house. */
import { dotted, iso, pointed, shortDashed, slashes, words } from '../days.ts';
import type { LayoutCC } from './bills.ts';
import { Hand } from './hand.ts';
import { alone, house } from './houses.ts';
import {
  alarm,
  chimney,
  cleaning,
  lift,
  linen,
  machines,
  pests,
  propane,
  snow,
  spares,
  waste,
} from './stock-house.ts';
import { apart, called, tongue } from './tongue.ts';
import { desk, sheetOf, side } from './web.ts';

const sv = tongue('swedish', iso);
const dots = tongue('dotted', iso);
const old = tongue('space', pointed);
const long = tongue('space', words);

// prettier-ignore
export const kitchen: readonly LayoutCC[] = [
  {
    id: 'cc38-storkok', producer: 'reportlab-embedded', credits: 1,
    hard: 'large sums, serial numbers below machines, hours of mounting; discounts',
    deal: { house: house('Storköksteknik i Övre Norrland AB', 'Verkstadsvägen 12, 973 45 Luleå'), sells: machines, rows: [2, 5], code: '999.999', number: (n) => String(16_240 + n), off: [1000, 2500], fees: [['Frakt', 185_000, 25]], isWhole: true },
    draw: (p) => {
      const s = new Hand(p, sv);
      s.text(40, 54, 'STORKÖKSTEKNIK', { font: 'bold', size: 17 });
      s.text(40, 67, 'i övre norrland', { size: 9 });
      s.text(330, 54, called(p), { font: 'bold', size: 17 });
      s.facts(330, 430, 74, 'Fakturanr: [no]; Fakturadatum: [date]; Förfallodatum: [due]; Betalningsvillkor: 30 dagar netto; Vår referens: Robert Öhlund; Avser faktura: [about]', { step: 12 });
      s.buyer(40, 110);
      s.facts(40, 120, 162, 'Er referens: [ref]; Kundnr: [cust]', { step: 12 });
      s.remark(330, 162);
      let y = s.rows('code 40 Art.nr; name 95 Benämning; qty 300r Antal; unit 307 Enh; price 395r À-pris; off 435r Rab %; sum 555r Belopp', 206, { step: 15, below: (l) => (l.price > 50_000_000n ? `Serienr ${1_000_000 + apart(l, 'serial', 8_999_999)}, garanti 24 månader` : '') });
      for (const [label, value] of s.of('@fees')) { s.text(95, y, label); s.right(555, y, value); y += 15; }
      s.box(330, 630, 555, 716, 0.94);
      s.facts(338, 547, 648, 'Netto: [net]; Moms 25 %: [tax]; Öresavrundning: [rounding]; Att betala SEK: [pay]', { align: 'r', step: 18, last: { font: 'bold', size: 12 } });
      s.tell(40, 776, ['[firm]   [street]   [post]   Tel [tel]', 'Bankgiro [bg]   OCR [ocr]   Org.nr [org]   Momsreg.nr [vat]   Godkänd för F-skatt'], { size: 7.5 }, 11);
      return s.drawing();
    },
  },
  {
    id: 'cc39-reservdelar', producer: 'ghostscript', credits: 2,
    hard: 'spare parts in capitals; ordered, delivered and rest; negative with the minus behind',
    deal: { house: house('Diskmaskinsdelar Norr AB', 'Mekanikergatan 9, 906 20 Umeå'), sells: spares, rows: [1, 5], code: '99-99999', number: (n) => String(502_710 + n), fees: [['FRAKT', 16_500, 25]], isBelowZero: true },
    draw: (p) => {
      const t = tongue('trailing', shortDashed);
      const s = new Hand(p, t, { font: 'mono', size: 8.5 });
      s.text(40, 50, 'DISKMASKINSDELAR NORR AB', { font: 'monobold', size: 12 });
      s.tell(40, 64, ['[street]', '[post]'], {}, 11);
      s.text(360, 50, called(p, 'FAKTURA', 'KREDITNOTA').toUpperCase(), { font: 'monobold', size: 12 });
      s.facts(360, 460, 66, 'FAKTURANR: [no]; DATUM: [date]; FÖRF.DATUM: [due]; KUNDNR: [cust]; ERT ORDERNR: [order]; TILL FAKTURA: [about]', { step: 11 });
      s.tell(40, 128, ['[to]', '[tostreet]', '[topost]'], {}, 11);
      s.remark(40, 172);
      let y = s.rows('code 40 ARTNR; caps 100 BENÄMNING; qty 300r BEST; qty 340r LEV; unit 350 ENH; price 450r PRIS; sum 555r BELOPP', 196, { step: 13, head: { font: 'monobold' } });
      for (const [label, value] of s.of('@fees')) { s.text(100, y, label); s.right(555, y, value); y += 13; }
      s.line(40, y - 5, 555);
      s.facts(360, 555, y + 10, 'NETTO: [net]; MOMS 25%: [tax]; ATT BETALA: [pay]', { align: 'r', step: 13 });
      s.tell(40, 778, ['BANKGIRO [bg]  OCR [ocr]  TEL [tel]', 'ORGNR [org]  VAT [vat]  GODKÄND FÖR F-SKATT'], {}, 12);
      return s.drawing();
    },
  },
  {
    id: 'cc40-gasol', producer: 'skia',
    hard: 'bottles with hire; labels with a colon; a short bill of a depot',
    deal: { house: house('Gasdepån i Gällivare AB', 'Malmvägen 16, 982 38 Gällivare'), sells: propane, rows: [1, 4], code: '9999', number: (n) => String(8_106 + n), days: 15, isWhole: true },
    draw: (p) => {
      const s = new Hand(p, sv, { size: 10 });
      s.text(50, 60, 'Gasdepån', { font: 'bold', size: 20 });
      s.text(380, 60, called(p, 'FAKTURA', 'KREDIT'), { size: 16 });
      s.facts(380, 470, 84, 'Fakturanr: [no]; Datum: [date]; Förfaller: [due]; Kundnr: [cust]; Kredit av: [about]', { step: 14 });
      s.buyer(50, 110, { size: 10.5 }, 14);
      s.remark(50, 170);
      const y = s.rows('code 50 Nr; name 95 Vara; qty 300r Antal; unit 310 Enhet; price 430r Pris; sum 545r Summa', 200, { step: 18 });
      s.facts(370, 545, y + 12, 'Exkl. moms: [net]; Moms 25 %: [tax]; Avrundning: [round]; Summa: [pay]', { align: 'r', step: 16, last: { font: 'bold', size: 12 } });
      s.tell(50, 750, ['[firm], [street], [post]', 'Bankgiro [bg]. OCR [ocr]. Tel [tel].', 'Org.nr [org]. Momsreg.nr [vat]. Har F-skatt.'], { size: 9 }, 13);
      return s.drawing();
    },
  },
  {
    id: 'cc41-tvatteri', producer: 'weasyprint', credits: 1, count: 3,
    hard: 'hire of linen by the piece; a fee in the rows, a period among the facts; small grey heads',
    deal: { house: house('Tvätteriet i Boden Textilservice AB', 'Garnisonsgatan 20, 961 36 Boden'), sells: linen, rows: [4, 8], code: '999', number: (n) => String(260_410 + n), days: 20, fees: [['Miljö- och transportavgift', 8_500, 25]] },
    draw: (p) => {
      const d = desk(sv, p);
      return sheetOf(
        'body{font:9pt "Liberation Sans Narrow","Liberation Sans",sans-serif}.lines th{color:#777;font-weight:normal;border-bottom:.6pt solid #777}.lines td{padding:3pt 4pt;border-bottom:.3pt solid #ddd}.facts td{padding:0 10pt 1pt 0}.sums{margin:5mm 0 0 auto;font-size:10pt}.foot{border-top:.6pt solid #777;margin-top:20mm;font-size:8pt}',
        side([60, '<b style="font-size:16pt;color:#17578a">Tvätteriet i Boden</b>'], [40, `<span style="font-size:16pt">${called(p)}</span>`]), d.remark, '<br>',
        side([60, d.to()], [40, d.facts('Fakturanummer: [no]; Fakturadatum: [date]; Förfallodatum: [due]; Kundnummer: [cust]; Period: [ago] – [date]; Krediterar: [about]')]), '<br>',
        d.rows('code l Art; name l Text; qty r Antal; unit l Enhet; price r Pris; sum r Belopp', { foot: d.fees(1, 6) }),
        d.sums('Summa: [net]; Moms 25 %: [tax]; <b>Att betala</b>: [pay]'),
        d.say('<div class="foot">[firm] · [street] · [post] · [tel] · Bankgiro [bg] · OCR [ocr]<br>Org.nr [org] · Momsreg.nr [vat] · Godkänd för F-skatt · Saknade plagg faktureras efter inventering</div>'),
      );
    },
  },
  {
    id: 'cc42-snorojning', producer: 'calc', credits: 1,
    hard: 'someone with a loader; a spreadsheet in which labels stand left of the rows',
    deal: { house: alone('Malmfältens Snöröjning Jan Pokka', 'Lombolovägen 44, 981 38 Kiruna', '690203'), sells: snow, rows: [2, 4], number: (n) => String(2_026_031 + n), from: '2026-01-14', days: 20 },
    draw: (p) => {
      const d = desk(sv, p);
      const line = (label: string, value: string): string => `<tr><td>${label}</td><td colspan="2" align="left">${d.say(value)}</td></tr>`;
      return sheetOf(
        'td,th{padding:2pt 5pt}',
        `<table>${line(`<b>${called(p, 'FAKTURA', 'KREDITFAKTURA')}</b>`, '')}${line('Från', '[firm]')}${line('', '[street], [post]')}${line('Kund', '[to]')}${line('', '[tostreet], [topost]')}${line('Fakturanr', '[no]')}${line('Fakturadatum', '[date]')}${line('Förfallodatum', '[due]')}${p.about === null ? '' : line('Avser faktura', '[about]')}${p.remark === null ? '' : line(p.remark, '')}</table><br>`,
        d.rows('name l Arbete; qty r Antal; unit l Enhet; price r Pris; sum r Summa', { foot: sv.facts(p, 'Summa exkl moms: [net]; Moms 25%: [tax]; Att betala: [pay]').map(([label, value]) => `<tr><td></td><td></td><td colspan="2">${label}</td><td align="right">${value}</td></tr>`).join('') }),
        `<br><table>${line('Bankgiro', '[bg]')}${line('Org.nr', '[org]')}${line('Momsreg.nr', '[vat]')}${line('Godkänd för F-skatt', '')}${line('Telefon', '[tel]')}</table>`,
      );
    },
  },
  {
    id: 'cc43-hiss', producer: 'pdf-lib',
    hard: 'an object and a period stand below each row; a contract; grey panel at the side',
    deal: { house: house('Hissjour Norrbotten AB', 'Banvägen 31, 973 46 Luleå'), sells: lift, rows: [1, 4], number: (n) => `H${26_0710 + n}`, days: 30 },
    draw: (p) => {
      const s = new Hand(p, sv);
      s.box(400, 0, 595, 842, 0.95);
      s.text(40, 56, 'hissjour', { font: 'bold', size: 24 });
      s.text(410, 56, called(p), { font: 'bold', size: 13 });
      let y = 84;
      for (const [label, value] of s.of('Fakturanummer: [no]; Fakturadatum: [date]; Förfallodatum: [due]; Kundnummer: [cust]; Avtalsnummer: [order]; Er referens: [ref]; Krediterad faktura: [about]; Bankgiro: [bg]; OCR: [ocr]')) { s.text(410, y, label, { size: 7.5, grey: 0.4 }); s.text(410, y + 12, value, { size: 10 }); y += 32; }
      s.buyer(40, 100);
      s.remark(40, 160);
      const end = s.rows('name 40 Avser; qty 245r Antal; unit 252 Enh; price 325r Pris; sum 392r Belopp', 200, { step: 16, edges: [38, 394], fold: 30, below: (l) => (l.unit === 'st' ? 'Objekt 8841-2, 2026-07-01 – 2026-09-30' : '') });
      s.facts(230, 392, end + 16, 'Summa: [net]; Moms 25 %: [tax]; Att betala SEK: [pay]', { align: 'r', step: 15, last: { font: 'bold', size: 11 } });
      s.tell(40, 770, ['[firm], [street], [post], [tel]', 'Org.nr [org], momsreg.nr [vat]. Godkänd för F-skatt.'], { size: 8 });
      return s.drawing();
    },
  },
  {
    id: 'cc44-larm', producer: 'chromium', credits: 1,
    hard: 'months and a turn-out at night with a time in its name; a cloud program',
    deal: { house: house('Malmfältens Vaktbolag AB', 'Hermelinsgatan 5, 981 30 Kiruna'), sells: alarm, rows: [2, 5], code: '9999', number: (n) => String(41_066 + n), isWhole: true },
    draw: (p) => {
      const d = desk(tongue('swedish', slashes), p);
      return sheetOf(
        'body{font-size:9.5pt}.lines th{background:#222;color:#fff}.lines td,.lines th{padding:3pt 5pt}.lines tr:nth-child(even) td{background:#f3f3f3}.facts td{padding:0 10pt 1pt 0}.sums{margin:6mm 0 0 auto}.sums td{padding:2pt 0 2pt 20pt}.foot td{font-size:7.5pt}',
        side([50, '<b style="font-size:15pt">MALMFÄLTENS VAKTBOLAG</b>'], [50, `<b style="font-size:15pt">${called(p, 'FAKTURA', 'KREDITFAKTURA')}</b>`]), d.remark, '<br>',
        side([50, d.facts('Fakturanummer: [no]; Fakturadatum: [date]; Förfallodatum: [due]; OCR: [ocr]; Kundnummer: [cust]; Kreditfaktura till: [about]')], [50, `${d.to()}<br><br>Er referens: ${p.reference}`]), '<br>',
        d.rows('code l Art; name l Beskrivning; qty r Antal; unit l Enhet; price r Pris; ratep r Moms; sum r Belopp'),
        d.sums('Exkl. moms: [net]; Moms: [tax]; Avrundning: [round]; <b>ATT BETALA</b>: [pay] SEK'),
        `<br><br><div class="foot">${side([33, d.say('[firm]<br>[street]<br>[post]')], [33, d.say('Telefon [tel]<br>[mail]<br>Bankgiro [bg]')], [34, d.say('Org.nr [org]<br>Momsreg.nr [vat]<br>Godkänd för F-skatt')])}</div>`,
      );
    },
  },
  {
    id: 'cc45-stadkem', producer: 'fpdf',
    hard: 'chemicals with an EAN column; discounts with zeros; two lines of heads',
    deal: { house: house('Renkem Hygien i Norr AB', 'Depågatan 2, 904 22 Umeå'), sells: cleaning, rows: [3, 6], code: '99999', number: (n) => String(220_518 + n), off: [0, 1500, 3000], fees: [['Miljöavgift', 2_900, 25]] },
    draw: (p) => {
      const s = new Hand(p, dots, { size: 8.5 });
      s.text(40, 52, 'RENKEM', { font: 'bold', size: 22 });
      s.right(555, 52, called(p), { font: 'bold', size: 16 });
      s.cells([40, 145, 250, 355, 460], 78, 'Fakturanummer: [no]; Fakturadatum: [date]; Kundnummer: [cust]; Förfallodatum: [due]; Avser faktura: [about]', { deep: 12, value: { size: 10 } });
      s.line(40, 98, 555);
      s.buyer(340, 118);
      s.remark(40, 130);
      let y = s.rows('code 40 Artikel-~nummer; name 90 Benämning; ean 245 EAN; qty 350r Antal; unit 357 Enhet; price 430r À-pris~exkl. moms; offs 465r Rabatt~%; sum 555r Belopp', 180, { step: 15 });
      for (const [label, value] of s.of('@fees')) { s.text(90, y, label); s.right(555, y, value); y += 15; }
      s.line(40, y - 6, 555);
      s.facts(380, 555, y + 10, 'Nettobelopp: [net]; Moms 25 %: [tax]; Att betala: [pay]', { align: 'r', step: 15, last: { font: 'bold', size: 11 } });
      s.tell(40, 770, ['[firm] · [street] · [post] · Tel [tel] · [mail]', 'Bankgiro [bg] · OCR [ocr] · Organisationsnr [org] · Momsreg.nr [vat] · Godkänd för F-skatt'], { size: 7.5 }, 11);
      return s.drawing();
    },
  },
  {
    id: 'cc46-skadedjur', producer: 'runs',
    hard: 'a quarter of a contract; a protocol at no cost among the rows',
    deal: { house: house('Polar Skadedjur & Sanering AB', 'Kvarngatan 4, 952 61 Kalix'), sells: pests, rows: [2, 4], number: (n) => String(77_100 + n), days: 20, isFixed: true },
    draw: (p) => {
      const s = new Hand(p, long, { size: 9.5 });
      s.text(44, 56, 'Polar Skadedjur & Sanering', { font: 'serifbold', size: 15 });
      s.text(44, 92, called(p, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 12 });
      s.facts(44, 150, 112, 'Fakturanummer: [no]; Fakturadatum: [date]; Förfallodatum: [due]; Kund: [cust]; Avtal: [order]');
      s.buyer(350, 112);
      s.remark(350, 168);
      const y = s.rows('name 44 Tjänst; qty 330r Antal; unit 340 Enhet; price 440r Pris; sum 550r Kronor', 204, { step: 16, edges: [42, 552] });
      s.line(42, y - 4, 552);
      s.facts(360, 550, y + 14, 'Summa exkl. moms: [net]; Moms 25 %: [tax]; Summa att betala: [pay]', { align: 'r', step: 16, last: { font: 'bold' } });
      s.tell(44, y + 100, ['Nästa besök sker under kommande kvartal. Egenkontrollen finns på vår portal.'], { size: 8.5 });
      s.tell(44, 772, ['[firm], [street], [post], telefon [tel]', 'Bankgiro [bg]. OCR [ocr]. Org.nr [org]. Momsreg.nr [vat]. F-skatt.'], { size: 8 }, 11);
      return s.drawing();
    },
  },
  {
    id: 'cc47-avfall', producer: 'recoded', credits: 1,
    hard: 'a municipal company; collected oil at no cost; site and period in the head',
    deal: { house: house('Norrstrands Återvinning AB', 'Återvinningsvägen 10, 941 43 Piteå'), sells: waste, rows: [2, 5], code: '999', number: (n) => String(3_260_915 + n), fees: [['Fast avgift', 22_500, 25]] },
    draw: (p) => {
      const s = new Hand(p, old);
      s.text(40, 50, 'NORRSTRANDS ÅTERVINNING', { font: 'bold', size: 12 });
      s.text(350, 50, called(p), { font: 'bold', size: 16 });
      s.frame(346, 62, 555, 142);
      s.facts(352, 450, 76, 'Fakturanummer: [no]; Kundnummer: [cust]; Fakturadatum: [date]; Förfallodatum: [due]; OCR-nummer: [ocr]; Avser faktura: [about]', { step: 12.5 });
      s.buyer(40, 120);
      s.remark(40, 176);
      s.tell(40, 192, ['Hämtställe: [tostreet]   Period: [ago] – [date]']);
      let y = s.rows('code 40 Tjänst; name 85 Specifikation; qty 310r Antal; unit 318 Enh; price 400r Pris; ratep 450r Moms; sum 555r Belopp', 216, { rule: 'bar', step: 15 });
      for (const [label, value] of s.of('@fees')) { s.text(85, y, label); s.text(450, y, '25 %', { align: 'r' }); s.right(555, y, value); y += 15; }
      s.line(300, y - 4, 555);
      s.facts(360, 555, y + 12, 'Summa före moms: [net]; Moms: [tax]; Att betala: [pay]', { align: 'r', step: 15, last: { font: 'bold' } });
      s.tell(40, 770, ['[firm]  [street]  [post]  Kundtjänst [tel]', 'Bankgiro [bg]  Org.nr [org]  Momsreg.nr [vat]  Godkänd för F-skatt', 'Invändningar mot fakturan ska göras inom tio dagar.'], { size: 7.5 }, 10);
      return s.drawing();
    },
  },
  {
    id: 'cc48-sotare', producer: 'writer',
    hard: 'a master of chimneys writes a letter with a table',
    deal: { house: house('Sotarmästarn i Haparanda AB', 'Västra Esplanaden 17, 953 31 Haparanda'), sells: chimney, rows: [1, 3], number: (n) => String(15_330 + n), days: 20, isWhole: true },
    draw: (p) => {
      const d = desk(tongue('space', dotted), p);
      return sheetOf(
        'body{font:10.5pt "Liberation Sans"}td,th{padding:2pt 6pt}.lines td,.lines th{border:.5pt solid #000}',
        d.say('<p><b>SOTARMÄSTARN I HAPARANDA</b></p>'), `<p><b>${called(p)}</b></p>`, d.remark,
        side([50, d.facts('Fakturanummer: [no]; Fakturadatum: [date]; Förfallodatum: [due]; Kundnummer: [cust]')], [50, d.to()]), '<br>',
        d.rows('name l Utfört arbete; qty r Antal; unit l Enhet; price r À-pris; sum r Belopp'), '<br>',
        d.sums('Summa arbete: [net]; Moms 25 %: [tax]; Öresavrundning: [round]; <b>Att betala</b>: [pay]'),
        d.say('<p>Arbetet utfört [sent]. Betala till bankgiro [bg] och ange [ocr].</p><p>[firm], [street], [post], tel [tel]<br>Org.nr [org], momsreg.nr [vat], godkänd för F-skatt</p>'),
      );
    },
  },
];
