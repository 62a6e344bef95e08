/** Suppliers in Germany, France, Italy, Britain and Ireland. */
import { dotted, slashes } from '../days.ts';
import { address, column, escaped, pairs, remarked, table } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { firm, inFrance, inGermany } from './firms.ts';
import { gridOf, inFigures, notes, page, rowsOn, side, sums, word, who } from './kit.ts';
import type { LayoutQ } from './orders.ts';
import { french, german, germanGear } from './wares-services.ts';

const dot = inFigures('dotted');
const sp = inFigures('space');

export const abroadSouth: readonly LayoutQ[] = [
  {
    id: 'q58-deutscher-wein',
    producer: 'weasyprint',
    hard: 'German; the sender’s line over the address',
    credits: 1,
    seller: {
      firm: firm(
        'Weingut Hallbach-Erben GbR',
        'Rebgasse 12, 67146 Deidesheim',
        inGermany('Weingut Hallbach-Erben GbR'),
      ),
      wares: german,
      lines: [2, 5],
      code: 3,
      number: (n) => `2026-${500 + n}`,
      terms: 30,
      currency: 'EUR',
      charges: [['Verpackung und Versand', 8650, 0]],
    },
    draw: (p) =>
      page(
        'body{font-family:"C059",serif}.s{font-size:6.5pt;text-decoration:underline}.lines th{border-bottom:1pt solid #000}.lines td{padding:3pt}h2{margin:6mm 0 3mm}.grid{margin:5mm 0 0 auto}',
        `<h1>Weingut Hallbach-Erben</h1><br><div class="s">${escaped(p.supplier.name)} · ${p.supplier.street} · ${p.supplier.post}</div>`,
        side(
          [55, `${address(p.buyer)}<br>Schweden<br>USt-IdNr. ${p.buyer.vat}`],
          [
            45,
            notes([
              ['Rechnungsnr.', p.number],
              ['Rechnungsdatum', dotted(p.issue)],
              ['Fällig am', dotted(p.due)],
              ['Kundennr.', p.customer],
              ['Zu Rechnung', p.about],
            ]),
          ],
        ),
        `<h2>${word(p, 'Rechnung', 'Gutschrift')}</h2>`,
        remarked(p),
        table(
          [
            column('Pos.', (_, i) => String(i + 1)),
            column('Art.', (l) => l.code),
            column('Bezeichnung', (l) => l.name),
            column('Menge', (l) => `${dot.quantity(l.quantity)} ${l.unit}`, 'r'),
            column('Einzelpreis', (l) => dot.price(l.price), 'r'),
            column('Gesamt €', (l) => dot.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        gridOf([
          ...p.charges.map(({ label, amount }) => [label, dot.money(amount)]),
          ['Nettobetrag', dot.money(p.net)],
          ['USt. 0 %', dot.money(p.tax)],
          ['<b>Rechnungsbetrag EUR</b>', dot.money(p.payable)],
        ]),
        `<p class="small">Innergemeinschaftliche Lieferung, steuerfrei. USt-IdNr. ${p.supplier.vat}. IBAN DE40 5465 1240 0003 2109 87</p>`,
      ),
  },
  {
    id: 'q59-deutsche-technik',
    producer: 'driver',
    hard: 'German parts dealer; positions in tens with long numbers',
    credits: 0,
    seller: {
      firm: firm(
        'Kessler & Brandt Großküchenteile GmbH',
        'Industriestraße 77, 33397 Rietberg',
        inGermany('Kessler & Brandt'),
      ),
      wares: germanGear,
      lines: [2, 5],
      code: 9,
      number: (n) => `RE${26_04410 + n}`,
      terms: 21,
      currency: 'EUR',
      discounts: [300, 1000],
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.text(555, 50, 'KESSLER & BRANDT', { font: 'bold', size: 15, align: 'r' });
      s.text(50, 110, `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}`, { size: 6 });
      s.block(50, 124, [...who(p.buyer), 'Schweden'], { size: 10 });
      s.block(380, 124, [
        `Rechnung Nr.: ${p.number}`,
        `Datum: ${dotted(p.issue)}`,
        `Zahlbar bis: ${dotted(p.due)}`,
        `Ihre Bestellung: ${p.order}`,
      ]);
      s.text(50, 210, word(p, 'RECHNUNG', 'GUTSCHRIFT'), { font: 'bold', size: 13 });
      if (p.remark !== null) s.text(200, 210, p.remark);
      const y = rowsOn(
        s,
        [
          [50, 'Pos', (_, i) => String((i + 1) * 10)],
          [80, 'Artikel-Nr.', (l) => l.code],
          [150, 'Bezeichnung', (l) => l.name],
          [350, 'Menge', (l) => dot.quantity(l.quantity), 'r'],
          [356, 'ME', (l) => l.unit],
          [440, 'Preis', (l) => dot.price(l.price), 'r'],
          [480, 'Rab.', (l) => (l.discount === 0n ? '' : `${dot.percent(l.discount)} %`), 'r'],
          [555, 'Betrag', (l) => dot.money(l.sum), 'r'],
        ],
        p.lines,
        235,
        { isRuled: true },
      );
      sums(
        s,
        380,
        555,
        y + 18,
        [
          ['Warenwert netto', dot.money(p.net)],
          ['0 % MwSt.', dot.money(p.tax)],
          ['Gesamtbetrag EUR', dot.money(p.payable)],
        ],
        { font: 'bold' },
      );
      s.block(
        50,
        780,
        [
          `USt-IdNr.: ${p.supplier.vat}   HRB 8814 Gütersloh   Geschäftsführer: J. Kessler`,
          'Sparkasse Rietberg IBAN DE71 4785 1010 0000 4432 18   Steuerfreie innergemeinschaftliche Lieferung',
        ],
        { size: 7.5 },
      );
      return s.drawing();
    },
  },
  {
    id: 'q60-vin-francais',
    producer: 'chromium',
    hard: 'French; the month in figures with slashes',
    credits: 1,
    seller: {
      firm: firm(
        'Maison Duvernel et Fils SARL',
        '8 rue des Tonneliers, 71000 Mâcon',
        inFrance('Maison Duvernel'),
      ),
      wares: french,
      lines: [3, 6],
      code: 4,
      number: (n) => `FA26${String(310 + n).padStart(5, '0')}`,
      terms: 45,
      currency: 'EUR',
    },
    draw: (p) =>
      page(
        'body{font-family:"P052",serif}.lines th,.lines td{border:.5pt solid #777;padding:3pt}.pairs{margin:4mm 0 0 auto}',
        side(
          [
            50,
            `<b>${escaped(p.supplier.name)}</b><br>${p.supplier.street}<br>${p.supplier.post}<br>France<br>SIREN ${p.supplier.organisation}<br>TVA ${p.supplier.vat}`,
          ],
          [
            50,
            `<h2>${word(p, 'FACTURE', 'AVOIR')}</h2>${notes(
              [
                ['N°', p.number],
                ['Date', slashes(p.issue)],
                ['Échéance', slashes(p.due)],
                ['Facture d’origine', p.about],
              ],
              ' : ',
            )}<br><br>${address(p.buyer)}<br>Suède`,
          ],
        ),
        remarked(p),
        '<br>',
        table(
          [
            column('Réf.', (l) => l.code),
            column('Désignation', (l) => l.name),
            column('Qté', (l) => sp.quantity(l.quantity), 'r'),
            column('Unité', (l) => l.unit),
            column('P.U. HT', (l) => sp.price(l.price), 'r'),
            column('Montant HT', (l) => sp.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        pairs([
          ['Total HT', sp.money(p.net)],
          ['TVA 0 %', sp.money(p.tax)],
          ['Net à payer EUR', sp.money(p.payable)],
        ]),
        '<p class="small">Exonération de TVA, article 262 ter I du CGI. Règlement par virement : IBAN FR76 1780 6004 4062 1198 3410 052</p>',
      ),
  },
];
