/** Papers whose rows or totals stand in a form of their own. */
import { address, column, escaped, over, pairs, remarked, table } from '../html.ts';
import type { Line } from '../paper.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import { inFigures, notes, page, rowsOn, side, sums, who, word } from './kit.ts';
import type { LayoutQ } from './orders.ts';
import { clean, coffee, dry, gear, paperGoods, soft } from './wares.ts';

const sv = inFigures('swedish');
const sp = inFigures('space');
const bare = inFigures('bare');

/** A price with its VAT, in ten-thousandths, to the nearest hundredth. */
const withVat = ({ price, rate }: Line): bigint => ((price * BigInt(100 + rate) + 5_000n) / 10_000n) * 100n;

export const formsQ: readonly LayoutQ[] = [
  {
    id: 'q65-krydda-block',
    producer: 'chromium',
    hard: 'each row is a block of its own with labels before its figures',
    credits: 1,
    seller: {
      firm: firm('Kryddboden Paprika & Son', 'Östra Ågatan 21, 753 22 Uppsala', {
        organisation: '969715-8827',
      }),
      wares: dry,
      lines: [2, 5],
      code: 4,
      number: (n) => `KB${4_410 + n}`,
      terms: 15,
    },
    draw: (p) =>
      page(
        '.b{border-left:3pt solid #c40;padding:3pt 8pt;margin:3mm 0}.b b{font-size:11pt}.k{color:#666}.pairs{width:60%}',
        `<h1>${escaped(p.supplier.name)}</h1><p>${p.supplier.street}, ${p.supplier.post}. Org.nr ${p.supplier.organisation}. F-skatt.</p>`,
        remarked(p),
        side(
          [
            50,
            `<b>${word(p)}</b><br>${notes([
              ['Fakturanummer', p.number],
              ['Datum', p.issue],
              ['Förfaller', p.due],
              ['Krediterar', p.about],
            ])}`,
          ],
          [50, address(p.buyer)],
        ),
        ...p.lines.map(
          (l) =>
            `<div class="b"><b>${escaped(l.name)}</b> <span class="k">art.nr</span> ${l.code}<br><span class="k">Antal</span> ${sv.quantity(l.quantity)} ${l.unit} &nbsp; <span class="k">Pris</span> ${sv.price(l.price)} &nbsp; <span class="k">Moms</span> ${l.rate} % &nbsp; <span class="k">Summa</span> ${sv.money(l.sum)}</div>`,
        ),
        pairs([
          ['Summa exklusive moms', sv.money(p.net)],
          [`Moms ${p.vat[0]?.rate} %`, sv.money(p.tax)],
          ['<b>Att betala</b>', `${sv.money(p.payable)} kr`],
        ]),
        `<p>Bankgiro ${p.supplier.bankgiro}. Momsregistreringsnummer ${p.supplier.vat}.</p>`,
      ),
  },
  {
    id: 'q66-summa-forst',
    producer: 'pdf-lib',
    hard: 'the sum stands before quantity and price',
    credits: 1,
    seller: {
      firm: firm('Sörmlands Köksförnödenheter AB', 'Västra Storgatan 2, 611 32 Nyköping'),
      wares: [...paperGoods, ...clean],
      lines: [4, 8],
      code: 5,
      number: (n) => String(33_740 + n),
      isWhole: true,
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.text(40, 50, word(p, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 18 });
      s.block(40, 70, [
        `Nummer ${p.number}`,
        `Datum ${p.issue}`,
        `Förfallodag ${p.due}`,
        ...(p.about === null ? [] : [`Kredit av ${p.about}`]),
      ]);
      s.block(210, 70, ['Köpare', ...who(p.buyer)]);
      s.block(400, 70, ['Säljare', ...who(p.supplier), `Org.nr ${p.supplier.organisation}`]);
      if (p.remark !== null) s.text(40, 138, p.remark);
      const y = rowsOn(
        s,
        [
          [40, 'Artikel', (l) => l.code],
          [85, 'Namn', (l) => l.name],
          [350, 'Belopp', (l) => sp.money(l.sum), 'r'],
          [420, 'Antal', (l) => sp.quantity(l.quantity), 'r'],
          [426, 'Enhet', (l) => l.unit],
          [520, 'À', (l) => sp.price(l.price), 'r'],
          [555, 'Moms', (l) => `${l.rate}%`, 'r'],
        ],
        p.lines,
        160,
        { isRuled: true },
      );
      sums(s, 210, 350, y + 14, [
        ['Netto', sp.money(p.net)],
        ['Moms', sp.money(p.tax)],
        ['Brutto', sp.money(p.gross)],
        ['Avrundning', sp.money(p.rounding)],
        ['Att betala', sp.money(p.payable)],
      ]);
      s.text(40, 790, `Bankgiro ${p.supplier.bankgiro}   Momsregnr ${p.supplier.vat}   F-skattebevis finns`);
      return s.drawing();
    },
  },
  {
    id: 'q67-inkl-exkl',
    producer: 'weasyprint',
    hard: 'prices with and without VAT beside each other',
    credits: 1,
    seller: {
      firm: firm('Kökskompisen Webb AB', 'Lagergatan 14, 553 03 Jönköping'),
      wares: gear,
      lines: [2, 6],
      code: (name) => `WEB${name.length * 13}${name.codePointAt(4) ?? 0}`,
      number: (n) => `100${20_455 + n}`,
      terms: 14,
      charges: [['Frakt', 14900, 25]],
    },
    draw: (p) =>
      page(
        '.lines th{background:#222;color:#fff;font-weight:400}.lines td{padding:4pt;border-bottom:.5pt solid #ccc}.pairs{margin:4mm 0 0 auto}',
        side(
          [60, `<h2>Kökskompisen</h2>`],
          [40, `<div class="r">${word(p)} ${p.number}<br>Order ${p.order}</div>`],
        ),
        remarked(p),
        over([
          ['Fakturadatum', p.issue],
          ['Förfallodatum', p.due],
          ['Betalsätt', 'Faktura 14 dagar'],
          ...(p.about === null ? [] : [['Avser faktura', p.about] as const]),
        ]),
        `<p>${address(p.buyer)}</p>`,
        table(
          [
            column('SKU', (l) => l.code),
            column('Produkt', (l) => l.name),
            column('Antal', (l) => `${bare.quantity(l.quantity)} ${l.unit}`, 'r'),
            column('Pris inkl. moms', (l) => sv.price(withVat(l)), 'r'),
            column('Pris exkl. moms', (l) => sv.price(l.price), 'r'),
            column('Summa exkl. moms', (l) => sv.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        pairs([
          ['Varor', sv.money(p.lineNet)],
          ...p.charges.map(({ label, amount }) => [label, sv.money(amount)] as const),
          ['Summa exkl. moms', sv.money(p.net)],
          ['Moms 25 %', sv.money(p.tax)],
          ['Summa inkl. moms', sv.money(p.payable)],
        ]),
        `<p class="small">${escaped(p.supplier.name)}, ${p.supplier.street}, ${p.supplier.post} · Org.nr ${p.supplier.organisation} · Momsnr ${p.supplier.vat} · Bankgiro ${p.supplier.bankgiro} · F-skatt</p>`,
      ),
  },
  {
    id: 'q68-per-momssats',
    producer: 'cairo',
    hard: 'rows under a head for each VAT rate, no rate in the row',
    credits: 0,
    seller: {
      firm: firm('Kafferepet Grossist i Luleå AB', 'Blomgatan 7, 972 33 Luleå'),
      wares: coffee,
      lines: [6, 9],
      code: 4,
      number: (n) => `L${70_110 + n}`,
      terms: 20,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(45, 56, p.supplier.name, { font: 'serifbold', size: 16 });
      s.block(45, 72, [
        `${p.supplier.street}, ${p.supplier.post}`,
        `Org.nr ${p.supplier.organisation}, moms ${p.supplier.vat}`,
      ]);
      s.text(400, 56, `${word(p)} ${p.number}`, { font: 'bold', size: 12 });
      s.block(400, 72, [`Datum ${p.issue}`, `Betala senast ${p.due}`]);
      s.block(45, 112, who(p.buyer));
      if (p.remark !== null) s.text(45, 160, p.remark);
      let y = 184;
      for (const { rate, base, tax } of p.vat) {
        s.box(45, y - 11, 550, y + 4, 0.88);
        s.text(50, y, `Varor med ${rate} % moms`, { font: 'bold' });
        y = rowsOn(
          s,
          [
            [50, 'Nr', (l) => l.code],
            [90, 'Vara', (l) => l.name],
            [330, 'Antal', (l) => sp.quantity(l.quantity), 'r'],
            [336, '', (l) => l.unit],
            [440, 'Pris', (l) => sp.price(l.price), 'r'],
            [545, 'Summa', (l) => sp.money(l.sum), 'r'],
          ],
          p.lines.filter((l) => l.rate === rate),
          y + 18,
          { head: { size: 7.5, font: 'sans' } },
        );
        s.right(545, y, `Underlag ${sp.money(base)}   moms ${sp.money(tax)}`);
        y += 28;
      }
      sums(
        s,
        380,
        545,
        y,
        [
          ['Summa utan moms', sp.money(p.net)],
          ['Summa moms', sp.money(p.tax)],
          ['Att betala kr', sp.money(p.payable)],
        ],
        { font: 'bold' },
      );
      s.text(45, 800, `Bankgiro ${p.supplier.bankgiro} · OCR ${p.ocr} · Godkänd för F-skatt`);
      return s.drawing();
    },
  },
  {
    id: 'q69-spec-sidtva',
    producer: 'ghostscript',
    hard: 'totals on page 1, the rows as a specification on page 2',
    credits: 0,
    seller: {
      firm: firm('Mälardalens Dryckesservice AB', 'Saltängsvägen 18, 721 32 Västerås'),
      wares: soft,
      lines: [3, 6],
      code: 5,
      number: (n) => String(2_026_118 + n),
      terms: 30,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9.5 });
      s.text(50, 56, p.supplier.name, { font: 'bold', size: 13 });
      s.text(545, 56, word(p), { font: 'bold', size: 16, align: 'r' });
      s.block(50, 72, [p.supplier.street, p.supplier.post]);
      s.block(330, 110, who(p.buyer), { size: 10.5 });
      sums(s, 50, 250, 110, [
        ['Fakturanummer', p.number],
        ['Fakturadatum', p.issue],
        ['Förfallodatum', p.due],
        ['Kundnummer', p.customer],
        ['OCR', p.ocr],
      ]);
      if (p.remark !== null) s.text(50, 210, p.remark);
      s.text(50, 240, `Leveranser enligt specifikation på sida 2, ${p.lines.length} artiklar`);
      sums(
        s,
        330,
        545,
        280,
        [
          ['Belopp exkl. moms', sp.money(p.net)],
          ...p.vat.map(({ rate, tax }) => [`Moms ${rate} %`, sp.money(tax)] as const),
          ['Belopp att betala', sp.money(p.payable)],
        ],
        { font: 'bold' },
      );
      s.text(
        50,
        790,
        `Bankgiro ${p.supplier.bankgiro}   Org.nr ${p.supplier.organisation}   Momsreg.nr ${p.supplier.vat}   Godkänd för F-skatt`,
        { size: 8 },
      );
      s.page();
      s.text(50, 56, `Specifikation till faktura ${p.number}`, { font: 'bold', size: 12 });
      rowsOn(
        s,
        [
          [50, 'Artikelnr', (l) => l.code],
          [110, 'Artikel', (l) => l.name],
          [330, 'Antal', (l) => sp.quantity(l.quantity), 'r'],
          [336, 'Enhet', (l) => l.unit],
          [430, 'Pris', (l) => sp.price(l.price), 'r'],
          [465, 'Moms', (l) => `${l.rate} %`, 'r'],
          [545, 'Belopp', (l) => sp.money(l.sum), 'r'],
        ],
        p.lines,
        84,
        { isRuled: true },
      );
      return s.drawing();
    },
  },
];
