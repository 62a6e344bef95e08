/** Set B: suppliers from Denmark, Norway, Germany, Italy, France and the Netherlands. */
import { dashedBack, dotted, slashes } from './days.ts';
import { forms } from './exact.ts';
import { across, inForm } from './format.ts';
import { address, column, html, pairs, remarked, table, titled } from './html.ts';
import { digitsOf } from './identity.ts';
import type { Layout } from './layout.ts';
import { firm } from './parties.ts';
import { Sheet } from './sheet.ts';

const dots = inForm(forms.dotted);
const spaced = inForm(forms.space);
const swiss = inForm(forms.english);

const danish: Layout = {
  id: 'b31',
  producer: 'fpdf',
  hard: 'Danish with Kreditnota, "Vare", "Rab.", "Beløb DKK", "At betale", VAT 25 %, FI card line, SE number',
  order: {
    layout: 'b31', supplier: firm('Jysk Slagterengros A/S', 'Industrivej 14, 7500 Holstebro', { organisation: '39281740', vat: 'DK39281740' }), trades: ['danish'], lines: [3, 6], code: (name) => digitsOf(`b31${name}`, 4),
    number: (n) => String(1_204_000 + n), currency: 'DKK', terms: 8, discounts: [250], from: '2026-05-03',
  }, // prettier-ignore
  credits: 1,
  draw: (p) => {
    const sheet = new Sheet({ size: 9 });
    sheet.text(45, 60, 'JYSK SLAGTERENGROS', { size: 16, font: 'bold' });
    sheet.right(550, 60, titled(p, 'FAKTURA', 'KREDITNOTA'), { size: 14 });
    for (const [at, [label, value]] of ([['Nummer', p.number], ['Dato', dotted(p.issue)], ['Forfald', dotted(p.due)], ['Kunde', p.customer], ['Vor ref.', 'Salg'], ...(p.about === null ? [] : [['Vedr. faktura', p.about]])] as [string, string][]).entries()) across(sheet, 78 + at * 12, [[420, label], [550, value, 'r']]); // prettier-ignore
    sheet.block(45, 95, [
      p.buyer.name,
      p.buyer.street,
      p.buyer.post,
      'SE-Sverige',
      `Moms nr. ${p.buyer.vat}`,
    ]);
    if (p.remark !== null) sheet.text(45, 165, p.remark, { font: 'bold' });
    across(sheet, 182, [[45, 'Vare'], [90, 'Tekst'], [300, 'Antal', 'r'], [310, 'Enh.'], [400, 'Pris', 'r'], [440, 'Rab. %', 'r'], [550, 'Beløb DKK', 'r']], { font: 'bold' }); // prettier-ignore
    let y = 198;
    for (const l of p.lines) {
      across(sheet, y, [[45, l.code], [90, l.name], [300, dots.quantity(l.quantity), 'r'], [310, l.unit], [400, dots.price(l.price), 'r'], [440, l.discount === 0n ? '' : dots.percent(l.discount), 'r'], [550, dots.money(l.sum), 'r']]); // prettier-ignore
      y += 14;
    }
    sheet.line(45, y, 550);
    for (const [label, value] of [['Nettobeløb', dots.money(p.net)], ['Moms 25 %', dots.money(p.tax)], [p.isCredit ? 'Til gode' : 'At betale', dots.money(p.payable)]] as [string, string][]) across(sheet, (y += 14), [[400, label], [550, value, 'r']]); // prettier-ignore
    sheet.block(
      45,
      780,
      [
        `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}, Danmark`,
        `CVR/SE ${p.supplier.organisation}   Bank 9999 0009876543   +71<000000001204000+99999999<`,
      ],
      { size: 7.5 },
    );
    return sheet.drawing();
  },
};

