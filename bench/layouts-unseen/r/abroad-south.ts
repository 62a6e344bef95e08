/** Italy, France, Spain, Holland and Ireland. */
import { dashedBack, dotted, slashes, american } from '../days.ts';
import { Sheet } from '../sheet.ts';
import { firm, iban, inBritain, inFrance, inHolland, inItaly, inSpain } from './firms.ts';
import { about, beside, dot, e, each, eng, facts, listed, page, remark, Roll, sp, thead, to, tr, who, word } from './kit.ts'; // prettier-ignore
import type { LayoutR } from './orders.ts';
import { dutch, french, irish, italian, spanish } from './wares-abroad.ts';

export const abroadSouth: readonly LayoutR[] = [
  {
    id: 'r60-italia-fattura',
    producer: 'arrays',
    hard: 'Italian; a grid of small labels; the lot below each row',
    credits: 1,
    seller: {
      firm: firm('Molino e Dispensa Ferraretti Srl', 'Via dei Mulini 41, 43036 Fidenza PR', inItaly('Molino e Dispensa Ferraretti Srl')),
      wares: italian,
      lines: [3, 6],
      code: (name) => `${name.slice(0, 3).toUpperCase()}${String(name.length).padStart(3, '0')}`,
      number: (n) => `${n + 512}/E`,
      currency: 'EUR',
      charges: [['Spese di trasporto', 18000, 0]],
    }, // prettier-ignore
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.text(40, 50, p.supplier.name, { font: 'serifbold', size: 15 });
      s.block(40, 64, [`${p.supplier.street} - ${p.supplier.post} - Italia`, `P.IVA ${p.supplier.vat}  C.F. ${p.supplier.organisation}`], { size: 7.5 }); // prettier-ignore
      s.frame(330, 84, 555, 140);
      s.block(338, 98, ['Spett.le', ...who(p.buyer)]);
      const boxes = [['Documento', word(p, 'FATTURA', 'NOTA DI CREDITO')], ['Numero', p.number], ['Data', slashes(p.issue)], ['Cliente', p.customer], ['Scadenza', slashes(p.due)], ['Rif. fattura', p.about ?? '']] as const; // prettier-ignore
      s.frame(40, 155, 555, 182);
      for (const [at, [label, value]] of boxes.entries()) {
        s.text(44 + at * 88, 163, label, { size: 6 });
        s.text(44 + at * 88, 176, value, { font: 'bold', size: at === 0 ? 7.5 : 8.5 });
      }
      if (p.remark !== null) s.text(40, 195, p.remark);
      const roll = new Roll(s, 700, () => 212);
      roll.row([[40, 'Codice'], [95, 'Descrizione'], [300, 'UM'], [360, 'Quantità', 'r'], [430, 'Prezzo', 'r'], [470, 'IVA', 'r'], [555, 'Importo', 'r']], 14, { font: 'bold' }); // prettier-ignore
      for (const l of p.lines) {
        roll.row([[40, l.code], [95, l.name], [300, l.unit], [360, dot.quantity(l.quantity), 'r'], [430, dot.price(l.price), 'r'], [470, 'N3.2', 'r'], [555, dot.money(l.sum), 'r']], 10); // prettier-ignore
        roll.row([[95, `Lotto L${String(l.seed).padStart(6, '0')}`]], 13, { size: 6.5 });
      }
      for (const c of p.charges)
        roll.row([
          [95, c.label],
          [470, 'N3.2', 'r'],
          [555, dot.money(c.amount), 'r'],
        ]);
      roll.y += 16;
      s.frame(40, roll.y - 14, 555, roll.y + 22);
      for (const [at, [label, value]] of (
        [
          ['Imponibile', p.net],
          ['IVA 0 %', p.tax],
          ['Totale documento EUR', p.payable],
        ] as const
      ).entries()) {
        // prettier-ignore
        s.text(50 + at * 170, roll.y - 4, label, { size: 6.5 });
        s.text(50 + at * 170, roll.y + 12, dot.money(value), { font: 'bold', size: 11 });
      }
      s.text(40, 780, `Non imponibile art. 41 D.L. 331/93. Bonifico bancario IBAN ${iban('IT', `X0542811101000000${p.order}`)}`, { size: 7.5 }); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'r61-france-facture',
    producer: 'chromium',
    hard: 'French; units in short, spaces between thousands, terms in a long foot',
    credits: 1,
    seller: {
      firm: firm('Maison Plessis-Aubrac SARL', '12 rue des Halles, 35000 Rennes', inFrance('Maison Plessis-Aubrac SARL')),
      wares: french,
      lines: [2, 5],
      code: 5,
      number: (n) => `FA${260_400 + n}`,
      currency: 'EUR',
      terms: 30,
    }, // prettier-ignore
    draw: (p) =>
      page(
        'body{font:9.5pt "Liberation Serif",serif}.l{width:100%;border:.6pt solid #000}.l th{border-bottom:.6pt solid #000;background:#f4efe4}.l td,.l th{border-left:.6pt solid #000;padding:3pt}.t{margin:5mm 0 0 auto}.t td{border:.6pt solid #000;padding:3pt 8pt}',
        beside([50, `<b style="font-size:16pt">Maison Plessis-Aubrac</b><br>${p.supplier.street}<br>${p.supplier.post} France`], [50, `<b>${word(p, 'FACTURE', 'AVOIR')} N° ${p.number}</b><br>Date : ${slashes(p.issue)}<br>Échéance : ${slashes(p.due)}<br>Code client : ${p.customer}${about(p, 'Sur facture')}<br><br>${to(p.buyer)}<br>SUÈDE`]),
        remark(p),
        '<br>',
        `<table class="l">${thead(['Réf.', 'Désignation', 'Cond.', '>Qté', 'U', '>P.U. HT', '>Montant HT'])}${each(p, (l) => tr([l.code, e(l.name), l.pack, `>${sp.quantity(l.quantity)}`, l.unit, `>${sp.price(l.price)}`, `>${sp.money(l.sum)}`]))}</table>`,
        `<table class="t">${tr(['Total HT', `>${sp.money(p.net)} €`])}${tr(['TVA 0 %', `>${sp.money(p.tax)} €`])}${tr(['<b>Net à payer</b>', `><b>${sp.money(p.payable)} €</b>`])}</table>`,
        `<p class="small" style="margin-top:20mm">Exonération de TVA, art. 262 ter I du CGI. Pas d’escompte pour paiement anticipé. Indemnité forfaitaire pour frais de recouvrement : 40 €.<br>${e(p.supplier.name)} – SIREN ${p.supplier.organisation} – TVA ${p.supplier.vat} – IBAN ${iban('FR', `3000400${p.customer}00001234567${p.customer.slice(0, 2)}`.slice(0, 23).padEnd(23, '0'))}</p>`,
      ), // prettier-ignore
  },
  {
    id: 'r62-espana-factura',
    producer: 'skia',
    hard: 'Spanish; quantity and box before the text; all in capitals but the names',
    credits: 0,
    seller: {
      firm: firm(
        'Conservas Puerto Almar SL',
        'Calle Marinero 8, 48370 Bermeo',
        inSpain('Conservas Puerto Almar SL'),
      ),
      wares: spanish,
      lines: [2, 5],
      code: 6,
      number: (n) => `26/${String(1_004 + n).padStart(6, '0')}`,
      currency: 'EUR',
      discounts: [500],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(50, 56, p.supplier.name, { font: 'bold', size: 15 });
      s.block(50, 72, [p.supplier.street, `${p.supplier.post} (España)`, `NIF ${p.supplier.vat}`]);
      s.block(330, 56, ['CLIENTE', ...who(p.buyer), `NIF-IVA ${p.buyer.vat}`]);
      s.box(50, 130, 545, 148, 0.85);
      s.text(56, 143, `${word(p, 'FACTURA', 'FACTURA RECTIFICATIVA')} ${p.number}`, { font: 'bold' });
      s.text(260, 143, `FECHA ${dashedBack(p.issue)}`);
      s.text(400, 143, `VENCIMIENTO ${dashedBack(p.due)}`);
      if (p.remark !== null) s.text(50, 165, p.remark);
      const roll = new Roll(s, 700, () => 185);
      roll.row([[50, 'CANT.'], [110, 'REFERENCIA'], [180, 'CONCEPTO'], [420, 'PRECIO', 'r'], [465, 'DTO.', 'r'], [545, 'IMPORTE', 'r']], 15, { font: 'bold' }); // prettier-ignore
      for (const l of p.lines) roll.row([[50, `${dot.quantity(l.quantity)} ${l.unit}`], [110, l.code], [180, l.name], [420, dot.price(l.price), 'r'], [465, l.discount === 0n ? '' : `${dot.percent(l.discount)}%`, 'r'], [545, dot.money(l.sum), 'r']], 15); // prettier-ignore
      roll.y += 12;
      for (const [label, value] of [['BASE IMPONIBLE', p.net], ['IVA 0%', p.tax], ['TOTAL EUR', p.payable]] as const) roll.row([[465, label, 'r'], [545, dot.money(value), 'r']], 14, { font: 'bold' }); // prettier-ignore
      s.text(50, 780, `Entrega intracomunitaria exenta, art. 25 LIVA. IBAN ${iban('ES', `00491500${p.customer}12345${p.customer.slice(0, 2)}`.slice(0, 20).padEnd(20, '0'))}`, { size: 8 }); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'r63-holland-factuur',
    producer: 'chromium',
    hard: 'Dutch; euro signs before each amount; the sender at the right edge',
    credits: 1,
    seller: {
      firm: firm('Van der Leeuwe Horeca Export BV', 'Veilingweg 61, 2685 AR Poeldijk', inHolland('Van der Leeuwe Horeca Export BV')),
      wares: dutch,
      lines: [2, 5],
      code: (name) => `${name.length}${(name.codePointAt(2) ?? 1) % 100}-${(name.codePointAt(0) ?? 1) % 10}`,
      number: (n) => `VF26${String(830 + n).padStart(5, '0')}`,
      currency: 'EUR',
      terms: 14,
      charges: [['Pallet en transport', 9500, 0]],
    }, // prettier-ignore
    draw: (p) =>
      page(
        'body{font-size:9pt}.l{width:100%;margin:6mm 0}.l th{color:#e60;border-bottom:1pt solid #e60}.a{float:right;width:52mm;border-left:2pt solid #e60;padding-left:6pt;font-size:8pt}',
        `<div class="a"><b>${e(p.supplier.name)}</b><br>${p.supplier.street}<br>${p.supplier.post}<br>Nederland<br>KvK ${p.supplier.organisation}<br>BTW ${p.supplier.vat}<br>IBAN ${iban('NL', `BANK0${p.order}123`)}</div>`,
        `<p>${to(p.buyer)}<br>Zweden</p><h1 style="color:#e60">${word(p, 'Factuur', 'Creditfactuur')}</h1>`,
        remark(p),
        facts([['Factuurnummer', p.number], ['Factuurdatum', dashedBack(p.issue)], ['Vervaldatum', dashedBack(p.due)], ['Debiteur', p.customer], ['Betreft factuur', p.about]]),
        `<table class="l">${thead(['Code', 'Omschrijving', '>Aantal', '>Prijs', '>BTW', '>Bedrag'])}${each(p, (l) => tr([l.code, e(l.name), `>${dot.quantity(l.quantity)} ${l.unit}`, `>€ ${dot.price(l.price)}`, '>0%', `>€ ${dot.money(l.sum)}`]))}${p.charges.map((c) => tr(['', c.label, '', '', '>0%', `>€ ${dot.money(c.amount)}`])).join('')}${tr(['', '', '', '', 'Subtotaal', `>€ ${dot.money(p.net)}`])}${tr(['', '', '', '', 'BTW 0%', `>€ ${dot.money(p.tax)}`])}${tr(['', '', '', '', '<b>Te betalen</b>', `><b>€ ${dot.money(p.payable)}</b>`])}</table>`,
        '<p>Intracommunautaire levering, BTW verlegd.</p>',
      ), // prettier-ignore
  },
  {
    id: 'r64-english-keg',
    producer: 'kerned',
    hard: 'English; a statement of terms between head and rows; amounts in pounds',
    credits: 1,
    seller: {
      firm: firm('Harrow Lane Provisions Ltd', '4 Harrow Lane, Bristol BS1 4QA', inBritain('Harrow Lane Provisions Ltd')),
      wares: irish,
      lines: [2, 5],
      code: (name) => name.split(' ').map((part) => part.slice(0, 1)).join('') + String(name.length * 3),
      number: (n) => `HL-${10_220 + n}`,
      currency: 'GBP',
    }, // prettier-ignore
    draw: (p) => {
      const s = new Sheet({ size: 9, font: 'serif' });
      s.text(50, 60, word(p, 'INVOICE', 'CREDIT NOTE'), { font: 'serifbold', size: 20 });
      s.block(400, 50, [p.supplier.name, ...p.supplier.street.split(', '), p.supplier.post, 'United Kingdom', `VAT no. ${p.supplier.vat}`, `Company no. ${p.supplier.organisation}`], { leading: 11 }); // prettier-ignore
      s.block(50, 90, ['Invoice to', ...who(p.buyer), 'Sweden']);
      listed(s, 230, 310, 90, [['Number', p.number], ['Date', american(p.issue)], ['Due', american(p.due)], ['Account', p.customer], ['Credits', p.about]]); // prettier-ignore
      s.text(50, 175, `Export of goods, zero rated. Please quote ${p.number} with your remittance to IBAN ${iban('GB', `BRST200415${p.order}12`)}.`, { size: 7.5 }); // prettier-ignore
      if (p.remark !== null) s.text(50, 188, p.remark);
      const roll = new Roll(s, 700, () => 210);
      roll.row([[50, 'Item'], [110, 'Details'], [330, 'Qty', 'r'], [336, 'UoM'], [420, 'Rate', 'r'], [460, 'VAT', 'r'], [545, 'Net GBP', 'r']], 15, { font: 'serifbold' }); // prettier-ignore
      for (const l of p.lines) roll.row([[50, l.code], [110, l.name], [330, eng.quantity(l.quantity), 'r'], [336, l.unit], [420, eng.price(l.price), 'r'], [460, '0%', 'r'], [545, eng.money(l.sum), 'r']], 14); // prettier-ignore
      roll.y += 10;
      for (const [label, value] of [['Total net', p.net], ['Total VAT', p.tax], ['Amount due GBP', p.payable]] as const) roll.row([[420, label, 'r'], [545, eng.money(value), 'r']], 14, { font: 'serifbold' }); // prettier-ignore
      s.text(50, 790, `Reference ${dotted(p.issue)}/${p.order}. Goods remain our property until paid for in full.`, { size: 7.5 }); // prettier-ignore
      return s.drawing();
    },
  },
];
