/** More: sellers in Britain, Ireland and Germany. */
import { dotted } from '../days.ts';
import { inBritain, inGermany } from '../q/firms.ts';
import { Sheet } from '../sheet.ts';
import { framed, grid, put, who } from './drawn.ts';
import { firm, iban } from './firms.ts';
import { facts, figures, totals, word } from './kit.ts';
import type { LayoutU } from './orders.ts';
import { above, at, beside, bold, list, page, rows, said } from './pages.ts';
import { german, malt, sausages } from './wares-abroad.ts';

export const abroadWestMore: readonly LayoutU[] = [
  {
    id: 'u25-british-ledger',
    producer: 'ghostscript',
    hard: 'a British ledger program on a printed form; goods by weight among pieces',
    credits: 1,
    seller: {
      firm: firm(
        'Strathgarve Provisions Ltd',
        'Unit 9 Quayside, Oban PA34 5PX',
        inBritain('Strathgarve Provisions'),
      ),
      wares: malt,
      lines: [2, 5],
      code: 5,
      number: (n) => String(48_113 + n),
      terms: 28,
      currency: 'GBP',
      discounts: [250, 500],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9, font: 'serif' });
      s.text(40, 56, 'STRATHGARVE PROVISIONS LTD', { font: 'serifbold', size: 16 });
      s.text(40, 70, `${p.supplier.street}, ${p.supplier.post}. Tel +44 1632 960 118`);
      s.text(555, 56, word(p, 'Sales Invoice', 'Sales Credit'), { size: 15, align: 'r' });
      framed(s, [40, 143, 246, 349, 452, 555], 92, [
        ...facts(p, 'Number=number|Tax point=issue|Account=customer|Order No.=order', dotted),
        ['Due', dotted(p.due)],
      ]);
      s.block(40, 140, ['Invoice to:', ...who(p.buyer), 'SWEDEN']);
      s.block(320, 140, ['Deliver to:', ...who(p.buyer), `VAT reg. ${p.buyer.vat}`]);
      if (p.about !== null) s.text(40, 206, `Credit against invoice ${p.about}`);
      if (p.remark !== null) s.text(320, 206, p.remark);
      const y = grid(
        s,
        p,
        '>70 Qty=qty|76 Unit=unit|110 Code=code|160 Details=name|>370 Price £=price|>410 Disc%=disc0|>490 Net £=sum|>540 VAT %=rate2',
        232,
        { form: 'english', rule: 'bar', head: { font: 'serifbold' }, step: 15 },
      );
      s.frame(37, 222, 556, Math.max(y, 560));
      framed(s, [350, 453, 556], 572, totals(p, 'english', 'Net total £=net|VAT £=tax'));
      framed(s, [350, 556], 597, totals(p, 'english', 'INVOICE TOTAL £=payable'), 30);
      s.block(40, 580, [
        'Goods remain our property until paid for in full.',
        'Zero rated for export.',
        `Sort code 40-11-88, IBAN ${iban('GB', 'STRA40118800761204')}`,
      ]);
      s.text(
        297,
        800,
        `VAT Reg No ${p.supplier.vat}. Registered in Scotland No ${p.supplier.organisation}.`,
        { align: 'c', size: 7.5 },
      );
      return s.drawing();
    },
  },
  {
    id: 'u26-deutsche-teile',
    producer: 'driver',
    hard: 'German parts; the sender’s line over the window, positions, a skonto text below',
    credits: 1,
    seller: {
      firm: firm('Harburger Küchentechnik Vogt GmbH', 'Am Speicherhof 14, 21079 Hamburg', {
        ...inGermany('Harburger Küchentechnik Vogt'),
        iban: iban('DE', '200505501082213347'),
      }),
      wares: german,
      lines: [2, 6],
      code: 7,
      number: (n) => `RE-2026-${1_150 + n}`,
      currency: 'EUR',
      charges: [['Versandkosten', 2850, 0]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(555, 58, 'VOGT', { font: 'bold', size: 26, align: 'r' });
      s.text(555, 70, 'Harburger Küchentechnik', { size: 8, align: 'r' });
      s.text(57, 128, `${p.supplier.name} - ${p.supplier.street} - ${p.supplier.post}`, { size: 6.5 });
      s.line(57, 131, 280, 131, 0.3);
      s.block(57, 144, [...who(p.buyer), 'SCHWEDEN'], { size: 10 });
      put(
        s,
        370,
        '>555',
        144,
        facts(
          p,
          `${p.isCredit ? 'Gutschrift' : 'Rechnung'} Nr.=number|Kunden-Nr.=customer|Datum=issue|Lieferdatum=delivered|Ihre USt-IdNr.=buyerVat|zu Rechnung=about`,
          dotted,
        ),
      );
      s.text(57, 244, word(p, 'Rechnung', 'Gutschrift'), { font: 'bold', size: 14 });
      s.text(57, 262, p.remark ?? 'Sehr geehrte Damen und Herren, wir erlauben uns, wie folgt zu berechnen:');
      const y = grid(
        s,
        p,
        '57 Pos.=pos|82 Art.-Nr.=code|130 Bezeichnung=name|>350 Menge=qty2|356 Einheit=unit|>470 Einzelpreis=price|>552 Gesamtpreis=sum',
        286,
        { form: 'dotted', rule: 'head', step: 16 },
      );
      s.line(57, y - 6, 552);
      const end = put(
        s,
        350,
        '>552',
        y + 10,
        totals(p, 'dotted', '=charges|Gesamt Netto=net|zzgl. 0,00 % USt.=tax|Gesamtbetrag EUR=payable'),
        { last: { font: 'bold' } },
      );
      s.block(57, end + 24, [
        `Zahlbar bis ${dotted(p.due)} ohne Abzug.`,
        'Steuerfreie innergemeinschaftliche Lieferung gemäß § 4 Nr. 1b UStG.',
      ]);
      s.line(57, 772, 552, 772, 0.3);
      s.block(57, 784, [p.supplier.name, p.supplier.street, p.supplier.post], { size: 7, leading: 9 });
      s.block(
        230,
        784,
        ['Amtsgericht Hamburg HRB 41877', `USt-IdNr. ${p.supplier.vat}`, 'Geschäftsführung im Hause'],
        { size: 7, leading: 9 },
      );
      s.block(400, 784, [`IBAN ${p.supplier.iban}`, 'BIC HASPDEHHXXX'], { size: 7, leading: 9 });
      s.page();
      s.text(57, 60, 'Allgemeine Geschäftsbedingungen', { font: 'bold', size: 11 });
      for (const [row, text] of [
        '1. Unsere Angebote sind freibleibend. Abweichungen bedürfen der Schriftform.',
        '2. Die Lieferung erfolgt ab Lager Hamburg auf Gefahr des Bestellers.',
        '3. Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.',
        '4. Mängel sind innerhalb von 10 Tagen nach Erhalt anzuzeigen.',
        '5. Gerichtsstand ist Hamburg.',
      ].entries())
        s.text(57, 84 + row * 16, text, { size: 8 });
      return s.drawing();
    },
  },
  {
    id: 'u27-deutsche-wurst',
    producer: 'weasyprint',
    hard: 'German; weights, quantity and unit in one cell, sums with the currency’s mark',
    credits: 1,
    seller: {
      firm: firm('Metzgerei Oberland Export KG', 'Marktplatz 3, 87435 Kempten', {
        ...inGermany('Metzgerei Oberland Export'),
        iban: iban('DE', '733500000514229018'),
      }),
      wares: sausages,
      lines: [3, 6],
      code: 4,
      number: (n) => `26${1_408 + n}`,
      terms: 14,
      currency: 'EUR',
      charges: [['Kühlversand', 11800, 0]],
    },
    draw: (p) =>
      page(
        'body{font:9.5pt "DejaVu Sans"}.k{font-size:6.5pt}.lines{margin-top:6mm}.lines th{background:#efe3d3;padding:4pt}.lines td{padding:4pt;border-bottom:.4pt solid #cbb}.list{margin:5mm 0 0 auto}.list td{padding:2pt 5pt}.above th{font-weight:400;font-size:7.5pt;padding-right:9mm}',
        beside(
          [60, '<h2 style="color:#7a1f1f">Metzgerei Oberland</h2>'],
          [40, `${at(p.supplier)}<br>${p.supplier.vat}`, 'right'],
        ),
        `<p class="k">${p.supplier.name} | ${p.supplier.street} | ${p.supplier.post}</p><p>${at(p.buyer)}<br>Schweden</p>`,
        `<h1 style="font-size:15pt">${word(p, 'Rechnung', 'Rechnungskorrektur')} ${p.number}</h1>`,
        said(p),
        above(
          facts(
            p,
            'Rechnungsdatum=issue|Liefertag=delivered|Fälligkeit=due|Kundennummer=customer|Bezug=about',
            dotted,
          ),
        ),
        rows(p, 'dotted', 'Artikel=code|Produkt=name|>Menge=qtyu|>Preis=pr|>USt=ratep|>Betrag=sm', {
          extra: {
            pr: (l) => `${figures('dotted').price(l.price)} €`,
            sm: (l) => `${figures('dotted').money(l.sum)} €`,
          },
        }),
        list(
          bold(
            totals(
              p,
              'dotted',
              'Warenwert=goods|=charges|Nettosumme=net|Umsatzsteuer {r} %=vat|Rechnungsbetrag=payable',
            ).map(([a, b]) => [a, `${b} €`]),
          ),
        ),
        `<p class="small">Innergemeinschaftliche Lieferung, USt-IdNr. des Empfängers ${p.buyer.vat}. Bitte überweisen Sie auf ${p.supplier.iban}, Verwendungszweck ${p.number}.</p>`,
      ),
  },
];
