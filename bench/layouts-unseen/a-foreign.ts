/** Set A: Danish, Norwegian, German, Italian, French and English suppliers. */
import { american, dashedBack, dotted, slashes } from './days.ts';
import { forms } from './exact.ts';
import { across, inForm } from './format.ts';
import { address, column, html, over, pairs, remarked, table, titled } from './html.ts';
import { digitsOf } from './identity.ts';
import type { Layout } from './layout.ts';
import { firm } from './parties.ts';
import { Sheet } from './sheet.ts';

const german = inForm(forms.dotted);
const english = inForm(forms.english);
const sv = inForm(forms.swedish);

const danish: Layout = {
  id: 'a30',
  producer: 'chromium',
  hard: 'Danish: Varenr., Antal, Stk. pris, Beløb, "I alt", Forfaldsdato, CVR; dots for thousands, DKK, 25 % moms',
  order: {
    layout: 'a30', supplier: firm('Øresund Fødevarer ApS', 'Havnegade 31, 1058 København K', { organisation: '41739266', vat: 'DK41739266' }), trades: ['danish'], lines: [3, 6],
    code: (name) => digitsOf(`a30${name}`, 5), number: (n) => String(70_450 + n), currency: 'DKK', terms: 14,
  }, // prettier-ignore
  draw: (p) =>
    html(
      `.lines th{border-bottom:1pt solid #000}.lines td{padding:3pt}`,
      `<h1>${titled(p, 'FAKTURA')}</h1><div class="right r"><b>${p.supplier.name}</b><br>${p.supplier.street}<br>${p.supplier.post}<br>CVR-nr. ${p.supplier.organisation}<br>Tlf. +45 33 00 00 00</div><p>${address(p.buyer)}<br>Sverige<br>Momsnr. ${p.buyer.vat}</p><div class="clear"></div>${remarked(p)}
      ${pairs([
        ['Fakturanr.', p.number],
        ['Fakturadato', dashedBack(p.issue)],
        ['Forfaldsdato', dashedBack(p.due)],
        ['Kundenr.', p.customer],
        ['Leveringsdato', dashedBack(p.delivered)],
      ])}<br>
      ${table([column('Varenr.', (l) => l.code), column('Beskrivelse', (l) => l.name), column('Antal', (l) => german.quantity(l.quantity), 'r'), column('Enhed', (l) => l.unit), column('Stk. pris', (l) => german.price(l.price), 'r'), column('Beløb', (l) => german.money(l.sum), 'r')], p.lines)}
      <br>${pairs(
        [
          ['Subtotal', german.money(p.net)],
          ['25 % moms', german.money(p.tax)],
          ['<b>I alt DKK</b>', german.money(p.payable)],
        ],
        'pairs right',
      )}<p class="clear">Betaling: Netto 14 dage. Bank: reg.nr. 9999 konto 0001234567. IBAN DK50 0040 0440 1162 43</p>`,
    ),
};

