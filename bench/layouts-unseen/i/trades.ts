/** Other services and odd suppliers. */
import { address, pairs, remarked } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import {
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
const dash = figures('dash');

export const trades: readonly LayoutI[] = [
  {
    id: 'i50',
    producer: 'writer',
    hard: 'a musician: whole kronor with dashes, a letter more than a form',
    seller: {
      firm: firm('Trubadur Nisse Forsgren', 'Visvägen 5, 821 41 Bollnäs'),
      trades: ['musik'],
      lines: [1, 3],
      numbers: '2026-##',
      terms: 10,
    },
    draw: (p) =>
      page(
        '.lines td{padding:4pt}',
        `<h2>${called(p, 'Faktura')} ${p.number}</h2><p>Fakturadatum ${p.issue}<br>Förfallodatum ${p.due}</p><p>${address(p.buyer)}</p>`,
        remarked(p),
        linesAs(p.lines, dash, 'Beskrivning=name|Antal=qty>|Enhet=unit|Pris=price>|Moms=rate%>|Summa=sum>'),
        `<p>${told(sums(p, dash, 'Summa=net|Moms {r} %=vat|Summa moms=taxes|Totalt att betala=payable'))}</p><p>Tack för förtroendet!</p><p>${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}<br>Org.nr ${p.supplier.organisation}, F-skatt. Bankgiro ${p.supplier.bankgiro}</p>`,
      ),
  },
  {
    id: 'i51',
    producer: 'cairo',
    hard: 'pest control: contract number, agreement by month, sender with a long name over two rows',
    seller: {
      firm: firm('Gnagarkontroll Sverige Mellan AB', 'Saneringsgatan 21, 721 37 Västerås'),
      trades: ['skadedjur'],
      lines: [1, 4],
      codes: '3',
      numbers: '300####',
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.block(40, 50, ['Gnagarkontroll', 'Sverige Mellan AB'], { font: 'bold', size: 14, leading: 16 });
      s.text(350, 50, called(p, 'FAKTURA'), { font: 'bold', size: 13 });
      facts(
        s,
        350,
        450,
        68,
        meta(
          p,
          'Fakturanummer=number|Fakturadatum=issue|Att betala senast=due|Avtalsnummer=order|Kundnummer=customer',
        ),
      );
      s.block(350, 150, partyLines(p.buyer));
      remarkOn(s, p, 40, 205);
      const y = grid(
        s,
        p.lines,
        f,
        '40 Art=code|80 Tjänst=name|>360 Antal=qty|366 Enhet=unit|>450 Pris=price|>555 Belopp=sum',
        { top: 225, leading: 16 },
      );
      boxed(
        s,
        [40, 160, 290, 430],
        y + 30,
        sums(p, f, 'Summa exkl. moms=net|Moms {r} %=vat|Att betala (kr)=payable'),
      );
      s.text(
        40,
        800,
        `${p.supplier.name} · ${p.supplier.street} · ${p.supplier.post} · Org.nr ${p.supplier.organisation} · Bankgiro ${p.supplier.bankgiro}`,
        { size: 7 },
      );
      return s.drawing();
    },
  },
  {
    id: 'i52',
    producer: 'skia',
    hard: 'fire safety: page of two with the control list on the second',
    seller: {
      firm: firm('Släckpunkten Brandskydd AB', 'Släckargatan 3, 602 23 Norrköping'),
      trades: ['brand'],
      lines: [2, 5],
      codes: 'B-4',
      numbers: '5####',
    },
    credits: 1,
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 55, 'Släckpunkten', { font: 'bold', size: 18 });
      s.text(350, 55, called(p, 'Faktura'), { font: 'bold', size: 18 });
      boxed(s, [350, 420, 490], 75, meta(p, 'Fakturanr=number|Datum=issue|Förfaller=due'));
      boxed(s, [350, 420, 490], 100, meta(p, 'Kundnr=customer|Order=order|Avser=about'));
      s.block(40, 120, partyLines(p.buyer));
      remarkOn(s, p, 40, 175);
      const y = grid(
        s,
        p.lines,
        f,
        '40 Artikel=code|110 Benämning=name|>370 Antal=qty|378 Enhet=unit|>460 Pris=price|>555 Summa=sum',
        { top: 195, leading: 15, rule: (at) => s.line(40, at, 555) },
      );
      listed(s, 380, 555, y + 20, sums(p, f, 'Summa=net|Moms {r} %=vat|Att betala=payable'));
      s.block(
        40,
        785,
        [
          p.supplier.name,
          `${p.supplier.street}, ${p.supplier.post}, org.nr ${p.supplier.organisation}, bankgiro ${p.supplier.bankgiro}`,
        ],
        { size: 8 },
      );
      s.page();
      s.text(40, 60, 'Kontrollprotokoll', { font: 'bold', size: 12 });
      s.block(40, 90, [
        '1. Handbrandsläckare vid entré   utan anmärkning',
        '2. Fettbrandsläckare i kök   utan anmärkning',
        '3. Utrymningsskylt personalingång   ny lampa',
        '4. Brandfilt i kallskänk   utan anmärkning',
      ]);
      return s.drawing();
    },
  },
  {
    id: 'i53',
    producer: 'pdf-lib',
    hard: 'staffing: hours by the week, rows with names in the text below',
    seller: {
      firm: firm('Extrakocken Bemanning AB', 'Magasinsgatan 25, 411 18 Göteborg'),
      trades: ['personal'],
      lines: [2, 4],
      numbers: '26####',
      terms: 14,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9.5 });
      s.right(555, 50, p.supplier.name, { font: 'bold', size: 14 });
      s.right(555, 64, `${p.supplier.street}, ${p.supplier.post}`);
      s.block(40, 100, partyLines(p.buyer));
      s.text(40, 170, called(p, 'Faktura'), { font: 'bold', size: 18 });
      facts(
        s,
        40,
        150,
        190,
        meta(p, 'Fakturanummer:=number|Fakturadatum:=issue|Förfallodatum:=due|Er referens:=ref'),
      );
      remarkOn(s, p, 300, 190);
      const y = grid(
        s,
        p.lines,
        f,
        '40 Specifikation=name|>350 Timmar=qty1|358 =unit|>450 Timpris=price|>555 Belopp=sum',
        {
          top: 260,
          rule: (at) => s.line(40, at, 555),
          under: (_line, index, at) => {
            s.text(52, at, `Pass vecka ${String(10 + index)}, enligt attesterad tidrapport`, { size: 7.5 });
            return at + 13;
          },
          gap: 3,
        },
      );
      listed(
        s,
        380,
        555,
        y + 20,
        sums(p, f, 'Summa exkl. moms=net|Moms {r} %=vat|Summa att betala SEK=payable'),
        { font: 'bold' },
      );
      s.text(
        40,
        800,
        `Org.nr ${p.supplier.organisation}   Bankgiro ${p.supplier.bankgiro}   Momsreg.nr ${p.supplier.vat}   F-skatt`,
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 'i54',
    producer: 'chromium',
    hard: 'an accountant: hours with two decimals, everything in one narrow column',
    seller: {
      firm: firm('Siffran Redovisning i Motala AB', 'Drottninggatan 20, 591 27 Motala'),
      trades: ['konsult'],
      lines: [1, 4],
      numbers: '#####',
      isWhole: true,
    },
    draw: (p) =>
      page(
        'body{width:120mm}.lines th{text-align:left;border-bottom:.5pt solid}',
        `<b>${p.supplier.name}</b><br>${p.supplier.street}<br>${p.supplier.post}<hr>`,
        `<h3>${called(p, 'Faktura')} ${p.number}</h3>${told(meta(p, 'Datum=issue|Förfallodatum=due|Kundnummer=customer|Handläggare=ref'))}<p>${address(p.buyer)}</p>`,
        remarked(p),
        linesAs(p.lines, f, 'Arbete=name|Antal=qty2>|Enhet=unit|Pris=price>|Belopp=sum>'),
        `<hr>${pairs(sums(p, f, 'Netto=net|Moms {r} %=vat|Öresutjämning=rounding|Att betala=payable'))}<hr><span class="small">Bankgiro ${p.supplier.bankgiro}. Org.nr ${p.supplier.organisation}. Godkänd för F-skatt.</span>`,
      ),
  },
];
