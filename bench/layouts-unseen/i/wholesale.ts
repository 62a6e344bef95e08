/** Wholesalers of everything, with systems of their own. */
import { address, pairs, remarked } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import {
  beside,
  boxed,
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

export const wholesale: readonly LayoutI[] = [
  {
    id: 'i35',
    producer: 'driver',
    hard: 'wholesale: pack column, VAT rate by line, totals grid by rate',
    seller: {
      firm: firm('Matbruket Syd Grossist AB', 'Grossistgatan 2, 245 34 Staffanstorp'),
      trades: ['skafferi', 'mejeri', 'rent'],
      lines: [10, 20],
      codes: '6',
      numbers: '2#######',
      terms: 20,
    },
    credits: 1,
    draw: (p) => {
      const s = new Sheet({ size: 7.5 });
      s.box(40, 30, 555, 55, 0.85);
      s.text(46, 48, 'MATBRUKET SYD', { font: 'bold', size: 15 });
      s.right(550, 47, `${called(p, 'FAKTURA', 'KREDITFAKTURA')} ${p.number}`, { font: 'bold', size: 11 });
      s.block(40, 72, ['Leverans till', ...partyLines(p.buyer)], { leading: 10 });
      s.block(220, 72, ['Faktura till', ...partyLines(p.buyer)], { leading: 10 });
      listed(
        s,
        400,
        555,
        72,
        meta(p, 'Kundnr=customer|Fakturadatum=issue|Förfallodatum=due|Ordernr=order|Krediterar=about'),
        {},
        10,
      );
      remarkOn(s, p, 40, 126);
      const y = grid(
        s,
        p.lines,
        f,
        '40 Art.nr=code|80 Benämning=name|250 Förp=pack|>345 Ant=qty|350 Enh=unit|>430 Pris=price|>470 Moms=rate|>555 Summa=sum',
        { top: 140, leading: 11, rule: (at) => s.line(40, at, 555) },
      );
      s.line(40, y, 555);
      boxed(s, [40, 130, 220], y + 14, [
        ['Moms %', ''],
        ['Underlag', ''],
        ['Momsbelopp', ''],
      ]);
      let at = y + 26;
      for (const { rate, base, tax } of p.vat) {
        s.text(40, at, `${String(rate)},00`);
        s.text(130, at, f.money(base));
        s.text(220, at, f.money(tax));
        at += 11;
      }
      listed(s, 400, 555, y + 20, sums(p, f, 'Summa exkl. moms=net|Summa moms=tax|ATT BETALA SEK=payable'), {
        font: 'bold',
        size: 9,
      });
      s.text(
        40,
        805,
        `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}, Org.nr ${p.supplier.organisation}, Bankgiro ${p.supplier.bankgiro}`,
      );
      return s.drawing();
    },
  },
  {
    id: 'i36',
    producer: 'weasyprint',
    hard: 'wholesale: two pages with a terms page, number and date only in a small table',
    seller: {
      firm: firm('Sydost Storhushåll AB', 'Terminalvägen 15, 371 46 Karlskrona'),
      trades: ['frys', 'skafferi'],
      lines: [6, 15],
      codes: '5',
      numbers: '44####',
      discounts: [4, 9, 12],
      charges: [['Pallhyra', 3500, 25]],
    },
    draw: (p) =>
      page(
        '.lines{font-size:8pt}.lines th{border-bottom:.6pt solid}.t{page-break-before:always;font-size:8pt}.m{font-size:8pt;border:.5pt solid}',
        beside(
          [50, `<b style="color:#060;font-size:16pt">Sydost</b> storhushåll<br><br>${address(p.buyer)}`],
          [
            50,
            `<h2>${called(p, 'Faktura')}</h2>${pairs(meta(p, 'Vårt fakturanummer=number|Fakturans datum=issue|Betalas senast=due|Ert kundnummer=customer|Er beställare=ref'), 'm')}`,
          ],
        ),
        remarked(p),
        `<br>${linesAs(p.lines, f, '=pos|Artikel=code|Varunamn=name|Antal=qty>|Enhet=unit|Bruttopris=price>|Rabatt %=disc0>|Nettobelopp=sum>')}<br>`,
        pairs(
          sums(
            p,
            f,
            'Varuvärde=lines|=charges|Momspliktigt belopp=net|Moms {r} %=vat|Moms totalt=taxes|Fakturans slutsumma=payable',
          ),
        ),
        `<div class="t"><h3>Leveransvillkor</h3><p>Varor levereras fritt kunds lastkaj. Reklamation görs inom två dagar. Äganderätten övergår när varan är betald. Vid försenad betalning debiteras ränta med referensräntan plus åtta procentenheter samt lagstadgad påminnelseavgift.</p><p>${p.supplier.name}<br>${p.supplier.street}, ${p.supplier.post}<br>Organisationsnummer ${p.supplier.organisation}<br>Momsregistreringsnummer ${p.supplier.vat}<br>Bankgiro ${p.supplier.bankgiro}</p></div>`,
      ),
  },
  {
    id: 'i37',
    producer: 'cairo',
    hard: 'baking goods: pack as part of the name, price for the pack',
    seller: {
      firm: firm('Bagarnas Inköp i Väst AB', 'Mjölnarvägen 30, 442 40 Kungälv'),
      trades: ['bageriråvara'],
      lines: [3, 8],
      codes: '4',
      numbers: '12#####',
      isWhole: true,
    },
    credits: 1,
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 55, 'BAGARNAS INKÖP', { font: 'bold', size: 17 });
      s.block(40, 90, partyLines(p.buyer));
      s.text(330, 55, called(p, 'FAKTURA', 'KREDITNOTA'), { font: 'bold', size: 17 });
      facts(
        s,
        330,
        430,
        76,
        meta(p, 'Fakturanr=number|Datum=issue|Förf.datum=due|Kundnr=customer|Till faktura=about|Er ref=ref'),
      );
      remarkOn(s, p, 40, 165);
      const y = grid(
        s,
        p.lines,
        f,
        '40 Artnr=code|85 Benämning=np|>375 Antal=qty|382 Enhet=unit|>460 Pris=price|>490 Moms=rateno|>555 Belopp=sum',
        { top: 185, leading: 14, rule: (at) => s.line(40, at, 555) },
      );
      boxed(
        s,
        [40, 140, 230, 320, 410, 470],
        y + 25,
        sums(p, f, 'Exkl. moms=net|Moms {r} %=vat|Moms totalt=taxes|Avrundning=rounding|Att betala=payable'),
      );
      s.text(40, y + 55, 'Momskod 1 = 25 %, 2 = 12 %, 3 = 6 %', { size: 7 });
      s.block(
        40,
        780,
        [
          p.supplier.name,
          `${p.supplier.street}, ${p.supplier.post}   Tel ${p.supplier.phone}`,
          `Bankgiro ${p.supplier.bankgiro}   Org.nr ${p.supplier.organisation}   F-skatt`,
        ],
        { size: 7.5, leading: 10 },
      );
      return s.drawing();
    },
    printing: { name: ({ name, pack }) => (pack === '' ? name : `${name}, ${pack}`) },
  },
  {
    id: 'i38',
    producer: 'writer',
    hard: 'cleaning goods by a word processor with a table for the head',
    seller: {
      firm: firm('Dalslands Kemi AB', 'Bruksvägen 3, 668 30 Ed'),
      trades: ['rent'],
      lines: [2, 6],
      codes: 'K-3',
      numbers: '2026:###',
    },
    draw: (p) =>
      page(
        '.lines td,.lines th{border:.5pt solid #888}',
        beside(
          [
            50,
            `<b>${p.supplier.name}</b><br>${p.supplier.street}<br>${p.supplier.post}<br>${p.supplier.phone}`,
          ],
          [
            50,
            `<b>${called(p, 'FAKTURA')}</b><br>${told(meta(p, 'Fakturanummer=number|Datum=issue|Förfallodag=due|Kundnr=customer'))}`,
          ],
        ),
        `<p>Kund:<br>${address(p.buyer)}</p>`,
        remarked(p),
        linesAs(p.lines, f, 'Artnr=code|Produkt=name|Antal=qty>|Förp=unit|Pris kr=price>|Summa kr=sum>'),
        `<p align="right">${told(sums(p, f, 'Summa=net|Moms {r} %=vat|Att betala=payable'))}</p>`,
        `<p>Bankgiro ${p.supplier.bankgiro}. Organisationsnummer ${p.supplier.organisation}. Företaget innehar F-skattsedel.</p>`,
      ),
  },
];
