/** Letters and lists of other firms, which ask for no payment of goods. */
import * as days from '../days.ts';
import { address, escaped, html, pairs } from '../html.ts';
import type { Layout } from '../layout.ts';
import type { Paper } from '../paper.ts';
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import { col, gap, grid, kr, num, rows } from './kit.ts';
import type { Seller } from './orders.ts';
import * as more from './wares-more.ts';
import * as wares from './wares.ts';
import type { Ware } from './wares.ts';

export interface Letter {
  readonly kind: string;
  readonly hard: string;
  readonly producer: Layout['producer'];
  readonly draw: Layout['draw'];
  readonly seller: Seller;
  /** It is about the invoice whose number it prints. */
  readonly isAbout?: boolean;
}

export const writer = (name: string, at: string, sold: readonly Ware[], numbers = '70412', given: Partial<Seller> = {}): Seller => ({
  party: firm(name, at), wares: sold, codes: '####', numbers, lines: [4, 7], ...given,
}); // prettier-ignore

export const letter = (paper: Paper, head: string, ...parts: readonly string[]): string =>
  html(
    'p{line-height:1.4}.t td{border-bottom:.5pt solid #bbb;padding:3pt 6pt}',
    `<p><b>${escaped(paper.supplier.name)}</b><br>${paper.supplier.street}<br>${paper.supplier.post}</p><p style="margin-left:55%">${address(paper.buyer)}</p><h2>${head}</h2>${parts.join('')}<p class="small">Org.nr ${paper.supplier.organisation} · ${paper.supplier.phone} · ${paper.supplier.mail}</p>`,
  );

export const letters: readonly Letter[] = [
  {
    kind: 'account-statement',
    hard: 'open invoices with days and a sum',
    producer: 'chromium',
    seller: writer('Matkällaren Skara Partihandel AB', 'Skaraborgsgatan 18, 532 30 Skara', wares.wholesale),
    draw: (paper) =>
      letter(
        paper,
        'Kontoutdrag',
        `<p>Kund ${paper.customer}, per ${days.iso(paper.issue)}</p>`,
        rows(
          [
            ['Faktura', 'Fakturadatum', 'Förfallodatum', 'Belopp'],
            ...paper.lines.map((line, at) => [
              String(Number(paper.number) - at * 7),
              days.plusDays(paper.issue, -10 - at * 6),
              days.plusDays(paper.due, -10 - at * 6),
              kr.money(line.sum),
            ]),
            ['Saldo', '', '', kr.money(paper.lineNet)],
          ],
          't',
          ['', '', '', 'r'],
        ),
        '<p>Detta är endast en upplysning om öppna poster.</p>',
      ),
  },
  {
    kind: 'price-list',
    hard: 'goods with numbers and prices, without amounts',
    producer: 'pdf-lib',
    seller: writer('Fiskeläget Öckerö AB', 'Hamnvägen 2, 475 31 Öckerö', wares.fish, '18', {
      lines: [9, 11],
    }),
    draw: (paper) => {
      const sheet = new Sheet();
      sheet.text(50, 60, `${paper.supplier.name} – dagspriser`, { size: 16, font: 'bold' });
      sheet.text(
        50,
        78,
        `Gäller ${days.iso(paper.issue)}. Priser exkl. moms, fritt vår kaj. Org.nr ${paper.supplier.organisation}`,
      );
      grid(
        sheet,
        [
          col(50, 'Artnr', ({ code }) => code),
          col(110, 'Fisk och skaldjur', ({ name }) => name),
          col(330, 'Enhet', ({ unit }) => unit),
          num(450, 'Pris', ({ price }) => kr.price(price)),
        ],
        paper.lines,
        { top: 120, leading: 16 },
      );
      return sheet.drawing('Prislista');
    },
  },
  {
    kind: 'interest',
    hard: 'interest on a late payment',
    producer: 'weasyprint',
    isAbout: true,
    seller: writer('Kryddhamnen Import AB', 'Frihamnsgatan 30, 115 56 Stockholm', wares.wholesale, '55021'),
    draw: (paper) =>
      letter(
        paper,
        'Räntenota',
        `<p>Vi saknar ränta på er sent inkomna betalning av faktura ${paper.number}.</p>`,
        rows(
          [
            ['Fakturabelopp', kr.money(paper.payable)],
            ['Förfallodatum', paper.due],
            ['Betald', days.plusDays(paper.due, 17)],
            ['Dröjsmålsränta 17 dagar', kr.money(paper.payable / 180n)],
          ],
          't',
        ),
        `<p>Bankgiro ${paper.supplier.bankgiro}</p>`,
      ),
  },
  {
    kind: 'autogiro-notice',
    hard: 'a sum that will be drawn',
    producer: 'wkhtmltopdf',
    isAbout: true,
    seller: writer('Bredbandsverket Nät AB', 'Fiberstigen 4, 352 46 Växjö', more.software, '8842013'),
    draw: (paper) =>
      letter(
        paper,
        'Avisering om autogirodragning',
        pairs([
          ['Avser faktura', paper.number],
          ['Dragningsdag', paper.due],
          ['Belopp att dra', kr.money(paper.payable)],
        ]),
        '<p>Beloppet dras automatiskt. Ni behöver inte betala in det.</p>',
      ),
  },
  {
    kind: 'factoring-notice',
    hard: 'claims will be paid to somebody else',
    producer: 'chromium',
    seller: writer('Näringsfaktor Sverige AB', 'Kungsgatan 55, 111 22 Stockholm', more.house),
    draw: (paper) =>
      letter(
        paper,
        'Meddelande om överlåtelse av fakturor',
        `<p>Från och med ${days.words(paper.issue)} har Skogsbrynets Bär AB överlåtit sina kundfordringar till oss. Betala framtida fakturor till bankgiro ${paper.supplier.bankgiro}. Ert kundnummer hos oss är ${paper.customer}.</p><p>Inget ska betalas med detta brev.</p>`,
      ),
  },
  {
    kind: 'receipt',
    hard: 'a receipt of a card payment with VAT',
    producer: 'stretched',
    seller: writer('Bensinmacken Rasta Vara AB', 'Badhusgatan 20, 534 50 Vara', more.soda, '5512', {
      lines: [2, 3],
      amounts: [1, 3],
    }),
    draw: (paper) => {
      const sheet = new Sheet({ font: 'mono', size: 9 }, 250, 420);
      sheet.block(20, 30, [
        paper.supplier.name,
        paper.supplier.street,
        paper.supplier.post,
        `Org.nr ${paper.supplier.organisation}`,
        '',
        `KVITTO ${paper.number}`,
        `${paper.issue} 11:42  Kassa 2`,
        '',
        ...paper.lines.flatMap(({ name, quantity, price, sum }) => [
          name,
          `  ${gap.quantity(quantity)} x ${gap.price(price)}     ${gap.money(sum)}`,
        ]),
        '',
        `Varav moms ${gap.money(paper.tax)}`,
        `TOTALT SEK ${gap.money(paper.payable)}`,
        'BETALT MED KORT **** 4471',
        'Spara kvittot. Välkommen åter!',
      ]);
      return sheet.drawing('Kvitto');
    },
  },
];
