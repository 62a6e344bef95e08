/** Clothes, flowers, glasses, printed menus, books and courses. */
import { compact, dashedBack, iso, slashes, words } from '../days.ts';
import type { LayoutCC } from './bills.ts';
import { Hand } from './hand.ts';
import { house } from './houses.ts';
import { books, clothes, courses, flowers, glasses, menus } from './stock-house.ts';
import { called, tongue } from './tongue.ts';
import { desk, sheetOf, side } from './web.ts';

const sv = tongue('swedish', iso);
const back = tongue('space', dashedBack);
const bare = tongue('bare', compact);

// prettier-ignore
export const trade: readonly LayoutCC[] = [
  {
    id: 'cc59-arbetsklader', producer: 'words',
    hard: 'sizes in the names; discount on the whole as a negative charge',
    deal: { house: house('Yrkeskläder i Umeå AB', 'Formvägen 5, 906 21 Umeå'), sells: clothes, rows: [2, 5], code: '9999-999', number: (n) => String(70_330 + n), fees: [['Ramavtalsrabatt', -25_000, 25]] },
    draw: (p) => {
      const s = new Hand(p, sv);
      s.text(40, 54, 'Yrkeskläder', { font: 'serifbold', size: 20 });
      s.text(370, 54, called(p), { font: 'bold', size: 14 });
      s.facts(370, 465, 74, 'Fakturanummer: [no]; Fakturadatum: [date]; Förfallodatum: [due]; Kundnummer: [cust]; Till faktura: [about]', { step: 12 });
      s.buyer(40, 100);
      s.remark(40, 160);
      const y = s.rows('code 40 Artikelnr; name 110 Benämning; qty 340r Antal; unit 348 Enhet; price 440r Pris; sum 555r Summa', 184, { rule: 'all', step: 17 });
      s.facts(380, 555, y + 12, 'Varor: [goods]; @fees; Netto: [net]; Moms 25 %: [tax]; Att betala: [pay]', { align: 'r', last: { font: 'bold', size: 11 } });
      s.tell(40, 780, ['[firm]   [street]   [post]   [tel]   Bankgiro [bg]   OCR [ocr]', 'Org.nr [org]   Momsreg.nr [vat]   Godkänd för F-skatt'], { size: 7.5 }, 10);
      return s.drawing();
    },
  },
  {
    id: 'cc60-blommor', producer: 'chromium',
    hard: 'a florist; italic; goods without numbers; the due day in a sentence',
    deal: { house: house('Blomsterhandeln Linnea i Piteå HB', 'Uddmansgatan 6, 941 32 Piteå'), sells: flowers, rows: [1, 4], number: (n) => String(504 + n), days: 10, isWhole: true },
    draw: (p) => {
      const d = desk(tongue('colon', words), p);
      return sheetOf(
        'body{font:11pt "Liberation Serif",serif}.lines th{font-style:italic;font-weight:normal;border-bottom:.5pt solid #484}.lines td{padding:4pt}.facts td{padding:0 14pt 1pt 0}.sums{margin:4mm 0 8mm auto}',
        '<div style="text-align:center;color:#484;font:italic 24pt serif">Linnea</div>', `<h3>${called(p)}</h3>`, d.remark,
        side([50, d.facts('Fakturanummer: [no]; Fakturadatum: [date]; Kundnummer: [cust]')], [50, d.to()]), '<br>',
        d.rows('name l Vara; qty r Antal; unit l Enhet; price r Pris; sum r Summa'),
        d.sums('Netto: [net]; Moms 25 %: [tax]; Öresutjämning: [round]; <b>Att betala</b>: [pay]'),
        d.say('<p>Betalas senast den [due] till bankgiro [bg].</p><p class="small">[firm], [street], [post], [tel]. Org.nr [org]. Momsreg.nr [vat]. Godkänd för F-skatt.</p>'),
      );
    },
  },
  {
    id: 'cc61-porslin', producer: 'cairo', credits: 1,
    hard: 'glass and china; gross and discount; a shelf beside the number; the number with a space',
    deal: { house: house('Porslinsmagasinet Norr AB', 'Lagervägen 21, 904 20 Umeå'), sells: glasses, rows: [2, 6], code: '999 9999', number: (n) => String(310_066 + n), off: [1000, 1750, 3500], fees: [['Emballage', 9_500, 25]] },
    draw: (p) => {
      const s = new Hand(p, back);
      s.text(40, 56, 'PORSLINSMAGASINET', { size: 16 });
      s.right(555, 56, called(p, 'FAKTURA', 'KREDITFAKTURA'), { size: 16 });
      s.facts(40, 135, 84, 'Fakturanummer: [no]; Fakturadatum: [date]; Förfallodatum: [due]; Kundnummer: [cust]; Kreditering av: [about]');
      s.buyer(345, 84);
      s.remark(345, 140);
      let y = s.rows('shelf 40 Plats; code 75 Artikelnr; name 130 Benämning; qty 330r Antal; unit 337 Enh; price 410r Pris; offp 460r Rabatt; sum 555r Belopp', 176, { step: 16 });
      for (const [label, value] of s.of('@fees')) { s.text(130, y, label); s.right(555, y, value); y += 16; }
      s.line(40, y - 6, 555);
      s.facts(380, 555, y + 12, 'Belopp exkl. moms: [net]; Moms 25 %: [tax]; Att betala: [pay]', { align: 'r', step: 15, last: { font: 'bold', size: 11 } });
      s.tell(40, 772, ['[firm], [street], [post]. Tel [tel]. Bankgiro [bg]. OCR [ocr].', 'Org.nr [org]. Momsreg.nr [vat]. Godkänd för F-skatt. Anmärkning på krossat gods inom åtta dagar.'], { size: 7.5 }, 11);
      return s.drawing();
    },
  },
  {
    id: 'cc62-tryckeri', producer: 'ghostscript',
    hard: 'prices below ten kronor with four decimals; a job number among the facts',
    deal: { house: house('Tryckverkstan i Östersund AB', 'Hagvägen 18, 831 48 Östersund'), sells: menus, rows: [1, 4], number: (n) => String(26_411 + n) },
    draw: (p) => {
      const s = new Hand(p, bare, { font: 'serif', size: 9.5 });
      s.text(40, 56, 'Tryckverkstan', { font: 'serifbold', size: 20 });
      s.text(350, 56, called(p), { font: 'serifbold', size: 14 });
      s.facts(350, 440, 76, 'Fakturanr: [no]; Fakturadatum: [date]; Förfallodatum: [due]; Kundnr: [cust]; Jobb: [order]; Krediterar: [about]');
      s.buyer(40, 104, { size: 10.5 });
      s.remark(40, 160);
      const y = s.rows('name 40 Specifikation; qty 320r Antal; unit 330 Enhet; price4 430r Pris; sum 555r Kronor', 190, { step: 16, head: { font: 'serifbold' } });
      s.line(40, y - 5, 555);
      s.facts(370, 555, y + 14, 'Netto: [net]; Moms 25 %: [tax]; Summa att betala: [pay]', { align: 'r', step: 15, last: { font: 'serifbold' } });
      s.tell(40, 770, ['[firm], [street], [post], tel [tel]', 'Bankgiro [bg], OCR [ocr], org.nr [org], momsreg.nr [vat], godkänd för F-skatt'], { size: 8 });
      return s.drawing();
    },
  },
  {
    id: 'cc63-redovisning', producer: 'wkhtmltopdf',
    hard: 'an office of accounts: hours and pieces; a band of facts; no numbers',
    deal: { house: house('Siffran Redovisning i Boden AB', 'Drottninggatan 12, 961 35 Boden'), sells: books, rows: [1, 4], number: (n) => String(2_618 + n), days: 15, isWhole: true },
    draw: (p) => {
      const d = desk(sv, p);
      return sheetOf(
        'body{font:11pt "DejaVu Serif"}.band{width:100%;margin:10px 0}.band th{font-size:8.5pt;border-top:1px solid #777;padding-top:4px}.band td{border-bottom:1px solid #777;padding-bottom:4px}.lines th{padding:4px;border-bottom:1px solid #777}.lines td{padding:4px}.sums{float:right}.sums td{padding:2px 0 2px 24px}',
        side([55, '<h2>Siffran</h2>redovisning i Boden'], [45, `<h2>${called(p)}</h2>${d.to()}`]), d.remark,
        d.band('Fakturanummer: [no]; Fakturadatum: [date]; Förfallodatum: [due]; Kund: [cust]; OCR: [ocr]'),
        d.rows('name l Text; qty r Antal; unit l Enhet; price r Pris; sum r Belopp'),
        d.sums('Netto: [net]; Moms 25 %: [tax]; Avrundning: [round]; <b>Att betala</b>: [pay] SEK'),
        d.say('<p style="clear:both;font-size:9pt"><br><br>[firm], [street], [post]<br>Bankgiro [bg]. Tel [tel]. Org.nr [org]. Momsreg.nr [vat]. Godkänd för F-skatt.</p>'),
      );
    },
  },
  {
    id: 'cc64-kurser', producer: 'runs', credits: 1,
    hard: 'books at six per cent beside courses at 25; VAT for each rate; days with strokes',
    deal: { house: house('Livsmedelsskolan Norr AB', 'Universitetsgränd 3, 907 36 Umeå'), sells: courses, rows: [2, 4], code: 'K99', number: (n) => String(4_470 + n) },
    draw: (p) => {
      const s = new Hand(p, tongue('swedish', slashes));
      s.text(40, 54, 'LIVSMEDELSSKOLAN NORR', { font: 'bold', size: 13 });
      s.right(555, 54, called(p), { font: 'bold', size: 16 });
      s.frame(40, 70, 555, 104);
      s.cells([46, 150, 254, 358, 462], 82, 'Fakturanr: [no]; Fakturadatum: [date]; Förfallodatum: [due]; Kundnr: [cust]; Avser faktura: [about]', { deep: 14, value: { size: 10 } });
      s.buyer(350, 134);
      s.remark(40, 134);
      s.tell(40, 154, ['Deltagare anmälda av [ref]']);
      const y = s.rows('code 40 Kod; name 80 Kurs; qty 320r Antal; unit 328 Enhet; price 420r Pris; ratep 465r Moms; sum 555r Belopp', 204, { step: 16 });
      s.line(40, y - 5, 555);
      s.facts(360, 555, y + 12, 'Summa exkl. moms: [net]; @vat Moms %; Moms totalt: [taxes]; Att betala SEK: [pay]', { align: 'r', step: 15, last: { font: 'bold', size: 11 } });
      s.tell(40, 772, ['[firm], [street], [post], [tel], [mail]', 'Bankgiro [bg]. OCR [ocr]. Org.nr [org]. Momsreg.nr [vat]. Godkänd för F-skatt.'], { size: 8 });
      return s.drawing();
    },
  },
];
