/** Ice cream, spices and printed matter. */
import { dotted as dottedDay, plusDays, shortDashed } from '../days.ts';
import { address, escaped, remarked } from '../html.ts';
import { own, page, rowsOn, sums, who, word } from '../q/kit.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import { bare, chargeRows, dotted, goods, kv, sp, strip, sv } from './kit.ts';
import { type LayoutS, wares } from './orders.ts';

export const tradesS: readonly LayoutS[] = [
  {
    id: 's61-glass-hotell-bred',
    producer: 'letters',
    printing: { omits: ['taxTotal'] },
    hard: 'a wide page: many narrow columns, price before and after discount, sums to the left',
    credits: 1,
    seller: {
      firm: firm('Frostängens Glassfabrik AB', 'Glassvägen 3, 533 72 Lundsbrunn'),
      wares: wares(
        '4001|Vanilj Madagaskar 5 l|box|248.00|F|',
        '4002|Mjölkchoklad 5 l|box|256.00|F|',
        '4007|Jordgubb sorbet 2,4 l|box|164.00|F|',
        '4010|Saltkola 5 l|box|262.00|F|',
        '4018|Hallon lakrits 2,4 l|box|176.00|F|',
        '4022|Pistage Bronte 2,4 l|box|318.00|F|',
        '4090|Rånstrutar 120 st|kart|212.00|F|',
        '4095|Glasspinnar trä 1000 st|kart|98.00|25|',
      ),
      lines: [3, 7],
      number: (n) => `${n + 7720}`,
      discounts: [500, 1200],
      isWhole: true,
    },
    draw: (p) => {
      const sheet = new Sheet({ size: 9 }, 842, 595);
      sheet.text(40, 50, 'FROSTÄNGEN', { size: 20, font: 'bold' });
      sheet.block(240, 42, [p.supplier.name, `${p.supplier.street}, ${p.supplier.post}`, p.supplier.phone], {
        size: 8,
        leading: 10,
      });
      sheet.block(480, 42, [
        word(p),
        `Nr ${p.number}`,
        `Datum ${p.issue}`,
        `Förfaller ${p.due}`,
        ...(p.about === null ? [] : [`Kredit av ${p.about}`]),
      ]);
      sheet.block(620, 42, [`Kund ${p.customer}`, ...who(p.buyer)]);
      if (p.remark !== null) sheet.text(40, 110, p.remark, { font: 'bold' });
      const y = rowsOn(
        sheet,
        [
          [40, 'Rad', (_, at) => String(at + 1)],
          [70, 'Artikel', (l) => l.code],
          [120, 'Benämning', (l) => l.name],
          [330, 'Best', (l) => bare.quantity(l.quantity), 'r'],
          [370, 'Lev', (l) => bare.quantity(l.quantity), 'r'],
          [378, 'Enhet', (l) => l.unit],
          [430, 'Bäst före', (l) => shortDashed(plusDays(p.issue, 200 + own(l, 'b', 200)))],
          [560, 'Bruttopris', (l) => sv.price(l.price), 'r'],
          [610, 'Rabatt', (l) => (l.discount === 0n ? '' : `${sv.percent(l.discount)} %`), 'r'],
          [665, 'Moms', (l) => `${l.rate} %`, 'r'],
          [800, 'Summa', (l) => sv.money(l.sum), 'r'],
        ],
        p.lines,
        140,
        { isRuled: true, step: 15 },
      );
      sums(
        sheet,
        40,
        300,
        y + 14,
        [
          ['Summa exkl. moms', sv.money(p.net)],
          ...p.vat.map(
            ({ rate, base, tax }) => [`Moms ${rate} % (${sv.money(base)})`, sv.money(tax)] as const,
          ),
          ['Öresavrundning', sv.money(p.rounding)],
          ['Att betala', sv.money(p.payable)],
        ],
        { font: 'bold' },
      );
      sheet.text(
        40,
        560,
        `Bankgiro ${p.supplier.bankgiro}   OCR ${p.ocr}   Org.nr ${p.supplier.organisation}   Momsreg.nr ${p.supplier.vat}   Godkänd för F-skatt`,
        { size: 8 },
      );
      return sheet.drawing();
    },
  },
  {
    id: 's62-kryddor-te',
    producer: 'runs',
    printing: { omits: ['taxTotal'] },
    hard: 'spices: bags in grams and kilos, article numbers with slashes, days with points',
    credits: 1,
    seller: {
      firm: firm('Saffransgården Krydd & Te AB', 'Kungsgatan 90, 753 18 Uppsala'),
      wares: wares(
        'KR/1001/500|Spiskummin hel|pås|74.00|F|500 g',
        'KR/1007/250|Kardemumma grön hel|pås|218.00|F|250 g',
        'KR/1033/5|Saffran negin|ask|186.00|F|5 g',
        'KR/1048/1K|Paprika röd mald|pås|118.00|F|1 kg',
        'KR/1110/1K|Garam masala blandning|pås|164.00|F|1 kg',
        'TE/2002/1K|Sencha Japan|pås|384.00|F|1 kg',
        'TE/2015/1K|Rooibos vanilj|pås|246.00|F|1 kg',
        'TB/3001/ST|Tesil rostfri|st|64.00|25|',
      ),
      lines: [3, 7],
      number: (n) => `${n + 19_006}`,
      terms: 15,
      charges: [['Porto', 8900, 25]],
    },
    draw: (p) => {
      const sheet = new Sheet({ font: 'serif', size: 10 });
      sheet.text(50, 58, 'Saffransgården', { font: 'serifbold', size: 20 });
      sheet.block(50, 74, [p.supplier.name, `${p.supplier.street}, ${p.supplier.post}`], { size: 9 });
      sheet.block(330, 58, [
        `${word(p)} ${p.number}`,
        `Datum: ${dottedDay(p.issue)}`,
        `Förfallodag: ${dottedDay(p.due)}`,
        `Kund: ${p.customer}`,
        ...(p.about === null ? [] : [`Avser faktura: ${p.about}`]),
      ]);
      sheet.block(50, 130, who(p.buyer));
      if (p.remark !== null) sheet.text(50, 185, p.remark, { font: 'serifbold' });
      let y = rowsOn(
        sheet,
        [
          [50, 'Artikel', (l) => l.code],
          [125, 'Vara', (l) => l.name],
          [290, 'Vikt', (l) => l.pack],
          [370, 'Antal', (l) => dotted.quantity(l.quantity), 'r'],
          [376, '', (l) => l.unit],
          [455, 'Pris', (l) => dotted.price(l.price), 'r'],
          [545, 'Belopp', (l) => dotted.money(l.sum), 'r'],
        ],
        p.lines,
        210,
        { isRuled: true, step: 16, head: { font: 'serifbold' } },
      );
      for (const { label, amount } of p.charges) {
        sheet.text(125, y, label);
        sheet.right(545, y, dotted.money(amount));
        y += 16;
      }
      sums(sheet, 330, 545, y + 10, [
        ['Summa exkl. moms', dotted.money(p.net)],
        ...p.vat.map(
          ({ rate, base, tax }) => [`Moms ${rate} % av ${dotted.money(base)}`, dotted.money(tax)] as const,
        ),
        ['Att betala kronor', dotted.money(p.payable)],
      ]);
      sheet.text(
        50,
        790,
        `Bankgiro ${p.supplier.bankgiro} · Org.nr ${p.supplier.organisation} · VAT ${p.supplier.vat} · F-skattsedel finns · ${p.supplier.phone}`,
        { size: 8 },
      );
      return sheet.drawing();
    },
  },
  {
    id: 's63-tryck-menyer',
    producer: 'wkhtmltopdf',
    hard: 'a printer of menus: one job with a long text, prices for the job, rounding',
    credits: 0,
    seller: {
      firm: firm('Tryckeriet Två Färger AB', 'Sättarevägen 5, 222 28 Lund'),
      wares: wares(
        '|Menyer A4 vikta till A5, 4+4 färg, 150 g matt, bigade och häftade|st|14.80|25|',
        '|Bordstalare stansade 10x21 cm, dubbelsidig|st|6.40|25|',
        '|Visitkort 350 g obestruket, 4 namn|st|1.65|25|',
        '|Original och korrektur|tim|850.00|25|',
        '|Vepa uteservering 300x80 med öljetter|st|1180.00|25|',
      ),
      lines: [1, 3],
      isFixed: true,
      amount: ({ unit, price }, upTo) =>
        unit === 'tim' ? (1 + upTo(5)) * 500 : Number(price) > 1000 ? 1000 : (1 + upTo(8)) * 50_000,
      number: (n) => `${n + 15_203}`,
      isWhole: true,
      charges: [['Bud', 17500, 25]],
    },
    draw: (p) =>
      page(
        'body{font:10pt "Liberation Sans"}.g th{text-align:left;border-bottom:2pt solid #d22}.g td{padding:5pt 3pt;vertical-align:top}.strip td{font-weight:bold}.strip th{font-weight:400;font-size:8pt}.sum{margin-left:auto}',
        `<b style="font-size:24pt;color:#d22">2F</b> <b>Tryckeriet Två Färger</b>${remarked(p)}`,
        strip([
          [word(p), p.number],
          ['Datum', p.issue],
          ['Förfaller', p.due],
          ['Kundnr', p.customer],
          ['Order', p.order],
        ]),
        `<p style="margin-left:50%">${address(p.buyer)}</p>`,
        goods(
          [
            ['Upplaga', (l) => `${sp.quantity(l.quantity)} ${l.unit}`, 'r'],
            ['Specifikation', (l) => l.name],
            ['Pris/st', (l) => sp.price(l.price), 'r'],
            ['Summa', (l) => sp.money(l.sum), 'r'],
          ],
          p.lines,
        ),
        '<hr>',
        kv(
          [
            ...chargeRows(p, sp),
            ['Nettobelopp', sp.money(p.net)],
            ['Moms 25%', sp.money(p.tax)],
            ['Öresutjämning', sp.money(p.rounding)],
            ['<b>Att betala</b>', `<b>${sp.money(p.payable)}</b>`],
          ],
          'sum',
        ),
        `<p class="small">${escaped(p.supplier.name)}, ${p.supplier.street}, ${p.supplier.post}. Bankgiro ${p.supplier.bankgiro}. Org.nr ${p.supplier.organisation}. Momsreg.nr ${p.supplier.vat}. Bolaget har F-skatt.</p>`,
      ),
  },
];
