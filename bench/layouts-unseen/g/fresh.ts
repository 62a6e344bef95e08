/** Fish, meat, greens and bread with what the law makes them print. */
import { iso, shortDashed, spaced } from '../days.ts';
import { across } from '../format.ts';
import { column, html, over, pairs, table } from '../html.ts';
import { gtin } from '../identity.ts';
import { firm, swedishIban } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import { aboutPair, at, batch, called, chargePairs, fieldsAt, figures, note, of, pairsAt, place, rateTable, roundingPair, row, rows, stack, taxPairs } from './kit.ts'; // prettier-ignore
import type { LayoutG } from './orders.ts';

const space = figures('space');
const bare = figures('bare');
const minus = figures('true');

const g35: LayoutG = {
  id: 'g35',
  producer: 'reportlab',
  hard: 'ordered pieces beside the weight that is billed; the price per kg right after the name',
  credits: 1,
  seller: {
    party: firm('Hjalmarssons Vilt & Kött AB', 'Kvarngatan 12, 574 32 Vetlanda'),
    trades: ['meat'],
    codes: '####',
    numbers: '2#####',
    lines: [5, 10],
    isWhole: true,
    terms: 14,
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 9, font: 'serif' });
    const { supplier } = paper;
    sheet.text(297, 46, 'HJALMARSSONS', { size: 20, font: 'serifbold', align: 'c' });
    sheet.text(297, 60, 'Vilt & Kött sedan 1931', { align: 'c' });
    sheet.line(40, 70, 555);
    sheet.text(40, 90, called(paper, 'FAKTURA', 'KREDITFAKTURA'), { size: 14, font: 'serifbold' });
    if (paper.remark !== null) sheet.text(180, 90, paper.remark, { size: 12, font: 'serifbold' });
    fieldsAt(
      sheet,
      [40, 120, 112],
      [
        ['Fakturanr', paper.number],
        ['Datum', iso(paper.issue)],
        ['Förfaller', iso(paper.due)],
        ['Kundnr', paper.customer],
        ...aboutPair(paper, 'Avser faktura'),
      ],
    );
    sheet.block(330, 112, place(paper.buyer), { size: 10 });
    const y = rows(sheet, {
      y: 196,
      step: 15,
      bottom: 660,
      next: () => 60,
      lines: paper.lines,
      heads: { font: 'serifbold' },
      columns: [
        at(40, 'Nr', ({ code }) => code),
        at(80, 'Styckdetalj', ({ name }) => name),
        at(300, 'Pris/kg', ({ price }) => bare.price(price), 'r'),
        at(350, 'Beställt', ({ quantity }) => `${1 + Number(quantity / 2500n)} st`, 'r'),
        at(430, 'Batch', (line) => batch(line), 'r'),
        at(490, 'Vikt kg', ({ quantity }) => bare.quantity(quantity, 2), 'r'),
        at(555, 'Belopp', ({ sum }) => space.money(sum), 'r'),
      ],
    });
    pairsAt(
      sheet,
      [370, 555, y + 14],
      [
        ['Summa', space.money(paper.net)],
        ...taxPairs(paper, space, 'Moms %'),
        ...roundingPair(paper, space, 'Öresavrundning'),
        ['ATT BETALA', space.money(paper.payable)],
      ],
    );
    across(
      sheet,
      790,
      [
        [40, supplier.name],
        [190, `${supplier.street}, ${supplier.post}`],
        [350, `Bg ${supplier.bankgiro}`],
        [440, `Org.nr ${supplier.organisation}`],
      ],
      { size: 8 },
    );
    sheet.text(40, 801, `Momsreg.nr ${supplier.vat}   Godkänd för F-skatt   EG-nr SE 412`, { size: 8 });
    return sheet.drawing();
  },
};

