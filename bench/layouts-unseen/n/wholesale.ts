/** Invoices of wholesalers with large systems. */
import { compact, dashedBack, iso, pointed } from '../days.ts';
import { column, escaped, over, pairs, remarked, table, titled } from '../html.ts';
import { gtin } from '../identity.ts';
import { firm, swedishIban } from '../parties.ts';
import { boxes, facts, fees, from, groups, in_, l, ledger, lines, mark, page, r, refers, rounded, sheet, side, sumOf, sums, to } from './kit.ts';
import type { LayoutN } from './orders.ts';

const sw = in_('swedish');
const sp = in_('space');
const dots = in_('dotted');
const after = in_('trailing');

const nord = firm('Matgrossisten Nordanvind AB', 'Terminalvägen 50, 906 22 Umeå');
const tre = firm('Trekanten Storhushåll i Skåne AB', 'Lagergatan 2, 254 64 Helsingborg');
const sushi = firm('Asien Direkt Food Trading AB', 'Bambuvägen 18, 141 75 Kungens Kurva');
const east = firm('Östra Livs Partihandel AB', 'Partivägen 7, 582 78 Linköping');
const hub = firm('Kökshubben Sverige AB', 'Box 3041, 169 03 Solna');
const frys = firm('Fryshuset Grossist i Borås AB', 'Kylgatan 24, 504 94 Borås');

