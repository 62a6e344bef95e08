/** More wholesalers. */
import { address, escaped, over, remarked } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import {
  beside,
  called,
  facts,
  figures,
  grid,
  linesAs,
  listed,
  meta,
  page,
  partyLines,
  remarkOn,
  sums,
  told,
} from './kit.ts';
import type { LayoutI } from './orders.ts';

const f = figures('swedish');
const sp = figures('space');
const point = figures('point');

export const wholesaleMore: readonly LayoutI[] = [
  {
    id: 'i39',
    producer: 'reportlab',
    hard: 'kitchen ware: landscape page with columns far apart',
    seller: {
      firm: firm('Porslin & Bleck i Norrköping AB', 'Gamla Övägen 17, 603 79 Norrköping'),
      trades: ['kök'],
      lines: [3, 9],
      codes: '3-3',
      numbers: '900###',
      discounts: [15, 30],
    },
    credits: 1,
    draw: (p) => {
      const s = new Sheet({ size: 9 }, 842, 595);
      s.text(40, 45, p.supplier.name, { font: 'bold', size: 15 });
      s.text(640, 45, called(p, 'Faktura'), { font: 'bold', size: 15 });
      s.block(
        40,
        62,
        [p.supplier.street, p.supplier.post, `Org.nr ${p.supplier.organisation}  Bg ${p.supplier.bankgiro}`],
        { size: 8 },
      );
      s.block(330, 62, partyLines(p.buyer));
      facts(s, 640, 730, 62, meta(p, 'Nummer=number|Datum=issue|Förfaller=due|Kund=customer|Avser=about'));
      remarkOn(s, p, 40, 130);
      const y = grid(
        s,
        p.lines,
        sp,
        '40 Art.nr=code|120 Benämning=name|360 Förp=pack|>470 Antal=qty|480 Enhet=unit|>600 Listpris=price|>680 Rabatt %=disc|>800 Belopp=sum',
        { top: 150, leading: 15, rule: (at) => s.line(40, at, 800) },
      );
      listed(s, 600, 800, y + 20, sums(p, sp, 'Netto=net|Moms {r} %=vat|Att betala SEK=payable'));
      return s.drawing();
    },
  },
  {
    id: 'i40',
    producer: 'chromium',
    hard: 'wholesale portal: cards, figures with points, sums in a dark band',
    seller: {
      firm: firm('Råvaruportalen Nordost AB', 'Datavägen 40, 977 75 Luleå'),
      trades: ['grönt', 'mejeri'],
      lines: [5, 12],
      codes: 'P-5',
      numbers: 'INV-######',
      terms: 14,
    },
    draw: (p) =>
      page(
        '.card{border:.5pt solid #ccc;border-radius:6pt;padding:6pt;margin:6pt 0}.band{background:#222;color:#fff;padding:6pt}.band td,.band th{color:#fff}.lines th{color:#888;font-weight:normal}',
        `<div class="card">${beside([50, `<b>råvaruportalen</b><br>${p.supplier.name}<br>${p.supplier.street}<br>${p.supplier.post}`], [50, `${told(meta(p, `${called(p, 'Faktura')}=number|Utfärdad=issue|Förfaller=due|Kundnummer=customer`))}`])}</div>`,
        `<div class="card"><b>Kund</b><br>${address(p.buyer)}</div>`,
        remarked(p),
        `<div class="card">${linesAs(p.lines, point, 'Artikel=name|ID=code|Antal=qu>|Pris=price>|Moms=rate%>|Summa=sum>')}</div>`,
        `<div class="band">${over(sums(p, point, 'Summa=net|Moms {r}%=vat|Att betala (SEK)=payable'))}</div>`,
        `<p class="small">Bankgiro ${p.supplier.bankgiro} · Org.nr ${p.supplier.organisation} · Momsnr ${p.supplier.vat}</p>`,
      ),
  },
  {
    id: 'i41',
    producer: 'ghostscript',
    hard: 'frozen goods: sums at the top of the page before the lines',
    seller: {
      firm: firm('Frysnät Mellansverige AB', 'Köldgatan 12, 702 27 Örebro'),
      trades: ['frys'],
      lines: [4, 10],
      codes: '5',
      numbers: '6#####',
      isWhole: true,
      terms: 28,
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.text(40, 50, 'FRYSNÄT', { font: 'bold', size: 22 });
      s.text(
        40,
        64,
        `${p.supplier.name}  ${p.supplier.street}  ${p.supplier.post}  Org.nr ${p.supplier.organisation}`,
        { size: 7 },
      );
      s.block(40, 95, partyLines(p.buyer), { size: 10 });
      s.frame(320, 80, 555, 180);
      s.text(326, 93, called(p, 'FAKTURA'), { font: 'bold', size: 11 });
      listed(s, 326, 549, 108, [
        ...meta(p, 'Fakturanr=number|Fakturadatum=issue|Förfallodatum=due|Bankgiro=bg'),
        ...sums(p, f, 'Att betala=payable'),
      ]);
      remarkOn(s, p, 40, 195);
      s.text(40, 215, 'Specifikation', { font: 'bold' });
      const y = grid(
        s,
        p.lines,
        f,
        '40 Art.nr=code|85 Artikel=name|270 Storlek=pack|>380 Antal=qty|386 Enhet=unit|>460 Pris=price|>555 Summa=sum',
        { top: 232, rule: (at) => s.line(40, at, 555) },
      );
      listed(
        s,
        380,
        555,
        y + 16,
        sums(p, f, 'Netto=net|Moms {r} %=vat|Öresavrundning=rounding|Totalt=payable'),
      );
      s.text(40, 800, escaped('Godkänd för F-skatt. Dröjsmålsränta 10 %.'), { size: 7 });
      return s.drawing();
    },
  },
];
