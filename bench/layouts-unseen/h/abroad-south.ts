/** Sellers in Germany, the Netherlands, Italy, France, Spain and Ireland. */
import { dashedBack, dotted, slashes } from '../days.ts';
import { address, column, pairs, remarked, table } from '../html.ts';
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import { beside, called, col, figures, grid, labelled, num, of, page, rows, summed } from './kit.ts';
import type { LayoutH } from './orders.ts';

const point = figures('dotted');
const english = figures('english');
const space = figures('space');
const euro = { currency: 'EUR', rate: 0 } as const;

const h64: LayoutH = {
  id: 'h64',
  producer: 'cairo',
  hard: 'German: Pos. before each line, EP and GP, carried sums',
  credits: 1,
  seller: {
    party: firm('Alpenland Feinkost GmbH', 'Industriestraße 22, 87700 Memmingen', { organisation: 'HRB 14402', vat: 'DE274118309', iban: 'DE89 3704 0044 0532 0130 00' }),
    trades: ['german'],
    codes: '10###',
    numbers: 'RE-2026-10418',
    lines: [3, 7],
    ...euro,
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 9 });
    const { supplier: seller } = paper;
    sheet.right(550, 50, 'ALPENLAND FEINKOST', { font: 'bold', size: 16 });
    sheet.text(50, 92, `${seller.name} · ${seller.street} · ${seller.post}`, { size: 6.5 });
    sheet.block(50, 108, [paper.buyer.name, paper.buyer.street, `SE-${paper.buyer.post}`, 'SCHWEDEN'], { size: 10 });
    summed(sheet, 108, [['Rechnungs-Nr.', paper.number], ['Rechnungsdatum', dotted(paper.issue)], ['Lieferdatum', dotted(paper.delivered)], ['Kunden-Nr.', paper.customer], ['USt-IdNr. Kunde', paper.buyer.vat], ...(paper.about === null ? [] : [['zu Rechnung', paper.about] as [string, string]])], { x: 360, right: 550, leading: 12 });
    sheet.text(50, 200, called(paper, 'Rechnung', 'Gutschrift'), { font: 'bold', size: 14 });
    if (paper.remark !== null) sheet.text(200, 200, paper.remark, { font: 'bold', size: 11 });
    const y = grid(
      sheet,
      [
        num(64, 'Pos', (_, index) => String((index + 1) * 10)),
        col(74, 'Art.-Nr.', ({ code }) => code),
        col(124, 'Bezeichnung', ({ name }) => name),
        num(330, 'Menge', ({ quantity }) => point.quantity(quantity)),
        col(338, 'ME', ({ unit }) => unit),
        num(430, 'EP', ({ price }) => point.price(price)),
        num(550, 'GP EUR', ({ sum }) => point.money(sum)),
      ],
      paper.lines,
      { top: 226, leading: 14, rule: (at) => sheet.line(50, at, 550) },
    );
    sheet.line(50, y, 550);
    summed(sheet, y + 16, [['Nettobetrag', point.money(paper.net)], ['USt. 0 %', point.money(paper.tax)], ['Rechnungsbetrag EUR', point.money(paper.payable)]], { x: 360, right: 550 });
    sheet.block(50, y + 70, ['Steuerfreie innergemeinschaftliche Lieferung gem. § 4 Nr. 1b UStG.', `Zahlbar bis ${dotted(paper.due)} ohne Abzug.`]);
    sheet.text(50, 800, `IBAN ${seller.iban ?? ''}  USt-IdNr. ${seller.vat}  Amtsgericht Memmingen ${seller.organisation}  Tel. +49 30 23125 014`, { size: 7.5 });
    return sheet.drawing();
  },
}; // prettier-ignore