const norwegian: Layout = {
  id: 'b32',
  producer: 'chromium',
  hard: 'Norwegian: Varenr, Antall, Enhetspris, "Beløp eks. mva", "Totalt å betale", Betalingsfrist',
  order: {
    layout: 'b32', supplier: firm('Fjordmat Eksport AS', 'Bryggekanten 2, 5003 Bergen', { organisation: '917362580', vat: 'NO917362580MVA' }), trades: ['norwegian'], lines: [2, 5], code: (name) => `FM${digitsOf(`b32${name}`, 3)}`,
    number: (n) => String(88_300 + n), currency: 'NOK', terms: 14, from: '2026-08-18',
  }, // prettier-ignore
  draw: (p) =>
    html(
      `.lines th{border-bottom:1pt solid #036;text-align:left}.lines td{padding:3pt}`,
      `<table style="width:100%"><tr><td><h1 style="color:#036">Fjordmat</h1>${p.supplier.name}<br>${p.supplier.street}, ${p.supplier.post}</td><td class="r"><h2>${titled(p, 'FAKTURA')}</h2>Fakturanummer: ${p.number}<br>Fakturadato: ${dotted(p.issue)}<br>Betalingsfrist: ${dotted(p.due)}<br>Kundenummer: ${p.customer}</td></tr></table><p>${address(p.buyer)}<br>Sverige</p>${remarked(p)}
      ${table([column('Varenr', (l) => l.code), column('Varetekst', (l) => l.name), column('Antall', (l) => spaced.quantity(l.quantity), 'r'), column('Enhet', (l) => l.unit), column('Enhetspris', (l) => spaced.price(l.price), 'r'), column('Mva', () => '0 %', 'r'), column('Beløp eks. mva', (l) => spaced.money(l.sum), 'r')], p.lines)}<br>${pairs(
        [
          ['Sum eks. mva', spaced.money(p.net)],
          ['Mva', spaced.money(p.tax)],
          ['<b>Totalt å betale NOK</b>', spaced.money(p.payable)],
        ],
        'pairs right',
      )}<p class="clear">Org.nr. NO ${p.supplier.organisation} MVA. Foretaksregisteret. Konto 1503.00.00000.</p>`,
    ),
};

const germanLayout: Layout = {
  id: 'b33',
  producer: 'reportlab',
  hard: 'German: "Rechnung Nr.", Artikelnummer, Anzahl, "EP", "GP", Skonto text with another sum, Zahlungsziel, delivery week',
  order: {
    layout: 'b33', supplier: firm('Brauhaus Küstenkontor GmbH & Co. KG', 'Hafenstraße 81, 18055 Rostock', { organisation: 'HRA 88110', vat: 'DE306284152' }), trades: ['german'], lines: [3, 6], code: (name) => `${digitsOf(`b33${name}`, 3)}.${digitsOf(`b33d${name}`, 3)}`,
    number: (n) => String(2_660_100 + n), currency: 'EUR', terms: 21, from: '2026-03-30',
  }, // prettier-ignore
  draw: (p) => {
    const sheet = new Sheet({ size: 9.5, font: 'serif' });
    sheet.text(60, 60, 'Küstenkontor', { size: 24, font: 'serifbold' });
    sheet.text(60, 110, `${p.supplier.name} · ${p.supplier.street} · ${p.supplier.post}`, { size: 7 });
    sheet.block(60, 125, [p.buyer.name, p.buyer.street, p.buyer.post, 'Schweden']);
    sheet.block(390, 125, [
      `Datum: ${dotted(p.issue)}`,
      `Kunde: ${p.customer}`,
      `Auftrag: ${p.order}`,
      `Lieferung: ${dotted(p.delivered)}`,
    ]);
    sheet.text(60, 200, `${titled(p, 'Rechnung')} Nr. ${p.number}`, { size: 13, font: 'serifbold' });
    if (p.remark !== null) sheet.text(60, 214, p.remark, { font: 'serifbold' });
    across(sheet, 230, [[60, 'Artikelnummer'], [130, 'Artikel'], [330, 'Anzahl', 'r'], [340, 'ME'], [430, 'EP', 'r'], [535, 'GP', 'r']], { font: 'serifbold' }); // prettier-ignore
    let y = 248;
    for (const l of p.lines) {
      across(sheet, y, [[60, l.code], [130, l.name], [330, dots.quantity(l.quantity), 'r'], [340, l.unit], [430, `${dots.price(l.price)} €`, 'r'], [535, `${dots.money(l.sum)} €`, 'r']]); // prettier-ignore
      y += 15;
    }
    sheet.line(60, y, 535);
    for (const [label, value] of [['Summe netto', dots.money(p.net)], ['MwSt. 0 %', dots.money(p.tax)], ['Gesamtbetrag', dots.money(p.payable)]] as [string, string][]) across(sheet, (y += 15), [[380, label], [535, `${value} €`, 'r']]); // prettier-ignore
    sheet.block(60, y + 40, [
      `Zahlungsziel: ${dotted(p.due)} ohne Abzug.`,
      'Bei Zahlung innerhalb von 8 Tagen gewähren wir 2 % Skonto.',
      `Innergemeinschaftliche Lieferung, Ihre USt-IdNr. ${p.buyer.vat}.`,
    ]);
    sheet.text(
      60,
      800,
      `USt-IdNr. ${p.supplier.vat} · Amtsgericht Rostock ${p.supplier.organisation} · IBAN DE02 1203 0000 0000 2020 51`,
      { size: 7 },
    );
    return sheet.drawing();
  },
};

