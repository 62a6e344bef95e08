/** The odd ones, in their real share: factoring, agents, rent, rotated text. */
import { address, column, pairs, remarked, table } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import { inFigures, notes, page, rowsOn, side, sums, who, word } from './kit.ts';
import type { LayoutQ } from './orders.ts';
import { dairy, greens, paperGoods, wares } from './wares.ts';

const sv = inFigures('swedish');
const sp = inFigures('space');
const bare = inFigures('bare');

const rent = wares(
  'Hyra restauranglokal plan 1|kv|68400.00|25|', 'Driftstillägg värme|kv|7250.00|25|', 'Fastighetsskatt|kv|4180.00|25|', 'Uteservering säsong|kv|9600.00|25|',
); // prettier-ignore
const alarm = wares(
  'Brandlarm övervakning kvartal|st|1185.00|25|', 'Årskontroll brandsläckare|st|96.00|25|', 'Släckfilt 120x180|st|289.00|25|', 'Omladdning pulver 6 kg|st|345.00|25|', 'Brandskyddsutbildning|st|4200.00|25|',
); // prettier-ignore

export const odd: readonly LayoutQ[] = [
  {
    id: 'q44-factoring-sida',
    producer: 'reportlab',
    hard: 'payment to a factor; the seller’s numbers turned upright along the edge',
    credits: 0,
    seller: {
      firm: firm('Papperskungen i Sjöbo AB', 'Möllegatan 5, 275 31 Sjöbo'),
      wares: paperGoods,
      lines: [3, 6],
      code: 5,
      number: (n) => String(24_118 + n),
      terms: 30,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(60, 56, p.supplier.name, { font: 'bold', size: 16 });
      s.text(555, 56, word(p), { align: 'r', size: 16 });
      s.block(60, 100, who(p.buyer), { size: 10 });
      sums(s, 370, 555, 92, [
        ['Nummer', p.number],
        ['Datum', p.issue],
        ['Förfaller', p.due],
        ['Kund', p.customer],
      ]);
      if (p.remark !== null) s.text(60, 160, p.remark);
      const y = rowsOn(
        s,
        [
          [60, 'Art', (l) => l.code],
          [100, 'Vara', (l) => l.name],
          [320, 'Antal', (l) => bare.quantity(l.quantity), 'r'],
          [328, 'Enhet', (l) => l.unit],
          [450, 'Pris', (l) => bare.price(l.price), 'r'],
          [555, 'Belopp', (l) => bare.money(l.sum), 'r'],
        ],
        p.lines,
        190,
      );
      sums(
        s,
        370,
        555,
        y + 14,
        [
          ['Netto', bare.money(p.net)],
          ['Moms 25%', bare.money(p.tax)],
          ['Att betala', bare.money(p.payable)],
        ],
        { font: 'bold' },
      );
      s.frame(60, 690, 555, 750);
      s.block(
        68,
        704,
        [
          'Denna fordran är överlåten till och ska med befriande verkan betalas till Kreditpartner Nord Finans AB,',
          `bankgiro 5190-${p.customer.slice(0, 3)}8. Ange OCR ${p.ocr}. Invändningar ska göras till finansbolaget inom 8 dagar.`,
        ],
        { size: 8.5 },
      );
      s.text(
        30,
        700,
        `Säljare: ${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}  Org.nr ${p.supplier.organisation}  Moms ${p.supplier.vat}  F-skatt`,
        { size: 7, turn: 90 },
      );
      return s.drawing();
    },
  },
  {
    id: 'q45-formedlare',
    producer: 'chromium',
    hard: 'a market place sends the paper on behalf of the seller, who is named below',
    seller: {
      firm: firm('Gårdsbacka Grönt & Get', 'Gårdsbacka 2, 744 95 Vittinge', { organisation: '969702-5513' }),
      wares: [...greens.slice(3), ...dairy.slice(4, 6)],
      lines: [3, 6],
      number: (n) => `GS-${88_100 + n}`,
      terms: 14,
    },
    draw: (p) =>
      page(
        '.head{border-bottom:3pt solid #4a4;padding-bottom:3mm;font-size:15pt;color:#4a4}.lines th{background:#efe;border-bottom:1pt solid #4a4}.lines td{padding:3pt}.pairs{margin-left:auto}',
        '<div class="head">skördetorget<span class="right" style="font-size:8pt">marknadsplats för kök och odlare</span></div><br>',
        remarked(p),
        side(
          [
            33,
            `<b>Säljare</b><br>${address(p.supplier)}<br>Org.nr ${p.supplier.organisation}<br>Momsnr ${p.supplier.vat}`,
          ],
          [33, `<b>Köpare</b><br>${address(p.buyer)}`],
          [
            34,
            notes([
              [word(p), p.number],
              ['Datum', p.issue],
              ['Förfaller', p.due],
            ]),
          ],
        ),
        `<p class="small">Fakturan är utställd av Skördetorget i säljarens namn och för säljarens räkning.</p>`,
        table(
          [
            column('Vara', (l) => l.name),
            column('Antal', (l) => sv.quantity(l.quantity), 'r'),
            column('Enhet', (l) => l.unit),
            column('Pris', (l) => sv.price(l.price), 'r'),
            column('Moms', (l) => `${l.rate} %`, 'r'),
            column('Belopp', (l) => sv.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        pairs([
          ['Summa exkl. moms', sv.money(p.net)],
          ['Moms', sv.money(p.tax)],
          ['Att betala', sv.money(p.payable)],
        ]),
        `<p>Betalas till bankgiro ${p.supplier.bankgiro}, referens ${p.number}.</p>`,
      ),
  },
  {
    id: 'q46-hyresavi',
    producer: 'groff-gs',
    hard: 'rent of a quarter, no unit and no head over the amounts',
    credits: 0,
    seller: {
      firm: firm('Fastighets AB Kvarteret Sillen', 'Box 72, 391 21 Kalmar'),
      wares: rent,
      lines: [2, 4],
      isListed: true,
      number: (n) => `4410-${26_030 + n}`,
      terms: 30,
      much: 1,
    },
    draw: (p) =>
      [
        '.pl 29.7c',
        '.sp 1.6c',
        '.po 2c',
        '.ll 17c',
        '.ft HR',
        '.ps 10',
        '.vs 14',
        '.nf',
        '.ta 9cR 12cR 16.5cR',
        `.ps 14`,
        `\\fB${p.supplier.name}\\fP`,
        '.ps 10',
        `${p.supplier.street}, ${p.supplier.post}`,
        '.sp 1',
        `\\fB${word(p, 'Hyresfaktura', 'Kreditfaktura')}\\fP`,
        `Fakturanummer ${p.number}`,
        `Fakturadatum ${p.issue}`,
        `Förfallodatum ${p.due}`,
        `Objekt 4410, kv Sillen 3, lokal 12`,
        '.sp 1',
        ...who(p.buyer),
        '.sp 1',
        p.remark ?? 'Avser kvartal enligt hyresavtal',
        '.sp 0.5',
        '\\fBSpecifikation\tAntal\tPris\tBelopp\\fP',
        ...p.lines.map(
          (l) => `${l.name}\t${sp.quantity(l.quantity)} ${l.unit}\t${sp.price(l.price)}\t${sp.money(l.sum)}`,
        ),
        '.sp 0.5',
        `Summa exkl. moms\t\t\t${sp.money(p.net)}`,
        `Moms 25 %\t\t\t${sp.money(p.tax)}`,
        `\\fBAtt betala\t\t\t${sp.money(p.payable)}\\fP`,
        '.sp 2',
        `Bankgiro ${p.supplier.bankgiro}   OCR ${p.ocr}`,
        `Org.nr ${p.supplier.organisation}   Momsreg.nr ${p.supplier.vat}`,
        'Fastighetsägaren är frivilligt skattskyldig till moms för lokalen.',
        '',
      ]

        .join('\n'),
  },
  {
    id: 'q47-brand',
    producer: 'fpdf',
    hard: 'a web shop’s script: grey boxes as heads',
    credits: 1,
    seller: {
      firm: firm('Släckspecialisten i Mora AB', 'Noretvägen 4, 792 51 Mora'),
      wares: alarm,
      lines: [2, 5],
      code: 4,
      number: (n) => String(6_820 + n),
      terms: 30,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.box(40, 36, 555, 60, 0.8);
      s.text(48, 52, `${word(p, 'FAKTURA', 'KREDITFAKTURA')} ${p.number}`, { font: 'bold', size: 13 });
      s.text(547, 52, p.issue, { align: 'r' });
      s.block(48, 80, [
        'Från:',
        ...who(p.supplier),
        `Org.nr: ${p.supplier.organisation}`,
        `Moms: ${p.supplier.vat}`,
      ]);
      s.block(320, 80, [
        'Till:',
        ...who(p.buyer),
        `Kundnr: ${p.customer}`,
        `Förfallodatum: ${p.due}`,
        ...(p.about === null ? [] : [`Krediterar: ${p.about}`]),
      ]);
      if (p.remark !== null) s.text(48, 165, p.remark);
      s.box(40, 180, 555, 196, 0.8);
      const y = rowsOn(
        s,
        [
          [48, 'Artikelnr', (l) => l.code],
          [105, 'Produkt', (l) => l.name],
          [330, 'Antal', (l) => bare.quantity(l.quantity), 'r'],
          [336, '', (l) => l.unit],
          [430, 'Pris', (l) => bare.price(l.price), 'r'],
          [547, 'Summa', (l) => bare.money(l.sum), 'r'],
        ],
        p.lines,
        192,
        { step: 16 },
      );
      sums(
        s,
        380,
        547,
        y + 14,
        [
          ['Delsumma:', bare.money(p.net)],
          ['Moms 25%:', bare.money(p.tax)],
          ['Totalt:', bare.money(p.payable)],
        ],
        { font: 'bold' },
      );
      s.text(
        48,
        790,
        `Betala till bankgiro ${p.supplier.bankgiro}. Godkänd för F-skatt. Frågor: ${p.supplier.mail}`,
        { size: 8 },
      );
      return s.drawing();
    },
  },
];
