/** Invoices of set C from Denmark, Norway and Germany. */
import { dashedBack, dotted as dottedDay } from '../days.ts';
import { column, html, over, remarked, table, titled } from '../html.ts';
import { digitsOf } from '../identity.ts';
import { Sheet } from '../sheet.ts';
import { foreign } from './firms.ts';
import { dotted, post, ruled, spaced } from './looks.ts';
import { type CLayout, coded } from './orders.ts';
import { lined, valued } from './strokes.ts';
import type { Ware } from './wares.ts';

const goods = (text: string): readonly Ware[] =>
  text.trim().split('\n').map((row) => {
    const [name = '', unit = '', price = '1'] = row.split('|').map((part) => part.trim());
    return { name, unit, price: BigInt(Math.round(Number(price) * 100)) * 100n, pack: '', rate: 25 };
  }); // prettier-ignore

const danish = goods(`
Rugbrød skåret 1 kg|stk|21.50
Smørrebrødsleverpostej|bakke|64.25
Remoulade spand 5 kg|spand|118.00
Rødkål langtidskogt|pose|39.75
Økologisk smør 10 kg|kasse|612.00
Wienerpølser 40 stk|pakke|97.40
Æbleflæsk færdigret|kg|88.20
Marineret sild|spand|214.00`);

const norwegian = goods(`
Brunost skivet 1 kg|stk|124.90
Kongekrabbe kokt|kg|689.00
Laks fersk sløyd 4-5 kg|kg|112.40
Tørrfisk lofot|kg|348.00
Multer frosne|kg|262.50
Flatbrød håndbakt|eske|78.00`);

const german = goods(`
Sauerkraut mild 10 l|Eimer|23.80
Weißwurst 60 g|kg|9.45
Laugenbrezel tiefgekühlt|Karton|31.20
Süßer Senf|Glas|2.95
Käsespätzle frisch|kg|6.80
Schwarzwälder Schinken g.g.A.|kg|17.90
Knödelteig halb und halb|kg|4.35`);

const euro = { iban: 'DE02 1203 0000 0000 2020 51' };

