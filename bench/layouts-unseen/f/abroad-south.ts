/** Germany, Italy, France and Spain. */
import * as days from '../days.ts';
import { column, escaped, over, pairs, table } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { abroad } from './firms.ts';
import { at, beside, figures, grid, ledger, lines, place, remark, sheet, whereOf, word } from './kit.ts';
import { french, german, iban, italian, spanish } from './numbers.ts';
import type { LayoutF } from './orders.ts';

const d = figures('dotted');
const f = figures('space');
const b = figures('bare');

const party = (name: string, address: string, organisation: string, vat: string) => abroad(name, address, { organisation, vat }); // prettier-ignore
const ustId = german('Alpenkost Feinkost');
const ustId2 = german('Brauhaus Sankt Veit');
const iva = italian('Salumificio Borgo Alto');
const iva2 = italian('Molino Tre Torri');
const siren = french('Maison Lavigne');
const nif = spanish('Ibéricos del Valle');
const euro = { currency: 'EUR' } as const;

export const foreignSouth: readonly LayoutF[] = [
  {
    id: 'f50',
    producer: 'chromium',
    hard: 'German: sender line above the address, "Rechnung Nr.", "Menge, Einzelpreis, Gesamt", tax-free delivery within the EU',
    seller: { party: party('Alpenkost Feinkost GmbH', 'Gewerbestraße 14, 87435 Kempten', ustId, ustId), trades: ['german'], codes: '####.#', numbers: 'RE-#####', lines: [3, 6], ...euro }, // prettier-ignore
    draw: (p) =>
      sheet(
        `.lines{margin:16pt 0}.lines th{border-bottom:.8pt solid #000;border-top:.8pt solid #000}`,
        `<div style="text-align:right;font-size:18pt;font-weight:bold">Alpenkost</div><div class="small" style="text-decoration:underline;margin-top:30pt">Alpenkost Feinkost GmbH · ${escaped(p.supplier.street)} · ${p.supplier.post}</div>`,
        beside(['60%', `${at(p.buyer)}<br>SCHWEDEN`], ['40%', pairs([['Rechnungsnummer', p.number], ['Rechnungsdatum', days.dotted(p.issue)], ['Lieferdatum', days.dotted(p.delivered)], ['Kundennummer', p.customer]])]), // prettier-ignore
        `<h2 style="margin-top:20pt">${word(p, 'Rechnung', 'Gutschrift')}</h2>${remark(p)}`,
        table(
          [
            column('Pos.', (_, index) => String(index + 1)),
            column('Art.-Nr.', (l) => l.code),
            column('Bezeichnung', (l) => l.name),
            column('Menge', (l) => d.quantity(l.quantity), 'r'),
            column('Einheit', (l) => l.unit),
            column('Einzelpreis', (l) => d.price(l.price), 'r'),
            column('Gesamt €', (l) => d.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        `<div style="margin-left:60%">${pairs([
          ['Nettobetrag', d.money(p.net)],
          ['USt. 0 %', d.money(p.tax)],
          ['Rechnungsbetrag EUR', d.money(p.payable)],
        ])}</div>`,
        `<p>Steuerfreie innergemeinschaftliche Lieferung. Ihre USt-IdNr.: ${p.buyer.vat}. Zahlbar bis ${days.dotted(p.due)} ohne Abzug.</p>`,
        `<table class="small" style="position:fixed;bottom:0;width:100%"><tr><td>Alpenkost Feinkost GmbH<br>Geschäftsführung: siehe Handelsregister</td><td>USt-IdNr. ${p.supplier.vat}<br>HRB 10442 Kempten</td><td>IBAN ${iban('DE', p.supplier.name, 22)}</td></tr></table>`,
      ),
  },
  {
    id: 'f51',
    producer: 'reportlab-embedded',
    hard: 'German brewery: quantity first, "zu zahlen"',
    seller: { party: party('Brauhaus Sankt Veit GmbH & Co. KG', 'Marktplatz 1, 94469 Deggendorf', ustId2, ustId2), trades: ['german'], codes: '#####', numbers: '26/####', lines: [3, 5], ...euro }, // prettier-ignore
    draw: (p) => {
      const page = new Sheet({ size: 9.5 });
      page.text(297, 50, 'Brauhaus Sankt Veit GmbH & Co. KG', { align: 'c', size: 15, font: 'serifbold' });
      page.text(297, 64, `${p.supplier.street}, ${p.supplier.post}`, { align: 'c' });
      page.block(50, 110, [...whereOf(p.buyer), 'Schweden']);
      page.block(360, 110, [`${word(p, 'RECHNUNG', 'GUTSCHRIFT')}`, `Nummer: ${p.number}`, `Datum: ${days.dotted(p.issue)}`, `Fällig am: ${days.dotted(p.due)}`], { font: 'bold' }); // prettier-ignore
      if (p.remark !== null) page.text(50, 90, p.remark, { font: 'bold', size: 13 });
      const below = grid(
        page, 200,
        [
          place(85, 'Menge', (l) => d.quantity(l.quantity), 'r'),
          place(92, 'ME', (l) => l.unit),
          place(130, 'Artikel', (l) => l.code),
          place(185, 'Artikelbezeichnung', (l) => l.name),
          place(455, 'Preis', (l) => d.price(l.price), 'r'),
          place(545, 'Betrag', (l) => d.money(l.sum), 'r'),
        ],
        p.lines,
      ); // prettier-ignore
      ledger(page, 380, 545, below + 14, [['Summe netto', d.money(p.net)], ['MwSt. 0%', d.money(p.tax)], ['zu zahlen EUR', d.money(p.payable)]]); // prettier-ignore
      page.text(50, below + 70, `Innergemeinschaftliche Lieferung, steuerfrei. USt-IdNr. des Kunden ${p.buyer.vat}. Leergut bleibt unser Eigentum.`, { size: 8 }); // prettier-ignore
      page.text(
        297,
        805,
        `USt-IdNr. ${p.supplier.vat} · IBAN ${iban('DE', p.supplier.name, 22)} · Amtsgericht Deggendorf`,
        { align: 'c', size: 8 },
      );
      return page.drawing();
    },
  },
  {
    id: 'f52',
    producer: 'weasyprint',
    hard: 'Italian: "Codice, Descrizione, Q.tà, Prezzo, Importo", number and date over, "Totale documento"',
    seller: { party: party('Salumificio Borgo Alto S.r.l.', 'Via dei Mulini 6, 43013 Langhirano (PR)', iva, `IT${iva}`), trades: ['italian'], codes: 'SA###', numbers: '####', lines: [3, 7], ...euro, terms: 60 }, // prettier-ignore
    draw: (p) =>
      sheet(
        `.b{border:.6pt solid #000;width:100%}.b th,.b td{border-right:.6pt solid #000}.b th{font-size:7pt}.lines{margin:12pt 0}.lines th{background:#eee}`,
        beside(
          [
            '50%',
            `<b>${escaped(p.supplier.name)}</b><br>${lines(p.supplier.street, p.supplier.post)}<br>P.IVA ${p.supplier.organisation}`,
          ],
          ['50%', `<span class="small">Spett.le</span><br>${at(p.buyer)}<br>SVEZIA`],
        ),
        `<h2 style="margin-top:14pt">${word(p, 'FATTURA', 'NOTA DI CREDITO')}</h2>${remark(p)}`,
        over([['Numero', p.number], ['Data', days.slashes(p.issue)], ['Cliente', p.customer], ['Pagamento', 'Bonifico 60 gg'], ['Scadenza', days.slashes(p.due)]], 'b'), // prettier-ignore
        table(
          [
            column('Codice', (l) => l.code),
            column('Descrizione', (l) => l.name),
            column('U.M.', (l) => l.unit),
            column('Q.tà', (l) => d.quantity(l.quantity, 2), 'r'),
            column('Prezzo', (l) => d.price(l.price), 'r'),
            column('Importo', (l) => d.money(l.sum), 'r'),
            column('IVA', () => 'N3.2', 'c'),
          ],
          p.lines,
        ),
        over([['Totale merce', d.money(p.net)], ['Imponibile', d.money(p.net)], ['Imposta', d.money(p.tax)], ['Totale documento EUR', d.money(p.payable)]], 'b'), // prettier-ignore
        `<p class="small">Operazione non imponibile art. 41 D.L. 331/93. VAT cliente ${p.buyer.vat}. Cod. fisc. e P.IVA IT${p.supplier.organisation}. IBAN ${iban('IT', p.supplier.name, 27)}</p>`,
      ),
    printing: { omits: [] },
  },
  {
    id: 'f53',
    producer: 'ghostscript',
    hard: 'Italian mill: typewriter, "Fattura n. … del …" in one line',
    seller: { party: party('Molino Tre Torri S.p.A.', 'Strada Vecchia 88, 12100 Cuneo', iva2, `IT${iva2}`), trades: ['italian'], codes: '###', numbers: '####/A', lines: [2, 6], ...euro }, // prettier-ignore
    draw: (p) => {
      const page = new Sheet({ font: 'mono', size: 9 });
      page.block(40, 50, [...whereOf(p.supplier), `Partita IVA IT${p.supplier.organisation}`]);
      page.block(330, 110, ['Spettabile', ...whereOf(p.buyer), 'SVEZIA']);
      page.text(
        40,
        190,
        `${word(p, 'Fattura', 'Nota di credito')} n. ${p.number} del ${days.slashes(p.issue)}`,
        { font: 'monobold', size: 11 },
      );
      if (p.remark !== null) page.text(40, 172, p.remark, { font: 'monobold', size: 11 });
      const below = grid(
        page, 215,
        [
          place(40, 'Art.', (l) => l.code),
          place(75, 'Descrizione', (l) => l.name),
          place(300, 'UM', (l) => l.unit),
          place(385, 'Quantita', (l) => d.quantity(l.quantity, 2), 'r'),
          place(465, 'Prezzo', (l) => d.price(l.price), 'r'),
          place(555, 'Importo', (l) => d.money(l.sum), 'r'),
        ],
        p.lines, { headStyle: { font: 'monobold' } },
      ); // prettier-ignore
      ledger(page, 330, 555, below + 18, [['Imponibile', d.money(p.net)], ['IVA 0%', d.money(p.tax)], ['TOTALE EURO', d.money(p.payable)]]); // prettier-ignore
      page.text(40, 790, `Scadenza ${days.slashes(p.due)}. Bonifico IBAN ${iban('IT', p.supplier.name, 27)}`);
      page.text(40, 802, `Cessione intracomunitaria non imponibile. VAT cliente ${p.buyer.vat}`);
      return page.drawing();
    },
  },
  {
    id: 'f54',
    producer: 'wkhtmltopdf',
    hard: 'French: "Réf., Désignation, Qté, P.U. HT, Montant HT", "Net à payer", échéance, SIREN',
    seller: { party: party('Maison Lavigne SAS', '12 rue des Tonneliers, 32000 Auch', siren.siren, siren.vat), trades: ['french'], codes: 'ML-###', numbers: 'FA26-####', lines: [3, 6], ...euro }, // prettier-ignore
    credits: 1,
    draw: (p) =>
      sheet(
        `body{font-size:17px}.small{font-size:14px}.lines{margin:16px 0;border:1px solid #333}.lines th{border-bottom:1px solid #333}.lines td,.lines th{border-right:1px solid #333;padding:3px 5px}`,
        beside(
          [
            '55%',
            `<b style="font-size:20px">${escaped(p.supplier.name)}</b><br>${lines(p.supplier.street, p.supplier.post, 'France')}`,
          ],
          ['45%', `<br><br>${at(p.buyer)}<br>SUÈDE`],
        ),
        `<h2>${word(p, 'Facture', 'Avoir')} N° ${p.number}</h2>${remark(p)}<p>Date de facture : ${days.slashes(p.issue)}<br>Échéance : ${days.slashes(p.due)}<br>Code client : ${p.customer}${p.about === null ? '' : `<br>Annule la facture ${p.about}`}</p>`,
        table(
          [
            column('Réf.', (l) => l.code),
            column('Désignation', (l) => l.name),
            column('Qté', (l) => f.quantity(l.quantity), 'r'),
            column('Unité', (l) => l.unit),
            column('P.U. HT', (l) => f.price(l.price), 'r'),
            column('Montant HT', (l) => f.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        `<div style="margin-left:60%">${pairs([
          ['Total HT', f.money(p.net)],
          ['TVA 0 %', f.money(p.tax)],
          ['Net à payer (EUR)', f.money(p.payable)],
        ])}</div>`,
        `<p class="small">Exonération de TVA, art. 262 ter I du CGI. TVA client ${p.buyer.vat}. SIREN ${p.supplier.organisation} – TVA ${p.supplier.vat} – IBAN ${iban('FR', p.supplier.name, 27)}</p>`,
      ),
  },
  {
    id: 'f55',
    producer: 'reportlab',
    hard: 'Spanish: "Ref., Concepto, Uds., Precio, Importe", "Base imponible, IVA, Total factura", NIF',
    seller: { party: party('Ibéricos del Valle S.L.', 'Calle Real 33, 37770 Guijuelo (Salamanca)', nif, `ES${nif}`), trades: ['spanish'], codes: 'IV##', numbers: 'F26-###', lines: [3, 6], ...euro }, // prettier-ignore
    draw: (p) => {
      const page = new Sheet({ size: 10 });
      page.text(40, 55, 'Ibéricos del Valle S.L.', { font: 'serifbold', size: 18 });
      page.block(40, 70, [p.supplier.street, p.supplier.post, `NIF ${p.supplier.organisation}`]);
      page.block(340, 70, ['Cliente:', ...whereOf(p.buyer), 'Suecia']);
      page.text(40, 150, word(p, 'FACTURA', 'FACTURA RECTIFICATIVA'), { font: 'bold', size: 13 });
      if (p.remark !== null) page.text(250, 150, p.remark, { font: 'bold', size: 13 });
      page.block(40, 166, [
        `Nº factura: ${p.number}`,
        `Fecha: ${days.slashes(p.issue)}`,
        `Vencimiento: ${days.slashes(p.due)}`,
      ]);
      const below = grid(
        page, 225,
        [
          place(40, 'Ref.', (l) => l.code),
          place(85, 'Concepto', (l) => l.name),
          place(360, 'Uds./Kg', (l) => b.quantity(l.quantity, 2), 'r'),
          place(368, 'Ud.', (l) => l.unit),
          place(460, 'Precio', (l) => b.price(l.price), 'r'),
          place(555, 'Importe', (l) => b.money(l.sum), 'r'),
        ],
        p.lines, { rule: true, step: 16 },
      ); // prettier-ignore
      ledger(page, 380, 555, below + 14, [['Base imponible', b.money(p.net)], ['IVA 0%', b.money(p.tax)], ['Total factura EUR', b.money(p.payable)]]); // prettier-ignore
      page.text(40, 800, `Entrega intracomunitaria exenta. NIF-IVA cliente ${p.buyer.vat}. IVA ${p.supplier.vat}. IBAN ${iban('ES', p.supplier.name, 24)}`, { size: 8 }); // prettier-ignore
      return page.drawing();
    },
  },
];
