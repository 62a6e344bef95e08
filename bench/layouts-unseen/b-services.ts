/** Set B: cleaning goods, linen, service, disposables and unreadable layers. */
import { dashedBack, iso, plusDays, shortDashed, words } from './days.ts';
import { forms } from './exact.ts';
import { across, inForm } from './format.ts';
import { address, column, html, over, pairs, remarked, table, titled } from './html.ts';
import { digitsOf } from './identity.ts';
import type { Layout } from './layout.ts';
import { firm } from './parties.ts';
import { Sheet, wrapped } from './sheet.ts';

const sv = inForm(forms.swedish);
const sp = inForm(forms.space);

const chemicals: Layout = {
  id: 'b20',
  producer: 'chromium',
  hard: 'price per thousand in a cell ("312,50/1000"), article number as "Artikel:" under the name, chemical tax note',
  order: {
    layout: 'b20', supplier: firm('Blankytan Städprodukter AB', 'Skurgatan 19, 703 65 Örebro'), trades: ['cleaning', 'disposables'], lines: [5, 9], code: (name) => digitsOf(`b20${name}`, 6),
    number: (n) => String(77_300 + n), base: 1000n, from: '2026-03-18',
  }, // prettier-ignore
  draw: (p) =>
    html(
      `.lines th{background:#dff}.lines td{border-bottom:.5pt solid #8cc}.s td{font-size:7.5pt;border:0;color:#366}`,
      `<table style="width:100%"><tr><td><h1 style="color:#088">Blankytan</h1></td><td class="r">${titled(p, 'Faktura')}nr ${p.number}<br>Fakt.datum ${iso(p.issue)}<br>Förf.datum ${iso(p.due)}<br>Kundnr ${p.customer}</td></tr></table><p>${address(p.buyer)}</p>${remarked(p)}
      ${table(
        [
          column('Benämning', (l) => l.name),
          column('Antal', (l) => sv.quantity(l.quantity), 'r'),
          column('Enhet', (l) => l.unit),
          column('À-pris', (l) => `${sv.price(l.price)}${l.base === 1n ? '' : `/${l.base}`}`, 'r'),
          column('Belopp', (l) => sv.money(l.sum), 'r'),
        ],
        p.lines,
        {
          under: (l) => `<tr class="s"><td colspan="5">Artikel: ${l.code}</td></tr>`,
        },
      )}<br>${over(
        [
          ['Nettobelopp', sv.money(p.net)],
          ['Moms 25,00 %', sv.money(p.tax)],
          ['Fakturabelopp SEK', sv.money(p.payable)],
        ],
        'over right',
      )}<p class="clear small">Kemikalieskatt ingår i priset. ${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}, bankgiro ${p.supplier.bankgiro}, org.nr ${p.supplier.organisation}, godkänd för F-skatt</p>`,
    ),
};

