/** Middle-sized wholesalers with systems for stock, some over two pages. */
import { Sheet } from '../sheet.ts';
import { grid, headed, put, who } from './drawn.ts';
import { firm } from './firms.ts';
import { facts, figures, totals, word } from './kit.ts';
import type { LayoutU } from './orders.ts';
import { pantry } from './wares-food.ts';
import { wines } from './wares-other.ts';

const m = figures('swedish');

export const systemsB: readonly LayoutU[] = [
  {
    id: 'u18-grossist-transport',
    producer: 'reportlab-embedded',
    hard: 'two pages with a sum carried forward; two rates; number in the second column',
    credits: 1,
    seller: {
      firm: firm('Mat & Förpackning Syd AB', 'Lodgatan 17, 211 24 Malmö'),
      wares: pantry,
      lines: [21, 28],
      code: 6,
      number: (n) => String(7_204_881 + n * 2),
      isWhole: true,
      charges: [['Miljö- och drivmedelsavgift', 8900, 25]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 8 });
      let sheet = 1;
      const head = (): void => {
        s.text(40, 44, p.supplier.name, { font: 'bold', size: 13 });
        s.text(555, 44, `Sida ${sheet}`, { align: 'r' });
        s.text(400, 44, word(p), { font: 'bold', size: 13 });
        put(
          s,
          400,
          480,
          62,
          facts(p, 'Fakturanr=number|Fakturadatum=issue|Förfallodatum=due|Kundnr=customer|Kredit till=about'),
          { step: 11 },
        );
      };
      head();
      s.block(40, 62, [p.supplier.street, p.supplier.post, `Tfn ${p.supplier.phone}`]);
      s.block(40, 128, ['Köpare', ...who(p.buyer)], { size: 9 });
      headed(s, [400, 480], 132, facts(p, 'Er order=order|Er referens=reference'));
      if (p.remark !== null) s.text(250, 128, p.remark);
      let carried = 0n;
      const y = grid(
        s,
        p,
        '40 Rad=pos|62 Artnr=code|105 Benämning=name|290 Förp=pack|>370 Antal=qty|376 Enh=unit|>440 Pris=price|>475 Moms=ratep|>552 Belopp=sum',
        196,
        {
          form: 'swedish',
          rule: 'bar',
          step: 21,
          bottom: 640,
          above: (l, _, at) => {
            carried += l.sum;
            return at;
          },
          next: (at) => {
            s.text(370, at + 6, 'Transport till sida 2', { font: 'bold' });
            s.right(552, at + 6, m.money(carried), { font: 'bold' });
            s.page();
            sheet += 1;
            head();
            s.text(370, 136, 'Transport från sida 1', { font: 'bold' });
            s.right(552, 136, m.money(carried), { font: 'bold' });
            return 158;
          },
        },
      );
      put(
        s,
        360,
        '>552',
        y + 10,
        totals(
          p,
          'swedish',
          'Summa varor=goods|=charges|Summa exkl. moms=net|Moms {r} % av {b}=vat|Moms kr=tax|Avrundning=rounding|Att betala=payable',
        ),
        { last: { font: 'bold', size: 10 } },
      );
      s.line(40, 780, 555);
      s.text(
        40,
        792,
        `Bankgiro ${p.supplier.bankgiro}   OCR ${p.ocr}   Org.nr ${p.supplier.organisation}   Momsreg.nr ${p.supplier.vat}   Säte Malmö   Godkänd för F-skatt`,
        { size: 7.5 },
      );
      return s.drawing();
    },
  },
  {
    id: 'u19-vin-rabatt',
    producer: 'flipped',
    hard: 'gross and net price with discount between; wines with years in their names',
    credits: 1,
    seller: {
      firm: firm('Druvkompaniet Import AB', 'Skeppsbron 20, 903 26 Umeå'),
      wares: wines,
      lines: [3, 7],
      code: (name) => `${(name.codePointAt(0) ?? 0) * 11}-${String(name.length).padStart(2, '0')}`,
      number: (n) => `9${40_210 + n}`,
      discounts: [500, 800, 1000],
      charges: [['Fraktbidrag', 38000, 25]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5, font: 'serif' });
      s.text(45, 54, 'Druvkompaniet', { font: 'serifbold', size: 24 });
      s.text(550, 46, word(p), { font: 'serifbold', size: 13, align: 'r' });
      put(
        s,
        370,
        '>550',
        62,
        facts(
          p,
          'Fakturanummer=number|Datum=issue|Förfallodatum=due|Kundnummer=customer|Ordernummer=order|Avser=about',
        ),
        { step: 11.5 },
      );
      s.block(45, 100, who(p.buyer), { size: 10.5 });
      if (p.remark !== null) s.text(45, 146, p.remark);
      const y = grid(
        s,
        p,
        '45 Art.nr=code|95 Vin=name|265 Kolli=pack|>330 Fl.=qty|336 =unit|>385 Bruttopris=price|>430 Rab. %=disc|>480 Nettopris=net|>550 Belopp=sum',
        172,
        { form: 'swedish', rule: 'head', head: { font: 'serifbold', size: 7.5 }, step: 14 },
      );
      const end = put(
        s,
        370,
        '>550',
        y + 14,
        totals(p, 'swedish', 'Varor=goods|=charges|Exklusive moms=net|Moms {r} %=vat|Total moms=tax'),
      );
      s.line(370, end - 8, 550);
      put(s, 370, '>550', end + 6, totals(p, 'swedish', 'Totalt SEK=payable'), {
        style: { font: 'serifbold', size: 11 },
      });
      s.block(
        45,
        770,
        [
          `${p.supplier.name} · ${p.supplier.street} · ${p.supplier.post} · ${p.supplier.phone}`,
          `Bankgiro ${p.supplier.bankgiro} · Org.nr ${p.supplier.organisation} · Momsreg.nr ${p.supplier.vat} · Godkänd för F-skatt`,
          'Varan förblir säljarens egendom till dess full betalning erlagts. Alkohol säljs endast till den som har serveringstillstånd.',
        ],
        { size: 7.5 },
      );
      return s.drawing();
    },
  },
];
