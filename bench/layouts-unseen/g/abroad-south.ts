/** Sellers in Italy, France, Spain, Ireland and Estonia. */
import { american, dotted as dottedDay, slashes } from '../days.ts';
import { column, escaped, html, over, pairs, table } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { abroad } from './firms.ts';
import { aboutPair, at, batch, called, chargePairs, fieldsAt, figures, note, of, pairsAt, place, row, rows, stack } from './kit.ts'; // prettier-ignore
import type { LayoutG } from './orders.ts';

const dotted = figures('dotted');
const space = figures('space');
const english = figures('english');
const swedish = figures('swedish');

const g62: LayoutG = {
  id: 'g62',
  producer: 'chromium',
  hard: 'Italian: Destinatario and Luogo di consegna side by side; lot and expiry in columns; Fattura n. … del … in one line',
  credits: 1,
  seller: {
    party: abroad('Salumificio Valdarda S.r.l.', 'Via Emilia 210, 43123 Parma (PR)', 'IT02417730344'),
    trades: ['italian'],
    codes: '@@##',
    numbers: '###/E',
    lines: [3, 8],
    currency: 'EUR',
    charges: [['Trasporto', 18000, 0]],
  },
  draw: (paper) =>
    html(
      `.lines td,.lines th{border:.4pt solid #777}.lines th{background:#eee;font-size:7.5pt}`,
      `${row(
        ['55%', `<b style="font-size:14pt">${paper.supplier.name}</b><br>${stack(paper.supplier.street, paper.supplier.post)}<br>P.IVA ${paper.supplier.vat}`],
        ['45%', `<b>${called(paper, 'FATTURA', 'NOTA DI CREDITO')} n. ${paper.number} del ${slashes(paper.issue)}</b>${paper.about === null ? '' : `<br>Rif. fattura n. ${paper.about}`}`],
      )}${note(paper)}
      ${row(['50%', `<i>Destinatario</i><br>${stack(...place(paper.buyer), 'SVEZIA')}`], ['50%', `<i>Luogo di consegna</i><br>${stack(...place(paper.buyer))}`])}
      ${over([['Cod. cliente', paper.customer], ['Pagamento', 'Bonifico 30 gg d.f.'], ['Scadenza', slashes(paper.due)], ['Porto', 'Franco']])}<br>
      ${table(
        [
          column('Codice', ({ code }) => code),
          column('Descrizione', ({ name }) => name),
          column('Lotto', (line) => batch(line)),
          column('U.M.', ({ unit }) => unit),
          column('Q.tà', ({ quantity }) => dotted.quantity(quantity, 2), 'r'),
          column('Prezzo', ({ price }) => dotted.price(price), 'r'),
          column('Importo', ({ sum }) => dotted.money(sum), 'r'),
          column('IVA', () => 'N41'),
        ],
        paper.lines,
      )}
      <div class="right">${pairs([
        ['Totale merce', dotted.money(paper.lineNet)],
        ...chargePairs(paper, dotted),
        ['Totale imponibile', dotted.money(paper.net)],
        ['IVA', dotted.money(paper.tax)],
        [paper.isCredit ? 'Totale a credito EUR' : 'Totale documento EUR', dotted.money(paper.payable)],
      ])}</div><div class="clear"></div>
      <p class="small">N41: operazione non imponibile art. 41 D.L. 331/93. Banca: IBAN IT60X0542811101000000123456 – Cap. Soc. € 100.000 i.v. – REA PR 214887</p>`,
    ),
}; // prettier-ignore

