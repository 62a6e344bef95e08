/** Sellers in other countries. */
import { dashedBack, dotted, slashes } from '../days.ts';
import { address, over, remarked } from '../html.ts';
import { digitsOf } from '../identity.ts';
import { Sheet } from '../sheet.ts';
import { firm, ibanOf, norwegianAccount, finnishReference } from './firms.ts';
import { bold, data, formOf, lines, page, rows, side, totals, who, word } from './kit.ts';
import type { LayoutT } from './orders.ts';
import { drawRows, footed, listed, summed } from './pens.ts';
import { danish, finnish, italian, norwegian, teutonic } from './wares-abroad.ts';
import { inDenmark, inFinland, inGermany, inItaly, inNorway } from '../q/firms.ts';

const dot = formOf('dotted');
const sp = formOf('space');
const sv = formOf('swedish');

/** Papers from abroad. */
export const abroad: readonly LayoutT[] = [
  {
    id: 't64-dansk-economic',
    producer: 'chromium',
    hard: 'Danish, in kroner; free of VAT to another EU state',
    credits: 1,
    seller: {
      firm: firm('Smørrebrødsfabrikken Valby ApS', 'Toftegårds Allé 44, 2500 Valby', {
        ...inDenmark('Smørrebrødsfabrikken'),
        phone: '+45 55 50 01 22',
      }),
      wares: danish,
      lines: [2, 6],
      code: 4,
      number: (n) => String(20_410 + n),
      currency: 'DKK',
      charges: [['Fragt Sverige', 49500, 0]],
      terms: 14,
    },
    draw: (p) =>
      page(
        '.lines th{border-bottom:.6pt solid #000;padding:3pt}.lines td{padding:3pt}.data td{padding:0 10pt 0 0}.totals{margin-top:8mm}',
        side([55, address(p.buyer) + '<br>Sverige<br>SE-moms: ' + p.buyer.vat], [45, `<b>${p.supplier.name}</b><br>${lines([p.supplier.street, p.supplier.post, `CVR-nr. ${p.supplier.organisation}`, `Tlf. ${p.supplier.phone}`])}`]),
        `<h1>${word(p, 'Faktura', 'Kreditnota')}</h1>`,
        data([['Fakturanr.', p.number], ['Fakturadato', dashedBack(p.issue)], ['Forfaldsdato', dashedBack(p.due)], ['Kundenr.', p.customer], ['Vedrører faktura', p.about]]),
        remarked(p),
        '<br>',
        rows([['Varenr.', dot.code], ['Beskrivelse', dot.title], ['Antal', dot.count2, 'r'], ['Enhed', dot.unit], ['Enhedspris', dot.each, 'r'], ['Pris', dot.sum, 'r']], p.lines),
        totals([...p.charges.map(({ label, amount }) => [label, dot.money(amount)] as const), ['Subtotal', dot.money(p.net)], ['Moms 0,00 %', dot.money(p.tax)], ['Total DKK', dot.money(p.payable)]]),
        `<p class="small">Omvendt betalingspligt. Køber afregner moms. Moms-nr. ${p.supplier.vat}. Betaling: Bank reg.nr. 1551 konto ${digitsOf(p.supplier.name, 10)}, IBAN ${ibanOf('DK', `1551${digitsOf(p.supplier.name, 10)}`)}</p>`,
      ), // prettier-ignore
  },
  {
    id: 't65-norsk-tripletex',
    producer: 'weasyprint',
    hard: 'Norwegian, in Norwegian kroner; KID beside the account',
    credits: 1,
    seller: {
      firm: firm('Lofothav Sjømat AS', 'Kaiveien 12, 8370 Leknes', {
        ...inNorway('Lofothav'),
        phone: '+47 990 10 223',
      }),
      wares: norwegian,
      lines: [2, 5],
      code: 3,
      number: (n) => String(11_020 + n),
      currency: 'NOK',
      terms: 14,
    },
    draw: (p) =>
      page(
        '.lines th{background:#f0f0f0;padding:3pt;font-size:8pt}.lines td{padding:4pt 3pt}.box{border:.6pt solid #888;padding:4pt}.data td{padding:0 8pt 0 0}.totals{margin-top:5mm}',
        side([50, `<h2>${p.supplier.name}</h2>${lines([p.supplier.street, p.supplier.post, `Org.nr. ${p.supplier.vat}`])}`], [50, `<h1>${word(p, 'FAKTURA', 'KREDITNOTA')}</h1>`, 'right']),
        '<br>',
        side([50, address(p.buyer) + '<br>SVERIGE'], [50, `<div class="box">${data([['Fakturanummer', p.number], ['Fakturadato', dotted(p.issue)], ['Forfallsdato', dotted(p.due)], ['Kontonummer', norwegianAccount(p.supplier.name)], ['KID', p.ocr], ['Gjelder faktura', p.about]])}</div>`]),
        remarked(p),
        '<br>',
        rows([['Nr.', sv.code], ['Beskrivelse', sv.title], ['Antall', sv.count, 'r'], ['Enhet', sv.unit], ['Pris', sv.each, 'r'], ['MVA', sv.percented, 'r'], ['Beløp', sv.sum, 'r']], p.lines),
        totals([['Netto', sv.money(p.net)], ['MVA 0 %', sv.money(p.tax)], ['Å betale NOK', sv.money(p.payable)]]),
        '<p class="small">Utførsel, avgiftsfri etter mval. § 6-21. Vårt foretak er registrert i Foretaksregisteret.</p>',
      ), // prettier-ignore
  },
  {
    id: 't66-suomi-ruokatalo',
    producer: 'reportlab',
    hard: 'Finnish with Swedish words below, euros, a reference number; days without zeros',
    seller: {
      firm: firm('Karjalan Ruokatalo Oy', 'Torikatu 18, 80100 Joensuu', {
        ...inFinland('Karjalan Ruokatalo'),
        phone: '+358 457 3967 2201',
      }),
      wares: finnish,
      lines: [2, 6],
      code: 5,
      number: (n) => String(6_100_200 + n),
      currency: 'EUR',
      charges: [['Rahti / Frakt', 12500, 0]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      const day = (text: string): string =>
        `${Number(text.slice(8))}.${Number(text.slice(5, 7))}.${text.slice(0, 4)}`;
      s.text(40, 50, p.supplier.name, { font: 'bold', size: 14 });
      s.block(40, 64, [p.supplier.street, p.supplier.post, 'Finland']);
      s.text(330, 50, word(p, 'LASKU / FAKTURA'), { font: 'bold', size: 13 });
      listed(s, 330, 450, 68, [
        ['Laskun nro / Nummer', p.number],
        ['Päivämäärä / Datum', day(p.issue)],
        ['Eräpäivä / Förfallodag', day(p.due)],
        ['Viitenumero / Referens', finnishReference(p.number)],
      ]); // prettier-ignore
      s.block(40, 130, [...who(p.buyer), 'Ruotsi', p.buyer.vat], { size: 10 });
      if (p.remark !== null) s.text(330, 140, p.remark, bold);
      let y = drawRows(
        s,
        [
          [40, 'Tuote|Artikel', sp.code],
          [85, 'Nimike|Benämning', sp.title],
          [300, 'Määrä|Antal', sp.count, 'r'],
          [308, 'Yks|Enh', sp.unit],
          [400, 'á-hinta|À-pris', sp.each, 'r'],
          [440, 'Alv|Moms', sp.percented, 'r'],
          [555, 'Yhteensä|Summa', sp.sum, 'r'],
        ],
        p.lines,
        212,
        { step: 15, rule: [40, 555] },
      );
      for (const { label, amount } of p.charges) {
        s.text(85, y, label);
        s.right(555, y, sp.money(amount));
        y += 15;
      }
      summed(s, 320, 555, y + 12, [
        ['Veroton / Utan moms', sp.money(p.net)],
        ['Alv / Moms 0 %', sp.money(p.tax)],
        ['Maksettava / Att betala EUR', sp.money(p.payable)],
      ]); // prettier-ignore
      s.text(40, y + 70, 'Yhteisömyynti, AVL 72 a §. Käännetty verovelvollisuus.', { size: 8 });
      footed(s, 786, [
        [40, ['Y-tunnus', p.supplier.organisation]],
        [150, ['ALV-nro', p.supplier.vat]],
        [270, ['IBAN', ibanOf('FI', digitsOf(p.supplier.name, 14))]],
        [450, ['Puhelin', p.supplier.phone]],
      ]); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 't67-deutsch-lexware',
    producer: 'wkhtmltopdf',
    hard: 'German, positions counted, delivery note and customer in one row of data',
    credits: 1,
    seller: {
      firm: firm('Gastrobedarf Lindhoff GmbH', 'Speicherstraße 40, 23552 Lübeck', {
        ...inGermany('Gastrobedarf Lindhoff'),
        phone: '+49 30 23125 014',
      }),
      wares: teutonic,
      lines: [2, 5],
      code: 6,
      number: (n) => `RE-${26_1010 + n}`,
      currency: 'EUR',
      discounts: [500, 1000],
      charges: [['Versandkosten', 4890, 0]],
      terms: 14,
    },
    draw: (p) =>
      page(
        '.s{font-size:7pt;border-bottom:.4pt solid #000}.lines th{border-top:.6pt solid #000;border-bottom:.6pt solid #000}.lines td{padding:3pt 4pt}.totals td{padding:2pt 5pt}.over th{font-size:8pt;padding-right:10mm}',
        `<h2 class="right">Gastrobedarf Lindhoff</h2><div class="clear"></div><br><span class="s">${p.supplier.name} · ${p.supplier.street} · ${p.supplier.post}</span>`,
        `<p>${address(p.buyer)}<br>Schweden</p>`,
        `<h1>${word(p, 'Rechnung', 'Gutschrift')}</h1>`,
        over([['Rechnungs-Nr.', p.number], ['Datum', dotted(p.issue)], ['Kunden-Nr.', p.customer], ['Fällig', dotted(p.due)], ...(p.about === null ? [] : [['zu Rechnung', p.about] as const])]),
        remarked(p),
        '<p>Sehr geehrte Damen und Herren, wir erlauben uns zu berechnen:</p>',
        rows([['Pos', sp.place], ['Art.-Nr.', dot.code], ['Bezeichnung', dot.title], ['Menge', dot.count, 'r'], ['Einh.', dot.unit], ['Einzelpreis', dot.each, 'r'], ['Rabatt', (l) => (l.discount === 0n ? '' : `${dot.percent(l.discount)} %`), 'r'], ['Gesamt', dot.sum, 'r']], p.lines),
        totals([...p.charges.map(({ label, amount }) => [label, dot.money(amount)] as const), ['Nettosumme', dot.money(p.net)], ['MwSt. 0 %', dot.money(p.tax)], ['Gesamtbetrag EUR', dot.money(p.payable)]]),
        `<p>Steuerfreie innergemeinschaftliche Lieferung. Ihre USt-IdNr.: ${p.buyer.vat}.</p><p class="small">USt-IdNr. ${p.supplier.vat} · Tel. ${p.supplier.phone} · IBAN ${ibanOf('DE', digitsOf(p.supplier.name, 18))} · Amtsgericht Lübeck</p>`,
      ), // prettier-ignore
  },
  {
    id: 't68-cantina-italiana',
    producer: 'chromium',
    hard: 'Italian: framed cells of data, description before number, imponibile and totale',
    credits: 1,
    seller: {
      firm: firm('Sapori del Borgo S.r.l.', 'Via dei Mille 7, 43121 Parma', {
        ...inItaly('Sapori del Borgo'),
        phone: '+39 0521 555 0140',
      }),
      wares: italian,
      lines: [2, 6],
      code: (name) => `SB${digitsOf(name, 3)}`,
      number: (n) => `${210 + n}/2026`,
      currency: 'EUR',
      charges: [['Trasporto', 18500, 0]],
    },
    draw: (p) =>
      page(
        '.f{border:.6pt solid #333;padding:4pt;min-height:22mm}.lines th,.lines td{border:.4pt solid #999;padding:3pt}.over{width:100%}.over th{font-size:7pt;font-weight:400;border:.4pt solid #999;border-bottom:0}.over td{border:.4pt solid #999;border-top:0}.totals{margin-top:5mm}',
        side([48, `<div class="f"><b>${p.supplier.name}</b><br>${lines([p.supplier.street, p.supplier.post, `P.IVA ${p.supplier.vat}`, `Tel. ${p.supplier.phone}`])}</div>`], [4, ''], [48, `<div class="f">Spett.le<br>${address(p.buyer)}<br>Svezia – VAT ${p.buyer.vat}</div>`]),
        '<br>',
        over([['Documento', word(p, 'Fattura', 'Nota di credito')], ['Numero', p.number], ['Data', slashes(p.issue)], ['Scadenza', slashes(p.due)], ['Cod. cliente', p.customer], ...(p.about === null ? [] : [['Rif. fattura', p.about] as const])]),
        remarked(p),
        '<br>',
        rows([['Descrizione', dot.title], ['Codice', dot.code], ['UM', dot.unit], ['Quantità', dot.count, 'r'], ['Prezzo', dot.each, 'r'], ['IVA', (l) => `${l.rate} N3.2`, 'r'], ['Importo', dot.sum, 'r']], p.lines),
        totals([['Totale merce', dot.money(p.lineNet)], ...p.charges.map(({ label, amount }) => [label, dot.money(amount)] as const), ['Imponibile', dot.money(p.net)], ['IVA 0 %', dot.money(p.tax)], ['Totale documento EUR', dot.money(p.payable)]]),
        `<p class="small">Operazione non imponibile art. 41 D.L. 331/93. Bonifico IBAN ${ibanOf('IT', `X0${digitsOf(p.supplier.name, 21)}`)}</p>`,
      ), // prettier-ignore
  },
];
