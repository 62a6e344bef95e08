/** Set A: cleaning goods, linen, service, disposables, and turned or unreadable text layers. */
import { compact, dotted, iso, plusDays, words } from './days.ts';
import { forms } from './exact.ts';
import { across, inForm } from './format.ts';
import { address, column, html, over, pairs, remarked, table, titled } from './html.ts';
import { digitsOf } from './identity.ts';
import type { Layout } from './layout.ts';
import { firm } from './parties.ts';
import { Sheet, wrapped } from './sheet.ts';

const sv = inForm(forms.swedish);

const cleaning: Layout = {
  id: 'a19',
  producer: 'pdf-lib',
  hard: 'every text drawn twice, hyphenated numbers, discounts, hazard note as a text row between the lines',
  order: {
    layout: 'a19', supplier: firm('RenTek Hygien AB', 'Såpgatan 15, 632 29 Eskilstuna'), trades: ['cleaning'], lines: [5, 9], code: (name) => `${digitsOf(`a19${name}`, 3)}-${digitsOf(`a19z${name}`, 4)}`,
    number: (n) => `F${30_118 + n}`, discounts: [1000, 2000, 2500],
  }, // prettier-ignore
  draw: (p) => {
    const sheet = new Sheet({ size: 9 });
    sheet.text(45, 60, 'RenTek Hygien', { size: 18, font: 'bold' });
    sheet.text(550, 60, titled(p, 'Faktura'), { size: 18, font: 'bold', align: 'r' });
    sheet.block(45, 100, [p.buyer.name, p.buyer.street, p.buyer.post]);
    for (const [at, [label, value]] of ([['Fakturanr:', p.number], ['Fakturadatum:', iso(p.issue)], ['Förfallodatum:', iso(p.due)], ['Kundnr:', p.customer], ['Er ref:', 'Driftchefen']] as const).entries())
      across(sheet, 95 + at * 12, [[370, label], [550, value, 'r']]); // prettier-ignore
    if (p.remark !== null) sheet.text(45, 165, p.remark, { font: 'bold' });
    across(sheet, 180, [[45, 'Art.nr'], [115, 'Beskrivning'], [345, 'Antal', 'r'], [350, 'Enhet'], [430, 'Pris', 'r'], [470, 'Rabatt', 'r'], [550, 'Summa', 'r']], { font: 'bold' }); // prettier-ignore
    let y = 198;
    for (const l of p.lines) {
      across(sheet, y, [[45, l.code], [115, l.name], [345, sv.quantity(l.quantity), 'r'], [350, l.unit], [430, sv.price(l.price), 'r'], [470, l.discount === 0n ? '' : `${sv.percent(l.discount)} %`, 'r'], [550, sv.money(l.sum), 'r']]); // prettier-ignore
      if (l.seed % 4 === 0)
        sheet.text(115, (y += 11), 'UN 1824, kl 8, förp.grp II. Säkerhetsdatablad på begäran.', { size: 7 });
      y += 15;
    }
    sheet.line(45, y, 550);
    for (const [label, value] of [['Summa exkl. moms', sv.money(p.net)], ['Moms 25 %', sv.money(p.tax)], ['Att betala (SEK)', sv.money(p.payable)]] as [string, string][])
      across(sheet, (y += 14), [[360, label], [550, value, 'r']]); // prettier-ignore
    sheet.block(
      45,
      785,
      [
        `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}, ${p.supplier.mail}`,
        `Bankgiro ${p.supplier.bankgiro}  OCR ${p.ocr}  Org.nr ${p.supplier.organisation}  Godkänd för F-skatt`,
      ],
      { size: 7.5 },
    );
    sheet.twice();
    return sheet.drawing();
  },
};