const g63: LayoutG = {
  id: 'g63',
  producer: 'reportlab',
  hard: 'Italian wines: bottles and cartons, Sc.% as discount, wrapped names',
  seller: {
    party: abroad('Cantina Colle dei Venti Soc. Agr.', 'Strada del Vino 4, 37030 Mezzane di Sotto', 'IT03562190238'),
    trades: ['vino'],
    codes: 'CV##-##',
    numbers: '26###',
    lines: [2, 6],
    amounts: [24, 180],
    currency: 'EUR',
    discounts: [500, 800],
    terms: 60,
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 9, font: 'serif' });
    const { supplier } = paper;
    sheet.text(297, 50, 'Colle dei Venti', { size: 22, font: 'serifbold', align: 'c' });
    sheet.text(297, 64, `${supplier.name} - ${supplier.street} - ${supplier.post}`, { size: 8, align: 'c' });
    fieldsAt(
      sheet,
      [40, 130, 96],
      [
        [called(paper, 'Fattura', 'Nota credito'), paper.number],
        ['Data', slashes(paper.issue)],
        ['Scadenza', slashes(paper.due)],
        ['Agente', 'Nordico'],
      ],
    );
    if (paper.remark !== null) sheet.text(40, 84, paper.remark, { size: 12, font: 'serifbold' });
    sheet.text(320, 96, 'Spett.le');
    sheet.block(320, 108, [...place(paper.buyer), 'Svezia']);
    const y = rows(sheet, {
      y: 184,
      step: 14,
      bottom: 700,
      next: () => 60,
      lines: paper.lines,
      heads: { font: 'serifbold' },
      columns: [
        at(40, 'Articolo', ({ code }) => code),
        at(100, 'Descrizione', ({ name }) => name, 'l', { wrap: 26 }),
        at(300, 'Cart.', ({ quantity }) => String(Math.ceil(Number(quantity) / 6000)), 'r'),
        at(345, 'Bott.', ({ quantity }) => dotted.quantity(quantity), 'r'),
        at(410, 'Prezzo €', ({ price }) => dotted.price(price), 'r'),
        at(460, 'Sc.%', ({ discount }) => (discount === 0n ? '' : dotted.percent(discount)), 'r'),
        at(555, 'Importo €', ({ sum }) => dotted.money(sum), 'r'),
      ],
    });
    pairsAt(
      sheet,
      [380, 555, y + 14],
      [
        ['Imponibile', dotted.money(paper.net)],
        ['IVA 0% art. 41', dotted.money(paper.tax)],
        ['TOTALE FATTURA', dotted.money(paper.payable)],
      ],
    );
    sheet.text(40, 800, `P. IVA / VAT ${supplier.vat}   IBAN IT40S0542811101000000987654   SWIFT COLVIT2V`, { size: 7.5 });
    return sheet.drawing();
  },
  printing: { unit: () => undefined },
}; // prettier-ignore

