/** Sellers in Germany and the Netherlands. */
import { dashedBack, dotted as dottedDay } from '../days.ts';
import { column, escaped, html, pairs, table } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { abroad } from './firms.ts';
import { at, aboutPair, called, chargePairs, fieldsAt, figures, note, pairsAt, place, row, rows, stack } from './kit.ts'; // prettier-ignore
import type { LayoutG } from './orders.ts';

const dotted = figures('dotted');

const g59: LayoutG = {
  id: 'g59',
  producer: 'chromium',
  hard: 'German: a window address with the sender above; Rechnung in a sentence; Pos., Menge, Einzelpreis; word Storno for credits',
  credits: 1,
  seller: {
    party: abroad('Holsteiner Feinkost GmbH', 'Werftstraße 88, D-24143 Kiel', 'DE274118305'),
    trades: ['german'],
    codes: '#####',
    numbers: 'RE-2026-####',
    lines: [3, 7],
    currency: 'EUR',
    charges: [['Frachtkosten', 8500, 0]],
  },
  draw: (paper) =>
    html(
      `.lines th{border-bottom:.8pt solid #000;border-top:.8pt solid #000;font-weight:normal}`,
      `<p class="small" style="text-decoration:underline">${paper.supplier.name} · ${paper.supplier.street} · ${paper.supplier.post}</p>
      ${row(
        ['60%', stack(...place(paper.buyer), 'Schweden')],
        [
          '40%',
          pairs([
            ['Rechnungsnr.', paper.number],
            ['Rechnungsdatum', dottedDay(paper.issue)],
            ['Lieferdatum', dottedDay(paper.delivered)],
            ['Kundennr.', paper.customer],
            ['Fällig am', dottedDay(paper.due)],
            ...aboutPair(paper, 'zu Rechnung'),
          ]),
        ],
      )}
      <h2>${called(paper, 'Rechnung', 'Gutschrift')} ${paper.number}</h2>${note(paper)}<p>Sehr geehrte Damen und Herren, wir berechnen Ihnen wie folgt:</p>
      ${table(
        [
          column('Pos.', (_, index) => String(index + 1)),
          column('Art.-Nr.', ({ code }) => code),
          column('Bezeichnung', ({ name }) => name),
          column('Menge', ({ quantity }) => dotted.quantity(quantity), 'r'),
          column('Einh.', ({ unit }) => unit),
          column('Einzelpreis', ({ price }) => dotted.price(price), 'r'),
          column('Gesamt', ({ sum }) => dotted.money(sum), 'r'),
        ],
        paper.lines,
      )}
      <div class="right">${pairs([
        ['Warenwert', `${dotted.money(paper.lineNet)} €`],
        ...chargePairs(paper, dotted).map(([label, value]) => [label, `${value} €`] as const),
        ['Nettobetrag', `${dotted.money(paper.net)} €`],
        ['MwSt. 0 %', `${dotted.money(paper.tax)} €`],
        [paper.isCredit ? 'Gutschriftsbetrag' : 'Gesamtbetrag', `${dotted.money(paper.payable)} €`],
      ])}</div><div class="clear"></div>
      <p>Steuerfreie innergemeinschaftliche Lieferung. Zahlbar ohne Abzug bis ${dottedDay(paper.due)}.</p>
      <p class="small">USt-IdNr. ${paper.supplier.vat} · Amtsgericht Kiel HRB 11842 · Kieler Volksbank · IBAN DE02210900070012345678</p>`,
    ),
};

