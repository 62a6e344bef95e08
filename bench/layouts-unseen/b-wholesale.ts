/** Set B: wholesalers. */
import { iso, plusDays, pointed } from './days.ts';
import { forms } from './exact.ts';
import { across, chunks, inForm, left, right } from './format.ts';
import { column, escaped, html, remarked, table, titled } from './html.ts';
import { digitsOf, gtin } from './identity.ts';
import type { Layout } from './layout.ts';
import { firm } from './parties.ts';
import { Sheet } from './sheet.ts';

const sv = inForm(forms.swedish);
const bare = inForm(forms.bare);
const at = (x: number, y: number, text: string, style = ''): string =>
  `<div style="position:absolute;left:${x}mm;top:${y}mm;white-space:nowrap;${style}">${text}</div>`;
const end = (x: number, y: number, text: string, style = ''): string =>
  `<div style="position:absolute;right:${182 - x}mm;top:${y}mm;white-space:nowrap;${style}">${text}</div>`;

const placed: Layout = {
  id: 'b01',
  producer: 'chromium',
  hard: 'every text placed by itself, "Beställningsnr" with leading zeros, campaign mark beside the price, returns, "Er tillgodo" in credit notes',
  order: {
    layout: 'b01', supplier: firm('Storkökspartner Hansa AB', 'Tallvägen 61, 392 39 Kalmar'), trades: ['dry', 'dairy', 'cleaning'], lines: [8, 15], code: (name) => `00${digitsOf(`b01${name}`, 4)}`,
    number: (n) => `88${n + 120}`, returns: 0.12, terms: 20, from: '2026-03-05', isNegativeCredit: true,
  }, // prettier-ignore
  credits: 1,
  draw: (p) => {
    const cells: string[] = [
      at(0, 0, 'HANSA', 'font:bold 22pt sans-serif;color:#035'), at(0, 10, 'Storkökspartner'), at(100, 0, `${titled(p, 'FAKTURA', 'KREDITNOTA')} ${p.number}`, 'font-size:16pt'),
      at(100, 12, 'Fakturadatum'), at(135, 12, iso(p.issue)), at(100, 17, 'Förfallodatum'), at(135, 17, iso(p.due)), at(100, 22, 'Kundnr'), at(135, 22, p.customer), at(100, 27, 'Följesedel'), at(135, 27, `${p.order} ${iso(p.delivered)}`),
      ...(p.about === null ? [] : [at(100, 32, 'Krediterad faktura'), at(135, 32, p.about)]),
      at(0, 24, p.buyer.name, 'font-weight:bold'), at(0, 29, p.buyer.street), at(0, 34, p.buyer.post), at(0, 39, p.buyer.organisation), at(0, 48, escaped(p.remark ?? ''), 'font-weight:bold'),
    ]; // prettier-ignore
    let y = 56;
    for (const [x, head] of [
      [0, 'Beställningsnr'],
      [26, 'Varuslag'],
    ] as const)
      cells.push(at(x, y, head, 'font-weight:bold'));
    for (const [x, head] of [
      [108, 'Kvantitet'],
      [148, 'Nettopris'],
      [182, 'Radvärde'],
    ] as const)
      cells.push(end(x, y, head, 'font-weight:bold'));
    for (const l of p.lines) {
      y += 5.5;
      cells.push(
        at(0, y, l.code),
        at(26, y, escaped(l.name)),
        end(108, y, sv.quantity(l.quantity)),
        at(111, y, l.unit),
        end(148, y, sv.price(l.price)),
        at(150, y, l.seed % 5 === 0 ? 'K' : ''),
        end(182, y, sv.money(l.sum)),
      );
    }
    y += 8;
    for (const [label, value] of [
      ['Radvärde totalt', sv.money(p.net)],
      ...p.vat.map((v) => [`Moms ${v.rate} % på ${sv.money(v.base)}`, sv.money(v.tax)]),
      [p.payable < 0n ? 'Er tillgodo' : 'Att betala', sv.money(p.payable)],
    ] as [string, string][]) {
      cells.push(at(110, y, label), end(182, y, value));
      y += 5;
    }
    cells.push(
      at(0, 255, 'K = kampanjpris. Anmärkning inom 2 dagar.', 'font-size:7pt'),
      at(
        0,
        260,
        `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}. Bankgiro ${p.supplier.bankgiro}. OCR ${p.ocr}. Org.nr ${p.supplier.organisation}. Godkänd för F-skatt.`,
        'font-size:7pt',
      ),
    );
    return html('body{position:relative;font-size:9pt}', cells.join('\n'));
  },
};

