/** Suppliers in the south. */
import { plusDays, slashes } from '../days.ts';
import { address, escaped, remarked } from '../html.ts';
import { inFrance, inItaly } from '../q/firms.ts';
import { own, page, rowsOn, side, sums, who, word } from '../q/kit.ts';
import { Sheet } from '../sheet.ts';
import { firm, inSpain } from './firms.ts';
import { chargeRows, dotted, goods, kv, strip, sv } from './kit.ts';
import { type LayoutS, wares } from './orders.ts';

export const abroadSouth: readonly LayoutS[] = [
  {
    id: 's48-salumi-italia',
    producer: 'chromium',
    hard: 'Italian: boxes with small labels, batches and days of expiry below, code of the tax nature',
    credits: 1,
    seller: {
      firm: firm(
        'Salumificio Val d’Enza S.r.l.',
        'Via Emilia Ovest 88, 42027 Montecchio Emilia (RE)',
        inItaly('Val d’Enza'),
      ),
      wares: wares(
        'SAL0012|Prosciutto di Parma 18 mesi disossato|kg|19.80|0|',
        'SAL0040|Mortadella con pistacchio 7 kg|kg|8.95|0|',
        'SAL0055|Coppa stagionata metà s.v.|kg|17.40|0|',
        'FOR0103|Parmigiano Reggiano 30 mesi 1/8|kg|18.60|0|',
        'FOR0117|Gorgonzola DOP dolce 1/8|kg|9.70|0|',
        'PAS0201|Guanciale stagionato|kg|12.30|0|',
        'OLI0310|Aceto balsamico IGP tanica 5 l|pz|22.50|0|',
      ),
      lines: [3, 6],
      currency: 'EUR',
      number: (n) => `${n + 611}/E`,
      terms: 30,
      isFixed: true,
      charges: [['Spese di trasporto', 8500, 0]],
    },
    draw: (p) =>
      page(
        'body{font-size:8.5pt}.strip{border:.6pt solid #444;margin-bottom:2mm}.strip th{font-size:6.5pt;font-weight:400;color:#555;border-left:.6pt solid #444}.strip td{border-left:.6pt solid #444}.g{border:.6pt solid #444}.g th{background:#eee;text-align:left}.u td{font-size:7pt;color:#444}.sum{margin:3mm 0 0 auto}',
        side(
          [
            50,
            `<b style="font:bold 14pt serif">Salumificio Val d’Enza S.r.l.</b><br>${p.supplier.street}<br>${p.supplier.post} - Italia<br>P.IVA ${p.supplier.vat} - Tel. +39 0522 86 41 07`,
          ],
          [50, `<span class="small">Spett.le</span><br>${address(p.buyer)}<br>SVEZIA - ${p.buyer.vat}`],
        ),
        remarked(p),
        strip([
          ['DOCUMENTO', word(p, 'FATTURA', 'NOTA DI CREDITO')],
          ['NUMERO', p.number],
          ['DATA', slashes(p.issue)],
          ['CLIENTE', p.customer],
          ['SCADENZA', slashes(p.due)],
        ]),
        p.about === null ? '' : `<p>Rif. fattura n. ${p.about}</p>`,
        goods(
          [
            ['Codice', (l) => l.code],
            ['Descrizione', (l) => l.name],
            ['U.M.', (l) => l.unit],
            ['Quantità', (l) => dotted.quantity(l.quantity, 2), 'r'],
            ['Prezzo', (l) => dotted.price(l.price), 'r'],
            ['Importo', (l) => dotted.money(l.sum), 'r'],
            ['IVA', () => 'N.I. 41'],
          ],
          p.lines,
          {
            under: (l) =>
              `<tr class="u"><td></td><td colspan="6">Lotto L${own(l, 'l', 9000) + 1000} scad. ${slashes(plusDays(p.issue, 60 + own(l, 's', 200)))}</td></tr>`,
          },
        ),
        kv(
          [
            ...chargeRows(p, dotted),
            ['Imponibile', dotted.money(p.net)],
            ['IVA 0% Non imponibile art. 41 D.L. 331/93', dotted.money(p.tax)],
            ['<b>TOTALE FATTURA EUR</b>', `<b>${dotted.money(p.payable)}</b>`],
          ],
          'sum',
        ),
        strip([
          ['PAGAMENTO', 'Bonifico bancario'],
          ['IBAN', 'IT60 X054 2811 1010 0000 0123 456'],
          ['COLLI', '3'],
          ['PORTO', 'Franco'],
        ]),
      ),
  },
  {
    id: 's49-champagne-france',
    producer: 'pdf-lib',
    hard: 'French: bottles by the case, excise document, figures with commas, notes of law below',
    credits: 0,
    seller: {
      firm: firm('Maison Thévenet-Roy SARL', '14 rue des Celliers, 51190 Avize', inFrance('Thévenet-Roy')),
      wares: wares(
        'TR-BSA|Brut Sans Année 75 cl|bt|16.90|0|',
        'TR-BDB17|Blanc de Blancs Grand Cru 2017|bt|27.50|0|',
        'TR-ROS|Rosé de Saignée|bt|21.40|0|',
        'TR-MAG|Brut Sans Année Magnum|mg|36.80|0|',
        'TR-RAT|Ratafia champenois 70 cl|bt|14.20|0|',
      ),
      lines: [2, 4],
      currency: 'EUR',
      amount: (_, upTo) => (2 + upTo(15)) * 6000,
      number: (n) => `FA${n + 26_0088}`,
      terms: 45,
      isFixed: true,
      charges: [['Port et emballage', 18400, 0]],
    },
    draw: (p) => {
      const sheet = new Sheet({ font: 'serif', size: 10 });
      sheet.text(60, 60, 'Thévenet-Roy', { size: 22, font: 'serifbold' });
      sheet.text(60, 75, 'Champagne · Propriétaire-récoltant à Avize', { size: 9 });
      sheet.block(340, 110, [...who(p.buyer), 'SUÈDE', `TVA ${p.buyer.vat}`]);
      sheet.text(60, 120, `${word(p, 'FACTURE', 'AVOIR')} N° ${p.number}`, { font: 'serifbold', size: 12 });
      sheet.block(60, 138, [
        `Date : ${slashes(p.issue)}`,
        `Échéance : ${slashes(p.due)}`,
        `Client : ${p.customer}`,
        `DAE : 26FRG${p.order}00`,
      ]);
      if (p.remark !== null) sheet.text(60, 195, p.remark, { font: 'serifbold' });
      let y = rowsOn(
        sheet,
        [
          [60, 'Réf.', (l) => l.code],
          [125, 'Désignation', (l) => l.name],
          [335, 'Qté', (l) => sv.quantity(l.quantity), 'r'],
          [341, '', (l) => l.unit],
          [430, 'P.U. HT', (l) => sv.price(l.price), 'r'],
          [535, 'Montant HT', (l) => sv.money(l.sum), 'r'],
        ],
        p.lines,
        225,
        { isRuled: true, step: 16, head: { font: 'serifbold' } },
      );
      for (const { label, amount } of p.charges) {
        sheet.text(125, y, label);
        sheet.right(535, y, sv.money(amount));
        y += 16;
      }
      y = sums(
        sheet,
        340,
        535,
        y + 14,
        [
          ['Total HT', sv.money(p.net)],
          ['TVA 0 %', sv.money(p.tax)],
          ['Net à payer EUR', sv.money(p.payable)],
        ],
        { font: 'serifbold' },
      );
      sheet.block(
        60,
        y + 20,
        [
          'Exonération de TVA, article 262 ter I du CGI.',
          'Pas d’escompte pour paiement anticipé. Pénalités de retard : trois fois le taux légal, indemnité forfaitaire 40 EUR.',
          'IBAN FR14 2004 1010 0505 0001 3M02 606   BIC PSSTFRPPLIL',
        ],
        { size: 8 },
      );
      sheet.text(
        297,
        800,
        `${p.supplier.name} · ${p.supplier.street} · ${p.supplier.post} · SIREN ${p.supplier.organisation} · TVA intracom. ${p.supplier.vat}`,
        { size: 7.5, align: 'c' },
      );
      return sheet.drawing();
    },
  },
  {
    id: 's50-aceite-espana',
    producer: 'wkhtmltopdf',
    hard: 'Spanish: code, lot and litres; points for thousands; the taxable base in a row of boxes',
    credits: 0,
    seller: {
      firm: firm(
        'Aceites Sierra Cazalla S.L.',
        'Polígono Los Llanos 12, 41370 Cazalla de la Sierra',
        inSpain('Sierra Cazalla'),
      ),
      wares: wares(
        'AC-005|Aceite de oliva virgen extra garrafa 5 l|ud|38.50|0|',
        'AC-025|Aceite de oliva virgen extra lata 2,5 l|ud|21.20|0|',
        'AT-110|Aceituna gordal deshuesada 2 kg|ud|12.80|0|',
        'VI-200|Vinagre de Jerez reserva 75 cl|ud|6.45|0|',
        'PI-310|Pimentón de la Vera dulce 750 g|ud|9.90|0|',
        'AN-420|Anchoa del Cantábrico 00 lata 550 g|ud|34.00|0|',
        'PQ-500|Pimiento piquillo entero 3 kg|ud|16.75|0|',
      ),
      lines: [2, 5],
      currency: 'EUR',
      amount: (_, upTo) => (1 + upTo(8)) * 6000,
      number: (n) => `A26/${n + 1408}`,
      isFixed: true,
    },
    draw: (p) =>
      page(
        'body{font-size:9.5pt}.g th{background:#6b7f2a;color:#fff;text-align:left;padding:3pt}.g td{padding:3pt;border-bottom:.4pt solid #bbb}.strip{margin-top:6mm}.strip th{background:#e9edd8;font-weight:400}.strip td{border:.5pt solid #999;font-weight:bold}.kv td{padding:1pt 4mm 1pt 0}',
        side(
          [
            55,
            `<b style="font-size:15pt;color:#6b7f2a">Sierra Cazalla</b><br>${escaped(p.supplier.name)}<br>NIF ${p.supplier.organisation}<br>${p.supplier.street}<br>${p.supplier.post}, España`,
          ],
          [
            45,
            `<h2>${word(p, 'FACTURA', 'FACTURA RECTIFICATIVA')}</h2>${kv([
              ['Nº', p.number],
              ['Fecha', slashes(p.issue)],
              ['Vencimiento', slashes(p.due)],
              ['Cliente', p.customer],
            ])}`,
          ],
        ),
        remarked(p),
        `<p>${address(p.buyer)}<br>Suecia · NIF-IVA ${p.buyer.vat}</p>`,
        goods(
          [
            ['Código', (l) => l.code],
            ['Descripción', (l) => l.name],
            ['Lote', (l) => `26-${own(l, 'lo', 300) + 20}`],
            ['Cant.', (l) => `${dotted.quantity(l.quantity)} ${l.unit}`, 'r'],
            ['Precio', (l) => dotted.price(l.price), 'r'],
            ['Importe', (l) => dotted.money(l.sum), 'r'],
          ],
          p.lines,
        ),
        strip([
          ['Base imponible', `${dotted.money(p.net)} €`],
          ['% IVA', '0'],
          ['Cuota IVA', `${dotted.money(p.tax)} €`],
          ['TOTAL FACTURA', `${dotted.money(p.payable)} €`],
        ]),
        `<p>Entrega intracomunitaria exenta, art. 25 Ley 37/1992.</p><p class="small">Transferencia: ES91 2100 0418 4502 0005 1332 · BIC CAIXESBB · IVA ${p.supplier.vat}</p>`,
      ),
  },
];
