/** Web shops, small programs and old print drivers. */
import { left, right } from '../format.ts';
import { address, over, pairs, remarked } from '../html.ts';
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
import { typed, typedSheet } from './typed.ts';

const f = figures('swedish');
const bare = figures('bare');

export const forms: readonly LayoutI[] = [
  {
    id: 'i14',
    producer: 'groff-gs',
    hard: 'rows of one width, minus behind the amount on credit notes',
    seller: {
      firm: firm('Smålands Potatis & Rotsaker AB', 'Storgatan 190, 333 30 Smålandsstenar'),
      trades: ['grönt'],
      lines: [5, 11],
      codes: '4',
      numbers: '3#####',
      isNegativeCredit: true,
      from: '2026-03-01',
    },
    credits: 1,
    draw: (p) => {
      const t = figures('trailing');
      const rows = [
        `${left(called(p, 'Faktura', 'Kreditfaktura'), 30)}Sid 1`,
        `${left('', 50)}Fakturanummer: ${p.number}`,
        `${left('', 50)}Fakturadatum : ${p.issue}`,
        `${left('', 50)}Förfallodatum: ${p.due}`,
        ...(p.about === null ? [] : [`${left('', 50)}Krediterar   : ${p.about}`]),
        '',
        ...partyLines(p.buyer).map((row) => `${left('', 8)}${row}`),
        p.remark ?? '',
        '='.repeat(80),
        ...typed(
          p.lines,
          t,
          '6 Artnr=code|30 Text=name|>10 Antal=qty2|6 Enhet=unit|>10 Pris=price|>12 Summa=sum',
        ),
        '='.repeat(80),
        ...sums(p, t, 'Summa exkl. moms=net|Moms {r} %=vat|Fakturabelopp=payable').map(
          ([label, value]) => `${left('', 40)}${left(label, 22)}${right(value, 17)}`,
        ),
        '',
        '',
        p.supplier.name,
        `${p.supplier.street}  ${p.supplier.post}`,
        `Bankgiro ${p.supplier.bankgiro}  Orgnr ${p.supplier.organisation}  Godkänd för F-skatt`,
      ];
      return `.sp |16m\n.po 14m\n.ll 180m\n.nf\n.ft CR\n.ps 9\n.vs 12\n${rows.map((row) => (row === '' ? '.sp' : row)).join('\n')}\n`;
    },
  },
  {
    id: 'i15',
    producer: 'skia',
    hard: 'a web shop: rows with picture space, unit price inclusive of nothing, VAT by line',
    seller: {
      firm: firm('Krukmakeriets Servis AB', 'Ateljévägen 8, 263 37 Höganäs'),
      trades: ['kök'],
      lines: [2, 7],
      codes: 'KS-5',
      numbers: 'W#####',
      charges: [['Frakt DHL Paket', 14900, 25]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 60, 'krukmakeriet.', { size: 22, font: 'serif' });
      s.text(40, 110, called(p, 'Faktura'), { size: 14, font: 'bold' });
      facts(
        s,
        40,
        140,
        130,
        meta(
          p,
          'Fakturanummer=number|Ordernummer=order|Fakturadatum=issue:abbreviated|Förfallodatum=due:abbreviated|Betalsätt=!Faktura 30 dagar',
        ),
      );
      s.text(330, 110, 'Faktureras till', { font: 'bold' });
      s.block(330, 126, partyLines(p.buyer));
      remarkOn(s, p, 40, 205);
      const y = grid(
        s,
        p.lines,
        f,
        '40 Produkt=name~34|230 SKU=code|>350 Pris=price|>400 Antal=qty|406 =unit|>470 Moms=rate%|>555 Delsumma=sum',
        { top: 225, leading: 13, gap: 14, rule: (at) => s.line(40, at, 555, at, 1) },
      );
      listed(
        s,
        380,
        555,
        y + 10,
        sums(
          p,
          f,
          'Delsumma=lines|Frakt DHL Paket=charges|Summa exkl. moms=net|Moms ({r}%)=vat|Moms totalt=taxes|Totalt=payable',
        ),
      );
      s.block(
        40,
        770,
        [
          `${p.supplier.name} | ${p.supplier.street} | ${p.supplier.post}`,
          `Org.nr ${p.supplier.organisation} | Momsnr ${p.supplier.vat} | Bankgiro ${p.supplier.bankgiro}`,
        ],
        { size: 7.5 },
      );
      return s.drawing();
    },
  },
  {
    id: 'i16',
    producer: 'wkhtmltopdf',
    hard: 'a program with labels over values in a band, heads in capitals, numbers with colons',
    seller: {
      firm: firm('Pellas Pappershandel KB', 'Köpmangatan 31, 871 30 Härnösand'),
      trades: ['papp', 'rent'],
      lines: [3, 9],
      codes: '7',
      numbers: '1#####',
      discounts: [7.5],
      isWhole: true,
    },
    credits: 1,
    draw: (p) => {
      const c = figures('colon');
      return page(
        '.over{width:100%;border:1pt solid #333;margin:8pt 0}.over th{font-size:7pt;font-weight:normal}.lines th{background:#333;color:#fff}.lines{min-height:300pt}',
        beside(
          [50, `<h2>PELLAS PAPPERSHANDEL</h2>`],
          [50, `<div class="r"><h2>${called(p, 'FAKTURA', 'KREDITFAKTURA')}</h2></div>`],
        ),
        beside([50, told(meta(p, 'Telefon=phone|E-post=mail'))], [50, address(p.buyer)]),
        over(
          meta(
            p,
            'Fakturanr=number|Datum=issue|Förfallodatum=due|Kundnr=customer|Ert ordernr=order|Avser faktura=about',
          ),
        ),
        remarked(p),
        linesAs(
          p.lines,
          c,
          'ART.NR=code|BENÄMNING=name|ANTAL=qty>|ENHET=unit|PRIS=price>|RAB. %=disc>|SUMMA=sum>',
        ),
        `<br>${pairs(sums(p, c, 'NETTOBELOPP=net|MOMS {r} %=vat|ÖRESUTJÄMNING=rounding|ATT BETALA=payable'))}`,
        `<p class="small">${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}. Bankgiro ${p.supplier.bankgiro}. Org.nr ${p.supplier.organisation}. F-skattebevis.</p>`,
      );
    },
  },
  {
    id: 'i17',
    producer: 'runs',
    hard: 'a till-like old program through a print driver: two-row records',
    seller: {
      firm: firm('Ivarssons Fisk i Träslövsläge AB', 'Läjesvägen 3, 432 74 Träslövsläge'),
      trades: ['fisk'],
      lines: [3, 7],
      codes: '3',
      numbers: '9####',
      terms: 7,
    },
    draw: (p) =>
      typedSheet([
        `${left(p.supplier.name, 50)}${called(p, 'Faktura')}`,
        p.supplier.street,
        p.supplier.post,
        '',
        `${left(p.buyer.name, 50)}Fakturanr ${p.number}`,
        `${left(p.buyer.street, 50)}Datum ${p.issue}`,
        `${left(p.buyer.post, 50)}Förfaller ${p.due}`,
        '',
        p.remark ?? '',
        `${left('Nr', 6)}${left('Vara', 40)}${right('Belopp', 14)}`,
        ...p.lines.flatMap((line) => [
          `${left(line.code, 6)}${left(line.name, 40)}`,
          `${left('', 6)}${left(`${bare.quantity(line.quantity, 2)} ${line.unit} à ${bare.price(line.price)}`, 40)}${right(bare.money(line.sum), 14)}`,
        ]),
        '',
        ...sums(p, bare, 'Summa=net|Moms {r}%=vat|Att betala=payable').map(
          ([label, value]) => `${left('', 26)}${left(label, 20)}${right(value, 14)}`,
        ),
        '',
        `Bankgiro ${p.supplier.bankgiro}  Org.nr ${p.supplier.organisation}  Tel ${p.supplier.phone}`,
      ]).drawing(),
  },
];
