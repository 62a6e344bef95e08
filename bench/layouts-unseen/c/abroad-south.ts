/** Invoices of set C from wine growers and from Italy. */
import { dotted as dottedDay, iso, slashes } from '../days.ts';
import { column, html, over, remarked, table, titled } from '../html.ts';
import { digitsOf } from '../identity.ts';
import { Sheet } from '../sheet.ts';
import { foreign } from './firms.ts';
import { counted, dotted, grid, netOf, post } from './looks.ts';
import { type CLayout, coded } from './orders.ts';
import { lined, valued } from './strokes.ts';
import type { Ware } from './wares.ts';

const goods = (text: string): readonly Ware[] =>
  text.trim().split('\n').map((row) => {
    const [name = '', unit = '', price = '1'] = row.split('|').map((part) => part.trim());
    return { name, unit, price: BigInt(Math.round(Number(price) * 100)) * 100n, pack: '', rate: 25 };
  }); // prettier-ignore

const cellar = goods(`
Riesling Spätlese Mosel 2023|Fl.|8.90
Spätburgunder trocken 2022|Fl.|11.40
Grauburgunder Gutswein 2024|Fl.|7.20
Winzersekt brut|Fl.|9.75
Dornfelder lieblich 2023|Fl.|5.60`);

const italian = goods(`
Barbera d'Asti Superiore 2021|bt|6.85
Chianti Classico Riserva 2020|bt|12.30
Prosecco Valdobbiadene DOCG|bt|7.10
Vermentino di Gallura 2024|bt|8.45
Amarone 2018|bt|27.50
Olio extravergine 5 l|lt|46.00`);

const pasta = goods(`
Farina tipo 00 25 kg|sacco|19.90
Pomodori pelati 2,5 kg|cart|18.60
Mozzarella di bufala 250 g|pz|2.85
Pecorino romano DOP|kg|14.75
Guanciale stagionato|kg|11.90
Paccheri trafilati al bronzo|cart|22.40`);

