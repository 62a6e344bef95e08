/** More services: plants, post, schooling, music, gas and shares of rent. */
import { abbreviated, dotted, iso, plusDays, shortDashed } from '../days.ts';
import { column, escaped, over, pairs, remarked, table, titled } from '../html.ts';
import { firm } from '../parties.ts';
import { boxes, facts, fees, from, in_, l, ledger, lines, mark, page, plainTable, r, refers, rounded, sheet, side, sums, taxes, to } from './kit.ts';
import type { LayoutN } from './orders.ts';

const sw = in_('swedish');
const sp = in_('space');
const real = in_('true');

const staff = firm('Extrahänder Restaurangbemanning i Norrköping AB', 'Passvägen 2, 602 38 Norrköping');
const spark = firm('Elmontörerna Vättern AB', 'Strömgatan 19, 553 05 Jönköping');
const coffee2 = firm('Automatservice Kaffepausen AB', 'Automatvägen 4, 151 38 Södertälje');
const coop = firm('Storhushållsringen Fjällen ekonomisk förening', 'Fjällvägen 88, 831 52 Östersund', { organisation: '769633-4412', vat: 'SE769633441201' });
const knives = firm('Slip & Egg Knivservice, Morgan Ekdahl', 'Slipstensv. 5, 633 55 Eskilstuna', { organisation: '720408-3311', vat: 'SE720408331101' });

