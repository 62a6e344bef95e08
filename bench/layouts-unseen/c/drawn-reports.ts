/** Invoices of set C drawn by report writers' libraries: business systems and long ones. */
import { iso, shortDashed, words } from '../days.ts';
import { titled } from '../html.ts';
import { digitsOf, gtin } from '../identity.ts';
import { Sheet, wrapped } from '../sheet.ts';
import { firm } from './firms.ts';
import { bare, netOf, spaced, split, swedish } from './looks.ts';
import { type CLayout, coded } from './orders.ts';
import { folded, lined, stacked, valued } from './strokes.ts';
import { coffee, dairy, fish, frozen, gear, meat, pantry } from './wares.ts';

export const reports: readonly CLayout[] = [
  {
    id: 'c51',
    producer: 'reportlab',
    credits: 1,
    hard: 'business system: wide head with two-row labels, order and delivery dates, customer block right without frame',
    seller: {
      supplier: firm('Väderöns Fisk Export AB', 'Brygga 4', '450 84 Bullaren-Viken'),
      wares: [...fish, ...frozen],
      lines: [5, 10],
      code: (name) => split(digitsOf(`c51${name}`, 6), 4, '-'),
      number: (count) => String(1_006_220 + count),
      from: '2026-02-05',
      terms: 20,
      buyer: 6,
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.text(40, 50, p.supplier.name, { size: 13, font: 'bold' });
      s.text(380, 50, titled(p, 'Faktura'), { size: 13, font: 'bold' });
      s.text(500, 50, 'Sid 1');
      stacked(s, 70, [
        [380, 'Fakturanummer', p.number],
        [470, 'Fakturadatum', iso(p.issue)],
      ]);
      stacked(s, 98, [
        [380, 'Kundnummer', p.customer],
        [470, 'Förfallodatum', iso(p.due)],
      ]);
      s.block(380, 130, [p.buyer.name, p.buyer.street, p.buyer.post]);
      stacked(s, 130, [
        [40, 'Vårt ordernr', p.order],
        [130, 'Orderdatum', iso(p.delivered)],
        [220, 'Leveransdatum', iso(p.delivered)],
      ]);
      if (p.about !== null) stacked(s, 160, [[40, 'Krediterar faktura', p.about]]);
      if (p.remark !== null) s.text(40, 185, p.remark, { font: 'bold' });
      const end = lined(
        s,
        210,
        [
          [40, 'Artikel-|nummer', (l) => l.code],
          [95, 'Benämning', (l) => l.name],
          [300, 'Lev.|kvantitet', (l) => swedish.quantity(l.quantity, l.unit === 'kg' ? 2 : 0), 'r'],
          [308, 'Enhet', (l) => l.unit],
          [390, 'Pris per|enhet', (l) => swedish.price(l.price), 'r'],
          [440, 'Moms|%', (l) => `${l.rate},00`, 'r'],
          [555, 'Belopp|SEK', (l) => swedish.money(l.sum), 'r'],
        ],
        p.lines,
        { rule: [40, 555] },
      );
      stacked(s, Math.max(end + 20, 640), [
        [40, 'Summa exkl. moms', swedish.money(p.net)],
        ...p.vat.map(
          (v, at) =>
            [150 + at * 100, `Moms ${v.rate} % på ${swedish.money(v.base)}`, swedish.money(v.tax)] as const,
        ),
        [460, p.isCredit ? 'Att återfå' : 'Att betala', `SEK ${swedish.money(p.payable)}`],
      ]);
      s.line(40, 770, 555);
      stacked(s, 782, [
        [40, 'Adress', p.supplier.street],
        [200, 'Organisationsnr', p.supplier.organisation],
        [300, 'Bankgiro', p.supplier.bankgiro],
        [400, 'Momsreg.nr', p.supplier.vat],
      ]);
      s.text(40, 806, p.supplier.post);
      return s.drawing();
    },
  },
  {
    id: 'c52',
    producer: 'reportlab',
    hard: 'EAN under the name, quantity in whole boxes with pieces beside, sums per rate beside the lines',
    seller: {
      supplier: firm('Öresbackens Dagligvaror AB', 'Kanalgatan 70', '241 31 Eslöv'),
      wares: [...pantry, ...gear, ...coffee],
      lines: [8, 12],
      code: coded('c52', 7),
      number: (count) => `${2640_000 + count}`,
      from: '2026-03-23',
      discounts: [700],
      buyer: 7,
      charges: [['Expeditionsavgift', 4_900, 25]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 8 });
      s.block(40, 45, [p.buyer.name, p.buyer.street, p.buyer.post], { size: 9 });
      s.text(555, 45, p.supplier.name, { align: 'r', size: 12, font: 'bold' });
      s.text(555, 58, `Org.nr ${p.supplier.organisation}`, { align: 'r' });
      valued(s, 330, 555, 80, [
        [titled(p, 'Fakturanummer'), p.number],
        ['Fakturadatum', words(p.issue)],
        ['Förfallodatum', words(p.due)],
        ['Leveransnr', p.order],
      ]);
      if (p.remark !== null) s.text(40, 120, p.remark, { font: 'bold', size: 11 });
      const end = lined(
        s,
        160,
        [
          [40, 'Vårt art.nr', (l) => l.code],
          [95, 'Beskrivning', (l) => l.name],
          [280, 'Krt', (l) => String(1 + (l.seed % 3)), 'r'],
          [330, 'Antal', (l) => bare.quantity(l.quantity), 'r'],
          [336, 'Enh', (l) => l.unit],
          [410, 'Bruttopris', (l) => bare.price(l.price), 'r'],
          [445, 'Rab', (l) => (l.discount === 0n ? '' : `${bare.percent(l.discount)}%`), 'r'],
          [500, 'Nettopris', (l) => bare.price(netOf(l)), 'r'],
          [555, 'Summa', (l) => bare.money(l.sum), 'r'],
        ],
        p.lines,
        {
          rule: [40, 555],
          leading: 12,
          under: (l, y) => {
            s.text(95, y + 9, `EAN ${gtin(l.name)}  moms ${l.rate} %`, { size: 6.5, grey: 0.3 });
            return y + 10;
          },
        },
      );
      const y = valued(
        s,
        40,
        300,
        end + 12,
        p.vat.map((v) => [`Moms ${v.rate} % på ${bare.money(v.base)} kr`, bare.money(v.tax)]),
      );
      valued(s, 340, 555, end + 12, [
        ['Radsumma', bare.money(p.lineNet)],
        ...p.charges.map((c) => [c.label, bare.money(c.amount)] as const),
        ['Summa netto', bare.money(p.net)],
        ['Moms totalt', bare.money(p.tax)],
        ['Att betala SEK', bare.money(p.payable)],
      ]);
      s.text(
        40,
        Math.max(y, 800),
        `Bankgiro ${p.supplier.bankgiro}   OCR ${p.ocr}   ${p.supplier.street}, ${p.supplier.post}   Godkänd för F-skatt`,
      );
      return s.drawing();
    },
  },
  {
    id: 'c53',
    producer: 'reportlab-embedded',
    hard: 'subset fonts, wrapped names with the tail in a second row, colon amounts, buyer in a window',
    seller: {
      supplier: firm('Hjortronmyrens Skafferi AB', 'Storskogsvägen 2', '923 31 Storuman'),
      wares: pantry.map((ware) => ({ ...ware, name: `${ware.name} från lokal producent, ${ware.pack}` })),
      lines: [4, 8],
      code: coded('c53', 5),
      number: (count) => String(8811 + count),
      from: '2026-04-24',
      buyer: 8,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9.5, font: 'serif' });
      s.text(50, 60, p.supplier.name, { size: 16, font: 'serifbold' });
      s.text(50, 76, `${p.supplier.street}, ${p.supplier.post}, tel ${p.supplier.phone}`, { size: 8 });
      s.frame(320, 100, 545, 165);
      s.block(330, 120, [p.buyer.name, p.buyer.street, p.buyer.post]);
      valued(
        s,
        50,
        150,
        120,
        [
          [titled(p, 'Faktura nr'), p.number],
          ['Datum', iso(p.issue)],
          ['Betala senast', iso(p.due)],
        ],
        { left: true },
      );
      if (p.remark !== null) s.text(50, 180, p.remark, { font: 'serifbold' });
      const end = lined(
        s,
        215,
        [
          [50, 'Nummer', (l) => l.code],
          [105, 'Vara', (l) => wrapped(l.name, 40)[0] ?? ''],
          [345, 'Antal', (l) => bare.quantity(l.quantity), 'r'],
          [355, 'Enhet', (l) => l.unit],
          [460, 'Pris', (l) => bare.price(l.price).replace(',', ':'), 'r'],
          [545, 'Belopp', (l) => bare.money(l.sum).replace(',', ':'), 'r'],
        ],
        p.lines,
        {
          leading: 15,
          rule: [50, 545],
          head: { font: 'serifbold' },
          under: (l, y) => folded(s, 105, y + 11, wrapped(l.name, 40).slice(1), 11),
        },
      );
      valued(s, 380, 545, end + 10, [
        ['Summa', bare.money(p.net).replace(',', ':')],
        [`Moms ${p.vat[0]?.rate} %`, bare.money(p.tax).replace(',', ':')],
        ['Att betala', bare.money(p.payable).replace(',', ':')],
      ]);
      s.text(
        50,
        800,
        `Bankgiro ${p.supplier.bankgiro}    Org.nr ${p.supplier.organisation}    F-skattebevis`,
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 'c54',
    producer: 'reportlab-embedded',
    hard: 'three pages of few lines each, total only on the last, page heads repeated, sums carried',
    seller: {
      supplier: firm('Kvarnsprångets Restauranggrossist AB', 'Partivägen 31', '352 46 Växjö'),
      wares: [...pantry, ...frozen, ...meat, ...dairy],
      lines: [30, 38],
      code: coded('c54', 6),
      number: (count) => String(45_003_300 + count),
      from: '2026-01-15',
      buyer: 9,
      discounts: [250, 500],
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      let page = 1;
      const top = (): number => {
        s.text(40, 40, p.supplier.name, { font: 'bold', size: 11 });
        s.text(555, 40, `${titled(p, 'Faktura')} ${p.number}   sida ${page}`, { align: 'r' });
        s.text(40, 56, `Kund ${p.customer}  ${p.buyer.name}`);
        page += 1;
        return 80;
      };
      top();
      s.block(330, 90, [p.buyer.name, p.buyer.street, p.buyer.post]);
      valued(
        s,
        40,
        140,
        90,
        [
          ['Fakturanummer', p.number],
          ['Fakturadatum', shortDashed(p.issue)],
          ['Förfallodatum', shortDashed(p.due)],
          ['Vår referens', 'Säljstöd'],
        ],
        { left: true },
      );
      if (p.remark !== null) s.text(40, 150, p.remark, { font: 'bold' });
      const end = lined(
        s,
        175,
        [
          [40, 'Artikelnr', (l) => l.code],
          [95, 'Artikelbenämning', (l) => l.name],
          [330, 'Antal', (l) => spaced.quantity(l.quantity, 2), 'r'],
          [338, 'Enhet', (l) => l.unit],
          [430, 'À-pris', (l) => spaced.price(l.price), 'r'],
          [475, 'Rab. %', (l) => (l.discount === 0n ? '' : spaced.percent(l.discount)), 'r'],
          [555, 'Belopp', (l) => spaced.money(l.sum), 'r'],
        ],
        p.lines,
        { rule: [40, 555], leading: 22, limit: 740, again: top },
      );
      valued(s, 360, 555, Math.min(end + 10, 760), [
        ['Summa exkl. moms', spaced.money(p.net)],
        [`Moms ${p.vat[0]?.rate} %`, spaced.money(p.tax)],
        ['Att betala SEK', spaced.money(p.payable)],
      ]);
      s.text(
        40,
        815,
        `Bankgiro ${p.supplier.bankgiro}  Organisationsnr ${p.supplier.organisation}  VAT ${p.supplier.vat}  ${p.supplier.street}, ${p.supplier.post}`,
        { size: 7 },
      );
      return s.drawing();
    },
  },
];
