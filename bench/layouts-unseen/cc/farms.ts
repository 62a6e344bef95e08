/** Farms, mills, pickers and packers of eggs. */
import { abbreviated, iso, shortDashed, slashed, words } from '../days.ts';
import type { LayoutCC } from './bills.ts';
import { Hand } from './hand.ts';
import { alone, house } from './houses.ts';
import { berries, eggs, farm, flour, wild } from './stock-food.ts';
import { called, tongue } from './tongue.ts';
import { desk, sheetOf, side } from './web.ts';

const sv = tongue('swedish', iso);
const short = tongue('space', abbreviated);
const bare = tongue('bare', shortDashed);
const long = tongue('swedish', words);

// prettier-ignore
export const farms: readonly LayoutCC[] = [
  {
    id: 'cc21-kvarn', producer: 'fpdf', credits: 1,
    hard: 'a web shop of a mill: order number on top, freight as a row below the goods',
    deal: { house: house('Ådalens Kvarn & Mjölbod AB', 'Kvarnvägen 5, 873 30 Bollstabruk'), sells: flour, rows: [3, 7], code: 'AK9999', number: (n) => `2026-${1_140 + n}`, days: 20, fees: [['Pallfrakt DHL', 69_500, 25]] },
    draw: (p) => {
      const s = new Hand(p, sv);
      s.text(40, 56, 'Ådalens Kvarn', { font: 'bold', size: 18 });
      s.put(40, 72, 'Order [order]', { size: 9, grey: 0.4 });
      s.text(400, 56, called(p), { font: 'bold', size: 16 });
      s.facts(400, 480, 76, 'Fakturanr: [no]; Datum: [date]; Förfallodatum: [due]; Kundnr: [cust]; Krediterar: [about]');
      s.text(40, 104, 'Faktureringsadress', { font: 'bold' });
      s.buyer(40, 118, { size: 9 }, 12);
      s.remark(40, 166);
      let y = s.rows('code 44 Artikel; name 100 Produkt; price 360r Pris; qty 410r Antal; unit 418 Enhet; ratep 480r Moms; sum 551r Totalt', 186, { rule: 'bar', step: 18 });
      for (const [label, value] of s.of('@fees')) { s.text(100, y, label); s.right(551, y, value); y += 18; }
      s.line(40, y - 10, 555);
      s.facts(370, 551, y + 6, 'Delsumma: [net]; @vat Moms %; Total moms: [taxes]; Totalsumma: [pay]', { align: 'r', step: 14, last: { font: 'bold', size: 11 } });
      s.tell(40, 750, ['Betala till bankgiro [bg] med meddelande [ocr] senast [due].', '[firm], [street], [post]. [tel]. [mail]', 'Org.nr [org]. Momsreg.nr [vat]. Godkänd för F-skatt.'], { size: 8 });
      return s.drawing();
    },
  },
  {
    id: 'cc22-agg', producer: 'wkhtmltopdf',
    hard: 'a small packer of eggs; a table with a frame; the firm in the foot alone',
    deal: { house: house('Burträsk Äggpackeri HB', 'Gammelbyn 14, 937 31 Burträsk'), sells: eggs, rows: [1, 4], code: '99', number: (n) => String(12_009 + n), days: 15, isWhole: true },
    draw: (p) => {
      const d = desk(sv, p);
      return sheetOf(
        'body{font:11.5pt Georgia,serif}.lines{border:1px solid #000;margin:12px 0}.lines td,.lines th{border:1px solid #000;padding:4px}.facts td{padding:1px 16px 1px 0}.sums td{padding:2px 12px 2px 0}',
        side([50, `<h2>${called(p, 'FAKTURA', 'KREDITFAKTURA')}</h2>${d.facts('Fakturanummer: [no]; Fakturadatum: [date]; Förfallodatum: [due]; Kundnummer: [cust]; Krediterar faktura: [about]')}`], [50, `<br><br>${d.to()}`]), d.remark,
        d.rows('code l Artikel; name l Benämning; qty r Antal; unit l Enhet; price r Pris; sum r Summa'),
        d.sums('Exkl. moms: [net]; Moms [rate] %: [tax]; Öresavrundning: [round]; <b>Att betala</b>: [pay]'),
        d.say('<p>Vänligen betala till bankgiro [bg]. Ange OCR-nummer [ocr].</p><hr><p style="font-size:9pt">[firm], [street], [post] · [tel]<br>Org.nr [org] · Momsreg.nr [vat] · Godkänd för F-skatt</p>'),
      );
    },
  },
  {
    id: 'cc23-bar-och-saft', producer: 'recoded', credits: 1,
    hard: 'wide letters; months abbreviated; net and gross price',
    deal: { house: house('Lapplands Bärfabrik AB', 'Stationsvägen 9, 921 31 Lycksele'), sells: berries, rows: [2, 5], code: 'LB-99', number: (n) => String(5_077 + n), off: [500, 1000], fees: [['Fraktbidrag', 19_900, 'F']] },
    draw: (p) => {
      const s = new Hand(p, short);
      s.right(555, 50, 'LAPPLANDS BÄRFABRIK', { font: 'serifbold', size: 16 });
      s.text(40, 50, called(p), { size: 16 });
      s.facts(40, 130, 80, 'Fakturanummer: [no]; Fakturadatum: [date]; Förfallodatum: [due]; Er referens: [ref]; Ersätter/krediterar: [about]', { step: 14 });
      s.buyer(345, 80);
      s.remark(345, 136);
      let y = s.rows('code 40 Art.nr; name 95 Artikel; qty 270r Antal; unit 278 Enhet; price 370r Bruttopris; offp 420r Rabatt; after 480r Nettopris; sum 555r Summa', 180, { step: 17 });
      for (const [label, value] of s.of('@fees')) { s.text(95, y, label); s.right(555, y, value); y += 17; }
      s.line(40, y - 6, 555);
      s.facts(380, 555, y + 12, 'Totalt före moms: [net]; Moms [rate] %: [tax]; Att betala (SEK): [pay]', { align: 'r', step: 15, last: { font: 'bold' } });
      s.tell(40, 776, ['[firm], [street], [post]   T: [tel]   BG: [bg]   OCR: [ocr]', 'Org: [org]   VAT: [vat]   Godkänd för F-skatt'], { size: 8 });
      return s.drawing();
    },
  },
  {
    id: 'cc24-getgard', producer: 'writer',
    hard: 'a letter of a farm; kilograms and pieces; the sums as lines of text',
    deal: { house: alone('Raggsjö Getgård Anna-Lisa Forsman', 'Raggsjö 12, 935 93 Norsjö', '770402'), sells: farm, rows: [2, 6], number: (n) => String(130 + n), days: 20 },
    draw: (p) => {
      const d = desk(long, p);
      return sheetOf(
        'body{font:11pt "Liberation Sans"}td,th{padding:2pt 5pt}.lines td{border-bottom:.4pt solid #999}',
        d.say('<p style="font-size:15pt"><i>Raggsjö Getgård</i></p><p>[street]<br>[post]<br>Tel [tel]</p>'), `<p><b>${called(p, 'FAKTURA', 'KREDITFAKTURA')}</b></p>`, d.remark,
        d.facts('Fakturanr: [no]; Fakturadatum: [date]; Sista betalningsdag: [due]; Avser faktura: [about]'), `<p>${d.to()}</p>`,
        d.rows('name l Varuslag; qty r Mängd; unit l Enhet; price r Pris kr; sum r Summa kr'),
        d.say('<p>Summa exklusive moms [net] kr<br>Moms [rate] % [tax] kr<br><b>Att betala [pay] kr</b></p><p>Bankgiro [bg].</p><p>Anna-Lisa Forsman, org.nr [org], momsreg.nr [vat]. Godkänd för F-skatt.</p><p>[firm]</p>'),
      );
    },
  },
  {
    id: 'cc25-svamp-orter', producer: 'letters',
    hard: 'letter by letter; few fields; a `#` before the number that is no part of it',
    deal: { house: house('Skogens Skafferi Dorotea HB', 'Bergvattnet 7, 917 31 Dorotea'), sells: wild, rows: [2, 4], number: (n) => String(612 + n), days: 14 },
    draw: (p) => {
      const s = new Hand(p, bare, { size: 10 });
      s.text(50, 70, 'Skogens Skafferi', { font: 'serifbold', size: 20 });
      s.text(50, 110, `${called(p)} #${p.number}`, { font: 'bold', size: 13 });
      s.tell(50, 130, ['Datum: [date]', 'Betalas senast: [due]', ...(p.about === null ? [] : ['Gäller faktura #[about]'])]);
      s.buyer(330, 110);
      s.remark(50, 174);
      const y = s.rows('name 50 Vad; qty 310r Hur mycket; unit 318 Enhet; price 430r Pris; sum 545r Summa', 200, { step: 18 });
      s.facts(390, 545, y + 10, 'Utan moms: [net]; Moms [rate] %: [tax]; Att betala: [pay]', { align: 'r', step: 16, last: { font: 'bold', size: 12 } });
      s.tell(50, 740, ['Bankgiro [bg]', '[firm], [street], [post]', 'Org.nr [org]  Momsnr [vat]  Godkänd för F-skatt  Tel [tel]'], { size: 8.5 }, 13);
      return s.drawing();
    },
  },
  {
    id: 'cc26-gronsaksgard', producer: 'weasyprint', credits: 1, count: 3,
    hard: 'days with strokes, a slip of tear-off payment at the foot; old rate of 12 per cent on some',
    deal: { house: house('Sunderby Gårdsgrönt AB', 'Södra Sunderbyn 88, 954 41 Södra Sunderbyn'), sells: farm.slice(3), rows: [2, 5], code: '99', number: (n) => String(33_120 + n), from: '2026-01-12', days: 20, isWhole: true },
    draw: (p) => {
      const d = desk(tongue('swedish', slashed), p);
      return sheetOf(
        'body{font:10pt "DejaVu Serif",serif}.lines th{border-bottom:.8pt solid #363}.lines td{padding:3pt 4pt}.facts td{padding:0 10pt 1pt 0}.sums{margin-left:auto}.slip{border-top:.6pt dashed #000;margin-top:85mm;padding-top:4mm}.slip td{padding:1pt 14pt 1pt 0}',
        side([60, '<b style="font-size:15pt;color:#363">Sunderby Gårdsgrönt</b>'], [40, `<b style="font-size:15pt">${called(p)}</b>`]), d.remark,
        side([60, d.facts('Fakturanr: [no]; Fakturadatum: [date]; Kundnr: [cust]; Er ref: [ref]; Krediterar: [about]')], [40, d.to()]), '<br>',
        d.rows('code l Nr; name l Vara; qty r Antal; unit l Enh; price r À-pris; ratep r Moms; sum r Belopp'),
        d.sums('Summa: [net]; Moms: [tax]; Öresavrundning: [round]; <b>Att betala</b>: [pay]'),
        `<div class="slip">${side([50, d.facts('Betalningsmottagare: [firm]; Bankgiro: [bg]; OCR-nummer: [ocr]')], [50, d.facts('Förfallodatum: [due]; Att betala: [pay] kr')])}</div>`,
        d.say('<p class="small">[street], [post]. Tel [tel]. Org.nr [org]. Momsreg.nr [vat]. Godkänd för F-skatt.</p>'),
      );
    },
  },
];
