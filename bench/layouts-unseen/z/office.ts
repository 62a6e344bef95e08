/** Small firms that write by hand in a word processor, a spreadsheet or a form. */
import { abbreviated, dotted, slashed, words } from '../days.ts';
import { address, escaped, remarked } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { beside, buyerRows, clerk, listed, page, sellerRows, word } from './clerk.ts';
import { firm, sole } from './firms.ts';
import type { LayoutZ } from './orders.ts';
import { bread, cleaning, dairy, greens, repair, signs, wine } from './wares.ts';

const sv = clerk('swedish');
const bare = clerk('bare', abbreviated);
const dash = clerk('dash', slashed);
const long = clerk('space', words);
const dots = clerk('bare', dotted);

const sheetRow = (...cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<td${/^[\d\u00A0 ,.-]+$/u.test(cell) ? ' align="right"' : ''}>${cell}</td>`).join('')}</tr>`;

export const office: readonly LayoutZ[] = [
  {
    id: 'z36-brev',
    producer: 'writer',
    hard: 'a letter with the sums in a sentence below the rows',
    trade: {
      firm: sole('Hallbergs Getgård', 'Myrvägen 18, 840 64 Kälarne', '550822'),
      wares: dairy.slice(3),
      lines: [2, 4],
      number: (n) => `26-${14 + n}`,
      terms: 20,
    },
    draw: (p) =>
      page(
        'body{font:12pt "Liberation Serif"}td,th{padding:2pt 10pt 2pt 0}',
        long.tell(p, '<p align="center"><b>{name}</b><br>{street}, {post}<br>{phone}</p>'),
        `<p>${address(p.buyer)}</p>`,
        long.tell(p, `<p align="right">{issue}</p><p><b>${word(p).toUpperCase()} {number}</b></p>${p.about === null ? '' : '<p>Avser faktura {about}.</p>'}`), // prettier-ignore
        remarked(p),
        long.table(p, 'Vara=name|Antal=qty:r|Enhet=unit|Pris=price:r|Summa=sum:r'),
        long.tell(p, `<p>Summa exkl. moms {net} kr. Moms {rate} % {tax} kr.<br><b>Att betala: {payable} kr</b></p><p>Betalning till bankgiro {bg} senast den {due}.</p><p>Med vänliga hälsningar,<br>Karin och Sture</p><p>Orgnr {org}, momsreg.nr {vat}. Vi har F-skatt.</p>`), // prettier-ignore
      ),
  },
  {
    id: 'z37-kalkylark',
    producer: 'calc',
    hard: 'a spreadsheet with a frame for each cell; öre written as a dash',
    trade: {
      firm: firm('Murar-Pelles Ugnsreparationer AB', 'Tegelvägen 7, 262 43 Ängelholm'),
      wares: repair.filter(({ name }) => /ugn$|Termostat|Servicebil|Fläkt/u.test(name)),
      lines: [2, 4],
      number: (n) => String(503 + n),
      isWhole: true,
    },
    draw: (p) =>
      page(
        'td{padding:2pt 5pt}',
        `<table border="1">${[
          sheetRow(`<b>${p.supplier.name}</b>`, '', `<b>${word(p)}</b>`, p.number === '' ? '' : `nr ${p.number}`),
          sheetRow(p.supplier.street, '', 'Datum', `'${p.issue}`.slice(1)),
          sheetRow(p.supplier.post, '', 'Förfallodag', p.due),
          sheetRow(`Tel ${p.supplier.phone}`, '', 'Er ref', p.reference),
          sheetRow(`Kund: ${escaped(p.buyer.name)}`, '', p.about === null ? '' : 'Avser faktura', p.about === null ? '' : `nr ${p.about}`),
          sheetRow(`${p.buyer.street}, ${p.buyer.post}`, '', escaped(p.remark ?? ''), ''),
          sheetRow('<b>Beskrivning</b>', '<b>Antal</b>', '<b>À-pris</b>', '<b>Belopp</b>'),
          ...p.lines.map((l) => sheetRow(l.name, `${sv.quantity(l.quantity)} ${l.unit}`, sv.price(l.price), sv.money(l.sum))),
          sheetRow('', '', 'Summa', sv.money(p.net)), sheetRow('', '', 'Moms 25%', sv.money(p.tax)),
          ...(p.rounding === 0n ? [] : [sheetRow('', '', 'Öresavrundning', sv.money(p.rounding))]),
          sheetRow(`Bankgiro ${p.supplier.bankgiro}`, '', '<b>Att betala</b>', sv.money(p.payable)),
          sheetRow(`Org.nr ${p.supplier.organisation}`, '', 'Momsnr', p.supplier.vat), sheetRow('F-skattsedel innehas', '', '', ''),
        ].join('')}</table>`, // prettier-ignore
      ),
  },
  {
    id: 'z38-mall',
    producer: 'writer',
    hard: 'an office template: a dark band, days as 3 aug 2026',
    credits: 1,
    trade: {
      firm: firm('Skyltmakeriet Bokstav & Färg AB', 'Smedjegatan 22, 352 46 Växjö'),
      wares: signs,
      lines: [1, 4],
      number: (n) => `INV${String(220 + n)}`,
      charges: [['Montering', 120000, 25]],
    },
    draw: (p) =>
      page(
        'body{font:10.5pt Carlito,"Liberation Sans"}td,th{padding:4pt}',
        `<table width="100%"><tr><td bgcolor="#1f3864"><font color="#ffffff" size="6">${word(p).toUpperCase()}</font></td></tr></table>`,
        beside([50, bare.tell(p, '<b>{name}</b><br>{street}<br>{post}<br>{phone}<br>{mail}')], [50, `<table>${bare.rows(p, 'Fakturanr:={number}|Datum:={issue}|Förfallodatum:={due}|Avser faktura:={about}').map(([a, b]) => `<tr><td>${a}</td><td>${b}</td></tr>`).join('')}</table>`]), // prettier-ignore
        remarked(p),
        `<p><b>FAKTURERAS TILL</b><br>${address(p.buyer)}</p>`,
        `<table width="100%"><tr bgcolor="#d9e2f3"><th>Antal</th><th>Enhet</th><th>Beskrivning</th><th align="right">Enhetspris</th><th align="right">Radsumma</th></tr>${p.lines.map((l) => `<tr><td>${bare.quantity(l.quantity)}</td><td>${l.unit}</td><td>${l.name}</td><td align="right">${bare.price(l.price)}</td><td align="right">${bare.money(l.sum)}</td></tr>`).join('')}${p.charges.map(({ label, amount }) => `<tr><td></td><td></td><td>${label}</td><td></td><td align="right">${bare.money(amount)}</td></tr>`).join('')}${bare.sums(p, 'Delsumma={net}|Moms 25 %={tax}|Totalt förfallet belopp={payable}').map(([a, b]) => `<tr><td colspan="4" align="right">${a}</td><td align="right">${b}</td></tr>`).join('')}</table>`, // prettier-ignore
        bare.tell(p, '<p>Betala till bankgiro {bg}. Organisationsnummer {org}, momsregistreringsnummer {vat}. Godkänd för F-skatt.</p><p>Tack för förtroendet!</p>'), // prettier-ignore
      ),
  },
  {
    id: 'z39-skrivmaskin',
    producer: 'letters',
    hard: 'letter by letter; fixed pitch; amounts as 1 250:-',
    trade: {
      firm: sole('Sotarmästare Ivar Knutby', 'Kyrkogatan 4, 740 10 Almunge', '630111'),
      wares: cleaning.slice(1, 5),
      lines: [1, 3],
      number: (n) => String(377 + n),
      isWhole: true,
    },
    draw: (p) => {
      const s = new Sheet({ font: 'mono', size: 10 });
      s.block(60, 70, [...sellerRows(p), `Tel ${p.supplier.phone}`], { leading: 14 });
      s.block(
        330,
        140,
        buyerRows(p).map((row) => row.slice(0, 36)),
        { leading: 14 },
      );
      s.text(60, 220, dash.say(p, `${word(p).toUpperCase()} NR {number}`), { font: 'monobold' });
      s.text(60, 240, dash.say(p, 'Datum: {issue}'));
      s.text(300, 240, dash.say(p, 'Förfaller: {due}'));
      if (p.about !== null) s.text(60, 256, `Avser räkning nr ${p.about}`);
      if (p.remark !== null) s.text(60, 272, p.remark, { font: 'monobold' });
      let y = 300;
      for (const line of p.lines) {
        s.text(60, y, line.name);
        s.text(60, y + 14, `   ${dash.quantity(line.quantity)} ${line.unit} à ${dash.price(line.price)}`);
        s.right(535, y + 14, dash.money(line.sum));
        y += 34;
      }
      s.line(430, y - 6, 535);
      y = listed(s, 280, 535, y + 10, dash.sums(p, 'Summa={net}|Moms 25 %={tax}|Avrundning={rounding}|Att betala kronor={payable}'), { right: true, step: 16 }); // prettier-ignore
      s.block(60, y + 26, [`Plusgiro ${p.supplier.plusgiro}`, `Org.nr ${p.supplier.organisation}`, `Momsnr ${p.supplier.vat}`, 'Godkänd för F-skatt'], { leading: 15 }); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'z40-blankett',
    producer: 'pdf-lib',
    hard: 'a filled form: printed boxes, values in another font',
    credits: 1,
    trade: {
      firm: firm('Lantbagarn i Skaraborg HB', 'Åsle Mellangården 6, 521 95 Åsle'),
      wares: bread,
      lines: [3, 7],
      number: (n) => String(2_050 + n),
      terms: 15,
      isWhole: true,
    },
    draw: (p) => {
      const s = new Sheet({ font: 'mono', size: 9.5 });
      const lab = { font: 'sans', size: 6.5, grey: 0.3 } as const;
      s.text(40, 50, word(p, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 16 });
      const cells: readonly (readonly [number, number, number, string, string])[] = [
        [40, 62, 297, 'Säljare', p.supplier.name], [297, 62, 426, 'Fakturanummer', p.number], [426, 62, 555, 'Fakturadatum', p.issue],
        [40, 90, 297, 'Adress', p.supplier.street], [297, 90, 426, 'Förfallodatum', p.due], [426, 90, 555, 'Bankgiro', p.supplier.bankgiro],
        [40, 118, 297, 'Postadress', p.supplier.post], [297, 118, 426, 'Organisationsnr', p.supplier.organisation], [426, 118, 555, 'Momsreg.nr', p.supplier.vat],
        [40, 146, 297, 'Köpare', p.buyer.name], [297, 146, 555, 'Köparens organisationsnr', p.buyer.organisation],
        [40, 174, 297, 'Adress', `${p.buyer.street}`], [297, 174, 555, 'Postadress', p.buyer.post],
      ]; // prettier-ignore
      for (const [x, y, x2, label, value] of cells) {
        s.frame(x, y, x2, y + 28);
        s.text(x + 3, y + 8, label, lab);
        s.text(x + 5, y + 22, value, value.length > 42 ? { size: 8.5 } : {});
      }
      if (p.about !== null) s.text(40, 216, `Krediterar faktura ${p.about}`);
      if (p.remark !== null) s.text(40, 216, p.remark);
      sv.list(s, p, 'Antal=qty@84r|Enhet=unit@92|Vara eller tjänst=name@134|À-pris=price@440r|Belopp=sum@550r', 234, { head: lab, step: 18, isRuled: false }); // prettier-ignore
      s.frame(40, 224, 555, 600);
      for (const x of [88, 130, 370, 445]) s.line(x, 224, x, 600);
      s.line(40, 240, 555);
      const foot = sv.sums(
        p,
        'Summa exkl. moms={net}|*tax Moms {rate} %|Öresutjämning={always}|Att betala={payable}',
      );
      for (const [at, [label, value]] of foot.entries()) {
        s.frame(370, 600 + at * 22, 555, 622 + at * 22);
        s.text(374, 614 + at * 22, label, { ...lab, size: 8 });
        s.right(550, 614 + at * 22, value, at === foot.length - 1 ? { font: 'monobold', size: 11 } : {});
      }
      s.text(40, 640, 'Godkänd för F-skatt', lab);
      s.text(40, 654, `Tfn ${p.supplier.phone}`, lab);
      return s.drawing();
    },
  },
  {
    id: 'z41-bild-namn',
    producer: 'chromium',
    hard: 'the sender’s name is drawn as a picture; small numbers in the foot',
    trade: {
      firm: firm('Vinkällaren Ekfatet AB', 'Källargränd 3, 223 50 Lund'),
      wares: wine,
      lines: [2, 5],
      code: 4,
      number: (n) => String(10_733 + n),
    },
    draw: (p) =>
      page(
        'body{font:9.5pt "EB Garamond",serif}.lines th{border-bottom:.6pt solid;font-style:italic;font-weight:400}.lines td{padding:3pt 4pt}.total{margin:6mm 0 0 auto}.pairs td{padding:0 8pt 1pt 0}',
        '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="44"><g fill="none" stroke="#600" stroke-width="3"><path d="M6 36V6h18M6 20h14M6 36h18M34 6v30M52 6L36 22l18 14M64 36V6h18M64 20h14M90 36L102 6l12 30M95 26h14M114 6h22M125 6v30M144 36V6h18M144 20h14M144 36h18M168 6h22M179 6v30"/></g></svg>',
        beside([55, `<br>${address(p.buyer)}`], [45, `<h2>${word(p)}</h2>${dots.pairs(p, 'Nummer={number}|Datum={issue}|Förfallodatum={due}|Kundnummer={customer}|Avser={about}')}`]), // prettier-ignore
        remarked(p),
        '<br>',
        dots.table(p, 'Nr=code|Vin=name|Förp.=pack|Antal=qty:r|Enhet=unit|Pris=price:r|Summa=sum:r'),
        dots.total(p, 'Netto={net}|Moms 25 %={tax}|Att betala SEK={payable}'),
        dots.tell(p, '<p class="small">{street}, {post} – Tel {phone} – Bankgiro {bg} – OCR {ocr} – Org.nr {org} – Momsreg.nr {vat} – Innehar F-skatt</p>'), // prettier-ignore
      ),
    printing: { isNameless: true },
  },
  {
    id: 'z42-gront-arket',
    producer: 'calc',
    hard: 'a spreadsheet list with a date and rate in each row; landscape words kept short',
    credits: 1,
    trade: {
      firm: firm('Nordvästra Potatis & Rotfrukt HB', 'Backavägen 12, 269 74 Västra Karup'),
      wares: greens,
      lines: [3, 7],
      code: 2,
      number: (n) => String(7_700 + n),
      terms: 14,
    },
    draw: (p) =>
      page(
        'td{padding:2pt 5pt}',
        `<table><tr><td colspan="4"><font size="5">${escaped(p.supplier.name)}</font></td><td colspan="3"><font size="5">${word(p)}</font></td></tr>${[
          ['Fakturanr', p.number], ['Fakturadatum', p.issue], ['Förfallodatum', p.due], ['Kundnr', p.customer], ...(p.about === null ? [] : [['Kredit av', p.about]]),
        ].map(([a, b], at) => `<tr><td colspan="4">${escaped([...buyerRows(p), p.remark ?? ''][at] ?? '')}</td><td>${a}</td><td align="left">${b}</td></tr>`).join('')}<tr><td>&nbsp;</td></tr><tr>${['Nr', 'Vara', 'Antal', 'Enhet', 'Pris', 'Moms', 'Summa'].map((h) => `<th bgcolor="#cccccc">${h}</th>`).join('')}</tr>${p.lines.map((l) => `<tr><td align="left">${l.code}</td><td>${l.name}</td><td align="right">${sv.quantity(l.quantity)}</td><td>${l.unit}</td><td align="right">${sv.price(l.price)}</td><td align="right">${l.rate}%</td><td align="right">${sv.money(l.sum)}</td></tr>`).join('')}<tr><td>&nbsp;</td></tr>${sv.sums(p, 'Netto={net}|*tax Moms {rate}%|Att betala={payable}').map(([a, b]) => `<tr><td colspan="5"></td><td>${a}</td><td align="right">${b}</td></tr>`).join('')}<tr><td colspan="4">Bankgiro ${p.supplier.bankgiro}</td></tr><tr><td colspan="4">Org.nr ${p.supplier.organisation}</td></tr><tr><td colspan="4">Moms ${p.supplier.vat}</td></tr><tr><td colspan="6">${p.supplier.street}, ${p.supplier.post}, tel ${p.supplier.phone}. F-skatt.</td></tr></table>`, // prettier-ignore
      ),
  },
];
