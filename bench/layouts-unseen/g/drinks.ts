/** Wine, spirits, beer and coffee. */
import { abbreviated, dotted as dottedDay, iso, words } from '../days.ts';
import { column, escaped, html, pairs, picture, table } from '../html.ts';
import { firm, swedishIban } from '../parties.ts';

import { aboutPair, called, chargePairs, figures, note, of, place, row, stack, taxPairs } from './kit.ts'; // prettier-ignore
import type { LayoutG } from './orders.ts';

const space = figures('space');
const bare = figures('bare');
const english = figures('english');
const colon = figures('colon');

const crest = await picture('Kasern 9', '#7a1f2b', 'Liberation Serif');

const g19: LayoutG = {
  id: 'g19',
  producer: 'chromium',
  hard: 'the name and a line of origin below it; volume, strength and vintage in columns; prices without group marks',
  credits: 1,
  seller: {
    party: firm('Vinagenturen Druva & Dal AB', 'Grev Turegatan 44, 114 38 Stockholm'),
    trades: ['wine', 'spirits'],
    codes: '#####-##',
    numbers: '2026#####',
    lines: [13, 18],
    amounts: [6, 36],
    discounts: [500, 1000],
    charges: [['Frakt Stockholm', 18500, 25]],
  },
  draw: (paper) =>
    html(
      `body{font-family:'Liberation Serif';font-size:10pt}.lines th{font-weight:normal;font-style:italic;border-bottom:.6pt solid #722}.u{color:#666;font-size:8pt}`,
      `<h1 style="font-weight:normal;color:#722;text-align:center">Druva &amp; Dal</h1><p style="text-align:center" class="small">Vinagenturen Druva &amp; Dal AB | ${paper.supplier.street} | ${paper.supplier.post}</p>
      ${row(
        ['55%', `<b>${called(paper, 'Faktura', 'Kreditnota')} ${paper.number}</b><br>${note(paper)}${stack(...place(paper.buyer))}`],
        ['45%', pairs([
          ['Fakturadatum', iso(paper.issue)],
          ['Betalningsvillkor', '30 dagar'],
          ['Förfallodatum', iso(paper.due)],
          ['Kundnummer', paper.customer],
          ['Er beställare', paper.reference],
          ...aboutPair(paper, 'Krediterar'),
        ])],
      )}<br>
      ${table(
        [
          column('Artnr', ({ code }) => code),
          column('Vin', ({ name }) => name),
          column('Förp', ({ pack }) => pack),
          column('Alk', (line) => `${bare.quantity(BigInt(11_000 + of(line, 7) * 500), 1)}%`, 'r'),
          column('Flaskor', ({ quantity }) => bare.quantity(quantity), 'r'),
          column('Pris/fl', ({ price }) => bare.price(price), 'r'),
          column('Rabatt', ({ discount }) => (discount === 0n ? '–' : `${bare.percent(discount)}%`), 'r'),
          column('Belopp', ({ sum }) => bare.money(sum), 'r'),
        ],
        paper.lines,
        { under: (line) => `<tr><td></td><td class="u" colspan="7">Producent ${['Domaine Vieux Mur', 'Weingut Hasel', 'Bodega Piedra'][of(line, 3)] ?? ''}, importerat i parti ${of(line, 900) + 100}</td></tr>` },
      )}
      <div class="right">${pairs([
        ['Delsumma', bare.money(paper.lineNet)],
        ...chargePairs(paper, bare),
        ['Netto', bare.money(paper.net)],
        ['Moms 25 %', bare.money(paper.tax)],
        [paper.isCredit ? 'Er tillgodo SEK' : 'Att betala SEK', bare.money(paper.payable)],
      ])}</div><div class="clear"></div>
      <p class="small">Org.nr ${paper.supplier.organisation} – VAT ${paper.supplier.vat} – Bankgiro ${paper.supplier.bankgiro} – IBAN ${swedishIban('druva')} – Godkänd för F-skatt – Alkoholskatt ingår i priset</p>`,
    ),
  printing: { unit: () => undefined },
}; // prettier-ignore

const g20: LayoutG = {
  id: 'g20',
  producer: 'chromium',
  hard: 'the sender a picture and small print; bottles and cartons in two columns; colons as decimal marks',
  seller: {
    party: firm('Kasern 9 Destilleri & Import AB', 'Bergsgatan 9, 151 32 Södertälje'),
    trades: ['spirits'],
    codes: 'D####',
    numbers: 'K9-####',
    lines: [2, 6],
    amounts: [6, 24],
    terms: 20,
  },
  draw: (paper) =>
    html(
      `.lines th{background:#7a1f2b;color:#fff}.lines td{border-bottom:.5pt solid #caa}`,
      `<img src="${crest}" style="height:16mm" alt="">
      <div class="right" style="text-align:right"><h2>${called(paper, 'Faktura')}</h2>${pairs([
        ['Nr', paper.number],
        ['Datum', dottedDay(paper.issue)],
        ['Förfaller', dottedDay(paper.due)],
      ])}</div><div class="clear"></div>${note(paper)}
      <p><b>Kund</b> ${paper.customer}<br>${stack(...place(paper.buyer))}</p>
      ${table(
        [
          column('Nr', ({ code }) => code),
          column('Produkt', ({ name }) => name),
          column('Kart.', ({ quantity }) => colon.quantity(quantity / 6n).split(':')[0] ?? '', 'r'),
          column('Antal fl', ({ quantity }) => colon.quantity(quantity), 'r'),
          column('À kr', ({ price }) => colon.price(price), 'r'),
          column('Kr', ({ sum }) => colon.money(sum), 'r'),
        ],
        paper.lines,
      )}
      <table class="right">${[
        ['Summa varor', colon.money(paper.net)],
        ['Mervärdesskatt 25 %', colon.money(paper.tax)],
        ['Att betala', colon.money(paper.payable)],
      ]
        .map(([label, value]) => `<tr><td>${label}</td><td class="r">${value}</td></tr>`)
        .join('')}</table><div class="clear"></div>
      <p class="small" style="position:fixed;bottom:0">${stack(`${paper.supplier.name}, org.nr ${paper.supplier.organisation}, momsreg. ${paper.supplier.vat}`, `${paper.supplier.street}, ${paper.supplier.post}. Bankgiro ${paper.supplier.bankgiro}. F-skatt.`)}</p>`,
    ),
  printing: { unit: () => undefined },
};

