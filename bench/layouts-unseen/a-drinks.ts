/** Set A: brewery, wine importer, coffee, soft drinks and a distiller. */
import { abbreviated, iso, short, spaced } from './days.ts';
import { forms, printed } from './exact.ts';
import { across, inForm } from './format.ts';
import { address, column, html, over, pairs, picture, remarked, table, titled } from './html.ts';
import { digitsOf, hash } from './identity.ts';
import type { Layout } from './layout.ts';
import { firm, swedishIban } from './parties.ts';
import { Sheet, wrapped } from './sheet.ts';

const sv = inForm(forms.swedish);

const brewery: Layout = {
  id: 'a14',
  producer: 'reportlab-embedded',
  hard: 'deposits out and in as charges, strength and volume columns, article number with letters, OCR in a payment slip at the foot',
  order: {
    layout: 'a14', supplier: firm('Bryggeri Stormhatten AB', 'Maltgatan 4, 602 21 Norrköping'), trades: ['beer'], lines: [4, 8],
    code: (name) => `BS${digitsOf(`a14${name}`, 3)}`, number: (n) => String(12_040 + n), charges: [['Pant backar och fat ut', 186_000, 25], ['Pant retur', -62_000, 25]],
  }, // prettier-ignore
  credits: 1,
  draw: (p) => {
    const sheet = new Sheet({ size: 9 });
    sheet.text(45, 60, 'STORMHATTEN', { size: 26, font: 'serifbold' });
    sheet.text(46, 73, 'B R Y G G E R I', { size: 8 });
    sheet.text(550, 60, titled(p, 'Faktura', 'Kreditfaktura'), { size: 18, align: 'r' });
    sheet.block(45, 110, [p.buyer.name, p.buyer.street, p.buyer.post]);
    for (const [at, [label, value]] of ([['Faktura', p.number], ['Fakturadatum', iso(p.issue)], ['Leveransdatum', iso(p.delivered)], ['Order', p.order], ['Kund', p.customer], ...(p.about === null ? [] : [['Avser', p.about]])] as [string, string][]).entries())
      across(sheet, 100 + at * 13, [[380, label], [550, value, 'r']]); // prettier-ignore
    if (p.remark !== null) sheet.text(45, 178, p.remark, { font: 'bold' });
    across(sheet, 196, [[45, 'Artikel'], [90, 'Namn'], [300, 'Vol-%', 'r'], [345, 'Antal', 'r'], [352, 'Enh'], [430, 'Pris', 'r'], [470, 'Moms', 'r'], [550, 'Rad', 'r']], { font: 'bold' }); // prettier-ignore
    let y = 214;
    for (const l of p.lines) {
      const strength = /(\d+,\d)\s?%/u.exec(l.name)?.[1] ?? '';
      const [first = '', ...more] = wrapped(l.name, 30);
      across(sheet, y, [[45, l.code], [90, first], [300, strength, 'r'], [345, sv.quantity(l.quantity), 'r'], [352, l.unit], [430, sv.price(l.price), 'r'], [470, `${l.rate}%`, 'r'], [550, sv.money(l.sum), 'r']]); // prettier-ignore
      for (const text of more) sheet.text(90, (y += 11), text);
      y += 16;
    }
    sheet.line(300, y, 550);
    for (const [label, value] of [['Varor', sv.money(p.lineNet)], ...p.charges.map((c) => [c.label, sv.money(c.amount)]), ['Summa exkl. moms', sv.money(p.net)], ...p.vat.map((v) => [`Moms ${v.rate}% (${sv.money(v.base)})`, sv.money(v.tax)]), [p.isCredit ? 'Oss till skuld' : 'Summa att betala', sv.money(p.payable)]] as [string, string][])
      across(sheet, (y += 14), [[340, label], [550, value, 'r']]); // prettier-ignore
    sheet.line(30, 690, 565, 690, 0.3);
    across(sheet, 706, [[45, 'INBETALNING / GIRERING AVI'], [550, `Oss tillhanda senast ${iso(p.due)}`, 'r']], { size: 8 }); // prettier-ignore
    sheet.block(45, 725, [
      `Till bankgironr  ${p.supplier.bankgiro}`,
      `Betalningsmottagare  ${p.supplier.name}`,
      `Avsändare  ${p.buyer.name}`,
    ]);
    sheet.text(
      45,
      800,
      `# ${p.ocr} #   ${printed(p.payable, 2, { mark: ' ', group: '' })}   ${(hash(p.number) % 9) + 1} >   ${p.supplier.bankgiro.replace('-', '')}#42#`,
      { font: 'mono', size: 11 },
    );
    sheet.text(
      45,
      768,
      `${p.supplier.street}, ${p.supplier.post}   Org.nr ${p.supplier.organisation}   Momsreg ${p.supplier.vat}   F-skatt`,
      { size: 7 },
    );
    return sheet.drawing();
  },
};

