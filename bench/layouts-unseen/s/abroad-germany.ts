/** A supplier in Germany. */
import { dotted as dottedDay } from '../days.ts';
import { address, escaped, remarked } from '../html.ts';
import { page, side, word } from '../q/kit.ts';
import { inGermany } from '../q/firms.ts';
import { firm } from './firms.ts';
import { chargeRows, dotted, goods, kv } from './kit.ts';
import { type LayoutS, wares } from './orders.ts';

export const abroadGermany: readonly LayoutS[] = [
  {
    id: 's47-deutsche-maschinen',
    producer: 'chromium',
    hard: 'German: positions of ten, names with a second text, discount per position, free of tax',
    credits: 1,
    seller: {
      firm: firm(
        'Küchentechnik Hansen & Rolfs GmbH',
        'Gewerbering 5, 24941 Flensburg',
        inGermany('Hansen Rolfs'),
      ),
      wares: wares(
        '4711-330|Gemüseschneider Scheibe 3 mm|Stk|89.90|0|passend zu GS 40',
        '4711-418|Vakuumbeutel 200x300 mm 100 Stk|Pack|18.40|0|90 µ, kochfest',
        '5200-007|Messerset Profi 5-teilig|Satz|164.00|0|Stahl 1.4116',
        '5310-112|GN-Behälter 1/1 65 mm Edelstahl|Stk|24.80|0|',
        '5310-145|GN-Deckel 1/1 mit Löffelaussparung|Stk|16.20|0|',
        '6002-001|Kerntemperaturfühler Ersatz|Stk|118.50|0|Kabel 1,5 m',
        '6120-900|Schneidbrett HACCP grün 60x40|Stk|27.60|0|',
      ),
      lines: [3, 6],
      currency: 'EUR',
      discounts: [500, 1000],
      number: (n) => `RE-26${String(n + 1204).padStart(5, '0')}`,
      charges: [['Versandkosten', 3950, 0]],
      isFixed: true,
    },
    draw: (p) =>
      page(
        'body{font-size:9.5pt}.win{font-size:6.5pt;text-decoration:underline}.g th{border-top:.8pt solid;border-bottom:.8pt solid;text-align:left}.g td{padding:3pt}.kv td{padding:0 4mm 0 0}.sum{margin:4mm 0 0 auto;border-top:.8pt solid}.foot{margin-top:18mm;font-size:7.5pt;border-top:.5pt solid #888}',
        `<div class="r"><b style="font-size:16pt">Hansen &amp; Rolfs</b><br>Küchentechnik</div>`,
        side(
          [
            60,
            `<div class="win">Küchentechnik Hansen &amp; Rolfs GmbH · Gewerbering 5 · 24941 Flensburg</div><br>${address(p.buyer)}<br>SCHWEDEN`,
          ],
          [
            40,
            kv([
              ['Rechnungs-Nr.', p.number],
              ['Datum', dottedDay(p.issue)],
              ['Kunden-Nr.', p.customer],
              ['Lieferdatum', dottedDay(p.delivered)],
              ['Ihre USt-IdNr.', p.buyer.vat],
              ['Zu Rechnung', p.about],
            ]),
          ],
        ),
        `<h2 style="margin-top:10mm">${word(p, 'Rechnung', 'Gutschrift')}</h2>`,
        remarked(p),
        goods(
          [
            ['Pos.', (_, at) => String((at + 1) * 10)],
            ['Art.-Nr.', (l) => l.code, 'nw'],
            ['Bezeichnung', (l) => l.name],
            ['Menge', (l) => dotted.quantity(l.quantity), 'r'],
            ['Einh.', (l) => l.unit],
            ['E-Preis', (l) => dotted.price(l.price), 'r'],
            ['Rabatt', (l) => (l.discount === 0n ? '' : `${dotted.percent(l.discount)} %`), 'r'],
            ['G-Preis', (l) => dotted.money(l.sum), 'r'],
          ],
          p.lines,
          {
            under: (l) =>
              l.pack === '' ? '' : `<tr><td></td><td></td><td colspan="6" class="small">${l.pack}</td></tr>`,
          },
        ),
        kv(
          [
            ...chargeRows(p, dotted),
            ['Nettobetrag', `${dotted.money(p.net)} €`],
            ['Umsatzsteuer 0 %', `${dotted.money(p.tax)} €`],
            ['<b>Rechnungsbetrag</b>', `<b>${dotted.money(p.payable)} €</b>`],
          ],
          'sum',
        ),
        `<p>Steuerfreie innergemeinschaftliche Lieferung. Zahlbar bis ${dottedDay(p.due)} ohne Abzug.</p>`,
        `<div class="foot">${side([34, `${escaped(p.supplier.name)}<br>${p.supplier.street}<br>${p.supplier.post}`], [33, 'Geschäftsführung: siehe Handelsregister<br>HRB 7714 FL<br>Amtsgericht Flensburg'], [33, `USt-IdNr. ${p.supplier.vat}<br>IBAN DE02 1203 0000 0000 2020 51<br>BIC BYLADEM1001`])}</div>`,
      ),
  },
];
