/** Wholesalers, cash-and-carry and dry goods. */
import { dashedBack, iso, pointed, shortDashed, slashes } from '../days.ts';
import type { LayoutCC } from './bills.ts';
import { Hand } from './hand.ts';
import { house } from './houses.ts';
import { capitals, counter, frozen, greens, grocer, spices } from './stock-food.ts';
import { packaging, perHundred } from './stock-house.ts';
import { apart, called, tongue } from './tongue.ts';
import { desk, sheetOf, side, typeset } from './web.ts';

const sv = tongue('swedish', iso);
const dots = tongue('dotted', iso);
const bare = tongue('bare', shortDashed);
const old = tongue('space', pointed);
const slash = tongue('swedish', slashes);
const minus = tongue('trailing', iso);

// prettier-ignore
export const wholesale: readonly LayoutCC[] = [
  {
    id: 'cc01-storgross', producer: 'driver', credits: 1,
    hard: 'two pages of capitals; boxes beside the quantity; sums on the last page',
    deal: {
      house: house('Norrgross Storhushåll AB', 'Terminalvägen 18, 904 21 Umeå'), sells: [...capitals, ...frozen.slice(0, 8)], rows: [17, 22],
      code: '999999', number: (n) => String(40_118_204 + n), days: 20, off: [300, 500, 1200], fees: [['DRIVMEDELSTILLÄGG', 4900, 25], ['PALLAVGIFT', 12_000, 25]], isBelowZero: true,
    },
    draw: (p) => {
      const s = new Hand(p, minus, { size: 8 });
      let leaf = 0;
      const top = (): number => {
        leaf += 1;
        s.text(36, 44, 'NORRGROSS', { font: 'bold', size: 17 });
        s.text(36, 56, 'Storhushåll', { size: 9 });
        s.right(559, 44, called(p, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 14 });
        s.right(559, 56, `Sida ${leaf}`);
        s.cells([36, 120, 190, 262, 345, 430], 76, 'Fakturanr: [no]; Fakturadatum: [date]; Kundnr: [cust]; Förfallodag: [due]; Ert ordernr: [order]; Avser fakt: [about]', { label: { size: 6.5 } });
        s.line(36, 94, 559);
        if (leaf > 1) return 114;
        s.buyer(330, 112, { size: 9.5 }, 12);
        s.tell(36, 112, ['Leveransadress:', '[to]', '[tostreet]', '[topost]'], { size: 7.5 }, 10);
        s.remark(36, 160);
        return 176;
      };
      const begin = top();
      const y = s.rows('code 36 Artnr; caps 80 Benämning; pack 255 Förp; qty 330r Antal; unit 338 Enh; price 410r À-pris; off 445r Rab%; ratep 485r Moms; sum 559r Belopp', begin, {
        step: 24, end: 690, edges: [36, 559], turn: () => { s.right(559, 800, 'Fortsättning nästa sida'); s.page(); return top(); },
        below: (l) => `Lagerplats ${sv.cell('shelf')(l, 0)}  Best.före 2027-0${1 + apart(l, 'best', 9)}`,
      });
      let at = y;
      for (const [label, value] of s.of('@fees')) { s.text(80, at, label); s.right(559, at, value); at += 14; }
      s.line(36, at + 2, 559);
      s.rates([60, 130, 190], at + 16, 'Moms; Underlag; Momsbelopp');
      s.facts(360, 559, at + 16, 'Varuvärde exkl moms: [net]; Moms: [tax]; Öresutjämning: [rounding]; ATT BETALA SEK: [pay]', { align: 'r', last: { font: 'bold', size: 10 } });
      s.tell(36, 790, ['[firm], [street], [post]  Tel [tel]  Bankgiro [bg]  OCR [ocr]', 'Org.nr [org]  Momsreg.nr [vat]  Godkänd för F-skatt. Dröjsmålsränta 10 %.'], { size: 7 }, 9);
      return s.drawing();
    },
    printing: { name: ({ name }) => name.toUpperCase() },
  },
  {
    id: 'cc02-cash-carry', producer: 'fpdf', credits: 1,
    hard: 'the till of a cash-and-carry: letters for rates, weight with three decimals',
    deal: {
      house: house('Bottenvikens Cash & Carry AB', 'Handelsgatan 4, 973 45 Luleå'), sells: counter, rows: [5, 11],
      code: '99999', number: (n) => `3-${18_220 + n}`, days: 15, isWhole: true,
    },
    draw: (p) => {
      const s = new Hand(p, bare, { font: 'mono', size: 8.5 });
      s.tell(60, 50, ['BOTTENVIKENS CASH & CARRY AB', '[street]', '[post]', 'TEL [tel]', 'ORG.NR [org]'], {}, 11);
      s.text(330, 50, called(p, 'FAKTURA', 'KREDITFAKTURA'), { font: 'monobold', size: 13 });
      s.facts(330, 430, 68, 'FAKTURANR: [no]; DATUM: [date]; KUNDKORT: [cust]; FÖRFALLER: [due]; KASSA: 3; KREDIT AV: [about]', { step: 11 });
      s.tell(60, 140, ['KUND', '[to]', '[tostreet]', '[topost]'], {}, 11);
      s.remark(60, 192);
      const y = s.rows('code 60 ART; caps 105 VARA; qty3 335r ANTAL; unit 342 ENH; price 430r PRIS; letter 450 M; sum 535r SUMMA', 208, { step: 12, edges: [60, 535], head: { font: 'monobold' } });
      s.line(60, y - 6, 535);
      s.facts(330, 535, y + 8, 'SUMMA EXKL MOMS: [net]; @vat MOMS %; SUMMA MOMS: [taxes]; ÖRESAVRUNDNING: [round]; ATT BETALA: [pay]', { align: 'r', step: 12, last: { font: 'monobold', size: 10 } });
      s.tell(60, y + 90, ['M: A = 25 PROCENT  B = LIVSMEDEL', 'BANKGIRO [bg]', 'MOMSREG.NR [vat]', 'VAROR HÄMTADE AV: [ref]', 'TACK FÖR BESÖKET!'], {}, 12);
      return s.drawing();
    },
    printing: { name: ({ name }) => name.toUpperCase() },
  },
  {
    id: 'cc03-foodservice', producer: 'weasyprint', credits: 1,
    hard: 'deliveries of two days under headings; sums in a grey panel; long grocery names',
    deal: {
      house: house('Kallkällan Foodservice AB', 'Industrivägen 27, 931 36 Skellefteå'), sells: grocer, rows: [7, 12],
      code: '99-9999', number: (n) => String(7_740_150 + n), drops: 2, fees: [['Leveransavgift', 19_500, 25]], off: [500, 1000],
    },
    draw: (p) => {
      const d = desk(sv, p);
      return sheetOf(
        'body{font:8.5pt "DejaVu Sans",sans-serif}.lines th{background:#1d4f4a;color:#fff;padding:3pt}.lines td{padding:2.5pt 3pt;border-bottom:.3pt solid #bbb}.panel{background:#eee;padding:4mm;margin-top:6mm}.facts td{padding:0 8pt 1pt 0}.sums{margin-left:auto}.rates th{font-size:7pt}',
        side([50, '<div style="font:bold 19pt serif;color:#1d4f4a">kallkällan</div>foodservice i norr'], [50, `<h1 style="text-align:right">${called(p)}</h1>`]),
        d.remark, '<br>',
        side([52, d.facts('Fakturanummer: [no]; Fakturadatum: [date]; Förfallodatum: [due]; Kundnummer: [cust]; Er referens: [ref]; Krediterar faktura: [about]')], [48, `<b>Fakturamottagare</b><br>${d.to()}<br>Org.nr ${p.buyer.organisation}`]),
        '<br>',
        d.rows('code l Artikel; name l Benämning; pack l Förpackning; qty r Antal; unit l Enhet; price r Pris; offp r Rabatt; ratep r Moms; sum r Belopp', { drop: (drop) => `Följesedel ${Number(p.order) + drop * 31}, leverans ${drop + 1}`, foot: d.fees(1, 9) }),
        `<div class="panel">${side([50, d.rates('Momssats; Netto; Moms')], [50, d.sums('Summa före moms: [net]; Moms totalt: [tax]; <b>Att betala SEK</b>: [pay]')])}</div>`,
        d.say('<p>Betalas till bankgiro <b>[bg]</b>, ange OCR <b>[ocr]</b>. Reklamation inom 24 timmar.</p><p class="small">[firm] | [street] | [post] | [tel] | Org.nr [org] | VAT [vat] | Godkänd för F-skatt</p>'),
      );
    },
  },
  {
    id: 'cc04-polgrossist', producer: 'reportlab',
    hard: 'a common program; the row number first; fees among the sums',
    deal: {
      house: house('Polcirkelns Grossist AB', 'Jokkmokksvägen 60, 962 32 Jokkmokk'), sells: [...grocer.slice(4), ...frozen.slice(3)], rows: [4, 9],
      code: '9999', number: (n) => String(61_070 + n), isWhole: true, fees: [['Frakt', 45_000, 25]],
    },
    draw: (p) => {
      const s = new Hand(p, sv);
      s.tell(40, 52, ['[firm]'], { font: 'bold', size: 13 });
      s.tell(40, 68, ['[street]', '[post]', '[tel]'], { size: 8 }, 10);
      s.text(340, 52, called(p), { size: 20 });
      s.facts(340, 440, 76, 'Fakturanr: [no]; Kundnr: [cust]; Fakturadatum: [date]; Förfallodatum: [due]; Betalningsvillkor: 30 dagar netto; Vår order: [order]; Avser faktura: [about]', { step: 12 });
      s.buyer(40, 130);
      s.remark(40, 190);
      const y = s.rows('row 48r Nr; code 58 Art.nr; name 100 Artikel; qty 320r Antal; unit 328 Enhet; price 430r À-pris; ratep 475r Moms; sum 555r Summa', 214, { rule: 'bar', step: 16 });
      s.line(40, y, 555);
      s.facts(370, 555, y + 16, 'Varor: [goods]; @fees; Netto: [net]; @vat Moms % på $; Summa moms: [taxes]; Öresavrundning: [round]', { align: 'r', step: 14 });
      s.box(365, 690, 559, 712, 0.85);
      s.text(370, 705, 'Att betala', { font: 'bold', size: 12 });
      s.right(555, 705, `${sv.money(p.payable)} SEK`, { font: 'bold', size: 12 });
      s.line(40, 768, 555);
      s.cells([40, 150, 260, 370, 470], 780, 'Bankgiro: [bg]; OCR: [ocr]; Org.nr: [org]; Momsreg.nr: [vat]; Skatt: Godkänd för F-skatt');
      return s.drawing();
    },
  },
  {
    id: 'cc05-gronsaker', producer: 'runs', credits: 1, count: 3,
    hard: 'land and class beside the goods; kilograms and pieces mixed; returned boxes',
    deal: {
      house: house('Skellefteå Frukt & Grönt i Norr AB', 'Torggatan 12, 931 32 Skellefteå'), sells: greens, rows: [6, 12], code: '9999', number: (n) => String(205_116 + n), days: 14,
      back: { name: 'Returlåda SRS grön', unit: 'st', price: '42.00', least: 2, most: 9, decimals: 0, rate: 25, pack: '' },
    },
    draw: (p) => {
      const s = new Hand(p, dots);
      s.text(40, 50, 'Skellefteå Frukt & Grönt', { font: 'serifbold', size: 18 });
      s.text(40, 64, 'färskt varje morgon', { font: 'serif', size: 9, grey: 0.3 });
      s.right(555, 50, called(p, 'FAKTURA', 'KREDITNOTA'), { font: 'bold', size: 13 });
      s.frame(330, 84, 555, 150);
      s.buyer(338, 102);
      s.facts(40, 130, 90, 'Fakturanr: [no]; Fakturadatum: [date]; Förfaller: [due]; Kundnr: [cust]; Leveransdag: [sent]; Avser fakturanr: [about]');
      s.remark(40, 176);
      const y = s.rows('code 40 Nr; name 78 Vara; from 250 Ursprung; qty 355r Mängd; unit 362 Enh; price 440r Pris; rate 488r Moms%; sum 555r Summa', 196, { rule: 'all', step: 16 });
      s.facts(380, 555, y + 12, 'Netto: [net]; @vat Moms %; Moms totalt: [taxes]; ATT BETALA: [pay]', { align: 'r', last: { font: 'bold' } });
      s.tell(40, 770, ['[firm]  [street]  [post]  telefon [tel]', 'Bankgiro [bg]   Org.nr [org]   Moms [vat]   Innehar F-skattebevis', 'Krav på fel i leverans görs samma dag före kl 12.'], { size: 8 }, 11);
      return s.drawing();
    },
  },
  {
    id: 'cc06-forpackning', producer: 'cairo', credits: 1,
    hard: 'thousands and boxes as units; the pack in a small text below; discounts in per cent',
    deal: {
      house: house('Piteå Emballage & Papper AB', 'Hamnplan 9, 941 62 Piteå'), sells: packaging, rows: [3, 7], code: 'E999-99', number: (n) => `F${88_014 + n}`, off: [1000, 1500, 2000], fees: [['Frakt och hantering', 29_500, 25]],
    },
    draw: (p) => {
      const s = new Hand(p, sv, { size: 9, font: 'serif' });
      s.box(0, 0, 595, 8, 0.4);
      s.text(40, 48, 'PITEÅ EMBALLAGE', { size: 20, font: 'serif' });
      s.right(555, 48, called(p), { size: 20, font: 'serif' });
      s.cells([40, 170, 300, 430], 74, 'Fakturanummer: [no]; Fakturadatum: [date]; Förfallodatum: [due]; Kundnummer: [cust]', { value: { size: 11 } });
      s.cells([40, 170, 300], 104, 'Er referens: [ref]; Ordernummer: [order]; Krediterad faktura: [about]', { value: { size: 11 } });
      s.buyer(300, 150, { size: 11 }, 14);
      s.remark(40, 150);
      let y = s.rows('code 40 Artikelnr; name 105 Beskrivning; qty 320r Antal; unit 328 Enhet; price 410r À-pris; off 460r Rabatt %; sum 555r Belopp', 220, { step: 15, head: { font: 'serifbold' }, below: (l) => (l.pack === '' ? '' : `Förpackning ${l.pack}`) });
      for (const [label, value] of s.of('@fees')) { s.text(105, y, label); s.right(555, y, value); y += 15; }
      s.line(330, 640, 555);
      s.facts(340, 555, 656, 'Belopp före moms: [net]; Moms 25 %: [tax]; Totalt SEK: [pay]', { align: 'r', step: 16, last: { font: 'serifbold', size: 12 } });
      s.tell(40, 740, ['Betalning: bankgiro [bg], referens [ocr]. 30 dagar netto, därefter dröjsmålsränta 8 % + ref.ränta.', '[firm] · [street] · [post] · [tel] · [mail]', 'Org.nr [org] · VAT nr [vat] · Godkänd för F-skatt'], { size: 8 });
      return s.drawing();
    },
  },
  {
    id: 'cc07-papper-hundra', producer: 'words',
    hard: 'prices for a hundred, the base in a column of its own',
    deal: {
      house: house('Pappershuset Midnattssol AB', 'Köpmangatan 33, 972 33 Luleå'), sells: perHundred, rows: [2, 5], code: '99999', number: (n) => String(91_400 + n), base: 100, isWhole: true,
    },
    draw: (p) => {
      const s = new Hand(p, old);
      s.text(42, 54, 'Pappershuset Midnattssol', { font: 'bold', size: 14 });
      s.text(400, 54, called(p), { font: 'bold', size: 14 });
      s.facts(400, 480, 74, 'Faktura nr: [no]; Datum: [date]; Oss tillhanda: [due]; Kund nr: [cust]; Avser: [about]');
      s.buyer(42, 96, { size: 10 });
      s.remark(42, 150);
      const y = s.rows('code 42 Art nr; name 100 Benämning; qty 310r Antal; unit 318 Enhet; price 400r Pris; base 450r per; sum 553r Belopp kr', 176, { step: 16 });
      s.line(42, y - 6, 553);
      s.facts(360, 553, y + 12, 'Exkl. moms: [net]; Moms 25 %: [tax]; Avrundning: [round]; Att betala kr: [pay]', { align: 'r', last: { font: 'bold', size: 11 } });
      s.tell(42, 776, ['Pappershuset Midnattssol AB   [street]   [post]   Tel [tel]', 'Bankgiro [bg]   OCR [ocr]   Org nr [org]   Moms nr [vat]   F-skatt finns'], { size: 8 });
      return s.drawing();
    },
  },
  {
    id: 'cc08-kryddor', producer: 'groff',
    hard: 'typeset; ruled table; the total in a sentence above the bank details',
    deal: { house: house('Kryddboden Ångermanland AB', 'Nybrogatan 14, 871 31 Härnösand'), sells: spices, rows: [3, 7], code: 'K-999', number: (n) => String(2_610 + n), fees: [['Porto', 8_900, 'F']] },
    draw: (p) => typeset(sv, p, [
      '.po 2c', '.ll 17c', '.ps 10', '.vs 13', '.nf', '.sp |1.6c', '\\fB\\s+6Kryddboden Ångermanland\\s-6\\fP', '[street], [post] \\(bu [tel] \\(bu [mail]', '.sp 1.5', '.TS', 'tab(;);', 'lw(9c) lb l.',
      `[to];${called(p)};[no]`, '[tostreet];Datum;[date]', '[topost];Förfaller;[due]', ';Kundnr;[cust]', p.about === null ? ';Referens;[ref]' : ';Krediterar;[about]', '.TE', ...(p.remark === null ? [] : ['.sp 1', `\\fB${p.remark}\\fP`]), '.sp 1.5',
      '.TS', 'allbox tab(;);', 'lb lb rb lb rb rb rb', 'l lw(5.6c) r l r r r.', 'Art.nr;Krydda;Antal;Enhet;À-pris;Moms %;Belopp',
      ...p.lines.map((l, at) => ['code', 'name', 'qty', 'unit', 'price', 'rate', 'sum'].map((key) => sv.cell(key)(l, at)).join(';')),
      ...p.charges.map(({ label, amount, rate }) => `;${label};;;;${rate};${sv.money(amount)}`), '.TE', '.sp 1',
      '.TS', 'tab(;);', 'l r.', 'Summa exkl. moms;[net]', ...sv.facts(p, '@vat Moms %').map((each) => each.join(';')), '\\fBAtt betala SEK\\fP;\\fB[pay]\\fP', '.TE', '.sp 1.5',
      'Betala till bankgiro [bg] senast [due] och ange [ocr].', '.sp 1', '[firm]. Org.nr [org]. Momsreg.nr [vat]. Godkänd för F-skatt.',
    ]),
  },
  {
    id: 'cc09-frys', producer: 'wkhtmltopdf',
    hard: 'EAN below the name in small grey; two rates; a box of payment data',
    deal: { house: house('Ishavet Glass & Frys AB', 'Frysgatan 2, 973 46 Luleå'), sells: frozen, rows: [4, 8], code: '99999', number: (n) => String(1_300_270 + n), days: 21, fees: [['Kyltransport', 24_000, 25]] },
    draw: (p) => {
      const d = desk(slash, p);
      return sheetOf(
        'body{font:11pt Arial}.lines{margin-top:14px}.lines th{border-top:2px solid #2b6;border-bottom:1px solid #2b6;font-size:10pt;padding:4px}.lines td{padding:4px;border-bottom:1px dotted #999}.tiny{font-size:8pt;color:#888}.facts td{padding:0 14px 2px 0}.sums{float:right;margin-top:14px}.sums td{padding:2px 8px}.pay{border:2px solid #2b6;padding:8px;margin-top:24px}',
        side([60, `<h1>${called(p)} ${p.title === null ? '' : p.number}</h1>`], [40, '<div style="font:bold 20pt serif;color:#2b6;text-align:right">ISHAVET</div>']), d.remark,
        side([55, d.facts('Fakturanummer: [no]; Fakturadatum: [date]; Förfallodatum: [due]; Kundnummer: [cust]; Ursprunglig faktura: [about]')], [45, d.to()]),
        d.rows('code l Artnr; name l Artikel; qty r Antal; unit l Enhet; price r Pris; ratep r Moms; sum r Summa', { below: (l) => `EAN ${slash.cell('ean')(l, 0)}${l.pack === '' ? '' : ` · ${l.pack}`}`, foot: d.fees(1, 7) }),
        d.sums('Summa: [net]; @vat Varav moms %; Moms: [taxes]; <b>Totalt att betala</b>: [pay] kr'),
        d.say('<div style="clear:both"></div><div class="pay">Bankgiro <b>[bg]</b> &nbsp; OCR <b>[ocr]</b> &nbsp; Förfallodatum <b>[due]</b></div><p style="font-size:8.5pt">[firm], [street], [post]. Org.nr [org]. Momsreg.nr [vat]. Godkänd för F-skatt. Tel [tel].</p>'),
      );
    },
  },
  {
    id: 'cc10-inkopsring', producer: 'arrays', credits: 1,
    hard: 'quantity first; discount and net price; data in a column at the side; days backwards',
    deal: { house: house('Inköpsringen Övre Norrland ek. för.', 'Stationsgatan 19, 961 34 Boden'), sells: [...grocer, ...spices], rows: [5, 10], code: '99 999', number: (n) => `R-${4_208 + n}`, off: [400, 800], isBelowZero: true },
    draw: (p) => {
      const back = tongue('space', dashedBack);
      const s = new Hand(p, back, { size: 8.5 });
      s.box(36, 30, 150, 812, 0.93);
      s.tell(44, 52, ['Inköpsringen', 'Övre Norrland'], { font: 'bold', size: 12 }, 15);
      let y = 100;
      for (const [label, value] of s.of('Fakturanummer: [no]; Fakturadatum: [date]; Förfallodatum: [due]; Medlem: [cust]; Er referens: [ref]; Avser faktura: [about]; Bankgiro: [bg]; OCR-nummer: [ocr]; Org.nr: [org]; Momsreg.nr: [vat]; Telefon: [tel]')) {
        s.text(44, y, label, { size: 7, grey: 0.3 });
        s.text(44, y + 11, value);
        y += 29;
      }
      s.tell(44, y + 6, ['Godkänd för F-skatt', '[street]', '[post]'], { size: 7.5 }, 10);
      s.text(170, 56, called(p, 'Faktura', 'Kreditfaktura'), { size: 22 });
      s.buyer(380, 100, { size: 9.5 });
      s.remark(170, 100);
      const end = s.rows('qty 195r Antal; unit 200 Enh; code 236 Artnr; name 276 Vara; price 430r Pris; offs 460r Rab; rate 485r Mva; sum 556r Netto', 170, { step: 15, edges: [168, 560], fold: 26 });
      s.facts(390, 556, end + 14, 'Summa netto: [net]; @vat Moms %; Moms: [taxes]; Att erlägga: [pay]', { align: 'r', last: { font: 'bold' } });
      s.tell(170, 800, ['[firm]'], { size: 7.5 });
      return s.drawing();
    },
  },
];
