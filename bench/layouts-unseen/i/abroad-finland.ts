/** Sellers in Finland and on Åland. */
import { address, pairs, remarked } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { abroad } from './firms.ts';
import {
  beside,
  boxed,
  called,
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

export const abroadFinland: readonly LayoutI[] = [
  {
    id: 'i64',
    producer: 'weasyprint',
    hard: 'Finnish-Swedish, in euro, reference number and Y number',
    seller: {
      firm: abroad('FI', 'Kvarkens Smak Oy Ab', 'Strandgatan 15, FI-65100 Vasa'),
      trades: ['finland'],
      lines: [2, 5],
      codes: '4',
      numbers: '1####',
      currency: 'EUR',
      terms: 14,
    },
    credits: 1,
    draw: (p) =>
      page(
        '.lines th{font-size:8pt;border-bottom:.5pt solid}.f{font-size:8pt;border-top:1pt solid}',
        beside(
          [
            50,
            `<b>${p.supplier.name}</b><br>${p.supplier.street}<br>${p.supplier.post}<br><br>${address(p.buyer)}<br>Sverige`,
          ],
          [
            50,
            `<h2>${called(p, 'FAKTURA', 'KREDITFAKTURA')}</h2>${pairs(meta(p, 'Fakturans nummer=number|Fakturans datum=issue:dotted|Förfallodag=due:dotted|Kundnummer=customer|Dröjsmålsränta=!11,5 %|Krediterar faktura=about'))}`,
          ],
        ),
        remarked(p),
        `<br>${linesAs(p.lines, f, 'Produkt=code|Benämning=name|Mängd=qty>|Enhet=unit|à-pris EUR=price>|Moms=rate%>|Totalt EUR=sum>')}`,
        `<br>${pairs(sums(p, f, 'Skattefritt totalt=net|Moms 0 %=tax|Att betala EUR=payable'))}`,
        `<div class="f">FO-nummer ${p.supplier.organisation} · Momsnr ${p.supplier.vat} · IBAN ${p.supplier.iban ?? ''} · Gemenskapsintern försäljning, köparens momsnummer ${p.buyer.vat}</div>`,
      ),
  },
  {
    id: 'i65',
    producer: 'fpdf',
    hard: 'a firm on Åland: euro, small page, labels in a row of boxes',
    seller: {
      firm: abroad('FI', 'Ålandsbränneriets Syltkök Ab', 'Torggatan 22, AX-22100 Mariehamn'),
      trades: ['finland'],
      lines: [1, 4],
      codes: '3',
      numbers: '26###',
      currency: 'EUR',
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 55, p.supplier.name, { font: 'bold', size: 13 });
      s.text(40, 69, `${p.supplier.street}, ${p.supplier.post}   FO ${p.supplier.organisation}`, { size: 8 });
      s.text(400, 55, called(p, 'Faktura'), { font: 'bold', size: 13 });
      boxed(
        s,
        [40, 140, 240, 340, 440],
        100,
        meta(p, 'Fakturanr=number|Datum=issue:dotted|Förfaller=due:dotted|Kund=customer|Er ref.=ref'),
      );
      s.block(40, 145, [...partyLines(p.buyer), 'Sverige']);
      remarkOn(s, p, 40, 210);
      const y = grid(
        s,
        p.lines,
        f,
        '40 Art=code|80 Produkt=name|>360 Antal=qty2|368 Enhet=unit|>450 Pris=price|>555 Summa €=sum',
        { top: 230, leading: 15 },
      );
      listed(s, 400, 555, y + 16, sums(p, f, 'Netto=net|Moms=tax|Att betala €=payable'), { font: 'bold' });
      s.text(
        40,
        790,
        `IBAN ${p.supplier.iban ?? ''}   ${told(meta(p, 'VAT=vat'))}   Skattefri gemenskapsförsäljning`,
        { size: 8 },
      );
      return s.drawing();
    },
  },
];
