/** Printers, licences, commissions, staff, craftsmen and papers of an office. */
import { abbreviated, dotted, iso, slashed, words } from '../days.ts';
import type { LayoutCC } from './bills.ts';
import { Hand } from './hand.ts';
import { alone, house } from './houses.ts';
import {
  booking,
  cancelledNight,
  cards,
  carpenter,
  electrician,
  music,
  plumber,
  power,
  printers,
  staff,
  broadband,
} from './stock-house.ts';
import { apart, called, tongue } from './tongue.ts';
import { desk, sheetOf, side } from './web.ts';

const sv = tongue('swedish', iso);
const dots = tongue('dotted', dotted);
const long = tongue('swedish', words);

// prettier-ignore
export const office: readonly LayoutCC[] = [
  {
    id: 'cc49-skrivare', producer: 'reportlab', credits: 1,
    hard: 'clicks with four decimals, meters below the rows, hire of months',
    deal: { house: house('Kontorsprint Norr AB', 'Servicegatan 7, 931 37 Skellefteå'), sells: printers, rows: [3, 4], code: '9999', number: (n) => String(91_115 + n), isFixed: true },
    draw: (p) => {
      const s = new Hand(p, sv);
      s.text(40, 50, 'kontorsprint', { font: 'bold', size: 19 });
      s.text(360, 50, called(p), { size: 19 });
      s.facts(360, 450, 72, 'Fakturanummer: [no]; Fakturadatum: [date]; Förfallodatum: [due]; Kundnummer: [cust]; Avtal: [order]; Krediterar: [about]', { step: 12 });
      s.buyer(40, 96);
      s.remark(40, 150);
      const y = s.rows('code 40 Art; name 80 Benämning; qty 310r Antal; unit 318 Enhet; price4 410r Pris; sum 555r Summa', 184, { step: 15, below: (l) => { const from = 20_000 + apart(l, 'meter', 60_000); return l.price < 10_000n ? `Mätare ${from} – ${BigInt(from) + (l.quantity < 0n ? -l.quantity : l.quantity) / 1000n}` : ''; } });
      s.line(40, y - 4, 555);
      s.facts(370, 555, y + 12, 'Summa: [net]; Moms 25 %: [tax]; Att betala SEK: [pay]', { align: 'r', step: 15, last: { font: 'bold', size: 11 } });
      s.tell(40, 776, ['[firm] | [street] | [post] | [tel] | Bankgiro [bg] | OCR [ocr]', 'Org.nr [org] | Momsreg.nr [vat] | Godkänd för F-skatt'], { size: 7.5 }, 11);
      return s.drawing();
    },
  },
  {
    id: 'cc50-musiklicens', producer: 'weasyprint',
    hard: 'a licence for months; rate in words; a letter-like page with the sum in bold',
    deal: { house: house('Nordisk Musiklicens ek. för.', 'Box 5091, 102 42 Stockholm'), sells: music, rows: [1, 3], number: (n) => String(77_801_240 + n), days: 30, isWhole: true },
    draw: (p) => {
      const d = desk(long, p);
      return sheetOf(
        'body{font:10pt "Liberation Serif",serif}.lines th{border-bottom:.6pt solid #000}.lines td{padding:3pt 4pt}.facts td{padding:0 14pt 1pt 0}.sums{margin:5mm 0 0 auto}',
        '<p style="font-size:17pt">Nordisk Musiklicens</p>', side([55, d.to()], [45, d.facts('Fakturanummer: [no]; Fakturadatum: [date]; Förfallodatum: [due]; Licenstagare: [cust]; Avser faktura: [about]')]),
        `<h3>${called(p, 'Faktura för musiklicens', 'Kreditfaktura för musiklicens')}</h3>`, d.remark,
        d.rows('name l Licens; qty r Antal; unit l Enhet; price r Pris; sum r Belopp'),
        d.sums('Belopp exklusive moms: [net]; Moms 25 procent: [tax]; Öresutjämning: [round]; <b>Att betala, kronor</b>: [pay]'),
        d.say('<p>Licensavgiften följer avtalet med branschen. Ändrat antal platser anmäls till [mail].</p><p class="small">[firm], [street], [post]. Telefon [tel]. Bankgiro [bg], OCR [ocr]. Organisationsnummer [org]. Momsregistreringsnummer [vat]. Godkänd för F-skatt.</p>'),
      );
    },
  },
  {
    id: 'cc51-bokning', producer: 'chromium', credits: 1, count: 3,
    hard: 'commission in one sum; nights called off as a negative row; English words in a Swedish bill',
    deal: { house: house('Nattsök Hotellbokning AB', 'Sveavägen 155, 113 46 Stockholm'), sells: booking, rows: [2, 4], number: (n) => `NS-2026-${40_177 + n}`, days: 14, back: cancelledNight },
    draw: (p) => {
      const d = desk(sv, p);
      return sheetOf(
        'body{font:10pt "DejaVu Sans",sans-serif;color:#234}.lines th{border-bottom:1.2pt solid #36c;padding:4pt}.lines td{padding:4pt;border-bottom:.3pt solid #ccd}.facts td{padding:0 12pt 2pt 0}.sums{margin:5mm 0 0 auto}.sums td{padding:2pt 0 2pt 16pt}',
        side([60, '<b style="font-size:20pt;color:#36c">nattsök</b>'], [40, `<b style="font-size:14pt">${called(p, 'Faktura / Invoice', 'Kreditfaktura / Credit note')}</b>`]), d.remark, '<br>',
        side([60, d.to()], [40, d.facts('Fakturanummer: [no]; Fakturadatum: [date]; Förfallodatum: [due]; Hotell-ID: [cust]; Avser faktura: [about]')]), '<br>',
        d.rows('name l Beskrivning; qty r Antal; unit l Enhet; price r Pris; ratep r Moms; sum r Belopp'),
        d.sums('Netto: [net]; Moms 25 %: [tax]; <b>Totalt SEK</b>: [pay]'),
        d.say('<p>Bankgiro [bg] · OCR [ocr]. Provision beräknas på genomförda vistelser enligt partneravtal.</p><p class="small">[firm] · [street], [post] · [tel] · Org.nr [org] · VAT [vat] · Godkänd för F-skatt</p>'),
      );
    },
  },
  {
    id: 'cc52-bemanning', producer: 'cairo', credits: 1,
    hard: 'hours by person and week below each row; a factor named in small print',
    deal: { house: house('Fjällresursen Bemanning AB', 'Prästgatan 29, 831 31 Östersund'), sells: staff, rows: [2, 5], number: (n) => String(10_560 + n), days: 15 },
    draw: (p) => {
      const s = new Hand(p, sv);
      s.text(40, 56, 'fjällresursen', { font: 'bold', size: 20 });
      s.right(555, 56, called(p, 'FAKTURA', 'KREDITFAKTURA'), { size: 15 });
      s.line(40, 66, 555, 66, 2);
      s.facts(40, 140, 88, 'Fakturanummer: [no]; Fakturadatum: [date]; Förfallodatum: [due]; Kundnummer: [cust]; Er referens: [ref]; Krediterar faktura: [about]');
      s.buyer(340, 88);
      s.remark(340, 144);
      const y = s.rows('name 40 Uppdrag; qty 320r Antal; unit 328 Enhet; price 430r Pris; sum 555r Belopp', 186, { step: 15, below: (l) => `${['E. Grahn', 'A. Pekkari', 'S. Lantto', 'M. Haapala'][apart(l, 'who', 4)]}, vecka ${24 + apart(l, 'week', 14)}` });
      s.line(40, y - 5, 555);
      s.facts(380, 555, y + 12, 'Summa exkl. moms: [net]; Moms 25 %: [tax]; Att betala: [pay]', { align: 'r', step: 15, last: { font: 'bold', size: 11 } });
      s.tell(40, 730, ['Fordran är överlåten till Rimnord Finans AB. Betalning kan endast ske till bankgiro [bg].', 'Ange OCR [ocr].'], { size: 8 });
      s.tell(40, 776, ['[firm], [street], [post], [tel]', 'Org.nr [org]. Momsreg.nr [vat]. Godkänd för F-skatt. Kollektivavtal finns.'], { size: 7.5 }, 11);
      return s.drawing();
    },
  },
  {
    id: 'cc53-elmontor', producer: 'wkhtmltopdf',
    hard: 'work and goods by the hour and metre; job number; article numbers of goods and work alike',
    deal: { house: house('Elmontören i Gällivare AB', 'Industrigatan 30, 982 38 Gällivare'), sells: electrician, rows: [3, 6], code: 'E9999999', number: (n) => String(5_190 + n), isWhole: true },
    draw: (p) => {
      const d = desk(sv, p);
      return sheetOf(
        'body{font:11pt "Liberation Sans"}.lines th{border-top:1px solid #000;border-bottom:1px solid #000;padding:3px}.lines td{padding:3px}.facts td{padding:1px 14px 1px 0}.sums{float:right}.sums td{padding:2px 0 2px 20px}',
        side([55, '<h2>ELMONTÖREN</h2>i Gällivare'], [45, `<h2>${called(p)}</h2>`]), d.remark,
        side([55, d.facts('Fakturanr: [no]; Fakturadatum: [date]; Förfallodatum: [due]; Kundnr: [cust]; Arbetsorder: [order]; Kredit på faktura: [about]')], [45, d.to()]), `<p>Avser arbete i kök och bar, utfört ${p.delivered}. Kontakt ${p.reference}.</p>`,
        d.rows('code l Artikelnr; name l Benämning; qty r Antal; unit l Enh; price r À-pris; sum r Belopp'),
        d.sums('Summa: [net]; Moms 25 %: [tax]; Öresavrundning: [round]; <b>Att betala</b>: [pay] kr'),
        d.say('<p style="clear:both;font-size:9pt"><br>[firm] &nbsp; [street] &nbsp; [post] &nbsp; Tel [tel]<br>Bankgiro [bg] &nbsp; OCR [ocr] &nbsp; Org.nr [org] &nbsp; Momsreg.nr [vat] &nbsp; Godkänd för F-skatt</p>'),
      );
    },
  },
  {
    id: 'cc54-vvs', producer: 'pdf-lib', credits: 1,
    hard: 'work report with hours; sums with labels on the left of a double rule',
    deal: { house: house('Rör & Spol i Arvidsjaur AB', 'Järnvägsgatan 40, 933 32 Arvidsjaur'), sells: plumber, rows: [2, 5], number: (n) => String(20_260 + n), days: 20, fees: [['Servicebil', 45_000, 25]] },
    draw: (p) => {
      const s = new Hand(p, dots);
      s.text(40, 54, 'RÖR & SPOL', { font: 'bold', size: 18 });
      s.tell(40, 68, ['[street], [post]', 'Jour dygnet runt [tel]'], { size: 8 }, 10);
      s.text(380, 54, called(p), { font: 'bold', size: 18 });
      s.facts(380, 465, 76, 'Faktura nr: [no]; Datum: [date]; Förfaller: [due]; Kund nr: [cust]; Order: [order]; Avser faktura: [about]');
      s.buyer(40, 126);
      s.remark(40, 180);
      let y = s.rows('name 40 Beskrivning; qty 325r Antal; unit 335 Enhet; price 440r Pris; sum 555r Summa', 204, { step: 16 });
      for (const [label, value] of s.of('@fees')) { s.text(40, y, label); s.right(555, y, value); y += 16; }
      s.line(40, y - 4, 555);
      s.line(40, y - 2, 555);
      s.facts(40, 555, y + 14, 'Summa exklusive moms: [net]; Mervärdesskatt 25 %: [tax]; Att betala senast [due]: [pay]', { align: 'r', step: 16, last: { font: 'bold', size: 11 } });
      s.tell(40, 772, ['[firm]   Bankgiro [bg]   OCR [ocr]', 'Org.nr [org]   Momsreg.nr [vat]   Godkänd för F-skatt'], { size: 8 });
      return s.drawing();
    },
  },
  {
    id: 'cc55-snickare', producer: 'writer',
    hard: 'someone who works alone; few fields; a typed page with a table',
    deal: { house: alone('Ingmar Wallström Snickeri', 'Nyborgsvägen 3, 952 51 Kalix', '580726'), sells: carpenter, rows: [2, 4], number: (n) => `26-${17 + n}`, days: 20 },
    draw: (p) => {
      const d = desk(tongue('space', slashed), p);
      return sheetOf(
        'body{font:11pt "Liberation Mono"}td,th{padding:2pt 6pt}',
        d.say('<p>[firm]<br>[street]<br>[post]<br>[tel]</p>'), `<p>${d.to()}</p><p><b>${called(p, 'FAKTURA', 'KREDITFAKTURA')} ${p.number}</b></p>`, d.remark, d.say('<p>Datum [date]. Betalas inom 20 dagar, senast [due].</p>'),
        d.rows('name l Arbete; qty r Antal; unit l Enhet; price r Pris; sum r Summa'), '<br>',
        d.sums('Summa: [net]; Moms 25 %: [tax]; <b>Att betala</b>: [pay]'),
        d.say('<p>Bankgiro [bg]<br>Orgnr [org]<br>Momsnr [vat]<br>F-skatt finns</p>'),
      );
    },
  },
  {
    id: 'cc56-el', producer: 'reportlab-embedded',
    hard: 'kilowatt hours with four decimals; meter, point of delivery and a table of use',
    deal: { house: house('Norrsken Kraft Handel AB', 'Älvgatan 15, 921 31 Lycksele'), sells: power, rows: [4, 4], number: (n) => String(811_020_455 + n), isFixed: true, days: 25 },
    draw: (p) => {
      const s = new Hand(p, sv);
      s.text(40, 50, 'norrsken kraft', { font: 'bold', size: 17 });
      s.text(330, 50, called(p, 'Elfaktura'), { font: 'bold', size: 15 });
      s.frame(330, 62, 555, 132);
      s.facts(338, 440, 78, 'Fakturanummer: [no]; Kundnummer: [cust]; Fakturadatum: [date]; Förfallodag: [due]; OCR: [ocr]', { step: 12 });
      s.buyer(40, 110);
      s.remark(40, 166);
      s.tell(40, 186, ['Anläggnings-id 735 999 118 00[cust]   Mätperiod [ago] – [date]   Elområde SE1'], { size: 8 });
      const y = s.rows('name 40 Specifikation; qty 330r Antal; unit 338 Enhet; price4 430r Pris kr; ratep 470r Moms; sum 555r Belopp kr', 212, { step: 16 });
      s.line(40, y - 5, 555);
      s.facts(370, 555, y + 12, 'Summa exkl. moms: [net]; Moms 25 %: [tax]; Att betala: [pay]', { align: 'r', step: 15, last: { font: 'bold', size: 11 } });
      s.text(40, 480, 'Din förbrukning, kWh', { font: 'bold' });
      for (const [at, month] of ['sep', 'okt', 'nov', 'dec', 'jan', 'feb', 'mar', 'apr'].entries()) { const use = 7_000 + ((Number(p.order) * (at + 3)) % 9_000); s.box(50 + at * 62, 600 - use / 200, 80 + at * 62, 600, 0.6); s.text(65 + at * 62, 612, month, { size: 7, align: 'c' }); s.text(65 + at * 62, 596 - use / 200, String(use), { size: 7, align: 'c' }); }
      s.tell(40, 770, ['[firm], [street], [post]. Kundservice [tel]. Bankgiro [bg].', 'Org.nr [org]. Momsreg.nr [vat]. Godkänd för F-skatt. Klagomål: Konsumenternas energimarknadsbyrå.'], { size: 7.5 }, 10);
      return s.drawing();
    },
  },
  {
    id: 'cc57-bredband', producer: 'stretched', credits: 1,
    hard: 'a telephone bill: months, minutes with four decimals, sums first and rows below',
    deal: { house: house('Lapplands Stadsnät Tjänster AB', 'Skolgatan 4, 923 32 Storuman'), sells: broadband, rows: [3, 5], number: (n) => String(1_002_661 + n), days: 20, isFixed: true, isWhole: true, fees: [['Pappersfaktura', 4_900, 25]] },
    draw: (p) => {
      const s = new Hand(p, long);
      s.text(40, 52, 'Lapplands Stadsnät', { font: 'bold', size: 16 });
      s.text(350, 52, called(p), { font: 'bold', size: 16 });
      s.buyer(40, 96);
      s.facts(350, 450, 76, 'Fakturanummer: [no]; Fakturadatum: [date]; Kundnummer: [cust]; Avser faktura: [about]');
      s.remark(40, 150);
      s.box(40, 166, 555, 236, 0.92);
      s.facts(50, 300, 182, 'Summa exkl. moms: [net]; Moms 25 %: [tax]; Öresavrundning: [rounding]; Att betala: [pay]', { align: 'r', step: 15, last: { font: 'bold', size: 11 } });
      s.facts(350, 450, 182, 'Förfallodatum: [due]; Bankgiro: [bg]; OCR: [ocr]', { step: 15 });
      s.text(40, 270, 'Specifikation', { font: 'bold', size: 12 });
      let y = s.rows('name 40 Tjänst; qty 310r Antal; unit 318 Enhet; price 430r Pris exkl. moms; sum 555r Summa', 292, { step: 15 });
      for (const [label, value] of s.of('@fees')) { s.text(40, y, label); s.right(555, y, value); y += 15; }
      s.tell(40, 780, ['[firm] · [street] · [post] · [tel] · Org.nr [org] · Momsreg.nr [vat] · F-skatt'], { size: 7.5 });
      return s.drawing();
    },
  },
  {
    id: 'cc58-kortterminal', producer: 'kerned', credits: 1,
    hard: 'fees below one krona for each transaction; drawn by autogiro',
    deal: { house: house('Betalpunkten Norden AB', 'Hammarby kaj 10, 120 32 Stockholm'), sells: cards, rows: [4, 5], code: 'BP99', number: (n) => String(44_190_022 + n), days: 20, isFixed: true },
    draw: (p) => {
      const s = new Hand(p, tongue('space', abbreviated));
      s.text(40, 54, 'betalpunkten', { font: 'bold', size: 17 });
      s.right(555, 54, called(p), { size: 17 });
      s.cells([40, 150, 260, 370, 470], 84, 'Fakturanummer: [no]; Fakturadatum: [date]; Förfallodatum: [due]; Kundnummer: [cust]; Kredit av: [about]');
      s.buyer(40, 130);
      s.remark(300, 130);
      const y = s.rows('code 40 Kod; name 90 Tjänst; qty 330r Antal; unit 338 Enhet; price 430r Pris; sum 555r Belopp', 196, { rule: 'stripes', step: 16 });
      s.facts(390, 555, y + 14, 'Summa: [net]; Moms 25 %: [tax]; Totalt att betala: [pay]', { align: 'r', step: 16, last: { font: 'bold' } });
      s.tell(40, y + 90, ['Beloppet dras via autogiro på förfallodagen. Bankgiro [bg]. Referens [ocr].']);
      s.tell(40, 780, ['[firm], [street], [post], [tel]. Org.nr [org]. Momsreg.nr [vat]. Godkänd för F-skatt.'], { size: 7.5 });
      return s.drawing();
    },
  },
];