export const south: readonly CLayout[] = [
  {
    id: 'c43',
    producer: 'reportlab-embedded',
    hard: 'German wine estate: Rabatt, two words for the same sum, Flaschen, Datum in words of figures',
    seller: {
      supplier: foreign('Weingut Rebenhof Steinlay GbR', 'Uferstraße 8', '54349 Trittenheim-Lay', {
        organisation: '33/144/0815',
        vat: 'DE276452187',
        iban: 'DE75 5121 0800 1245 1261 99',
      }),
      wares: cellar,
      lines: [2, 5],
      code: coded('c43', 2),
      number: (count) => `${210 + count}/2026`,
      from: '2026-04-14',
      terms: 30,
      currency: 'EUR',
      rate: 19,
      discounts: [500, 1000],
      buyer: 7,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9.5, font: 'serif' });
      s.text(297, 60, 'Weingut Rebenhof Steinlay GbR', { size: 18, align: 'c', font: 'serifbold' });
      s.text(297, 76, `${p.supplier.street} – ${p.supplier.post} – USt-IdNr. ${p.supplier.vat}`, {
        size: 8,
        align: 'c',
      });
      s.block(60, 130, [p.buyer.name, p.buyer.street, `SE-${p.buyer.post}`]);
      s.text(60, 210, `${titled(p, 'Rechnung', 'Gutschrift')} Nr. ${p.number}`, {
        size: 13,
        font: 'serifbold',
      });
      s.text(540, 210, `Datum: ${dottedDay(p.issue)}`, { align: 'r' });
      if (p.remark !== null) s.text(60, 226, p.remark, { font: 'serifbold' });
      const end = lined(
        s,
        245,
        [
          [60, 'Wein-Nr.', (l) => l.code],
          [110, 'Bezeichnung', (l) => l.name],
          [330, 'Flaschen', (l) => dotted.quantity(l.quantity), 'r'],
          [395, 'Preis €', (l) => dotted.price(l.price), 'r'],
          [450, 'Rabatt', (l) => (l.discount === 0n ? '' : `${dotted.percent(l.discount)} %`), 'r'],
          [540, 'Summe €', (l) => dotted.money(l.sum), 'r'],
        ],
        p.lines,
        { rule: [60, 540], head: { font: 'serifbold' }, leading: 16 },
      );
      valued(s, 380, 540, end + 8, [
        ['Zwischensumme', dotted.money(p.net)],
        ['zzgl. 19 % MwSt.', dotted.money(p.tax)],
        ['Endbetrag €', dotted.money(p.payable)],
      ]);
      s.block(60, 720, [
        `Zahlbar bis zum ${dottedDay(p.due)}`,
        `IBAN ${p.supplier.iban ?? ''}`,
        `Steuernummer ${p.supplier.organisation}`,
      ]);
      return s.drawing();
    },
    printing: { unit: () => undefined },
  },
  {
    id: 'c44',
    producer: 'weasyprint',
    hard: 'Italian wine: Fattura, Imponibile, Quantità, sconto per line, non imponibile art. 41',
    seller: {
      supplier: foreign(
        'Cantina Valle Ombrosa S.r.l.',
        'Strada dei Colli 112',
        '53037 San Gimignanello (SI)',
        { organisation: '01563280528', vat: 'IT01563280528', iban: 'IT60 X054 2811 1010 0000 0123 456' },
      ),
      wares: italian,
      lines: [3, 5],
      code: (name) => `V${digitsOf(`c44${name}`, 3)}/75`,
      number: (count) => `${88 + count}/E`,
      from: '2026-02-24',
      terms: 60,
      currency: 'EUR',
      rate: 0,
      discounts: [1000, 1500],
      buyer: 4,
    },
    draw: (p) =>
      html(
        `body{font:9.5pt 'EB Garamond'}.lines th{border:.5pt solid #000;background:#f0e8e0}.lines td{border:.5pt solid #000}.boxes{width:100%}`,
        `<table style="width:100%"><tr><td><b style="font-size:15pt">${p.supplier.name}</b><br>${p.supplier.street}<br>${p.supplier.post}<br>P.IVA ${p.supplier.vat}</td><td>Spett.le<br>${post(p.buyer)}<br>SVEZIA</td></tr></table>${remarked(p)}<p>${over(
          [
            [titled(p, 'Fattura n.', 'Nota di credito n.'), p.number],
            ['Data', slashes(p.issue)],
            ['Cod. cliente', p.customer],
            ['Pagamento', '60 gg data fattura'],
            ['Scadenza', slashes(p.due)],
          ],
        )}</p>
${table([column('Codice', (l) => l.code), column('Descrizione', (l) => l.name), column('U.M.', (l) => l.unit), column('Quantità', (l) => dotted.quantity(l.quantity), 'r'), column('Prezzo', (l) => dotted.price(l.price), 'r'), column('Sc.%', (l) => (l.discount === 0n ? '' : dotted.percent(l.discount)), 'r'), column('Importo', (l) => dotted.money(l.sum), 'r'), column('IVA', () => 'N41', 'c')], p.lines)}<br>
${grid(['Imponibile', 'IVA', 'Totale fattura EUR'], [[dotted.money(p.net), dotted.money(p.tax), dotted.money(p.payable)]])}<p class="small">N41: operazione non imponibile art. 41 D.L. 331/93. IBAN ${p.supplier.iban ?? ''}. Contributo CONAI assolto.</p>`,
      ),
  },
  {
    id: 'c45',
    producer: 'fpdf',
    hard: 'Italian delicatessen with IVA 22 %, amounts with euro sign before, number in the title',
    seller: {
      supplier: foreign('Gastronomia Tre Torri S.n.c.', 'Via del Mulino 4', '41043 Formigine Vecchia (MO)', {
        organisation: '02938710361',
        vat: 'IT02938710361',
        iban: 'IT40 S054 2811 1010 0000 0678 901',
      }),
      wares: pasta,
      lines: [3, 6],
      code: coded('c45', 5),
      number: (count) => `FT-${2026}-${140 + count}`,
      from: '2026-05-06',
      terms: 30,
      currency: 'EUR',
      rate: 22,
      buyer: 0,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(50, 60, `${titled(p, 'FATTURA')} ${p.number}`, { size: 15, font: 'bold' });
      s.text(50, 76, `del ${slashes(p.issue)}  -  scadenza ${slashes(p.due)}`);
      if (p.remark !== null) s.text(50, 90, p.remark, { font: 'bold' });
      s.block(50, 110, [
        'Cedente',
        p.supplier.name,
        p.supplier.street,
        p.supplier.post,
        `Partita IVA ${p.supplier.vat}`,
      ]);
      s.block(320, 110, ['Cessionario', p.buyer.name, p.buyer.street, `SE-${p.buyer.post}`]);
      const end = lined(
        s,
        210,
        [
          [50, 'Cod. art.', (l) => l.code],
          [110, 'Descrizione', (l) => l.name],
          [370, 'Q.tà', (l) => counted(l), 'r'],
          [450, 'Prezzo unit.', (l) => `EUR ${dotted.price(netOf(l))}`, 'r'],
          [545, 'Importo', (l) => `EUR ${dotted.money(l.sum)}`, 'r'],
        ],
        p.lines,
        { rule: [50, 545] },
      );
      valued(s, 360, 545, end + 8, [
        ['Totale imponibile', `EUR ${dotted.money(p.net)}`],
        ['IVA 22%', `EUR ${dotted.money(p.tax)}`],
        ['Totale da pagare', `EUR ${dotted.money(p.payable)}`],
      ]);
      s.text(50, 800, `Bonifico bancario IBAN ${p.supplier.iban ?? ''}`, { size: 7.5 });
      return s.drawing(iso(p.issue));
    },
  },
];