const places: Layout = {
  id: 'b21',
  producer: 'reportlab-embedded',
  hard: 'heads for places between the lines with dates and sums, delivered and fetched pieces, rent per week',
  order: {
    layout: 'b21', supplier: firm('Tvätt & Textil Mälardal AB', 'Manglargatan 8, 721 30 Västerås'), trades: ['linen'], lines: [5, 8], code: (name) => `T${digitsOf(`b21${name}`, 3)}`,
    number: (n) => String(1_200_400 + n), deliveries: 2, from: '2026-05-28', isWhole: true, charges: [['Administrationsavgift', 4900, 25]],
  }, // prettier-ignore
  draw: (p) => {
    const sheet = new Sheet({ size: 9 });
    sheet.text(45, 55, 'TVÄTT & TEXTIL', { size: 18, font: 'bold', grey: 0.3 });
    sheet.right(550, 55, titled(p, 'FAKTURA'), { size: 18 });
    across(sheet, 80, [[45, 'Fakturanummer'], [150, 'Fakturadatum'], [250, 'Period'], [380, 'Kundnummer'], [470, 'Förfallodatum']], { size: 7 }); // prettier-ignore
    across(sheet, 92, [[45, p.number], [150, iso(p.issue)], [250, `${shortDashed(plusDays(p.issue, -28))} – ${shortDashed(plusDays(p.issue, -1))}`], [380, p.customer], [470, iso(p.due)]]); // prettier-ignore
    sheet.block(45, 120, [p.buyer.name, p.buyer.street, p.buyer.post]);
    if (p.remark !== null) sheet.text(300, 120, p.remark, { font: 'bold' });
    across(sheet, 170, [[45, 'Artikel'], [90, 'Beskrivning'], [330, 'Hämtat', 'r'], [390, 'Levererat', 'r'], [398, 'Enh'], [470, 'Pris', 'r'], [550, 'Belopp', 'r']], { font: 'bold' }); // prettier-ignore
    let y = 186;
    for (const [at, l] of p.lines.entries()) {
      if (p.lines[at - 1]?.delivery !== l.delivery) {
        const sum = p.lines
          .filter((other) => other.delivery === l.delivery)
          .reduce((all, other) => all + other.sum, 0n);
        sheet.box(45, y - 9, 550, y + 3, 0.92);
        across(sheet, y, [
          [47, `Hämtställe ${l.delivery + 1}: ${l.delivery === 0 ? 'Matsal' : 'Kök och diskrum'}`],
          [400, `Delsumma ${sp.money(sum)}`],
        ]);
        y += 16;
      }
      across(sheet, y, [[45, l.code], [90, l.name], [330, String(Number(l.quantity / 1000n) + (l.seed % 4)), 'r'], [390, sp.quantity(l.quantity), 'r'], [398, l.unit], [470, sp.price(l.price), 'r'], [550, sp.money(l.sum), 'r']]); // prettier-ignore
      y += 14;
    }
    for (const [label, value] of [...p.charges.map((c) => [c.label, sp.money(c.amount)]), ['Summa exkl. moms', sp.money(p.net)], ['Moms 25 %', sp.money(p.tax)], ['Öresavrundning', sp.money(p.rounding)], ['ATT BETALA', sp.money(p.payable)]] as [string, string][])
      across(sheet, (y += 14), [[370, label], [550, value, 'r']]); // prettier-ignore
    sheet.block(
      45,
      785,
      [
        `${p.supplier.name} · ${p.supplier.street} · ${p.supplier.post} · ${p.supplier.phone}`,
        `Bankgiro ${p.supplier.bankgiro} · OCR ${p.ocr} · Org.nr ${p.supplier.organisation} · F-skatt`,
      ],
      { size: 7.5 },
    );
    return sheet.drawing();
  },
};

const repair: Layout = {
  id: 'b22',
  producer: 'writer',
  hard: 'a craftsman’s word template: hours with a half, text about the work with dates and amounts, "Betalningsvillkor 30 dgr"',
  order: {
    layout: 'b22', supplier: firm('Köksfläktar & Ventilation i Umeå AB', 'Formvägen 11, 906 21 Umeå'), trades: ['service'], lines: [2, 5], code: () => '', number: (n) => `26${String(n + 100)}`, from: '2026-09-04',
  }, // prettier-ignore
  credits: 1,
  draw: (p) => {
    const cell = (text: string, at: number): string =>
      `<td align="${at > 0 && at !== 2 ? 'right' : 'left'}">${text}</td>`;
    return html(
      `body{font-family:Caladea;font-size:11pt}`,
      `<table width="100%"><tr><td><b>${p.supplier.name.replace('&', '&amp;')}</b><br>${p.supplier.street}<br>${p.supplier.post}</td><td><b>${titled(p, 'FAKTURA', 'KREDITFAKTURA')}</b><br>Fakturanummer: ${p.number}<br>Fakturadatum: ${iso(p.issue)}<br>Betalningsvillkor: 30 dgr<br>Förfallodatum: ${iso(p.due)}${p.about === null ? '' : `<br>Kreditering av faktura ${p.about}`}</td></tr></table><p>${address(p.buyer)}</p>${remarked(p)}<p>Avser rengöring av imkanal och byte av remmar den ${words(p.delivered)} enligt offert 14 500 kr per år. Nästa besök om 6 månader.</p>
      <table width="100%" border="1" cellpadding="3"><tr>${['Beskrivning', 'Antal', 'Enhet', 'Pris', 'Belopp'].map((head, at) => cell(`<b>${head}</b>`, at)).join('')}</tr>${p.lines.map((l) => `<tr>${[l.name, sv.quantity(l.quantity), l.unit, sv.price(l.price), sv.money(l.sum)].map(cell).join('')}</tr>`).join('')}<tr>${['Netto', '', '', '', sv.money(p.net)].map(cell).join('')}</tr><tr>${['Moms 25%', '', '', '', sv.money(p.tax)].map(cell).join('')}</tr><tr>${[p.isCredit ? 'Att återbetala' : 'Att betala', '', '', '', sv.money(p.payable)].map(cell).join('')}</tr></table><p>Bankgiro ${p.supplier.bankgiro}. Org.nr ${p.supplier.organisation}. Innehar F-skattsedel.</p>`,
    );
  },
};