const g36: LayoutG = {
  id: 'g36',
  producer: 'chromium',
  hard: 'crates of fish with lots and dates of catch in columns; freight at the food rate; days without century',
  seller: {
    party: firm('Nordsjö Seafood Lysekil AB', 'Fiskhamnen 4, 453 30 Lysekil'),
    trades: ['fish', 'shellfish'],
    codes: 'NS###',
    numbers: '16####',
    lines: [7, 14],
    charges: [['Frakt kylbil', 42000, 'F']],
    terms: 10,
  },
  draw: (paper) =>
    html(
      `body{font-size:8pt}.lines th{background:#0b3c5d;color:#fff;font-weight:normal}.lines tr:nth-child(even) td{background:#eef4f8}`,
      `${row(
        [
          '50%',
          `<b style="font-size:15pt;color:#0b3c5d">NORDSJÖ SEAFOOD</b><br>${stack(...place(paper.supplier))}`,
        ],
        [
          '50%',
          `<b style="font-size:15pt">${called(paper, 'FAKTURA')}</b>${over([
            ['Faktura', paper.number],
            ['Fakt.datum', shortDashed(paper.issue)],
            ['Förfaller', shortDashed(paper.due)],
            ['Kund', paper.customer],
          ])}`,
        ],
      )}${note(paper)}
      ${row(
        ['50%', `Mottagare<br>${stack(...place(paper.buyer))}`],
        ['50%', `Fakturamottagare<br>${stack(...place(paper.buyer))}`],
      )}<br>
      ${table(
        [
          column('Artikel', ({ code }) => code),
          column('Benämning', ({ name }) => name),
          column('Lot', (line) => batch(line)),
          column('Fångstdag', (line) => shortDashed(`2026-0${6 + of(line, 3)}-${10 + of(line, 19, 3)}`)),
          column('Redskap', (line) => ['Garn', 'Trål', 'Odling'][of(line, 3, 5)] ?? ''),
          column('Kvant.', ({ quantity }) => bare.quantity(quantity, 2), 'r'),
          column('Enh', ({ unit }) => unit),
          column('Pris', ({ price }) => bare.price(price), 'r'),
          column('Summa', ({ sum }) => bare.money(sum), 'r'),
        ],
        paper.lines,
      )}
      <div class="right">${pairs([
        ['Varuvärde', bare.money(paper.lineNet)],
        ...chargePairs(paper, bare),
        ...paper.vat.map(({ rate, base }) => [`Momsunderlag ${rate} %`, bare.money(base)] as const),
        ...taxPairs(paper, bare, 'Moms %'),
        ['Att betala SEK', bare.money(paper.payable)],
      ])}</div><div class="clear"></div>
      <p class="small">Bankgiro ${paper.supplier.bankgiro} Iban ${swedishIban('nordsjö')} Org.nr. ${paper.supplier.organisation} Vat.nr. ${paper.supplier.vat}. Bolaget innehar F-skattebevis. Reklamation inom 24 timmar.</p>`,
    ),
};

