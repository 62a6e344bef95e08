/** Invoices of small firms' accounting programs. */
import { iso } from '../days.ts';
import { column, escaped, html, over, pairs, table } from '../html.ts';
import { firm } from '../parties.ts';
import { aboutPair, called, chargePairs, figures, note, place, rateTable, roundingPair, row, stack, taxPairs } from './kit.ts'; // prettier-ignore
import type { LayoutG } from './orders.ts';

const swedish = figures('swedish');
const bare = figures('bare');
const space = figures('space');

const g01: LayoutG = {
  id: 'g01',
  producer: 'chromium',
  hard: 'four columns of small print; boxes of data; delivered amount headed Lev ant',
  credits: 1,
  seller: {
    party: firm('Östras Stenugnsbageri AB', 'Verkstadsgatan 4, 602 23 Norrköping'),
    trades: ['bread'],
    codes: '###',
    numbers: '####',
    lines: [5, 9],
    amounts: [6, 80],
    terms: 20,
    isWhole: true,
    charges: [['Frakt', 9500, 'F']],
  },
  draw: (paper) =>
    html(
      `body{font-size:9pt}.lines th{border-bottom:1pt solid #444;border-top:1pt solid #444}.pairs td:first-child{width:38mm}.box{border:.5pt solid #999;padding:4pt}
      .foot{position:fixed;bottom:0;width:100%;border-top:.5pt solid #444;font-size:7.5pt}`,
      `${row(
        ['50%', `<span style="font:italic 20pt serif">Östras Stenugn</span>`],
        ['50%', `<h1 style="font-size:18pt">${called(paper, 'Faktura')}</h1>`],
      )}
      ${row(
        [
          '50%',
          pairs([
            ['Fakturadatum', iso(paper.issue)],
            ['Fakturanr', paper.number],
            ...(paper.isCredit ? [] : [['OCR', paper.ocr] as const]),
            ...aboutPair(paper, 'Krediterar fakturanr'),
          ]),
        ],
        ['50%', `<div style="height:26mm;font-size:10pt">${stack(...place(paper.buyer))}</div>`],
      )}${note(paper)}
      <div class="box">${row(
        [
          '50%',
          pairs([
            ['Kundnr', paper.customer],
            ['Er referens', paper.reference],
            ['Leveransdatum', iso(paper.delivered)],
            ['Ert ordernr', paper.order],
          ]),
        ],
        [
          '50%',
          pairs([
            ['Vår referens', 'Elisabet Gran'],
            ['Betalningsvillkor', '20 dagar netto'],
            ['Förfallodatum', iso(paper.due)],
            ['Dröjsmålsränta', '8,00 %'],
          ]),
        ],
      )}</div><br>
      ${table(
        [
          column('Artikelnr', ({ code }) => code),
          column('Benämning', ({ name }) => name),
          column('Lev ant', ({ quantity }) => bare.quantity(quantity, 2), 'r'),
          column('Enhet', ({ unit }) => unit),
          column('À-pris', ({ price }) => swedish.price(price), 'r'),
          column('Summa', ({ sum }) => swedish.money(sum), 'r'),
        ],
        paper.lines,
      )}
      <div style="position:fixed;bottom:26mm;width:100%">${over(
        [
          ...chargePairs(paper, swedish),
          ['Exkl. moms', swedish.money(paper.net)],
          ...paper.vat.map(({ rate, tax }) => [`Moms ${rate}%`, swedish.money(tax)] as const),
          ...roundingPair(paper, swedish, 'Öresutj.'),
          [paper.isCredit ? 'ATT ERHÅLLA' : 'ATT BETALA', `SEK ${swedish.money(paper.payable)}`],
        ],
        'lines',
      )}</div>
      <div class="foot">${row(
        ['30%', `<b>Adress</b><br>${stack(...place(paper.supplier))}`],
        ['22%', `<b>Telefon</b><br>${paper.supplier.phone}<br><b>E-post</b><br>${paper.supplier.mail}`],
        ['20%', `<b>Bankgiro</b><br>${paper.supplier.bankgiro}`],
        [
          '28%',
          `<b>Organisationsnr</b><br>${paper.supplier.organisation}<br><b>Momsreg.nr</b><br>${paper.supplier.vat}<br>Godkänd för F-skatt`,
        ],
      )}</div>`,
    ),
};