const rolls: Layout = {
  id: 'b23',
  producer: 'cairo',
  hard: 'text column by column, names wrapped over three rows with the figures on the last, number under "Vårt nr"',
  order: {
    layout: 'b23', supplier: firm('Emballageverket Skåne AB', 'Lådvägen 33, 232 61 Arlöv'), trades: ['disposables'], lines: [4, 7], code: (name) => `${digitsOf(`b23${name}`, 2)} ${digitsOf(`b23a${name}`, 2)} ${digitsOf(`b23b${name}`, 1)}`,
    number: (n) => String(61_030 + n), discounts: [1500, 3000], from: '2026-04-22',
  }, // prettier-ignore
  draw: (p) => {
    const sheet = new Sheet({ size: 9 });
    sheet.text(45, 60, 'Emballageverket', { size: 20, font: 'bold' });
    sheet.text(380, 60, titled(p, 'Faktura'), { size: 14, font: 'bold' });
    sheet.block(380, 78, [
      `Fakturanummer ${p.number}`,
      `Fakturadatum ${dashedBack(p.issue)}`,
      `Förfallodatum ${dashedBack(p.due)}`,
      `Kundnummer ${p.customer}`,
    ]);
    sheet.block(45, 90, [p.buyer.name, p.buyer.street, p.buyer.post, p.buyer.organisation]);
    if (p.remark !== null) sheet.text(45, 150, p.remark, { font: 'bold' });
    across(sheet, 176, [[45, 'Vårt nr'], [100, 'Benämning'], [290, 'Antal', 'r'], [300, 'Enhet'], [390, 'Bruttopris', 'r'], [440, 'Rabatt %', 'r'], [550, 'Netto', 'r']], { font: 'bold' }); // prettier-ignore
    let y = 194;
    for (const l of p.lines) {
      const rows = wrapped(`${l.name} ${l.pack}`.trim(), 18);
      const last = y + (rows.length - 1) * 11;
      sheet.text(45, y, l.code);
      sheet.block(100, y, rows, { leading: 11 });
      across(sheet, last, [[290, sv.quantity(l.quantity), 'r'], [300, l.unit], [390, sv.price(l.price), 'r'], [440, l.discount === 0n ? '' : sv.percent(l.discount), 'r'], [550, sv.money(l.sum), 'r']]); // prettier-ignore
      y = last + 18;
    }
    for (const [label, value] of [['Summa netto', sv.money(p.net)], ['Moms 25 %', sv.money(p.tax)], ['Totalt SEK', sv.money(p.payable)]] as [string, string][])
      across(sheet, (y += 14), [[390, label], [550, value, 'r']]); // prettier-ignore
    sheet.columnwise();
    sheet.text(
      45,
      800,
      `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}. Plusgiro ${p.supplier.plusgiro}. Bankgiro ${p.supplier.bankgiro}. Org.nr ${p.supplier.organisation}. F-skatt.`,
      { size: 7 },
    );
    return sheet.drawing();
  },
  printing: { name: (l) => `${l.name} ${l.pack}`.trim() },
};