const h65: LayoutH = {
  id: 'h65',
  producer: 'chromium',
  hard: 'Dutch: amount first, euro signs apart from the sums',
  seller: {
    party: firm('Kaashandel De Waag B.V.', 'Waagplein 3, 1811 JP Alkmaar', { organisation: '37104482', vat: 'NL810447201B01', iban: 'NL91 ABNA 0417 1643 00' }),
    trades: ['dutch'],
    codes: '5###',
    numbers: '2026300418',
    lines: [3, 6],
    ...euro,
  },
  draw: (paper) => {
    const { supplier: seller } = paper;
    return page(
      `body{font:9.5pt 'DejaVu Sans';font-size:8.8pt}.lines{margin:20pt 0}.lines th{background:#f6a400;padding:3pt}`,
      beside([50, `<b style="font-size:18pt">De Waag</b>`], [50, `<b>${seller.name}</b><br>${seller.street}<br>${seller.post}<br>KvK ${seller.organisation}<br>BTW ${seller.vat}`]),
      `<p>${address(paper.buyer)}<br>Zweden</p>`,
      `<h2>${called(paper, 'FACTUUR', 'CREDITNOTA')}</h2>${remarked(paper)}`,
      `<p>${labelled([['Factuurnummer', paper.number], ['Factuurdatum', dashedBack(paper.issue)], ['Vervaldatum', dashedBack(paper.due)], ['Debiteur', paper.customer]])}</p>`,
      table(
        [
          column('Aantal', ({ quantity, unit }) => `${point.quantity(quantity)} ${unit}`),
          column('Artikel', ({ code }) => code),
          column('Omschrijving', ({ name }) => name),
          column('Prijs', ({ price }) => `€ ${point.price(price)}`, 'r'),
          column('Bedrag', ({ sum }) => `€ ${point.money(sum)}`, 'r'),
        ],
        paper.lines,
      ),
      pairs([['Subtotaal', `€ ${point.money(paper.net)}`], ['BTW 0% (verlegd)', `€ ${point.money(paper.tax)}`], ['Te betalen', `€ ${point.money(paper.payable)}`]], 'right'),
      `<p class="clear"><br>Gelieve te betalen op IBAN ${seller.iban ?? ''} o.v.v. het factuurnummer. Intracommunautaire levering, BTW-nr. afnemer ${paper.buyer.vat}.</p>`,
    );
  },
}; // prettier-ignore

const h66: LayoutH = {
  id: 'h66',
  producer: 'wkhtmltopdf',
  hard: 'Italian: lots below the names, discount in per cent, deadlines of payment in a table',
  credits: 1,
  seller: {
    party: firm('Sapori del Garda S.r.l.', 'Via Gardesana 18, 37011 Bardolino VR', { organisation: '04118270239', vat: 'IT04118270239', iban: 'IT60 X054 2811 1010 0000 0123 456' }),
    trades: ['italian'],
    codes: 'SG###',
    numbers: '418/E',
    lines: [3, 7],
    discounts: [500, 1000],
    ...euro,
  },
  draw: (paper) => {
    const { supplier: seller } = paper;
    return page(
      `body{font:11.5pt 'Liberation Serif'}.lines{margin:12pt 0}.lines th{border:1px solid #000;font-size:10pt}.lines td{border-left:1px solid #000;border-right:1px solid #000}.lines{border:1px solid #000}.s{font-size:9pt}`,
      beside([50, `<b style="font-size:18pt;color:#272">Sapori del Garda</b><br>${seller.street}<br>${seller.post}<br>P.IVA ${seller.vat}<br>Tel. +39 045 000 0148`], [50, `Spett.le<br>${address(paper.buyer)}<br>SVEZIA<br>P.IVA ${paper.buyer.vat}`]),
      `<p><b>${called(paper, 'FATTURA', 'NOTA DI CREDITO')}</b> n. ${paper.number} del ${slashes(paper.issue)}${paper.about === null ? '' : ` (rif. fattura ${paper.about})`}</p>${remarked(paper)}`,
      table(
        [
          column('Codice', ({ code }) => code),
          column('Descrizione', ({ name }) => name),
          column('UM', ({ unit }) => unit),
          column('Quantità', ({ quantity }) => point.quantity(quantity), 'r'),
          column('Prezzo', ({ price }) => point.price(price), 'r'),
          column('Sc.%', ({ discount }) => (discount === 0n ? '' : point.percent(discount)), 'r'),
          column('Importo', ({ sum }) => point.money(sum), 'r'),
          column('IVA', () => 'N3.2'),
        ],
        paper.lines,
        { under: (line) => `<tr><td></td><td class="s">Lotto ${of(line, 90_000) + 10_000}</td><td></td><td></td><td></td><td></td><td></td><td></td></tr>` },
      ),
      beside([50, rows([['Scadenza', 'Importo €'], [slashes(paper.due), point.money(paper.payable)]])], [50, rows([['Imponibile', point.money(paper.net)], ['IVA', point.money(paper.tax)], ['TOTALE DOCUMENTO €', point.money(paper.payable)]])]),
      `<p class="s">Operazione non imponibile art. 41 D.L. 331/93. Banca: IBAN ${seller.iban ?? ''}. ${seller.name} – Cod. fisc. ${seller.organisation}</p>`,
    );
  },
}; // prettier-ignore