const italian: Layout = {
  id: 'b34',
  producer: 'wkhtmltopdf',
  hard: 'Italian: "Nota di credito", "Numero documento", "Data documento", Quantità, "Prezzo unitario", "Totale da pagare"',
  order: {
    layout: 'b34', supplier: firm('Caseificio Tre Torri S.p.A.', 'Strada Statale 9 n. 210, 41013 Castelfranco Emilia MO', { organisation: '04817362090', vat: 'IT04817362090' }), trades: ['italian'], lines: [3, 7], code: (name) => `TT${digitsOf(`b34${name}`, 3)}`,
    number: (n) => `2026/${n + 1400}`, currency: 'EUR', terms: 60, from: '2026-04-27',
  }, // prettier-ignore
  credits: 1,
  draw: (p) =>
    html(
      `.lines{border:1px solid #000}.lines th,.lines td{border-left:1px solid #000;padding:2px 5px}.lines th{border-bottom:1px solid #000}.over td,.over th{border:1px solid #000}`,
      `<h2>Caseificio Tre Torri S.p.A.</h2><p class="small">${p.supplier.street} – ${p.supplier.post} – P.IVA ${p.supplier.vat}</p><table class="over"><tr><th>Tipo documento</th><th>Numero documento</th><th>Data documento</th><th>Scadenza pagamento</th></tr><tr><td>${titled(p, 'Fattura', 'Nota di credito')}</td><td>${p.number}</td><td>${dashedBack(p.issue)}</td><td>${dashedBack(p.due)}</td></tr></table><p>Cliente: ${address(p.buyer)}<br>Svezia ${p.buyer.vat}${p.about === null ? '' : `<br>Rif. fattura ${p.about}`}</p>${remarked(p)}
      ${table([column('Cod. articolo', (l) => l.code), column('Descrizione', (l) => l.name), column('U.M.', (l) => l.unit), column('Quantità', (l) => dots.quantity(l.quantity, 3), 'r'), column('Prezzo unitario', (l) => dots.price(l.price, 3), 'r'), column('Totale', (l) => dots.money(l.sum), 'r')], p.lines)}<p class="r">Totale imponibile ${dots.money(p.net)}<br>IVA ${dots.money(p.tax)}<br><b>${p.isCredit ? 'Totale a credito' : 'Totale da pagare'} € ${dots.money(p.payable)}</b></p><p class="small">Cessione intracomunitaria non imponibile. IBAN IT60 X054 2811 1010 0000 0123 456</p>`,
    ),
};