const norwegian: Layout = {
  id: 'a31',
  producer: 'cairo',
  hard: 'Norwegian: Mengde, Beløp, "Å betale", KID, NOK without VAT (export), dotted dates',
  order: {
    layout: 'a31', supplier: firm('Lofoten Råvarer AS', 'Fiskerveien 8, 8310 Kabelvåg', { organisation: '984713266', vat: 'NO984713266MVA' }), trades: ['norwegian'], lines: [2, 5],
    code: (name) => digitsOf(`a31${name}`, 4), number: (n) => String(15_022 + n), currency: 'NOK', terms: 20,
  }, // prettier-ignore
  draw: (p) => {
    const sheet = new Sheet({ size: 9.5 });
    sheet.text(50, 60, 'Lofoten Råvarer AS', { size: 16, font: 'bold' });
    sheet.block(50, 78, [
      `${p.supplier.street}, ${p.supplier.post}, Norge`,
      `Org.nr. ${p.supplier.vat.slice(2)}`,
    ]);
    sheet.block(50, 130, [p.buyer.name, p.buyer.street, p.buyer.post, 'SVERIGE']);
    sheet.text(360, 60, titled(p, 'Faktura'), { size: 16 });
    for (const [at, [label, value]] of ([['Fakturanr.', p.number], ['Fakturadato', dotted(p.issue)], ['Forfallsdato', dotted(p.due)], ['Kundenr.', p.customer], ['Deres ref.', 'Innkjøp'], ['KID', p.ocr]] as const).entries())
      across(sheet, 80 + at * 13, [[360, label], [545, value, 'r']]); // prettier-ignore
    if (p.remark !== null) sheet.text(50, 195, p.remark, { font: 'bold' });
    across(sheet, 220, [[50, 'Vare'], [90, 'Beskrivelse'], [330, 'Mengde', 'r'], [340, 'Enhet'], [440, 'Pris', 'r'], [545, 'Beløp', 'r']], { font: 'bold' }); // prettier-ignore
    let y = 238;
    for (const l of p.lines) {
      across(sheet, y, [[50, l.code], [90, l.name], [330, sv.quantity(l.quantity), 'r'], [340, l.unit], [440, sv.price(l.price), 'r'], [545, sv.money(l.sum), 'r']]); // prettier-ignore
      y += 16;
    }
    sheet.line(50, y, 545);
    for (const [label, value] of [['Sum netto', sv.money(p.net)], ['MVA 0 % (eksport)', sv.money(p.tax)], ['Å betale NOK', sv.money(p.payable)]] as [string, string][])
      across(sheet, (y += 15), [[360, label], [545, value, 'r']]); // prettier-ignore
    sheet.text(50, 790, 'Bankkonto 1503 00 00000  SWIFT TESTNOKK  Ved forsinket betaling beregnes rente', {
      size: 8,
    });
    return sheet.drawing();
  },
};

const germanLayout: Layout = {
  id: 'a32',
  producer: 'groff-gs',
  hard: 'German: Pos., Menge, Einzelpreis, Gesamt, reverse charge, EUR, "Zahlbar bis"; Gutschrift for credit',
  order: {
    layout: 'a32', supplier: firm('Feinkost Holsteiner Hof GmbH', 'Am Speicher 17, 23552 Lübeck', { organisation: 'HRB 99121 HL', vat: 'DE291746389' }), trades: ['german'], lines: [3, 6],
    code: (name) => digitsOf(`a32${name}`, 5), number: (n) => `RE-2026-${String(n + 1200)}`, currency: 'EUR', terms: 14,
  }, // prettier-ignore
  credits: 1,
  draw: (p) => {
    const cells = (...values: string[]): string => values.join('\t');
    return `.pl 29.7c\n.po 2c\n.ll 17c\n.ft H\n.ps 10\n.vs 13\n.nf\n.sp 1c\n.ps 16\nFeinkost Holsteiner Hof GmbH\n.ps 10\n${p.supplier.street}, ${p.supplier.post}\n.sp 1\n${p.buyer.name}\n${p.buyer.street}\n${p.buyer.post}\nSchweden\n.sp 1\n.ft HB\n${titled(p, 'Rechnung', 'Gutschrift')} Nr. ${p.number}\n.ft H\n${p.isCredit ? 'Gutschriftsdatum' : 'Rechnungsdatum'}: ${dotted(p.issue)}\n${p.about === null ? `Zahlbar bis: ${dotted(p.due)}` : `Zu Rechnung: ${p.about}\nFällig: ${dotted(p.due)}`}\nKunden-Nr.: ${p.customer}   Lieferdatum: ${dotted(p.delivered)}\n${p.remark ?? ''}\n.sp 1\n.TS\ntab(\t) ;\nlb lb lb rb lb rb rb\nl l l r l r r.\n${cells('Pos.', 'Art.-Nr.', 'Bezeichnung', 'Menge', 'Einh.', 'Einzelpreis', 'Gesamt EUR')}\n${p.lines.map((l, at) => cells(String(at + 1), l.code, l.name, german.quantity(l.quantity), l.unit, german.price(l.price), german.money(l.sum))).join('\n')}\n.TE\n.sp 1\n.TS\ntab(\t) ;\nl r.\n${cells('Nettobetrag', german.money(p.net))}\n${cells('Umsatzsteuer 0 %', german.money(p.tax))}\n${cells(p.isCredit ? 'Gutschriftsbetrag EUR' : 'Rechnungsbetrag EUR', german.money(p.payable))}\n.TE\n.sp 1\nSteuerfreie innergemeinschaftliche Lieferung. USt-IdNr. des Kunden: ${p.buyer.vat}\n.sp 6\n.ps 8\nUSt-IdNr. ${p.supplier.vat}   ${p.supplier.organisation}   IBAN DE02 1203 0000 0000 2020 51\n`;
  },
};