const h67: LayoutH = {
  id: 'h67',
  producer: 'weasyprint',
  hard: 'French: spaces between thousands, days with slashes, the sums as a row of heads and values',
  seller: {
    party: firm('Maison Delorme et Fils SARL', '14 quai du Halage, 69130 Écully', { organisation: '412 880 174', vat: 'FR27412880174', iban: 'FR14 2004 1010 0505 0001 3M02 606' }),
    trades: ['french'],
    codes: '@##',
    numbers: 'FA260418',
    lines: [2, 6],
    ...euro,
  },
  draw: (paper) => {
    const { supplier: seller } = paper;
    return page(
      `body{font:10pt 'Liberation Serif'}.lines{margin:16pt 0}.lines th{border-top:1pt solid #000;border-bottom:1pt solid #000}.t{width:100%;border:1pt solid #000}.t td{padding:3pt 8pt}`,
      `<p class="c"><b style="font-size:18pt">Maison Delorme et Fils</b><br>Affineurs depuis 1921 – ${seller.street}, ${seller.post}</p>`,
      beside([50, `<b>${called(paper, 'FACTURE', 'AVOIR')} N° ${paper.number}</b>${remarked(paper)}<br>Date : ${slashes(paper.issue)}<br>Échéance : ${slashes(paper.due)}<br>Code client : ${paper.customer}`], [50, `${address(paper.buyer)}<br>Suède<br>N° TVA : ${paper.buyer.vat}`]),
      table(
        [
          column('Réf.', ({ code }) => code),
          column('Désignation', ({ name }) => name),
          column('Qté', ({ quantity }) => space.quantity(quantity), 'r'),
          column('Unité', ({ unit }) => unit),
          column('P.U. HT', ({ price }) => space.price(price), 'r'),
          column('Montant HT', ({ sum }) => space.money(sum), 'r'),
        ],
        paper.lines,
      ),
      rows([['Total HT', 'TVA 0 %', 'Total TTC', 'Net à payer'], [space.money(paper.net), space.money(paper.tax), space.money(paper.gross), `${space.money(paper.payable)} €`]], 't', ['r', 'r', 'r', 'r']),
      `<p class="small">Exonération de TVA, article 262 ter I du CGI. IBAN ${seller.iban ?? ''}. ${seller.name}, SIREN ${seller.organisation}, TVA ${seller.vat}.</p>`,
    );
  },
}; // prettier-ignore

const h68: LayoutH = {
  id: 'h68',
  producer: 'reportlab',
  hard: 'Irish, in English: points as decimal marks, a statement of terms among the data',
  credits: 1,
  seller: {
    party: firm('Glenmore Farmhouse Foods Ltd', 'Unit 7 Business Park, Dungarvan', { organisation: '504417', vat: 'IE6388047V', iban: 'IE29 AIBK 9311 5212 3456 78' }),
    trades: ['irish'],
    codes: 'GF-###',
    numbers: 'SI-10418',
    lines: [3, 6],
    ...euro,
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 9 });
    const { supplier: seller } = paper;
    sheet.text(40, 52, 'Glenmore', { font: 'serifbold', size: 22 });
    sheet.block(400, 46, [seller.name, seller.street, seller.post, 'Ireland', `VAT Reg No ${seller.vat}`], { size: 8, leading: 10 });
    sheet.text(40, 110, called(paper, 'Invoice', 'Credit Note'), { font: 'bold', size: 15 });
    if (paper.remark !== null) sheet.text(200, 110, paper.remark, { font: 'bold', size: 11 });
    sheet.block(40, 130, ['Invoice to:', paper.buyer.name, paper.buyer.street, `${paper.buyer.post}, Sweden`, `VAT No ${paper.buyer.vat}`]);
    summed(sheet, 130, [[paper.isCredit ? 'Credit Note No' : 'Invoice No', paper.number], ['Date', slashes(paper.issue)], ['Due Date', slashes(paper.due)], ['Account', paper.customer], paper.about === null ? ['Your PO', paper.order] : ['Original Invoice', paper.about]], { x: 380, right: 550, leading: 12 });
    const y = grid(
      sheet,
      [
        col(40, 'Code', ({ code }) => code),
        col(92, 'Description', ({ name }) => name),
        num(320, 'Qty', ({ quantity }) => english.quantity(quantity)),
        col(328, 'UoM', ({ unit }) => unit),
        num(430, 'Unit Price', ({ price }) => english.price(price)),
        num(550, 'Net Amount', ({ sum }) => english.money(sum)),
      ],
      paper.lines,
      { top: 220, leading: 14, rule: (at) => sheet.line(40, at, 550) },
    );
    sheet.line(40, y, 550);
    summed(sheet, y + 16, [['Total Net', english.money(paper.net)], ['Total VAT @ 0%', english.money(paper.tax)], [paper.isCredit ? 'Total Credit EUR' : 'Total Due EUR', english.money(paper.payable)]], { x: 380, right: 550 });
    sheet.block(40, y + 16, ['Zero-rated intra-Community supply.', 'Title passes on payment in full.', `IBAN ${seller.iban ?? ''}`]);
    return sheet.drawing();
  },
}; // prettier-ignore

export const abroadSouth: readonly LayoutH[] = [h64, h65, h66, h67, h68];