const linen: Layout = {
  id: 'a20',
  producer: 'wkhtmltopdf',
  hard: 'rental period on each line, week numbers, swapped and missing pieces, "Hyresperiod" dates beside the invoice date',
  order: {
    layout: 'a20', supplier: firm('Textilservice Linnea AB', 'Tvätterigatan 2, 503 30 Borås'), trades: ['linen'], lines: [4, 7], code: (name) => digitsOf(`a20${name}`, 3),
    number: (n) => String(2_611_400 + n), charges: [['Miljöavgift', 4500, 25], ['Hämtning/lämning', 29_000, 25]], isWhole: true,
  }, // prettier-ignore
  draw: (p) =>
    html(
      `body{font-size:10pt}.lines th{background:#def;border:1px solid #9bd;font-size:9pt}.lines td{border:1px solid #9bd;font-size:9pt}`,
      `<table style="width:100%"><tr><td style="color:#05a;font-size:18pt"><b>Linnea</b> textilservice</td><td class="r"><b>${titled(p, 'FAKTURA')}</b></td></tr><tr><td>${address(p.buyer)}</td><td>${pairs(
        [
          ['Fakturanummer', p.number],
          ['Faktureringsdatum', iso(p.issue)],
          ['Hyresperiod', `${iso(plusDays(p.issue, -30))} - ${iso(plusDays(p.issue, -1))}`],
          ['Avtal', p.order],
          ['Kundnummer', p.customer],
          ['Förfaller', iso(p.due)],
        ],
      )}</td></tr></table>${remarked(p)}<br>
      ${table(
        [
          column('Kod', (l) => l.code),
          column('Textil / tjänst', (l) => l.name),
          column('Period', (l) => `v.${8 + (l.seed % 4)}-${12 + (l.seed % 4)}`),
          column('Saknat', (l) => String(l.seed % 3), 'r'),
          column('Byten', (l) => sv.quantity(l.quantity), 'r'),
          column('Enh', (l) => l.unit),
          column('Pris', (l) => sv.price(l.price), 'r'),
          column('Belopp', (l) => sv.money(l.sum), 'r'),
        ],
        p.lines,
      )}<br>${pairs([['Summa tjänster', sv.money(p.lineNet)], ...p.charges.map((c) => [c.label, sv.money(c.amount)] as const), ['Summa före moms', sv.money(p.net)], ['Moms 25%', sv.money(p.tax)], ['Avrundning', sv.money(p.rounding)], ['<b>Att betala</b>', `${sv.money(p.payable)} SEK`]], 'pairs right')}<div class="clear"></div>
      <p class="small">Textilservice Linnea AB, ${p.supplier.street}, ${p.supplier.post}. Bankgiro ${p.supplier.bankgiro}. OCR: ${p.ocr}. Org.nr. ${p.supplier.organisation}. F-skattsedel finns.</p>`,
    ),
};

const service: Layout = {
  id: 'a21',
  producer: 'chromium',
  hard: 'work described in prose with figures, text rows without amounts, hours, net labelled "Summa arbete och material"',
  order: {
    layout: 'a21', supplier: firm('Kyl & Köksservice Bergslagen AB', 'Verkstadsvägen 33, 781 70 Borlänge'), trades: ['service'], lines: [3, 6], code: (name) => digitsOf(`a21${name}`, 4),
    number: (n) => String(9120 + n), terms: 20, isWhole: true,
  }, // prettier-ignore
  draw: (p) =>
    html(
      `.lines th{border-bottom:1pt solid #000}.lines td{padding:3pt}.t td{color:#444;font-size:8.5pt}`,
      `<h2>Kyl & Köksservice</h2><table style="width:100%"><tr><td>${address(p.buyer)}</td><td class="r">${titled(p, 'FAKTURA')}<br>Nr: ${p.number}<br>Datum: ${dotted(p.issue)}<br>Förfaller: ${dotted(p.due)}<br>Arbetsorder: ${p.order}</td></tr></table>${remarked(p)}
      <p><b>Objekt:</b> Kylrum 2, aggregat typ MX-210, serienr 88-20714. Larm ${dotted(p.delivered)} kl 07.40, temperatur +9,5 grader. Tekniker på plats kl 10.15–13.30.</p>
      ${table(
        [
          column('Artikel', (l) => l.code),
          column('Utfört arbete / material', (l) => l.name),
          column('Antal', (l) => sv.quantity(l.quantity, 1), 'r'),
          column('Enhet', (l) => l.unit),
          column('Pris', (l) => sv.price(l.price), 'r'),
          column('Belopp', (l) => sv.money(l.sum), 'r'),
        ],
        p.lines,
        {
          under: (_, at) =>
            at === 0
              ? '<tr class="t"><td></td><td colspan="5">Felsökt 2 fläktar, bytt 1 lager, fyllt på 400 g. Garanti 12 månader.</td></tr>'
              : '',
        },
      )}<hr><table class="right">${[
        ['Summa arbete och material', sv.money(p.net)],
        ['Moms 25 % på ovanstående', sv.money(p.tax)],
        ['Öresavrundning', sv.money(p.rounding)],
        ['Att betala, kronor', sv.money(p.payable)],
      ]
        .map(([a, b]) => `<tr><td>${a}</td><td class="r">${b}</td></tr>`)
        .join('')}</table>
      <p class="clear">Betala till plusgiro ${p.supplier.plusgiro} eller bankgiro ${p.supplier.bankgiro}.</p><p class="small">${p.supplier.name} | ${p.supplier.street}, ${p.supplier.post} | ${p.supplier.phone} | ${p.supplier.organisation} | Godkänd för F-skatt | Auktoriserad kylfirma</p>`,
    ),
};

