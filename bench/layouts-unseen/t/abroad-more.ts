/** Sellers in other countries. More of them. */
import { dashedBack, iso, slashes } from '../days.ts';
import { address, remarked } from '../html.ts';
import { digitsOf } from '../identity.ts';
import { Sheet } from '../sheet.ts';
import { firm, ibanOf, inHolland, inPoland, inSpain } from './firms.ts';
import { bold, data, formOf, lines, ownDigits, page, rows, side, totals, vatRows, who, word } from './kit.ts';
import type { LayoutT } from './orders.ts';
import { cells, drawRows, listed, summed } from './pens.ts';
import { dutch, gallic, iberian, polish } from './wares-abroad.ts';
import { inFrance } from '../q/firms.ts';

const dot = formOf('dotted');
const sp = formOf('space');

/** Papers from abroad. */
export const abroadMore: readonly LayoutT[] = [
  {
    id: 't69-maison-francaise',
    producer: 'pdf-lib',
    hard: 'French: HT and TTC, days with slashes, legal rows in the foot',
    seller: {
      firm: firm('Maison Aubrelle SARL', '14 rue des Halles, 21200 Beaune', {
        ...inFrance('Maison Aubrelle'),
        phone: '+33 3 53 01 02 14',
      }),
      wares: gallic,
      lines: [2, 6],
      code: 5,
      number: (n) => `FA${26_0330 + n}`,
      currency: 'EUR',
      charges: [['Port et emballage', 22000, 0]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9, font: 'serif' });
      s.text(50, 60, 'Maison Aubrelle', { font: 'serifbold', size: 20 });
      s.block(50, 76, [p.supplier.street, p.supplier.post, `Tél. ${p.supplier.phone}`]);
      s.block(340, 110, [...who(p.buyer), 'Suède', `TVA ${p.buyer.vat}`], { size: 10 });
      s.text(50, 170, `${word(p, 'FACTURE')} N° ${p.number}`, { font: 'serifbold', size: 13 });
      s.block(50, 186, [
        `Date : ${slashes(p.issue)}`,
        `Échéance : ${slashes(p.due)}`,
        `Client : ${p.customer}`,
      ]);
      if (p.remark !== null) s.text(340, 186, p.remark);
      const y = drawRows(
        s,
        [
          [50, 'Réf.', sp.code],
          [95, 'Désignation', sp.title],
          [300, 'Qté', sp.count, 'r'],
          [308, 'Unité', sp.unit],
          [400, 'P.U. HT', sp.each, 'r'],
          [450, 'TVA', sp.percented, 'r'],
          [545, 'Montant HT', sp.sum, 'r'],
        ],
        p.lines,
        244,
        { step: 16, head: { font: 'serifbold' }, rule: [50, 545] },
      );
      summed(s, 340, 545, y + 12, [
        ['Total marchandises', sp.money(p.lineNet)],
        ...p.charges.map(({ label, amount }) => [label, sp.money(amount)] as const),
        ['Total HT', sp.money(p.net)],
        ['TVA 0 %', sp.money(p.tax)],
        ['Net à payer EUR', sp.money(p.payable)],
      ], { font: 'serif' }); // prettier-ignore
      s.block(
        50,
        770,
        [
          'Exonération de TVA, article 262 ter I du CGI. Pas d’escompte pour paiement anticipé.',
          `${p.supplier.name} - SIREN ${p.supplier.organisation} - TVA ${p.supplier.vat}`,
          `IBAN ${ibanOf('FR', digitsOf(p.supplier.name, 23))}`,
        ],
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 't70-espana-jamones',
    producer: 'cairo',
    hard: 'Spanish: lots, base imponible, days with slashes',
    credits: 1,
    seller: {
      firm: firm('Ibéricos de la Dehesa Alta S.L.', 'Polígono El Encinar 12, 06200 Almendralejo', {
        ...inSpain('Ibéricos de la Dehesa Alta'),
        phone: '+34 900 555 014',
      }),
      wares: iberian,
      lines: [2, 6],
      code: 4,
      number: (n) => `26/${1300 + n}`,
      currency: 'EUR',
      terms: 45,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.frame(40, 40, 290, 110);
      s.text(48, 58, p.supplier.name, { font: 'bold', size: 11 });
      s.block(48, 72, [p.supplier.street, p.supplier.post, `NIF ${p.supplier.vat}`]);
      s.frame(305, 40, 555, 110);
      s.block(313, 56, [...who(p.buyer), 'Suecia', p.buyer.vat]);
      cells(
        s,
        122,
        28,
        [40, 150, 240, 330, 430, 555],
        [
          [word(p, 'FACTURA', 'ABONO'), p.number],
          ['Fecha', slashes(p.issue)],
          ['Vencimiento', slashes(p.due)],
          ['Cliente', p.customer],
          ['Rectifica', p.about ?? ''],
        ],
      );
      if (p.remark !== null) s.text(40, 164, p.remark, bold);
      const y = drawRows(
        s,
        [
          [40, 'Código', dot.code],
          [80, 'Artículo', dot.title],
          [250, 'Lote', (l) => ownDigits(l, 'lote', 6)],
          [350, 'Cantidad', dot.count, 'r'],
          [358, 'Ud.', dot.unit],
          [440, 'Precio', dot.each, 'r'],
          [470, 'IVA', dot.rate, 'r'],
          [555, 'Importe', dot.sum, 'r'],
        ],
        p.lines,
        182,
        { step: 16, rule: [40, 555] },
      );
      cells(
        s,
        y + 16,
        28,
        [250, 350, 420, 555],
        [
          ['Base imponible', dot.money(p.net)],
          ['IVA 0 %', dot.money(p.tax)],
          ['TOTAL EUR', dot.money(p.payable)],
        ],
        bold,
      );
      s.block(
        40,
        790,
        [
          `Entrega intracomunitaria exenta, art. 25 LIVA. Transferencia a ${ibanOf('ES', digitsOf(p.supplier.name, 20))}`,
        ],
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 't71-bloemen-holland',
    producer: 'fpdf',
    hard: 'Dutch flowers and cheese: prices of cents, KvK and BTW in the foot',
    seller: {
      firm: firm('Van Rijswijk Bloemen & Kaas B.V.', 'Legmeerdijk 313, 1431 GB Aalsmeer', {
        ...inHolland('Van Rijswijk'),
        phone: '+31 85 555 0122',
      }),
      wares: dutch,
      lines: [2, 6],
      code: 5,
      number: (n) => String(2_026_800 + n),
      currency: 'EUR',
      terms: 14,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(297, 50, 'VAN RIJSWIJK', { font: 'bold', size: 20, align: 'c' });
      s.text(297, 64, 'bloemen & kaas', { align: 'c' });
      s.block(40, 100, [...who(p.buyer), 'Zweden'], { size: 10 });
      listed(s, 360, 450, 100, [
        ['Factuurnummer', p.number],
        ['Factuurdatum', dashedBack(p.issue)],
        ['Vervaldatum', dashedBack(p.due)],
        ['Debiteur', p.customer],
      ]);
      s.text(40, 170, word(p, 'Factuur'), { font: 'bold', size: 14 });
      if (p.remark !== null) s.text(200, 170, p.remark, bold);
      const y = drawRows(
        s,
        [
          [80, 'Aantal', dot.count, 'r'],
          [88, 'Eenheid', dot.unit],
          [140, 'Artikel', dot.code],
          [185, 'Omschrijving', dot.title],
          [400, 'Prijs', dot.each, 'r'],
          [445, 'BTW', dot.percented, 'r'],
          [555, 'Bedrag', dot.sum, 'r'],
        ],
        p.lines,
        196,
        { step: 15, rule: [40, 555] },
      );
      summed(s, 360, 555, y + 12, [
        ['Subtotaal', dot.money(p.net)],
        ['BTW 0 %', dot.money(p.tax)],
        ['Te betalen EUR', dot.money(p.payable)],
      ]); // prettier-ignore
      s.block(
        40,
        780,
        [
          `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}. KvK ${p.supplier.organisation}. BTW ${p.supplier.vat}`,
          `BTW verlegd. IBAN ${ibanOf('NL', `RABO${digitsOf(p.supplier.name, 10)}`)}`,
        ],
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 't72-polska-gastro',
    producer: 'weasyprint',
    hard: 'Polish: seller and buyer side by side, net, rate, tax and gross for each row',
    seller: {
      firm: firm('Gastro-Pol Zieliński sp. z o.o.', 'ul. Portowa 8, 70-001 Szczecin', {
        ...inPoland('Gastro-Pol'),
        phone: '+48 22 555 01 14',
      }),
      wares: polish,
      lines: [2, 5],
      number: (n) => `FV/${310 + n}/2026`,
      currency: 'PLN',
      terms: 14,
    },
    draw: (p) =>
      page(
        'body{font-family:"DejaVu Sans";font-size:8pt}.lines th,.lines td{border:.5pt solid #444;padding:3pt}.vat th,.vat td{border:.5pt solid #444;padding:2pt 8pt}.totals{margin-top:4mm}.data td{padding:0 8pt 0 0}',
        side([50, ''], [50, data([['Data wystawienia:', iso(p.issue)], ['Data sprzedaży:', p.delivered], ['Termin płatności:', p.due]])]),
        `<h1>${word(p, 'Faktura')} nr ${p.number}</h1>`,
        remarked(p),
        side([50, `<b>Sprzedawca</b><br>${lines([p.supplier.name, p.supplier.street, p.supplier.post, `NIP ${p.supplier.vat}`])}`], [50, `<b>Nabywca</b><br>${address(p.buyer)}<br>Szwecja, ${p.buyer.vat}`]),
        '<br>',
        rows([['Lp.', sp.place], ['Nazwa towaru', sp.title], ['J.m.', sp.unit], ['Ilość', sp.count, 'r'], ['Cena netto', sp.each, 'r'], ['Wartość netto', sp.sum, 'r'], ['VAT', sp.percented, 'r'], ['Wartość brutto', sp.sum, 'r']], p.lines),
        '<br>',
        vatRows(p, sp, ['Stawka', 'Netto', 'Kwota VAT']),
        totals([['Razem netto', sp.money(p.net)], ['VAT 0 %', sp.money(p.tax)], ['Do zapłaty PLN', sp.money(p.payable)]]),
        `<p>Wewnątrzwspólnotowa dostawa towarów. Konto: ${ibanOf('PL', digitsOf(p.supplier.name, 24))}</p>`,
      ), // prettier-ignore
  },
];
