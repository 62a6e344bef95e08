/** Sellers in Italy, France, Spain, the Netherlands and Britain. */
import { dashedBack, slashes } from '../days.ts';
import { address, remarked } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { britishWares, dutchWares, frenchWares, italianWares, spanishWares } from './abroad-wares.ts';
import { beside, boxed, buyerRows, clerk, listed, page, word } from './clerk.ts';
import { british, dutch, firm, french, italian, spanish } from './firms.ts';
import type { LayoutZ } from './orders.ts';

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']; // prettier-ignore
const it = clerk('dotted', slashes);
const fr = clerk('space', slashes);
const nl = clerk('dotted', dashedBack);
const gb = clerk('english', (day) => `${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`); // prettier-ignore

export const abroadSouth: readonly LayoutZ[] = [
  {
    id: 'z66-fattura-griglia',
    producer: 'fpdf',
    hard: 'Italian: a grid of captions, columns to the foot, sums in cells at the bottom',
    credits: 1,
    trade: {
      firm: firm(
        'Dispensa Emiliana S.r.l.',
        'Via Emilia Ovest 212, 43126 Parma PR, Italia',
        italian('Dispensa Emiliana'),
      ),
      wares: italianWares,
      lines: [3, 7],
      code: 6,
      number: (n) => `${1402 + n}/FE`,
      currency: 'EUR',
      discounts: [300, 500],
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.text(40, 46, p.supplier.name, { size: 14, font: 'serifbold' });
      s.block(40, 60, [it.say(p, '{street} - {post}'), it.say(p, 'Tel. {phone} - {mail}'), it.say(p, 'P.IVA {vat}  C.F. {org}')], { size: 8, leading: 10 }); // prettier-ignore
      s.frame(300, 92, 555, 150);
      s.text(304, 101, 'Spett.le', { size: 6.5 });
      s.block(310, 114, [...buyerRows(p), `P.IVA ${p.buyer.vat}`], { leading: 11 });
      if (p.remark !== null) s.text(40, 120, p.remark, { font: 'bold' });
      s.frame(40, 158, 555, 186);
      boxed(s, [44, 170, 264, 350, 452], 166, [['Tipo documento', word(p, 'FATTURA', 'NOTA DI CREDITO')], ...it.rows(p, 'Numero={number}|Data={issue}|Codice cliente={customer}|Rif. fattura={about}')], { size: 6.5 }, { font: 'bold' }, 13); // prettier-ignore
      s.frame(40, 186, 555, 214);
      boxed(s, [44, 264, 400], 194, it.rows(p, 'Pagamento=Bonifico bancario 30 gg d.f.|Scadenza={due}|Trasporto=Vettore'), { size: 6.5 }, {}, 13); // prettier-ignore
      it.list(s, p, 'Codice=code@44|Descrizione=name@90|UM=unit@290|Quantità=qty@350r|Prezzo=price@410r|Sc.%=disc@440r|IVA=rate@466r|Importo=sum@551r', 228, { isRuled: false, head: { size: 7.5 } }); // prettier-ignore
      s.frame(40, 218, 555, 620);
      s.line(40, 233, 555);
      for (const x of [86, 286, 308, 354, 414, 444, 470]) s.line(x, 218, x, 620);
      s.frame(40, 628, 555, 660);
      boxed(s, [44, 160, 260, 430], 637, it.rows(p, 'Totale merce={goods}|Imponibile={net}|IVA 0% (non imp. art. 41)={tax}|TOTALE DA PAGARE EUR={payable}'), { size: 6.5 }, { size: 10, font: 'bold' }, 15); // prettier-ignore
      s.text(40, 680, it.say(p, 'Banca: Cassa Rurale Esempio   IBAN: {iban}'), { size: 8 });
      return s.drawing();
    },
  },
  {
    id: 'z67-facture',
    producer: 'reportlab',
    hard: 'French: SIREN and TVA in the foot, sums in a box, euro',
    credits: 1,
    trade: {
      firm: firm(
        'Maison Verdelin Gastronomie SARL',
        '18 rue des Halles, 24000 Périgueux, France',
        french('Maison Verdelin'),
      ),
      wares: frenchWares,
      lines: [2, 6],
      code: 4,
      number: (n) => `FA2026-${String(731 + n).padStart(5, '0')}`,
      currency: 'EUR',
      charges: [['Frais de port', 6500, 0]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9, font: 'serif' });
      s.text(40, 58, 'Maison Verdelin', { size: 22, font: 'serifbold' });
      s.text(40, 72, 'Gastronomie du Périgord', { size: 9 });
      s.block(340, 110, [...buyerRows(p), 'SUÈDE', `TVA : ${p.buyer.vat}`], { size: 10, leading: 13 });
      s.text(40, 110, word(p, 'FACTURE', 'AVOIR'), { size: 16, font: 'serifbold' });
      listed(s, 40, 150, 130, fr.rows(p, 'Numéro :={number}|Date de facture :={issue}|Échéance :={due}|Code client :={customer}|Facture d’origine :={about}')); // prettier-ignore
      if (p.remark !== null) s.text(40, 206, p.remark, { font: 'serifbold' });
      let y = fr.list(s, p, 'Réf.=code@40|Désignation=name@84|Qté=qty@320r|Unité=unit@330|P.U. HT=price@430r|Montant HT=sum@555r', 230, { step: 16, head: { font: 'serifbold' } }); // prettier-ignore
      for (const [label, value] of fr.sums(p, '*fees')) {
        s.text(84, y, label);
        s.right(555, y, value);
        y += 16;
      }
      s.frame(360, y + 6, 555, y + 70);
      listed(s, 368, 547, y + 24, fr.sums(p, 'Total HT={net}|TVA 0 %={tax}|Net à payer €={payable}'), { right: true, step: 17, label: { font: 'serifbold' } }); // prettier-ignore
      s.block(40, y + 24, ['Exonération de TVA, article 262 ter I du CGI.', 'Règlement par virement à 30 jours.', fr.say(p, 'IBAN {iban}'), 'Pénalités de retard : 3 fois le taux légal.'], { size: 8 }); // prettier-ignore
      s.text(297, 800, fr.say(p, '{name} - {street}, {post} - SIREN {org} - TVA intracom. {vat} - {phone}'), { size: 7.5, align: 'c' }); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'z68-factura',
    producer: 'wkhtmltopdf',
    hard: 'Spanish: grid with heads in a band, due date in a table of terms',
    trade: {
      firm: firm(
        'Almazara y Sierra Ibérica S.L.',
        'Polígono Los Olivares 7, 23009 Jaén, España',
        spanish('Almazara y Sierra'),
      ),
      wares: spanishWares,
      lines: [3, 6],
      code: 5,
      number: (n) => `A26/${String(88 + n).padStart(4, '0')}`,
      currency: 'EUR',
      discounts: [400],
    },
    draw: (p) =>
      page(
        'body{font-size:11.5pt}.small{font-size:9.5pt}.lines th{background:#7a8b2b;color:#fff;padding:4px}.lines td{padding:4px;border-bottom:1px solid #ccd}.over{width:100%;margin:10px 0}.over th{background:#eef0dd;font-size:10pt;padding:3px}.over td{padding:3px}',
        beside([55, it.tell(p, '<b style="font-size:15pt;color:#7a8b2b">Almazara y Sierra</b><br>{name}<br>{street}<br>{post}<br>NIF: {org}<br>{phone}')], [45, `<b style="font-size:14pt">${word(p, 'FACTURA', 'FACTURA RECTIFICATIVA')}</b><br><br>Cliente:<br>${address(p.buyer)}<br>Suecia<br>NIF-IVA: ${p.buyer.vat}`]), // prettier-ignore
        remarked(p),
        it.over(
          p,
          'Nº factura={number}|Fecha={issue}|Nº cliente={customer}|Nº pedido={order}|Rectifica={about}',
        ),
        it.table(
          p,
          'Código=code|Descripción=name|Cantidad=qty:r|Ud.=unit|Precio=price:r|Dto.=discp:r|Importe=sum:r',
        ),
        it.over(p, 'Base imponible={net}|% IVA=0|Cuota IVA={tax}|TOTAL EUR={payable}'),
        it.over(p, 'Forma de pago=Transferencia 30 días|Vencimiento={due}|Importe={payable}|Cuenta={iban}'),
        it.tell(
          p,
          '<p class="small">Entrega intracomunitaria exenta de IVA (art. 25 Ley 37/1992). NIF-IVA {vat}. {mail}</p>',
        ),
      ),
  },
  {
    id: 'z69-factuur',
    producer: 'skia',
    hard: 'Dutch: an export with stems and boxes; numbers under one another at the right',
    credits: 1,
    trade: {
      firm: firm(
        'Van der Kooij Bloemen & Kaas B.V.',
        'Legmeerdijk 313, 1431 GB Aalsmeer, Nederland',
        dutch('Van der Kooij'),
      ),
      wares: dutchWares,
      lines: [2, 6],
      code: 6,
      number: (n) => String(2_604_410 + n),
      currency: 'EUR',
      terms: 14,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 56, 'Van der Kooij', { size: 20, font: 'bold' });
      s.block(400, 48, [p.supplier.name, p.supplier.street, p.supplier.post, `Tel ${p.supplier.phone}`, `KvK ${p.supplier.organisation}`, `BTW ${p.supplier.vat}`], { size: 8, leading: 10.5 }); // prettier-ignore
      s.block(40, 120, [...buyerRows(p), 'Zweden'], { size: 10 });
      s.text(40, 190, word(p, 'Factuur', 'Creditfactuur'), { size: 15, font: 'bold' });
      listed(s, 400, 480, 130, nl.rows(p, 'Factuurnummer={number}|Factuurdatum={issue}|Vervaldatum={due}|Debiteur={customer}|Betreft={about}')); // prettier-ignore
      if (p.remark !== null) s.text(150, 190, p.remark, { font: 'bold' });
      const y = nl.list(s, p, 'Artikel=code@40|Omschrijving=name@100|Aantal=qty@300r|Eenheid=unit@310|Prijs=price@420r|Bedrag=sum@555r', 214, { step: 15 }); // prettier-ignore
      listed(s, 400, 555, y + 14, nl.sums(p, 'Subtotaal={net}|BTW 0%={tax}|Te betalen EUR={payable}'), { right: true, step: 15 }); // prettier-ignore
      s.block(40, y + 70, [nl.say(p, 'BTW verlegd naar {tovat}. Betaling binnen 14 dagen, uiterlijk {due}.'), nl.say(p, 'IBAN {iban}  BIC ZZBANL2A')]); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'z70-british-larder',
    producer: 'chromium',
    hard: 'British: company number and VAT number, pounds, terms as words',
    trade: {
      firm: firm(
        'The Wensley Larder Ltd',
        '9 Dale Head Mews, Leyburn DL8 5AB, United Kingdom',
        british('The Wensley Larder'),
      ),
      wares: britishWares,
      lines: [3, 6],
      code: (name) => `WL${name.length}${(name.codePointAt(0) ?? 65) % 10}${(name.codePointAt(3) ?? 65) % 10}${(name.codePointAt(5) ?? 65) % 10}`, // prettier-ignore
      number: (n) => `INV-${4_309 + n}`,
      currency: 'GBP',
      charges: [['Carriage to Sweden', 14500, 0]],
    },
    draw: (p) =>
      page(
        'body{font:10pt "Liberation Serif",serif}.lines th{border-top:1pt solid;border-bottom:1pt solid;padding:3pt}.lines td{padding:3pt}.total{margin:5mm 0 5mm auto}.total td{padding:2pt 8pt}.pairs td{padding:1pt 10pt 1pt 0}',
        gb.tell(
          p,
          '<div class="c"><h1>The Wensley Larder</h1>{street} · {post}<br>{phone} · {mail}</div><br>',
        ),
        `<h2>${word(p, 'Invoice', 'Credit Note')}</h2>`,
        remarked(p),
        beside([55, `${address(p.buyer)}<br>Sweden<br>VAT No. ${p.buyer.vat}`], [45, gb.pairs(p, 'Invoice number={number}|Invoice date={issue}|Due date={due}|Account={customer}|Your PO={order}|Original invoice={about}')]), // prettier-ignore
        '<br>',
        gb.table(p, 'Code=code|Description=name|Qty=qty:r|Unit=unit|Unit price=price:r|Amount=sum:r'),
        gb.total(p, 'Goods total={goods}|*fees|Net={net}|VAT @ 0%={tax}|<b>Total due GBP</b>={payable}'),
        gb.tell(p, '<p>Terms: 30 days from date of invoice. Zero-rated export.</p><p>IBAN {iban}, SWIFT ZZBKGB2L</p><p class="small">{name}. Registered in England and Wales no. {org}. VAT registration {vat}.</p>'), // prettier-ignore
      ),
  },
];
