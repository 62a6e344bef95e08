/** Senders in Italy, France, Spain, Ireland, Czechia and Greece. */
import { american, dotted, slashes } from '../days.ts';
import { czech, firm, french, greek, irish, italian, spanish } from './firms.ts';
import { drawn } from './drawn.ts';
import { web } from './kit.ts';
import type { LayoutY } from './orders.ts';
import { fromCzechia, fromFrance, fromGreece, fromIreland, fromItaly, fromSpain } from './wares-abroad.ts';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const irishDay = (iso: string): string =>
  `${Number(iso.slice(8))} ${months[Number(iso.slice(5, 7)) - 1]} ${iso.slice(0, 4)}`;

export const abroadSouth: readonly LayoutY[] = [
  {
    id: 'y67-salumi',
    producer: 'pdf-lib',
    hard: 'Italian words, negative credit notes, a grid of totals with labels over values',
    credits: 1,
    seller: {
      firm: firm(
        'Salumificio Fratelli Bosco S.r.l.',
        'Via Emilia 214, 43036 Fidenza (PR)',
        italian('Fratelli Bosco'),
      ),
      wares: fromItaly,
      lines: [3, 6],
      code: 'SB####',
      number: (n) => `${510 + n}/E`,
      terms: 60,
      currency: 'EUR',
      isNegative: true,
      charges: [['Trasporto', 12_000, 0]],
    },
    draw: drawn(
      {
        form: 'dotted',
        day: slashes,
        qty: 3,
        word: ['FATTURA', 'NOTA DI CREDITO'],
        pay: ['Totale documento EUR', 'Totale a credito EUR'],
      },
      `40,50,b13 Salumificio Fratelli Bosco S.r.l.
      40,,8 Via Emilia 214, 43036 Fidenza (PR) - P. IVA {sv}
      330,86,8g Spett.le
      330 {bn}
      330 {bs}
      330 {bp} SVEZIA
      40,86,b {W} N. {no}
      40 Data {issue}
      40 Scadenza {due}
      40 Rif. fattura {about?}
      40,160,b {remark?}
      @rows 180,13,g | 44 Cod. art.={code} | 100 Descrizione={name} | 290r Q.tà={qty} | 298 UM={unit} | 390r Prezzo={price} | 430r IVA={rate} | 550r Importo={sum}
      [[c 100 {label} ;; 430r {rate} ;; 550r {amount}]]
      %40,-4,555,+34,0.92
      48,+6,7.5g Imponibile ;; 160,,7.5g Aliquota ;; 230,,7.5g Imposta ;; 380,,7.5g {L}
      48 {net} ;; 160 0 % ;; 230 {tax} ;; 380,,b11 {pay}
      40,+24,8 Non imponibile art. 41 D.L. 331/93. Bonifico IBAN {iban}`,
    ),
  },
  {
    id: 'y68-affineur',
    producer: 'wkhtmltopdf',
    hard: 'French words, “Désignation”, “Net à payer”, days of slashes',
    credits: 1,
    seller: {
      firm: firm('Maison Delvaux et Fils SARL', '8 rue des Halles, 21000 Dijon', french('Maison Delvaux')),
      wares: fromFrance,
      lines: [2, 5],
      code: 'MD###',
      number: (n) => `FA${26_300 + n}`,
      terms: 30,
      currency: 'EUR',
    },
    draw: web(
      { form: 'space', day: slashes, word: ['Facture', 'Avoir'], pay: ['Net à payer', 'Net à votre crédit'] },
      'body{font-family:"Liberation Serif";font-size:14pt}h1{font-size:24pt}.lines td,.lines th{border:1px solid #777;padding:3pt}.small{font-size:10pt}',
      `<h1>Maison Delvaux et Fils</h1><table width="100%"><tr><td width="55%">{W} n° {no}<br>Date de facture : {issue}<br>Échéance : {due}<br>Code client : {cust}</td><td>{bn}<br>{bs}<br>{bp}<br>Suède</td></tr></table>
<p>Avoir sur facture {about?}</p>
<p><b>{remark?}</b></p><br>
[[t Réf.={code} | Désignation={name} | r:Qté={qty} | Unité={unit} | r:P.U. HT={price} | r:Montant HT={sum}]]
<p class="r" align="right">Total HT {net} €<br>TVA 0 % {tax} €<br><b>{L} {pay} €</b></p><p>Exonération de TVA, art. 262 ter I du CGI.</p><p class="small">Maison Delvaux et Fils SARL, 8 rue des Halles, 21000 Dijon. SIREN {so}. TVA {sv}. IBAN {iban}.</p>`,
    ),
  },
  {
    id: 'y69-jamon',
    producer: 'reportlab',
    hard: 'Spanish words in the order of columns, lot and expiry beside the name',
    credits: 1,
    seller: {
      firm: firm('Ibéricos Sierra Clara S.L.', 'Calle Mayor 42, 21200 Aracena', spanish('Sierra Clara')),
      wares: fromSpain,
      lines: [2, 5],
      code: '###-#',
      number: (n) => `F26-${String(90 + n).padStart(4, '0')}`,
      terms: 30,
      currency: 'EUR',
    },
    draw: drawn(
      {
        form: 'dotted',
        day: slashes,
        qty: 2,
        word: ['FACTURA', 'FACTURA RECTIFICATIVA'],
        pay: ['TOTAL A PAGAR €', 'TOTAL A ABONAR €'],
      },
      `40,50,b14 Ibéricos Sierra Clara S.L.
      40 Calle Mayor 42, 21200 Aracena. CIF {so}
      40,90,b {W}
      40 Número: {no}
      40 Fecha: {issue}
      40 Vencimiento: {due}
      40 Rectifica: {about?}
      330,90 {bn}
      330 {bs}
      330 {bp} Suecia
      40,166,b {remark?}
      @rows 186,13,r | 40 Ref.={code} | 80 Concepto={name} | 235 Lote={batch} | 280 Caduca={bb} | 380r Cant.={qty} | 388 Ud.={unit} | 460r Precio={price} | 555r Importe={sum}
      =40,555
      460r Base imponible ;; 555r {net}
      460r IVA 0 % ;; 555r {tax}
      460r,,b {L} ;; 555r,,b {pay}
      40,+20,8 Entrega intracomunitaria exenta, art. 25 LIVA. NIF-IVA {sv}. IBAN {iban}.`,
      { size: 8.5, finish: (sheet) => sheet.columnwise() },
    ),
  },
  {
    id: 'y70-irish-stout',
    producer: 'driver',
    hard: 'English words, days as “3 March 2026”, “Amount due” and order date beside',
    credits: 1,
    seller: {
      firm: firm('Carlin Bay Provisions Ltd', 'Unit 4 Quayside, Dundalk A91 X0T1', irish('Carlin Bay')),
      wares: fromIreland,
      lines: [2, 4],
      code: 'CB/###',
      number: (n) => `INV-${4_030 + n}`,
      terms: 30,
      currency: 'EUR',
      discounts: [500],
    },
    draw: drawn(
      {
        form: 'english',
        day: irishDay,
        word: ['INVOICE', 'CREDIT NOTE'],
        pay: ['Amount due EUR', 'Credit total EUR'],
      },
      `40,50,b14 Carlin Bay Provisions Ltd
      40 Unit 4 Quayside, Dundalk A91 X0T1
      40 VAT No. {sv}. Company No. {so}
      380,50,b15 {W}
      380 Invoice no: {no}
      380 Invoice date: {issue}
      380 Due date: {due}
      380 Order date: {ordered}
      380 Against invoice: {about?}
      40,116 Bill to: {bn}
      40 {bs}
      40 {bp}, Sweden
      40,166,b {remark?}
      @rows 186,14,r | 40 Item={code} | 95 Description={name} | 290r Qty={qty} | 298 Unit={unit} | 390r Unit price={price} | 440r Disc %={disc} | 555r Amount={sum}
      =40,555
      440r Subtotal ;; 555r {net}
      440r VAT 0% ;; 555r {tax}
      440r,,b {L} ;; 555r,,b {pay}
      40,+20,8 Intra-Community supply. IBAN {iban}`,
    ),
  },
  {
    id: 'y71-pivovar',
    producer: 'reportlab-embedded',
    hard: 'Czech words, two boxes of seller and buyer, days in one line',
    credits: 0,
    seller: {
      firm: firm('Pivovar Černá Skála s.r.o.', 'Pivovarská 12, 301 00 Plzeň', czech('Černá Skála')),
      wares: fromCzechia,
      lines: [2, 4],
      code: '####',
      number: (n) => String(260_100_400 + n),
      terms: 14,
      currency: 'EUR',
    },
    draw: drawn(
      {
        form: 'space',
        day: dotted,
        word: ['Faktura - daňový doklad', 'Opravný daňový doklad'],
        pay: ['Celkem k úhradě EUR', 'Celkem k vrácení EUR'],
      },
      `40,50,b13 {W} č. {no}
      #40,62,300,140
      48,76,8g Dodavatel
      48 Pivovar Černá Skála s.r.o.
      48 Pivovarská 12, 301 00 Plzeň
      48 IČO {so}
      48 DIČ {sv}
      #300,62,555,140
      308,76,8g Odběratel
      308 {bn}
      308 {bs}
      308 {bp}, Švédsko
      40,160 Datum vystavení: {issue} ;; 230 Datum splatnosti: {due} ;; 420 Dodáno: {delivered}
      40,178,b {remark?}
      @rows 198,13,r | 40 Kód={code} | 90 Označení dodávky={name} | 310r Množství={qty} | 318 MJ={unit} | 420r Cena/MJ={price} | 460r DPH={rate} % | 555r Celkem={sum}
      460r Základ ;; 555r {net}
      460r DPH 0 % ;; 555r {tax}
      460r,,b {L} ;; 555r,,b {pay}
      40,+20 IBAN {iban}. Osvobozené plnění do jiného členského státu.`,
    ),
  },
  {
    id: 'y72-greek-olive',
    producer: 'chromium',
    hard: 'a Greek exporter’s English with Latin letters, American days, the name in small print',
    credits: 1,
    seller: {
      firm: firm('Kalamos Olive Estates S.A.', 'Akti Miaouli 51, 185 36 Piraeus', greek('Kalamos')),
      wares: fromGreece,
      lines: [2, 5],
      code: 'KO-##',
      number: (n) => `A-${1_880 + n}`,
      terms: 45,
      currency: 'EUR',
      charges: [['Pallet & handling', 4_500, 0]],
    },
    draw: web(
      {
        form: 'english',
        day: american,
        word: ['Commercial Invoice', 'Credit Invoice'],
        pay: ['Total payable', 'Total credit'],
      },
      'body{font-size:9.5pt}h1{letter-spacing:4pt;color:#556b2f}.lines th{background:#556b2f;color:#fff}.lines td{padding:4pt;border-bottom:1px solid #ddd}.t{width:45%;margin-left:55%}',
      `<h1>KALAMOS</h1><div class="right">{W} No. <b>{no}</b><br>Date {issue}<br>Due date {due}</div><p>Consignee<br>{bn}<br>{bs}<br>{bp}, Sweden</p><div class="clear"></div>
<p>Credits invoice {about?}</p>
<p><b>{remark?}</b></p>
[[t Code={code} | Goods={name} | r:Quantity={qty} | Unit={unit} | r:Price EUR={price} | r:Value EUR={sum}]]
<table class="t">[[c <tr><td>{label}</td><td class="r">{amount}</td></tr>]]<tr><td>Net value</td><td class="r">{net}</td></tr><tr><td>VAT 0%</td><td class="r">{tax}</td></tr><tr><td><b>{L} EUR</b></td><td class="r"><b>{pay}</b></td></tr></table>
<p class="small">Kalamos Olive Estates S.A., Akti Miaouli 51, 185 36 Piraeus. VAT {sv}. IBAN {iban}. Intra-Community supply exempt from VAT.</p>`,
    ),
  },
];