export const north: readonly CLayout[] = [
  {
    id: 'c40',
    producer: 'reportlab',
    credits: 1,
    hard: 'Danish, DKK with 25 % moms, labels Fakturanr., Dato, Varenr., I alt DKK, CVR',
    seller: {
      supplier: foreign('Sønderskovens Engros ApS', 'Industriparken 41', 'DK-6400 Sønderborg', {
        organisation: '38471205',
        vat: 'DK38471205',
        iban: 'DK50 0040 0440 1162 43',
      }),
      wares: danish,
      lines: [4, 7],
      code: coded('c40', 6),
      number: (count) => String(304_411 + count),
      from: '2026-02-10',
      terms: 14,
      currency: 'DKK',
      rate: 25,
      buyer: 6,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(50, 60, p.supplier.name, { size: 15, font: 'bold' });
      s.block(50, 76, [
        p.supplier.street,
        p.supplier.post,
        `CVR-nr. ${p.supplier.organisation}`,
        `Tlf. ${p.supplier.phone}`,
      ]);
      s.block(50, 150, [p.buyer.name, p.buyer.street, p.buyer.post, 'Sverige']);
      s.text(360, 150, titled(p, 'FAKTURA', 'KREDITNOTA'), { size: 14, font: 'bold' });
      const y = valued(s, 360, 545, 170, [
        ['Fakturanr.', p.number],
        ['Fakturadato', dashedBack(p.issue)],
        ['Forfaldsdato', dashedBack(p.due)],
        ['Kundenr.', p.customer],
        ...(p.about === null ? [] : [['Vedr. faktura', p.about] as const]),
      ]);
      if (p.remark !== null) s.text(360, y + 4, p.remark, { font: 'bold' });
      const end = lined(
        s,
        270,
        [
          [50, 'Varenr.', (l) => l.code],
          [115, 'Beskrivelse', (l) => l.name],
          [345, 'Antal', (l) => dotted.quantity(l.quantity), 'r'],
          [355, 'Enhed', (l) => l.unit],
          [460, 'Stk. pris', (l) => dotted.price(l.price), 'r'],
          [545, 'Beløb', (l) => dotted.money(l.sum), 'r'],
        ],
        p.lines,
        { rule: [50, 545] },
      );
      valued(s, 390, 545, end + 10, [
        ['Subtotal', dotted.money(p.net)],
        ['25% moms', dotted.money(p.tax)],
        ['I alt DKK', dotted.money(p.payable)],
      ]);
      s.text(
        50,
        800,
        `Betaling: netto 14 dage. Bank: reg. 0040 konto 0440116243, IBAN ${p.supplier.iban ?? ''}. Ved for sen betaling tilskrives rente.`,
        { size: 7 },
      );
      return s.drawing();
    },
  },
  {
    id: 'c41',
    producer: 'cairo',
    hard: 'Norwegian, NOK without VAT, KID, Varenr, Mengde, Beløp, organisation number with MVA',
    seller: {
      supplier: foreign('Fjordkrokens Sjømat AS', 'Kaiveien 6', 'NO-8300 Svolvær', {
        organisation: '974760673',
        vat: 'NO974760673MVA',
        iban: 'NO93 8601 1117 947',
      }),
      wares: norwegian,
      lines: [3, 6],
      code: coded('c41', 4),
      number: (count) => String(20_611 + count),
      from: '2026-03-20',
      terms: 14,
      currency: 'NOK',
      rate: 0,
      buyer: 1,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9.5, font: 'serif' });
      s.text(60, 70, 'FJORDKROKENS SJØMAT AS', { size: 16, font: 'serifbold' });
      s.text(60, 84, `${p.supplier.street}, ${p.supplier.post} · Org.nr. NO 974 760 673 MVA`, { size: 8 });
      s.block(60, 130, ['Til:', p.buyer.name, p.buyer.street, `SE-${p.buyer.post}`]);
      const y = valued(
        s,
        350,
        450,
        130,
        [
          [titled(p, 'Faktura nr.'), p.number],
          ['Fakturadato', dottedDay(p.issue)],
          ['Forfallsdato', dottedDay(p.due)],
          ['Deres ref.', p.reference],
          ['KID', p.ocr],
        ],
        { left: true },
      );
      if (p.remark !== null) s.text(350, y, p.remark, { font: 'serifbold' });
      const end = lined(
        s,
        230,
        [
          [60, 'Varenr', (l) => l.code],
          [110, 'Varenavn', (l) => l.name],
          [330, 'Mengde', (l) => spaced.quantity(l.quantity), 'r'],
          [340, 'Enh.', (l) => l.unit],
          [440, 'Pris', (l) => spaced.price(l.price), 'r'],
          [540, 'Beløp', (l) => spaced.money(l.sum), 'r'],
        ],
        p.lines,
        { rule: [60, 540], head: { font: 'serifbold' }, leading: 16 },
      );
      valued(s, 380, 540, end + 12, [
        ['Netto', spaced.money(p.net)],
        ['Mva 0 % (eksport)', spaced.money(p.tax)],
        ['Å betale NOK', spaced.money(p.payable)],
      ]);
      s.text(
        60,
        790,
        `Bankkonto 8601 11 17947 – IBAN ${p.supplier.iban ?? ''} – forsinkelsesrente etter loven`,
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 'c42',
    producer: 'chromium',
    hard: 'German: Rechnungsnummer, Rechnungsdatum, Menge, Einzelpreis, innergemeinschaftlich ohne USt, EUR',
    seller: {
      supplier: foreign('Alpenglück Feinkosthandel GmbH', 'Gewerbering 17', '83278 Traunstein-Axdorf', {
        organisation: 'HRB 40912',
        vat: 'DE811907980',
        ...euro,
      }),
      wares: german,
      lines: [3, 6],
      code: (name) => `A${digitsOf(`c42${name}`, 5)}`,
      number: (count) => `RE${26_0300 + count}`,
      from: '2026-01-28',
      terms: 14,
      currency: 'EUR',
      rate: 0,
      buyer: 2,
    },
    draw: (p) =>
      html(
        `body{font:9.5pt 'Open Sans'}.lines th{border-bottom:1pt solid #000}.kv{margin:12pt 0 0 auto}.foot{position:fixed;bottom:0;font-size:7pt;width:100%}`,
        `<div style="font-size:7pt;text-decoration:underline">${p.supplier.name} · ${p.supplier.street} · ${p.supplier.post}</div><p>${post(p.buyer)}<br>Schweden<br>USt-IdNr. ${p.buyer.vat}</p><div class="right">${ruled(
          [
            ['Rechnungsnummer', p.number],
            ['Rechnungsdatum', dottedDay(p.issue)],
            ['Lieferdatum', dottedDay(p.delivered)],
            ['Kundennummer', p.customer],
          ],
        )}</div><h2>${titled(p, 'Rechnung', 'Gutschrift')}</h2>${remarked(p)}<div class="clear"></div>
${table([column('Pos.', (_, at) => String(at + 1)), column('Artikel-Nr.', (l) => l.code), column('Bezeichnung', (l) => l.name), column('Menge', (l) => dotted.quantity(l.quantity), 'r'), column('Einheit', (l) => l.unit), column('Einzelpreis', (l) => dotted.price(l.price), 'r'), column('Gesamtpreis', (l) => dotted.money(l.sum), 'r')], p.lines)}
${ruled([
  ['Nettobetrag', dotted.money(p.net)],
  ['USt 0 %', dotted.money(p.tax)],
  ['Rechnungsbetrag EUR', dotted.money(p.payable)],
])}<p>Steuerfreie innergemeinschaftliche Lieferung. Zahlbar bis ${dottedDay(p.due)} ohne Abzug.</p><div class="foot">${over(
          [
            ['Geschäftsführer', 'gemäß Register'],
            ['Registergericht', `Traunstein ${p.supplier.organisation}`],
            ['USt-IdNr.', p.supplier.vat],
            ['IBAN', p.supplier.iban ?? ''],
          ],
        )}</div>`,
      ),
  },
];
