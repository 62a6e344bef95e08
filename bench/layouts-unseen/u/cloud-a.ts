/** Small Swedish firms that write with common invoice programs of the cloud. */
import { slashes, words } from '../days.ts';
import { begun, firm, sole } from './firms.ts';
import { facts, figures, totals, word } from './kit.ts';
import type { LayoutU } from './orders.ts';
import { above, at, beside, bold, list, page, rows, run, said } from './pages.ts';
import { fish } from './wares-food.ts';
import { chemistry, cleaningWork, grinding, roastery } from './wares-other.ts';

const m = figures('swedish');

export const cloudA: readonly LayoutU[] = [
  {
    id: 'u01-stad-fyrspalt',
    producer: 'chromium',
    hard: 'sums in a row of small heads; four columns at the foot',
    credits: 1,
    seller: {
      firm: firm('Glimra Lokalvård i Sala AB', 'Väsby gata 19, 733 38 Sala'),
      wares: cleaningWork,
      lines: [2, 5],
      code: 3,
      number: (n) => String(1_840 + n),
      isWhole: true,
    },
    draw: (p) =>
      page(
        'body{font-size:9pt}.logo{font:bold 19pt "Liberation Sans";color:#0b6b6b}.list td{padding:1pt 3pt}.lines{margin-top:7mm}.lines th{background:#eef3f3;font-size:8pt;padding:3pt}.lines td{padding:3pt}.above{width:100%;margin-top:8mm;border-top:1pt solid #888}.above th{font:7pt "Liberation Sans";color:#555}.above td:last-child{font-weight:bold;font-size:11pt}footer{position:fixed;bottom:0;width:100%;border-top:.6pt solid #888;font-size:7.5pt}',
        beside([55, '<div class="logo">Glimra</div>'], [45, `<h1>${word(p)}</h1>`]),
        said(p),
        beside(
          [
            55,
            `<br>${run(facts(p, 'Er referens=reference|Vår referens==Ann-Sofie|Betalningsvillkor==30 dagar netto|Dröjsmålsränta==8,00 %'), '<br>', ' ')}`,
          ],
          [
            45,
            `${list(facts(p, 'Fakturanr=number|Kundnr=customer|Fakturadatum=issue|Förfallodatum=due|OCR-nummer=ocr|Avser fakturanr=about'))}<br>${at(p.buyer)}`,
          ],
        ),
        rows(p, 'swedish', 'Artnr=code|Benämning=name|>Lev ant=qty|Enhet=unit|>À-pris=price|>Summa=sum'),
        above(
          totals(
            p,
            'swedish',
            'Exkl. moms=net|Moms 25 %=tax|Totalt=gross|Öresavr.=rounding|ATT BETALA SEK=payable',
          ),
        ),
        `<footer>${beside([30, `<b>Adress</b><br>${at(p.supplier)}`], [22, `<b>Telefon</b><br>${p.supplier.phone}<br><b>E-post</b><br>${p.supplier.mail}`], [20, `<b>Bankgiro</b><br>${p.supplier.bankgiro}`], [28, `<b>Organisationsnr</b><br>${p.supplier.organisation}<br><b>Momsreg.nr</b><br>${p.supplier.vat}<br>Godkänd för F-skatt`])}</footer>`,
      ),
  },
  {
    id: 'u02-fisk-band',
    producer: 'chromium',
    hard: 'a band of colour with the sum to pay at the head; batch below each row',
    credits: 1,
    seller: {
      firm: firm('Käringöns Fiskeri & Rökeri AB', 'Södra Bryggan 2, 471 53 Käringön'),
      wares: fish,
      lines: [4, 9],
      code: 4,
      number: (n) => `F${10_220 + n}`,
      terms: 20,
      charges: [['Frakt kyl', 34900, 'F']],
    },
    draw: (p) =>
      page(
        'body{font:9pt "Liberation Sans"}.band{background:#14375e;color:#fff;padding:4mm}.band td{color:#fff}.lines{margin-top:6mm}.lines th{border-bottom:1.2pt solid #14375e;color:#14375e}.lines td{padding:2.5pt 4pt}.t{color:#777;font-size:7.5pt}.list{margin:5mm 0 0 auto}.list td{padding:1.5pt 5pt}',
        `<div class="band">${beside([60, `<b style="font-size:15pt">${p.supplier.name.replace('&', '&amp;')}</b>`], [40, `${word(p)} ${p.number}<br>Att betala <b>${m.money(p.payable)} kr</b><br>Senast ${p.due}`, 'right'])}</div>`,
        said(p),
        beside(
          [34, `<p class="t">FRÅN</p>${p.supplier.street}<br>${p.supplier.post}<br>Tel. ${p.supplier.phone}`],
          [33, `<p class="t">TILL</p>${at(p.buyer)}`],
          [
            33,
            `<p class="t">UPPGIFTER</p>${run(facts(p, 'Fakturadatum=issue|Förfallodatum=due|Kund=customer|Order=order|Kredit av=about'))}`,
          ],
        ),
        rows(p, 'swedish', 'Art=code|Produkt=name|>Vikt/antal=qty|=unit|>Pris=price|>Belopp=sum', {
          extra: {},
          under: (l) =>
            `<tr><td></td><td class="t" colspan="5">Parti ${l.seed} · Fångstområde FAO 27</td></tr>`,
        }),
        list(
          bold(
            totals(p, 'swedish', '=charges|Summa exkl. moms=net|Moms {r} %=vat|Summa att betala=payable'),
            ' kr',
          ),
        ),
        `<p class="t">${run(facts(p, 'Bankgiro=bg|Org.nr=org|Momsregistreringsnummer=vat|OCR=ocr'), ' &nbsp; ', ' ')} &nbsp; Godkänd för F-skatt</p>`,
      ),
  },
  {
    id: 'u03-kaffe-vanster',
    producer: 'weasyprint',
    hard: 'data in a column at the left of the page, rows at the right; two rates',
    credits: 1,
    seller: {
      firm: firm('Rosteriet Bönvallen AB', 'Industrigatan 27 B, 291 36 Kristianstad'),
      wares: roastery,
      lines: [3, 6],
      number: (n) => `2026${String(410 + n).padStart(4, '0')}`,
      terms: 15,
    },
    draw: (p) =>
      page(
        'body{font-size:9pt}.l{background:#f4efe8;padding:4mm;font-size:8pt}.lines th{font-size:7.5pt;text-transform:uppercase;letter-spacing:.3pt;border-bottom:.8pt solid #6a4a2a}.lines td{padding:4pt 3pt;border-bottom:.3pt solid #ddd}.list{margin:6mm 0 0 auto;min-width:60mm}.list td{padding:2pt}',
        beside(
          [
            28,
            `<div class="l"><b style="font-size:14pt">Bönvallen</b><br>kafferosteri<br><br>${run(facts(p, '<b>Fakturanummer</b>=number|<b>Fakturadatum</b>=issue|<b>Förfallodag</b>=due|<b>Kundnummer</b>=customer|<b>Er referens</b>=reference|<b>Krediterad faktura</b>=about'), '<br><br>', '<br>')}<br><br>${at(p.supplier)}<br><br>Org.nr ${p.supplier.organisation}<br>Moms ${p.supplier.vat}<br>BG ${p.supplier.bankgiro}<br>F-skatt: Ja</div>`,
          ],
          [
            72,
            `<h1 style="font-weight:300">${word(p)}</h1>${said(p)}<p>${at(p.buyer)}</p>${rows(p, 'swedish', 'Beskrivning=name|>Antal=qty|Enhet=unit|>À pris=price|>Moms=ratep|>Belopp=sum')}${list(bold(totals(p, 'swedish', 'Netto=net|Moms {r} % (på {b})=vat|Moms totalt=tax|Att betala SEK=payable')))}`,
          ],
        ),
      ),
  },
  {
    id: 'u04-slip-enkel',
    producer: 'chromium',
    hard: 'a sole trader; the sum to pay in large type above the rows; days in words',
    seller: {
      firm: firm('Vassare Egg Mats Tornblad', 'Kvarnbacken 3, 672 30 Årjäng', sole('710823', 'Vassare Egg')),
      wares: grinding,
      lines: [1, 4],
      number: (n) => `${112 + n}`,
      terms: 10,
    },
    draw: (p) =>
      page(
        'body{font:10pt "Liberation Sans"}.big{font-size:26pt;margin:6mm 0}.k{color:#8a8a8a;font-size:8pt}.lines{margin-top:8mm}.lines th{font-weight:400;color:#8a8a8a;border-bottom:.6pt solid #ccc}.lines td{padding:5pt 3pt}.list{width:60%;margin:4mm 0 0 auto;border-top:.6pt solid #ccc}',
        beside(
          [60, `<b>${p.supplier.name}</b><br>${p.supplier.street}<br>${p.supplier.post}`],
          [40, `<span class="k">${word(p)}</span><br>#${p.number}`, 'right'],
        ),
        said(p),
        `<div class="big">${m.money(p.payable)} kr</div><p>Betalas senast ${words(p.due)} till bankgiro ${p.supplier.bankgiro}. Ange fakturanummer ${p.number}.</p>`,
        beside(
          [50, `<span class="k">Faktureras</span><br>${at(p.buyer)}`],
          [50, `<span class="k">Utfärdad</span><br>${words(p.issue)}`],
        ),
        rows(p, 'swedish', 'Vad=name|>Hur många=qtyu|>Pris=price|>Summa=sum'),
        list(totals(p, 'swedish', 'Summa före moms=net|Moms (25 %)=tax|Totalt=payable')),
        `<p class="k">Org.nr ${p.supplier.organisation} · VAT ${p.supplier.vat} · Godkänd för F-skatt · ${p.supplier.phone}</p>`,
      ),
  },
  {
    id: 'u05-kem-tvasprak',
    producer: 'wkhtmltopdf',
    hard: 'labels in Swedish and English; the discount in a column; days with slashes',
    credits: 1,
    seller: {
      firm: firm(
        'Renbolaget Norden HB',
        'Depågatan 11, 254 64 Helsingborg',
        begun('96968', 'Renbolaget Norden'),
      ),
      wares: chemistry,
      lines: [3, 7],
      code: (name) => `RN-${name.slice(0, 2).toUpperCase()}${name.length * 7}${name.codePointAt(3) ?? 0}`,
      number: (n) => `INV-${4_100 + n}`,
      discounts: [500, 1000, 1250],
      charges: [['Frakt / Freight', 24500, 25]],
    },
    draw: (p) =>
      page(
        'body{font-size:12.5pt}td{font-size:12.5pt}i{color:#666;font-size:10pt}.lines th{border-top:1pt solid #000;border-bottom:1pt solid #000}.list{float:right;margin-top:5mm}.list td{padding:2pt 6pt}',
        beside(
          [50, `<h2>${p.supplier.name}</h2>${p.supplier.street}<br>${p.supplier.post}<br>Sverige`],
          [50, `<h1>${word(p, 'FAKTURA', 'KREDITNOTA')}</h1><i>INVOICE</i>`, 'right'],
        ),
        said(p),
        beside(
          [50, `<i>Kund / Customer</i><br>${at(p.buyer)}<br>${p.buyer.vat}`],
          [
            50,
            list(
              facts(
                p,
                'Nummer / <i>Number</i>=number|Datum / <i>Date</i>=issue|Förfaller / <i>Due</i>=due|Krediterar / <i>Credits</i>=about',
                slashes,
              ),
            ),
          ],
        ),
        '<br>',
        rows(
          p,
          'swedish',
          'Artikel=code|Beskrivning / Description=name|>Antal=qty|=unit|>Pris / Price=price|>Rabatt %=disc|>Moms=ratex|>Belopp / Amount=sum',
        ),
        list(
          bold(
            totals(
              p,
              'swedish',
              '=charges|Netto / <i>Net</i>=net|Moms / <i>VAT</i> 25 %=tax|Att betala / <i>To pay</i>=payable',
            ),
            ' SEK',
          ),
        ),
        `<p style="clear:both">Bankgiro ${p.supplier.bankgiro} &nbsp; Org.nr ${p.supplier.organisation} &nbsp; VAT no ${p.supplier.vat} &nbsp; Innehar F-skattsedel</p>`,
      ),
  },
];