const logo = await picture('Vinea & Rolf', '#6b1030');

const wine: Layout = {
  id: 'a15',
  producer: 'chromium',
  hard: 'supplier’s name a picture, legal name only in the footer; cartons and bottles; IBAN; name wraps; date “3 mar 2026”',
  order: {
    layout: 'a15', supplier: firm('Vinea Rolf Import Aktiebolag', 'Artillerigatan 88, 115 30 Stockholm'), trades: ['wine'], lines: [3, 7],
    code: (name) => `${digitsOf(`a15${name}`, 5)}-${String((hash(name) % 90) + 10)}`, number: (n) => `VR${26_000 + n}`, discounts: [300, 800],
  }, // prettier-ignore
  draw: (p) =>
    html(
      `body{font-family:'EB Garamond',serif;font-size:11pt}.lines th{font-weight:normal;font-style:italic;border-bottom:.5pt solid #6b1030}.lines td{padding:4pt}.n{width:130pt}.foot{position:fixed;bottom:0;text-align:center;width:100%;font-size:8pt;color:#777}`,
      `<img src="${logo}" height="44"><p class="right r">${titled(p, 'Faktura')} ${p.number}<br>Fakturadatum ${abbreviated(p.issue)}<br>Förfallodatum ${abbreviated(p.due)}<br>Kundnummer ${p.customer}</p><p>${address(p.buyer)}<br>${p.buyer.organisation}</p><div class="clear"></div>${remarked(p)}
      ${table(
        [
          column('Artikelnr', (l) => l.code, 'nw'),
          column('Vin', (l) => l.name, 'n'),
          column('Krt', (l) => `${1 + (l.seed % 3)} x ${l.pack.split('x')[0]}`),
          column('Antal fl', (l) => sv.quantity(l.quantity), 'r'),
          column('Pris/fl', (l) => sv.price(l.price), 'r'),
          column('Rabatt', (l) => (l.discount === 0n ? '' : `${sv.percent(l.discount)} %`), 'r'),
          column('Belopp', (l) => sv.money(l.sum), 'r'),
        ],
        p.lines,
      )}<p class="r">Netto ${sv.money(p.net)}<br>Mervärdesskatt 25 % ${sv.money(p.tax)}<br><b>Total SEK ${sv.money(p.payable)}</b></p><p>Betalning till bankgiro ${p.supplier.bankgiro} eller IBAN ${swedishIban('a15')}, BIC TESTSESS. Ange fakturanummer.</p>
      <div class="foot">${p.supplier.name} · ${p.supplier.street} · ${p.supplier.post} · org.nr ${p.supplier.organisation} · moms ${p.supplier.vat} · godkänd för F-skatt · partihandelstillstånd alkohol</div>`,
    ),
};

