/** Invoices of trading firms' business systems. */
import { compact, iso, short } from '../days.ts';
import { gtin } from '../identity.ts';
import { column, escaped, html, over, pairs, picture, table } from '../html.ts';
import { firm, swedishIban } from '../parties.ts';
import { aboutPair, batch, called, chargePairs, figures, note, of, place, rateTable, roundingPair, row, stack, taxPairs } from './kit.ts'; // prettier-ignore
import type { LayoutG } from './orders.ts';
import { waresOf, type Trade } from './wares.ts';

const swedish = figures('swedish');
const space = figures('space');
const point = figures('point');

const logo = await picture('Norrgross', '#20457c', 'DejaVu Serif');

const headings: Readonly<Partial<Record<Trade, string>>> = {
  dry: 'KOLONIAL',
  frozen: 'FRYST',
  dairy: 'MEJERI & ÄGG',
  cleaning: 'KEM & STÄD',
  paper: 'FÖRBRUKNING',
  soft: 'DRYCK',
  spice: 'KRYDDOR',
};

const headingOf = (name: string): string => {
  const trade = (Object.keys(headings) as Trade[]).find((each) =>
    waresOf(each).some((ware) => ware.name === name),
  );
  return trade === undefined ? 'ÖVRIGT' : (headings[trade] ?? 'ÖVRIGT');
};

const g06: LayoutG = {
  id: 'g06',
  producer: 'chromium',
  hard: 'group headings with subtotals; ordered and delivered; EAN beside the number; many pages; the name only a picture and small print',
  credits: 1,
  seller: {
    party: firm('Norrgross Storköksgrossisten AB', 'Terminalvägen 9, 906 22 Umeå'),
    trades: ['dry', 'frozen', 'dairy', 'soft', 'spice', 'cleaning', 'paper'],
    codes: '######',
    numbers: '70######',
    lines: [46, 62],
    isGrouped: true,
    discounts: [300, 750],
    charges: [['Drivmedelstillägg', 4900, 25]],
    isWhole: true,
  },
  draw: (paper) => {
    const totals = new Map<string, bigint>();
    for (const { name, sum } of paper.lines)
      totals.set(headingOf(name), (totals.get(headingOf(name)) ?? 0n) + sum);
    const isLast = (at: number): boolean =>
      headingOf(paper.lines[at]?.name ?? '') !== headingOf(paper.lines[at + 1]?.name ?? '');
    const isFirst = (at: number): boolean =>
      at === 0 || headingOf(paper.lines[at]?.name ?? '') !== headingOf(paper.lines[at - 1]?.name ?? '');
    return html(
      `body{font-size:7.5pt}.lines th{border-bottom:1pt solid #20457c;font-size:7pt}.lines .g td{padding-top:6pt;font-weight:bold;color:#20457c}.lines .s td{border-top:.4pt solid #999;font-style:italic}`,
      `${row(
        ['60%', `<img src="${logo}" style="height:12mm" alt="">`],
        ['40%', `<b style="font-size:14pt">${called(paper, 'FAKTURA', 'KREDITNOTA')}</b>`],
      )}
      ${row(
        [
          '50%',
          `<b>Leveransadress</b><br>${stack(...place(paper.buyer))}<br><br><b>Fakturaadress</b><br>${stack(...place(paper.buyer))}`,
        ],
        [
          '50%',
          pairs([
            ['Fakturanr', paper.number],
            ['Fakturadatum', iso(paper.issue)],
            ['Kundnr', paper.customer],
            ['Ordernr', paper.order],
            ['Leveransdatum', iso(paper.delivered)],
            ['Er referens', paper.reference],
            ['Förfallodatum', iso(paper.due)],
            ...aboutPair(paper, 'Avser fakturanr'),
          ]),
        ],
      )}${note(paper)}
      ${table(
        [
          column('Artnr', ({ code }) => code),
          column('EAN', ({ name }) => gtin(`norrgross${name}`)),
          column('Benämning', ({ name }) => name),
          column('Best', ({ quantity }) => space.quantity(quantity), 'r'),
          column('Lev', ({ quantity }) => space.quantity(quantity), 'r'),
          column('Enh', ({ unit }) => unit),
          column('Bruttopris', ({ price }) => space.price(price), 'r'),
          column('Rab%', ({ discount }) => (discount === 0n ? '' : space.percent(discount)), 'r'),
          column('Moms%', ({ rate }) => String(rate), 'r'),
          column('Nettobelopp', ({ sum }) => space.money(sum), 'r'),
        ],
        paper.lines,
        {
          above: ({ name }, at) =>
            isFirst(at) ? `<tr class="g"><td colspan="10">${escaped(headingOf(name))}</td></tr>` : '',
          under: ({ name }, at) =>
            isLast(at)
              ? `<tr class="s"><td colspan="9">Summa ${escaped(headingOf(name).toLowerCase())}</td><td class="r">${space.money(totals.get(headingOf(name)) ?? 0n)}</td></tr>`
              : '',
        },
      )}<br><div style="break-inside:avoid">
      ${row(
        ['50%', rateTable(paper, space, ['Moms %', 'Momsgrundande', 'Momsbelopp'])],
        [
          '50%',
          pairs([
            ['Varor', space.money(paper.lineNet)],
            ...chargePairs(paper, space),
            ['Netto exkl. moms', space.money(paper.net)],
            ['Moms totalt', space.money(paper.tax)],
            ...roundingPair(paper, space, 'Öresavrundning'),
            [paper.isCredit ? 'Er tillgodo' : 'Fakturabelopp SEK', space.money(paper.payable)],
          ]),
        ],
      )}
      <p style="font-size:6.5pt">${paper.supplier.name}, ${paper.supplier.street}, ${paper.supplier.post}. Org.nr ${paper.supplier.organisation}. Momsreg.nr ${paper.supplier.vat}. Bankgiro ${paper.supplier.bankgiro}. OCR ${paper.ocr}. Säte Umeå. Godkänd för F-skatt.</p></div>`,
    );
  },
};