const g02: LayoutG = {
  id: 'g02',
  producer: 'weasyprint',
  hard: 'the VAT of each row; labels over values; the name after a dash with the number before it in its own column',
  seller: {
    party: firm('Lindqvist & Döttrar Chark AB', 'Hantverksgatan 18, 281 31 Hässleholm'),
    trades: ['chark', 'meat'],
    codes: '@##',
    numbers: 'F-#####',
    lines: [4, 8],
    discounts: [500, 1000],
  },
  draw: (paper) =>
    html(
      `.over th{font-size:7pt;color:#666;font-weight:normal;padding-right:14mm}.lines th{background:#e9eef2}.lines td{border-bottom:.4pt solid #ccd}`,
      `<div class="right" style="text-align:right"><h1 style="font-weight:normal">${called(paper, 'Faktura', 'Kredit')}</h1></div>
      <b style="font-size:13pt">${escaped(paper.supplier.name)}</b><br>${paper.supplier.street}, ${paper.supplier.post}<div class="clear"></div><br>
      ${over([
        ['Fakturanummer', paper.number],
        ['Fakturadatum', iso(paper.issue)],
        ['Förfallodatum', iso(paper.due)],
        ['Kundnummer', paper.customer],
      ])}${note(paper)}
      <div style="margin:10mm 0 10mm 95mm">${stack('Faktureras:', ...place(paper.buyer))}<br>Er ref: ${paper.reference}</div>
      ${table(
        [
          column('Nr', ({ code }) => code),
          column('Produkt/tjänst', ({ name }) => name),
          column('Antal', ({ quantity, unit }) => `${space.quantity(quantity)} ${unit}`, 'r'),
          column('Pris/enhet', ({ price }) => space.price(price), 'r'),
          column('Rabatt', ({ discount }) => (discount === 0n ? '' : `${space.percent(discount)} %`), 'r'),
          column('Moms', ({ rate }) => `${rate} %`, 'r'),
          column('Belopp', ({ sum }) => space.money(sum), 'r'),
        ],
        paper.lines,
      )}
      <div class="right" style="margin-top:6mm">${pairs([
        ['Netto', space.money(paper.net)],
        ...taxPairs(paper, space, 'Moms %'),
        ['Totalt SEK', space.money(paper.payable)],
      ])}</div><div class="clear"></div>
      <p class="small">Betalas till bankgiro ${paper.supplier.bankgiro}. Ange OCR-nummer ${paper.ocr} vid betalning. Vid försenad betalning debiteras ränta enligt räntelagen.</p>
      <p class="small">Org.nr ${paper.supplier.organisation} · Momsregistreringsnummer ${paper.supplier.vat} · Innehar F-skattsedel</p>`,
    ),
};

const g03: LayoutG = {
  id: 'g03',
  producer: 'chromium',
  hard: 'a deposit row below each ware; two rates; order and delivery numbers before the invoice number',
  credits: 1,
  seller: {
    party: firm('Hjortens Bryggeri i Tived AB', 'Laxåvägen 22, 695 97 Tived'),
    trades: ['beer', 'soft'],
    codes: '10##',
    numbers: '26####',
    lines: [4, 7],
    deposits: 'each',
    amounts: [1, 14],
  },
  draw: (paper) =>
    html(
      `body{font-family:'DejaVu Sans';font-size:8pt}.lines td{border-bottom:.3pt dotted #888}.lines th{border-bottom:1.2pt solid #000}h1{font-size:16pt;letter-spacing:1pt}`,
      `${row(
        [
          '55%',
          `<div style="font-size:15pt;font-weight:bold">HJORTENS</div>${stack(...place(paper.supplier))}`,
        ],
        [
          '45%',
          `<h1>${called(paper, 'FAKTURA', 'KREDITFAKTURA')}</h1>${pairs([
            ['Order', paper.order],
            ['Följesedel', `${paper.order}-1`],
            ['Leveransdatum', iso(paper.delivered)],
            ['Fakturanummer', paper.number],
            ['Fakturadatum', iso(paper.issue)],
            ['Betalas senast', iso(paper.due)],
            ...aboutPair(paper, 'Avser faktura'),
          ])}`,
        ],
      )}${note(paper)}
      ${row(
        ['50%', `<i>Fakturaadress</i><br>${stack(...place(paper.buyer))}<br>Kundnr ${paper.customer}`],
        ['50%', `<i>Leveransadress</i><br>${stack(...place(paper.buyer))}<br>Märkning: ${paper.reference}`],
      )}<br>
      ${table(
        [
          column('Art.nr', ({ code }) => code),
          column('Artikel', ({ name }) => name),
          column('Förp.', ({ pack }) => pack),
          column('Antal', ({ quantity }) => bare.quantity(quantity), 'r'),
          column('Enh', ({ unit }) => unit),
          column('Pris', ({ price }) => bare.price(price), 'r'),
          column('Moms', ({ rate }) => `${rate}%`, 'r'),
          column('Summa', ({ sum }) => bare.money(sum), 'r'),
        ],
        paper.lines,
      )}
      ${row(
        ['55%', rateTable(paper, bare, ['Momssats', 'Underlag', 'Moms'])],
        [
          '45%',
          pairs([
            ['Summa exkl. moms', bare.money(paper.net)],
            ['Moms', bare.money(paper.tax)],
            [paper.isCredit ? 'Att kreditera' : 'Att betala', `${bare.money(paper.payable)} kr`],
          ]),
        ],
      )}
      <p>Bankgiro ${paper.supplier.bankgiro} &nbsp; OCR ${paper.ocr} &nbsp; Org.nr ${paper.supplier.organisation} &nbsp; VAT ${paper.supplier.vat} &nbsp; Godkänd för F-skatt</p>`,
    ),
};