const specified: Layout = {
  id: 'b02',
  producer: 'weasyprint',
  hard: 'sums on the first page with one line per rate, specification of the goods on the second; first page has sums that look like lines',
  order: {
    layout: 'b02', supplier: firm('Matcentralen Roslagen AB', 'Hamnvägen 20, 761 30 Norrtälje'), trades: ['dry', 'frozen', 'disposables'], lines: [9, 15], code: (name) => digitsOf(`b02${name}`, 6),
    number: (n) => String(2_026_010 + n), terms: 30, from: '2026-05-10', isWhole: true, charges: [['Distribution', 24_500, 25]],
  }, // prettier-ignore
  draw: (p) =>
    html(
      `body{font-family:'Open Sans';font-size:9pt}.lines th{border-bottom:1pt solid #333;font-weight:600}.sum td{border:.5pt solid #999;padding:4pt}`,
      `<h1 style="letter-spacing:2pt">MATCENTRALEN</h1><p>${escaped(p.buyer.name)}<br>${p.buyer.street}<br>${p.buyer.post}</p><h2>${titled(p, 'Faktura')}</h2>${remarked(p)}
      <table class="sum"><tr><td>Fakturanummer<br><b>${p.number}</b></td><td>Fakturadatum<br><b>${iso(p.issue)}</b></td><td>Förfallodatum<br><b>${iso(p.due)}</b></td><td>Kundnummer<br><b>${p.customer}</b></td><td>OCR-nummer<br><b>${p.ocr}</b></td></tr></table><br>
      <table class="sum" style="width:100%"><tr><td>Varor enligt specifikation sida 2</td><td class="r">${sv.money(p.lineNet)}</td></tr>${p.charges.map((c) => `<tr><td>${c.label}</td><td class="r">${sv.money(c.amount)}</td></tr>`).join('')}<tr><td>Summa exklusive moms</td><td class="r">${sv.money(p.net)}</td></tr>${p.vat.map((v) => `<tr><td>Moms ${v.rate} procent på ${sv.money(v.base)}</td><td class="r">${sv.money(v.tax)}</td></tr>`).join('')}<tr><td>Öresavrundning</td><td class="r">${sv.money(p.rounding)}</td></tr><tr><td><b>Att betala senast ${iso(p.due)}</b></td><td class="r"><b>${sv.money(p.payable)}</b></td></tr></table>
      <p>Bankgiro ${p.supplier.bankgiro}</p><p class="small">${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}. Org.nr ${p.supplier.organisation}. Innehar F-skattebevis.</p><div style="page-break-before:always"></div><h2>Specifikation till faktura ${p.number}</h2>
      ${table([column('Lev.datum', () => iso(p.delivered), 'nw'), column('Artikel', (l) => l.code), column('Benämning', (l) => l.name), column('Antal', (l) => sv.quantity(l.quantity), 'r'), column('Enhet', (l) => l.unit), column('Pris', (l) => sv.price(l.price), 'r'), column('Moms', (l) => `${l.rate}`, 'r'), column('Summa', (l) => sv.money(l.sum), 'r')], p.lines)}<p class="r">Summa varor ${sv.money(p.lineNet)}</p>`,
    ),
};