const g22: LayoutG = {
  id: 'g22',
  producer: 'weasyprint',
  hard: 'two rates, with goods and machine service mixed; the number in brackets behind the name',
  seller: {
    party: firm('Rosteri Östra Hamnen AB', 'Östra Hamngatan 12, 722 13 Västerås'),
    trades: ['coffee'],
    codes: 'RÖH##',
    numbers: '3####',
    lines: [3, 8],
    discounts: [1000],
  },
  draw: (paper) =>
    html(
      `body{font-family:'DejaVu Serif';font-size:8.5pt}.lines td{padding:4pt;border-bottom:.3pt solid #b98}.lines th{border-bottom:1pt solid #543;text-transform:uppercase;font-size:7pt}`,
      `${row(
        [
          '60%',
          `<span style="font-size:17pt">rosteri <b>östra hamnen</b></span><br><br>${stack(...place(paper.buyer))}`,
        ],
        [
          '40%',
          `<b>${called(paper, 'Faktura')}</b><br>Fakturanummer: ${paper.number}<br>Datum: ${words(paper.issue)}<br>Förfallodatum: ${words(paper.due)}<br>Kund: ${paper.customer}<br>OCR: ${paper.ocr}`,
        ],
      )}${note(paper)}<br>
      ${table(
        [
          column('Artikel', ({ name, code }) => `${name} (${code})`),
          column('Moms', ({ rate }) => `${rate} %`, 'r'),
          column('Antal', ({ quantity, unit }) => `${space.quantity(quantity)} ${unit}`, 'r'),
          column('Styckpris', ({ price }) => `${space.price(price)} kr`, 'r'),
          column('Rabatt', ({ discount }) => (discount === 0n ? '' : `${space.percent(discount)} %`), 'r'),
          column('Belopp', ({ sum }) => `${space.money(sum)} kr`, 'r'),
        ],
        paper.lines,
      )}
      ${row(
        [
          '50%',
          `<br>Vi har F-skatt. Organisationsnummer ${paper.supplier.organisation}.<br>Momsregistreringsnummer ${paper.supplier.vat}.<br>Bankgiro ${paper.supplier.bankgiro}.<br>${escaped(paper.supplier.name)}, ${paper.supplier.street}, ${paper.supplier.post}`,
        ],
        [
          '50%',
          `<br>${pairs([
            ['Summa exkl. moms', `${space.money(paper.net)} kr`],
            ...taxPairs(paper, space, 'Varav moms %'),
            ['Moms totalt', `${space.money(paper.tax)} kr`],
            ['Att betala inkl. moms', `${space.money(paper.payable)} kr`],
          ])}`,
        ],
      )}`,
    ),
};

const g23: LayoutG = {
  id: 'g23',
  producer: 'writer',
  hard: 'a wine list with days abbreviated, English figures from a Swedish firm, units bt',
  seller: {
    party: firm('Terroir Norden AB', 'Lilla Nygatan 8, 211 38 Malmö'),
    trades: ['wine', 'spirits'],
    codes: 'TN####',
    numbers: 'INV-####',
    lines: [3, 7],
    amounts: [3, 30],
  },
  draw: (paper) =>
    html(
      `.lines td,.lines th{border-bottom:1px solid #888}`,
      `<p><font size="5">Terroir Norden</font></p>
      <table width="100%"><tr><td>${stack(...place(paper.buyer), `Org.nr ${paper.buyer.organisation}`)}</td>
      <td>${called(paper, 'Faktura')} nr: ${paper.number}<br>Fakturadatum: ${abbreviated(paper.issue)}<br>Förfallodatum: ${abbreviated(paper.due)}<br>Kundnr: ${paper.customer}<br>Er order: ${paper.order}</td></tr></table>${note(paper)}
      ${table(
        [
          column('Art.nr.', ({ code }) => code),
          column('Benämning', ({ name }) => name),
          column('Antal', ({ quantity }) => english.quantity(quantity), 'r'),
          column('Enh.', ({ unit }) => unit),
          column('Pris SEK', ({ price }) => english.price(price), 'r'),
          column('Summa SEK', ({ sum }) => english.money(sum), 'r'),
        ],
        paper.lines,
      )}<br>
      <table align="right"><tr><td>Summa exkl. moms</td><td align="right">${english.money(paper.net)}</td></tr><tr><td>Moms 25%</td><td align="right">${english.money(paper.tax)}</td></tr><tr><td><b>Att betala</b></td><td align="right"><b>${english.money(paper.payable)}</b></td></tr></table>
      <br clear="all"><p>Bankgiro ${paper.supplier.bankgiro}. Org.nr ${paper.supplier.organisation}. VAT-nr ${paper.supplier.vat}. Godkänd för F-skatt.<br>Terroir Norden AB, ${paper.supplier.street}, ${paper.supplier.post}</p>`,
    ),
};

export const drinks: readonly LayoutG[] = [g19, g20, g22, g23];