const italian: Layout = {
  id: 'a33',
  producer: 'reportlab',
  hard: 'Italian: Fattura n., Q.tà, Prezzo, Sc.%, Importo, Scadenza; slashed dates; number with a slash',
  order: {
    layout: 'a33', supplier: firm('Sapori di Collina S.r.l.', 'Via dei Mulini 14, 43123 Parma PR', { organisation: '07291846033', vat: 'IT07291846033' }), trades: ['italian'], lines: [3, 7],
    code: (name) => `${digitsOf(`a33${name}`, 2)}GA${digitsOf(`a33y${name}`, 2)}`, number: (n) => `${n + 210}/E`, currency: 'EUR', discounts: [500, 1000],
  }, // prettier-ignore
  draw: (p) => {
    const sheet = new Sheet({ size: 9, font: 'serif' });
    sheet.text(45, 60, 'Sapori di Collina', { size: 22, font: 'serifbold' });
    sheet.block(45, 76, [
      `${p.supplier.name} - ${p.supplier.street} - ${p.supplier.post} - Italia`,
      `P.IVA ${p.supplier.vat}   C.F. ${p.supplier.organisation}`,
    ]);
    sheet.frame(45, 110, 280, 170);
    sheet.block(
      50,
      124,
      [
        `${titled(p, 'FATTURA')} n. ${p.number} del ${slashes(p.issue)}`,
        `Scadenza ${slashes(p.due)}`,
        `Cod. cliente ${p.customer}`,
      ],
      { leading: 14 },
    );
    sheet.frame(300, 110, 550, 170);
    sheet.block(305, 124, [
      'Spett.le',
      p.buyer.name,
      p.buyer.street,
      `${p.buyer.post} - Svezia   ${p.buyer.vat}`,
    ]);
    if (p.remark !== null) sheet.text(45, 186, p.remark, { font: 'serifbold' });
    across(sheet, 200, [[45, 'Codice'], [95, 'Descrizione'], [300, 'U.M.'], [360, 'Q.tà', 'r'], [430, 'Prezzo', 'r'], [470, 'Sc.%', 'r'], [550, 'Importo', 'r']], { font: 'serifbold' }); // prettier-ignore
    let y = 216;
    for (const l of p.lines) {
      across(sheet, y, [[45, l.code], [95, l.name], [300, l.unit], [360, german.quantity(l.quantity, 2), 'r'], [430, german.price(l.price), 'r'], [470, l.discount === 0n ? '' : german.percent(l.discount), 'r'], [550, german.money(l.sum), 'r']]); // prettier-ignore
      y += 14;
    }
    sheet.line(45, y, 550);
    for (const [label, value] of [['Imponibile', german.money(p.net)], ['IVA 0% non imp. art. 41', german.money(p.tax)], ['Totale documento EUR', german.money(p.payable)]] as [string, string][])
      across(sheet, (y += 15), [[380, label], [550, value, 'r']]); // prettier-ignore
    sheet.text(45, 790, 'Pagamento: bonifico 30 gg d.f.  IBAN IT60 X054 2811 1010 0000 0123 456', {
      size: 8,
    });
    return sheet.drawing();
  },
};