const g07: LayoutG = {
  id: 'g07',
  producer: 'chromium',
  hard: 'prices for a thousand in a column of its own; many-digit quantities with spaces; positions before numbers with hyphens',
  seller: {
    party: firm('Emballagehuset Packia AB', 'Industrigatan 40, 331 35 Värnamo'),
    trades: ['paper'],
    codes: '##-####',
    numbers: '4####',
    lines: [4, 7],
    amounts: [2, 16],
    base: 1000n,
    charges: [['Fraktavgift', 34500, 25]],
  },
  draw: (paper) =>
    html(
      `body{font-size:9pt}.lines th{border-bottom:1pt solid #000;border-top:1pt solid #000}.lines td{padding:3pt 4pt}`,
      `<h1>packia</h1><span class="small">${stack(...place(paper.supplier))}</span>
      <div class="right" style="width:80mm"><h2>${called(paper, 'Faktura')}</h2>${pairs([
        ['Faktura nr', paper.number],
        ['Datum', iso(paper.issue)],
        ['Vår order', paper.order],
        ['Kundnr', paper.customer],
        ['Förfallodag', iso(paper.due)],
      ])}</div><div class="clear"></div>${note(paper)}
      <p>${stack(...place(paper.buyer))}</p><p>Er kontakt: ${paper.reference}. Leveransvillkor: Fritt vårt lager. Godsmärke: KÖK</p>
      ${table(
        [
          column('Pos', (_, at) => String((at + 1) * 10)),
          column('Artikelnummer', ({ code }) => code),
          column('Benämning', ({ name }) => name),
          column('Antal', ({ quantity }) => space.quantity(quantity), 'r'),
          column('Enhet', ({ unit }) => unit),
          column('Pris', ({ price }) => space.price(price), 'r'),
          column('Per', ({ base }) => space.quantity(base * 1000n), 'r'),
          column('Radbelopp', ({ sum }) => space.money(sum), 'r'),
        ],
        paper.lines,
      )}<br>${over(
        [
          ['Summa rader', space.money(paper.lineNet)],
          ...chargePairs(paper, space),
          ['Netto', space.money(paper.net)],
          ['Moms 25%', space.money(paper.tax)],
          ['Att betala SEK', space.money(paper.payable)],
        ],
        'lines',
      )}
      <br><p class="small">Bankgiro ${paper.supplier.bankgiro} | Plusgiro ${paper.supplier.plusgiro} | IBAN ${swedishIban('packia')} | Org nr ${paper.supplier.organisation} | Moms nr ${paper.supplier.vat} | Företaget har F-skattebevis</p>
      <p class="small">${paper.supplier.name}. Anmärkning mot fakturan ska göras inom 8 dagar. Dröjsmålsränta 12 %.</p>`,
    ),
};