const g64: LayoutG = {
  id: 'g64',
  producer: 'weasyprint',
  hard: 'French: Réf., Désignation, P.U. HT, Montant HT; spaces between thousands; Avoir for credits',
  credits: 1,
  seller: {
    party: abroad('Maison Delorme Affineurs SAS', '14 rue des Halles, 69001 Lyon', 'FR32418905527', {
      organisation: '418905527',
    }),
    trades: ['french'],
    codes: '#####',
    numbers: 'FA######',
    lines: [3, 8],
    currency: 'EUR',
    charges: [['Frais de port', 9500, 0]],
  },
  draw: (paper) =>
    html(
      `body{font-family:'Liberation Serif'}.lines th{border-bottom:1pt solid #246;color:#246}`,
      `${row(
        [
          '50%',
          `<span style="font-size:19pt;color:#246">Maison Delorme</span><br>${stack(paper.supplier.street, paper.supplier.post, 'France')}`,
        ],
        ['50%', `<br>${stack(...place(paper.buyer), 'Suède')}`],
      )}
      <h2>${called(paper, 'Facture', 'Avoir')} n° ${paper.number}</h2>${note(paper)}
      ${over([
        ['Date', slashes(paper.issue)],
        ['Code client', paper.customer],
        ['Échéance', slashes(paper.due)],
        ['Commande', paper.order],
        ...aboutPair(paper, 'Sur facture n°'),
      ])}<br>
      ${table(
        [
          column('Réf.', ({ code }) => code),
          column('Désignation', ({ name }) => name),
          column('DLC', (line) => slashes(`2026-12-${10 + of(line, 20)}`)),
          column('Qté', ({ quantity }) => space.quantity(quantity), 'r'),
          column('Unité', ({ unit }) => unit),
          column('P.U. HT', ({ price }) => space.price(price), 'r'),
          column('Montant HT', ({ sum }) => space.money(sum), 'r'),
        ],
        paper.lines,
      )}
      <div class="right">${pairs([
        ['Total marchandises', `${space.money(paper.lineNet)} €`],
        ...chargePairs(paper, space).map(([label, value]) => [label, `${value} €`] as const),
        ['Total HT', `${space.money(paper.net)} €`],
        ['TVA 0 %', `${space.money(paper.tax)} €`],
        [paper.isCredit ? 'Net à déduire' : 'Net à payer', `${space.money(paper.payable)} €`],
      ])}</div><div class="clear"></div>
      <p class="small">${escaped(paper.supplier.name)} au capital de 80 000 € – SIREN 418 905 527 – TVA intracommunautaire ${paper.supplier.vat} – Exonération de TVA, art. 262 ter I du CGI – IBAN FR7630006000011234567890189</p>`,
    ),
};

const g65: LayoutG = {
  id: 'g65',
  producer: 'groff',
  hard: 'French wines set in type: a table of troff; prices for a bottle; the date after the town',
  seller: {
    party: abroad('Domaine des Trois Pierres EARL', 'Route de Sury 2, 18300 Verdigny', 'FR87350441289', {
      organisation: '350441289',
    }),
    trades: ['vin'],
    codes: '',
    numbers: '####',
    lines: [2, 5],
    amounts: [12, 120],
    currency: 'EUR',
    terms: 45,
  },
  draw: (paper) => {
    const { supplier } = paper;
    const cells = paper.lines
      .map(
        ({ name, quantity, price, sum }) =>
          `${name.replaceAll("'", '\\(aq')}\t${space.quantity(quantity)}\t${space.price(price)}\t${space.money(sum)}`,
      )
      .join('\n');
    return `.pl 29.7c\n.po 2.2c\n.ll 16.5c\n.ft TR\n.ps 11\n.vs 14\n.nf\n.sp 1.5c\n.ft TB\n.ps 15\nDomaine des Trois Pierres\n.ps 11\n.ft TR\n${supplier.street}\n${supplier.post}\nTVA ${supplier.vat}\n.sp 1\n.in 9c\n${paper.buyer.name}\n${paper.buyer.street}\n${paper.buyer.post}\nSuède\n.in 0\n.sp 1\n.ft TB\n${called(paper, 'FACTURE', 'AVOIR')} No ${paper.number}\n.ft TR\n${paper.remark ?? '.sp 0'}\nVerdigny, le ${slashes(paper.issue)}\nÀ régler avant le ${slashes(paper.due)}\n.sp 1\n.TS\nl r r r.\n.ft TI\nVin\tBouteilles\tPrix HT\tMontant\n.ft TR\n_\n${cells}\n_\n.TE\n.sp 1\nTotal HT   ${space.money(paper.net)} EUR\nTVA 0 %   ${space.money(paper.tax)} EUR\nTotal à payer   ${space.money(paper.payable)} EUR\n.sp 2\n.ps 9\nExonération de TVA, article 262 ter I du CGI. IBAN FR7610278060000002047130154\n${supplier.name}\n`;
  },
  printing: { unit: () => undefined },
};

