/** Set B: breweries, wine, coffee and soft drinks. */
import { compact, dotted, iso, plusDays, shortDashed } from './days.ts';
import { forms } from './exact.ts';
import { across, inForm } from './format.ts';
import { address, column, html, pairs, remarked, table, titled } from './html.ts';
import { digitsOf, hash } from './identity.ts';
import type { Layout } from './layout.ts';
import { firm } from './parties.ts';
import { Sheet } from './sheet.ts';

const sv = inForm(forms.swedish);

const returns: Layout = {
  id: 'b15',
  producer: 'ghostscript',
  hard: 'returns of goods as negative rows with a trailing minus, litres and strength in columns, payment by factoring: two organisations',
  order: {
    layout: 'b15', supplier: firm('Ådalens Kvarnbryggeri AB', 'Kvarnbacken 1, 872 31 Kramfors'), trades: ['beer'], lines: [4, 8], code: (name) => `${digitsOf(`b15${name}`, 2)}-${digitsOf(`b15r${name}`, 2)}`,
    number: (n) => String(3_015 + n), returns: 0.25, terms: 20, from: '2026-03-03',
  }, // prettier-ignore
  draw: (p) => {
    const f = inForm(forms.trailing);
    const agent = firm('Likvida Factoring AB', 'Vasagatan 90, 111 20 Stockholm');
    const sheet = new Sheet({ size: 9 });
    sheet.text(45, 55, 'ÅDALENS KVARNBRYGGERI', { size: 15, font: 'serifbold' });
    sheet.right(550, 55, `${titled(p, 'FAKTURA')} ${p.number}`, { size: 13 });
    for (const [at, [label, value]] of ([['Datum', iso(p.issue)], ['Förfaller', iso(p.due)], ['Kundnr', p.customer]] as const).entries()) across(sheet, 72 + at * 12, [[440, label], [550, value, 'r']]); // prettier-ignore
    sheet.block(45, 90, [p.buyer.name, p.buyer.street, p.buyer.post]);
    if (p.remark !== null) sheet.text(45, 140, p.remark, { font: 'bold' });
    across(sheet, 160, [[45, 'Art'], [85, 'Dryck'], [300, 'Förp'], [375, 'Antal', 'r'], [385, 'Enhet'], [465, 'Pris', 'r'], [550, 'Netto', 'r']], { font: 'bold' }); // prettier-ignore
    let y = 176;
    for (const l of p.lines) {
      across(sheet, y, [[45, l.code], [85, l.name], [300, l.pack], [375, f.quantity(l.quantity), 'r'], [385, l.unit], [465, f.price(l.price), 'r'], [550, f.money(l.sum), 'r']]); // prettier-ignore
      y += 14;
    }
    for (const [label, value] of [['Summa netto', f.money(p.net)], ...p.vat.map((v) => [`Moms ${v.rate}% (${f.money(v.base)})`, f.money(v.tax)]), ['Att betala', f.money(p.payable)]] as [string, string][])
      across(sheet, (y += 14), [[360, label], [550, value, 'r']]); // prettier-ignore
    sheet.frame(45, 690, 550, 740);
    sheet.block(52, 704, [
      `Fakturan är överlåten till ${agent.name}, org.nr ${agent.organisation}, som ensam kan ta emot`,
      `betalning med befriande verkan. Betala till bankgiro ${agent.bankgiro}, OCR ${p.ocr}.`,
    ]);
    sheet.block(
      45,
      780,
      [
        `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}, ${p.supplier.phone}`,
        `Org.nr ${p.supplier.organisation}  Momsreg.nr ${p.supplier.vat}  Godkänd för F-skatt`,
      ],
      { size: 7.5 },
    );
    return sheet.drawing();
  },
};