const g08: LayoutG = {
  id: 'g08',
  producer: 'weasyprint',
  hard: 'batch and best before between name and quantity; a discount on all as a negative charge; dates without marks',
  credits: 1,
  seller: {
    party: firm('Mejeriet Silvåkra Ost AB', 'Silvåkravägen 115, 247 97 Flyinge'),
    trades: ['dairy'],
    codes: 'S-####',
    numbers: '1#####',
    lines: [5, 9],
    discountOnAll: ['Kundrabatt 4 %', 400],
  },
  draw: (paper) =>
    html(
      `body{font-family:'Liberation Serif',serif;font-size:10pt}.lines{border-top:1.5pt solid #000;border-bottom:1.5pt solid #000}`,
      `<center><h1 style="font-variant:small-caps">Silvåkra Ost</h1><i>gårdsmejeri sedan 1978</i></center><br>
      ${row(
        ['52%', stack(...place(paper.buyer))],
        [
          '48%',
          `<b>${called(paper, 'FAKTURA', 'KREDITFAKTURA')}</b>${pairs([
            ['Fakt.nr', paper.number],
            ['Fakt.dat', compact(paper.issue)],
            ['Förf.dat', compact(paper.due)],
            ['Kund', paper.customer],
            ...aboutPair(paper, 'Kredit av fakt.nr'),
          ])}`,
        ],
      )}${note(paper)}<br>
      ${table(
        [
          column('Kod', ({ code }) => code),
          column('Varuslag', ({ name }) => name),
          column('Batch', (line) => batch(line)),
          column('Bäst före', (line) => short(`2026-1${of(line, 3)}-${10 + of(line, 18, 7)}`)),
          column('Mängd', ({ quantity }) => swedish.quantity(quantity), 'r'),
          column('', ({ unit }) => unit),
          column('Pris', ({ price }) => swedish.price(price), 'r'),
          column('Summa', ({ sum }) => swedish.money(sum), 'r'),
        ],
        paper.lines,
      )}
      <div class="right">${pairs([
        ['Varor', swedish.money(paper.lineNet)],
        ...chargePairs(paper, swedish),
        ['Summa före moms', swedish.money(paper.net)],
        ...taxPairs(paper, swedish, 'Moms %'),
        [paper.isCredit ? 'Att återbetala' : 'Slutsumma', `${swedish.money(paper.payable)} SEK`],
      ])}</div><div class="clear"></div>
      <p style="font-size:8pt">${paper.supplier.name} · ${paper.supplier.street} · ${paper.supplier.post} · org.nr ${paper.supplier.organisation} · moms ${paper.supplier.vat} · bg ${paper.supplier.bankgiro} · F-skatt finns</p>`,
    ),
};

const g10: LayoutG = {
  id: 'g10',
  producer: 'wkhtmltopdf',
  hard: 'points as decimal marks; the sum first; net and VAT in a grid of labels over values',
  seller: {
    party: firm('Ishavet Glass & Frys AB', 'Kylvägen 3, 972 54 Luleå'),
    trades: ['ice'],
    codes: 'EAN',
    numbers: 'IG#####',
    lines: [3, 7],
  },
  draw: (paper) =>
    html(
      `.lines td,.lines th{border:1px solid #bbb}`,
      `<div class="right"><b style="font-size:15pt">${called(paper, 'Faktura')}</b></div><b>ISHAVET</b><br><span class="small">${stack(...place(paper.supplier))}</span><div class="clear"></div>${note(paper)}
      ${row(
        [
          '50%',
          over([
            ['Fakturanr', paper.number],
            ['Fakturadatum', iso(paper.issue)],
            ['Förfallodatum', iso(paper.due)],
          ]),
        ],
        ['50%', stack(...place(paper.buyer), `Org.nr ${paper.buyer.organisation}`)],
      )}<br>
      ${table(
        [
          column('Belopp', ({ sum }) => point.money(sum), 'r'),
          column('EAN-kod', ({ code }) => code),
          column('Vara', ({ name }) => name),
          column('Antal', ({ quantity }) => point.quantity(quantity), 'r'),
          column('Enh.', ({ unit }) => unit),
          column('Á-pris', ({ price }) => point.price(price), 'r'),
        ],
        paper.lines,
      )}<br>
      ${over(
        [
          ['Netto', point.money(paper.net)],
          ...paper.vat.map(({ rate, tax }) => [`Moms ${rate}%`, point.money(tax)] as const),
          ['Summa SEK', point.money(paper.payable)],
          ['Bankgiro', paper.supplier.bankgiro],
          ['OCR', paper.ocr],
        ],
        'lines',
      )}
      <p class="small">${paper.supplier.name}, organisationsnummer ${paper.supplier.organisation}, VAT-nr ${paper.supplier.vat}. Godkänd för F-skatt. Varan förblir vår egendom till full betalning erlagts.</p>`,
    ),
};

export const programsTrade: readonly LayoutG[] = [g06, g07, g08, g10];