const letters: Layout = {
  id: 'b03',
  producer: 'pdf-lib',
  hard: 'each letter drawn by itself, two pages carried forward, numbers with letters',
  order: {
    layout: 'b03', supplier: firm('Delikatessgrossisten Oliv AB', 'Saltgatan 2, 252 25 Helsingborg'), trades: ['dry', 'dairy', 'meat'], lines: [22, 28], code: (name) => `D${digitsOf(`b03${name}`, 4)}K`,
    number: (n) => String(340_080 + n), terms: 15, from: '2026-08-10',
  }, // prettier-ignore
  draw: (p) => {
    const sheet = new Sheet({ size: 9, font: 'mono' });
    const spell = (x: number, y: number, text: string, isRight = false): void => {
      const from = isRight ? x - text.length * 5.4 : x;
      for (const [index, letter] of [...text].entries())
        if (letter.trim() !== '') sheet.text(from + index * 5.4, y, letter);
    };
    const pages = chunks(p.lines, 20);
    let carry = 0n;
    for (const [page, lines] of pages.entries()) {
      if (page > 0) sheet.page();
      spell(40, 50, 'DELIKATESSGROSSISTEN OLIV AB');
      spell(380, 50, `${titled(p, 'FAKTURA')} ${p.number}`);
      spell(380, 62, `DATUM ${iso(p.issue)}  SID ${page + 1}`);
      spell(380, 74, `FÖRFALLER ${iso(p.due)}`);
      spell(380, 86, `KUND ${p.customer}`);
      for (const [row, text] of [p.buyer.name, p.buyer.street, p.buyer.post].entries())
        spell(40, 74 + row * 12, text);
      if (p.remark !== null) spell(40, 120, p.remark);
      for (const [x, text, isRight] of [
        [40, 'ART', false],
        [80, 'BENÄMNING', false],
        [330, 'ANTAL', true],
        [345, 'ENH', false],
        [460, 'PRIS', true],
        [555, 'BELOPP', true],
      ] as const)
        spell(x, 140, text, isRight);
      let y = 158;
      if (page > 0) {
        spell(80, y, 'INGÅENDE BELOPP');
        spell(555, y, bare.money(carry), true);
        y += 16;
      }
      for (const l of lines) {
        spell(40, y, l.code);
        spell(80, y, l.name.slice(0, 34));
        spell(330, y, bare.quantity(l.quantity), true);
        spell(345, y, l.unit);
        spell(460, y, bare.price(l.price), true);
        spell(555, y, bare.money(l.sum), true);
        carry += l.sum;
        y += 16;
      }
      if (page < pages.length - 1) {
        spell(80, y + 6, 'TRANSPORTERAS');
        spell(555, y + 6, bare.money(carry), true);
      } else
        for (const [row, [label, value]] of (
          [
            ['NETTO', bare.money(p.net)],
            ...p.vat.map((v) => [`MOMS ${v.rate}%`, bare.money(v.tax)]),
            ['ATT BETALA', bare.money(p.payable)],
          ] as [string, string][]
        ).entries()) {
          spell(345, y + 14 + row * 13, label);
          spell(555, y + 14 + row * 13, value, true);
        }
      spell(40, 790, `${p.supplier.street}, ${p.supplier.post}  BG ${p.supplier.bankgiro}`);
      spell(40, 802, `ORG.NR ${p.supplier.organisation}  F-SKATT`);
    }
    return sheet.drawing();
  },
};

