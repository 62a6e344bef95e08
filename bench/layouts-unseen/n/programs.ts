/** More programs of small firms: books on the web, sheets, and a program of the nineties. */
import { compact, dotted, shortDashed, words } from '../days.ts';
import { left, right } from '../format.ts';
import { column, escaped, over, pairs, remarked, table, titled } from '../html.ts';
import { firm } from '../parties.ts';
import { facts, fees, from, in_, l, ledger, lines, mark, page, plainTable, r, refers, rounded, sheet, side, sums, to } from './kit.ts';
import type { LayoutN } from './orders.ts';

const sw = in_('swedish');
const sp = in_('space');
const bare = in_('bare');
const dot = in_('point');

const clean = firm('Renrum Kemikalier i Kalmar AB', 'Tvålgränd 6, 392 36 Kalmar');
const farm = firm('Gårdsbutiken Ekenäs, Lars-Åke Rudh', 'Ekenäs 120, 247 94 Södra Sandby', { organisation: '670922-4816', vat: 'SE670922481601' });
const ice = firm('Glassmakeriet Polstjärnan AB', 'Isgatan 5, 972 41 Luleå');
const paper = firm('Pappers-Jonsson Emballage AB', 'Kartongvägen 31, 331 53 Värnamo');
const pest = firm('Råttfri Skadedjurskontroll Väst AB', 'Fällvägen 8, 442 40 Kungälv');
const chars = firm('Korvmakare Lindhs Charkuteri AB', 'Rökerigatan 14, 234 42 Lomma');
const vent = firm('Imkanalsotarna Mälardalen AB', 'Sotarvägen 3, 722 23 Västerås');