const coffee: Layout = {
  id: 'a16',
  producer: 'weasyprint',
  hard: 'other labels (Dokumentnr, Betalas senast), decimal points, discounted net price beside the gross price, two rates without a sum row',
  order: {
    layout: 'a16', supplier: firm('Kafferosteriet Nordkaj AB', 'Magasin 7, 652 24 Karlstad'), trades: ['coffee', 'disposables'], lines: [5, 9],
    code: (name) => `${digitsOf(`a16${name}`, 3)}.${digitsOf(`a16b${name}`, 2)}`, number: (n) => String(5_000_410 + n), discounts: [1000, 1500], terms: 14, from: '2026-06-10',
  }, // prettier-ignore
  draw: (p) => {
    const f = inForm(forms.point);
    return html(
      `body{font-family:'Roboto',sans-serif;font-size:9pt}.lines tr:nth-child(even) td{background:#f3eee8}.lines th{text-align:left;border-bottom:1.5pt solid #432}`,
      `<div style="background:#432;color:#fff;padding:10pt;font-size:16pt">NORDKAJ <span style="font-size:9pt">kafferosteri</span><span class="right">${titled(p, 'FAKTURA')}</span></div><br>${over(
        [
          ['Dokumentnr', p.number],
          ['Dokumentdatum', iso(p.issue)],
          ['Betalas senast', iso(p.due)],
          ['Kund', p.customer],
          ['Er beställning', p.order],
        ],
      )}<p>${address(p.buyer)}</p>${remarked(p)}
      ${table(
        [
          column('Artikel', (l) => l.code),
          column('Text', (l) => l.name),
          column('Antal', (l) => `${f.quantity(l.quantity)}`, 'r'),
          column('Enhet', (l) => l.unit),
          column('Bruttopris', (l) => f.price(l.price), 'r'),
          column('Rabatt', (l) => (l.discount === 0n ? '' : `-${f.percent(l.discount)}%`), 'r'),
          column('Nettopris', (l) => f.price((l.price * (10_000n - l.discount)) / 10_000n), 'r'),
          column('Radsumma', (l) => f.money(l.sum), 'r'),
          column('Moms', (l) => `${l.rate}%`, 'r'),
        ],
        p.lines,
      )}<br><div class="right">${pairs([...p.vat.flatMap(({ rate, base, tax }) => [[`Belopp ${rate}% moms`, f.money(base)] as const, [`Moms ${rate}%`, f.money(tax)] as const]), ['<b>ATT BETALA SEK</b>', f.money(p.payable)]])}</div>
      <p class="clear small">Kafferosteriet Nordkaj AB | ${p.supplier.street} | ${p.supplier.post} | Bg ${p.supplier.bankgiro} | Ref/OCR ${p.ocr} | Orgnr ${p.supplier.organisation} | ${p.supplier.mail}</p>`,
    );
  },
};

const soft: Layout = {
  id: 'a17',
  producer: 'pdf-lib',
  hard: 'texts written column by column, yymmdd',
  order: {
    layout: 'a17', supplier: firm('Läskgrossisten Bubbel AB', 'Källvägen 30, 382 37 Nybro'), trades: ['beer', 'coffee'], lines: [6, 10],
    code: (name) => digitsOf(`a17${name}`, 4), number: (n) => String(700_210 + n), terms: 20,
  }, // prettier-ignore
  draw: (p) => {
    const sheet = new Sheet({ size: 9 });
    sheet.text(45, 55, 'Läskgrossisten Bubbel AB', { size: 14, font: 'bold' });
    sheet.text(360, 55, titled(p, 'FAKTURA'), { size: 14, font: 'bold' });
    for (const [at, [label, value]] of (
      [
        ['Fakturanr', p.number],
        ['Datum', short(p.issue)],
        ['Kundnr', p.customer],
        ['Förf.datum', short(p.due)],
        ['Lev.datum', short(p.delivered)],
      ] as const
    ).entries())
      across(sheet, 75 + at * 12, [
        [360, label],
        [440, value],
      ]);
    sheet.block(45, 90, [p.buyer.name, p.buyer.street, p.buyer.post]);
    if (p.remark !== null) sheet.text(45, 160, p.remark, { font: 'bold' });
    sheet.box(40, 172, 555, 186, 0.85);
    across(sheet, 182, [[45, 'Artnr'], [95, 'Artikelbenämning'], [330, 'Antal', 'r'], [345, 'Enh'], [430, 'Pris', 'r'], [550, 'Summa', 'r']], { font: 'bold' }); // prettier-ignore
    for (const [at, l] of p.lines.entries())
      across(sheet, 202 + at * 15, [[45, l.code], [95, l.name], [330, sv.quantity(l.quantity), 'r'], [345, l.unit], [430, sv.price(l.price), 'r'], [550, sv.money(l.sum), 'r']]); // prettier-ignore
    let y = 220 + p.lines.length * 15;
    for (const [label, value] of [['Nettobelopp', sv.money(p.net)], ...p.vat.map((v) => [`Moms ${v.rate},0%`, sv.money(v.tax)]), ['Totalt att betala', sv.money(p.payable)]] as [string, string][])
      across(sheet, (y += 14), [[345, label], [550, value, 'r']]); // prettier-ignore
    sheet.columnwise();
    sheet.block(
      45,
      790,
      [
        `${p.supplier.street}, ${p.supplier.post}  tel ${p.supplier.phone}`,
        `Bankgiro ${p.supplier.bankgiro}  Org.nr ${p.supplier.organisation}  Godkänd för F-skatt`,
      ],
      { size: 7.5 },
    );
    return sheet.drawing();
  },
};