const g60: LayoutG = {
  id: 'g60',
  producer: 'cairo',
  hard: 'German spare parts: numbers with points, prices per piece, discount in per cent; two-row heads',
  seller: {
    party: abroad(
      'Brandner Gastrotechnik GmbH & Co. KG',
      'Industriering 14, D-86167 Augsburg',
      'DE811402967',
    ),
    trades: ['machines'],
    codes: '##.###.##',
    numbers: '9#######',
    lines: [2, 6],
    currency: 'EUR',
    discounts: [1000, 1500],
    charges: [['Versand DHL', 2450, 0]],
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 9 });
    const { supplier } = paper;
    sheet.right(555, 46, 'BRANDNER', { size: 18, font: 'bold' });
    sheet.text(40, 70, `${supplier.name}, ${supplier.street}, ${supplier.post}`, { size: 7 });
    sheet.block(40, 90, place(paper.buyer));
    sheet.text(40, 160, `${called(paper, 'RECHNUNG', 'GUTSCHRIFT')}`, { size: 13, font: 'bold' });
    if (paper.remark !== null) sheet.text(200, 160, paper.remark, { size: 11, font: 'bold' });
    fieldsAt(
      sheet,
      [370, 460, 90],
      [
        ['Beleg-Nr.', paper.number],
        ['Belegdatum', dottedDay(paper.issue)],
        ['Zahlungsziel', dottedDay(paper.due)],
        ['Kunden-Nr.', paper.customer],
        ['Auftrag', paper.order],
      ],
    );
    const y = rows(sheet, {
      y: 184,
      step: 15,
      bottom: 700,
      next: () => 60,
      lines: paper.lines,
      columns: [
        at(40, 'Pos', (_, index) => String(index + 1)),
        at(70, 'Artikel', ({ code }) => code),
        at(145, 'Bezeichnung', ({ name }) => name),
        at(350, 'Menge', ({ quantity }) => dotted.quantity(quantity), 'r'),
        at(358, 'ME', ({ unit }) => unit),
        at(440, 'Preis', ({ price }) => dotted.price(price), 'r', { under: 'EUR' }),
        at(485, 'Rabatt', ({ discount }) => (discount === 0n ? '' : `${dotted.percent(discount)}`), 'r', {
          under: '%',
        }),
        at(555, 'Betrag', ({ sum }) => dotted.money(sum), 'r', { under: 'EUR' }),
      ],
    });
    pairsAt(
      sheet,
      [370, 555, y + 14],
      [
        ['Summe Positionen', dotted.money(paper.lineNet)],
        ...chargePairs(paper, dotted),
        ['Summe netto', dotted.money(paper.net)],
        ['USt 0,00 %', dotted.money(paper.tax)],
        ['Endbetrag EUR', dotted.money(paper.payable)],
      ],
    );
    sheet.text(
      40,
      790,
      `USt-ID ${supplier.vat}   IBAN DE44720500000000123456   BIC AUGSDE77XXX   Steuerfreie ig. Lieferung`,
      { size: 7 },
    );
    return sheet.drawing();
  },
};

const g61: LayoutG = {
  id: 'g61',
  producer: 'wkhtmltopdf',
  hard: 'Dutch: Aantal first, Omschrijving, Bedrag; Btw verlegd; collo beside the quantity',
  credits: 1,
  seller: {
    party: abroad(
      'De Witte Molen Foodexport B.V.',
      'Veilingweg 33, 2691 KJ ’s-Gravenzande',
      'NL813556920B01',
      {
        organisation: '27184463',
      },
    ),
    trades: ['dutch'],
    codes: '####',
    numbers: '26-#####',
    lines: [3, 7],
    currency: 'EUR',
    terms: 21,
  },
  draw: (paper) =>
    html(
      `.lines th{border-bottom:2px solid #e60}`,
      `<table style="width:100%"><tr><td><b style="font-size:15pt;color:#e60">De Witte Molen</b><br>${stack(...place(paper.supplier))}</td><td>KvK ${paper.supplier.organisation}<br>BTW-nr. ${paper.supplier.vat}<br>IBAN NL91ABNA0417164300</td></tr></table>
      <h2>${called(paper, 'FACTUUR', 'CREDITNOTA')}</h2>${note(paper)}
      <table style="width:100%"><tr><td>${stack(...place(paper.buyer), 'ZWEDEN')}</td><td>Factuurnummer ${paper.number}<br>Factuurdatum ${dashedBack(paper.issue)}<br>Vervaldatum ${dashedBack(paper.due)}<br>Debiteurnr. ${paper.customer}${paper.about === null ? '' : `<br>Betreft factuur ${paper.about}`}</td></tr></table><br>
      ${table(
        [
          column('Aantal', ({ quantity }) => dotted.quantity(quantity), 'r'),
          column('Eenheid', ({ unit }) => unit),
          column('Artikel', ({ code }) => code),
          column('Omschrijving', ({ name }) => name),
          column('Prijs', ({ price }) => dotted.price(price), 'r'),
          column('Bedrag', ({ sum }) => dotted.money(sum), 'r'),
        ],
        paper.lines,
      )}<br>
      <table class="right"><tr><td>Totaal excl. btw</td><td class="r">€ ${dotted.money(paper.net)}</td></tr><tr><td>Btw verlegd 0%</td><td class="r">€ ${dotted.money(paper.tax)}</td></tr><tr><td><b>Te betalen</b></td><td class="r"><b>€ ${dotted.money(paper.payable)}</b></td></tr></table><div class="clear"></div>
      <p class="small">Intracommunautaire levering. ${escaped('Betaling binnen 21 dagen o.v.v. factuurnummer.')}</p>`,
    ),
};

export const abroadGerman: readonly LayoutG[] = [g59, g60, g61];
