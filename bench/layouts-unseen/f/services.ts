/** Rent, energy, telecom, laundry, pest control, repairs, and shops on the web. */
import * as days from '../days.ts';
import { column, over, pairs, table } from '../html.ts';
import { firm, swedishIban } from '../parties.ts';
import { at, beside, charged, figures, lines, remark, rounded, sheet, word } from './kit.ts';
import type { LayoutF } from './orders.ts';

const f = figures('swedish');

const noUnit = { unit: () => undefined };

export const services: readonly LayoutF[] = [
  {
    id: 'f15',
    producer: 'chromium',
    hard: 'energy: periods, kWh with four decimals, drawn by autogiro, meter and installation numbers, customer number above',
    seller: {
      party: firm('Ådalens Energi & Nät AB', 'Kraftgatan 2, 872 31 Kramfors'),
      trades: ['grid'],
      codes: '',
      numbers: '4410#####',
      lines: [4, 6],
      isWhole: true,
      amounts: [1, 40],
    },
    draw: (p) =>
      sheet(
        `.k{background:#eef5e6;width:100%}.k td{padding:3pt 6pt}.lines{margin:12pt 0}.lines th{border-bottom:.6pt solid #5a8a2a;font-size:8.5pt}.big{font-size:13pt}`,
        beside(
          [
            '55%',
            `<b style="font-size:17pt;color:#5a8a2a">Ådalens Energi</b><br><span class="small">Kundservice ${p.supplier.phone}, vardagar 8–16</span>`,
          ],
          ['45%', at(p.buyer)],
        ),
        `<h2 style="margin:14pt 0 4pt">${word(p, 'Faktura', 'Kreditfaktura')} för el</h2>${remark(p)}`,
        pairs([['Kundnummer', p.customer], ['Fakturanummer', p.number], ['Fakturadatum', p.issue], ['Anläggnings-id', `73599917${p.order}0042`], ['Mätarnummer', `${p.order}7`]], 'k'), // prettier-ignore
        `<p class="big">Belopp som dras från ditt konto ${p.due}: <b>${f.money(p.payable)} kr</b></p>`,
        table(
          [
            column('Specifikation', (l) => l.name),
            column('Period', () => `${days.plusDays(p.issue, -33)}–${days.plusDays(p.issue, -3)}`),
            column('Antal', (l) => `${f.quantity(l.quantity)} ${l.unit}`, 'r'),
            column('Pris kr', (l) => f.price(l.price), 'r'),
            column('Belopp kr', (l) => f.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        `<div style="margin-left:55%">${pairs([['Summa exkl moms', f.money(p.net)], ['Moms 25 %', f.money(p.tax)], ...rounded(p, f, 'Öresavrundning'), ['Summa', f.money(p.payable)]])}</div>`,
        `<p class="small" style="position:fixed;bottom:0">Ådalens Energi &amp; Nät AB, ${lines(p.supplier.street, p.supplier.post).replace('<br>', ', ')}. Org.nr ${p.supplier.organisation}. Momsreg.nr ${p.supplier.vat}. Betalas via autogiro till bankgiro ${p.supplier.bankgiro}.</p>`,
      ),
  },
  {
    id: 'f16',
    producer: 'weasyprint',
    hard: 'telecom: no numbers, periods beside the name, totals above the specification',
    seller: {
      party: firm('Fiberlänken Företag AB', 'Box 4410, 203 15 Malmö'),
      trades: ['telecom'],
      codes: '',
      numbers: '1000######',
      lines: [3, 6],
    },
    printing: noUnit,
    draw: (p) =>
      sheet(
        `.top{border-bottom:3pt solid #e2007a;padding-bottom:6pt}.lines td{padding:4pt 4pt;border-bottom:.4pt dotted #999}.pay{background:#f3f3f3;width:100%;margin:12pt 0}.pay td,.pay th{padding:4pt 8pt}`,
        `<div class="top"><span style="font-size:20pt;color:#e2007a">fiberlänken</span></div>`,
        beside(
          [
            '50%',
            `<br><b>${word(p, 'Faktura')}</b><br>Fakturanr: ${p.number}<br>Fakturadatum: ${p.issue}<br>Kundnr: ${p.customer}${p.about === null ? '' : `<br>Avser: ${p.about}`}`,
          ],
          ['50%', `<br>${at(p.buyer)}`],
        ),
        remark(p),
        over([['Att betala', `${f.money(p.payable)} kr`], ['Förfallodatum', p.due], ['Bankgiro', p.supplier.bankgiro], ['OCR-nr', p.ocr]], 'pay'), // prettier-ignore
        table(
          [
            column('Tjänst', (l) => l.name),
            column(
              'Period',
              () => `${days.slashed(p.issue)}–${days.slashed(days.plusDays(p.issue, 30))}`,
              'nw',
            ),
            column('Antal', (l) => f.quantity(l.quantity), 'r'),
            column('Pris', (l) => f.price(l.price), 'r'),
            column('Summa', (l) => f.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        `<div style="margin:12pt 0 0 60%">${pairs([
          ['Belopp exkl. moms', f.money(p.net)],
          ['Moms (25%)', f.money(p.tax)],
          ['Totalbelopp', f.money(p.payable)],
        ])}</div>`,
        `<p class="small" style="position:fixed;bottom:0;border-top:.5pt solid #999;width:100%">Fiberlänken Företag AB | Box 4410, 203 15 Malmö | Org.nr ${p.supplier.organisation} | Momsreg.nr ${p.supplier.vat} | Godkänd för F-skatt | IBAN ${swedishIban(p.supplier.name)}</p>`,
      ),
  },
  {
    id: 'f17',
    producer: 'chromium',
    hard: 'rent of premises: months as quantity, landlord named first and agent in the foot',
    seller: {
      party: firm('Fastighets AB Trädgårdsmästaren 4', 'c/o Bostad & Lokal Förvaltning, 721 87 Västerås'),
      trades: ['rent'],
      codes: '',
      numbers: '602####',
      lines: [3, 5],
      amounts: [3, 4],
      terms: 31,
    },
    draw: (p) =>
      sheet(
        `.lines{margin-top:16pt;border:.6pt solid #000}.lines td,.lines th{border:.6pt solid #000;padding:3pt 5pt}`,
        `<h2>${word(p, 'Faktura lokalhyra', 'Kreditfaktura lokalhyra')}</h2>${remark(p)}`,
        beside(
          ['50%', `<b>Hyresvärd</b><br>${at(p.supplier)}`],
          ['50%', `<b>Hyresgäst</b><br>${at(p.buyer)}<br>Org.nr ${p.buyer.organisation}`],
        ),
        '<br>',
        pairs([['Fakturanummer', p.number], ['Kontraktsnummer', `1204-${p.customer}`], ['Fakturadatum', p.issue], ['Oss tillhanda senast', p.due], ['Avser', 'kvartal, förskott']]), // prettier-ignore
        table(
          [
            column('Avser', (l) => l.name),
            column('Månader', (l) => f.quantity(l.quantity), 'r'),
            column('Enhet', (l) => l.unit),
            column('Kr per månad', (l) => f.price(l.price), 'r'),
            column('Belopp', (l) => f.money(l.sum), 'r'),
          ],
          p.lines,
          { foot: `<tr><td colspan="4">Delsumma</td><td class="r">${f.money(p.net)}</td></tr><tr><td colspan="4">Moms 25 %</td><td class="r">${f.money(p.tax)}</td></tr><tr><td colspan="4"><b>Att betala</b></td><td class="r"><b>${f.money(p.payable)}</b></td></tr>` }, // prettier-ignore
        ),
        `<p>Bankgiro ${p.supplier.bankgiro} &nbsp; OCR ${p.ocr}</p><p class="small">Hyresvärdens organisationsnummer ${p.supplier.organisation}, momsregistreringsnummer ${p.supplier.vat}. Förvaltas av Bostad &amp; Lokal Förvaltning i Västerås.</p>`,
      ),
  },
  {
    id: 'f18',
    producer: 'wkhtmltopdf',
    hard: 'laundry: brought, fetched and lost counted beside what is charged; week in a column',
    seller: {
      party: firm('Vita Linnet Tvätteri AB', 'Tvättgatan 6, 504 33 Borås'),
      trades: ['linen'],
      codes: 'L-##-#',
      numbers: '26####',
      lines: [4, 6],
      amounts: [6, 140],
      isWhole: true,
      charges: [['Hämt- och lämningsavgift', 19500, 25]],
    },
    draw: (p) =>
      sheet(
        `body{font-size:16px}.small{font-size:14px}.lines{margin:14px 0}.lines th{font-size:15px;border-bottom:1px solid}`,
        `<table style="width:100%"><tr><td><i style="font-size:26px">Vita Linnet</i></td><td style="text-align:right">${word(p, 'FAKTURA', 'KREDITFAKTURA')}<br><b>${p.number}</b></td></tr></table>`,
        remark(p),
        beside(['50%', pairs([['Fakturadatum', p.issue], ['Förfallodatum', p.due], ['Kundnr', p.customer], ['Avtal', p.order]])], ['50%', at(p.buyer)]), // prettier-ignore
        table(
          [
            column('Vecka', (l) => `v.${20 + (l.seed % 20)}`),
            column('Artnr', (l) => l.code),
            column('Artikel', (l) => l.name),
            column('In', (l) => f.quantity(l.quantity - BigInt(l.seed % 3) * 1000n), 'r'),
            column('Ut', (l) => f.quantity(l.quantity), 'r'),
            column('Saknas', (l) => String(l.seed % 3), 'r'),
            column('Debiterat antal', (l) => f.quantity(l.quantity), 'r'),
            column('À-pris', (l) => f.price(l.price), 'r'),
            column('Belopp', (l) => f.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        `<div style="margin-left:60%">${pairs([['Summa artiklar', f.money(p.lineNet)], ...charged(p, f), ['Exkl. moms', f.money(p.net)], ['Moms 25%', f.money(p.tax)], ...rounded(p, f, 'Avrundn.'), ['Att betala', f.money(p.payable)]])}</div>`,
        `<br><table class="small" style="width:100%"><tr><td>${at(p.supplier)}</td><td>Bankgiro ${p.supplier.bankgiro}<br>OCR ${p.ocr}</td><td>Org.nr ${p.supplier.organisation}<br>Moms ${p.supplier.vat}<br>F-skatt</td></tr></table>`,
      ),
    printing: noUnit,
  },
];
