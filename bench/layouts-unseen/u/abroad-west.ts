/** Sellers in Britain, Ireland and Germany. */
import { dotted } from '../days.ts';
import { inBritain, inGermany } from '../q/firms.ts';
import { Sheet } from '../sheet.ts';
import { framed, grid, put, who } from './drawn.ts';
import { firm, iban } from './firms.ts';
import { facts, figures, totals, word } from './kit.ts';
import type { LayoutU } from './orders.ts';
import { above, at, beside, bold, list, page, rows, run, said } from './pages.ts';
import { english, german, malt, sausages, tea } from './wares-abroad.ts';

const en = figures('english');
const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
/** `September 3, 2026`. */
const longDay = (day: string): string => `${months[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}, ${day.slice(0, 4)}`;
/** `3 Sep 2026`. */
const britishDay = (day: string): string => `${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1]?.slice(0, 3)} ${day.slice(0, 4)}`;

export const abroadWest: readonly LayoutU[] = [
  {
    id: 'u23-saas-irish',
    producer: 'chromium',
    hard: 'an Irish program’s subscription, the sum due in large type, reverse charge',
    credits: 1,
    seller: {
      firm: firm('Tablekeeper Software Ltd', '4 Harbour Row, Cork T12 XR60', { organisation: '688231', vat: 'IE3688231KH' }),
      wares: english,
      lines: [1, 4],
      number: (n) => `7F2C9A${40 + (n % 50)}-00${11 + n}`,
      terms: 14,
      currency: 'EUR',
    },
    draw: (p) =>
      page(
        'body{font:9.5pt "Liberation Sans"}h1{font-size:19pt}.k{color:#6b7280}.lines{margin-top:8mm}.lines th{font-weight:400;font-size:8pt;color:#6b7280;border-bottom:.6pt solid #111}.lines td{padding:5pt 2pt}.list td{padding:1.5pt 10pt 1.5pt 0}.sum{width:50%;margin:4mm 0 0 auto}.sum td{border-top:.4pt solid #ddd;padding:4pt 0}',
        beside([65, `<h1>${word(p, 'Invoice', 'Credit note')}</h1>`], [35, '<b class="k" style="font-size:15pt">tablekeeper</b>', 'right']),
        said(p),
        list(facts(p, `<b>${p.isCredit ? 'Credit note' : 'Invoice'} number</b>=number|Date of issue=issue|Date due=due|Invoice credited=about`, longDay)),
        '<br>',
        beside([50, `<b>${p.supplier.name}</b><br>${p.supplier.street}<br>${p.supplier.post}<br>Ireland<br>IE VAT ${p.supplier.vat}`], [50, `<b>Bill to</b><br>${at(p.buyer)}<br>Sweden<br>SE VAT ${p.buyer.vat}`]),
        `<h2 style="margin-top:8mm">€${en.money(p.payable)} due ${longDay(p.due)}</h2>`,
        rows(p, 'english', 'Description=name|>Qty=qty|>Unit price=pr|>Tax=ratex|>Amount=sm', {
          extra: { pr: (l) => `€${en.price(l.price)}`, sm: (l) => `€${en.money(l.sum)}` },
        }),
        list(bold(totals(p, 'english', 'Subtotal=goods|Total excluding tax=net|VAT – Sweden (0% on €{b})=vat|Total=gross|Amount due=payable').map(([a, b]) => [a, `€${b}`])), 'sum'),
        '<p class="k">Tax to be paid on reverse charge basis</p>',
      ),
    printing: { unit: () => undefined },
  },
  {
    id: 'u24-british-tea',
    producer: 'chromium',
    hard: 'a British cloud program: data in a middle column, advice slip below a dashed line',
    credits: 1,
    seller: {
      firm: firm('Hollowbrook Tea Merchants Ltd', '17 Saddler Lane, Harrogate HG1 4QT', inBritain('Hollowbrook Tea Merchants')),
      wares: tea,
      lines: [2, 5],
      code: (name) => name.split(' ').map((part) => part.slice(0, 2).toUpperCase()).join('').slice(0, 6),
      number: (n) => `INV-0${620 + n}`,
      currency: 'GBP',
      charges: [['Pallet delivery to Sweden', 6400, 0]],
    },
    draw: (p) =>
      page(
        'body{font-size:9pt}h1{font-weight:400;font-size:22pt}.lines{margin-top:10mm}.lines th{border-bottom:1.2pt solid #000}.lines td{padding:5pt 3pt;border-bottom:.4pt solid #bbb}.list{margin:3mm 0 0 auto}.list td{padding:2pt 5pt}.cut{border-top:.8pt dashed #777;margin-top:14mm;padding-top:3mm}',
        beside(
          [46, `<h1>${word(p, 'INVOICE', 'CREDIT NOTE')}</h1><br>${at(p.buyer)}<br>SWEDEN<br>VAT: ${p.buyer.vat}`],
          [24, run(facts(p, `<b>${p.isCredit ? 'Credit Note' : 'Invoice'} Date</b>=issue|<b>Number</b>=number|<b>Reference</b>=order|<b>For invoice</b>=about|<b>VAT Number</b>=vat`, britishDay), '<br>', '<br>')],
          [30, `<b>${p.supplier.name}</b><br>${p.supplier.street}<br>${p.supplier.post}<br>UNITED KINGDOM`],
        ),
        said(p),
        rows(p, 'english', 'Item=code|Description=name|>Quantity=qty2|Unit=unit|>Unit Price=price|>VAT=ratex|>Amount GBP=sum'),
        list(bold(totals(p, 'english', 'Goods=goods|=charges|Subtotal=net|TOTAL ZERO RATED {r}%=vat|TOTAL GBP=payable'))),
        `<p><b>Due Date: ${britishDay(p.due)}</b><br>Zero rated export. Payment by bank transfer, IBAN ${iban('GB', 'HOLB40127655001207')}.</p>`,
        `<div class="cut">${beside([50, `<b>PAYMENT ADVICE</b><br>To: ${p.supplier.name}`], [50, list([['Customer', p.buyer.name], ['Number', p.number], ['Amount Due', en.money(p.payable)], ['Due Date', britishDay(p.due)]])])}</div>`,
      ),
  },
  {
    id: 'u25-british-ledger',
    producer: 'ghostscript',
    hard: 'a British ledger program on a printed form; goods by weight among pieces',
    credits: 1,
    seller: {
      firm: firm('Strathgarve Provisions Ltd', 'Unit 9 Quayside, Oban PA34 5PX', inBritain('Strathgarve Provisions')),
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
      framed(s, [40, 143, 246, 349, 452, 555], 92, [...facts(p, 'Number=number|Tax point=issue|Account=customer|Order No.=order', dotted), ['Due', dotted(p.due)]]);
      s.block(40, 140, ['Invoice to:', ...who(p.buyer), 'SWEDEN']);
      s.block(320, 140, ['Deliver to:', ...who(p.buyer), `VAT reg. ${p.buyer.vat}`]);
      if (p.about !== null) s.text(40, 206, `Credit against invoice ${p.about}`);
      if (p.remark !== null) s.text(320, 206, p.remark);
      const y = grid(s, p, '>70 Qty=qty|76 Unit=unit|110 Code=code|160 Details=name|>370 Price £=price|>410 Disc%=disc0|>490 Net £=sum|>540 VAT %=rate2', 232, { form: 'english', rule: 'bar', head: { font: 'serifbold' }, step: 15 });
      s.frame(37, 222, 556, Math.max(y, 560));
      framed(s, [350, 453, 556], 572, totals(p, 'english', 'Net total £=net|VAT £=tax'));
      framed(s, [350, 556], 597, totals(p, 'english', 'INVOICE TOTAL £=payable'), 30);
      s.block(40, 580, ['Goods remain our property until paid for in full.', 'Zero rated for export.', `Sort code 40-11-88, IBAN ${iban('GB', 'STRA40118800761204')}`]);
      s.text(297, 800, `VAT Reg No ${p.supplier.vat}. Registered in Scotland No ${p.supplier.organisation}.`, { align: 'c', size: 7.5 });
      return s.drawing();
    },
  },
  {
    id: 'u26-deutsche-teile',
    producer: 'driver',
    hard: 'German parts; the sender’s line over the window, positions, a skonto text below',
    credits: 1,
    seller: {
      firm: firm('Harburger Küchentechnik Vogt GmbH', 'Am Speicherhof 14, 21079 Hamburg', { ...inGermany('Harburger Küchentechnik Vogt'), iban: iban('DE', '200505501082213347') }),
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
      put(s, 370, '>555', 144, facts(p, `${p.isCredit ? 'Gutschrift' : 'Rechnung'} Nr.=number|Kunden-Nr.=customer|Datum=issue|Lieferdatum=delivered|Ihre USt-IdNr.=buyerVat|zu Rechnung=about`, dotted));
      s.text(57, 244, word(p, 'Rechnung', 'Gutschrift'), { font: 'bold', size: 14 });
      s.text(57, 262, p.remark ?? 'Sehr geehrte Damen und Herren, wir erlauben uns, wie folgt zu berechnen:');
      const y = grid(s, p, '57 Pos.=pos|82 Art.-Nr.=code|130 Bezeichnung=name|>350 Menge=qty2|356 Einheit=unit|>470 Einzelpreis=price|>552 Gesamtpreis=sum', 286, { form: 'dotted', rule: 'head', step: 16 });
      s.line(57, y - 6, 552);
      const end = put(s, 350, '>552', y + 10, totals(p, 'dotted', '=charges|Gesamt Netto=net|zzgl. 0,00 % USt.=tax|Gesamtbetrag EUR=payable'), { last: { font: 'bold' } });
      s.block(57, end + 24, [`Zahlbar bis ${dotted(p.due)} ohne Abzug.`, 'Steuerfreie innergemeinschaftliche Lieferung gemäß § 4 Nr. 1b UStG.']);
      s.line(57, 772, 552, 772, 0.3);
      s.block(57, 784, [p.supplier.name, p.supplier.street, p.supplier.post], { size: 7, leading: 9 });
      s.block(230, 784, ['Amtsgericht Hamburg HRB 41877', `USt-IdNr. ${p.supplier.vat}`, 'Geschäftsführung im Hause'], { size: 7, leading: 9 });
      s.block(400, 784, [`IBAN ${p.supplier.iban}`, 'BIC HASPDEHHXXX'], { size: 7, leading: 9 });
      return s.drawing();
    },
  },
  {
    id: 'u27-deutsche-wurst',
    producer: 'weasyprint',
    hard: 'German; weights, quantity and unit in one cell, sums with the currency’s mark',
    credits: 1,
    seller: {
      firm: firm('Metzgerei Oberland Export KG', 'Marktplatz 3, 87435 Kempten', { ...inGermany('Metzgerei Oberland Export'), iban: iban('DE', '733500000514229018') }),
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
        beside([60, '<h2 style="color:#7a1f1f">Metzgerei Oberland</h2>'], [40, `${at(p.supplier)}<br>${p.supplier.vat}`, 'right']),
        `<p class="k">${p.supplier.name} | ${p.supplier.street} | ${p.supplier.post}</p><p>${at(p.buyer)}<br>Schweden</p>`,
        `<h1 style="font-size:15pt">${word(p, 'Rechnung', 'Rechnungskorrektur')} ${p.number}</h1>`,
        said(p),
        above(facts(p, 'Rechnungsdatum=issue|Liefertag=delivered|Fälligkeit=due|Kundennummer=customer|Bezug=about', dotted)),
        rows(p, 'dotted', 'Artikel=code|Produkt=name|>Menge=qtyu|>Preis=pr|>USt=ratep|>Betrag=sm', {
          extra: { pr: (l) => `${figures('dotted').price(l.price)} €`, sm: (l) => `${figures('dotted').money(l.sum)} €` },
        }),
        list(bold(totals(p, 'dotted', 'Warenwert=goods|=charges|Nettosumme=net|Umsatzsteuer {r} %=vat|Rechnungsbetrag=payable').map(([a, b]) => [a, `${b} €`]))),
        `<p class="small">Innergemeinschaftliche Lieferung, USt-IdNr. des Empfängers ${p.buyer.vat}. Bitte überweisen Sie auf ${p.supplier.iban}, Verwendungszweck ${p.number}.</p>`,
      ),
  },
];