const weights: Layout = {
  id: 'b04',
  producer: 'fpdf',
  hard: 'ordered packages, invoiced kilograms and mean weight in three number columns; article number under the head "Kod"; old date form',
  order: {
    layout: 'b04', supplier: firm('Västkustens Varuhus för Restaurang AB', 'Kungälvsvägen 70, 442 33 Kungälv'), trades: ['meat', 'fish', 'produce'], lines: [7, 12], code: (name) => digitsOf(`b04${name}`, 5),
    number: (n) => `V-${n + 7001}`, terms: 10, from: '2026-03-12',
  }, // prettier-ignore
  credits: 1,
  draw: (p) => {
    const f = inForm(forms.space);
    const sheet = new Sheet({ size: 8.5 });
    sheet.text(40, 50, 'VÄSTKUSTENS VARUHUS', { size: 15, font: 'serifbold' });
    sheet.right(555, 50, titled(p, 'FAKTURA', 'KREDITFAKTURA'), { size: 15, font: 'serifbold' });
    across(sheet, 72, [[40, `Nr: ${p.number}`], [180, `Fakturadatum: ${pointed(p.issue)}`], [340, `Förfallodatum: ${pointed(p.due)}`], [555, `Kund: ${p.customer}`, 'r']]); // prettier-ignore
    if (p.about !== null) sheet.text(40, 84, `Avdrag på faktura ${p.about}`);
    sheet.block(340, 100, ['Faktureringsadress:', p.buyer.name, p.buyer.street, p.buyer.post, p.buyer.vat]);
    if (p.remark !== null) sheet.text(40, 150, p.remark, { font: 'bold' });
    across(sheet, 176, [[40, 'Kod'], [80, 'Artikel'], [268, 'Best kolli', 'r'], [320, 'Snittvikt', 'r'], [372, 'Fakt mängd', 'r'], [378, 'Enh'], [450, 'Pris', 'r'], [478, 'M', 'r'], [555, 'Belopp', 'r']], { font: 'bold' }); // prettier-ignore
    sheet.line(40, 180, 555);
    let y = 194;
    for (const l of p.lines) {
      const crates = 1n + BigInt(l.seed % 4);
      across(sheet, y, [[40, l.code], [80, l.name], [268, String(crates), 'r'], [320, l.unit === 'kg' ? f.quantity(l.quantity / crates, 2) : '', 'r'], [372, f.quantity(l.quantity, l.unit === 'kg' ? 3 : 0), 'r'], [378, l.unit], [450, f.price(l.price), 'r'], [478, String(l.rate), 'r'], [555, f.money(l.sum), 'r']]); // prettier-ignore
      y += 14;
    }
    y += 16;
    across(sheet, y, [[40, 'Moms%'], [120, 'Underlag', 'r'], [180, 'Moms', 'r'], [330, 'Netto', 'r'], [410, 'Moms', 'r'], [555, p.isCredit ? 'Avdrages' : 'Att betala', 'r']], { font: 'bold' }); // prettier-ignore
    for (const [row, v] of p.vat.entries()) across(sheet, y + 12 + row * 11, [[40, `${v.rate},00`], [120, f.money(v.base), 'r'], [180, f.money(v.tax), 'r']]); // prettier-ignore
    across(sheet, y + 12, [[330, f.money(p.net), 'r'], [410, f.money(p.tax), 'r'], [555, f.money(p.payable), 'r']]); // prettier-ignore
    sheet.block(
      40,
      780,
      [
        `${p.supplier.name} | ${p.supplier.street} | ${p.supplier.post} | ${p.supplier.phone}`,
        `Bg ${p.supplier.bankgiro} | Pg ${p.supplier.plusgiro} | Org nr ${p.supplier.organisation} | Momsreg ${p.supplier.vat} | F-skatt`,
      ],
      { size: 7 },
    );
    return sheet.drawing();
  },
};

const carry: Layout = {
  id: 'b05',
  producer: 'groff-gs',
  hard: 'cash-and-carry A4 in fixed width: GTIN row under the name row, "4 st à 52,30", member number, sums with VAT codes',
  order: {
    layout: 'b05', supplier: firm('Bärlagret Cash Center AB', 'Grossistvägen 5, 175 66 Järfälla'), trades: ['dry', 'coffee', 'disposables'], lines: [6, 12], code: (name) => gtin(`b05${name}`),
    number: (n) => `0412-${n + 55_120}`, terms: 0, from: '2026-07-02',
  }, // prettier-ignore
  printing: { omits: ['dueDate'] },
  draw: (p) => {
    const wide = 72;
    const rows = [
      'BÄRLAGRET CASH CENTER AB', `Org.nr ${p.supplier.organisation}   Momsreg.nr ${p.supplier.vat}`, '', `${left(titled(p, 'FAKTURAKVITTO'), 30)}${right(`Nr ${p.number}`, 42)}`, `${left(`Medlem ${p.customer}`, 30)}${right(`${iso(p.issue)} 14:07:33`, 42)}`, p.buyer.name, `${p.buyer.street} ${p.buyer.post}`, p.remark ?? '', '*'.repeat(wide),
      ...p.lines.flatMap((l) => [`${left(l.name, 44)}${right(bare.money(l.sum), 22)}  ${l.rate === 25 ? '1' : '2'}`, `   ${l.code}  ${bare.quantity(l.quantity)} ${l.unit} à ${bare.price(l.price)}`]),
      '*'.repeat(wide), `${left(`Antal varor ${p.lines.length}`, 40)}`, `${left('Netto', 44)}${right(bare.money(p.net), 22)}`, ...p.vat.map((v) => `${left(`Kod ${v.rate === 25 ? 1 : 2}: ${v.rate}% av ${bare.money(v.base)}`, 44)}${right(bare.money(v.tax), 22)}`), `${left('Summa SEK', 44)}${right(bare.money(p.payable), 22)}`, '', `Bankkort  ${bare.money(p.payable)}`, 'Kontrollenhet BC0418277', `${p.supplier.street}, ${p.supplier.post}  Välkommen åter!`,
    ]; // prettier-ignore
    return `.pl 29.7c\n.po 2.5c\n.ll 17c\n.sp 1.2c\n.ft C\n.ps 9.5\n.vs 12\n.nf\n${rows.map((row) => `\\&${row.replaceAll('-', '\\-')}`).join('\n')}\n`;
  },
};

