/** Invoices of larger systems, and of old ones that print rows of one width. */
import { left, right } from '../format.ts';
import { address, escaped, remarked } from '../html.ts';
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
import { typed } from './typed.ts';

const f = figures('swedish');
const dotted = figures('dotted');

export const erps: readonly LayoutI[] = [
  {
    id: 'i09',
    producer: 'cairo',
    hard: 'an ERP: sender at the right, customer block without a label, price with unit in one cell',
    seller: {
      firm: firm('Fjordblå Seafood Sverige AB', 'Fiskhamnsgatan 61, 414 58 Göteborg'),
      trades: ['fisk'],
      lines: [4, 9],
      codes: '5',
      numbers: 'SF26####',
      terms: 10,
    },
    credits: 1,
    draw: (p) => {
      const s = new Sheet();
      s.block(
        555,
        50,
        [
          p.supplier.name,
          p.supplier.street,
          p.supplier.post,
          p.supplier.phone,
          `Org.nr ${p.supplier.organisation}`,
          `BG ${p.supplier.bankgiro}`,
        ],
        { align: 'r', size: 8 },
      );
      s.block(40, 70, partyLines(p.buyer), { size: 10 });
      s.text(40, 170, `${called(p, 'Faktura', 'Kreditnota')} ${p.number}`, { size: 16, font: 'bold' });
      boxed(
        s,
        [40, 130, 220, 310, 420],
        192,
        meta(p, 'Bokföringsdatum=issue|Förfallodatum=due|Kundnr=customer|Ordernr=order|Avser=about'),
      );
      remarkOn(s, p, 40, 222);
      const y = grid(
        s,
        p.lines,
        f,
        '40 Nr=code|90 Beskrivning=name|>380 Antal=qty2|386 =unit|>470 Pris=pu|>510 Moms=rate%|>555 Belopp=sum',
        { top: 240, leading: 14, rule: (at) => s.line(40, at, 555) },
      );
      listed(
        s,
        360,
        555,
        y + 18,
        sums(p, f, 'Total SEK exkl. moms=net|{r}% moms=vat|Total SEK inkl. moms=payable'),
      );
      s.text(40, 800, 'Reklamation inom 24 timmar från leverans. Godkänd för F-skatt.', { size: 7 });
      return s.drawing();
    },
  },
  {
    id: 'i10',
    producer: 'reportlab-embedded',
    hard: 'a factory ERP: two-row records with order and article, delivery day by line',
    seller: {
      firm: firm('Wellförpackarna i Nässjö AB', 'Industrigatan 17, 571 38 Nässjö'),
      trades: ['papp'],
      lines: [3, 8],
      codes: '3-4',
      numbers: '5####',
      discounts: [12, 20],
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.text(40, 48, 'Wellförpackarna', { size: 17, font: 'serifbold' });
      s.text(400, 48, called(p, 'FAKTURA'), { size: 14, font: 'bold' });
      s.frame(300, 58, 555, 130);
      facts(
        s,
        306,
        420,
        72,
        meta(p, 'Faktura nr=number|Fakturadatum=issue|Förfallodatum=due|Vår kund=customer|Er referens=ref'),
      );
      s.frame(40, 140, 290, 200);
      s.text(44, 149, 'Köpare', { size: 6.5 });
      s.block(44, 162, partyLines(p.buyer));
      s.frame(300, 140, 555, 200);
      s.text(304, 149, 'Betalningsmottagare', { size: 6.5 });
      s.block(304, 162, [p.supplier.name, `Bankgiro ${p.supplier.bankgiro}`, `Momsreg.nr ${p.supplier.vat}`]);
      remarkOn(s, p, 40, 214);
      const y = grid(
        s,
        p.lines,
        f,
        '40 Artikelnummer=code|>330 Antal=qty|336 Enh=unit|>420 Pris=price|>470 Rabatt=disc|>555 Belopp=sum',
        {
          top: 230,
          rule: (at) => s.line(40, at, 555),
          under: (line, _index, at) => {
            s.text(54, at, line.name);
            s.text(336, at, `Order ${p.order}  Lev ${p.delivered}`, { size: 7 });
            return at + 14;
          },
          gap: 3,
        },
      );
      listed(s, 380, 555, y + 12, sums(p, f, 'Summa netto=net|Moms {r}%=vat|Totalt belopp SEK=payable'), {
        font: 'bold',
      });
      s.text(
        40,
        790,
        `${p.supplier.name} · ${p.supplier.street} · ${p.supplier.post} · Org.nr ${p.supplier.organisation} · ${p.supplier.phone} · F-skatt`,
        { size: 7 },
      );
      return s.drawing();
    },
  },
  {
    id: 'i11',
    producer: 'groff',
    hard: 'a program of the nineties on a matrix form: rows of one width',
    seller: {
      firm: firm('Hjalmars Charkuteri AB', 'Slaktargränd 4, 392 32 Kalmar'),
      trades: ['kött'],
      lines: [4, 10],
      codes: '3',
      numbers: '4####',
      terms: 14,
      isWhole: true,
    },
    credits: 1,
    draw: (p) => {
      const rows = [
        `${left(p.supplier.name.toUpperCase(), 44)}${called(p, 'F A K T U R A', 'K R E D I T N O T A')}`,
        left(`${p.supplier.street}, ${p.supplier.post}`, 44),
        `${left(`TEL ${p.supplier.phone}`, 44)}FAKTURANR  ${p.number}`,
        `${left('', 44)}DATUM      ${p.issue.slice(2).replaceAll('-', '')}`,
        `${left(p.buyer.name, 44)}KUNDNR     ${p.customer}`,
        `${left(p.buyer.street, 44)}FÖRF.DAG   ${p.due.slice(2).replaceAll('-', '')}`,
        `${left(p.buyer.post, 44)}${p.about === null ? '' : `AVSER FAKT ${p.about}`}`,
        '',
        p.remark ?? '',
        '-'.repeat(78),
        ...typed(
          p.lines,
          dotted,
          '5 ART=code|32 BENÄMNING=name|>9 KVANT=qty2|4 ENH=unit|>10 A-PRIS=price|>12 BELOPP=sum',
        ),
        '-'.repeat(78),
        ...sums(p, dotted, 'NETTO=net|MOMS {r} %=vat|ÖRESAVRUNDNING=rounding|ATT BETALA=payable').map(
          ([label, value]) => `${left('', 44)}${left(label, 18)}${right(value, 15)}`,
        ),
        '',
        `BANKGIRO ${p.supplier.bankgiro}   POSTGIRO ${p.supplier.plusgiro}   ORG.NR ${p.supplier.organisation}`,
        'VID BETALNING EFTER FÖRFALLODAGEN DEBITERAS DRÖJSMÅLSRÄNTA. F-SKATTEBEVIS FINNS',
      ];
      return `.sp |16m\n.po 14m\n.ll 180m\n.nf\n.ft CR\n.ps 9\n.vs 12\n${rows.map((row) => (row === '' ? '.sp' : row.replaceAll('\\', '\\e'))).join('\n')}\n`;
    },
  },
  {
    id: 'i12',
    producer: 'writer',
    hard: 'written by hand in a word processor by a sole trader with a personal name',
    seller: {
      firm: firm('Lars-Erik Hedmans Kylservice', 'Björkvägen 12, 880 30 Näsåker'),
      trades: ['kyl'],
      lines: [2, 5],
      numbers: '26##',
      terms: 20,
    },
    draw: (p) =>
      page(
        'body{font-family:"Liberation Serif";font-size:12pt}.lines td{border:.5pt solid;padding:3pt}.lines th{border:.5pt solid}',
        `<h2>${called(p, 'FAKTURA')}</h2><p>Nr ${p.number}<br>${p.issue}</p>`,
        `<p>Till:<br>${address(p.buyer)}</p>`,
        remarked(p),
        `<p>Enligt överenskommelse debiteras följande arbete utfört ${p.delivered}:</p>`,
        linesAs(p.lines, f, 'Specifikation=name|Antal=qu|À pris=price>|Kronor=sum>'),
        `<p align="right">${told(sums(p, f, 'Summa=net|Moms {r} %=vat'))}<br><b>${told(sums(p, f, 'Summa att betala=payable'))} kr</b></p>`,
        `<p>Vänligen betala senast ${p.due} till bankgiro ${p.supplier.bankgiro}.</p><p>Med vänlig hälsning<br><br>${p.supplier.name}<br>${p.supplier.street}, ${p.supplier.post}<br>Tel ${p.supplier.phone}<br>Org.nr ${p.supplier.organisation}<br>Godkänd för F-skatt</p>`,
      ),
    printing: { unit: ({ unit }) => unit },
  },
  {
    id: 'i13',
    producer: 'calc',
    hard: 'a sheet made by hand: grid of cells, sums far below',
    seller: {
      firm: firm('Ekolådan på Ven HB', 'Landsvägen 71, 261 95 Sankt Ibb'),
      trades: ['grönt'],
      lines: [4, 12],
      numbers: '###',
      terms: 10,
    },
    draw: (p) => {
      const row = (...all: readonly string[]): string =>
        `<tr>${all.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`;
      return page(
        '',
        `<table>${row(p.supplier.name, '', '', called(p, 'Faktura'))}${row(p.supplier.street, '', '', 'Fakturanummer', `Nr ${p.number}`)}${row(p.supplier.post, '', '', 'Datum', `${p.issue} `)}${row(`Tel. ${p.supplier.phone}`, '', '', 'Betalas senast', `${p.due} `)}${row('')}${row('Kund', p.buyer.name)}${row('', p.buyer.street)}${row('', p.buyer.post)}${row(p.remark ?? '')}${row('Vara', 'Mängd', 'Enhet', 'Pris kr', 'Summa kr')}${p.lines
          .map((line) =>
            row(
              line.name,
              `${f.quantity(line.quantity)} `,
              line.unit,
              `${f.price(line.price)} `,
              `${f.money(line.sum)} `,
            ),
          )
          .join('')}${row('')}${sums(p, f, 'Varor exkl moms=net|Moms {r} %=vat|Att betala=payable')
          .map(([label, value]) => row('', '', '', label, `${value} `))
          .join(
            '',
          )}${row('')}${row(`Bankgiro ${p.supplier.bankgiro}`)}${row(`Org.nr ${p.supplier.organisation}`)}${row('F-skatt finns')}</table>`,
      );
    },
  },
];