const importer: Layout = {
  id: 'b16',
  producer: 'weasyprint',
  hard: 'vintage and strength in columns, bottles as pieces in thousands with a point, "Momspl. belopp", reference of customs',
  order: {
    layout: 'b16', supplier: firm('Terroir & Partners Vinagentur AB', 'Skeppsbron 44, 111 30 Stockholm'), trades: ['wine'], lines: [3, 7], code: (name) => digitsOf(`b16${name}`, 7),
    number: (n) => `TP-${26_400 + n}`, from: '2026-09-01', charges: [['Lageravgift', 32_500, 25]], isWhole: true,
  }, // prettier-ignore
  credits: 1,
  draw: (p) =>
    html(
      `body{font-family:'EB Garamond';font-feature-settings:"lnum";font-size:10.5pt}.lines th{text-transform:lowercase;font-variant:small-caps;border-top:.5pt solid;border-bottom:.5pt solid}`,
      `<p style="text-align:center;font-size:18pt;letter-spacing:3pt">TERROIR & PARTNERS</p><p style="text-align:center">${titled(p, 'Faktura', 'Kreditfaktura')} n:o ${p.number}, utställd ${dotted(p.issue)}, att betalas senast ${dotted(p.due)}${p.about === null ? '' : `, avseende n:o ${p.about}`}</p><p>${address(p.buyer)}<br>Kundnummer ${p.customer}</p>${remarked(p)}
      ${table([column('Artikelkod', (l) => l.code), column('Vin', (l) => l.name), column('Årg', (l) => /\b(20\d\d)\b/u.exec(l.name)?.[1] ?? 'NV'), column('Alk', (l) => `${12 + (hash(l.name) % 3)},5`), column('Enhet', (l) => l.unit), column('Antal', (l) => sv.quantity(l.quantity), 'r'), column('Pris', (l) => sv.price(l.price), 'r'), column('Belopp', (l) => sv.money(l.sum), 'r')], p.lines)}
      ${pairs([['Varor', sv.money(p.lineNet)], ...p.charges.map((c) => [c.label, sv.money(c.amount)] as const), ['Momspl. belopp', sv.money(p.net)], ['Moms 25 %', sv.money(p.tax)], ['Avrundning', sv.money(p.rounding)], [p.isCredit ? 'Tillgodo' : 'Att betala', `${sv.money(p.payable)} SEK`]], 'pairs right')}<div class="clear"></div><p class="small" style="margin-top:60pt;text-align:center">${p.supplier.name} – ${p.supplier.street} – ${p.supplier.post} – org.nr ${p.supplier.organisation} – bankgiro ${p.supplier.bankgiro} – F-skatt – godkänd lagerhavare SE00002${digitsOf('b16', 6)}</p>`,
    ),
};

const machines: Layout = {
  id: 'b17',
  producer: 'chromium',
  hard: 'rent of machines for a period among goods, meter readings, page in two columns beside each other',
  order: {
    layout: 'b17', supplier: firm('Kaffepunkten Automat AB', 'Bönvägen 10, 245 34 Staffanstorp'), trades: ['coffee'], lines: [4, 7], code: (name) => `K-${digitsOf(`b17${name}`, 3)}`,
    number: (n) => String(602_300 + n), from: '2026-10-01', charges: [['Automathyra oktober–december', 189_000, 25]],
  }, // prettier-ignore
  draw: (p) =>
    html(
      `body{font-size:9pt}.side{width:48mm;float:left;background:#f2efe9;padding:6pt;height:230mm}.main{margin-left:54mm}.side dt{color:#876;font-size:7.5pt}.side dd{margin:0 0 6pt}.lines th{border-bottom:1pt solid #321}`,
      `<div class="side"><h2>Kaffe<br>punkten</h2><dl>${[
        ['Fakturanummer', p.number],
        ['Fakturadatum', iso(p.issue)],
        ['Förfallodag', iso(p.due)],
        ['Kundnummer', p.customer],
        ['Avtal', p.order],
        ['Räkneverk', `${Number(p.order) - 1840}–${p.order}`],
        ['Att betala', `${sv.money(p.payable)} kr`],
        ['Bankgiro', p.supplier.bankgiro],
        ['OCR', p.ocr],
        ['Organisationsnr', p.supplier.organisation],
        ['', 'Godkänd för F-skatt'],
      ]
        .map(([a, b]) => `<dt>${a}</dt><dd>${b}</dd>`)
        .join('')}</dl></div>
      <div class="main"><h1>${titled(p, 'Faktura')}</h1><p>${address(p.buyer)}</p>${remarked(p)}${table([column('Artikel', (l) => `${l.code}`), column('Benämning', (l) => l.name), column('Antal', (l) => `${sv.quantity(l.quantity)} ${l.unit}`, 'r nw'), column('Pris', (l) => sv.price(l.price), 'r'), column('Moms', (l) => `${l.rate} %`, 'r'), column('Summa', (l) => sv.money(l.sum), 'r')], p.lines)}<br>${pairs([['Varor', sv.money(p.lineNet)], ...p.charges.map((c) => [c.label, sv.money(c.amount)] as const), ...p.vat.flatMap((v) => [[`Underlag moms ${v.rate} %`, sv.money(v.base)] as const, [`Moms ${v.rate} %`, sv.money(v.tax)] as const]), ['<b>Summa inkl. moms</b>', sv.money(p.payable)]], 'pairs right')}<p class="clear small">${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}. Service ${p.supplier.phone}.</p></div>`,
    ),
};

