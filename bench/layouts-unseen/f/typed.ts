/** What small firms write in a word processor or a spreadsheet. */
import * as days from '../days.ts';
import { escaped } from '../html.ts';
import type { Line, Paper } from '../paper.ts';
import { firm, swedishIban } from '../parties.ts';
import { at, cells, figures, rounded, taxes, typed, whereOf, word } from './kit.ts';
import type { LayoutF } from './orders.ts';

const f = figures('space');
const b = figures('bare');
const dash = figures('dash');

const remark = (p: Paper): string => (p.remark === null ? '' : `<p><b>${escaped(p.remark)}</b></p>`);
const right = (text: string): string => `>${text}`;
const rows = (p: Paper, heads: readonly string[], row: (line: Line, index: number) => readonly string[]) => [
  heads,
  ...p.lines.map(row),
];
const sums = (list: readonly (readonly [string, string])[], lead: number): readonly (readonly string[])[] =>
  list.map(([label, value]) => [...Array.from({ length: lead }, () => ''), label, right(value)]);
const noUnit = { unit: () => undefined };

export const written: readonly LayoutF[] = [
  {
    id: 'f23',
    producer: 'writer',
    hard: 'egg farm in a word processor: no numbers, "3 mars 2026", whole kronor with ":-"',
    seller: { party: firm('Backgårdens Ägg och Lamm HB', 'Backgården 110, 521 97 Åsarp'), trades: ['farm'], codes: '', numbers: '##', lines: [2, 5], terms: 20 }, // prettier-ignore
    draw: (p) =>
      typed(
        'Liberation Serif', 12,
        `<p align="center"><font size="5"><b>Backgårdens Ägg och Lamm HB</b></font><br>${escaped(p.supplier.street)}, ${p.supplier.post}, tel ${p.supplier.phone}</p>`,
        `<p><b>${word(p, 'FAKTURA', 'KREDITFAKTURA')} nr ${p.number}</b></p>${remark(p)}<p>${at(p.buyer)}</p><p>Fakturadatum: ${days.words(p.issue)}<br>Att betala senast: ${days.words(p.due)}</p>`,
        cells(rows(p, ['Vara', '>Antal', '>à pris', '>Summa'], (l) => [l.name, right(`${f.quantity(l.quantity)} ${l.unit}`), right(dash.price(l.price)), right(dash.money(l.sum))]), { border: 1, isBold: true, widths: [300, 90, 90, 100] }),
        cells(sums([['Summa', dash.money(p.net)], ...taxes(p, dash, (rate) => `Moms ${rate} %`), ['Att betala', dash.money(p.payable)]], 1), { widths: [300, 180, 100] }),
        `<p>Bankgiro: ${p.supplier.bankgiro}<br>Org.nr: ${p.supplier.organisation}<br>Momsreg.nr: ${p.supplier.vat}<br>Godkänd för F-skatt. Tack för att ni handlar lokalt!</p>`,
      ), // prettier-ignore
  },
  {
    id: 'f24',
    producer: 'writer',
    hard: 'bakery: delivery days in the first column, sums in sentences below',
    seller: { party: firm('Hembageriet på Torget i Hjo AB', 'Hamngatan 4, 544 30 Hjo'), trades: ['bread'], codes: '', numbers: '2026-##', lines: [4, 8], amounts: [5, 50], isWhole: true }, // prettier-ignore
    draw: (p) =>
      typed(
        'Liberation Sans', 10,
        cells([[`Hembageriet på Torget\n${escaped(p.supplier.street)}\n${p.supplier.post}`, `>${word(p, 'Faktura')}\nFakturanummer: ${p.number}\nFakturadatum: ${p.issue}\nFörfallodatum: ${p.due}`]]),
        `${remark(p)}<p><br>Kund:<br>${at(p.buyer)}</p>`,
        cells(rows(p, ['Datum', 'Bröd', '>Antal', 'Enhet', '>Pris ex moms', '>Totalt'], (l) => [days.slashed(days.plusDays(p.delivered, -(l.seed % 5))).split(' ')[0] ?? '', l.name, right(b.quantity(l.quantity)), l.unit, right(b.price(l.price)), right(b.money(l.sum))]), { border: 1, widths: [60, 250, 60, 50, 90, 90] }),
        `<p>Totalt exkl. moms: ${b.money(p.net)} kr<br>${p.vat.map(({ rate, tax }) => `Moms ${rate} %: ${b.money(tax)} kr`).join('<br>')}${p.rounding === 0n ? '' : `<br>Avrundning: ${b.money(p.rounding)} kr`}<br><b>Summa att betala: ${b.money(p.payable)} kr</b></p>`,
        `<p>Hembageriet på Torget i Hjo AB, org.nr ${p.supplier.organisation}, VAT ${p.supplier.vat}, bankgiro ${p.supplier.bankgiro}. F-skatt finns.</p>`,
      ), // prettier-ignore
  },
  {
    id: 'f25',
    producer: 'writer',
    hard: 'game dealer: no numbers of goods, the invoice number labelled "Vårt nummer", buyer to the right',
    seller: { party: firm('Vilt i Härjedalen AB', 'Slalomvägen 20, 846 31 Hede'), trades: ['meat'], codes: '', numbers: 'V26-###', lines: [2, 4], terms: 10 }, // prettier-ignore
    draw: (p) =>
      typed(
        'Liberation Sans', 11,
        cells([[`Vilt i Härjedalen AB`, `${whereOf(p.buyer).join('\n')}`]], { widths: [320, 300] }),
        `<h2>${word(p, 'Faktura', 'Kreditnota')}</h2>${remark(p)}<p>Vårt nummer: ${p.number}<br>Er kontakt: ${p.reference}<br>Datum: ${p.issue}<br>Betalas senast: ${p.due}</p>`,
        cells(rows(p, ['Beskrivning', '>Vikt/antal', 'Enhet', '>Pris/enhet', '>Belopp'], (l) => [l.name, right(f.quantity(l.quantity, 2)), l.unit, right(f.price(l.price)), right(f.money(l.sum))]), { widths: [280, 80, 60, 90, 100], isBold: true }),
        '<hr>',
        cells(sums([['Netto', f.money(p.net)], ['Moms', f.money(p.tax)], ['Totalt', f.money(p.payable)]], 2), { widths: [360, 20, 120, 110] }),
        `<p><font size="1">Vilt i Härjedalen AB · ${escaped(p.supplier.street)} · ${p.supplier.post} · Org.nr ${p.supplier.organisation} · Momsnr ${p.supplier.vat} · Bg ${p.supplier.bankgiro}</font></p>`,
      ), // prettier-ignore
  },
  {
    id: 'f26',
    producer: 'writer',
    hard: 'mushroom picker: text rows "4,5 kg Trattkantareller à 225,00" without table; sums with tabs',
    seller: { party: firm('Skogens Skafferi Åmot AB', 'Åmotsvägen 8, 816 95 Åmotsbruk'), trades: ['farm'], codes: '', numbers: '6##', lines: [2, 4] }, // prettier-ignore
    draw: (p) =>
      typed(
        'Liberation Serif', 11,
        `<p align="right">Åmotsbruk ${p.issue}</p><p><font size="4"><b>${word(p, 'Faktura')} ${p.number}</b></font></p>${remark(p)}<p>Till: ${at(p.buyer)}</p>`,
        cells(p.lines.map((l) => [right(f.quantity(l.quantity)), l.unit, l.name, right(`à ${f.price(l.price)}`), right(`${f.money(l.sum)} kr`)]), { widths: [60, 50, 300, 90, 110] }),
        `<p>&nbsp;</p>`,
        cells([['', 'Summa exklusive moms', right(`${f.money(p.net)} kr`)], ...p.vat.map(({ rate, tax }) => ['', `Mervärdesskatt ${rate}%`, right(`${f.money(tax)} kr`)]), ['', 'Att betala inom 30 dagar', right(`${f.money(p.payable)} kr`)]], { widths: [250, 230, 130] }),
        `<p>Förfallodag ${p.due}</p><p>Med vänlig hälsning<br>Skogens Skafferi Åmot AB, ${escaped(p.supplier.street)}, ${p.supplier.post}<br>Bankgiro ${p.supplier.bankgiro}, org nr ${p.supplier.organisation}, momsregistreringsnummer ${p.supplier.vat}</p>`,
      ), // prettier-ignore
  },
  {
    id: 'f27',
    producer: 'writer',
    hard: 'cheese maker: batch and best before in columns beside the name; framed table; IBAN',
    seller: { party: firm('Fjällkällans Gårdsmejeri AB', 'Kälvägen 15, 837 95 Undersåker'), trades: ['dairy'], codes: 'FK##', numbers: '1###', lines: [3, 6] }, // prettier-ignore
    draw: (p) =>
      typed(
        'DejaVu Sans', 9,
        cells([[`Fjällkällans Gårdsmejeri AB\n${escaped(p.supplier.street)}\n${p.supplier.post}`, `Kund\n${whereOf(p.buyer).join('\n')}`]], { border: 1 }),
        `<p><b>${word(p, 'FAKTURA', 'KREDITFAKTURA')}</b></p>${remark(p)}`,
        cells([['Faktura nr', 'Fakturadatum', 'Förfallodatum', 'Er ref', 'Vår ref'], [p.number, p.issue, p.due, p.reference, 'Mejeriet']], { border: 1 }),
        '<p></p>',
        cells(rows(p, ['Nr', 'Produkt', 'Batch', 'Bäst före', '>Mängd', '', '>Pris', '>Summa'], (l) => [l.code, l.name, `B${l.seed % 900}`, days.plusDays(p.issue, 30 + (l.seed % 60)), right(b.quantity(l.quantity)), l.unit, right(b.price(l.price)), right(b.money(l.sum))]), { border: 1, isBold: true, widths: [45, 190, 50, 80, 60, 40, 65, 80] }),
        '<p></p>',
        cells([['Belopp exkl. moms', 'Moms', ...(p.rounding === 0n ? [] : ['Öresutj.']), 'Att betala'], [b.money(p.net), p.vat.map(({ rate, tax }) => `${rate} %: ${b.money(tax)}`).join('\n'), ...(p.rounding === 0n ? [] : [b.money(p.rounding)]), `${b.money(p.payable)} kr`]], { border: 1 }),
        `<p>Bankgiro ${p.supplier.bankgiro} IBAN ${swedishIban(p.supplier.name)}<br>Org.nr ${p.supplier.organisation} Moms ${p.supplier.vat} F-skattebevis</p>`,
      ), // prettier-ignore
    printing: { omits: ['taxTotal'] },
  },
  {
    id: 'f28',
    producer: 'writer',
    hard: 'cleaner: text above the table, letterhead right, "Faktura avser"',
    seller: { party: firm('Glänsande Kök Städ i Lund AB', 'Sankt Lars väg 40, 222 70 Lund'), trades: ['clean'], codes: '', numbers: '26.###', lines: [2, 4] }, // prettier-ignore
    credits: 1,
    draw: (p) =>
      typed(
        'Liberation Sans', 10,
        `<p align="right"><b>Glänsande Kök Städ i Lund AB</b><br>${escaped(p.supplier.street)}<br>${p.supplier.post}<br>${p.supplier.mail}</p><p>${at(p.buyer)}</p>`,
        `<p><b>${word(p, 'Faktura', 'Kreditfaktura')} ${p.number}</b>${p.about === null ? '' : ` (krediterar faktura ${p.about})`}</p>${remark(p)}<p>Faktura avser: städmaterial enligt avtal ${p.order}. Fakturadatum ${p.issue}. Förfallodatum ${p.due}.</p>`,
        cells(rows(p, ['Benämning', '>Antal', 'Enh', '>Pris kr', '>Belopp kr'], (l) => [l.name, right(f.quantity(l.quantity)), l.unit, right(f.price(l.price)), right(f.money(l.sum))]), { widths: [300, 70, 50, 90, 100] }),
        cells(sums([['Summa', f.money(p.net)], ['25 % moms', f.money(p.tax)], ['ATT BETALA', f.money(p.payable)]], 1), { widths: [370, 140, 100] }),
        `<p>Betalning till bankgiro ${p.supplier.bankgiro}. Org.nr ${p.supplier.organisation}. Momsreg.nr ${p.supplier.vat}. Företaget är godkänt för F-skatt.</p>`,
      ), // prettier-ignore
  },
  {
    id: 'f29',
    producer: 'calc',
    hard: 'spreadsheet: juice maker, all in one grid, deposit as a charge',
    seller: { party: firm('Kiviks Källas Musteri AB', 'Äppelgatan 2, 277 35 Kivik'), trades: ['soft'], codes: 'M##', numbers: '2026###', lines: [3, 6], charges: [['Pant', 14400, 25]] }, // prettier-ignore
    draw: (p) =>
      typed(
        'Liberation Sans', 10,
        cells(
          [
            ['', 'KIVIKS KÄLLAS MUSTERI AB', '', '', '', word(p, 'FAKTURA', 'KREDIT')],
            ['', p.remark ?? '', '', '', '', ''],
            ['Kund:', p.buyer.name, '', '', 'Fakturanr', right(p.number)],
            ['', p.buyer.street, '', '', 'Fakturadatum', right(p.issue)],
            ['', p.buyer.post, '', '', 'Förfallodatum', right(p.due)],
            ['', '', '', '', '', ''],
            ['Art.nr', 'Artikel', '>Antal', 'Enhet', '>Pris', '>Summa'],
            ...p.lines.map((l) => [l.code, l.name, right(b.quantity(l.quantity)), l.unit, right(b.price(l.price)), right(b.money(l.sum))]),
            ['', '', '', '', '', ''],
            ...sums([...p.charges.map(({ label, amount }) => [label, b.money(amount)] as const), ['Netto', b.money(p.net)], ...taxes(p, b, (rate) => `Moms ${rate} %`), ['Moms totalt', b.money(p.tax)], ['Att betala', b.money(p.payable)]], 4),
            ['', '', '', '', '', ''],
            ['Bankgiro', p.supplier.bankgiro, '', '', '', ''],
            ['Org.nr', p.supplier.organisation, '', 'Momsnr', p.supplier.vat, ''],
            ['Adress', `${p.supplier.street}, ${p.supplier.post}`, '', '', '', ''],
          ],
          { widths: [80, 240, 60, 60, 110, 90] },
        ),
      ), // prettier-ignore
  },
  {
    id: 'f30',
    producer: 'calc',
    hard: 'spreadsheet: greens farm; sum column first',
    seller: { party: firm('Sörby Grönsaker AB', 'Sörby 4, 705 97 Glanshammar'), trades: ['greens'], codes: '1##', numbers: '####', lines: [4, 8] }, // prettier-ignore
    draw: (p) =>
      typed(
        'Liberation Sans', 9,
        cells(
          [
            [word(p, 'Faktura'), p.number, '', 'Sörby Grönsaker AB', '', ''],
            ['Fakturadatum', p.issue, '', p.supplier.street, '', ''],
            ['Förfallodatum', p.due, '', p.supplier.post, '', ''],
            [p.remark ?? '', '', '', `Tel ${p.supplier.phone}`, '', ''],
            ['Köpare', p.buyer.name, '', '', '', ''],
            ['', `${p.buyer.street}, ${p.buyer.post}`, '', '', '', ''],
            ['', '', '', '', '', ''],
          ],
          { widths: [110, 260, 60, 140, 60, 60] },
        ),
        cells([['>Belopp', '', 'Gröda', 'Nr', '>Mängd', 'Enhet', '>Kr/enhet'], ...p.lines.map((l) => [right(f.money(l.sum)), '', l.name, l.code, right(f.quantity(l.quantity, 1)), l.unit, right(f.price(l.price))])], { border: 1, widths: [90, 20, 230, 50, 80, 60, 80] }),
        cells([['', '', ''], ['Summa exkl. moms', right(f.money(p.net)), ''], ...p.vat.map(({ rate, tax }) => [`Moms ${rate} %`, right(f.money(tax)), '']), ['Summa moms', right(f.money(p.tax)), ''], ['Att betala', right(f.money(p.payable)), ''], ['', '', ''], ['Bankgiro', p.supplier.bankgiro, ''], ['Org.nr/Momsreg.nr', `${p.supplier.organisation} / ${p.supplier.vat}`, 'F-skatt']], { widths: [160, 180, 200] }),
      ), // prettier-ignore
  },
  {
    id: 'f31',
    producer: 'calc',
    hard: 'spreadsheet: importer, no units, quantity before the name, name of the firm only at the foot',
    seller: { party: firm('Lilla Asien Import AB', 'Hantverksvägen 9, 145 63 Norsborg'), trades: ['asia'], codes: 'LA-###', numbers: 'F-####', lines: [4, 8], isWhole: true }, // prettier-ignore
    draw: (p) =>
      typed(
        'Liberation Sans', 10,
        `<p><font size="5"><b>${word(p, 'INVOICE / FAKTURA', 'CREDIT / KREDIT')}</b></font></p>${remark(p)}`,
        cells([['Faktura nr:', p.number, 'Kund:', p.buyer.name], ['Datum:', days.slashes(p.issue), '', p.buyer.street], ['Förfaller:', days.slashes(p.due), '', p.buyer.post]], { widths: [90, 150, 70, 280] }),
        '<p></p>',
        cells([['>Antal', 'Kod', 'Vara', 'Ursprung', '>Pris', '>Total'], ...p.lines.map((l) => [right(b.quantity(l.quantity)), l.code, l.name, ['Thailand', 'Japan', 'Kina', 'Korea'][l.seed % 4] ?? '', right(b.price(l.price)), right(b.money(l.sum))])], { border: 1, isBold: true, widths: [60, 80, 230, 80, 70, 80] }),
        cells(sums([['Netto', b.money(p.net)], ...taxes(p, b, (rate) => `Moms ${rate}%`), ...rounded(p, b, 'Avrundning'), ['Totalt SEK', b.money(p.payable)]], 4), { widths: [60, 80, 200, 60, 120, 80] }),
        cells([['Lilla Asien Import AB', `Org: ${p.supplier.organisation}`], [`${p.supplier.street}, ${p.supplier.post}`, `VAT: ${p.supplier.vat}`], [`Bankgiro ${p.supplier.bankgiro}`, p.supplier.mail]]),
      ), // prettier-ignore
    printing: noUnit,
  },
  {
    id: 'f32',
    producer: 'calc',
    hard: 'spreadsheet: butcher, pieces and weight, price per kg; head wraps in two rows',
    seller: { party: firm('Gårdsslakteriet Öland AB', 'Södra Kyrkvägen 51, 386 96 Färjestaden'), trades: ['meat'], codes: '###', numbers: '26###', lines: [3, 7], terms: 15 }, // prettier-ignore
    draw: (p) =>
      typed(
        'Liberation Sans', 10,
        cells([['Gårdsslakteriet Öland AB', '', word(p, 'Faktura nr', 'Kreditfaktura nr'), right(p.number)], [p.supplier.street, '', 'Fakturadatum', right(p.issue)], [p.supplier.post, '', 'Betalas senast', right(p.due)], [`Org.nr ${p.supplier.organisation}`, '', 'Slaktdag', right(p.delivered)], [p.remark ?? '', '', '', '']], { widths: [240, 60, 150, 130] }),
        `<p>${at(p.buyer)}</p>`,
        cells([['Detalj\nnr', 'Detalj', '>Antal\nbitar', '>Vikt/antal\nenl. våg', 'Enhet', '>Pris\nper enhet', '>Summa\nkronor'], ...p.lines.map((l) => [l.code, l.name, right(String(1 + (l.seed % 5))), right(b.quantity(l.quantity, 2)), l.unit, right(b.price(l.price)), right(b.money(l.sum))])], { border: 1, widths: [50, 230, 60, 80, 50, 80, 90] }),
        cells(sums([['Netto', b.money(p.net)], ['Moms', b.money(p.tax)], ['Att betala', b.money(p.payable)]], 1), { widths: [380, 130, 100] }),
        `<p>Momsreg.nr ${p.supplier.vat}. Bankgiro ${p.supplier.bankgiro}. Godkänd för F-skatt.</p>`,
      ), // prettier-ignore
  },
];