const g04: LayoutG = {
  id: 'g04',
  printing: { omits: ['taxExclusive', 'taxTotal'] },
  producer: 'wkhtmltopdf',
  hard: 'origin and class in columns between name and quantity; goods sent back as negative rows',
  seller: {
    party: firm('Frukt & Grönt i Bergslagen AB', 'Partihallen 7, 702 27 Örebro'),
    trades: ['greens'],
    codes: '####',
    numbers: '######',
    lines: [7, 12],
    returns: 0.12,
    charges: [['Emballage SRS retur', 8400, 25]],
  },
  draw: (paper) =>
    html(
      `.lines{border:1px solid #000}.lines th,.lines td{border-left:1px solid #000}.lines th{border-bottom:1px solid #000}`,
      `<table style="width:100%"><tr><td><b style="color:#175">FRUKT &amp; GRÖNT I BERGSLAGEN AB</b><br>Partihallen 7<br>702 27 Örebro<br>Tel ${paper.supplier.phone}</td>
      <td class="r"><b style="font-size:16pt">${called(paper, 'FAKTURA')}</b><br>Nr ${paper.number}<br>Datum ${iso(paper.issue)}<br>Sida 1</td></tr></table>${note(paper)}
      <p style="margin-left:90mm">${stack(...place(paper.buyer))}</p>
      <p>Kund ${paper.customer} &nbsp;&nbsp; Er order ${paper.order} &nbsp;&nbsp; Lev.dag ${iso(paper.delivered)} &nbsp;&nbsp; Förfallodag ${iso(paper.due)}</p>
      ${table(
        [
          column('Art', ({ code }) => code),
          column('Vara', ({ name }) => name),
          column('Land', ({ seed }) => ['SE', 'ES', 'NL', 'IT'][seed % 4] ?? 'SE', 'c'),
          column('Kl', ({ seed }) => (seed % 5 === 0 ? '2' : '1'), 'c'),
          column('Kvantitet', ({ quantity }) => space.quantity(quantity), 'r'),
          column('Enhet', ({ unit }) => unit),
          column('Pris', ({ price }) => space.price(price), 'r'),
          column('Belopp', ({ sum }) => space.money(sum), 'r'),
        ],
        paper.lines,
      )}<br>
      <table class="right">${[
        ['Varuvärde', space.money(paper.lineNet)],
        ...chargePairs(paper, space),
        ...taxPairs(paper, space, 'Moms %'),
      ]
        .map(([label, value]) => `<tr><td>${label}</td><td class="r">${value}</td></tr>`)
        .join(
          '',
        )}<tr><td><b>Summa att betala</b></td><td class="r"><b>${space.money(paper.payable)}</b></td></tr></table><div class="clear"></div>
      <p>${rateTable(paper, space, ['Moms %', 'Belopp exkl.', 'Momsbelopp'])}</p>
      <hr><table style="width:100%" class="small"><tr><td>Org.nr ${paper.supplier.organisation}</td><td>Momsnr ${paper.supplier.vat}</td><td>Bg ${paper.supplier.bankgiro}</td><td>Pg ${paper.supplier.plusgiro}</td><td>F-skatt</td></tr></table>`,
    ),
};

export const programs: readonly LayoutG[] = [g01, g02, g03, g04];