const spirits: Layout = {
  id: 'a18',
  producer: 'cairo',
  hard: 'number and date spaced, net sum labelled "Summa", brackets for minus, turned remark in the margin',
  order: {
    layout: 'a18', supplier: firm('Destilleri Enrisa AB', 'Brännvinsbacken 6, 621 57 Visby'), trades: ['wine'], lines: [2, 5], code: (name) => `EN-${digitsOf(`a18${name}`, 2)}/${digitsOf(`a18x${name}`, 2)}`,
    number: (n) => `2026 ${String(n + 210).padStart(4, '0')}`, isWhole: true, returns: 0.2,
  }, // prettier-ignore
  draw: (p) => {
    const f = inForm({ mark: ',', group: ' ', minus: 'brackets' });
    const sheet = new Sheet({ size: 10, font: 'serif' });
    sheet.text(60, 70, 'Destilleri Enrisa', { size: 20 });
    sheet.block(
      60,
      110,
      [`${titled(p, 'Faktura')} ${p.number}`, `Utfärdad ${spaced(p.issue)}`, `Betalas före ${spaced(p.due)}`],
      { leading: 14 },
    );
    sheet.block(360, 110, [p.buyer.name, p.buyer.street, p.buyer.post, p.buyer.organisation], {
      leading: 14,
    });
    if (p.remark !== null) sheet.text(60, 180, p.remark, { font: 'serifbold' });
    sheet.text(24, 640, `Momsregistreringsnummer ${p.supplier.vat}. Innehar F-skattebevis. Säte Visby.`, {
      size: 7,
      turn: 90,
    });
    across(sheet, 206, [[60, 'Produkt'], [300, 'Kod'], [390, 'Flaskor', 'r'], [460, 'Styckpris', 'r'], [545, 'Summa', 'r']], { font: 'serifbold' }); // prettier-ignore
    let y = 226;
    for (const l of p.lines) {
      across(sheet, y, [[60, l.name], [300, l.code], [390, f.quantity(l.quantity), 'r'], [460, f.price(l.price), 'r'], [545, f.money(l.sum), 'r']]); // prettier-ignore
      y += 20;
    }
    for (const [label, value] of [['Summa', f.money(p.net)], ['25 % moms', f.money(p.tax)], ['Öresutjämning', f.money(p.rounding)], ['Att betala', `${f.money(p.payable)} kr`]] as [string, string][])
      across(sheet, (y += 16), [[390, label, 'r'], [545, value, 'r']]); // prettier-ignore
    sheet.block(
      60,
      780,
      [
        `Destilleri Enrisa AB, ${p.supplier.street}, ${p.supplier.post}`,
        `Bankgiro ${p.supplier.bankgiro}. Organisationsnummer ${p.supplier.organisation}.`,
      ],
      { size: 8 },
    );
    return sheet.drawing();
  },
  printing: { unit: () => undefined },
};

export const drinksA: readonly Layout[] = [brewery, wine, coffee, soft, spirits];
