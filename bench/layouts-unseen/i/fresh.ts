/** Fresh goods: fish, meat, game, greens, bread, cheese. */
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
  of,
  page,
  partyLines,
  remarkOn,
  sums,
  told,
} from './kit.ts';
import type { LayoutI } from './orders.ts';

const f = figures('swedish');
const bare = figures('bare');

export const fresh: readonly LayoutI[] = [
  {
    id: 'i18',
    producer: 'chromium',
    hard: 'fish with a row of catch and batch below each line',
    seller: {
      firm: firm('Havstrutens Fiskauktion & Grossist AB', 'Auktionskajen 2, 456 23 Smögen'),
      trades: ['fisk'],
      lines: [3, 9],
      codes: '4',
      numbers: '26-#####',
      terms: 8,
    },
    credits: 1,
    draw: (p) =>
      page(
        '.lines th{border-bottom:1pt solid #036}.u td{font-size:7pt;color:#444}h1{color:#036}.pairs{float:right}',
        beside(
          [60, `<h1>Havstruten</h1>${p.supplier.name}<br>${p.supplier.street}, ${p.supplier.post}`],
          [
            40,
            `<h2>${called(p, 'Faktura')}</h2>${told(meta(p, 'Nr=number|Fakturadatum=issue|Förfallodatum=due|Kundnr=customer|Kredit av=about'))}`,
          ],
        ),
        `<p>${address(p.buyer)}</p>`,
        remarked(p),
        linesAs(p.lines, f, 'Art=code|Produkt=name|Vikt/antal=qty2>|Enhet=unit|Pris=price>|Summa=sum>', {
          under: (line) =>
            `<tr class="u"><td></td><td colspan="5">Fångstzon FAO 27.${String(of(line, 4) + 3)}, fångad med ${['garn', 'trål', 'krok'][of(line, 3, 'm')] ?? ''}, parti ${String(10_000 + of(line, 80_000, 'b'))}</td></tr>`,
        }),
        pairs(sums(p, f, 'Summa exkl. moms=net|Moms {r} %=vat|Att betala=payable')),
        `<p class="clear small"><br>Bankgiro ${p.supplier.bankgiro} · Org.nr ${p.supplier.organisation} · Tel ${p.supplier.phone} · Godkänd för F-skatt</p>`,
      ),
  },
  {
    id: 'i19',
    producer: 'arrays',
    hard: 'meat: pieces and weights in columns, best before, price per kilo',
    seller: {
      firm: firm('Östgöta Styckeri & Chark AB', 'Norra Industrivägen 5, 595 30 Mjölby'),
      trades: ['kött', 'vilt'],
      lines: [4, 10],
      codes: '5',
      numbers: '20####',
      terms: 14,
    },
    credits: 1,
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.text(297, 50, 'ÖSTGÖTA STYCKERI & CHARK AB', { font: 'serifbold', size: 16, align: 'c' });
      s.text(297, 64, `${p.supplier.street} · ${p.supplier.post} · tel ${p.supplier.phone}`, {
        size: 8,
        align: 'c',
      });
      s.text(40, 95, called(p, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 12 });
      s.block(330, 95, partyLines(p.buyer), { size: 10 });
      facts(
        s,
        40,
        130,
        112,
        meta(
          p,
          'Fakturanr=number|Fakturadatum=issue|Förfallodag=due|Kundnr=customer|Leveransdag=delivered|Avser faktura=about',
        ),
      );
      remarkOn(s, p, 40, 200);
      const y = grid(
        s,
        p.lines,
        f,
        '40 Artnr=code|80 Benämning=name|270 Batch=batch|>360 Kolli=crates|>415 Kvantitet=qty2|420 =unit|>480 Pris=price|>555 Belopp=sum',
        { top: 218, rule: (at) => s.line(40, at, 555) },
      );
      s.line(40, y, 555);
      boxed(
        s,
        [40, 140, 240, 330, 440],
        y + 20,
        sums(p, f, 'Nettobelopp=net|Momsbelopp {r} %=vat|Att betala=payable'),
      );
      s.block(
        40,
        790,
        [
          `Bankgiro ${p.supplier.bankgiro}   Organisationsnr ${p.supplier.organisation}   VAT-nr ${p.supplier.vat}   F-skatt   SE 4417 EG`,
        ],
        { size: 7.5 },
      );
      return s.drawing();
    },
  },
  {
    id: 'i20',
    producer: 'pdf-lib',
    hard: 'a hunter who is a sole trader: a plain page, weights, no numbers of goods',
    seller: {
      firm: firm('Bengt-Olov Rask Viltkött', 'Myrbacken 210, 935 93 Norsjö'),
      trades: ['vilt'],
      lines: [1, 4],
      numbers: '##',
      terms: 30,
    },
    draw: (p) => {
      const s = new Sheet({ font: 'serif', size: 11 });
      s.text(60, 80, `${called(p, 'Faktura')} nr ${p.number}`, { font: 'serifbold', size: 16 });
      s.text(
        60,
        100,
        `Norsjö den ${Number(p.issue.slice(8))} ${['januari', 'februari', 'mars', 'april', 'maj', 'juni', 'juli', 'augusti', 'september', 'oktober', 'november', 'december'][Number(p.issue.slice(5, 7)) - 1] ?? ''} ${p.issue.slice(0, 4)}`,
      );
      s.block(330, 140, partyLines(p.buyer), { leading: 15 });
      remarkOn(s, p, 60, 205);
      const y = grid(
        s,
        p.lines,
        f,
        '60 Vara=name|>330 Vikt/antal=qty2|338 =unit|>430 Pris=price|>540 Summa=sum',
        { top: 230, leading: 18, head: { font: 'serifbold' } },
      );
      listed(s, 360, 540, y + 20, sums(p, f, 'Summa=net|Moms {r} %=vat|Att betala kr=payable'), {}, 17);
      s.block(
        60,
        y + 120,
        [
          `Betalas till bankgiro ${p.supplier.bankgiro} senast ${p.due}.`,
          '',
          p.supplier.name,
          `${p.supplier.street}, ${p.supplier.post}`,
          `Tel. ${p.supplier.phone}`,
          `Org.nr ${p.supplier.organisation}. Innehar F-skattsedel.`,
        ],
        { leading: 15 },
      );
      return s.drawing();
    },
  },
  {
    id: 'i21',
    producer: 'stretched',
    hard: 'greens: stretched letters, goods sent back as negative lines, tax by line with decimals',
    seller: {
      firm: firm('Grönsakstorget i Årsta Partihandel AB', 'Partihallsvägen 33, 120 44 Årsta'),
      trades: ['grönt'],
      lines: [8, 15],
      codes: '5',
      numbers: '######',
      returns: 0.08,
      terms: 15,
    },
    credits: 1,
    draw: (p) => {
      const s = new Sheet({ size: 8 });
      s.text(40, 50, 'GRÖNSAKSTORGET', { font: 'bold', size: 18 });
      s.text(555, 50, called(p, 'FAKTURA', 'KREDIT'), { font: 'bold', size: 14, align: 'r' });
      s.block(
        40,
        66,
        [
          p.supplier.name,
          p.supplier.street,
          p.supplier.post,
          `Org.nr ${p.supplier.organisation}`,
          `Bg ${p.supplier.bankgiro}`,
        ],
        { leading: 10 },
      );
      s.block(320, 90, partyLines(p.buyer), { size: 10 });
      boxed(
        s,
        [40, 120, 200, 280, 360, 450],
        150,
        meta(
          p,
          'Fakturanr=number|Datum=issue:short|Förf.datum=due:short|Kund=customer|Order=order|Gäller fakt=about',
        ),
      );
      remarkOn(s, p, 40, 182);
      const y = grid(
        s,
        p.lines,
        bare,
        '40 Art=code|85 Vara=name|>350 Antal=qty|356 Enh=unit|>420 Pris=price|>470 Moms=rated|>555 Belopp=sum',
        { top: 200, rule: (at) => s.line(40, at, 555), gap: 1 },
      );
      s.line(40, y, 555);
      listed(s, 400, 555, y + 16, sums(p, bare, 'Netto=net|Moms=tax|Totalt=payable'), { font: 'bold' });
      s.text(
        40,
        y + 16,
        `Momsunderlag ${p.vat.map(({ rate, base }) => `${rate}%: ${bare.money(base)}`).join('  ')}`,
        { size: 7 },
      );
      return s.drawing();
    },
  },
  {
    id: 'i22',
    producer: 'weasyprint',
    hard: 'cheese: number in brackets after the name, sender only as a stamp-like box below the sums',
    seller: {
      firm: firm('Ostlagret Tre Kullor AB', 'Källargränd 6, 252 21 Helsingborg'),
      trades: ['ost'],
      lines: [3, 7],
      codes: '4',
      numbers: 'TK-####',
      discounts: [10],
    },
    draw: (p) =>
      page(
        'body{font-family:"Liberation Serif"}.lines td{border-bottom:.3pt dotted #333;padding:4pt}.box{border:2pt solid #633;padding:6pt;width:45%;margin-top:20pt;color:#633}.pairs{margin-left:55%}',
        `<div class="c"><h2>~ ${called(p, 'Faktura')} ~</h2></div>`,
        beside(
          [50, address(p.buyer)],
          [
            50,
            told(meta(p, 'Fakturanummer=number|Utskriven=issue:words|Betalas före=due:words|Kund=customer')),
          ],
        ),
        remarked(p),
        `<br>${linesAs(p.lines, f, 'Ost & tillbehör=nc|Mängd=qu|Kilopris/pris=price>|Rabatt=disc%>|Summa kr=sum>')}`,
        pairs(sums(p, f, 'Summa exklusive moms=net|Moms {r} procent=vat|Att betala=payable')),
        `<div class="box"><b>${p.supplier.name}</b><br>${p.supplier.street}, ${p.supplier.post}<br>Bankgiro ${p.supplier.bankgiro}<br>Org.nr ${p.supplier.organisation}<br>F-skatt</div>`,
      ),
  },
];