const g66: LayoutG = {
  id: 'g66',
  producer: 'fpdf',
  hard: 'Spanish: Cantidad last but two, Dto., Base imponible; CIF; euros with points between thousands',
  credits: 1,
  seller: {
    party: abroad('Ibéricos Sierra Alta S.L.', 'Polígono La Dehesa 9, 37770 Guijuelo', 'ESB37418220', {
      organisation: 'B37418220',
    }),
    trades: ['spanish'],
    codes: '####@',
    numbers: '26/####',
    lines: [3, 7],
    currency: 'EUR',
    discounts: [300, 500],
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 9 });
    const { supplier } = paper;
    sheet.text(40, 50, 'SIERRA ALTA', { size: 19, font: 'bold' });
    sheet.block(
      40,
      64,
      [supplier.name, `${supplier.street}, ${supplier.post}`, `CIF ${supplier.vat}`],
      { size: 8, leading: 10 },
    );
    sheet.text(360, 50, called(paper, 'FACTURA', 'FACTURA RECTIFICATIVA'), { size: 13, font: 'bold' });
    if (paper.remark !== null) sheet.text(360, 34, paper.remark, { size: 11, font: 'bold' });
    fieldsAt(
      sheet,
      [360, 440, 68],
      [
        ['Factura nº', paper.number],
        ['Fecha', slashes(paper.issue)],
        ['Vencimiento', slashes(paper.due)],
        ['Cliente', paper.customer],
        ...aboutPair(paper, 'Rectifica a'),
      ],
    );
    sheet.block(40, 124, [...place(paper.buyer), 'SUECIA']);
    const y = rows(sheet, {
      y: 196,
      step: 14,
      bottom: 700,
      next: () => 60,
      lines: paper.lines,
      columns: [
        at(40, 'Referencia', ({ code }) => code),
        at(105, 'Descripción', ({ name }) => name),
        at(345, 'Cantidad', ({ quantity }) => dotted.quantity(quantity, 2), 'r'),
        at(353, 'Ud.', ({ unit }) => unit),
        at(430, 'Precio', ({ price }) => dotted.price(price), 'r'),
        at(475, 'Dto.', ({ discount }) => (discount === 0n ? '' : `${dotted.percent(discount)}%`), 'r'),
        at(555, 'Importe', ({ sum }) => dotted.money(sum), 'r'),
      ],
    });
    pairsAt(
      sheet,
      [380, 555, y + 14],
      [
        ['Base imponible', dotted.money(paper.net)],
        ['IVA 0 %', dotted.money(paper.tax)],
        ['TOTAL FACTURA EUR', dotted.money(paper.payable)],
      ],
    );
    sheet.text(40, 790, 'Entrega intracomunitaria exenta, art. 25 Ley 37/1992. IBAN ES9121000418450200051332', { size: 7.5 });
    return sheet.drawing();
  },
}; // prettier-ignore

