/** Small firms: word processors, spreadsheets, typed pages and tills. */
import { abbreviated, iso, shortDashed, slashed, words } from '../days.ts';
import { chunks, left, right } from '../format.ts';
import { beside, called, figures, labelled, of, page, rows } from '../h/kit.ts';
import { address, column, escaped, pairs, remarked, table } from '../html.ts';
import type { Paper } from '../paper.ts';
import { about, lay, noted, sell } from './kit.ts';
import type { LayoutL } from './orders.ts';

const f = figures('swedish');
const b = figures('bare');
const c = figures('colon');
const h = figures('dash');

/** A page of fixed letters for troff; a form feed begins the next. */
const typed = (lines: readonly string[], size = 10): string =>
  `.nr PS ${size}\n.pl 29.7c\n.po 1.6c\n.ll 18c\n.ft CR\n.ps ${size}\n.vs ${size + 2}\n.nh\n.nf\n.sp 3\n${lines.map((line) => (line === '\f' ? '.bp\n.sp 3' : `\\&${line.replaceAll('\\', '\\e').replaceAll('\u00A0', ' ')}`)).join('\n')}\n`;

const party = ({ buyer }: Paper): readonly string[] => [buyer.name, buyer.street, buyer.post];

export const small: readonly LayoutL[] = [
  lay('l18', 'writer', 'a grower who writes in a word processor; unit in the cell of the amount',
    sell('Lena Ohlssons Grönsaksodling', 'Västra Karup 412, 269 72 Förslöv', ['greens'], { born: '671109', codes: '', numbers: '112', lines: [2, 6], terms: 15 }),
    (p) => page('body{font-family:"Liberation Serif";font-size:12pt}.lines td,.lines th{border:1px solid #000}',
      `<p align="center"><b style="font-size:18pt">${p.supplier.name}</b><br>${p.supplier.street}, ${p.supplier.post}<br>Tel ${p.supplier.phone}</p><p><b>${called(p, 'Faktura')} ${p.number}</b></p><p>${iso(p.issue)}</p><p>${address(p.buyer)}</p>${remarked(p)}<p>${about(p)}</p>`,
      table([column('Vara', (l) => l.name), column('Mängd', (l) => `${b.quantity(l.quantity)} ${l.unit}`, 'r'), column('Pris', (l) => b.price(l.price), 'r'), column('Summa', (l) => b.money(l.sum), 'r')], p.lines),
      `<p>Summa ${b.money(p.net)} kr<br>Moms ${p.vat[0]?.rate} % ${b.money(p.tax)} kr<br><b>Att betala ${b.money(p.payable)} kr</b></p><p>Betalas senast ${iso(p.due)} till bankgiro ${p.supplier.bankgiro}.</p><p>F-skattsedel finns. Org.nr ${p.supplier.organisation}</p>`)),
  lay('l19', 'calc', 'a farm that fills a spreadsheet; empty cells between',
    sell('Hultagårdens Ägg & Fjäderfä AB', 'Hulta Södergård, 521 98 Broddetorp', ['eggs'], { codes: '', numbers: '2026-041', lines: [2, 4], amounts: [2, 30] }),
    (p) => `<html><body><table>${[
      [p.supplier.name, '', '', '', called(p, 'FAKTURA')], [p.supplier.street, '', '', 'Fakturanummer', `${p.number}\u00A0`], [p.supplier.post, '', '', 'Datum', `${iso(p.issue)}\u00A0`], [`Org.nr ${p.supplier.organisation}`, '', '', 'Förfallodatum', `${iso(p.due)}\u00A0`], ['', '', '', '', ''], ['Kund', '', '', '', ''], ...party(p).map((row) => [row, '', '', '', '']), [`${noted(p)}${about(p)}`, '', '', '', ''],
      ['Produkt', 'Antal', 'Enhet', 'Pris exkl moms', 'Belopp'], ...p.lines.map((l) => [l.name, `${b.quantity(l.quantity)}\u00A0`, l.unit, `${b.price(l.price)}\u00A0`, `${b.money(l.sum)}\u00A0`]), ['', '', '', '', ''],
      ['', '', '', 'Summa', `${b.money(p.net)}\u00A0`], ['', '', '', `Moms ${p.vat[0]?.rate} %`, `${b.money(p.tax)}\u00A0`], ['', '', '', 'Att betala', `${b.money(p.payable)}\u00A0kr`], ['', '', '', '', ''], [`Bankgiro ${p.supplier.bankgiro}. Godkänd för F-skatt. Momsreg.nr ${p.supplier.vat}`, '', '', '', ''],
    ].map((cells) => `<tr>${cells.map((cell, at) => `<td${at === 0 ? ' width="250"' : ' width="95"'}${at > 0 && cell !== '' ? ' align="right"' : ''}>${escaped(cell)}</td>`).join('')}</tr>`).join('')}</table></body></html>`),
  lay('l20', 'groff', 'typed page of fixed width, order text between rows',
    sell('Isfabriken Nordsken AB', 'Hamnvägen 8, 891 60 Örnsköldsvik', ['ice'], { codes: '##', numbers: '06612', lines: [3, 6], terms: 20 }),
    (p) => typed([
      `${left(p.supplier.name, 44)}${called(p, 'F A K T U R A', 'K R E D I T')}`, left(p.supplier.street, 44), `${left(p.supplier.post, 44)}Nr    ${p.number}`, `${left(`Org.nr ${p.supplier.organisation}`, 44)}Datum ${iso(p.issue)}`, '', `${left(noted(p), 44)}${p.buyer.name}`, `${left(about(p), 44)}${p.buyer.street}`, `${left('', 44)}${p.buyer.post}`, '',
      `Kundnr ${p.customer}   Er ref ${p.reference}   Förfallodatum ${iso(p.due)}`, '='.repeat(80), `Art  ${left('Benämning', 30)}${right('Antal', 8)} ${left('Enh', 6)}${right('Pris', 11)}${right('Belopp', 14)}`, '='.repeat(80),
      ...p.lines.flatMap((l, at) => [`${left(l.code, 5)}${left(l.name, 30)}${right(b.quantity(l.quantity), 8)} ${left(l.unit, 6)}${right(b.price(l.price), 11)}${right(b.money(l.sum), 14)}`, ...(at === 1 ? ['     Lämnas i frysboxen vid lastkajen'] : [])]),
      '-'.repeat(80), `${right('Netto', 60)}${right(b.money(p.net), 15)}`, `${right(`Moms ${p.vat[0]?.rate} %`, 60)}${right(b.money(p.tax), 15)}`, `${right('Att betala SEK', 60)}${right(b.money(p.payable), 15)}`, '', `Bankgiro ${p.supplier.bankgiro}   Innehar F-skattsedel   Momsreg.nr ${p.supplier.vat}`,
    ]), { credits: 1 }),
  lay('l21', 'groff-gs', 'dots between names and figures; heads with points',
    sell('Bageri Vetekornet i Trosa AB', 'Östra Långgatan 20, 619 30 Trosa', ['bread'], { codes: '', numbers: '9083', lines: [4, 9], amounts: [2, 40], terms: 10 }),
    (p) => typed([
      p.supplier.name, `${p.supplier.street}, ${p.supplier.post}`, '', `${called(p, 'FAKTURA')} nr ${p.number} den ${words(p.issue)}`, noted(p), about(p), '', 'Till', ...party(p), '', `Bröd levererat t.o.m. ${words(p.delivered)}:`, '',
      `${left('VARA', 38)}${right('ANTAL', 9)}${right('A KR', 12)}${right('KRONOR', 14)}`,
      ...p.lines.map((l) => `${left(`${l.name} `.padEnd(37, '.'), 38)}${right(b.quantity(l.quantity), 9)}${right(b.price(l.price), 12)}${right(b.money(l.sum), 14)}`),
      '', `${left('Summa varor', 59)}${right(b.money(p.net), 14)}`, `${left(`Mervärdesskatt ${p.vat[0]?.rate} %`, 59)}${right(b.money(p.tax), 14)}`, `${left('ATT BETALA', 59)}${right(b.money(p.payable), 14)}`, '', `Betalas senast den ${words(p.due)} till bankgiro ${p.supplier.bankgiro}.`, `Organisationsnummer ${p.supplier.organisation}. Godkänd för F-skatt.`,
    ]), { printing: { unit: () => undefined } }),
  lay('l22', 'writer', 'a bookkeeper: letter with rows of one cell for number and name',
    sell('Redovisningsbyrån Siffran HB', 'Storgatan 9, 571 31 Nässjö', ['office'], { codes: '#0#', numbers: '15530', lines: [1, 4], terms: 14, amounts: [1, 8] }),
    (p) => page('.lines td{border-bottom:1px solid #ccc}',
      beside([60, `<b>${p.supplier.name}</b><br>${p.supplier.street}<br>${p.supplier.post}`], [40, `<b>${called(p, 'Faktura')}</b><br>${labelled([['Nummer', p.number], ['Datum', abbreviated(p.issue)], ['Kund', p.customer]])}`]), `<p>${address(p.buyer)}</p>${remarked(p)}<p>${about(p)}</p><p>För utfört arbete debiteras enligt följande.</p>`,
      table([column('Tjänst', (l) => `${l.code} ${l.name}`), column('Antal', (l) => f.quantity(l.quantity), 'r'), column('Enhet', (l) => l.unit), column('Pris', (l) => f.price(l.price), 'r'), column('Belopp', (l) => f.money(l.sum), 'r')], p.lines),
      pairs([['Summa arvode', f.money(p.net)], ['Moms 25 %', f.money(p.tax)], ['Att betala', `${f.money(p.payable)} kr`]]), `<p>Förfallodatum: ${abbreviated(p.due)}<br>Bankgiro: ${p.supplier.bankgiro}</p><p>Organisationsnr ${p.supplier.organisation} Godkänd för F-skatt</p>`)),
  lay('l23', 'letters', 'a till: narrow, amount and price on a row below the name',
    sell('Fiskebilen Evald Persson', 'Hamngatan 1, 273 72 Skillinge', ['fish'], { born: '590327', codes: '', numbers: '4471', lines: [2, 5], terms: 10 }),
    (p) => {
      const all = [p.supplier.name, p.supplier.street, p.supplier.post, `Org.nr ${p.supplier.organisation}`, '', `${called(p, 'FAKTURA')} ${p.number}`, `Datum ${iso(p.issue)}`, `Förfaller ${iso(p.due)}`, '', ...party(p), noted(p), about(p), '-'.repeat(38)];
      const lines = p.lines.flatMap((l) => [l.name, `${left(`  ${b.quantity(l.quantity)} ${l.unit} x ${b.price(l.price)}`, 26)}${right(b.money(l.sum), 12)}`]);
      const ends = ['-'.repeat(38), `${left('Netto', 26)}${right(b.money(p.net), 12)}`, `${left(`Moms ${p.vat[0]?.rate}%`, 26)}${right(b.money(p.tax), 12)}`, `${left('ATT BETALA SEK', 26)}${right(b.money(p.payable), 12)}`, '', `Bankgiro ${p.supplier.bankgiro}`, 'Godkänd för F-skatt'];
      return { width: 280, height: 600, title: 'Faktura', pages: [[...all, ...lines, ...ends].map((text, at) => ({ kind: 'text' as const, x: 20, y: 30 + at * 12, text, size: 10, font: 'mono' as const, align: 'l' as const }))] };
    }),
  lay('l24', 'chromium', 'a picker: handwritten look, sums in kronor and dash',
    sell('Bergslagens Svamp & Bär', 'Torpet Finnmossen 3, 711 91 Lindesberg', ['woods'], { born: '830515', codes: '', numbers: '38', lines: [1, 4], grams: 500, terms: 10, isWhole: true }),
    (p) => page('body{font-family:"EB Garamond","Liberation Serif";font-size:13pt}.lines td{padding:5pt}',
      `<h1>Bergslagens Svamp & Bär</h1><p>${p.supplier.street}<br>${p.supplier.post}<br>${p.supplier.phone}</p><h2>${called(p, 'Räkning')} nr ${p.number}</h2>${remarked(p)}${about(p)}<p>Till ${escaped(p.buyer.name)}, ${p.buyer.street}, ${p.buyer.post}</p>`,
      rows([['Vad', 'Hur mycket', 'Kilopris', 'Blir'], ...p.lines.map((l) => [l.name, `${c.quantity(l.quantity)} ${l.unit}`, h.price(l.price), c.money(l.sum)])], 'lines'),
      `<p>Summa ${c.money(p.net)}<br>Moms ${p.vat[0]?.rate} % ${c.money(p.tax)}<br>Öresavrundning ${c.money(p.rounding)}<br><b>Att betala ${h.money(p.payable)}</b> senast ${slashed(p.due)}</p><p>Datum ${slashed(p.issue)}. Swish går bra, annars bankgiro ${p.supplier.bankgiro}. Org.nr ${p.supplier.organisation}, F-skatt finns.</p>`)),
  lay('l25', 'calc', 'agreement of a pest controller: many empty columns, sum in the last',
    sell('Anti-Skade Mellansverige AB', 'Fabriksgatan 40, 702 23 Örebro', ['pest'], { codes: 'AS###', numbers: '77013', lines: [1, 4], amounts: [1, 4], terms: 30 }),
    (p) => `<html><body><table>${[
      [called(p, 'FAKTURA'), '', '', '', '', p.supplier.name], ['', '', '', '', '', p.supplier.street], ['', '', '', '', '', p.supplier.post], ['Fakturanr:', p.number, '', '', '', `Org.nr ${p.supplier.organisation}`], ['Fakturadatum:', iso(p.issue), '', '', '', `Bankgiro ${p.supplier.bankgiro}`], ['Förfaller:', iso(p.due), '', '', '', `Tel ${p.supplier.phone}`], ['Avtal:', p.order, '', '', '', ''], ...party(p).map((row) => ['', row, '', '', '', '']), ['', `${noted(p)}${about(p)}`, '', '', '', ''],
      ['Artikel', 'Beskrivning', 'Antal', 'Enhet', 'Á-pris', 'Belopp'], ...p.lines.map((l) => [l.code, l.name, b.quantity(l.quantity), l.unit, b.price(l.price), b.money(l.sum)]), ['', '', '', '', 'Netto', b.money(p.net)], ['', '', '', '', 'Moms 25%', b.money(p.tax)], ['', '', '', '', 'Summa att betala', b.money(p.payable)],
    ].map((cells) => `<tr>${cells.map((cell, at) => `<td width="${[95, 165, 40, 40, 90, 165][at]}" style="mso-number-format:'@'"${at > 1 && at !== 3 && !/[A-Za-z]{4}/u.test(cell) ? ' align="right"' : ''}>${escaped(cell)}${cell === '' ? '' : '\u00A0'}</td>`).join('')}</tr>`).join('')}</table></body></html>`, { credits: 1 }),
  lay('l26', 'weasyprint', 'a printer: names of two rows, amounts with st, one rate',
    sell('Tryckeriet Blysatsen AB', 'Repslagaregatan 15, 582 22 Linköping', ['print'], { codes: '', numbers: 'TB5518', lines: [1, 4], amounts: [5, 40], terms: 20, fees: [['Emballage & frakt', 16500, 25]] }),
    (p) => page('body{font-size:9.5pt;color:#222}.lines td{border-top:1px solid #999;padding:5pt}h1{font-weight:900;font-size:30pt;letter-spacing:-1pt}',
      beside([70, `<h1>blysatsen</h1>`], [30, `${p.supplier.name}<br>${p.supplier.street}<br>${p.supplier.post}<br>${p.supplier.organisation}`]), `<p><b>${called(p, 'Faktura')}</b> ${p.number} &nbsp; ${iso(p.issue)} &nbsp; <b>förfaller</b> ${iso(p.due)} &nbsp; ${about(p)}</p>${remarked(p)}<p>${address(p.buyer)}</p>`,
      table([column('Produkt', (l) => l.name), column('Upplaga', (l) => `${f.quantity(l.quantity)} ${l.unit}`, 'r'), column('Styckpris', (l) => f.price(l.price), 'r'), column('Pris', (l) => f.money(l.sum), 'r')], p.lines, { under: (l) => `<tr><td colspan="4" class="small" style="border:0">Korrektur godkänt av kund, order ${100 + of(l, 800)}</td></tr>` }),
      pairs([...p.charges.map(({ label, amount }): [string, string] => [escaped(label), f.money(amount)]), ['Summa', f.money(p.net)], ['Moms 25 %', f.money(p.tax)], ['Totalt SEK', f.money(p.payable)]]), `<p>BG ${p.supplier.bankgiro} · Momsreg ${p.supplier.vat} · F-skatt</p>`)),
  lay('l27', 'groff', 'two pages of fixed width with heads on both',
    sell('Hjalmar Sjödin Partiaffär AB', 'Köpmangatan 44, 811 32 Sandviken', ['dry'], { codes: '#####', numbers: '55206', lines: [14, 17], terms: 30, isWhole: true }),
    (p) => typed(chunks(p.lines, 12).flatMap((lines, at, all) => [
      ...(at === 0 ? [] : ['\f']), `${left(p.supplier.name.toUpperCase(), 40)}${left(called(p, 'FAKTURA'), 16)}SIDA ${at + 1}`, `${left(p.supplier.post, 40)}${left('FAKTURANR', 16)}${p.number}`, `${left(`ORG.NR ${p.supplier.organisation}`, 40)}${left('FAKTURADATUM', 16)}${shortDashed(p.issue)}`, `${left(noted(p), 40)}${left('FÖRFALLODAG', 16)}${shortDashed(p.due)}`, '', ...(at === 0 ? [...party(p).map((row) => `${left('', 40)}${row}`), about(p)] : []), '',
      `${left('ARTNR', 7)}${left('BENÄMNING', 33)}${right('KVANT', 7)} ${left('ENH', 5)}${right('A-PRIS', 11)}${right('SUMMA', 14)}`, '', ...lines.flatMap((l) => [`${left(l.code, 7)}${left(l.name, 33)}${right(b.quantity(l.quantity), 7)} ${left(l.unit, 5)}${right(b.price(l.price), 11)}${right(b.money(l.sum), 14)}`]), '',
      ...(at + 1 < all.length ? ['FORTSÄTTNING NÄSTA SIDA'] : [`${left('', 48)}${left('VARUVÄRDE', 15)}${right(b.money(p.net), 14)}`, `${left('', 48)}${left(`MOMS ${p.vat[0]?.rate} %`, 15)}${right(b.money(p.tax), 14)}`, `${left('', 48)}${left('ÖRESAVRUNDN', 15)}${right(b.money(p.rounding), 14)}`, `${left('', 48)}${left('ATT BETALA', 15)}${right(b.money(p.payable), 14)}`, '', `BANKGIRO ${p.supplier.bankgiro}  DRÖJSMÅLSRÄNTA 8 % ÖVER REFERENSRÄNTAN`]),
    ]))),
]; // prettier-ignore