const dutch: Layout = {
  id: 'b35',
  producer: 'cairo',
  hard: 'Dutch exporter writing English: "Invoice no", Colli, "Price EUR", "Total EUR", commas for thousands',
  order: {
    layout: 'b35', supplier: firm('Polder Fresh Export B.V.', 'Handelsweg 120, 2678 LL De Lier', { organisation: '71200418', vat: 'NL800112233B45' }), trades: ['produce'], lines: [4, 8], code: (name) => digitsOf(`b35${name}`, 6),
    number: (n) => `PF${260_900 + n}`, currency: 'EUR', rate: 0, terms: 21, from: '2026-09-10',
  }, // prettier-ignore
  draw: (p) => {
    const sheet = new Sheet({ size: 9 });
    sheet.text(45, 60, 'POLDER FRESH', { size: 22, font: 'bold' });
    sheet.block(380, 50, [
      p.supplier.name,
      p.supplier.street,
      `${p.supplier.post}, The Netherlands`,
      `VAT ${p.supplier.vat}`,
      `CoC ${p.supplier.organisation}`,
    ]);
    sheet.block(45, 120, [p.buyer.name, p.buyer.street, `${p.buyer.post}, Sweden`, p.buyer.vat]);
    across(sheet, 190, [[45, `${titled(p, 'Invoice')} no: ${p.number}`], [200, `Invoice date: ${slashes(p.issue)}`], [340, `Due date: ${slashes(p.due)}`], [460, `Debtor: ${p.customer}`]], { font: 'bold' }); // prettier-ignore
    if (p.remark !== null) sheet.text(45, 206, p.remark, { font: 'bold' });
    across(sheet, 222, [[80, 'Colli', 'r'], [90, 'Item'], [140, 'Product'], [330, 'Quantity', 'r'], [340, 'Unit'], [440, 'Price EUR', 'r'], [550, 'Total EUR', 'r']]); // prettier-ignore
    sheet.line(45, 226, 550);
    let y = 240;
    for (const l of p.lines) {
      across(sheet, y, [[80, String(1 + (l.seed % 12)), 'r'], [90, l.code], [140, l.name], [330, swiss.quantity(l.quantity), 'r'], [340, l.unit], [440, swiss.price(l.price), 'r'], [550, swiss.money(l.sum), 'r']]); // prettier-ignore
      y += 14;
    }
    for (const [label, value] of [['Goods total', swiss.money(p.net)], ['VAT 0% ICL', swiss.money(p.tax)], ['Total amount due EUR', swiss.money(p.payable)]] as [string, string][]) across(sheet, (y += 14), [[400, label], [550, value, 'r']]); // prettier-ignore
    sheet.text(45, 800, `IBAN NL91 ABNA 0417 1643 00. Complaints within 24 hours after arrival.`, {
      size: 7.5,
    });
    return sheet.drawing();
  },
};

const french: Layout = {
  id: 'b36',
  producer: 'weasyprint',
  hard: 'French: "Avoir" for credit, Référence, Libellé, Quantité, Prix unitaire, Total, "Date d’échéance"',
  order: {
    layout: 'b36', supplier: firm('Les Caves du Moulin SAS', '3 place de la Gare, 21200 Beaune', { organisation: '793618422', vat: 'FR75793618422' }), trades: ['french'], lines: [3, 6], code: (name) => digitsOf(`b36${name}`, 5),
    number: (n) => `26-${n + 3300}`, currency: 'EUR', terms: 45, from: '2026-10-02', isNegativeCredit: true,
  }, // prettier-ignore
  credits: 1,
  draw: (p) =>
    html(
      `body{font-family:'Liberation Serif'}.lines th{background:#eee}.lines td{border-bottom:.5pt solid #ccc}`,
      `<p><b>${p.supplier.name}</b><br>${p.supplier.street}, ${p.supplier.post}<br>TVA ${p.supplier.vat}, SIREN ${p.supplier.organisation}</p><p style="margin-left:60%">${address(p.buyer)}<br>Suède</p><h3>${titled(p, 'FACTURE', 'AVOIR')} ${p.number} du ${slashes(p.issue)}</h3>${p.about === null ? '' : `<p>Annule la facture ${p.about}</p>`}<p>Date d’échéance : ${slashes(p.due)}. Compte client : ${p.customer}.</p>${remarked(p)}
      ${table([column('Référence', (l) => l.code), column('Libellé', (l) => l.name), column('Quantité', (l) => spaced.quantity(l.quantity), 'r'), column('U', (l) => l.unit), column('Prix unitaire', (l) => spaced.price(l.price), 'r'), column('Total', (l) => `${spaced.money(l.sum)} €`, 'r')], p.lines)}<p class="r">Total H.T. ${spaced.money(p.net)} €<br>T.V.A. 0,00 % ${spaced.money(p.tax)} €<br><b>Total T.T.C. ${spaced.money(p.payable)} €</b></p>`,
    ),
};

export const foreignB: readonly Layout[] = [danish, norwegian, germanLayout, italian, dutch, french];
