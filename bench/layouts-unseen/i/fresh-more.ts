/** More fresh goods: cheese, eggs, cakes, shellfish. */
import { address, escaped, over, pairs, remarked } from '../html.ts';
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
} from './kit.ts';
import type { LayoutI } from './orders.ts';

const f = figures('swedish');

export const freshMore: readonly LayoutI[] = [
  {
    id: 'i23',
    producer: 'driver',
    hard: 'eggs and dairy from a farm: payment slip at the foot repeats number and sum',
    seller: {
      firm: firm('Backa Gårds Ägg & Mjölk Handelsbolag', 'Backa 14, 442 95 Hålta'),
      trades: ['mejeri'],
      lines: [2, 6],
      codes: '3',
      numbers: '####',
      isWhole: true,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9.5 });
      s.text(40, 60, 'Backa Gård', { font: 'serifbold', size: 24 });
      s.text(400, 60, called(p, 'Faktura'), { size: 16 });
      facts(s, 400, 480, 80, meta(p, 'Fakturanr=number|Datum=issue|Förfaller=due'));
      s.block(60, 130, partyLines(p.buyer));
      remarkOn(s, p, 60, 190);
      grid(
        s,
        p.lines,
        f,
        '40 Nr=code|80 Vara=name|>380 Antal=qty|388 Enhet=unit|>470 Pris=price|>555 Belopp=sum',
        { top: 215, leading: 16 },
      );
      listed(s, 400, 555, 420, sums(p, f, 'Netto=net|Moms {r} %=vat|Avrundning=rounding|Att betala=payable'));
      s.line(40, 560, 555);
      s.text(40, 575, 'INBETALNING/GIRERING', { font: 'bold' });
      s.block(40, 595, ['Betalningsavsändare', ...partyLines(p.buyer)], { size: 8 });
      s.block(320, 595, ['Betalningsmottagare', p.supplier.name, p.supplier.street, p.supplier.post], {
        size: 8,
      });
      facts(s, 320, 400, 660, meta(p, 'Till bankgiro=bg|Fakturanr=number|Org.nr=org'));
      s.text(40, 700, `Belopp ${f.money(p.payable)} kr`, { font: 'bold', size: 11 });
      return s.drawing();
    },
  },
  {
    id: 'i24',
    producer: 'wkhtmltopdf',
    hard: 'a patisserie: price with VAT column beside the sum without',
    seller: {
      firm: firm('Konditori Sju Sorter AB', 'Västra Storgatan 12, 291 31 Kristianstad'),
      trades: ['bröd'],
      lines: [2, 7],
      codes: '3',
      numbers: '6####',
      terms: 10,
    },
    credits: 1,
    draw: (p) =>
      page(
        'h1{font-family:"Liberation Serif";color:#a36}.lines th{background:#fde}.r{white-space:nowrap}',
        beside(
          [50, `<h1>Sju Sorter</h1>`],
          [
            50,
            `<b>${called(p, 'FAKTURA', 'KREDITFAKTURA')}</b><br>${pairs(meta(p, 'Fakturanummer=number|Fakturadatum=issue|Sista betalningsdag=due|Avser fakturanr=about'))}`,
          ],
        ),
        `<p>${address(p.buyer, ', ')}</p>`,
        remarked(p),
        linesAs(
          p.lines,
          f,
          'Kod=code|Sort=name|Antal=qty>|Enh=unit|Pris=price>|Netto=sum>|Moms=rate%>|Inkl. moms=gross>',
        ),
        `<br>${over(sums(p, f, 'Netto=net|Moms {r}%=vat|Summa att betala=payable'))}`,
        `<br><p class="small">${p.supplier.name}<br>${p.supplier.street}, ${p.supplier.post}<br>Org.nr ${p.supplier.organisation}<br>Bankgiro ${p.supplier.bankgiro}<br>Tel ${p.supplier.phone}</p>`,
      ),
  },
  {
    id: 'i25',
    producer: 'fpdf',
    hard: 'oysters and shellfish from a web shop: long names over rows',
    seller: {
      firm: firm('Skaldjursboden Grebbestad AB', 'Nedre Långgatan 20, 457 72 Grebbestad'),
      trades: ['fisk'],
      lines: [2, 5],
      codes: 'SB-3',
      numbers: '2026-####',
      terms: 0,
      charges: [['Kyltransport', 29500, 25]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 10 });
      s.text(40, 55, 'SKALDJURSBODEN', { font: 'bold', size: 16 });
      s.block(40, 72, [p.supplier.name, p.supplier.street, p.supplier.post, p.supplier.mail], { size: 8.5 });
      s.block(340, 72, partyLines(p.buyer));
      s.text(40, 150, `${called(p, 'Faktura')} ${p.number}`, { font: 'bold', size: 13 });
      facts(s, 40, 140, 168, meta(p, 'Fakturadatum:=issue|Förfallodatum:=due|Beställning:=order'));
      remarkOn(s, p, 300, 168);
      const y = grid(
        s,
        p.lines,
        f,
        '40 Artikel=code|110 Namn=name~24|>330 Antal=qty2|338 Enh=unit|>430 Styckpris=price|>550 Totalt=sum',
        { top: 225, gap: 5, rule: (at) => s.line(40, at, 550) },
      );
      listed(
        s,
        330,
        550,
        y + 16,
        sums(
          p,
          f,
          'Kyltransport=charges|Netto=net|Moms {r} %=vat|Moms totalt=taxes|Att betala (SEK)=payable',
        ),
      );
      s.text(
        40,
        800,
        escaped(`Org.nr ${p.supplier.organisation}  Moms ${p.supplier.vat}  Bankgiro ${p.supplier.bankgiro}`),
        { size: 8 },
      );
      return s.drawing();
    },
  },
];
