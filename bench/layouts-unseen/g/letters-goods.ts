/** Letters about goods: price lists, packing and picking, orders, returns, contracts, recalls. */
import { iso, plusDays, words } from '../days.ts';
import { column, escaped, html, pairs, table } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { at, batch, fieldsAt, figures, of, place, row, rows, stack } from './kit.ts';
import { type Letter, prose } from './letters.ts';

const space = figures('space');
const bare = figures('bare');

export const goodsLetters: readonly Letter[] = [
  {
    kind: 'price-list',
    from: 'g11',
    producer: 'chromium',
    hard: 'numbers, names, units and prices of this week’s fish, valid from a day',
    draw: (paper) =>
      html(``, `<h1>Prislista vecka 34</h1><p>${escaped(paper.supplier.name)} · gäller från ${iso(paper.issue)} t.o.m. ${iso(paper.due)} · priser exkl. moms</p>${table([
        column('Art', ({ code }) => code),
        column('Benämning', ({ name }) => name),
        column('Enhet', ({ unit }) => unit),
        column('Pris', ({ price }) => space.price(price), 'r'),
      ], paper.lines)}<p>Org.nr ${paper.supplier.organisation}. Beställ före kl. 14 på ${paper.supplier.phone}.</p>`),
  },
  {
    kind: 'price-list',
    from: 'g62',
    producer: 'weasyprint',
    hard: 'Italian: Listino prezzi',
    draw: (paper) =>
      html(``, `<b>${paper.supplier.name}</b> – P.IVA ${paper.supplier.vat}<h2>LISTINO PREZZI 2026</h2>${table([
        column('Codice', ({ code }) => code),
        column('Descrizione', ({ name }) => name),
        column('U.M.', ({ unit }) => unit),
        column('€', ({ price }) => bare.price(price), 'r'),
      ], paper.lines)}<p>Validità: dal ${iso(paper.issue)}. Prezzi IVA esclusa, franco partenza.</p>`),
  },
  {
    kind: 'packing-list',
    from: 'g46',
    producer: 'reportlab',
    hard: 'goods with numbers, quantities, cartons and weight, no prices',
    draw: (paper) => {
      const sheet = new Sheet({ size: 9 });
      sheet.text(40, 50, paper.supplier.name, { font: 'bold', size: 12 });
      sheet.text(400, 50, 'PACKSEDEL', { font: 'bold', size: 15 });
      sheet.block(40, 80, place(paper.buyer));
      fieldsAt(sheet, [400, 470, 76], [['Ordernr', paper.order], ['Packdatum', iso(paper.delivered)], ['Kundnr', paper.customer], ['Antal kolli', '7']]);
      rows(sheet, { y: 170, step: 14, bottom: 700, next: () => 60, lines: paper.lines, columns: [
        at(40, 'Artikelnr', ({ code }) => code),
        at(130, 'Benämning', ({ name }) => name),
        at(400, 'Antal', ({ quantity }) => bare.quantity(quantity), 'r'),
        at(410, 'Enhet', ({ unit }) => unit),
        at(520, 'Kolli nr', (line) => String(1 + of(line, 7)), 'r'),
      ] });
      sheet.text(40, 780, `Org.nr ${paper.supplier.organisation}   Packat av: KL`, { size: 8 });
      return sheet;
    },
  },
  {
    kind: 'packing-list',
    from: 'g64',
    producer: 'chromium',
    hard: 'French: Liste de colisage with lots',
    draw: (paper) =>
      html(``, `<b>${paper.supplier.name}</b><h2>Liste de colisage</h2><p>Commande ${paper.order} – expédition ${iso(paper.delivered)}</p><p>${stack(...place(paper.buyer))}</p>${table([
        column('Réf.', ({ code }) => code),
        column('Désignation', ({ name }) => name),
        column('Lot', (line) => batch(line)),
        column('Qté', ({ quantity }) => space.quantity(quantity), 'r'),
        column('Unité', ({ unit }) => unit),
      ], paper.lines)}`),
  },
  {
    kind: 'pick-list',
    from: 'g06',
    producer: 'ghostscript',
    hard: 'the place in the store before the number; rows to be ticked; many pages',
    draw: (paper) => {
      const sheet = new Sheet({ size: 9, font: 'mono' });
      sheet.text(40, 50, 'PLOCKLISTA', { font: 'monobold', size: 14 });
      sheet.text(300, 50, `Order ${paper.order}  Rutt 7  ${iso(paper.delivered)}`);
      sheet.text(40, 68, `Kund ${paper.customer} ${paper.buyer.name}`);
      rows(sheet, { y: 92, step: 13, bottom: 780, next: () => 50, lines: paper.lines, columns: [
        at(40, 'Plats', (line) => `${'ABCD'[of(line, 4)] ?? 'A'}-${10 + of(line, 80)}-${1 + of(line, 4, 7)}`),
        at(110, 'Artnr', ({ code }) => code),
        at(170, 'Benämning', ({ name }) => name.slice(0, 34)),
        at(440, 'Antal', ({ quantity }) => bare.quantity(quantity), 'r'),
        at(450, 'Enh', ({ unit }) => unit),
        at(520, 'Plockat', () => '[  ]'),
      ] });
      return sheet;
    },
  },
  {
    kind: 'purchase-order',
    from: 'g19',
    producer: 'chromium',
    hard: 'written by the restaurant itself, with prices and a sum',
    draw: (paper) =>
      html(``, `<b>${escaped(paper.buyer.name)}</b><br>${paper.buyer.street}, ${paper.buyer.post}<br>Org.nr ${paper.buyer.organisation}<h2>Inköpsorder ${paper.order}</h2><p>Till: ${escaped(paper.supplier.name)}<br>Orderdatum: ${iso(paper.issue)}<br>Önskad leverans: ${iso(plusDays(paper.issue, 3))}</p>${table([
        column('Ert artnr', ({ code }) => code),
        column('Benämning', ({ name }) => name),
        column('Antal', ({ quantity }) => bare.quantity(quantity), 'r'),
        column('Avtalspris', ({ price }) => bare.price(price), 'r'),
        column('Summa', ({ sum }) => bare.money(sum), 'r'),
      ], paper.lines)}<p>Ordervärde ${bare.money(paper.lineNet)} SEK exkl. moms. Märk fakturan med ${paper.order}.</p>`),
  },
  {
    kind: 'delivery-plan',
    from: 'g14',
    producer: 'cairo',
    hard: 'goods for each day of a week, a standing order',
    draw: (paper) => {
      const sheet = new Sheet({ size: 9 });
      sheet.text(40, 50, 'Ängsmjölk – stående order', { font: 'bold', size: 14 });
      sheet.text(40, 68, `Gäller från ${words(paper.due)}. Kund ${paper.customer} ${paper.buyer.name}`);
      rows(sheet, { y: 100, step: 14, bottom: 700, next: () => 60, lines: paper.lines, columns: [
        at(40, 'Artikel', ({ code }) => code),
        at(90, 'Produktnamn', ({ name }) => name),
        ...['Mån', 'Ons', 'Fre'].map((day, index) => at(380 + index * 60, day, (line) => String(of(line, 9, index + 1)), 'r')),
      ] });
      return sheet;
    },
  },
  {
    kind: 'return-note',
    from: 'g37',
    producer: 'pdf-lib',
    hard: 'what was sent back and why, with numbers and quantities',
    isAbout: true,
    draw: (paper) => {
      const sheet = new Sheet({ size: 9 });
      sheet.text(40, 50, paper.supplier.name, { font: 'bold' });
      sheet.text(40, 80, 'RETURSEDEL / REKLAMATION', { font: 'bold', size: 14 });
      fieldsAt(sheet, [40, 150, 104], [['Mottagen', iso(paper.due)], ['Avser faktura', paper.number], ['Kund', paper.buyer.name]]);
      rows(sheet, { y: 160, step: 14, bottom: 700, next: () => 60, lines: paper.lines.slice(0, 4), columns: [
        at(40, 'Artnr', ({ code }) => code),
        at(100, 'Benämning', ({ name }) => name),
        at(360, 'Antal', ({ quantity }) => bare.quantity(quantity < 0n ? -quantity : quantity), 'r'),
        at(380, 'Orsak', (line) => ['Fel vara', 'Dålig kvalitet', 'Skadad'][of(line, 3)] ?? ''),
      ] });
      sheet.text(40, 760, 'Kreditering sker på separat kreditfaktura efter kontroll.');
      return sheet;
    },
  },
  {
    kind: 'contract',
    from: 'g29',
    producer: 'writer',
    hard: 'a contract of hire with goods, monthly prices and days',
    draw: (paper) =>
      prose(paper, 'Hyresavtal', [
        `Mellan ${escaped(paper.supplier.name)} (uthyraren) och ${escaped(paper.buyer.name)}, org.nr ${paper.buyer.organisation} (hyrestagaren).`,
        `Avtalstid: ${iso(paper.issue)} till ${iso(plusDays(paper.issue, 1095))}. Uppsägningstid tre månader.`,
      ], `<table>${paper.lines.map(({ code, name, price, unit }) => `<tr><td>${code}</td><td>${escaped(name)}</td><td>${space.price(price)} kr/${unit}</td></tr>`).join('')}</table><p>Hyran faktureras månadsvis i förskott med 30 dagars betalningsvillkor.</p><p>Ort och datum: ________________</p>`),
  },
  {
    kind: 'contract',
    from: 'g05',
    producer: 'chromium',
    hard: 'terms of a subscription with a monthly fee and the numbers of both parties',
    draw: (paper) =>
      prose(paper, 'Abonnemangsavtal', [
        `Kund: ${escaped(paper.buyer.name)}, ${paper.buyer.organisation}. Avtalsnummer ${paper.order}. Startdatum ${words(paper.issue)}.`,
        ...paper.lines.map(({ name, price }) => `${escaped(name)}: ${space.price(price)} kr per månad exkl. moms.`),
        'Bindningstid 12 månader. Fakturering sker kvartalsvis.',
      ]),
  },
  {
    kind: 'recall',
    from: 'g08',
    producer: 'weasyprint',
    hard: 'batches that must be sent back, with numbers of goods',
    draw: (paper) =>
      prose(paper, 'Viktigt: återkallelse av livsmedel', ['Vi återkallar nedanstående partier. Sluta servera varan och kontakta oss.'], table([
        column('Kod', ({ code }) => code),
        column('Varuslag', ({ name }) => name),
        column('Batch', (line) => batch(line)),
      ], paper.lines.slice(0, 3))),
  },
  {
    kind: 'statistics',
    from: 'g21',
    producer: 'calc',
    hard: 'a year’s purchases by article with quantities and sums, and a total',
    draw: (paper) =>
      html(``, `<table><tr><td colspan="4"><b>Inköpsstatistik 2026, kund ${paper.customer} ${escaped(paper.buyer.name)}</b></td></tr><tr><td colspan="4">${escaped(paper.supplier.name)} ${paper.supplier.organisation}</td></tr><tr><th width="60">Artikel</th><th width="230">Produkt</th><th width="70">Antal</th><th width="100">Netto kr</th></tr>${paper.lines.map(({ code, name, quantity, sum }) => `<tr><td>${code}</td><td>${escaped(name)}</td><td align="right">${bare.quantity(quantity * 12n)}</td><td align="right">${space.money(sum * 12n)}</td></tr>`).join('')}<tr><td></td><td>Totalt</td><td></td><td align="right">${space.money(paper.lineNet * 12n)}</td></tr></table>`),
  },
  {
    kind: 'bonus',
    from: 'g16',
    producer: 'groff',
    hard: 'a notice of a bonus that will be credited later, with a sum',
    draw: (paper) =>
      `.pl 29.7c\n.po 2.2c\n.ll 16c\n.ft HR\n.ps 11\n.vs 15\n.nf\n.sp 2c\n${paper.supplier.name}\n${paper.supplier.street}\n${paper.supplier.post}\n.sp 2\n${paper.buyer.name}\n${paper.buyer.street}\n${paper.buyer.post}\n.sp 2\n.ft HB\nBonusbesked halvår 1\n.ft HR\n.sp\nBonusgrundande inköp   ${space.money(paper.lineNet * 26n)} kr\nBonus 2 %   ${space.money((paper.lineNet * 26n) / 50n)} kr\n.sp\nBonusen krediteras er på kommande faktura. Ingen åtgärd krävs.\nOrg.nr ${paper.supplier.organisation}\n`,
  },
  {
    kind: 'freight-bill',
    from: 'g07',
    producer: 'chromium',
    hard: 'sender, receiver, packages and weight, with the sender’s number and bankgiro',
    draw: (paper) =>
      html(`td{border:.5pt solid #000;padding:4pt}`, `<h2>FRAKTSEDEL</h2><table style="width:100%"><tr><td>Avsändare<br>${stack(...place(paper.supplier), `Org.nr ${paper.supplier.organisation}`)}</td><td>Fraktsedelsnr ${paper.order}88<br>Datum ${iso(paper.delivered)}</td></tr><tr><td>Mottagare<br>${stack(...place(paper.buyer))}</td><td>Avsändarens ref ${paper.order}<br>Mottagarens ref ${paper.reference}</td></tr></table><table style="width:100%"><tr><td>Antal kolli</td><td>Godsslag</td><td>Vikt kg</td></tr><tr><td>4</td><td>Kartong, engångsmaterial</td><td>61,5</td></tr></table>${row(['50%', '<p>Kvitteras: ____________</p>'], ['50%', pairs([['Fraktbetalare', 'Avsändaren']])])}`),
  },
]; // prettier-ignore
