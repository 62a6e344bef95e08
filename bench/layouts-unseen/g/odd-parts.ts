/** Pages whose parts stand in an odd order, lie on their side or cannot be read. */
import { compact, iso, words } from '../days.ts';
import { column, html, over, pairs, picture, table } from '../html.ts';
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import { aboutPair, at, called, fieldsAt, figures, note, pairsAt, place, row, rows, stack, taxPairs } from './kit.ts'; // prettier-ignore
import type { LayoutG } from './orders.ts';

const space = figures('space');
const bare = figures('bare');

const badge = await picture('Havtorn', '#b3541e', 'DejaVu Sans');

const g39: LayoutG = {
  id: 'g39',
  producer: 'reportlab',
  hard: 'lies on its side; pack, EAN-less, with quantities in two units',
  seller: {
    party: firm('Lyftet Restauranggross i Gävle AB', 'Upplandsgatan 30, 802 55 Gävle'),
    trades: ['dry', 'soft'],
    codes: '### ###',
    numbers: '#######',
    lines: [6, 12],
    discounts: [600],
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 9 }, 842, 595);
    const { supplier } = paper;
    sheet.text(40, 44, supplier.name, { size: 14, font: 'bold' });
    sheet.text(600, 44, called(paper, 'FAKTURA'), { size: 16, font: 'bold' });
    if (paper.remark !== null) sheet.text(400, 44, paper.remark, { size: 13, font: 'bold' });
    fieldsAt(
      sheet,
      [600, 690, 62],
      [
        ['Fakturanr', paper.number],
        ['Fakturadatum', iso(paper.issue)],
        ['Förfallodatum', iso(paper.due)],
        ['Kundnr', paper.customer],
        ['Ordernr', paper.order],
      ],
    );
    sheet.block(40, 62, [supplier.street, supplier.post]);
    sheet.block(300, 62, place(paper.buyer));
    const y = rows(sheet, {
      y: 140,
      step: 14,
      bottom: 470,
      next: () => 60,
      lines: paper.lines,
      columns: [
        at(40, 'Artikelnr', ({ code }) => code),
        at(110, 'Artikelbenämning', ({ name }) => name),
        at(380, 'Förpackning', ({ pack }) => pack),
        at(500, 'Antal', ({ quantity }) => bare.quantity(quantity), 'r'),
        at(510, 'Enhet', ({ unit }) => unit),
        at(620, 'Pris', ({ price }) => space.price(price), 'r'),
        at(680, 'Rabatt', ({ discount }) => (discount === 0n ? '' : `${space.percent(discount)}%`), 'r'),
        at(795, 'Belopp', ({ sum }) => space.money(sum), 'r'),
      ],
    });
    pairsAt(
      sheet,
      [620, 795, y + 12],
      [
        ['Netto', space.money(paper.net)],
        ...taxPairs(paper, space, 'Moms %'),
        ['Att betala', `SEK ${space.money(paper.payable)}`],
      ],
    );
    sheet.text(
      40,
      570,
      `Bankgiro ${supplier.bankgiro}   OCR ${paper.ocr}   Org.nr ${supplier.organisation}   Momsreg.nr ${supplier.vat}   Godkänd för F-skatt`,
      { size: 8 },
    );
    return sheet.onItsSide();
  },
};

const g45: LayoutG = {
  id: 'g45',
  producer: 'chromium',
  hard: 'glyphs without Unicode: only a picture of the page can be read',
  seller: {
    party: firm('Städ & Papper Nord AB', 'Fabriksgatan 11, 931 37 Skellefteå'),
    trades: ['cleaning'],
    codes: '####',
    numbers: '5####',
    lines: [3, 6],
  },
  isWithoutUnicode: true,
  draw: (paper) =>
    html(
      `.lines th{border-bottom:1pt solid #000}`,
      `<div class="right"><h2>${called(paper, 'Faktura')}</h2></div><b>${stack(...place(paper.supplier))}</b><div class="clear"></div>${note(paper)}<br>
      ${over([
        ['Fakturanummer', paper.number],
        ['Fakturadatum', compact(paper.issue)],
        ['Förfallodatum', words(paper.due)],
      ])}<p>${stack(...place(paper.buyer))}</p>
      ${table(
        [
          column('Artnr', ({ code }) => code),
          column('Benämning', ({ name }) => name),
          column('Antal', ({ quantity }) => space.quantity(quantity), 'r'),
          column('Enhet', ({ unit }) => unit),
          column('Pris', ({ price }) => space.price(price), 'r'),
          column('Belopp', ({ sum }) => space.money(sum), 'r'),
        ],
        paper.lines,
      )}
      <div class="right">${pairs([
        ['Netto', space.money(paper.net)],
        ['Moms 25 %', space.money(paper.tax)],
        ['Att betala', space.money(paper.payable)],
      ])}</div><div class="clear"></div><p class="small">Bankgiro ${paper.supplier.bankgiro} Org.nr ${paper.supplier.organisation} ${paper.supplier.vat} F-skatt</p>`,
    ),
};

