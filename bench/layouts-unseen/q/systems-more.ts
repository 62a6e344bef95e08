/** Further wholesalers whose larger systems draw the page. */
import { dotted } from '../days.ts';
import { firm } from './firms.ts';
import { inFigures, own, rowsOn, sums, who, word } from './kit.ts';
import type { LayoutQ } from './orders.ts';
import { Sheet } from '../sheet.ts';
import { beer, dairy, meat, paperGoods } from './wares.ts';

const bare = inFigures('bare');
const sp = inFigures('space');
const trailing = inFigures('trailing');

export const systemsMore: readonly LayoutQ[] = [
  {
    id: 'q08-bryggeri-pos',
    producer: 'driver',
    hard: 'item numbers 10, 20 …; deposits as rows of the foot; minus signs after figures',
    credits: 1,
    seller: {
      firm: firm('Humledals Bryggeri AB', 'Bryggargatan 11, 672 30 Årjäng'),
      wares: beer,
      lines: [4, 7],
      code: 8,
      number: (n) => `90${44_181 + n}`,
      terms: 14,
      charges: [
        ['Pant returfat', 60000, 25],
        ['Pant back', 15000, 25],
      ],
      isNegativeCredit: true,
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.block(40, 48, [p.supplier.name, p.supplier.street, p.supplier.post], { font: 'bold' });
      s.frame(310, 36, 555, 118);
      s.text(316, 48, word(p, 'Faktura', 'Kreditnota'), { font: 'bold', size: 11 });
      s.block(316, 64, [
        'Dokumentnummer',
        'Dokumentdatum',
        'Nettoförfallodatum',
        p.about === null ? 'Kundorder' : 'Referensdokument',
      ]);
      s.block(430, 64, [p.number, dotted(p.issue), dotted(p.due), p.about ?? p.order]);
      s.block(40, 130, ['Fakturamottagare', ...who(p.buyer), ...(p.remark === null ? [] : [p.remark])]);
      const y = rowsOn(
        s,
        [
          [40, 'Pos', (_, i) => String((i + 1) * 10)],
          [70, 'Material', (l) => l.code],
          [125, 'Beskrivning', (l) => l.name],
          [345, 'Kvantitet', (l) => trailing.quantity(l.quantity), 'r'],
          [352, 'ME', (l) => l.unit.toUpperCase()],
          [430, 'Pris', (l) => trailing.price(l.price), 'r'],
          [470, 'Skatt', (l) => `${l.rate},0`, 'r'],
          [555, 'Värde', (l) => trailing.money(l.sum), 'r'],
        ],
        p.lines,
        215,
        { isRuled: true, step: 14 },
      );
      sums(s, 330, 555, y + 18, [
        ['Positioner totalt', trailing.money(p.lineNet)],
        ...p.charges.map(({ label, amount }) => [label, trailing.money(amount)] as const),
        ['Totalt exkl. moms', trailing.money(p.net)],
        ...p.vat.map(
          ({ rate, base, tax }) =>
            [`Utgående moms ${rate},0 % av ${trailing.money(base)}`, trailing.money(tax)] as const,
        ),
        ['Slutbelopp SEK', trailing.money(p.payable)],
      ]);
      s.block(40, 770, [
        `Bankgiro ${p.supplier.bankgiro}   Orgnr ${p.supplier.organisation}   Momsnr ${p.supplier.vat}`,
        `Totalt momsbelopp ${trailing.money(p.tax)}   Betalningsvillkor: inom 14 dagar utan avdrag`,
      ]);
      return s.drawing();
    },
  },
  {
    id: 'q09-engang-hundra',
    producer: 'words',
    hard: 'prices for 100 pieces',
    credits: 1,
    seller: {
      firm: firm('Bagasso Engångs AB', 'Lagervägen 8, 136 50 Jordbro'),
      wares: paperGoods.filter(({ unit }) => unit === 'krt').map((ware) => ({ ...ware, unit: 'st' })),
      lines: [3, 6],
      code: 5,
      number: (n) => String(104_377 + n),
      base: 100n,
      isWhole: true,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(297, 44, p.supplier.name, { size: 18, font: 'bold', align: 'c' });
      s.text(297, 58, `${p.supplier.street}  ${p.supplier.post}`, { align: 'c' });
      s.block(60, 100, who(p.buyer));
      sums(s, 360, 535, 100, [
        [word(p, 'FAKTURANR', 'KREDITNR'), p.number],
        ['DATUM', p.issue],
        ['FÖRFALLER', p.due],
        ['KUNDNR', p.customer],
        ...(p.about === null ? [] : [['AVSER', p.about] as const]),
      ]);
      if (p.title !== null) s.text(60, 160, p.title.toUpperCase(), { font: 'bold', size: 14 });
      if (p.remark !== null) s.text(60, 176, p.remark);
      const y = rowsOn(
        s,
        [
          [60, 'ART', (l) => l.code],
          [105, 'BENÄMNING', (l) => l.name],
          [340, 'ANTAL', (l) => sp.quantity(l.quantity), 'r'],
          [348, 'ENH', (l) => l.unit],
          [440, 'PRIS/100', (l) => sp.price(l.price), 'r'],
          [535, 'BELOPP', (l) => sp.money(l.sum), 'r'],
        ],
        p.lines,
        200,
      );
      sums(s, 360, 535, y + 16, [
        ['Summa', sp.money(p.net)],
        ['Moms 25 %', sp.money(p.tax)],
        ['Avrundning', sp.money(p.rounding)],
        ['ATT BETALA', sp.money(p.payable)],
      ]);
      s.text(60, y + 40, `Summa inkl. moms ${sp.money(p.gross)}`);
      s.block(60, 780, [
        `Bg ${p.supplier.bankgiro}    Org.nr ${p.supplier.organisation}    Moms ${p.supplier.vat}`,
        `Godkänd för F-skatt    Telefon ${p.supplier.phone}`,
      ]);
      return s.drawing();
    },
  },
  {
    id: 'q10-mejeri-samling',
    producer: 'ghostscript',
    hard: 'a collective invoice: heads for each delivery note and a sum under each; several pages',
    seller: {
      firm: firm('Fäbod Mejeri ekonomisk förening', 'Mejerivägen 1, 840 60 Bräcke'),
      wares: [...dairy, ...meat.slice(6)],
      lines: [13, 16],
      code: 7,
      number: (n) => String(2_640_115 + n),
      deliveries: 3,
      terms: 20,
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      const head = (): void => {
        s.text(40, 44, p.supplier.name, { font: 'bold', size: 12 });
        s.text(555, 44, `Sida ${s.pages.length}`, { align: 'r' });
        s.text(
          40,
          60,
          `${word(p, 'SAMLINGSFAKTURA', 'KREDITFAKTURA')}  ${p.number}    Datum ${p.issue}    Förfallodag ${p.due}`,
        );
      };
      head();
      s.block(330, 84, who(p.buyer), { size: 10 });
      s.block(40, 84, [
        `Kundnummer ${p.customer}`,
        'Betalningsvillkor 20 dagar',
        `OCR ${p.ocr}`,
        ...(p.remark === null ? [] : [p.remark]),
      ]);
      const noteOf = (delivery: number): string => `Följesedel ${Number(p.order) + delivery * 17}`;
      const end = rowsOn(
        s,
        [
          [40, 'Varunr', (l) => l.code],
          [92, 'Varunamn', (l) => l.name],
          [300, 'Kvantitet', (l) => bare.quantity(l.quantity, 3), 'r'],
          [308, '', (l) => l.unit],
          [400, 'Pris', (l) => bare.price(l.price), 'r'],
          [455, 'Moms', (l) => `${l.rate} %`, 'r'],
          [555, 'Belopp', (l) => bare.money(l.sum), 'r'],
        ],
        p.lines,
        160,
        {
          bottom: 460,
          isRuled: true,
          step: 16,
          next: (y) => {
            s.text(40, y + 10, 'Fortsätter på nästa sida');
            s.page();
            head();
            return 92;
          },
          above: (l, i, y) => {
            if (i > 0 && p.lines[i - 1]?.delivery === l.delivery) return y;
            s.text(40, y + 4, `${noteOf(l.delivery)}   levererad ${p.delivered}`, { font: 'bold' });
            return y + 20;
          },
          under: (l, i, y) => {
            if (p.lines[i + 1]?.delivery === l.delivery) return y;
            const all = p.lines
              .filter(({ delivery }) => delivery === l.delivery)
              .reduce((sum, { sum: each }) => sum + each, 0n);
            s.text(300, y, `Summa ${noteOf(l.delivery).toLowerCase()}`);
            s.right(555, y, bare.money(all));
            return y + 18 + (own(l, 'x', 2) === 0 ? 0 : 2);
          },
        },
      );
      sums(
        s,
        330,
        555,
        end + 20,
        [
          ['Summa exklusive moms', bare.money(p.net)],
          ...p.vat.map(({ rate, tax }) => [`Moms ${rate} %`, bare.money(tax)] as const),
          ['Att betala', bare.money(p.payable)],
        ],
        { font: 'bold' },
      );
      s.block(
        40,
        790,
        [
          `${p.supplier.street}, ${p.supplier.post}  Org.nr ${p.supplier.organisation}  Moms ${p.supplier.vat}  Bankgiro ${p.supplier.bankgiro}`,
        ],
        { size: 7.5 },
      );
      return s.drawing();
    },
  },
];
