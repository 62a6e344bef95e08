/** Denmark, Norway, Finland and Germany. */
import { dotted } from '../days.ts';
import { Sheet } from '../sheet.ts';
import { firm, iban, inDenmark, inFinland, inGermany, inNorway } from './firms.ts';
import { bare, beside, dot, e, each, facts, listed, page, remark, Roll, sp, thead, to, tr, who, word } from './kit.ts'; // prettier-ignore
import type { LayoutR } from './orders.ts';
import { danish, finnish, german, norse } from './wares-abroad.ts';

export const abroad: readonly LayoutR[] = [
  {
    id: 'r56-dansk-palaeg',
    producer: 'chromium',
    hard: 'Danish; e-conomic’s plain columns; no VAT within the union',
    credits: 1,
    seller: {
      firm: firm('Sønderjysk Pålæg ApS', 'Havnegade 14, 6200 Aabenraa', inDenmark('Sønderjysk Pålæg ApS')),
      wares: danish,
      lines: [2, 5],
      code: 4,
      number: (n) => String(11_402 + n),
      currency: 'DKK',
      terms: 14,
      charges: [['Fragt', 32500, 0]],
    },
    draw: (p) =>
      page(
        'body{font-size:9pt}.l{width:100%;margin:6mm 0}.l th{border-bottom:1pt solid #000}',
        beside([60, `${to(p.buyer)}<br>Sverige<br>SE-moms ${p.buyer.vat}`], [40, `<b>${e(p.supplier.name)}</b><br>${p.supplier.street}<br>DK-${p.supplier.post}<br>CVR-nr.: ${p.supplier.organisation}<br>Moms: ${p.supplier.vat}`]),
        `<h1>${word(p, 'Faktura', 'Kreditnota')}</h1>`,
        remark(p),
        facts([['Fakturanr.', p.number], ['Fakturadato', dotted(p.issue)], ['Forfaldsdato', dotted(p.due)], ['Kundenr.', p.customer], ['Vedrører faktura', p.about]]),
        `<table class="l">${thead(['Nr.', 'Tekst', '>Antal', 'Enhed', '>Enhedspris', '>Pris'])}${each(p, (l) => tr([l.code, e(l.name), `>${dot.quantity(l.quantity)}`, l.unit, `>${dot.price(l.price)}`, `>${dot.money(l.sum)}`]))}${p.charges.map((c) => tr(['', c.label, '', '', '', `>${dot.money(c.amount)}`])).join('')}</table>`,
        `<p class="r">Subtotal ${dot.money(p.net)}<br>0,00% moms ${dot.money(p.tax)}<br><b>Total DKK ${dot.money(p.payable)}</b></p>`,
        `<p>Betalingsbetingelser: Netto 14 dage. Beløbet indbetales på IBAN ${iban('DK', '30000' + p.customer + '71234')}. Levering uden moms, omvendt betalingspligt.</p>`,
      ), // prettier-ignore
  },
  {
    id: 'r57-norsk-fjell',
    producer: 'words',
    hard: 'Norwegian; KID; weight with a comma and the currency in the head of the column',
    credits: 1,
    seller: {
      firm: firm(
        'Fjellvær Matspesialiteter AS',
        'Storgata 88, 2390 Moelv',
        inNorway('Fjellvær Matspesialiteter AS'),
      ),
      wares: norse,
      lines: [2, 5],
      code: 5,
      number: (n) => String(40_233 + n),
      currency: 'NOK',
      terms: 21,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(50, 60, p.supplier.name, { font: 'bold', size: 14 });
      s.block(50, 76, [p.supplier.street, `NO-${p.supplier.post}`, `Foretaksregisteret NO ${p.supplier.organisation} MVA`], { size: 8 }); // prettier-ignore
      s.block(50, 130, [...who(p.buyer), 'SVERIGE']);
      s.text(360, 60, word(p, 'FAKTURA', 'KREDITNOTA'), { font: 'bold', size: 14 });
      listed(s, 360, 545, 80, [['Fakturanr', p.number], ['Fakturadato', dotted(p.issue)], ['Forfallsdato', dotted(p.due)], ['Kundenr', p.customer], ['KID', p.ocr], ['Gjelder', p.about]], { align: 'r' }); // prettier-ignore
      if (p.remark !== null) s.text(50, 190, p.remark);
      const roll = new Roll(s, 700, () => 210);
      roll.row([[50, 'Varenr.'], [100, 'Beskrivelse'], [330, 'Antall', 'r'], [336, 'Enhet'], [430, 'Pris NOK', 'r'], [465, 'Mva', 'r'], [545, 'Sum NOK', 'r']], 15, { font: 'bold' }); // prettier-ignore
      for (const l of p.lines) roll.row([[50, l.code], [100, l.name], [330, sp.quantity(l.quantity), 'r'], [336, l.unit], [430, sp.price(l.price), 'r'], [465, '0 %', 'r'], [545, sp.money(l.sum), 'r']], 14); // prettier-ignore
      roll.y += 10;
      for (const [label, value] of [['Netto', p.net], ['Merverdiavgift 0 %', p.tax], ['Å betale', p.payable]] as const) roll.row([[336, label], [545, sp.money(value), 'r']], 14); // prettier-ignore
      s.text(50, 790, `Kontonummer 8601.11.17947  IBAN ${iban('NO', '86011117947')}  SWIFT FJELNO22`, {
        size: 8,
      });
      return s.drawing();
    },
  },
  {
    id: 'r58-suomi-lasku',
    producer: 'pdf-lib',
    hard: 'Finnish only; the national form with its slip at the foot',
    credits: 1,
    seller: {
      firm: firm('Saariston Herkut Oy', 'Satamakatu 6, 21600 Parainen', inFinland('Saariston Herkut Oy')),
      wares: finnish,
      lines: [2, 5],
      code: 4,
      number: (n) => String(2_026_118 + n),
      currency: 'EUR',
      terms: 14,
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.block(45, 50, [p.supplier.name, p.supplier.street, `FI-${p.supplier.post}`], { font: 'bold' });
      s.text(330, 50, word(p, 'LASKU', 'HYVITYSLASKU'), { font: 'bold', size: 14 });
      listed(s, 330, 430, 70, [['Laskun numero', p.number], ['Päiväys', dotted(p.issue)], ['Eräpäivä', dotted(p.due)], ['Asiakasnumero', p.customer], ['Viitenumero', p.ocr], ['Hyvitetty lasku', p.about]]); // prettier-ignore
      s.block(45, 120, [...who(p.buyer), 'Ruotsi']);
      if (p.remark !== null) s.text(45, 180, p.remark);
      const roll = new Roll(s, 560, () => 200);
      roll.row([[45, 'Tuote'], [85, 'Nimike'], [300, 'Määrä', 'r'], [306, 'Yks.'], [390, 'à-hinta', 'r'], [440, 'ALV %', 'r'], [550, 'Yhteensä', 'r']], 14, { font: 'bold' }); // prettier-ignore
      for (const l of p.lines) roll.row([[45, l.code], [85, l.name], [300, bare.quantity(l.quantity), 'r'], [306, l.unit], [390, bare.price(l.price), 'r'], [440, '0', 'r'], [550, bare.money(l.sum), 'r']], 14); // prettier-ignore
      roll.y += 10;
      for (const [label, value] of [['Veroton yhteensä', p.net], ['ALV 0 %', p.tax], ['Maksettava EUR', p.payable]] as const) roll.row([[390, label, 'r'], [550, bare.money(value), 'r']]); // prettier-ignore
      s.text(45, 610, `Y-tunnus ${p.supplier.organisation}   ALV-numero ${p.supplier.vat}   Yhteisömyynti, AVL 72 a §`, { size: 7.5 }); // prettier-ignore
      s.line(45, 640, 550);
      for (const [y, label, value] of [
        [655, 'Saajan tilinumero', iban('FI', `4108${p.customer}12345`.padEnd(14, '0'))],
        [685, 'Saaja', p.supplier.name],
        [715, 'Viitenumero', p.ocr],
        [745, 'Eräpäivä', dotted(p.due)],
        [775, 'Euro', bare.money(p.payable)],
      ] as const) {
        // prettier-ignore
        s.text(45, y, label, { size: 6.5 });
        s.text(150, y, value, { size: 10 });
        s.line(45, y + 8, 550, y + 8, 0.3);
      }
      return s.drawing();
    },
  },
  {
    id: 'r59-deutsche-kueche',
    producer: 'chromium',
    hard: 'German; sender in small print over the window; three columns at the foot; Skonto',
    credits: 1,
    seller: {
      firm: firm('Holsteiner Feinkost Lübbers GmbH', 'Wallstraße 23, 23560 Lübeck', inGermany('Holsteiner Feinkost Lübbers GmbH')),
      wares: german,
      lines: [2, 6],
      code: (name) => `${(name.codePointAt(0) ?? 1) % 10}${name.length}.${((name.codePointAt(3) ?? 1) * 29 + name.length * 7) % 900 + 100}.0${name.length % 9}`,
      number: (n) => `RE2026-${3_300 + n}`,
      currency: 'EUR',
      terms: 30,
      discounts: [300, 500],
      charges: [['Frachtkostenanteil', 4500, 0]],
    }, // prettier-ignore
    draw: (p) =>
      page(
        'body{font-size:9pt}.l{width:100%;margin:5mm 0}.l th{border-top:1pt solid;border-bottom:1pt solid}.w{font-size:6.5pt;text-decoration:underline}.f{display:flex;justify-content:space-between;font-size:7.5pt;border-top:.5pt solid;margin-top:12mm}',
        `<h2 class="r">Feinkost Lübbers</h2><p class="w">${e(p.supplier.name)} · ${p.supplier.street} · ${p.supplier.post}</p>`,
        beside([60, `${to(p.buyer)}<br>Schweden<br>USt-IdNr. ${p.buyer.vat}`], [40, facts([['Rechnungsnummer', p.number], ['Rechnungsdatum', dotted(p.issue)], ['Kundennummer', p.customer], ['Lieferdatum', dotted(p.delivered)], ['Zu Rechnung', p.about]])]),
        `<h2>${word(p, 'Rechnung', 'Gutschrift')}</h2>`,
        remark(p),
        `<table class="l">${thead(['Pos.', 'Art.-Nr.', 'Bezeichnung', '>Menge', 'ME', '>E-Preis', '>Rab.', '>G-Preis EUR'])}${each(p, (l, i) => tr([String(i + 1), l.code, e(l.name), `>${dot.quantity(l.quantity)}`, l.unit, `>${dot.price(l.price)}`, l.discount === 0n ? '' : `>${dot.percent(l.discount)} %`, `>${dot.money(l.sum)}`]))}${p.charges.map((c) => tr(['', '', c.label, '', '', '', '', `>${dot.money(c.amount)}`])).join('')}</table>`,
        `<p class="r">Nettosumme ${dot.money(p.net)}<br>zzgl. 0 % USt. ${dot.money(p.tax)}<br><b>Rechnungsbetrag EUR ${dot.money(p.payable)}</b></p><p>Steuerfreie innergemeinschaftliche Lieferung. Zahlbar ohne Abzug bis ${dotted(p.due)}.</p>`,
        `<div class="f"><div>${e(p.supplier.name)}<br>${p.supplier.street}<br>${p.supplier.post}</div><div>Hansebank Lübeck<br>IBAN ${iban('DE', `21050000${p.order}1234`)}<br>BIC HANSDE21</div><div>USt-IdNr. ${p.supplier.vat}<br>HRB ${Number(p.customer) % 9000} Lübeck<br>GF Antje Lübbers</div></div>`,
        '<div style="break-before:page;font-size:7.5pt"><b>Allgemeine Lieferbedingungen</b><p>1. Unsere Angebote sind freibleibend. 2. Die Ware ist bei Empfang zu prüfen; offene Mängel sind innerhalb von 24 Stunden anzuzeigen. 3. Gelieferte Ware bleibt bis zur vollständigen Zahlung unser Eigentum. 4. Bei Zahlungsverzug berechnen wir Zinsen in gesetzlicher Höhe. 5. Gerichtsstand ist Lübeck.</p></div>',
      ), // prettier-ignore
  },
];
