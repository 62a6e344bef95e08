/** Papers about goods that are no invoices. */
import { address, pairs } from '../html.ts';
import type { Layout } from '../layout.ts';
import type { Paper } from '../paper.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import { facts, figures, grid, linesAs, meta, of, page, partyLines } from './kit.ts';
import type { SellerI } from './orders.ts';

export interface LetterI {
  readonly kind: string;
  readonly hard: string;
  readonly producer: Layout['producer'];
  readonly seller: SellerI;
  readonly draw: (paper: Paper) => ReturnType<Layout['draw']>;
  /** It names an invoice by its number. */
  readonly isAbout?: boolean;
}

const f = figures('swedish');

const fish: SellerI = {
  firm: firm('Strömmingslagets Fisk AB', 'Hamngatan 8, 761 30 Norrtälje'),
  trades: ['fisk'],
  lines: [8, 12],
  codes: '4',
  numbers: '3####',
};
const greens: SellerI = {
  firm: firm('Lövsta Trädgårdsmästeri HB', 'Lövstavägen 100, 165 70 Hässelby'),
  trades: ['grönt'],
  lines: [8, 14],
  codes: '3',
  numbers: '1###',
};
const frozen: SellerI = {
  firm: firm('Fryspallen Logistik & Livs AB', 'Terminalgatan 4, 252 78 Helsingborg'),
  trades: ['frys'],
  lines: [5, 9],
  codes: '5',
  numbers: '80####',
};
const paper: SellerI = {
  firm: firm('Servettmagasinet Nord AB', 'Pappersvägen 6, 903 60 Umeå'),
  trades: ['papp'],
  lines: [4, 9],
  codes: '6',
  numbers: '7####',
};
const beer: SellerI = {
  firm: firm('Jästkällarens Bryggeri AB', 'Maltgatan 2, 553 08 Jönköping'),
  trades: ['öl', 'läsk'],
  lines: [5, 9],
  codes: '4',
  numbers: '2####',
};

