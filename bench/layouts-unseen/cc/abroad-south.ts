/** Sellers in Italy, France, the Netherlands, Belgium and Britain. */
import { dashedBack, dotted, slashes } from '../days.ts';
import { british as gb, dutch as nl, french as fr, italian as it } from '../z/firms.ts';
import type { LayoutCC } from './bills.ts';
import { Hand } from './hand.ts';
import { belgian as be, house } from './houses.ts';
import { belgian, british, dutch, french, italian } from './stock-abroad.ts';
import { called, tongue } from './tongue.ts';
import { desk, sheetOf, side, typeset } from './web.ts';

const italiano = tongue('dotted', slashes);
const francais = tongue('space', slashes);
const nederlands = tongue('dotted', dashedBack);
const vlaams = tongue('dotted', dotted);
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const abbreviatedEnglish = (day: string): string =>
  `${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;

// prettier-ignore
export const abroadSouth: readonly LayoutCC[] = [
  {
    id: 'cc72-italia', producer: 'ghostscript', credits: 1,
    hard: 'Italian: framed boxes, codes, weights, a total at the foot',
    deal: { house: house('Alimentari Bonfante S.r.l.', 'Via Emilia Est 212, 41122 Modena MO, Italia', it('Alimentari Bonfante')), sells: italian, rows: [2, 6], code: 'BF9999', number: (n) => `${1_180 + n}/E`, currency: 'EUR', days: 30, off: [500, 1000], fees: [['Trasporto', 28_500, 0]] },
    draw: (p) => {
      const s = new Hand(p, italiano, { size: 8.5 });
      s.tell(36, 48, ['ALIMENTARI BONFANTE'], { font: 'bold', size: 15 });
      s.tell(36, 62, ['[firm] - [street] - [post]', 'P.IVA [vat] - C.F. [org] - Tel. [tel]'], { size: 7.5 }, 10);
      s.frame(300, 84, 559, 146);
      s.text(306, 94, 'Destinatario', { size: 6.5 });
      s.buyer(306, 108, { size: 9.5 });
      s.frame(36, 84, 290, 146);
      s.facts(42, 150, 98, `${called(p, 'FATTURA N.', 'NOTA DI CREDITO N.')}: [no]; Data: [date]; Scadenza: [due]; Cod. cliente: [cust]; Rif. fattura: [about]`, { step: 11.5 });
      s.remark(36, 164);
      let y = s.rows('code 40 Codice; name 90 Descrizione; unit 282 UM; qty 340r Quantità; price 400r Prezzo; off 435r Sc.%; ratep 475r IVA; sum 555r Importo', 184, { step: 15, edges: [36, 559] });
      for (const [label, value] of s.of('@fees')) { s.text(90, y, label); s.text(475, y, '0 %', { align: 'r' }); s.right(555, y, value); y += 15; }
      s.frame(36, 690, 559, 722);
      s.cells([42, 160, 280, 420], 700, 'Imponibile: [net]; IVA: [tax]; Totale documento: [gross]; NETTO A PAGARE EUR: [pay]', { deep: 14, value: { font: 'bold', size: 10 } });
      s.tell(36, 744, ['Operazione non imponibile art. 41 D.L. 331/93. P.IVA cliente [tovat].', 'Bonifico bancario IBAN [iban]'], { size: 8 });
      return s.drawing();
    },
  },
  {
    id: 'cc73-france', producer: 'writer', credits: 1,
    hard: 'French: a letter with a table, SIREN, intracommunal VAT number',
    deal: { house: house('Comptoir des Alpages SAS', '14 rue du Marché, 73000 Chambéry, France', fr('Comptoir des Alpages')), sells: french, rows: [2, 5], code: '9999', number: (n) => `FA-${2_090 + n}`, currency: 'EUR', days: 30 },
    draw: (p) => {
      const d = desk(francais, p);
      return sheetOf(
        'body{font:10pt "Liberation Sans"}td,th{padding:2pt 5pt}.lines td{border-bottom:.4pt solid #888}.lines th{border-bottom:1pt solid #000}',
        d.say('<p><b>[firm]</b><br>[street]<br>[post]</p>'), `<h2>${called(p, 'Facture', 'Avoir')}</h2>`, d.remark,
        side([50, d.facts('Numéro: [no]; Date: [date]; Échéance: [due]; Client: [cust]; Facture d’origine: [about]')], [50, `${d.to()}<br>Suède`]), '<br>',
        d.rows('code l Réf.; name l Désignation; qty r Qté; unit l Unité; price r P.U. HT; sum r Montant HT'), '<br>',
        d.sums('Total HT: [net]; TVA 0 %: [tax]; <b>Net à payer EUR</b>: [pay]'),
        d.say('<p>Exonération de TVA, article 262 ter I du CGI. TVA client [tovat].</p><p>SIREN [org]. TVA [vat]. IBAN [iban]. Tél. [tel].</p>'),
      );
    },
  },
  {
    id: 'cc74-holland', producer: 'wkhtmltopdf',
    hard: 'Dutch: quantity first, KvK and BTW numbers',
    deal: { house: house('Groothandel De Vlinder B.V.', 'Veilingweg 31, 1431 GN Aalsmeer, Nederland', nl('Groothandel De Vlinder')), sells: dutch, rows: [2, 4], code: '999999', number: (n) => String(26_700_312 + n), currency: 'EUR', days: 14, fees: [['Vrachtkosten', 7_250, 0]] },
    draw: (p) => {
      const d = desk(nederlands, p);
      return sheetOf(
        'body{font:11pt "DejaVu Sans"}.lines th{background:#e8f0e0;padding:4px}.lines td{padding:4px;border-bottom:1px solid #ddd}.facts td{padding:1px 14px 1px 0}.sums{float:right;margin-top:8px}.sums td{padding:2px 0 2px 18px}',
        side([60, '<h2 style="color:#486">De Vlinder</h2>'], [40, `<h2>${called(p, 'Factuur', 'Creditfactuur')}</h2>`]), d.remark,
        side([55, `${d.to()}<br>Zweden`], [45, d.facts('Factuurnummer: [no]; Factuurdatum: [date]; Vervaldatum: [due]; Debiteur: [cust]')]), '<br>',
        d.rows('qty r Aantal; unit l Eenh.; code l Artikel; name l Omschrijving; price r Prijs; sum r Bedrag', { foot: d.fees(3, 6) }),
        d.sums('Subtotaal: [net]; BTW 0 %: [tax]; <b>Totaal EUR</b>: [pay]'),
        d.say('<p style="clear:both;font-size:9pt"><br><br>BTW verlegd naar [tovat]. [firm], [street], [post]. KvK [org]. BTW [vat]. IBAN [iban]. Tel. [tel].</p>'),
      );
    },
  },
  {
    id: 'cc75-belgie', producer: 'reportlab-embedded', credits: 1,
    hard: 'Belgian: enterprise number with points, structured message for the payment',
    deal: { house: house('Chocolaterie Verhaeghe BV', 'Korenmarkt 18, 9000 Gent, België', be('Chocolaterie Verhaeghe')), sells: belgian, rows: [2, 4], code: '999.99', number: (n) => String(20_260_455 + n), currency: 'EUR', days: 30, fees: [['Transportkosten', 12_500, 0]] },
    draw: (p) => {
      const s = new Hand(p, vlaams);
      const message = p.ocr.padStart(12, '0').slice(-12);
      s.text(40, 58, 'VERHAEGHE', { font: 'serif', size: 24 });
      s.text(40, 72, 'chocolaterie sinds 1931', { font: 'serif', size: 9 });
      s.text(360, 58, called(p, 'FACTUUR', 'CREDITNOTA'), { font: 'bold', size: 15 });
      s.facts(360, 450, 80, 'Factuurnr.: [no]; Datum: [date]; Vervaldatum: [due]; Klantnr.: [cust]; Betreft factuur: [about]');
      s.buyer(40, 120);
      s.tell(40, 160, ['Zweden', 'BTW [tovat]'], { size: 9 });
      s.remark(360, 160);
      let y = s.rows('code 40 Artikel; name 95 Omschrijving; qty 330r Aantal; unit 338 Eenheid; price 430r Prijs; sum 555r Bedrag', 204, { step: 17 });
      for (const [label, value] of s.of('@fees')) { s.text(95, y, label); s.right(555, y, value); y += 17; }
      s.line(40, y - 6, 555);
      s.facts(390, 555, y + 12, 'Totaal excl. btw: [net]; Btw 0 %: [tax]; Te betalen EUR: [pay]', { align: 'r', step: 15, last: { font: 'bold', size: 11 } });
      s.tell(40, 740, [`Mededeling +++${message.slice(0, 3)}/${message.slice(3, 7)}/${message.slice(7)}+++   IBAN [iban]`, 'Vrijstelling van btw, art. 39bis W.BTW.', '[firm], [street], [post]. Ondernemingsnr. [org]. BTW [vat]. Tel. [tel].'], { size: 8 });
      return s.drawing();
    },
  },
  {
    id: 'cc76-britain', producer: 'groff-gs', credits: 1,
    hard: 'British: pounds, typeset, month in letters',
    deal: { house: house('Cairngorm Larder Ltd', '27 Granite Street, Aberdeen AB11 6HL, United Kingdom', gb('Cairngorm Larder')), sells: british, rows: [2, 4], code: 'CL999', number: (n) => `INV-${8_120 + n}`, currency: 'GBP', days: 30, fees: [['Carriage', 8_500, 0]] },
    draw: (p) => {
      const t = tongue('english', abbreviatedEnglish);
      return typeset(t, p, [
        '.po 2c', '.ll 17c', '.ps 10', '.vs 13', '.nf', '.sp |2c', '\\fB\\s+6Cairngorm Larder\\s-6\\fP', '[street], [post]', '.sp 1.5',
        '.TS', 'tab(;);', 'l lw(5c) l.', `\\fB${called(p, 'INVOICE', 'CREDIT NOTE')}\\fP;;[to]`, 'Invoice No;[no];[tostreet]', 'Invoice date;[date];[topost]', 'Due date;[due];Sweden', 'Account;[cust];', ...(p.about === null ? [] : ['Against invoice;[about];']), '.TE', ...(p.remark === null ? [] : [p.remark]), '.sp 1.5',
        '.TS', 'tab(;);', 'lb lb rb lb rb rb', 'l lw(6.8c) r l r r.', 'Code;Description;Qty;Unit;Price;Amount', '_',
        ...p.lines.map((l, at) => ['code', 'name', 'qty', 'unit', 'price', 'sum'].map((key) => t.cell(key)(l, at)).join(';')),
        ...p.charges.map(({ label, amount }) => `;${label};;;;${t.money(amount)}`), '_',
        ...t.facts(p, 'Net: [net]; VAT 0%: [tax]; Total due GBP: [pay]').map(([label, value]) => `;${label};;;;${value}`), '.TE', '.sp 2',
        'Zero-rated export. Customer VAT [tovat].', 'IBAN [iban]', '[firm]. Registered in Scotland [org]. VAT [vat]. Tel [tel].',
      ]);
    },
  },
];