const french: Layout = {
  id: 'a34',
  producer: 'weasyprint',
  hard: 'French: Désignation, Qté, P.U. HT, Montant HT, Échéance, "Net à payer"; narrow no-break spaces',
  order: {
    layout: 'a34', supplier: firm('Maison Garrigue SARL', '12 rue des Halles, 34000 Montpellier', { organisation: '819472630', vat: 'FR44819472630' }), trades: ['french'], lines: [3, 6],
    code: (name) => `MG${digitsOf(`a34${name}`, 4)}`, number: (n) => `FA${260_300 + n}`, currency: 'EUR',
  }, // prettier-ignore
  draw: (p) => {
    const f = inForm({ mark: ',', group: '\u202F' });
    return html(
      `body{font-family:'EB Garamond',serif;font-size:11pt;font-feature-settings:"lnum"}.lines th{border-bottom:1pt solid #224}`,
      `<h1 style="color:#224">Maison Garrigue</h1><p>${p.supplier.name}<br>${p.supplier.street}<br>${p.supplier.post}<br>N° TVA ${p.supplier.vat}</p><p class="right">${address(p.buyer)}<br>Suède</p><h2>${titled(p, 'Facture')} n° ${p.number}</h2>${remarked(p)}${over(
        [
          ['Date', slashes(p.issue)],
          ['Échéance', slashes(p.due)],
          ['Client', p.customer],
        ],
      )}<br>
      ${table([column('Réf.', (l) => l.code), column('Désignation', (l) => l.name), column('Qté', (l) => f.quantity(l.quantity), 'r'), column('Unité', (l) => l.unit), column('P.U. HT', (l) => f.price(l.price), 'r'), column('Montant HT', (l) => f.money(l.sum), 'r')], p.lines)}
      <br>${pairs(
        [
          ['Total HT', f.money(p.net)],
          ['TVA 0 %', f.money(p.tax)],
          ['<b>Net à payer</b>', `${f.money(p.payable)} €`],
        ],
        'pairs right',
      )}<p class="clear">Exonération de TVA, art. 262 ter I du CGI. TVA client ${p.buyer.vat}. IBAN FR14 2004 1010 0505 0001 3M02 606</p>`,
    );
  },
};

const englishLayout: Layout = {
  id: 'a35',
  producer: 'writer',
  hard: 'English: Qty, Unit price, Amount, "Balance due", American date; the sum of euro with commas for thousands',
  order: {
    layout: 'a35', supplier: firm('Harbour & Hill Provisions Ltd', '4 Quay Street, Cork T12 XY00', { organisation: '3719482', vat: 'IE3719482G' }), trades: ['english'], lines: [3, 6],
    code: (name) => digitsOf(`a35${name}`, 4), number: (n) => `INV-${String(n + 3010)}`, currency: 'EUR',
  }, // prettier-ignore
  draw: (p) =>
    html(
      `body{font-family:Carlito}`,
      `<h1>${titled(p, 'INVOICE')}</h1><p><b>${p.supplier.name}</b><br>${p.supplier.street}<br>VAT No. ${p.supplier.vat}</p><p>Bill to:<br>${address(p.buyer)}<br>Sweden, VAT ${p.buyer.vat}</p><p>Invoice No. ${p.number}<br>Invoice date: ${american(p.issue)}<br>Due date: ${american(p.due)}<br>Account: ${p.customer}</p>${remarked(p)}
      <table width="100%" border="1" cellpadding="3"><tr>${['Code', 'Description', 'Qty', 'Unit', 'Unit price', 'Amount'].map((head) => `<th align="left">${head}</th>`).join('')}</tr>${p.lines.map((l) => `<tr>${[l.code, l.name, english.quantity(l.quantity), l.unit, english.price(l.price), english.money(l.sum)].map((cell, at) => `<td align="${at === 1 || at === 3 || at === 0 ? 'left' : 'right'}">${cell.replace('&', '&amp;')}</td>`).join('')}</tr>`).join('')}</table>
      <p align="right">Subtotal ${english.money(p.net)}<br>VAT 0% (intra-Community supply) ${english.money(p.tax)}<br><b>Balance due EUR ${english.money(p.payable)}</b></p><p>Please pay by bank transfer, IBAN IE29 AIBK 9311 5212 3456 78, quoting the invoice number.</p>`,
    ),
};

export const foreignA: readonly Layout[] = [danish, norwegian, germanLayout, italian, french, englishLayout];
