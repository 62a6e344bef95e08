/** Beer, wine, soft drinks and coffee. */
import { address, column, escaped, pairs, remarked, table } from '../html.ts';
import { Sheet, wrapped } from '../sheet.ts';
import { firm } from './firms.ts';
import { gridOf, inFigures, notes, own, page, rowsOn, side, sums, who, word } from './kit.ts';
import type { LayoutQ } from './orders.ts';
import { beer, soft, wine } from './wares.ts';

const sv = inFigures('swedish');
const sp = inFigures('space');
const bare = inFigures('bare');

export const drinks: readonly LayoutQ[] = [
  {
    id: 'q37-vin-kolli',
    producer: 'weasyprint',
    hard: 'cases, bottles and content as columns; excise named in the foot',
    credits: 1,
    seller: {
      firm: firm('Rosvert Vinagentur AB', 'Skeppsbron 38, 111 30 Stockholm'),
      wares: wine.filter(({ unit }) => unit === 'fl'),
      lines: [3, 6],
      code: 6,
      number: (n) => String(1_126_040 + n),
      discounts: [500, 1000],
      terms: 30,
    },
    draw: (p) =>
      page(
        'body{font-family:"P052",serif;font-size:9pt}.lines th{border-top:1pt solid #501;border-bottom:1pt solid #501;font-style:italic}.lines td{padding:3pt}h1{font-size:20pt;text-align:center;color:#501}.mid{text-align:center}.grid{margin-left:auto}',
        `<h1>Rosvert</h1><p class="mid">${escaped(p.supplier.name)} – ${p.supplier.street} – ${p.supplier.post}</p>`,
        remarked(p),
        side(
          [50, `<b>Leverans- och fakturaadress</b><br>${address(p.buyer)}`],
          [
            50,
            notes([
              [word(p, 'Faktura', 'Kreditfaktura'), p.number],
              ['Fakturadatum', p.issue],
              ['Förfallodatum', p.due],
              ['Kund', p.customer],
              ['Avser', p.about],
            ]),
          ],
        ),
        '<br>',
        table(
          [
            column('Nr', (l) => l.code),
            column('Vin', (l) => l.name),
            column('Kolli', (l) => String(own(l, 'k', 3) + 1), 'r'),
            column('Innehåll', (l) => l.pack),
            column('Antal', (l) => `${sv.quantity(l.quantity)} ${l.unit}`, 'r'),
            column('Pris/fl', (l) => sv.price(l.price), 'r'),
            column('Rabatt', (l) => (l.discount === 0n ? '' : `${sv.percent(l.discount)} %`), 'r'),
            column('Belopp', (l) => sv.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        gridOf([
          ['Belopp före moms', sv.money(p.net)],
          ['Moms 25 %', sv.money(p.tax)],
          ['Att betala, SEK', sv.money(p.payable)],
        ]),
        `<p class="small">Alkoholskatt ingår i priset. Äganderätten övergår vid full betalning. Bankgiro ${p.supplier.bankgiro}. Org.nr ${p.supplier.organisation}. Momsreg. ${p.supplier.vat}. Godkänd för F-skatt.</p>`,
      ),
  },
  {
    id: 'q38-mikrobryggeri',
    producer: 'wkhtmltopdf',
    hard: 'names break over two rows in a narrow column; words as heads in English fashion',
    credits: 1,
    seller: {
      firm: firm('Stugbryggarna i Kolbotten AB', 'Gamla Sågen 1, 795 32 Rättvik'),
      wares: beer,
      lines: [2, 5],
      number: (n) => `SB${100 + n}`,
      terms: 14,
      charges: [['Fatpant', 40000, 25]],
    },
    draw: (p) =>
      page(
        'body{font-family:"DejaVu Sans Mono",monospace;font-size:8.5pt}.lines td{border-bottom:1px dashed #000;padding:3pt}.n{width:110px}',
        '<pre>  *** STUGBRYGGARNA ***</pre>',
        remarked(p),
        `<p>${word(p).toUpperCase()} #${p.number}</p>`,
        side(
          [50, `TILL:<br>${address(p.buyer)}`],
          [50, `FRÅN:<br>${address(p.supplier)}<br>${p.supplier.organisation}<br>${p.supplier.vat}`],
        ),
        `<p>Datum: ${p.issue}<br>Betala senast: ${p.due}${p.about === null ? '' : `<br>Krediterar: ${p.about}`}</p>`,
        `<table class="lines"><tr><th class="n">Öl</th><th class="r">Antal</th><th>Enhet</th><th class="r">Pris</th><th class="r">Summa</th></tr>${p.lines.map((l) => `<tr><td class="n">${escaped(l.name)}</td><td class="r">${bare.quantity(l.quantity)}</td><td>${l.unit}</td><td class="r">${bare.price(l.price)}</td><td class="r">${bare.money(l.sum)}</td></tr>`).join('')}${p.charges.map(({ label, amount }) => `<tr><td class="n">${label}</td><td></td><td></td><td></td><td class="r">${bare.money(amount)}</td></tr>`).join('')}</table>`,
        pairs([
          ['Netto:', bare.money(p.net)],
          ...p.vat.map(({ rate, tax }) => [`Moms ${rate}%:`, bare.money(tax)] as const),
          ['Moms totalt:', bare.money(p.tax)],
          ['ATT BETALA:', bare.money(p.payable)],
        ]),
        `<p>BG ${p.supplier.bankgiro} / F-skatt ja</p>`,
      ),
  },
  {
    id: 'q39-lask-backar',
    producer: 'pdf-lib',
    hard: 'the article’s name is wrapped; deposits per row as a column of their own',
    credits: 1,
    seller: {
      firm: firm('Källby Läskdrycker AB', 'Brunnsgatan 12, 533 72 Lundsbrunn'),
      wares: soft,
      lines: [3, 6],
      code: 5,
      number: (n) => String(2_604_400 + n),
      terms: 20,
      charges: [['Pant', 9600, 25]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 56, 'KÄLLBY', { font: 'bold', size: 30 });
      s.text(190, 56, 'läskdrycker sedan 1911', { font: 'serif', size: 10 });
      s.frame(40, 70, 555, 130);
      s.line(300, 70, 300, 130);
      s.block(48, 84, who(p.buyer));
      s.block(308, 84, [
        `${word(p, 'Fakturanr', 'Kreditfakturanr')}  ${p.number}`,
        `Datum  ${p.issue}`,
        `Förfallodatum  ${p.due}`,
        ...(p.about === null ? [] : [`Kredit till  ${p.about}`]),
      ]);
      if (p.title !== null) s.text(555, 56, p.title, { align: 'r', font: 'bold', size: 14 });
      if (p.remark !== null) s.text(40, 142, p.remark);
      const y = rowsOn(
        s,
        [
          [40, 'Artikel', (l) => l.code],
          [90, 'Benämning', (l) => wrapped(l.name, 20)[0] ?? ''],
          [280, 'Antal', (l) => sp.quantity(l.quantity), 'r'],
          [288, 'Enh', (l) => l.unit],
          [380, 'À-pris', (l) => sp.price(l.price), 'r'],
          [430, 'Moms', (l) => `${l.rate} %`, 'r'],
          [555, 'Belopp', (l) => sp.money(l.sum), 'r'],
        ],
        p.lines,
        160,
        {
          isRuled: true,
          under: (l, _, at) => {
            const rest = wrapped(l.name, 20).slice(1);
            s.block(90, at - 2, rest);
            return at + rest.length * 12 + 2;
          },
        },
      );
      for (const { label, amount, rate } of p.charges) {
        s.text(90, y, label);
        s.right(430, y, `${rate} %`);
        s.right(555, y, sp.money(amount));
      }
      sums(s, 380, 555, y + 34, [
        ['Summa exkl.', sp.money(p.net)],
        ...p.vat.map(({ rate, tax }) => [`Moms ${rate} %`, sp.money(tax)] as const),
        ['Moms tot.', sp.money(p.tax)],
        ['Att betala', sp.money(p.payable)],
      ]);
      s.block(
        40,
        770,
        [
          `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}`,
          `Bankgiro ${p.supplier.bankgiro} · OCR ${p.ocr} · Org.nr ${p.supplier.organisation} · Momsnr ${p.supplier.vat} · F-skatt`,
        ],
        { size: 8 },
      );
      return s.drawing();
    },
  },
];