export const wholesale: readonly LayoutN[] = [
  {
    id: 'n15', producer: 'runs', hard: 'rows over pages, items counted by tens, VAT codes with a key', count: 3, credits: 1,
    seller: { party: nord, trades: ['dry', 'frozen', 'paper', 'clean'], codes: '1######', numbers: '9003418820', lines: [24, 40], discounts: [250, 500, 750], fees: [['Drivmedelstillägg', 4850, 25]], terms: 20 },
    draw: (p) => {
      const s = sheet({ size: 8 });
      let side_ = 1;
      const head = (): void => {
        s.text(40, 44, 'NORDANVIND', { font: 'bold', size: 18 });
        s.text(400, 44, titled(p, 'Faktura', 'Kreditnota'), { font: 'bold', size: 14 });
        facts(s, 60, 400, 480, [['Faktura', p.number], ['Fakturadatum', p.issue], ['Sida', String(side_)]], {}, 11);
      };
      head();
      s.block(40, 100, ['Mottagare', ...to(p)]);
      s.block(220, 100, ['Leveransadress', p.buyer.name, 'Varuintaget, lastkaj 1', p.buyer.post]);
      facts(s, 100, 400, 480, [['Kundnummer', p.customer], ['Order', p.order], ['Leveransdatum', p.delivered], ['Betalningsvillkor', '20 dagar netto'], ['Förfallodatum', p.due], ['Valuta', p.currency], ['Ref. faktura', p.about ?? '']], {}, 11);
      mark(s, 40, 170, p);
      const code = (rate: number): string => (rate === 25 ? '1' : '2');
      const y = ledger(s, 195, [l(40, 'Pos', (_, at) => String((at + 1) * 10)), l(65, 'Material', (x) => x.code), l(115, 'Beteckning', (x) => x.name), l(275, 'Förpackning', (x) => x.pack), r(355, 'Kvantitet', (x) => sp.quantity(x.quantity)), l(362, 'KE', (x) => x.unit), r(440, 'Pris', (x) => sp.price(x.price)), r(475, 'Rab%', (x) => (x.discount === 0n ? '' : sp.percent(x.discount))), l(485, 'M', (x) => code(x.rate)), r(555, 'Nettobelopp', (x) => sp.money(x.sum))], p.lines, { leading: 12, bottom: 740, next: () => { s.text(400, 775, 'Fortsättning nästa sida'); s.page(); side_++; head(); return 120; } });
      if (y > 640) { s.page(); side_++; head(); }
      const at = y > 640 ? 130 : y + 16;
      sums(s, at, 340, 555, [['Summa artiklar', sp.money(p.lineNet)], ...fees(p, sp.money), ['Totalt exkl. moms', sp.money(p.net)], ...p.vat.map(({ rate, base, tax }): [string, string] => [`Momskod ${code(rate)} = ${rate} % på ${sp.money(base)}`, sp.money(tax)]), ['Moms totalt', sp.money(p.tax)]], {}, 12);
      sums(s, at + 90, 340, 555, [['ATT BETALA', sp.money(p.payable)]], { font: 'bold', size: 11 });
      s.block(40, 795, [`${from(p).join(', ')}   Tel ${p.supplier.phone}   ${p.supplier.mail}`, `Org.nr ${p.supplier.organisation}   Moms ${p.supplier.vat}   Bankgiro ${p.supplier.bankgiro}   OCR ${p.ocr}   Godkänd för F-skatt`], { size: 7, leading: 10 });
      return s.drawing();
    },
  },
  {
    id: 'n16', producer: 'skia', hard: 'records of two rows with the EAN below', count: 2, credits: 1,
    seller: { party: tre, trades: ['dry', 'dairy'], codes: '#####', numbers: '77120415', lines: [6, 14], fees: [['Fraktbidrag', 19500, 25]], isWhole: true },
    draw: (p) => {
      const s = sheet({ size: 8.5 });
      s.text(40, 56, 'TREKANTEN', { font: 'bold', size: 20 });
      s.text(170, 56, 'Storhushåll', { size: 12 });
      s.text(555, 56, titled(p, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 15, align: 'r' });
      boxes(s, 78, [[40, 'Kund', p.customer], [110, 'Fakturanummer', p.number], [200, 'Fakturadatum', p.issue], [290, 'Förfallodatum', p.due], [380, 'Ordernummer', p.order], [470, 'Avser faktura', p.about ?? '']]);
      s.line(40, 96, 555);
      s.block(320, 120, to(p), { size: 10 });
      mark(s, 40, 130, p);
      const y = ledger(s, 195, [l(40, 'Artikel', (x) => x.code), l(95, 'Benämning', (x) => x.name), r(330, 'Antal', (x) => sp.quantity(x.quantity)), l(338, 'Enhet', (x) => x.unit), r(430, 'Pris', (x) => sp.price(x.price)), r(475, 'Moms%', (x) => String(x.rate)), r(555, 'Radbelopp', (x) => sp.money(x.sum))], p.lines, { leading: 12, at: 95, below: (x) => [`EAN ${gtin(x.name)}${x.pack === '' ? '' : `   ${x.pack}`}`], bottom: 650, next: () => { s.page(); return 60; } });
      const at = y > 600 ? (s.page(), 60) : y + 20;
      sums(s, at, 330, 555, [['Varubelopp', sp.money(p.lineNet)], ...fees(p, sp.money), ['Nettobelopp', sp.money(p.net)], ...p.vat.map(({ rate, base, tax }): [string, string] => [`Moms ${rate} % av ${sp.money(base)}`, sp.money(tax)]), ['Momsbelopp', sp.money(p.tax)], ...rounded(p, 'Utjämning', sp.money), ['Fakturabelopp SEK', sp.money(p.payable)]], { font: 'bold' });
      s.block(40, 790, [`${from(p).join('  |  ')}  |  ${p.supplier.phone}`, `Bankgiro ${p.supplier.bankgiro}  |  OCR ${p.ocr}  |  Org.nr ${p.supplier.organisation}  |  Momsreg.nr ${p.supplier.vat}  |  F-skatt`], { size: 7, leading: 10 });
      return s.drawing();
    },
  },
  {
    id: 'n17', producer: 'cairo', hard: 'long names wrapped in a narrow column', count: 2, credits: 1,
    seller: { party: sushi, trades: ['sushi', 'frozen'], codes: '@@-###', numbers: 'AD26-0419', lines: [3, 9], terms: 15, discounts: [800] },
    draw: (p) => {
      const s = sheet();
      s.text(40, 50, p.supplier.name, { font: 'bold', size: 13 });
      s.block(40, 63, [p.supplier.street, p.supplier.post, `Tel: ${p.supplier.phone}`, p.supplier.mail], { size: 8, leading: 10 });
      s.text(330, 50, titled(p, 'FAKTURA / INVOICE', 'KREDITFAKTURA / CREDIT NOTE'), { font: 'bold', size: 11 });
      facts(s, 66, 330, 450, [['Fakturanr / No.', p.number], ['Datum / Date', p.issue], ['Förfaller / Due', p.due], ['Kundnr / Customer', p.customer], ['Avser / Ref.', p.about ?? '']], { size: 8.5 });
      s.block(40, 145, ['Kund:', ...to(p)]);
      mark(s, 330, 150, p);
      const wrap = (name: string): string => { const [a = '', b = '', ...rest] = name.split(' '); return rest.length === 0 ? name : `${a} ${b}\n${rest.join(' ')}`; };
      const y = ledger(s, 225, [l(40, 'Art. nr', (x) => x.code), l(100, 'Vara', (x) => wrap(x.name)), l(220, 'Förp.', (x) => x.pack), r(320, 'Antal', (x) => sw.quantity(x.quantity)), l(330, 'Enh.', (x) => x.unit), r(420, 'Pris', (x) => sw.price(x.price)), r(470, 'Rabatt', (x) => (x.discount === 0n ? '' : `${sw.percent(x.discount)} %`)), r(555, 'Totalt', (x) => sw.money(x.sum))], p.lines, { ruled: 'all' });
      sums(s, y + 14, 370, 555, [['Netto', sw.money(p.net)], [`Moms ${p.vat[0]?.rate ?? 0} %`, sw.money(p.tax)], ['Summa SEK', sw.money(p.payable)]], { font: 'bold' });
      s.block(40, 775, [`Bankgiro: ${p.supplier.bankgiro}    IBAN: ${swedishIban(p.supplier.name)}`, `Org. nr: ${p.supplier.organisation}    VAT: ${p.supplier.vat}    Godkänd för F-skatt`], { size: 8 });
      return s.drawing();
    },
  },
  {
    id: 'n18', producer: 'ghostscript', hard: 'groups with headings and sums of groups', count: 2, credits: 1,
    seller: { party: east, trades: ['dry', 'paper', 'soft'], codes: '###.##', numbers: '530144', lines: [8, 15], isNegative: true, order: (x) => x.rate },
    draw: (p) => {
      const s = sheet({ size: 8.5 });
      s.block(40, 50, from(p), { font: 'bold', size: 10 });
      facts(s, 50, 360, 450, [[titled(p, 'FAKTURA', 'KREDITFAKTURA'), p.number], ['Datum', pointed(p.issue)], ['Förfaller', pointed(p.due)], ['Kundnr', p.customer], ['Order', p.order], ['Kredit av', p.about ?? '']]);
      s.block(360, 135, to(p));
      mark(s, 40, 130, p);
      let y = 205;
      for (const [rate, own] of groups(p.lines, (x) => x.rate)) {
        s.text(40, y, `Varor med ${rate} % moms`, { font: 'bold', size: 10 });
        y = ledger(s, y + 16, [l(40, 'Nummer', (x) => x.code), l(95, 'Varuslag', (x) => x.name), r(340, 'Antal', (x) => after.quantity(x.quantity)), l(350, 'Enh', (x) => x.unit), r(450, 'Pris', (x) => dots.price(x.price)), r(555, 'Summa', (x) => after.money(x.sum))], own);
        s.right(450, y, 'Delsumma');
        s.right(555, y, after.money(sumOf(own)), { font: 'bold' });
        y += 24;
      }
      sums(s, y, 350, 555, [['Summa netto', after.money(p.net)], ...p.vat.map(({ rate, tax }): [string, string] => [`Moms ${rate} %`, after.money(tax)]), ['Summa moms', after.money(p.tax)], [p.isCredit ? 'ER TILLGODO' : 'ATT ERLÄGGA', after.money(p.payable)]]);
      s.text(40, 800, `Tel ${p.supplier.phone}  Bankgiro ${p.supplier.bankgiro}  Postgiro ${p.supplier.plusgiro}  Org.nr ${p.supplier.organisation}  Momsreg ${p.supplier.vat}  F-skatt`, { size: 7 });
      return s.drawing();
    },
  },
  {
    id: 'n19', producer: 'weasyprint', hard: 'a web shop’s paper with prices without and with VAT', count: 2, credits: 1,
    seller: { party: hub, trades: ['kitchen', 'paper'], codes: '#######', numbers: 'W100734', lines: [2, 6], terms: 14, fees: [['Frakt till ombud', 7900, 25]] },
    draw: (p) => page(
      `.lines th{text-align:left;border-bottom:2px solid #e60}.lines td{padding:4pt;border-bottom:1px solid #eee}h1{color:#e60}`,
      side([50, `<h1>kökshubben</h1>`], [50, `<p class="r"><b>${titled(p, 'Faktura')}</b><br>Fakturanummer: ${p.number}<br>Ordernummer: ${p.order}<br>Datum: ${p.issue}</p>`]), remarked(p),
      side([33, `<b>Faktureras</b><br>${lines(...to(p))}`], [33, `<b>Levereras</b><br>${lines('Köksingången', p.buyer.street, p.buyer.post)}`], [34, `<b>Betalning</b><br>${lines('Faktura 14 dagar', `Förfallodatum: ${p.due}`, `Bankgiro: ${p.supplier.bankgiro}`, `OCR: ${p.ocr}`, refers(p, 'Retur av faktura'))}`]), '<br>',
      table([column('Produkt', (x) => x.name), column('Art.nr', (x) => x.code), column('Antal', (x) => sw.quantity(x.quantity), 'r'), column('Pris exkl.', (x) => sw.price(x.price), 'r'), column('Moms', (x) => `${x.rate} %`, 'r'), column('Summa exkl. moms', (x) => sw.money(x.sum), 'r')], p.lines),
      `<br>${pairs([['Delsumma', sw.money(p.lineNet)], ...fees(p, sw.money), ['Totalt exkl. moms', sw.money(p.net)], ['Moms', sw.money(p.tax)], ['Totalt inkl. moms', `${sw.money(p.payable)} SEK`]], 'pairs right')}<div class="clear"></div>`,
      `<p class="small">Kökshubben drivs av ${escaped(p.supplier.name)}, ${p.supplier.street}, ${p.supplier.post}. Org.nr ${p.supplier.organisation}, momsreg.nr ${p.supplier.vat}. Kundtjänst ${p.supplier.phone}, ${p.supplier.mail}. Godkänd för F-skatt. 30 dagars öppet köp.</p>`,
    ),
    printing: { unit: () => undefined },
  },
  {
    id: 'n20', producer: 'kerned', hard: 'deliveries as rows between; pieces ordered and delivered', count: 2, credits: 1,
    seller: { party: frys, trades: ['frozen', 'ice'], codes: '9####', numbers: '250611', lines: [7, 14], deliveries: 3, fees: [['Fryszonsavgift', 12500, 25]], returns: 0.08 },
    draw: (p) => {
      const s = sheet({ size: 8.5 });
      s.text(40, 48, p.supplier.name, { font: 'bold', size: 12 });
      s.text(40, 60, `${p.supplier.street}, ${p.supplier.post}`, { size: 8 });
      s.text(390, 48, titled(p, 'SAMLINGSFAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 12 });
      facts(s, 64, 390, 470, [['Fakturanr', p.number], ['Fakturadatum', compact(p.issue)], ['Förfallodatum', compact(p.due)], ['Kundnr', p.customer], ['Avser', p.about ?? '']]);
      s.block(40, 110, to(p));
      mark(s, 200, 110, p);
      const y = ledger(s, 175, [l(40, 'Art.nr', (x) => x.code), l(85, 'Varubenämning', (x) => x.name), l(225, 'Kolli', (x) => x.pack), r(325, 'Beställt', (x) => sp.quantity(x.quantity)), r(375, 'Levererat', (x) => sp.quantity(x.quantity)), l(383, 'Enh', (x) => x.unit), r(460, 'Pris', (x) => sp.price(x.price)), r(490, 'Moms', (x) => `${x.rate}`), r(555, 'Belopp', (x) => sp.money(x.sum))], p.lines, { at: 40, above: (x, at) => (at === 0 || p.lines[at - 1]?.delivery !== x.delivery ? `Följesedel ${Number(p.order) + x.delivery * 118} levererad ${dashedBack(p.delivered)}` : '') });
      sums(s, y + 12, 350, 555, [...fees(p, sp.money), ['Summa exkl. moms', sp.money(p.net)], ...p.vat.map(({ rate, base, tax }): [string, string] => [`Moms ${rate} % (${sp.money(base)})`, sp.money(tax)]), ['Total moms', sp.money(p.tax)], ['Att betala, SEK', sp.money(p.payable)]]);
      s.block(40, 785, [`Telefon ${p.supplier.phone}. Bankgiro ${p.supplier.bankgiro}. Betalningsreferens ${p.ocr}.`, `Organisationsnummer ${p.supplier.organisation}. Momsregistreringsnummer ${p.supplier.vat}. Godkänd för F-skatt.`], { size: 7.5, leading: 10 });
      return s.drawing();
    },
  },
];