export const programs: readonly LayoutN[] = [
  {
    id: 'n08', producer: 'chromium', hard: 'cards of a web program, the sum in large figures above the rows', count: 2, credits: 1,
    seller: { party: clean, trades: ['clean'], codes: '###-##', numbers: '1207', lines: [3, 8], discounts: [1000] },
    draw: (p) => page(
      `body{color:#223}.card{border:1px solid #ccd;border-radius:6pt;padding:8pt;margin-bottom:8pt}.big{font-size:22pt;font-weight:bold}.lines td{border-top:1px solid #dde;padding:4pt}`,
      side([60, `<h1>${titled(p, 'Faktura')} #${p.number}</h1>från ${escaped(p.supplier.name)}`], [40, `<div class="card">${p.isCredit ? 'Tillgodo' : 'Att betala'}<div class="big">${sw.money(p.payable)} kr</div>senast ${words(p.due)}</div>`]), remarked(p),
      `<div class="card">${side([34, `<small>Kund</small><br>${lines(...to(p))}`], [33, `<small>Fakturadatum</small><br>${words(p.issue)}<br><small>Kundnummer</small><br>${p.customer}`], [33, `<small>Bankgiro</small><br>${p.supplier.bankgiro}<br><small>OCR</small><br>${p.ocr}`])}</div>`,
      p.about === null ? '' : `<p>Kredit för faktura #${p.about}</p>`,
      table([column('Produkt', (x) => x.name), column('Art.nr', (x) => x.code), column('Antal', (x) => `${sw.quantity(x.quantity)} ${x.unit}`, 'r'), column('Á-pris', (x) => sw.price(x.price), 'r'), column('Rabatt', (x) => (x.discount === 0n ? '–' : `${sw.percent(x.discount)}%`), 'r'), column('Moms', (x) => `${x.rate}%`, 'r'), column('Belopp', (x) => sw.money(x.sum), 'r')], p.lines),
      `<br>${over([['Netto', sw.money(p.net)], ['Moms', sw.money(p.tax)], ['Totalt inkl. moms', sw.money(p.gross)]])}`,
      `<p class="small">${lines(`${from(p).join(', ')}. Org.nr ${p.supplier.organisation}. Momsnr ${p.supplier.vat}. Godkänd för F-skatt. ${p.supplier.mail}`)}</p>`,
    ),
  },
  {
    id: 'n09', producer: 'calc', hard: 'a spreadsheet by a sole trader', count: 2,
    seller: { party: farm, trades: ['farm', 'wild'], codes: '', numbers: '2026-14', lines: [2, 6], terms: 15, step: 50 },
    draw: (p) => {
      const row = (...cells: readonly string[]): string => `<tr>${cells.map((cell) => `<td sdnum="1053;0;@">${escaped(cell)}</td>`).join('')}</tr>`;
      const gap = row('', '', '', '', '');
      return page('td{font-size:11pt}', `<table><col width="230"><col width="70"><col width="60"><col width="110"><col width="110">${[
        row('GÅRDSBUTIKEN EKENÄS', '', '', titled(p, 'FAKTURA').toUpperCase(), p.number), row(p.supplier.street, '', '', 'Datum', p.issue), row(p.supplier.post, '', '', 'Betalas senast', p.due), row(p.supplier.phone), gap,
        ...to(p).map((text) => row('', '', '', text)), row(p.remark ?? ''), gap,
        row('Produkt', 'Antal', 'Enhet', 'Pris', 'Summa'), ...p.lines.map((x) => row(x.name, bare.quantity(x.quantity), x.unit, bare.price(x.price), bare.money(x.sum))), gap,
        row('', '', '', 'Netto', bare.money(p.net)), row('', '', '', `Moms ${p.vat[0]?.rate ?? 0} %`, bare.money(p.tax)), row('', '', '', 'Att betala', bare.money(p.payable)), gap,
        row(`Bankgiro ${p.supplier.bankgiro}`), row(p.supplier.name), row(`Momsreg.nr ${p.supplier.vat}`), row('Godkänd för F-skatt'),
      ].join('')}</table>`);
    },
  },
  {
    id: 'n10', producer: 'words', hard: 'each word placed alone; number and name in one cell', count: 2, credits: 1,
    seller: { party: ice, trades: ['ice'], codes: '####', numbers: '60233', lines: [2, 5], fees: [['Frysfrakt', 35000, 25]], terms: 20 },
    draw: (p) => {
      const s = sheet();
      s.text(40, 60, 'Polstjärnan', { font: 'serifbold', size: 26 });
      facts(s, 50, 360, 450, [[titled(p, 'FAKTURA', 'KREDITFAKTURA'), p.number], ['Fakturadag', p.issue], ['Förfallodag', p.due], ['Kundnummer', p.customer], ['Tillhör faktura', p.about ?? '']]);
      s.block(360, 130, to(p));
      mark(s, 40, 110, p);
      const y = ledger(s, 210, [l(40, 'Artikel', (x) => `${x.code} ${x.name}`), l(270, 'Storlek', (x) => x.pack), r(350, 'Antal', (x) => `${sp.quantity(x.quantity)} ${x.unit}`), r(430, 'Pris', (x) => sp.price(x.price)), r(475, 'Moms', (x) => `${x.rate}%`), r(555, 'Belopp', (x) => sp.money(x.sum))], p.lines);
      for (const { label, amount, rate } of p.charges) { s.text(40, y, label); s.right(475, y, `${rate}%`); s.right(555, y, sp.money(amount)); }
      let at = y + 30;
      s.line(300, at - 12, 555);
      for (const { rate, base, tax } of p.vat) { s.text(300, at, `Underlag ${rate}%: ${sp.money(base)}`); s.text(440, at, 'moms'); s.right(555, at, sp.money(tax)); at += 13; }
      sums(s, at, 300, 555, [['Netto', sp.money(p.net)], ['Moms', sp.money(p.tax)]]);
      sums(s, at + 30, 300, 555, [['Att betala SEK', sp.money(p.payable)]], { font: 'bold', size: 11 });
      s.block(40, 770, [`${from(p).join('  ')}  Tel ${p.supplier.phone}`, `Bg ${p.supplier.bankgiro}  Org.nr ${p.supplier.organisation}  VAT ${p.supplier.vat}  F-skattebevis finns`], { size: 8 });
      return s.drawing();
    },
  },
  {
    id: 'n11', producer: 'arrays', hard: 'a frame round every cell', count: 2, credits: 1,
    seller: { party: paper, trades: ['paper'], codes: '######', numbers: '448120', lines: [4, 10], isWhole: true, isNegative: true },
    draw: (p) => {
      const s = sheet({ size: 8.5 });
      s.block(40, 48, from(p), { font: 'bold' });
      s.text(320, 48, titled(p, 'FAKTURA', 'KREDITNOTA'), { font: 'bold', size: 15 });
      const cell = (x: number, y: number, x2: number, label: string, value: string): void => { s.frame(x, y, x2, y + 26); s.text(x + 3, y + 8, label, { size: 6 }); s.text(x + 3, y + 21, value, { size: 9 }); };
      cell(320, 58, 400, 'Fakturadatum', p.issue); cell(400, 58, 480, 'Fakturanr', p.number); cell(480, 58, 555, 'Kundnr', p.customer);
      cell(320, 84, 400, 'Förfallodatum', p.due); cell(400, 84, 480, 'Er order', p.order); cell(480, 84, 555, 'Säljare', p.reference);
      s.block(325, 140, to(p), { size: 10 });
      mark(s, 40, 140, p);
      s.text(40, 190, refers(p, 'Krediterar faktura nr'));
      const top = 215;
      const y = ledger(s, top, [l(44, 'Art.nr', (x) => x.code), l(95, 'Benämning', (x) => x.name), l(255, 'Förp.', (x) => x.pack), r(350, 'Antal', (x) => bare.quantity(x.quantity)), l(358, 'Enh', (x) => x.unit), r(455, 'À-pris', (x) => sp.price(x.price)), r(551, 'Summa', (x) => sp.money(x.sum))], p.lines, { ruled: 'all', leading: 14 });
      for (const x of [40, 92, 251, 310, 354, 390, 460, 555]) s.line(x, top - 11, x, y - 9);
      cell(40, 700, 140, 'Netto', sp.money(p.net)); cell(140, 700, 220, 'Moms %', `${p.vat[0]?.rate ?? 0}`); cell(220, 700, 320, 'Moms', sp.money(p.tax)); cell(320, 700, 420, 'Öresutjämning', sp.money(p.rounding)); cell(420, 700, 555, 'Att betala', `SEK ${sp.money(p.payable)}`);
      cell(40, 740, 180, 'Bankgiro', p.supplier.bankgiro); cell(180, 740, 320, 'Organisationsnr', p.supplier.organisation); cell(320, 740, 440, 'Momsregnr', p.supplier.vat); cell(440, 740, 555, 'Telefon', p.supplier.phone);
      s.text(40, 780, 'Innehar F-skattebevis. Dröjsmålsränta enligt räntelagen.', { size: 7 });
      return s.drawing();
    },
  },
  {
    id: 'n12', producer: 'groff', hard: 'a page set with troff, the sender small at the head', count: 2,
    seller: { party: pest, trades: ['pest'], codes: '', numbers: '9081', lines: [1, 3], terms: 30, step: 100 },
    draw: (p) => `.fam H
.nf
.ps 9
${from(p).join(' – ')}
.sp 1
.ps 18
${titled(p, 'Faktura')}
.ps 10
.sp 1
${p.remark ?? ''}
.TS
tab(|);
l l l l.
Fakturanr|${p.number}|Kund|${p.buyer.name}
Fakturadatum|${p.issue}||${p.buyer.street}
Förfallodatum|${p.due}||${p.buyer.post}
Avtal|${p.order}|Kundnr|${p.customer}
.TE
.sp 2
.TS
tab(|) expand;
lb rb lb rb rb
l r l r r.
Avser|Antal||Pris|Belopp
${p.lines.map((x) => `${x.name}|${bare.quantity(x.quantity)}|${x.unit}|${bare.price(x.price)}|${bare.money(x.sum)}`).join('\n')}
.TE
.sp 1
.TS
tab(|);
l r.
Summa exkl. moms|${bare.money(p.net)}
Moms 25 %|${bare.money(p.tax)}
Att betala SEK|${bare.money(p.payable)}
.TE
.sp 2
Bankgiro ${p.supplier.bankgiro}. Ange fakturanumret som meddelande.
Organisationsnummer ${p.supplier.organisation}. Momsregistreringsnummer ${p.supplier.vat}.
Företaget innehar F-skattebevis.
`,
  },
  {
    id: 'n13', producer: 'driver', hard: 'a program of 1994 in a fixed font, capitals, points for decimals', count: 2, credits: 1,
    seller: { party: chars, trades: ['charcuterie'], codes: '###', numbers: '031877', lines: [3, 8], isWhole: true, terms: 14, grams: 50 },
    draw: (p) => {
      const s = sheet({ font: 'mono', size: 8.5 });
      const gap = (text: string, width: number): string => left(text, width);
      const rows = [
        `${gap(p.supplier.name.toUpperCase(), 50)}${titled(p, 'FAKTURA', 'KREDITFAKTURA')}`,
        `${gap(p.supplier.street, 50)}FAKTURANR  ${p.number}`, `${gap(p.supplier.post, 50)}DATUM      ${shortDashed(p.issue)}`, `${gap(`TEL ${p.supplier.phone}`, 50)}FÖRFALLER  ${shortDashed(p.due)}`, `${gap('', 50)}KUNDNR     ${p.customer}`, '',
        ...to(p).map((text) => gap('', 50) + text), '', p.remark ?? '', refers(p, 'AVSER FAKTURA'), '',
        `${gap('ART', 5)}${gap('BENÄMNING', 32)}${right('KVANT', 9)} ${gap('ENH', 5)}${right('A-PRIS', 10)}${right('BELOPP', 13)}`, '-'.repeat(76),
        ...p.lines.map((x) => `${gap(x.code, 5)}${gap(x.name, 32)}${right(dot.quantity(x.quantity, 2), 9)} ${gap(x.unit, 5)}${right(dot.price(x.price), 10)}${right(dot.money(x.sum), 13)}`), '-'.repeat(76), '',
        `${right('NETTO', 62)}${right(dot.money(p.net), 13)}`, `${right(`MOMS ${p.vat[0]?.rate ?? 0} %`, 62)}${right(dot.money(p.tax), 13)}`, ...rounded(p, 'ÖRESAVRUNDNING', dot.money).map(([label, value]) => `${right(label, 62)}${right(value, 13)}`), `${right('ATT BETALA', 62)}${right(dot.money(p.payable), 13)}`,
      ];
      s.block(45, 60, rows, { leading: 12 });
      s.block(45, 770, [`BANKGIRO ${p.supplier.bankgiro}   ORGNR ${p.supplier.organisation}   MOMSREGNR ${p.supplier.vat}   GODKÄND FÖR F-SKATT`], { size: 7.5 });
      return s.drawing();
    },
  },
  {
    id: 'n14', producer: 'writer', hard: 'a page of a word processor without a table of rules; text of the work', count: 2, credits: 1,
    seller: { party: vent, trades: ['vent'], codes: '', numbers: '26041', lines: [1, 4], step: 500 },
    draw: (p) => page(
      'body{font-size:11pt}td{font-size:11pt}',
      side([60, `<b>${escaped(p.supplier.name)}</b><br>${p.supplier.street}<br>${p.supplier.post}`], [40, `<h2>${titled(p, 'Faktura')}</h2>Nr ${p.number}<br>Datum ${dotted(p.issue)}`]), remarked(p),
      `<br>${side([60, 'Vår referens: Jimmy'], [40, lines(...to(p))])}<p>Uppdrag ${p.order} enligt överenskommelse. ${refers(p)} Anläggningen kontrollerad ${compact(p.delivered)}.</p>`,
      plainTable([['Utfört', 'Antal', 'à', 'Kr'], ...p.lines.map((x) => [x.name, `${sw.quantity(x.quantity)} ${x.unit}`, sw.price(x.price), sw.money(x.sum)])], 'plain', 'width="100%" cellpadding="4"'),
      `<hr>${plainTable([['Summa', sw.money(p.net)], ['Moms 25 %', sw.money(p.tax)], [p.isCredit ? 'Återbetalas' : 'Att betala', sw.money(p.payable)], ['Förfallodag', dotted(p.due)]], 'plain', 'width="100%"')}`,
      `<p>Bankgiro ${p.supplier.bankgiro} &nbsp; Org.nr ${p.supplier.organisation} &nbsp; Momsnr ${p.supplier.vat} &nbsp; F-skatt</p>`,
    ),
  },
];