const g37: LayoutG = {
  id: 'g37',
  producer: 'reportlab-embedded',
  hard: 'own and the buyer’s article numbers in two columns; a true minus for goods sent back; days with spaces',
  credits: 1,
  seller: {
    party: firm('Grönsakskompaniet Årsta Partihallar AB', 'Hallvägen 21, 121 62 Johanneshov'),
    trades: ['greens'],
    codes: '#####',
    numbers: '46####',
    lines: [8, 14],
    returns: 0.12,
    isNegativeCredit: true,
    terms: 20,
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 8.5 });
    const { supplier } = paper;
    const top = (page: Sheet): number => {
      page.text(40, 50, 'Grönsakskompaniet', { size: 18, font: 'bold' });
      page.right(555, 50, called(paper, 'Faktura', 'Kreditfaktura'), { size: 16 });
      if (paper.remark !== null) page.right(555, 30, paper.remark, { size: 12, font: 'bold' });
      return 74;
    };
    let y = top(sheet);
    sheet.block(40, y, [...place(paper.buyer), `Er ref: ${paper.reference}`]);
    y = pairsAt(
      sheet,
      [380, 555, y],
      [
        ['Fakturanummer', paper.number],
        ['Fakturadatum', spaced(paper.issue)],
        ['Förfallodatum', spaced(paper.due)],
        ['Kundnummer', paper.customer],
        ...aboutPair(paper, 'Kreditering av'),
      ],
    );
    y = rows(sheet, {
      y: y + 22,
      step: 13,
      bottom: 700,
      next: top,
      lines: paper.lines,
      columns: [
        at(40, 'Vårt artnr', ({ code }) => code),
        at(95, 'Ert artnr', ({ name }) => gtin(`ert${name}`).slice(-5)),
        at(150, 'Benämning', ({ name }) => name),
        at(370, 'Antal', ({ quantity }) => minus.quantity(quantity), 'r'),
        at(380, 'Enhet', ({ unit }) => unit),
        at(460, 'Pris', ({ price }) => minus.price(price), 'r'),
        at(555, 'Belopp', ({ sum }) => minus.money(sum), 'r'),
      ],
    });
    sheet.line(350, y, 555);
    pairsAt(
      sheet,
      [380, 555, y + 13],
      [
        ['Netto', minus.money(paper.net)],
        ...taxPairs(paper, minus, 'Moms %'),
        [paper.isCredit ? 'Att kreditera' : 'Att betala', minus.money(paper.payable)],
      ],
    );
    sheet.block(
      40,
      775,
      [
        `${supplier.name} · ${supplier.street} · ${supplier.post} · ${supplier.mail}`,
        `Bankgiro ${supplier.bankgiro} · Plusgiro ${supplier.plusgiro} · Org.nr ${supplier.organisation} · Moms ${supplier.vat} · F-skatt`,
      ],
      { size: 7, leading: 10 },
    );
    return sheet.drawing();
  },
};

const g38: LayoutG = {
  id: 'g38',
  producer: 'weasyprint',
  hard: 'a collective invoice of a bakery with the date of each delivery in the row; small frames around cells',
  seller: {
    party: firm('Brödboden Kvarnen i Sala AB', 'Norrbygatan 20, 733 31 Sala'),
    trades: ['bread'],
    codes: '#-##',
    numbers: '9####',
    lines: [9, 12],
    amounts: [5, 60],
    deliveries: 4,
    isWhole: true,
  },
  draw: (paper) =>
    html(
      `body{font-size:8.5pt}.lines td,.lines th{border:.4pt solid #555}.lines th{background:#f2e6d0}`,
      `<table style="width:100%"><tr><td><h2>Brödboden Kvarnen</h2>${stack(paper.supplier.street, paper.supplier.post)}</td><td class="r"><h2>${called(paper, 'Månadsfaktura')}</h2>Fakturanr ${paper.number}<br>Fakturadatum ${iso(paper.issue)}<br>Förfallodatum ${iso(paper.due)}</td></tr></table>${note(paper)}
      <p>Kund nr ${paper.customer}<br>${stack(...place(paper.buyer))}</p>
      ${table(
        [
          column('Lev.dag', ({ delivery }) => iso(paper.delivered).slice(0, 8) + String(10 + delivery * 3)),
          column('Art.', ({ code }) => code),
          column('Bröd', ({ name }) => name),
          column('Antal', ({ quantity }) => bare.quantity(quantity), 'r'),
          column('Enh', ({ unit }) => unit),
          column('A-pris', ({ price }) => bare.price(price), 'r'),
          column('Belopp', ({ sum }) => bare.money(sum), 'r'),
        ],
        paper.lines,
      )}<br>
      ${row(
        ['50%', rateTable(paper, bare, ['Moms', 'Underlag', 'Momsbelopp'])],
        [
          '50%',
          pairs([
            ['Netto', bare.money(paper.net)],
            ['Moms', bare.money(paper.tax)],
            ...roundingPair(paper, bare, 'Öresutj.'),
            ['Totalt att betala', bare.money(paper.payable)],
          ]),
        ],
      )}
      <p class="small">${paper.supplier.name} | Org.nr ${paper.supplier.organisation} | Moms ${paper.supplier.vat} | Bankgiro ${paper.supplier.bankgiro} | F-skatt | Dröjsmålsränta 10 %</p>`,
    ),
};

export const fresh: readonly LayoutG[] = [g35, g36, g37, g38];