const paperGoods: Layout = {
  id: 'a22',
  producer: 'fpdf',
  hard: 'price per 100 in a column of its own, quantities in pieces with thousands, codes with letters and hyphens',
  order: {
    layout: 'a22', supplier: firm('Förpackningsbolaget Vika AB', 'Kartongvägen 8, 331 41 Värnamo'), trades: ['disposables'], lines: [5, 9], code: (name) => `VK-${digitsOf(`a22${name}`, 4)}-B`,
    number: (n) => String(402_600 + n), base: 100n, from: '2026-07-01',
  }, // prettier-ignore
  credits: 1,
  draw: (p) => {
    const f = inForm(forms.space);
    const sheet = new Sheet({ size: 9 });
    sheet.text(40, 60, 'VIKA', { size: 30, font: 'bold', grey: 0.3 });
    sheet.text(130, 60, 'förpackningar', { size: 12 });
    sheet.box(330, 40, 555, 62, 0.3);
    sheet.text(340, 56, titled(p, 'FAKTURA', 'KREDITFAKTURA'), { size: 14, font: 'bold', grey: 1 });
    for (const [at, [label, value]] of (
      [
        ['Fakturanummer', p.number],
        ['Fakturadatum', iso(p.issue)],
        ['Förfallodatum', iso(p.due)],
        ['Kundnummer', p.customer],
        ['Referens', p.about ?? p.order],
      ] as const
    ).entries())
      across(sheet, 78 + at * 13, [
        [340, label],
        [440, value],
      ]);
    sheet.block(40, 110, [p.buyer.name, p.buyer.street, p.buyer.post]);
    if (p.remark !== null) sheet.text(40, 170, p.remark, { font: 'bold' });
    across(sheet, 185, [[40, 'Artikelnr'], [110, 'Artikel'], [330, 'Antal', 'r'], [336, 'Enh'], [420, 'Pris', 'r'], [460, 'Per', 'r'], [555, 'Belopp', 'r']], { font: 'bold' }); // prettier-ignore
    sheet.line(40, 189, 555);
    let y = 203;
    for (const l of p.lines) {
      const [first = '', ...more] = wrapped(l.name, 34);
      across(sheet, y, [[40, l.code], [110, first], [330, f.quantity(l.quantity), 'r'], [336, l.unit], [420, f.price(l.price), 'r'], [460, String(l.base), 'r'], [555, f.money(l.sum), 'r']]); // prettier-ignore
      for (const text of more) sheet.text(110, (y += 11), text);
      y += 15;
    }
    sheet.line(40, y, 555);
    for (const [label, value] of [['Summa', f.money(p.net)], ['Moms (25%):', f.money(p.tax)], [p.isCredit ? 'Att kreditera' : 'Totalsumma', f.money(p.payable)]] as [string, string][])
      across(sheet, (y += 15), [[380, label], [555, value, 'r']]); // prettier-ignore
    sheet.block(
      40,
      790,
      [
        `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}`,
        `Org.nr: ${p.supplier.organisation}, VAT: ${p.supplier.vat}, Bankgiro: ${p.supplier.bankgiro}, F-skatt: Ja`,
      ],
      { size: 7.5 },
    );
    return sheet.drawing();
  },
};