export const lettersOfGoods: readonly LetterI[] = [
  {
    kind: 'price-list',
    hard: 'a price list of the week, sender at the top',
    producer: 'chromium',
    seller: fish,
    draw: (p) =>
      page(
        '.lines td{border-bottom:.3pt solid #bbb}',
        `<h1>Veckans fiskpriser</h1><p>${p.supplier.name}. Priserna gäller från ${p.issue}, exkl. moms, fritt levererat.</p>`,
        linesAs(p.lines, f, 'Art.nr=code|Vara=name|Enhet=unit|Pris kr=price>'),
        `<p>Beställ före kl. 14. Tel ${p.supplier.phone}. Org.nr ${p.supplier.organisation}</p>`,
      ),
  },
  {
    kind: 'price-list',
    hard: 'a price list with two columns of prices',
    producer: 'reportlab',
    seller: beer,
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 55, `Prislista ${p.issue.slice(0, 4)}`, { font: 'bold', size: 18 });
      s.text(40, 72, `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}`);
      grid(s, p.lines, f, '40 Nr=code|80 Produkt=name|300 Förpackning=pack|>450 Pris=price|460 Enhet=unit', {
        top: 110,
        leading: 16,
      });
      s.text(40, 790, `Priser exklusive moms och pant. Org.nr ${p.supplier.organisation}`, { size: 8 });
      return s.drawing();
    },
  },
  {
    kind: 'price-list',
    hard: 'a sheet of prices by season',
    producer: 'calc',
    seller: greens,
    draw: (p) =>
      page(
        '',
        `<table><tr><td><b>Säsongspriser ${p.issue}</b></td></tr><tr><td>${p.supplier.name}</td></tr><tr><td></td></tr><tr><td>Vara</td><td>Enhet</td><td>Pris</td></tr>${p.lines.map((line) => `<tr><td>${line.name}</td><td>${line.unit}</td><td>${f.price(line.price)}&nbsp;</td></tr>`).join('')}</table>`,
      ),
  },
  {
    kind: 'delivery-note',
    hard: 'a note without prices',
    producer: 'pdf-lib',
    seller: frozen,
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 50, p.supplier.name, { font: 'bold', size: 13 });
      s.text(400, 50, 'FÖLJESEDEL', { font: 'bold', size: 14 });
      facts(s, 400, 480, 70, meta(p, 'Nr=number|Datum=delivered|Order=order|Kund=customer'));
      s.block(40, 90, partyLines(p.buyer));
      const y = grid(
        s,
        p.lines,
        f,
        '40 Art=code|90 Benämning=name|>400 Antal=qty|410 Enhet=unit|470 Kolli=crates',
        { top: 170, leading: 15 },
      );
      s.text(40, y + 40, 'Mottaget: ______________________   Temp: -19 °C');
      return s.drawing();
    },
  },
  {
    kind: 'packing-list',
    hard: 'colli and weights',
    producer: 'recoded',
    seller: paper,
    draw: (p) => {
      const s = new Sheet({ size: 9, font: 'mono' });
      s.block(40, 50, [
        `PACKLISTA ${p.number}`,
        p.supplier.name,
        `Mottagare ${p.buyer.name}`,
        `Datum ${p.delivered}`,
      ]);
      grid(s, p.lines, f, '40 Artikel=code|110 Text=name|>430 Antal=qty|440 Enh=unit|490 Kolli=crates', {
        top: 120,
        leading: 14,
        head: { font: 'monobold' },
      });
      return s.drawing();
    },
  },
  {
    kind: 'pick-list',
    hard: 'a list for the store with places',
    producer: 'weasyprint',
    seller: frozen,
    draw: (p) =>
      page(
        '',
        `<h2>Plocklista order ${p.order}</h2><p>${p.supplier.name} – ${p.buyer.name}</p>`,
        `<table class="lines"><tr><th>Plats</th><th>Art.nr</th><th>Vara</th><th class="r">Antal</th></tr>${p.lines.map((line) => `<tr><td>F${String(of(line, 40) + 10)}-${String(of(line, 9, 'h'))}</td><td>${line.code}</td><td>${line.name}</td><td class="r">${f.quantity(line.quantity)} ${line.unit}</td></tr>`).join('')}</table>`,
      ),
  },
  {
    kind: 'deposit-statement',
    hard: 'kegs and crates out and back',
    producer: 'cairo',
    seller: beer,
    draw: (p) => {
      const s = new Sheet({ size: 9.5 });
      s.text(40, 55, p.supplier.name, { font: 'bold', size: 14 });
      s.text(40, 85, `Pantbesked ${p.issue} för kund ${p.customer}`, { font: 'bold', size: 12 });
      s.block(
        40,
        110,
        [
          'Fat 30 L    ut 14    in 11    kvar hos er 3',
          'Back 33 cl  ut 40    in 36    kvar hos er 4',
          'Pall SRS    ut 2     in 2     kvar hos er 0',
        ],
        { font: 'mono', leading: 16 },
      );
      s.block(40, 190, [
        'Kvarvarande emballage debiteras först om det inte återlämnas.',
        `Org.nr ${p.supplier.organisation}`,
      ]);
      return s.drawing();
    },
  },
  {
    kind: 'recall',
    hard: 'a recall of a batch',
    producer: 'wkhtmltopdf',
    seller: frozen,
    draw: (p) =>
      page(
        'h1{color:#b00}',
        '<h1>ÅTERKALLELSE</h1>',
        address(p.supplier),
        `<p>Vi återkallar följande vara på grund av felaktig allergenmärkning (mjölk):</p>`,
        linesAs(p.lines.slice(0, 1), f, 'Art.nr=code|Vara=name|Förpackning=pack|Parti=batch'),
        `<p>Levererad till ${p.buyer.name} den ${p.delivered}. Kassera och kontakta oss på ${p.supplier.phone} så krediteras ni.</p>`,
      ),
  },
  {
    kind: 'return-note',
    hard: 'goods sent back, no sums',
    producer: 'runs',
    seller: greens,
    draw: (p) => {
      const s = new Sheet({ size: 9.5 });
      s.text(40, 55, `Returbekräftelse ${p.number}`, { font: 'bold', size: 14 });
      s.block(40, 75, [p.supplier.name, `Kund: ${p.buyer.name}`, `Hämtat ${p.delivered}`]);
      grid(s, p.lines.slice(0, 3), f, '40 Art=code|90 Vara=name|>400 Antal=qty|410 Enhet=unit', { top: 140 });
      s.text(40, 260, 'Kreditering sker separat efter kontroll.');
      return s.drawing();
    },
  },
  {
    kind: 'statistics',
    hard: 'bought goods of the year in a table',
    producer: 'chromium',
    seller: paper,
    draw: (p) =>
      page(
        '',
        `<h2>Inköpsstatistik ${p.issue.slice(0, 4)}</h2><p>${p.supplier.name} till ${p.buyer.name}</p>`,
        linesAs(p.lines, f, 'Art.nr=code|Benämning=name|Antal=qty>|Enhet=unit|Värde kr=sum>'),
        pairs([['Totalt inköpsvärde', f.money(p.lineNet)]]),
      ),
  },
];