const viewer: Layout = {
  id: 'b06',
  producer: 'wkhtmltopdf',
  hard: 'rendering of an e-invoice by an operator: dots of decimals, rate per line, GLN numbers, note of the operator, supplier as "Säljare"',
  order: {
    layout: 'b06', supplier: firm('Nordkraft Livsmedel Distribution AB', 'Lagervägen 1, 136 50 Jordbro'), trades: ['dry', 'frozen'], lines: [5, 10], code: (name) => digitsOf(`b06${name}`, 6),
    number: (n) => String(98_001_200 + n), discounts: [700, 1200], from: '2026-06-20', isWhole: true,
  }, // prettier-ignore
  draw: (p) => {
    const f = inForm(forms.point);
    return html(
      `body{font-size:9pt}.lines{border:1px solid #ccc}.lines th{background:#f0f0f0}.lines td,.lines th{border:1px solid #ccc;font-size:8pt}.b{border:1px solid #ccc;width:100%;margin-bottom:8px}h3{margin:0}`,
      `<p class="small">Visningsbild av e-faktura. Mottagen via Fakturanätet ${iso(plusDays(p.issue, 1))} 03:14. Dokument-id 7f3c-${p.order}</p>
      <table class="b"><tr><td><h3>${titled(p, 'Faktura')} ${p.number}</h3>Fakturatyp 380<br>Fakturadatum: ${iso(p.issue)}<br>Förfallodatum: ${iso(p.due)}<br>Valuta: SEK</td><td><h3>Säljare</h3>${escaped(p.supplier.name)}<br>${p.supplier.street}<br>${p.supplier.post}<br>Org.nr: ${p.supplier.organisation}<br>VAT: ${p.supplier.vat}</td><td><h3>Köpare</h3>${escaped(p.buyer.name)}<br>${p.buyer.street}<br>${p.buyer.post}<br>GLN: 73${digitsOf(p.buyer.name, 11)}<br>Org.nr: ${p.buyer.organisation}</td></tr></table>${remarked(p)}
      ${table(
        [
          column('Rad', (_, row) => String(row + 1)),
          column('Artikelnummer', (l) => l.code),
          column('Beskrivning', (l) => l.name),
          column('Antal', (l) => f.quantity(l.quantity, 2), 'r'),
          column('Enhet', (l) => l.unit),
          column('Bruttopris', (l) => f.price(l.price), 'r'),
          column('Rabatt %', (l) => f.percent(l.discount), 'r'),
          column('Moms %', (l) => `${l.rate}.00`, 'r'),
          column('Radbelopp', (l) => f.money(l.sum), 'r'),
        ],
        p.lines,
      )}<br><table class="b"><tr><th>Summa radbelopp</th><th>Totalt exkl. moms</th>${p.vat.map((v) => `<th>Moms ${v.rate}.00 % av ${f.money(v.base)}</th>`).join('')}<th>Avrundning</th><th>Att betala</th></tr><tr><td>${f.money(p.lineNet)}</td><td>${f.money(p.net)}</td>${p.vat.map((v) => `<td>${f.money(v.tax)}</td>`).join('')}<td>${f.money(p.rounding)}</td><td><b>${f.money(p.payable)}</b></td></tr></table><p>Betalningssätt: Bankgiro ${p.supplier.bankgiro}, betalningsreferens ${p.ocr}</p><p>Godkänd för F-skatt</p>`,
    );
  },
};

export const wholesaleB: readonly Layout[] = [placed, specified, letters, weights, carry, viewer];