const soda: Layout = {
  id: 'b18',
  producer: 'groff',
  hard: 'proportional page with tabs, best before and pallet, quantity with unit glued "6krt", ":-" amounts',
  order: {
    layout: 'b18', supplier: firm('Vätterns Läsk & Vatten AB', 'Källgatan 16, 591 35 Motala'), trades: ['beer'], lines: [3, 7], code: (name) => digitsOf(`b18${name}`, 4),
    number: (n) => String(44_010 + n), terms: 14, from: '2026-04-08', isWhole: true,
  }, // prettier-ignore
  draw: (p) => {
    const f = inForm(forms.dash);
    const row = (...cells: string[]): string => cells.join('\t');
    const body = [
      row('Art nr', 'Produkt', 'Bäst före', 'Antal', 'Pris', 'Totalt'),
      ...p.lines.map((l) =>
        row(
          l.code,
          l.name,
          shortDashed(plusDays(p.issue, 120 + (l.seed % 90))),
          `${sv.quantity(l.quantity)}${l.unit}`,
          f.price(l.price),
          f.money(l.sum),
        ),
      ),
    ];
    const sums = [
      row('Netto', f.money(p.net)),
      ...p.vat.map((v) => row(`Moms ${v.rate} %`, f.money(v.tax))),
      row('Öresutj.', f.money(p.rounding)),
      row('Att betala kr', f.money(p.payable)),
    ];
    return `.pl 29.7c\n.po 2c\n.ll 17c\n.nf\n.sp 1.2c\n.ft TB\n.ps 18\nVätterns Läsk & Vatten\n.ft T\n.ps 11\n.vs 14\n.sp 1\n${titled(p, 'Faktura')} ${p.number}\nFakturadatum ${iso(p.issue)}, förfallodatum ${iso(p.due)}, kundnummer ${p.customer}\n.sp 1\n${p.buyer.name}\n${p.buyer.street}\n${p.buyer.post}\n${p.remark ?? ''}\n.sp 1\n.TS\ntab(\t) ;\nlb lb lb rb rb rb\nl l l r r r.\n${body.join('\n')}\n.TE\n.sp 1\n.TS\ntab(\t) ;\nl r.\n${sums.join('\n')}\n.TE\n.sp 3\n.ps 9\n.vs 11\n${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}\nBankgiro ${p.supplier.bankgiro.replace('-', '\\-')}, organisationsnummer ${p.supplier.organisation.replace('-', '\\-')}, godkänd för F-skatt\n`.replaceAll(
      '\u00A0',
      '\\ ',
    );
  },
};

const vessel: Layout = {
  id: 'b19',
  producer: 'fpdf',
  hard: 'the page lies on its side and is turned by the viewer; many columns; yyyymmdd without dashes',
  order: {
    layout: 'b19', supplier: firm('Cider & Must Österlen AB', 'Äppelvägen 55, 272 97 Gärsnäs'), trades: ['beer', 'produce'], lines: [5, 9], code: (name) => `CM${digitsOf(`b19${name}`, 4)}`,
    number: (n) => String(810_200 + n), terms: 25, from: '2026-09-15',
  }, // prettier-ignore
  draw: (p) => {
    const sheet = new Sheet({ size: 9 }, 842, 595);
    sheet.text(40, 45, 'Cider & Must Österlen AB', { size: 15, font: 'bold' });
    sheet.right(800, 45, titled(p, 'FAKTURA'), { size: 15, font: 'bold' });
    across(sheet, 62, [[40, `${p.supplier.street}, ${p.supplier.post}`], [440, 'Fakturanr'], [500, p.number], [580, 'Fakturadatum'], [660, compact(p.issue)]]); // prettier-ignore
    across(sheet, 74, [[40, `Org.nr ${p.supplier.organisation}`], [440, 'Kundnr'], [500, p.customer], [580, 'Förfallodag'], [660, compact(p.due)]]); // prettier-ignore
    sheet.block(40, 96, [p.buyer.name, p.buyer.street, p.buyer.post]);
    if (p.remark !== null) sheet.text(440, 100, p.remark, { font: 'bold' });
    const heads = [
      'Rad',
      'Artikelnr',
      'Varubenämning',
      'Förpackning',
      'Beställt',
      'Levererat',
      'Enhet',
      'Pris',
      'Moms',
      'Belopp',
    ];
    across(sheet, 145, heads.map((head, at) => [[40, 70, 130, 340, 460, 520, 530, 640, 690, 800][at] ?? 0, head, [4, 5, 7, 8, 9].includes(at) ? 'r' : 'l']), { font: 'bold' }); // prettier-ignore
    sheet.line(40, 150, 800);
    for (const [at, l] of p.lines.entries())
      across(sheet, 165 + at * 15, [[40, String((at + 1) * 10)], [70, l.code], [130, l.name], [340, l.pack], [460, sv.quantity(l.quantity), 'r'], [520, sv.quantity(l.quantity), 'r'], [530, l.unit], [640, sv.price(l.price), 'r'], [690, `${l.rate}%`, 'r'], [800, sv.money(l.sum), 'r']]); // prettier-ignore
    let y = 180 + p.lines.length * 15;
    for (const [label, value] of [['Summa exkl. moms', sv.money(p.net)], ...p.vat.map((v) => [`${v.rate}% moms på ${sv.money(v.base)}`, sv.money(v.tax)]), ['Att betala SEK', sv.money(p.payable)]] as [string, string][])
      across(sheet, (y += 14), [[600, label], [800, value, 'r']]); // prettier-ignore
    sheet.text(
      40,
      570,
      `Bankgiro ${p.supplier.bankgiro}   Momsreg.nr ${p.supplier.vat}   Godkänd för F-skatt   ${p.supplier.mail}`,
      { size: 7.5 },
    );
    return sheet.onItsSide();
  },
};

export const drinksB: readonly Layout[] = [returns, importer, machines, soda, vessel];