export const servicesMore: readonly LayoutN[] = [
  {
    id: 'n55', producer: 'writer', hard: 'a long legal name broken over two rows at the head', count: 2, credits: 1,
    seller: { party: staff, trades: ['staff'], codes: '', numbers: 'ER-1142', lines: [1, 4], most: 4, terms: 15 },
    draw: (p) => page(
      'body,td{font-family:"Liberation Sans";font-size:10.5pt}',
      side([60, `<h2>Extrahänder</h2>${escaped(p.supplier.name)}<br>${p.supplier.street}<br>${p.supplier.post}<br>Tfn ${p.supplier.phone}`], [40, `<h2>${titled(p, 'FAKTURA', 'KREDITFAKTURA')}</h2>Fakturanr: ${p.number}<br>Fakturadatum: ${p.issue}<br>Förfallodatum: ${p.due}<br>${refers(p)}`]), remarked(p), `<p>Kund:<br>${lines(...to(p))}</p>`,
      `<table width="100%" border="1" cellpadding="3"><tr><td>Arbetat pass</td><td align="right">Timmar</td><td align="right">Timpris</td><td align="right">Belopp</td></tr>${p.lines.map((x) => `<tr><td>${escaped(x.name)}</td><td align="right">${sw.quantity(x.quantity, 2)}</td><td align="right">${sw.price(x.price)}</td><td align="right">${sw.money(x.sum)}</td></tr>`).join('')}</table><br>`,
      plainTable([['Summa exkl. moms', sw.money(p.net)], ['Moms 25 %', sw.money(p.tax)], ['Att betala SEK', sw.money(p.payable)]], 'plain', 'width="60%"'),
      `<p>Bankgiro ${p.supplier.bankgiro}, OCR ${p.ocr}</p><p>Org.nr ${p.supplier.organisation}, momsreg.nr ${p.supplier.vat}. Godkänd för F-skatt.</p>`,
    ),
    printing: { unit: () => 'tim' },
  },
  {
    id: 'n56', producer: 'fpdf', hard: 'amounts with a true minus sign on credit notes', count: 2, credits: 1,
    seller: { party: spark, trades: ['craft'], codes: '######', numbers: '5800143', lines: [3, 7], isNegative: true, discounts: [1500, 3000] },
    draw: (p) => {
      const s = sheet({ size: 8.5 });
      s.text(40, 48, p.supplier.name, { font: 'bold', size: 14 });
      s.block(40, 62, [`${p.supplier.street}, ${p.supplier.post}`, `Telefon ${p.supplier.phone}`, p.supplier.mail], { size: 8, leading: 10 });
      s.text(555, 48, titled(p, 'Faktura', 'Kreditfaktura'), { font: 'bold', size: 16, align: 'r' });
      for (const [at, [label, value]] of [['Fakturanummer', p.number], ['Fakturadatum', iso(p.issue)], ['Förfallodatum', p.due], ['Kundnummer', p.customer], ['Projekt', p.order]].entries()) { s.right(470, 66 + at * 12, label ?? ''); s.right(555, 66 + at * 12, value ?? ''); }
      s.block(40, 130, to(p), { size: 10 });
      s.text(40, 180, refers(p, 'Krediterar faktura'));
      mark(s, 40, 195, p);
      const y = ledger(s, 215, [l(40, 'E-nummer', (x) => x.code), l(100, 'Material / arbete', (x) => x.name), r(330, 'Antal', (x) => real.quantity(x.quantity)), l(338, 'Enhet', (x) => x.unit), r(420, 'À-pris', (x) => real.price(x.price)), r(465, 'Rabatt', (x) => (x.discount === 0n ? '' : `${real.percent(x.discount)}%`)), r(555, 'Summa', (x) => real.money(x.sum))], p.lines);
      sums(s, y + 14, 380, 555, [['Netto', real.money(p.net)], ['Moms 25%', real.money(p.tax)], ['Att betala', real.money(p.payable)]], { font: 'bold' });
      s.text(40, 795, `Bankgiro ${p.supplier.bankgiro}   Org.nr ${p.supplier.organisation}   Momsreg.nr ${p.supplier.vat}   Godkänd för F-skatt`, { size: 8 });
      return s.drawing();
    },
  },
  {
    id: 'n57', producer: 'letters', hard: 'goods and rent together, two rates, VAT in kronor a row', count: 2, credits: 1,
    seller: { party: coffee2, trades: ['coffee'], codes: '##.###', numbers: '0098127', lines: [3, 7], terms: 20, fees: [['Maskinhyra', 89500, 25]] },
    draw: (p) => {
      const s = sheet({ size: 8.5 });
      s.text(40, 50, 'Kaffepausen', { font: 'serifbold', size: 24 });
      s.text(360, 44, titled(p, 'FAKTURA'), { font: 'bold', size: 14 });
      boxes(s, 60, [[360, 'Fakturanummer', p.number], [440, 'Fakturadatum', p.issue], [510, 'Sida', '1/1']]);
      boxes(s, 86, [[360, 'Kundnummer', p.customer], [440, 'Förfallodatum', p.due], [510, 'Kredit av', p.about ?? '']]);
      s.block(360, 130, to(p));
      s.block(40, 90, ['Automatplats:', 'Personalrum plan 1', p.buyer.post], { size: 8 });
      mark(s, 40, 150, p);
      const y = ledger(s, 200, [l(40, 'Artikelnr', (x) => x.code), l(95, 'Benämning', (x) => x.name), l(270, 'Förp', (x) => x.pack), r(355, 'Antal', (x) => sp.quantity(x.quantity)), l(362, 'Enh', (x) => x.unit), r(440, 'Pris', (x) => sp.price(x.price)), r(480, 'Moms', (x) => `${x.rate}%`), r(555, 'Summa', (x) => sp.money(x.sum))], p.lines);
      sums(s, y + 12, 330, 555, [['Summa varor', sp.money(p.lineNet)], ...fees(p, sp.money), ['Summa netto', sp.money(p.net)], ...taxes(p, (rate, base) => `Moms ${rate}% på ${sp.money(base)}`, sp.money), ['Momsbelopp', sp.money(p.tax)], ['Att betala SEK', sp.money(p.payable)]]);
      s.block(40, 785, [`${from(p).join(', ')}, tel ${p.supplier.phone}`, `Bankgiro ${p.supplier.bankgiro}, OCR ${p.ocr}, org.nr ${p.supplier.organisation}, VAT-nr ${p.supplier.vat}, F-skatt`], { size: 7.5, leading: 10 });
      return s.drawing();
    },
  },
  {
    id: 'n58', producer: 'words', hard: 'the pack below the name in its cell', count: 2,
    seller: { party: coop, trades: ['paper', 'clean', 'kitchen'], codes: '#####', numbers: '226-01418', lines: [5, 11], terms: 30, isWhole: true, deliveries: 2 },
    draw: (p) => {
      const s = sheet({ size: 8.5 });
      s.text(40, 48, 'Storhushållsringen', { font: 'bold', size: 17 });
      s.text(40, 60, p.supplier.name, { size: 7.5 });
      s.text(380, 48, titled(p, 'Faktura'), { font: 'bold', size: 17 });
      facts(s, 66, 380, 460, [['Nr', p.number], ['Datum', abbreviated(p.issue)], ['Att betalas', abbreviated(p.due)], ['Medlem', p.customer]]);
      s.block(380, 130, to(p));
      mark(s, 40, 130, p);
      const y = ledger(s, 195, [l(40, 'Artikel', (x) => x.code), l(85, 'Text', (x) => `${x.name}${x.pack === '' ? '' : `\n${x.pack}`}`), r(330, 'Kvantitet', (x) => sp.quantity(x.quantity)), l(338, 'Sort', (x) => x.unit), r(440, 'Medlemspris', (x) => sp.price(x.price)), r(555, 'Att betala', (x) => sp.money(x.sum))], p.lines, { leading: 13, bottom: 640, next: () => { s.page(); return 60; } });
      const at = y > 640 ? (s.page(), 60) : y;
      sums(s, at + 14, 350, 555, [['Varor exkl. moms', sp.money(p.net)], ['Mervärdesskatt 25 %', sp.money(p.tax)], ...rounded(p, 'Öresutjämning', sp.money), ['Summa att betala', sp.money(p.payable)]]);
      s.block(40, 785, [`${p.supplier.street}, ${p.supplier.post}. ${p.supplier.phone}. Bankgiro ${p.supplier.bankgiro}. Plusgiro ${p.supplier.plusgiro}.`, `Org.nr ${p.supplier.organisation}. Momsreg.nr ${p.supplier.vat}. Godkänd för F-skatt.`], { size: 7.5, leading: 10 });
      return s.drawing();
    },
  },
  {
    id: 'n59', producer: 'chromium', hard: 'a sole trader’s form with empty rows', count: 2,
    seller: { party: knives, trades: ['kitchen'], codes: '', numbers: '2026-061', lines: [1, 3], terms: 10, step: 1000, most: 6 },
    draw: (p) => page(
      `.lines td,.lines th{border:1px solid #000;height:16pt}`, `<h1>${titled(p, 'FAKTURA')}</h1>`, remarked(p), over([['Fakturanr', p.number], ['Fakturadatum', p.issue], ['Förfallodatum', p.due], ['Arbetsdag', shortDashed(plusDays(p.delivered, 0))]]), side([50, `<p><b>Från</b><br>${lines(...from(p), p.supplier.phone)}</p>`], [50, `<p><b>Till</b><br>${lines(...to(p))}</p>`]),
      table([column('Beskrivning', (x) => x.name), column('Antal', (x) => sw.quantity(x.quantity), 'r'), column('Enhet', (x) => x.unit), column('À-pris', (x) => sw.price(x.price), 'r'), column('Summa', (x) => sw.money(x.sum), 'r')], p.lines, { foot: '<tr><td>&nbsp;</td><td></td><td></td><td></td><td></td></tr>'.repeat(5) }),
      `<br>${pairs([['Summa exkl. moms', sw.money(p.net)], ['Moms 25 %', sw.money(p.tax)], ['ATT BETALA', sw.money(p.payable)]], 'pairs right')}<div class="clear"></div><p>Betalning till bankgiro ${p.supplier.bankgiro} senast ${dotted(p.due)}.<br>Momsreg.nr ${p.supplier.vat}. Godkänd för F-skatt.</p>`,
    ),
  },
];