const unreadable: Layout = {
  id: 'a23',
  producer: 'chromium',
  isWithoutUnicode: true,
  hard: 'fonts whose glyphs have no letters: the text layer is empty or nonsense, so that only recognition helps',
  order: {
    layout: 'a23', supplier: firm('Kryddhuset Saffran AB', 'Torggatan 21, 331 30 Värnamo'), trades: ['dry'], lines: [5, 8], code: (name) => digitsOf(`a23${name}`, 5),
    number: (n) => String(30_440 + n),
  }, // prettier-ignore
  draw: (p) =>
    html(
      `.lines th{border-bottom:1pt solid #000}.lines td{padding:4pt}`,
      `<h1>Kryddhuset Saffran AB</h1><p>${p.supplier.street}, ${p.supplier.post}</p>${over([
        [`${titled(p, 'Faktura')}nummer`, p.number],
        ['Fakturadatum', iso(p.issue)],
        ['Förfallodatum', iso(p.due)],
        ['Kundnummer', p.customer],
      ])}<p>${address(p.buyer)}</p>
      ${table([column('Artikelnr', (l) => l.code), column('Benämning', (l) => l.name), column('Antal', (l) => sv.quantity(l.quantity), 'r'), column('Enhet', (l) => l.unit), column('Pris', (l) => sv.price(l.price), 'r'), column('Belopp', (l) => sv.money(l.sum), 'r')], p.lines)}
      <br>${pairs([['Netto', sv.money(p.net)], ...p.vat.map((v) => [`Moms ${v.rate}%`, sv.money(v.tax)] as const), ['Att betala', sv.money(p.payable)]], 'pairs right')}<p class="clear">Bankgiro ${p.supplier.bankgiro} · Organisationsnummer ${p.supplier.organisation} · Godkänd för F-skatt</p>`,
    ),
};

const wide: Layout = {
  id: 'a24',
  producer: 'reportlab',
  hard: 'landscape with fourteen columns, GTIN and own number, batch, best before, units per carton, price per kg beside the price',
  order: {
    layout: 'a24', supplier: firm('Asien Import Lotus AB', 'Kajen 3, 211 20 Malmö'), trades: ['dry', 'frozen'], lines: [8, 14], code: (name) => digitsOf(`a24${name}`, 4),
    number: (n) => `LTS${11_200 + n}`, discounts: [500], terms: 25,
  }, // prettier-ignore
  draw: (p) => {
    const sheet = new Sheet({ size: 7.5 }, 842, 595);
    sheet.text(30, 40, 'ASIEN IMPORT LOTUS AB', { size: 14, font: 'bold' });
    sheet.right(812, 40, `${titled(p, 'FAKTURA')} ${p.number}`, { size: 12, font: 'bold' });
    across(sheet, 58, [[30, p.buyer.name], [250, `Fakturadatum ${iso(p.issue)}`], [400, `Förfallodatum ${iso(p.due)}`], [560, `Kundnr ${p.customer}`], [812, words(p.delivered), 'r']]); // prettier-ignore
    sheet.block(30, 68, [p.buyer.street, p.buyer.post], { leading: 10 });
    if (p.remark !== null) sheet.text(30, 94, p.remark, { font: 'bold' });
    across(sheet, 108, [[30, '#'], [50, 'Art.nr'], [85, 'Varunamn'], [300, 'Land'], [330, 'Batch'], [385, 'Bäst före'], [440, 'Förp.'], [520, 'Krt', 'r'], [560, 'Antal', 'r'], [566, 'Enhet'], [640, 'Pris', 'r'], [675, 'Rab', 'r'], [710, 'Moms', 'r'], [812, 'Belopp', 'r']], { font: 'bold' }); // prettier-ignore
    sheet.line(30, 112, 812);
    for (const [at, l] of p.lines.entries())
      across(sheet, 124 + at * 13, [[30, String(at + 1)], [50, l.code], [85, l.name], [300, ['TH', 'JP', 'CN', 'VN'][l.seed % 4] ?? ''], [330, `X${l.seed % 100_000}`], [385, dotted(plusDays(p.issue, 90 + (l.seed % 300)))], [440, l.pack], [520, String(1 + (l.seed % 5)), 'r'], [560, sv.quantity(l.quantity), 'r'], [566, l.unit], [640, sv.price(l.price), 'r'], [675, l.discount === 0n ? '' : sv.percent(l.discount), 'r'], [710, String(l.rate), 'r'], [812, sv.money(l.sum), 'r']]); // prettier-ignore
    let y = 140 + p.lines.length * 13;
    for (const [label, value] of [['Nettosumma', sv.money(p.net)], ...p.vat.map((v) => [`Moms ${v.rate}% på ${sv.money(v.base)}`, sv.money(v.tax)]), ['Att betala SEK', sv.money(p.payable)]] as [string, string][])
      across(sheet, (y += 12), [[640, label], [812, value, 'r']], { size: 9 }); // prettier-ignore
    sheet.text(
      30,
      570,
      `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}. Bankgiro ${p.supplier.bankgiro}. Org.nr ${p.supplier.organisation}. VAT ${p.supplier.vat}. F-skatt. Utskrivet ${compact(plusDays(p.issue, 1))}`,
    );
    return sheet.drawing();
  },
};

export const servicesA: readonly Layout[] = [cleaning, linen, service, paperGoods, unreadable, wide];
