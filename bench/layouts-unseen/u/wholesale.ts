/** Wholesalers whose collective invoices run over two pages. */
import { plusDays } from '../days.ts';
import { Sheet } from '../sheet.ts';
import { framed, grid, put, who } from './drawn.ts';
import { firm } from './firms.ts';
import { facts, figures, totals, word } from './kit.ts';
import type { LayoutU } from './orders.ts';
import { at, beside, bold, list, page, rows, run, said } from './pages.ts';
import { butcher, greengrocer } from './wares-food.ts';

const m = figures('swedish');

/** Layouts whose rows stand under their deliveries. */
export const wholesale: readonly LayoutU[] = [
  {
    id: 'u74-samlad-leverans',
    producer: 'chromium',
    hard: 'three deliveries with their days and marks between the rows, two pages, heads repeated',
    credits: 1,
    seller: {
      firm: firm('Grönsaksgrossen Åtta Bröder AB', 'Jordbruksvägen 9, 291 59 Kristianstad'),
      wares: greengrocer,
      lines: [8, 12],
      code: 5,
      deliveries: 3,
      isRepeated: true,
      number: (n) => `2026${String(30_118 + n)}`,
      terms: 15,
      charges: [['Emballageavgift', 5400, 'F']],
    },
    draw: (p) =>
      page(
        'body{font-size:9pt}.lines{margin-top:5mm}.lines th{border-top:1pt solid #000;border-bottom:1pt solid #000;padding:3pt}.lines td{padding:4.2pt 4pt}.d td{background:#eaeaea;font-size:8pt}.list{margin:4mm 0 0 auto}.list td{padding:1.5pt 5pt}',
        beside(
          [
            60,
            `<b style="font-size:15pt">8 BRÖDER</b><br><span class="small">${at(p.supplier, ', ')}</span>`,
          ],
          [40, `<h2>${word(p, 'Samlingsfaktura')}</h2>`, 'right'],
        ),
        said(p),
        beside(
          [50, `<br>${at(p.buyer)}`],
          [
            50,
            list(
              facts(
                p,
                'Fakturanr=number|Fakturadatum=issue|Förfallodatum=due|Kundnr=customer|Er referens=reference|Avser faktura=about',
              ),
            ),
          ],
        ),
        rows(
          p,
          'swedish',
          'Artikel=code|Benämning=name|Ursprung=pack|>Antal=qty|Enhet=unit|>À-pris=price|>Summa=sum',
          {
            above: (l, i) =>
              i === 0 || p.lines[i - 1]?.delivery !== l.delivery
                ? `<tr class="d"><td colspan="7">Leverans ${plusDays(p.issue, l.delivery * 3 - 9)} &nbsp; Order ${Number(p.order) + l.delivery * 17} &nbsp; Märkning: Kök</td></tr>`
                : '',
          },
        ),
        list(
          bold(
            totals(p, 'swedish', 'Varuvärde=goods|=charges|Exkl. moms=net|Moms {r} %=vat|Att betala=payable'),
            ' kr',
          ),
        ),
        `<p class="small">${run(facts(p, 'Bankgiro=bg|OCR=ocr|Org.nr=org|Momsreg.nr=vat|Telefon=phone'), ' | ', ' ')} | Godkänd för F-skatt | Dröjsmålsränta 12 %</p>`,
      ),
  },
  {
    id: 'u75-kott-foljesedlar',
    producer: 'reportlab',
    hard: 'meat by weight in two deliveries, a sum below each, two pages with heads repeated',
    credits: 1,
    seller: {
      firm: firm('Charkhallen i Linköping AB', 'Roxviksgatan 6, 582 73 Linköping'),
      wares: butcher,
      lines: [9, 11],
      code: 4,
      deliveries: 2,
      isRepeated: true,
      number: (n) => String(880_214 + n),
      terms: 20,
      isWhole: true,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      const head = (sheet: number): void => {
        s.text(40, 48, 'CHARKHALLEN', { font: 'bold', size: 18 });
        s.text(40, 60, p.supplier.name, { size: 8 });
        s.text(555, 48, word(p, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 13, align: 'r' });
        framed(s, [260, 340, 410, 480, 530, 555], 66, [
          ...facts(p, 'Fakturanr=number|Fakturadatum=issue|Förfallodatum=due|Kundnr=customer'),
          ['Sida', String(sheet)],
        ]);
      };
      head(1);
      s.block(40, 110, who(p.buyer), { size: 10 });
      put(s, 340, 430, 110, facts(p, 'Er referens=reference|Kredit av=about'));
      if (p.remark !== null) s.text(340, 140, p.remark);
      const of = (delivery: number): bigint =>
        p.lines.filter((l) => l.delivery === delivery).reduce((sum, l) => sum + l.sum, 0n);
      const y = grid(
        s,
        p,
        '40 Art.nr=code|80 Artikel=name|>330 Vikt=qty3|336 Enh=unit|>430 Pris=price|>552 Belopp=sum',
        170,
        {
          form: 'swedish',
          rule: 'bar',
          step: 23,
          bottom: 640,
          above: (l, i, to) => {
            if (i > 0 && p.lines[i - 1]?.delivery === l.delivery) return to;
            s.text(
              40,
              to,
              `Följesedel ${Number(p.order) + l.delivery}, levererad ${plusDays(p.issue, l.delivery * 2 - 5)}`,
              { font: 'bold', size: 8 },
            );
            return to + 16;
          },
          under: (l, i, to) => {
            if (p.lines[i + 1]?.delivery === l.delivery) return to;
            s.right(552, to - 6, `Delsumma ${m.money(of(l.delivery))}`, { size: 8 });
            return to + 14;
          },
          next: () => {
            s.page();
            head(2);
            return 124;
          },
        },
      );
      put(
        s,
        360,
        '>552',
        y + 8,
        totals(p, 'swedish', 'Netto=net|Moms {r} %=vat|Öresavrundning=rounding|ATT BETALA SEK=payable'),
        { last: { font: 'bold', size: 10 } },
      );
      s.text(
        40,
        800,
        `${p.supplier.street}, ${p.supplier.post}   Bankgiro ${p.supplier.bankgiro}   OCR ${p.ocr}   Org.nr ${p.supplier.organisation}   Moms ${p.supplier.vat}   F-skatt`,
        { size: 7 },
      );
      return s.drawing();
    },
  },
];
