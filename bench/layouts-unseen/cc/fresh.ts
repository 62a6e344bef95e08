/** Game, fish, meat, dairies and bakeries. */
import { compact, dotted, iso, shortDashed, words } from '../days.ts';
import { escaped } from '../html.ts';
import type { LayoutCC } from './bills.ts';
import { Hand } from './hand.ts';
import { alone, house } from './houses.ts';
import { bread, chark, cheese, dairy, fish, game, reindeer, roe } from './stock-food.ts';
import { apart, called, tongue } from './tongue.ts';
import { desk, sheetOf, side, typeset } from './web.ts';

const sv = tongue('swedish', iso);
const long = tongue('space', words);
const dots = tongue('swedish', dotted);
const bare = tongue('bare', compact);
const colon = tongue('colon', dotted);
const short = tongue('bare', shortDashed);

// prettier-ignore
export const fresh: readonly LayoutCC[] = [
  {
    id: 'cc11-renslakteri', producer: 'reportlab-embedded', credits: 1,
    hard: 'weights with three decimals; batch and slaughter number below each row',
    deal: { house: house('Vaisa Ren & Viltslakteri AB', 'Slakterivägen 2, 962 99 Vuollerim'), sells: reindeer, rows: [3, 7], code: '999', number: (n) => String(3_415 + n), days: 20, fees: [['Frysfrakt', 38_000, 25]] },
    draw: (p) => {
      const s = new Hand(p, sv);
      s.text(298, 50, 'VAISA REN & VILT', { font: 'serifbold', size: 19, align: 'c' });
      s.text(298, 64, 'från renskötande familjer i Lule lappmark', { size: 8, align: 'c', grey: 0.4 });
      s.line(40, 74, 555, 74, 1.5);
      s.text(40, 98, called(p, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 14 });
      s.facts(40, 140, 118, 'Fakturanummer: [no]; Datum: [date]; Förfallodatum: [due]; Kundnummer: [cust]; Till faktura: [about]');
      s.buyer(340, 118);
      s.remark(40, 186);
      let y = s.rows('code 40 Art; name 80 Produkt; qty3 330r Kvantitet; unit 338 Enh; price 420r Pris; ratep 470r Moms; sum 555r Summa', 206, { step: 15, below: (l) => `Batch ${sv.cell('lot')(l, 0)}, slaktad SE 52${apart(l, 'house', 9)}` });
      for (const [label, value] of s.of('@fees')) { s.text(80, y, label); s.right(555, y, value); y += 15; }
      s.line(40, y - 4, 555);
      s.rates([90, 160, 230], y + 14, 'Moms; Netto; Momsbelopp');
      s.facts(360, 555, y + 14, 'Nettobelopp: [net]; Moms: [tax]; Att betala SEK: [pay]', { align: 'r', step: 15, last: { font: 'bold', size: 11 } });
      s.tell(40, 778, ['[firm], [street], [post]. Tel [tel]. Bankgiro [bg]. OCR [ocr].', 'Org.nr [org]. Momsreg.nr [vat]. Godkänd för F-skatt. Anläggning SE 524 EG.'], { size: 7.5 });
      return s.drawing();
    },
  },
  {
    id: 'cc12-viltjagare', producer: 'writer',
    hard: 'someone who trades alone writes in a word processor; whole kronor with a dash',
    deal: { house: alone('Viltkällaren Per-Erik Lusth', 'Byvägen 41, 933 91 Arvidsjaur', '610918'), sells: game, rows: [2, 4], number: (n) => String(41 + n), days: 14, isWhole: true },
    draw: (p) => {
      const d = desk(tongue('dash', words), p);
      return sheetOf(
        'body{font:11pt "Liberation Serif"}td,th{padding:2pt 6pt}.lines th{border-bottom:1pt solid #000}',
        `<h1>${called(p, 'FAKTURA', 'KREDIT')} nr ${p.number}</h1>`, d.remark,
        d.say('<p><b>[firm]</b><br>[street]<br>[post]<br>Tel [tel]</p>'), `<p>Till: ${d.to(', ')}</p>`, d.say('<p>Fakturadatum [date]<br>Betalas senast [due]</p>'), p.about === null ? '' : `<p>Gäller faktura nr ${p.about}</p>`,
        d.rows('name l Vara; qty r Antal; unit l Enhet; price r Pris; sum r Summa'), '<br>',
        d.sums('Summa: [net]; Moms [rate] %: [tax]; Öresavrundning: [round]; <b>Att betala</b>: [pay]'),
        d.say('<p>Bankgiro [bg]. Ange fakturanumret.</p><p>Org.nr [org]. Momsnr [vat]. Innehar F-skatt.</p>'),
      );
    },
  },
  {
    id: 'cc13-fiskgross', producer: 'cairo', credits: 2,
    hard: 'catch area and scientific data below each row; negative credit notes',
    deal: { house: house('Bottenhavets Fiskgross AB', 'Fiskhamnen 3, 941 61 Piteå'), sells: fish, rows: [4, 9], code: '9999', number: (n) => String(118_733 + n), days: 10, isBelowZero: true, fees: [['Is och frigolit', 12_500, 25]] },
    draw: (p) => {
      const s = new Hand(p, dots);
      s.text(40, 46, 'Bottenhavets', { font: 'bold', size: 22 });
      s.text(40, 62, 'fiskgross sedan 1974', { size: 9 });
      s.frame(320, 30, 555, 110);
      s.text(328, 46, called(p), { font: 'bold', size: 12 });
      s.facts(328, 420, 62, 'Fakturanummer: [no]; Fakturadatum: [date]; Förfallodatum: [due]; Kundnr / order: [cust] / [order]', { step: 12, label: { size: 8 } });
      if (p.about !== null) s.put(40, 84, 'Kredit av faktura [about]', { font: 'bold' });
      s.buyer(320, 136);
      s.remark(40, 104);
      s.facts(40, 120, 136, 'Er referens: [ref]; Leverans: [sent]; Villkor: 10 dagar netto');
      let y = s.rows('code 40 Artnr; name 84 Artikel; qty2 320r Antal; unit 327 Enhet; price 410r À-pris; rate 455r Moms; sum 555r Belopp', 200, { rule: 'stripes', step: 14, below: (l) => `${sv.cell('catch')(l, 0)}, parti ${sv.cell('lot')(l, 0)}` });
      for (const [label, value] of s.of('@fees')) { s.text(84, y, label); s.right(555, y, value); y += 14; }
      s.cells([40, 130, 220, 310, 430], 660, 'Netto: [net]; Moms: [tax]; Avrundning: [rounding]; Valuta: SEK; ATT BETALA: [pay]', { value: { font: 'bold', size: 11 }, deep: 14 });
      s.line(40, 646, 555);
      s.line(40, 682, 555);
      s.rates([90, 170, 240], 698, 'Moms; Underlag; Moms kr');
      s.tell(40, 780, ['[firm] · [street] · [post] · [tel] · [mail]', 'Org.nr [org] · Momsreg.nr [vat] · Bankgiro [bg] · OCR [ocr] · Godkänd för F-skatt'], { size: 7.5 });
      return s.drawing();
    },
  },
  {
    id: 'cc14-lojrom', producer: 'chromium',
    hard: 'a cloud program with a foot of three columns; one rate beside the sums',
    deal: { house: house('Kalix Skärgårdsrom AB', 'Storön 118, 952 95 Nyborg'), sells: roe, rows: [1, 4], code: '99', number: (n) => String(1_102 + n), isWhole: true },
    draw: (p) => {
      const d = desk(sv, p);
      return sheetOf(
        'body{font-size:9pt}.lines{margin-top:10mm}.lines th{border-bottom:1pt solid #c50}.lines td{padding:3pt 4pt}.facts td{padding:0 12pt 2pt 0}.end{margin-top:70mm;border-top:1pt solid #c50}.band th{font-size:7.5pt;color:#666}.band td,.band th{padding:2pt 16pt 0 0}.foot{margin-top:8mm;font-size:7.5pt;border-top:.5pt solid #999}',
        side([55, '<span style="font:bold 16pt serif;color:#c50">Kalix Skärgårdsrom</span>'], [45, `<span style="font-size:18pt">${called(p)}</span>`]), d.remark, '<br>',
        side([55, d.facts('Kundnr: [cust]; Er referens: [ref]; Betalningsvillkor: 30 dagar; Dröjsmålsränta: 10 %; Krediterar fakturanr: [about]')], [45, d.facts('Fakturadatum: [date]; Fakturanr: [no]; Förfallodatum: [due]; OCR-nr: [ocr]')]),
        side([55, ''], [45, `<br>${d.to()}`]),
        d.rows('code l Artnr; name l Benämning; qty2 r Lev ant; unit l Enhet; price r À-pris; sum r Summa'),
        `<div class="end">${d.band('Netto: [net]; Moms: [rate] %; Momsbelopp: [tax]; Öresavr.: [rounding]; <b>ATT BETALA</b>: SEK [pay]')}</div>`,
        `<div class="foot">${side([34, d.say('<b>Adress</b><br>[firm]<br>[street]<br>[post]')], [33, d.say('<b>Telefon</b><br>[tel]<br><b>E-post</b><br>[mail]')], [33, d.say('<b>Bankgiro</b> [bg]<br><b>Organisationsnr</b> [org]<br><b>Momsreg.nr</b> [vat]<br>Godkänd för F-skatt')])}</div>`,
      );
    },
  },
  {
    id: 'cc15-chark', producer: 'kerned', credits: 1,
    hard: 'an old system: capitals, signs as rules, figures without groups',
    deal: { house: house('Västerbottens Chark AB', 'Slakthusgatan 8, 931 57 Skellefteå'), sells: chark, rows: [4, 9], code: '99999', number: (n) => String(640_118 + n), days: 20, isBelowZero: true },
    draw: (p) => {
      const s = new Hand(p, short, { font: 'mono', size: 8.5 });
      const rule = '-'.repeat(96);
      s.tell(40, 48, ['VÄSTERBOTTENS CHARK AB', '[street]', '[post]', 'TELEFON [tel]'], {}, 11);
      s.text(340, 48, called(p, 'FAKTURA', 'KREDITFAKTURA').toUpperCase(), { font: 'monobold', size: 12 });
      s.facts(340, 440, 66, 'FAKTURANR: [no]; FAKTURADATUM: [date]; FÖRFALLODAG: [due]; KUNDNR: [cust]; AVSER FAKT: [about]', { step: 11 });
      s.tell(340, 136, ['[to]', '[tostreet]', '[topost]'], {}, 11);
      s.remark(40, 150);
      s.text(40, 186, rule);
      const y = s.rows('code 40 ARTNR; caps 84 BENÄMNING; qty3 330r ANTAL; unit 340 ENH; price 430r PRIS; rate 465r MOMS; sum 555r BELOPP', 198, { step: 12, rule: 'none' });
      s.text(40, y, rule);
      s.facts(340, 555, y + 14, 'NETTO: [net]; @vat MOMS %; SUMMA MOMS: [taxes]; ATT BETALA SEK: [pay]', { align: 'r', step: 12 });
      s.tell(40, 770, ['BANKGIRO [bg]  OCR [ocr]', 'ORGNR [org]  MOMSREGNR [vat]  F-SKATTEBEVIS FINNS'], {}, 12);
      return s.drawing();
    },
    printing: { name: ({ name }) => name.toUpperCase() },
  },
  {
    id: 'cc16-ostlager', producer: 'pdf-lib',
    hard: 'weight and pieces in two columns; labels above values in a ruled head',
    deal: { house: house('Jämtlands Ostlager AB', 'Fagerbacken 22, 831 46 Östersund'), sells: cheese, rows: [3, 7], code: '999', number: (n) => String(20_550 + n), fees: [['Kyltillägg', 9_500, 'F']] },
    draw: (p) => {
      const s = new Hand(p, sv);
      s.text(40, 54, 'JÄMTLANDS OSTLAGER', { font: 'bold', size: 15 });
      s.right(555, 54, called(p), { size: 15 });
      for (const x of [40, 143, 246, 349, 452]) s.frame(x, 70, x + 103, 96);
      s.cells([44, 147, 250, 353, 456], 79, 'Fakturanr: [no]; Fakturadatum: [date]; Förfallodatum: [due]; Kundnr: [cust]; Ordernr: [order]', { label: { size: 6.5 }, deep: 12 });
      s.buyer(349, 124);
      s.tell(40, 124, ['Er referens [ref]', 'Leveransdag [sent]', p.about === null ? 'Fritt levererat' : 'Krediterar faktura [about]']);
      s.remark(40, 172);
      let y = s.rows('code 40 Art.nr; name 82 Ost; cartons 285r Kolli; qty 345r Antal/vikt; unit 352 Enhet; price 440r Pris; sum 555r Summa', 194, { step: 16 });
      for (const [label, value] of s.of('@fees')) { s.text(82, y, label); s.right(555, y, value); y += 16; }
      s.line(400, y - 6, 555);
      s.facts(400, 555, y + 10, 'Netto: [net]; Moms [rate] %: [tax]; Summa SEK: [pay]', { align: 'r', step: 15, last: { font: 'bold', size: 11 } });
      s.tell(40, 772, ['[firm]   [street]   [post]   [tel]', 'Plusgiro [pg]   Bankgiro [bg]   OCR [ocr]', 'Org.nr [org]   Momsreg.nr [vat]   Bolaget har F-skatt'], { size: 7.5 }, 10);
      return s.drawing();
    },
  },
  {
    id: 'cc17-mejeri', producer: 'calc', credits: 1, count: 3,
    hard: 'a spreadsheet with the sums in the last column; the receiver above the sender',
    deal: { house: house('Älvdalens Mejeriförening ek. för.', 'Mejerigränd 1, 955 31 Råneå'), sells: dairy, rows: [5, 9], code: '999', number: (n) => `M${5_560 + n}`, days: 15 },
    draw: (p) => {
      const cells = (...texts: readonly string[]): string => `<tr>${texts.map((text, at) => `<td align="${at > 1 ? 'right' : 'left'}">${text}</td>`).join('')}</tr>`;
      const two = (text: string, label: string, value: string): string => `<tr><td colspan="4">${text}</td><td colspan="2">${label}</td><td align="left">${value}</td></tr>`;
      return sheetOf(
        'td,th{padding:2pt 5pt}',
        `<table>${two(`<b>${escaped(p.supplier.name)}</b>`, `<b>${called(p)}</b>`, '')}${two(p.supplier.street, 'Fakturanr', p.number)}${two(p.supplier.post, 'Fakturadatum', sv.say(p, '[date]'))}${two('', 'Förfallodatum', sv.say(p, '[due]'))}${two(escaped(p.buyer.name), 'Kundnr', `nr ${p.customer}`)}${two(p.buyer.street, p.about === null ? '' : 'Krediterar', p.about ?? '')}${two(p.buyer.post, '', '')}${two(escaped(p.remark ?? ''), '&nbsp;', '')}
        <tr><th align="left" width="40">Nr</th><th align="left" width="205">Vara</th><th align="right" width="50">Antal</th><th align="right" width="50">Enhet</th><th align="right" width="65">Pris</th><th align="right" width="80">Moms</th><th align="right" width="90">Belopp</th></tr>
        ${p.lines.map((l, at) => cells(l.code, escaped(l.name), sv.cell('qty')(l, at), l.unit, sv.cell('price')(l, at), `${l.rate} %`, sv.money(l.sum))).join('')}
        ${cells('', '', '', '', '', '', '&nbsp;')}${cells('', '', '', '', '', 'Netto', sv.money(p.net))}${cells('', '', '', '', '', 'Moms', sv.money(p.tax))}${cells('', '', '', '', '', '<b>Att betala</b>', `<b>${sv.money(p.payable)}</b>`)}
        ${two('&nbsp;', '', '')}${two(sv.tell(p, 'Bankgiro [bg], OCR [ocr]'), '', '')}${two(sv.tell(p, 'Org.nr [org], momsreg.nr [vat]'), '', '')}${two('Godkänd för F-skatt', '', '')}</table>`,
      );
    },
  },
  {
    id: 'cc18-bageri', producer: 'flipped', credits: 1,
    hard: 'a week of deliveries under days; goods without numbers',
    deal: { house: house('Degbunken Hantverksbageri AB', 'Kungsgatan 71, 903 26 Umeå'), sells: bread, rows: [5, 10], number: (n) => String(7_781 + n), days: 10, drops: 3, isWhole: true },
    draw: (p) => {
      const s = new Hand(p, long);
      s.text(40, 60, 'degbunken', { font: 'serif', size: 30 });
      s.text(330, 60, `${called(p)}`, { size: 16 });
      s.facts(330, 420, 80, 'Nummer: [no]; Datum: [date]; Förfaller: [due]; Kund: [cust]; Rättar faktura: [about]');
      s.buyer(40, 100);
      s.remark(40, 160);
      const y = s.rows('name 40 Bröd; qty 300r Antal; unit 310 Enhet; price 420r Pris/enhet; sum 555r Belopp', 186, { step: 14, drop: (drop) => `${['Måndag', 'Onsdag', 'Fredag'][drop]}ens leverans` });
      s.line(40, y - 5, 555);
      s.facts(380, 555, y + 12, 'Summa: [net]; Moms [rate] %: [tax]; Öresutjämning: [round]; Att betala: [pay] kr', { align: 'r', last: { font: 'bold', size: 11 } });
      s.tell(40, 766, ['[firm], [street], [post]', 'Bankgiro [bg], OCR [ocr]. Telefon [tel].', 'Org.nr [org], momsregistreringsnummer [vat]. Godkänd för F-skatt.'], { size: 8, grey: 0.2 });
      return s.drawing();
    },
  },
  {
    id: 'cc19-bageri-norr', producer: 'groff-gs',
    hard: 'typeset through PostScript; unit behind the price',
    deal: { house: house('Tornedalens Tunnbröd HB', 'Matarengivägen 15, 957 31 Övertorneå'), sells: bread.slice(0, 7), rows: [2, 5], code: '9-99', number: (n) => String(806 + n), days: 20 },
    draw: (p) => typeset(bare, p, [
      '.po 2.4c', '.ll 16c', '.ps 11', '.vs 14', '.nf', '.sp |2c', '\\fI\\s+8Tornedalens Tunnbröd\\s-8\\fP', '.sp 2', '.TS', 'tab(;);', 'l lw(4c) l.',
      `\\fB${called(p)}\\fP;;[to]`, 'Nr [no];;[tostreet]', 'Datum [date];;[topost]', 'Förfallodag [due]', 'Kundnr [cust]', p.about === null ? 'Er ref [ref]' : 'Avser faktura [about]', '.TE', ...(p.remark === null ? [] : [`\\fB${p.remark}\\fP`]), '.sp 2',
      '.TS', 'tab(;);', 'lb lb rb rb rb', 'l lw(6.4c) r r r.', 'Artikel;Bröd;Antal;À-pris;Kronor', '_',
      ...p.lines.map((l, at) => [l.code, l.name, bare.cell('qty')(l, at), bare.cell('each')(l, at), bare.money(l.sum)].join(';')), '_',
      ';Netto;;;[net]', ';Moms [rate] %;;;[tax]', ';\\fBAtt betala\\fP;;;\\fB[pay]\\fP', '.TE', '.sp 2',
      'Bankgiro [bg]', 'OCR [ocr]', '[firm], [street], [post], tel [tel]', 'Org.nr [org], moms [vat], godkänd för F-skatt',
    ]),
  },
  {
    id: 'cc20-konditori', producer: 'ghostscript', credits: 1,
    hard: 'sums in a row of cells at the foot; days with strokes; kronor and öre with a colon',
    deal: { house: house('Konditori Norrskenet i Gällivare AB', 'Lasarettsgatan 6, 982 31 Gällivare'), sells: bread.slice(2), rows: [3, 6], code: '999', number: (n) => String(1_940 + n), days: 15, fees: [['Utkörning', 15_000, 25]], isWhole: true },
    draw: (p) => {
      const s = new Hand(p, colon, { font: 'serif', size: 10 });
      s.text(298, 56, 'Konditori Norrskenet', { font: 'serifbold', size: 22, align: 'c' });
      s.text(298, 72, called(p, 'Faktura', 'Kreditnota'), { size: 13, align: 'c' });
      s.line(40, 82, 555);
      s.cells([40, 140, 240, 340, 440], 96, 'Fakturanr: [no]; Fakturadag: [date]; Förfallodag: [due]; Kundnr: [cust]; Gäller faktura: [about]', { deep: 13 });
      s.buyer(330, 140, { size: 11 }, 14);
      s.remark(40, 150);
      let y = s.rows('code 40 Nr; name 80 Bakverk; qty 310r Antal; unit 320 Enh; price 420r À kr; rate 460r Moms; sum 555r Kr', 210, { step: 16, head: { font: 'serifbold' } });
      for (const [label, value] of s.of('@fees')) { s.text(80, y, label); s.text(455, y, '25', { align: 'r' }); s.right(555, y, value); y += 16; }
      s.frame(40, 684, 555, 716);
      s.cells([46, 130, 200, 280, 360, 450], 695, `Netto: [net]; ${p.vat.map(({ rate, tax }) => `Moms ${rate} %: ${colon.money(tax)}`).join('; ')}; Moms: [taxes]; Öresutj.: [round]; Att betala: [pay]`, { deep: 14, value: { font: 'serifbold' } });
      s.tell(40, 744, ['[firm], [street], [post]. Telefon [tel].', 'Bankgiro [bg]. Vid betalning ange [ocr].', 'Organisationsnummer [org]. Momsregistreringsnummer [vat]. F-skattsedel finns.'], { size: 8.5 });
      return s.drawing();
    },
  },
];