const g51: LayoutG = {
  id: 'g51',
  producer: 'chromium',
  hard: 'the sums on the first page and the rows as a specification on the second',
  credits: 1,
  seller: {
    party: firm('Tvätt & Miljö i Roslagen AB', 'Gräddö Hamnväg 3, 760 15 Gräddö'),
    trades: ['linen', 'cleaning'],
    codes: '#####',
    numbers: '20######',
    lines: [6, 12],
    amounts: [2, 60],
    isWhole: true,
  },
  draw: (paper) =>
    html(
      `.box{border:1pt solid #000;padding:6pt}.lines th{border-bottom:.6pt solid #000}`,
      `<h1>${called(paper, 'Faktura')}</h1>${note(paper)}${row(
        ['50%', `${stack(...place(paper.supplier))}`],
        [
          '50%',
          pairs([
            ['Fakturanummer', paper.number],
            ['Fakturadatum', iso(paper.issue)],
            ['Förfallodatum', iso(paper.due)],
            ['Kundnummer', paper.customer],
            ...aboutPair(paper, 'Avser fakturanummer'),
          ]),
        ],
      )}
      <p style="margin:15mm 0">${stack(...place(paper.buyer))}</p>
      <p>Avser textilhyra och förbrukning under perioden. Specifikation på nästa sida.</p>
      <div class="box">${pairs([
        ['Enligt specifikation', space.money(paper.net)],
        ['Moms 25 %', space.money(paper.tax)],
        ['Öresavrundning', space.money(paper.rounding)],
        [paper.isCredit ? 'Att återfå' : 'Att betala', space.money(paper.payable)],
      ])}</div>
      <p>Bankgiro ${paper.supplier.bankgiro} &nbsp; OCR ${paper.ocr}</p><p class="small">Org.nr ${paper.supplier.organisation}, momsreg.nr ${paper.supplier.vat}, godkänd för F-skatt</p>
      <div style="break-before:page"></div><h2>Specifikation till faktura ${paper.number}</h2><br>
      ${table(
        [
          column('Artnr', ({ code }) => code),
          column('Artikel', ({ name }) => name),
          column('Antal', ({ quantity }) => space.quantity(quantity), 'r'),
          column('Enhet', ({ unit }) => unit),
          column('Pris', ({ price }) => space.price(price), 'r'),
          column('Belopp', ({ sum }) => space.money(sum), 'r'),
        ],
        paper.lines,
        {
          foot: `<tr><td colspan="5"><b>Summa exkl. moms</b></td><td class="r"><b>${space.money(paper.net)}</b></td></tr>`,
        },
      )}`,
    ),
};

const g52: LayoutG = {
  id: 'g52',
  producer: 'chromium',
  hard: 'the name is a picture only; the web address in the foot; the number in the heading without a label',
  seller: {
    party: firm('Havtorn Naturvin AB', 'Skånegatan 88, 116 35 Stockholm'),
    trades: ['wine'],
    codes: '',
    numbers: '20####',
    lines: [2, 6],
    amounts: [6, 18],
  },
  printing: { isNameless: true },
  draw: (paper) =>
    html(
      `body{font-family:'DejaVu Sans';font-size:8.5pt}.lines th{text-align:left;border-bottom:1pt solid #b3541e}.lines td{padding:4pt 4pt}`,
      `<img src="${badge}" style="height:18mm" alt=""><h2>${called(paper, 'Faktura')} ${paper.number}</h2>${note(paper)}
      ${row(
        ['50%', `<br>${stack(...place(paper.buyer))}`],
        [
          '50%',
          pairs([
            ['Fakturadatum', words(paper.issue)],
            ['Förfallodatum', words(paper.due)],
            ['Er referens', paper.reference],
          ]),
        ],
      )}<br>
      ${table(
        [
          column('Vin', ({ name }) => name),
          column('Antal', ({ quantity, unit }) => `${space.quantity(quantity)} ${unit}`, 'r'),
          column('Pris', ({ price }) => space.price(price), 'r'),
          column('Summa', ({ sum }) => space.money(sum), 'r'),
        ],
        paper.lines,
      )}
      ${over(
        [
          ['Exkl. moms', space.money(paper.net)],
          ['Moms 25 %', space.money(paper.tax)],
          ['Att betala', `${space.money(paper.payable)} kr`],
        ],
        'right',
      )}<div class="clear"></div>
      <p class="small">Org.nr ${paper.supplier.organisation} · VAT ${paper.supplier.vat} · Bankgiro ${paper.supplier.bankgiro} · OCR ${paper.ocr} · ${paper.supplier.street} · ${paper.supplier.post} · havtorn.example · F-skatt</p>`,
    ),
};

export const oddParts: readonly LayoutG[] = [g39, g45, g51, g52];
