/** Sellers in Italy and France. */
import { slashes } from '../days.ts';
import { column, escaped, html, over, pairs, table } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { abroad } from './firms.ts';
import { aboutPair, at, batch, called, chargePairs, fieldsAt, figures, note, of, pairsAt, place, row, rows, stack } from './kit.ts'; // prettier-ignore
import type { LayoutG } from './orders.ts';

const dotted = figures('dotted');
const space = figures('space');

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

export const abroadSouth: readonly LayoutG[] = [g62, g63, g64, g65];
