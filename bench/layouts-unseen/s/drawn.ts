/** Wholesalers whose systems draw their pages. */
import { plusDays, short } from '../days.ts';
import { left, right } from '../format.ts';
import { type Col, own, rowsOn, sums, who, word } from '../q/kit.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import { dotted, sv } from './kit.ts';
import { type LayoutS, wares } from './orders.ts';
import { coldStore } from './wares.ts';

export const drawnS: readonly LayoutS[] = [
  {
    id: 's06-foodservice-batch',
    producer: 'skia',
    hard: 'an ERP that draws: batch and best before as columns, long lists over two pages',
    count: 3,
    credits: 1,
    seller: {
      firm: firm('Grönvik Foodservice Sverige AB', 'Kungens Kurva 11, 141 75 Kungens Kurva'),
      wares: coldStore,
      lines: [15, 21],
      number: (n) => `90${String(118_422 + n * 11)}`,
      discounts: [250, 700],
      charges: [['Energitillägg', 6500, 25]],
    },
    draw: (p) => {
      const sheet = new Sheet({ size: 8 });
      const head = (): void => {
        sheet.text(40, 50, 'grönvik', { size: 22, font: 'bold', grey: 0.3 });
        sheet.text(40, 62, 'foodservice', { size: 9, grey: 0.3 });
        sheet.text(330, 50, word(p, 'FAKTURA', 'KREDITNOTA'), { size: 14, font: 'bold' });
        sheet.right(555, 50, `Sida ${sheet.pages.length}`);
        sums(
          sheet,
          330,
          555,
          66,
          [
            ['Fakturanr', p.number],
            ['Fakturadatum', p.issue],
            ['Kundnr', p.customer],
            ...(p.about === null ? [] : [['Avser fakturanr', p.about] as const]),
          ],
          {},
          11,
        );
      };
      head();
      sheet.block(40, 110, ['Fakturaadress', ...who(p.buyer)], { leading: 11 });
      sheet.block(
        330,
        120,
        [
          `Betalningsvillkor: 30 dagar`,
          `Förfallodatum: ${p.due}`,
          `Ert ordernr: ${p.order}`,
          `Leveranssätt: Kylbil tur 14`,
        ],
        { leading: 11 },
      );
      if (p.remark !== null) sheet.text(40, 178, p.remark, { font: 'bold' });
      const cols: readonly Col[] = [
        [40, 'Artnr', (l) => l.code],
        [78, 'Benämning', (l) => l.name],
        [222, 'Batch', (l) => `L${own(l, 'b', 9000) + 1000}`],
        [258, 'Bäst före', (l) => short(plusDays(p.delivered, 8 + own(l, 'bf', 90)))],
        [345, 'Antal', (l) => sv.quantity(l.quantity, l.unit === 'kg' ? 2 : 0), 'r'],
        [350, 'Enhet', (l) => l.unit],
        [425, 'À-pris', (l) => sv.price(l.price), 'r'],
        [460, 'Rabatt', (l) => (l.discount === 0n ? '' : `${sv.percent(l.discount)}%`), 'r'],
        [488, 'Moms', (l) => `${l.rate}%`, 'r'],
        [555, 'Belopp', (l) => sv.money(l.sum), 'r'],
      ];
      let y = rowsOn(sheet, cols, p.lines, 195, {
        isRuled: true,
        step: 24,
        bottom: 620,
        under: (l, _, at) => {
          sheet.text(78, at - 14, `Förp ${l.pack}`, { size: 6.5, grey: 0.35 });
          return at;
        },
        next: () => {
          sheet.text(40, 770, 'Fortsätter på nästa sida');
          sheet.page();
          head();
          return 130;
        },
      });
      if (y > 640) {
        sheet.page();
        head();
        y = 130;
      }
      sheet.line(40, y, 555);
      y = sums(
        sheet,
        380,
        555,
        y + 14,
        [
          ['Varubelopp', sv.money(p.lineNet)],
          ...p.charges.map(({ label, amount }) => [label, sv.money(amount)] as const),
          ...p.vat.flatMap(
            ({ rate, base, tax }) =>
              [
                [`Underlag ${rate}%`, sv.money(base)],
                [`Moms ${rate}%`, sv.money(tax)],
              ] as const,
          ),
          ['Summa exkl. moms', sv.money(p.net)],
          ['Moms totalt', sv.money(p.tax)],
        ],
        {},
        11,
      );
      sums(sheet, 380, 555, y + 6, [['ATT BETALA SEK', sv.money(p.payable)]], { font: 'bold', size: 10 });
      sheet.text(
        40,
        790,
        `Grönvik Foodservice Sverige AB, ${p.supplier.street}, ${p.supplier.post}. Org.nr ${p.supplier.organisation}. Momsreg.nr ${p.supplier.vat}. Godkänd för F-skatt.`,
        { size: 7 },
      );
      sheet.text(40, 800, `Bankgiro ${p.supplier.bankgiro}   OCR ${p.ocr}   Tel ${p.supplier.phone}`, {
        size: 7,
      });
      return sheet.drawing();
    },
  },
  {
    id: 's07-radskrivare',
    producer: 'pdf-lib',
    hard: 'an old line printer: one grid of letters, capitals, points between thousands, minus behind',
    credits: 1,
    seller: {
      firm: firm('Bröderna Skoglunds Partiaffär AB', 'Slakthusgatan 30, 415 02 Göteborg'),
      wares: wares(
        '4410 02|KALKONBRÖST SKIVAT 1 KG|KG|118.50|F|', '4410 19|SKINKA KOKT BÅL|KG|74.90|F|', '4413 05|MEDVURST GAMMALDAGS|KG|132.00|F|', '4420 11|KORV BRATWURST GROV|KG|88.40|F|',
        '4420 38|PRINSKORV SMÅ|KG|79.20|F|', '4431 07|LEVERPASTEJ BAKAD|ST|46.50|F|', '4433 21|SYLTA PRESSAD|KG|96.00|F|', '4440 60|BACONTÄRNING RÖKT|PÅS|72.30|F|',
        '4452 14|SALAMI NAPOLI|KG|158.00|F|', '4471 03|KÖTTBULLAR STEKTA 20 G|KRT|412.00|F|', '4471 29|WALLENBERGARE RÅ|KRT|528.00|F|',
      ), // prettier-ignore
      lines: [5, 10],
      number: (n) => String(118_904 + n),
      amount: (ware, upTo) => (ware.unit === 'KG' ? 1200 + upTo(14_000) : (1 + upTo(9)) * 1000),
      charges: [['FRAKT', 17500, 25]],
      isNegativeCredit: true,
    },
    draw: (p) => {
      const form = {
        money: (v: bigint) => (v < 0n ? `${dotted.money(-v)}-` : dotted.money(v)),
        quantity: (v: bigint) => (v < 0n ? `${dotted.quantity(-v)}-` : dotted.quantity(v)),
      };
      const sheet = new Sheet({ font: 'mono', size: 9 });
      const rows = [
        `BRÖDERNA SKOGLUNDS PARTIAFFÄR AB${' '.repeat(14)}${word(p, 'FAKTURA', 'KREDITFAKTURA').toUpperCase()}`, `${p.supplier.street.toUpperCase()}`, `${p.supplier.post.toUpperCase()}`, '',
        `${left('', 46)}FAKTURANR   ${p.number}`, `${left(p.buyer.name.toUpperCase(), 46)}DATUM       ${p.issue}`, `${left(p.buyer.street.toUpperCase(), 46)}KUNDNR      ${p.customer}`, `${left(p.buyer.post.toUpperCase(), 46)}FÖRF.DAG    ${p.due}`,
        p.about === null ? '' : `${left('', 46)}AVSER FAKT  ${p.about}`, p.remark === null ? '' : p.remark.toUpperCase(), '-'.repeat(92), 'ARTNR    BENÄMNING                        KVANT ENH        PRIS  MOMS         BELOPP', '-'.repeat(92),
        ...p.lines.map((l) => `${left(l.code, 9)}${left(l.name, 26)}${right(form.quantity(l.quantity), 11)} ${left(l.unit, 4)}${right(dotted.price(l.price), 11)}${right(String(l.rate), 6)}${right(form.money(l.sum), 15)}`),
        '-'.repeat(92), ...p.charges.map(({ label, amount, rate }) => `${left('', 9)}${left(label, 53)}${right(String(rate), 6)}${right(form.money(amount), 15)}`), '',
        `${left('', 9)}${left('SUMMA EXKL MOMS', 50)}${right(form.money(p.net), 24)}`, ...p.vat.map(({ rate, base, tax }) => `${left('', 9)}${left(`MOMS ${rate}% PÅ ${form.money(base)}`, 50)}${right(form.money(tax), 24)}`),
        `${left('', 9)}${left('SUMMA MOMS', 50)}${right(form.money(p.tax), 24)}`, `${left('', 9)}${left('ATT BETALA', 50)}${right(form.money(p.payable), 24)}`, '', '', `BANKGIRO ${p.supplier.bankgiro}   ORGNR ${p.supplier.organisation}   VAT ${p.supplier.vat}   TEL ${p.supplier.phone}`, 'INNEHAR F-SKATTEBEVIS. VID BETALNING EFTER FÖRFALLODAGEN DEBITERAS RÄNTA MED 18%.',
      ]; // prettier-ignore
      sheet.block(40, 60, rows, { leading: 12.5 });
      return sheet.drawing();
    },
  },
];