const blind: Layout = {
  id: 'b24',
  producer: 'weasyprint',
  isWithoutUnicode: true,
  hard: 'fonts whose glyphs have no letters, two VAT rates, so that only recognition helps',
  order: {
    layout: 'b24', supplier: firm('Restaurangteknik Polar AB', 'Diskvägen 5, 973 45 Luleå'), trades: ['service', 'coffee'], lines: [4, 7], code: (name) => digitsOf(`b24${name}`, 5), number: (n) => String(52_040 + n), from: '2026-03-25',
  }, // prettier-ignore
  draw: (p) =>
    html(
      `body{font-family:'Liberation Sans';font-size:10.5pt}.lines th,.lines td{border-bottom:.5pt solid #999;padding:4pt}`,
      `<h1>Restaurangteknik Polar AB</h1><p>${p.supplier.street}, ${p.supplier.post}</p><table><tr><td>${address(p.buyer)}</td><td>${pairs(
        [
          [`${titled(p, 'Faktura')} nr`, p.number],
          ['Fakturadatum', iso(p.issue)],
          ['Förfallodatum', iso(p.due)],
          ['Kundnr', p.customer],
        ],
      )}</td></tr></table><br>
      ${table([column('Artikelnr', (l) => l.code), column('Beskrivning', (l) => l.name), column('Antal', (l) => sv.quantity(l.quantity), 'r'), column('Enhet', (l) => l.unit), column('À-pris', (l) => sv.price(l.price), 'r'), column('Belopp', (l) => sv.money(l.sum), 'r')], p.lines)}<br>
      ${pairs([['Summa exkl. moms', sv.money(p.net)], ...p.vat.map((v) => [`Moms ${v.rate} % på ${sv.money(v.base)}`, sv.money(v.tax)] as const), ['Summa att betala', sv.money(p.payable)]], 'pairs right')}<p class="clear">Bankgiro ${p.supplier.bankgiro}. Org.nr ${p.supplier.organisation}. Godkänd för F-skatt.</p>`,
    ),
};

const hired: Layout = {
  id: 'b25',
  producer: 'pdf-lib',
  hard: 'each line with a period and a text row, quantity before number, every text drawn twice, watermark across the page',
  order: {
    layout: 'b25', supplier: firm('Partytält & Porslin Uthyrning AB', 'Festgatan 2, 611 35 Nyköping'), trades: ['linen', 'disposables'], lines: [4, 8], code: (name) => digitsOf(`b25${name}`, 4),
    number: (n) => `U${n + 2600}`, terms: 10, from: '2026-06-05', charges: [['Utkörning', 65_000, 25]],
  }, // prettier-ignore
  draw: (p) => {
    const sheet = new Sheet({ size: 9 });
    sheet.text(150, 560, 'Partytält & Porslin', { size: 50, font: 'serif', turn: 45, grey: 0.93 });
    sheet.text(45, 60, 'Partytält & Porslin', { size: 18, font: 'serifbold' });
    sheet.text(
      45,
      80,
      `${titled(p, 'FAKTURA')} NR ${p.number}  DATUM ${iso(p.issue)}  FÖRFALLER ${iso(p.due)}  KUND ${p.customer}`,
      { font: 'bold' },
    );
    sheet.block(330, 105, [p.buyer.name, p.buyer.street, p.buyer.post]);
    if (p.remark !== null) sheet.text(45, 150, p.remark, { font: 'bold' });
    across(sheet, 168, [[75, 'Antal', 'r'], [85, 'Enh'], [120, 'Nr'], [160, 'Hyresartikel'], [460, 'Pris', 'r'], [550, 'Hyra', 'r']], { font: 'bold' }); // prettier-ignore
    let y = 186;
    for (const l of p.lines) {
      across(sheet, y, [[75, sv.quantity(l.quantity), 'r'], [85, l.unit], [120, l.code], [160, l.name], [460, sv.price(l.price), 'r'], [550, sv.money(l.sum), 'r']]); // prettier-ignore
      sheet.text(160, y + 9, `${iso(plusDays(p.delivered, -3))} t.o.m. ${iso(p.delivered)}, 3 dygn`, {
        size: 7,
      });
      y += 24;
    }
    sheet.line(300, y, 550);
    for (const [label, value] of [['Summa hyra', sv.money(p.lineNet)], ...p.charges.map((c) => [c.label, sv.money(c.amount)]), ['Netto', sv.money(p.net)], ['Moms 25%', sv.money(p.tax)], ['Att betala', sv.money(p.payable)]] as [string, string][])
      across(sheet, (y += 14), [[370, label], [550, value, 'r']]); // prettier-ignore
    sheet.block(
      45,
      790,
      [
        `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}`,
        `Bankgiro ${p.supplier.bankgiro}  Org.nr ${p.supplier.organisation}  Godkänd för F-skatt`,
      ],
      { size: 7.5 },
    );
    sheet.twice();
    return sheet.drawing();
  },
};

export const servicesB: readonly Layout[] = [chemicals, places, repair, rolls, blind, hired];
