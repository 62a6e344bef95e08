/** The odd ones, in their real share: factoring, agents, rent, rotated text. */
import { dotted, plusDays, spaced, words } from '../days.ts';
import { address, column, escaped, pairs, remarked, table } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import { gridOf, inFigures, notes, page, rowsOn, side, sums, who, word } from './kit.ts';
import type { LayoutQ } from './orders.ts';
import { clean, dairy, dry, gear, greens, paperGoods, sea, wares } from './wares.ts';

const sv = inFigures('swedish');
const sp = inFigures('space');
const bare = inFigures('bare');
const minus = inFigures('true');

const rent = wares(
  'Hyra restauranglokal plan 1|kv|68400.00|25|', 'Driftstillägg värme|kv|7250.00|25|', 'Fastighetsskatt|kv|4180.00|25|', 'Uteservering säsong|kv|9600.00|25|',
); // prettier-ignore
const alarm = wares(
  'Brandlarm övervakning kvartal|st|1185.00|25|', 'Kontroll handbrandsläckare|st|96.00|25|', 'Släckfilt 120x180|st|289.00|25|', 'Omladdning pulver 6 kg|st|345.00|25|', 'Brandskyddsutbildning|st|4200.00|25|',
); // prettier-ignore
const music = wares('Musiklicens servering 60 platser|år|6480.00|25|', 'Tillägg liveframträdanden|år|1950.00|25|'); // prettier-ignore

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
        .map((row) => row.replace(/-(?=\d)/gu, '\\-'))
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
  {
    id: 'q48-musik',
    producer: 'weasyprint',
    hard: 'one row, no columns but text and amount; quantity 1 in words of the row',
    credits: 0,
    seller: {
      firm: firm('Tonrätt Musiklicens ekonomisk förening', 'Box 2210, 103 15 Stockholm'),
      wares: music,
      lines: [1, 2],
      isListed: true,
      number: (n) => `L26${40_018 + n}`,
      terms: 30,
    },
    draw: (p) =>
      page(
        'body{font-size:11pt}.grid{width:100%}.grid td{padding:5pt 0;border-bottom:.5pt solid #000}',
        remarked(p),
        side(
          [
            60,
            `<b>${escaped(p.supplier.name)}</b><br>${p.supplier.street}<br>${p.supplier.post}<br>${p.supplier.organisation}`,
          ],
          [40, `<b>${word(p)}</b><br>${p.number}<br>den ${words(p.issue)}`],
        ),
        `<br><br><p>${address(p.buyer)}</p><p>Licensperiod: ${plusDays(p.issue, 10)} – ${plusDays(p.issue, 374)}</p>`,
        gridOf([
          ['Avser', 'Antal', 'Pris', 'Belopp'],
          ...p.lines.map((l) => [
            escaped(l.name),
            `${sv.quantity(l.quantity)} ${l.unit}`,
            sv.price(l.price),
            sv.money(l.sum),
          ]),
        ]),
        `<p class="r">Summa ${sv.money(p.net)} kr<br>Moms 25 procent ${sv.money(p.tax)} kr<br><b>Att betala ${sv.money(p.payable)} kr senast ${words(p.due)}</b></p>`,
        `<p>Plusgiro ${p.supplier.plusgiro}, ange ${p.ocr}. Momsregistreringsnummer ${p.supplier.vat}.</p>`,
      ),
  },
  {
    id: 'q49-fisk-retur',
    producer: 'driver',
    hard: 'returned goods as negative rows with a true minus; rebate on the whole as a charge below zero',
    credits: 0,
    seller: {
      firm: firm('Öregrunds Rökeri AB', 'Hamnplan 7, 742 42 Öregrund'),
      wares: sea,
      lines: [4, 7],
      code: 4,
      number: (n) => String(15_507 + n),
      terms: 10,
      returns: 25,
      charges: [['Kundbonus', -15000, 'F']],
      from: '2026-06-20',
    },
    draw: (p) => {
      const s = new Sheet({ size: 9, font: 'serif' });
      s.text(297, 50, p.supplier.name, { align: 'c', font: 'serifbold', size: 20 });
      s.text(297, 64, `${p.supplier.street} * ${p.supplier.post} * ${p.supplier.phone}`, { align: 'c' });
      s.block(50, 100, [
        `${word(p)} nr ${p.number}`,
        `den ${spaced(p.issue)} (${p.issue})`,
        `förfaller ${p.due}`,
      ]);
      s.block(340, 100, who(p.buyer));
      if (p.remark !== null) s.text(50, 150, p.remark);
      const y = rowsOn(
        s,
        [
          [50, 'Nr', (l) => l.code],
          [85, 'Vara', (l) => l.name],
          [320, 'Mängd', (l) => minus.quantity(l.quantity), 'r'],
          [326, 'Enh', (l) => l.unit],
          [420, 'Pris', (l) => minus.price(l.price), 'r'],
          [545, 'Belopp', (l) => minus.money(l.sum), 'r'],
        ],
        p.lines,
        170,
        {
          head: { font: 'serifbold' },
          isRuled: true,
          under: (l, _, at) => {
            if (l.quantity >= 0n) return at;
            s.text(85, at - 1, 'retur enligt överenskommelse', { size: 7.5 });
            return at + 11;
          },
        },
      );
      sums(s, 340, 545, y + 12, [
        ['Varor', minus.money(p.lineNet)],
        ...p.charges.map(({ label, amount }) => [label, minus.money(amount)] as const),
        ['Netto', minus.money(p.net)],
        [`Moms ${p.vat[0]?.rate} %`, minus.money(p.tax)],
        ['Att betala', minus.money(p.payable)],
      ]);
      s.text(
        297,
        800,
        `Bankgiro ${p.supplier.bankgiro} * Org.nr ${p.supplier.organisation} * Moms ${p.supplier.vat} * F-skatt`,
        { align: 'c', size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 'q50-cash-listning',
    producer: 'ghostscript',
    hard: 'a listing of one width over two pages with sums carried over; name, then figures',
    credits: 0,
    seller: {
      firm: firm('Storköpshallen i Ulricehamn AB', 'Rönnåsgatan 15, 523 38 Ulricehamn'),
      wares: [...dry, ...clean.slice(0, 5), ...dairy.slice(0, 5)],
      lines: [14, 20],
      code: 6,
      number: (n) => String(300_244 + n),
      terms: 15,
    },
    draw: (p) => {
      const s = new Sheet({ size: 8, font: 'mono' });
      const head = (): void => {
        s.text(40, 40, p.supplier.name.toUpperCase(), { font: 'monobold', size: 10 });
        s.text(400, 40, `${word(p, 'FAKTURA', 'KREDIT')} ${p.number}`);
        s.text(400, 52, `${p.issue}  SIDA ${s.pages.length}`);
      };
      head();
      s.block(40, 54, [p.supplier.street, p.supplier.post, `ORG.NR ${p.supplier.organisation}`]);
      s.block(400, 76, [...who(p.buyer), `KUND ${p.customer}`, `FÖRFALLODAG ${p.due}`], { leading: 10 });
      if (p.remark !== null) s.text(40, 110, p.remark);
      const y = rowsOn(
        s,
        [
          [40, 'VARA', (l) => `${l.code} ${l.name}`],
          [555, 'MOMS', () => '', 'r'],
          [510, 'BELOPP', () => '', 'r'],
          [390, 'PRIS', () => '', 'r'],
          [300, 'ANTAL', () => '', 'r'],
        ],
        p.lines,
        150,
        {
          step: 11,
          bottom: 520,
          head: { font: 'monobold' },
          next: (at) => {
            s.text(300, at + 6, 'TRANSPORT TILL NÄSTA SIDA');
            s.page();
            head();
            return 90;
          },
          under: (l, _, at) => {
            s.right(300, at, bare.quantity(l.quantity));
            s.text(306, at, l.unit);
            s.right(390, at, bare.price(l.price));
            s.right(510, at, bare.money(l.sum));
            s.right(555, at, String(l.rate));
            return at + 14;
          },
        },
      );
      sums(
        s,
        330,
        510,
        y + 14,
        [
          ['NETTO', bare.money(p.net)],
          ...p.vat.map(({ rate, tax }) => [`MOMS ${rate}%`, bare.money(tax)] as const),
          ['MOMS TOTALT', bare.money(p.tax)],
          ['ATT BETALA', bare.money(p.payable)],
        ],
        {},
        12,
      );
      s.text(40, 810, `BG ${p.supplier.bankgiro}  MOMSNR ${p.supplier.vat}  F-SKATT`);
      return s.drawing();
    },
  },
  {
    id: 'q51-kok-blankett',
    producer: 'stretched',
    hard: 'a printed form of ruled boxes filled in; labels in small print within the boxes',
    credits: 1,
    seller: {
      firm: firm('Storköksbolaget Hjälmaren AB', 'Elementvägen 8, 702 27 Örebro'),
      wares: gear,
      lines: [3, 6],
      code: 7,
      number: (n) => String(44_902 + n),
      discounts: [1000, 1500],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      const box = (x: number, y: number, x2: number, label: string, value: string): void => {
        s.frame(x, y, x2, y + 24);
        s.text(x + 3, y + 8, label, { size: 5.5 });
        s.text(x + 4, y + 20, value);
      };
      s.text(40, 50, p.supplier.name, { font: 'bold', size: 14 });
      s.text(350, 50, word(p, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 14 });
      box(350, 60, 455, 'Fakturadatum', p.issue);
      box(455, 60, 555, 'Fakturanummer', p.number);
      box(350, 84, 455, 'Kundnummer', p.customer);
      box(455, 84, 555, 'Förfallodatum', p.due);
      box(40, 150, 210, 'Er referens', p.reference);
      box(210, 150, 380, p.about === null ? 'Ert ordernummer' : 'Krediterad faktura', p.about ?? p.order);
      box(380, 150, 555, 'Leveranssätt', p.remark ?? 'Egen bil');
      s.block(40, 80, who(p.buyer), { size: 10 });
      const end = rowsOn(
        s,
        [
          [44, 'Artikelnr', (l) => l.code],
          [100, 'Benämning', (l) => l.name],
          [290, 'Antal', (l) => bare.quantity(l.quantity), 'r'],
          [296, 'Sort', (l) => l.unit],
          [390, 'Á-pris', (l) => sp.price(l.price), 'r'],
          [440, 'Rab.', (l) => (l.discount === 0n ? '' : `${bare.percent(l.discount)}%`), 'r'],
          [551, 'Belopp', (l) => sp.money(l.sum), 'r'],
        ],
        p.lines,
        192,
        { head: { size: 7, font: 'sans' }, step: 18 },
      );
      s.frame(40, 180, 555, Math.max(end, 560));
      box(40, 580, 160, 'Exkl. moms', sp.money(p.net));
      box(160, 580, 230, 'Moms %', '25');
      box(230, 580, 350, 'Moms kr', sp.money(p.tax));
      box(350, 580, 420, 'Valuta', 'SEK');
      box(420, 580, 555, 'Att betala', sp.money(p.payable));
      box(40, 760, 240, 'Adress', `${p.supplier.street}, ${p.supplier.post}`);
      box(240, 760, 330, 'Bankgiro', p.supplier.bankgiro);
      box(330, 760, 430, 'Organisationsnr', p.supplier.organisation);
      box(430, 760, 555, 'Momsreg.nr (F-skatt)', p.supplier.vat);
      return s.drawing();
    },
  },
  {
    id: 'q52-kem-stor',
    producer: 'cairo',
    hard: 'dates as 03.09.2026 in a Swedish paper; the buyer has no label',
    credits: 0,
    seller: {
      firm: firm('Blänk & Skrubb Kemtekniska HB', 'Tallvägen 19, 864 31 Matfors', {
        organisation: '969688-1049',
      }),
      wares: clean,
      lines: [2, 5],
      number: (n) => `${n + 77}`,
      terms: 20,
    },
    draw: (p) => {
      const s = new Sheet({ size: 10 });
      s.text(50, 70, 'Blänk & Skrubb', { font: 'serifbold', size: 24 });
      s.block(350, 110, who(p.buyer));
      s.block(50, 110, [`${word(p)} ${p.number}`, dotted(p.issue), `Betalas senast ${dotted(p.due)}`]);
      if (p.remark !== null) s.text(50, 160, p.remark);
      const y = rowsOn(
        s,
        [
          [50, 'Vara', (l) => l.name],
          [320, 'Antal', (l) => `${bare.quantity(l.quantity)} ${l.unit}`, 'r'],
          [420, 'Pris', (l) => bare.price(l.price), 'r'],
          [545, 'Kronor', (l) => bare.money(l.sum), 'r'],
        ],
        p.lines,
        190,
        { step: 18 },
      );
      sums(
        s,
        380,
        545,
        y + 14,
        [
          ['Summa', bare.money(p.net)],
          ['25 % moms', bare.money(p.tax)],
          ['Totalt', bare.money(p.payable)],
        ],
        { font: 'bold' },
        18,
      );
      s.block(
        50,
        760,
        [
          p.supplier.name,
          `${p.supplier.street}, ${p.supplier.post}`,
          `Org.nr ${p.supplier.organisation}. Godkänd för F-skatt. Bankgiro ${p.supplier.bankgiro}`,
        ],
        { size: 8.5 },
      );
      return s.drawing();
    },
  },
];