const g67: LayoutG = {
  id: 'g67',
  producer: 'chromium',
  hard: 'Irish: Invoice To and Deliver To; American days; Qty, Unit price, Line total; VAT zero rated',
  seller: {
    party: abroad('Ballycross Larder Ltd', 'Unit 6 Harbour Estate, Wexford Y35 N2P4', 'IE3418827MH', {
      organisation: '418827',
    }),
    trades: ['english'],
    codes: '@@#####',
    numbers: 'SI-####',
    lines: [3, 7],
    currency: 'EUR',
    charges: [['Carriage', 12500, 0]],
  },
  draw: (paper) =>
    html(
      `body{font-family:'DejaVu Sans';font-size:8.5pt}.lines th{background:#1d4d3a;color:#fff}.lines td{border-bottom:.3pt solid #aaa}`,
      `<div class="right" style="text-align:right"><h1>${called(paper, 'INVOICE', 'CREDIT NOTE')}</h1></div><b style="font-size:14pt;color:#1d4d3a">Ballycross Larder</b><br>${stack(paper.supplier.street, paper.supplier.post, 'Ireland')}<div class="clear"></div>${note(paper)}
      ${row(
        ['35%', `<b>Invoice To</b><br>${stack(...place(paper.buyer), 'Sweden')}`],
        ['35%', `<b>Deliver To</b><br>${stack(...place(paper.buyer))}`],
        [
          '30%',
          pairs([
            ['Invoice No', paper.number],
            ['Invoice Date', american(paper.issue)],
            ['Due Date', american(paper.due)],
            ['Account', paper.customer],
            ['Your PO', paper.order],
          ]),
        ],
      )}<br>
      ${table(
        [
          column('Product', ({ code }) => code),
          column('Description', ({ name }) => name),
          column('Qty', ({ quantity }) => english.quantity(quantity), 'r'),
          column('UOM', ({ unit }) => unit),
          column('Unit Price', ({ price }) => english.price(price), 'r'),
          column('Line Total', ({ sum }) => english.money(sum), 'r'),
        ],
        paper.lines,
      )}
      <div class="right">${pairs([
        ['Goods Total', `€${english.money(paper.lineNet)}`],
        ...chargePairs(paper, english).map(([label, value]) => [label, `€${value}`] as const),
        ['Subtotal ex VAT', `€${english.money(paper.net)}`],
        ['VAT @ 0%', `€${english.money(paper.tax)}`],
        ['Total Due', `€${english.money(paper.payable)}`],
      ])}</div><div class="clear"></div>
      <p class="small">${paper.supplier.name}. Registered in Ireland No. ${paper.supplier.organisation}. VAT No. ${paper.supplier.vat}. Intra-Community supply, zero rated. IBAN IE29AIBK93115212345678</p>`,
    ),
};

const g68: LayoutG = {
  id: 'g68',
  producer: 'writer',
  hard: 'Estonian seller in English and euro: Arve in the heading too; days with points; no due date but a term',
  printing: { omits: ['dueDate'] },
  seller: {
    party: abroad('Saaremaa Kala OÜ', 'Tööstuse 7, 93811 Kuressaare', 'EE101774523', {
      organisation: '12844507',
    }),
    trades: ['norwegian'],
    codes: '###',
    numbers: '26####',
    lines: [2, 5],
    currency: 'EUR',
    terms: 14,
  },
  draw: (paper) =>
    html(
      `td,th{padding:2px 6px}`,
      `<p><b>Saaremaa Kala OÜ</b><br>${paper.supplier.street}, ${paper.supplier.post}, Estonia<br>Reg. no ${paper.supplier.organisation}, VAT ${paper.supplier.vat}</p>
      <p><font size="5">${called(paper, 'Arve / Invoice', 'Kreeditarve / Credit note')} no. ${paper.number}</font></p>${note(paper)}
      <p>Date: ${dottedDay(paper.issue)}<br>Payment term: 14 days<br>Buyer: ${escaped(paper.buyer.name)}, ${paper.buyer.street}, ${paper.buyer.post}, Sweden</p>
      <table border="1" cellspacing="0" width="100%"><tr><th>Code</th><th>Description</th><th>Quantity</th><th>Unit</th><th>Price EUR</th><th>Amount EUR</th></tr>
      ${paper.lines.map(({ code, name, quantity, unit, price, sum }) => `<tr><td>${code}</td><td>${escaped(name)}</td><td align="right">${swedish.quantity(quantity, 2)}</td><td>${unit}</td><td align="right">${swedish.price(price)}</td><td align="right">${swedish.money(sum)}</td></tr>`).join('')}</table>
      <p align="right">Total without VAT ${swedish.money(paper.net)}<br>VAT 0% ${swedish.money(paper.tax)}<br><b>Total to pay EUR ${swedish.money(paper.payable)}</b></p>
      <p><font size="2">Bank: IBAN EE382200221020145685, BIC SAARE22. Intra-community supply of goods.</font></p>`,
    ),
}; // prettier-ignore

export const abroadSouth: readonly LayoutG[] = [g62, g63, g64, g65, g66, g67, g68];
