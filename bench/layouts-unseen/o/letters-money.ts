/** Papers about money owed or paid that are no invoices themselves. */
import * as days from '../days.ts';
import { across } from '../format.ts';
import { address, escaped, pairs } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { cells, doc, fig, grid, kv, side, stack, sumsOn } from './kit.ts';
import { type Letter, owed, senders } from './letters.ts';

const sp = fig('space');
const bare = fig('bare');
const dot = fig('dotted');

export const lettersMoney: readonly Letter[] = [
  {
    kind: 'reminder',
    hard: 'reminder of one invoice with a fee',
    producer: 'chromium',
    seller: senders.grocery,
    isAbout: true,
    count: 2,
    draw: (p) =>
      doc(
        '.kv td{padding:2pt 10pt 2pt 0}',
        side(
          [60, `<h2>${escaped(p.supplier.name)}</h2>${stack(p.supplier.street, p.supplier.post)}`],
          [40, `<h2>Betalningspåminnelse</h2>Datum ${days.plusDays(p.due, 9)}<br>Kundnr ${p.customer}`],
        ),
        `<p>${address(p.buyer)}</p><p>Enligt vår bokföring är nedanstående faktura ännu obetald. Har du redan betalat kan du bortse från denna påminnelse.</p>`,
        cells(
          [
            [p.number, p.issue, p.due, sp.money(p.payable)],
            ['Påminnelseavgift', '', '', '60,00'],
          ],
          'lllr',
          'cells',
          ['Fakturanr', 'Fakturadatum', 'Förfallodatum', 'Belopp'],
        ),
        `<p class="r"><b>Att betala omgående SEK ${sp.money(p.payable + 6000n)}</b></p><p>Bankgiro ${p.supplier.bankgiro}, OCR ${p.ocr}. Org.nr ${p.supplier.organisation}.</p>`,
      ),
  },
  {
    kind: 'reminder',
    hard: 'second reminder with several invoices and interest',
    producer: 'reportlab',
    seller: senders.meat,
    draw: (p) => {
      const s = new Sheet();
      s.text(40, 50, p.supplier.name, { size: 14, font: 'bold' });
      s.text(40, 84, 'PÅMINNELSE 2', { size: 14, font: 'bold' });
      s.block(330, 84, [p.buyer.name, p.buyer.street, p.buyer.post]);
      s.text(40, 130, `Vi saknar fortfarande betalning för följande fakturor per ${p.issue}:`);
      across(
        s,
        152,
        [
          [40, 'Faktura'],
          [140, 'Fakturadatum'],
          [260, 'Förfallodag'],
          [480, 'Restbelopp', 'r'],
        ],
        { font: 'bold' },
      );
      for (const [at, [a, b, c, d]] of owed(p).entries())
        across(s, 168 + at * 14, [
          [40, a],
          [140, b],
          [260, c],
          [480, d, 'r'],
        ]);
      sumsOn(s, 180 + p.lines.length * 14, [['Summa förfallet', sp.money(p.lineNet)]], 300, 480, {
        font: 'bold',
      });
      s.text(
        40,
        790,
        `Bankgiro ${p.supplier.bankgiro}   Org.nr ${p.supplier.organisation}   Frågor: ${p.supplier.phone}`,
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    kind: 'reminder',
    hard: 'reminder in the invoice form of the program, word Faktura in the table',
    producer: 'fpdf',
    seller: senders.soft,
    isAbout: true,
    draw: (p) => {
      const s = new Sheet();
      s.text(40, 50, p.supplier.name, { size: 13, font: 'bold' });
      s.text(380, 50, 'Påminnelse', { size: 15, font: 'bold' });
      sumsOn(
        s,
        72,
        [
          ['Avser faktura', p.number],
          ['Fakturadatum', p.issue],
          ['Ursprunglig förfallodag', p.due],
          ['Ny förfallodag', days.plusDays(p.due, 20)],
        ],
        330,
        555,
      );
      s.block(40, 90, [p.buyer.name, p.buyer.street, p.buyer.post]);
      s.block(40, 170, [
        'Vi har inte registrerat din betalning. Vänligen betala beloppet nedan inom tio dagar',
        'för att undvika att ärendet lämnas till inkasso.',
      ]);
      sumsOn(
        s,
        214,
        [
          ['Fakturabelopp', sp.money(p.payable)],
          ['Inbetalt', '0,00'],
          ['Avgift för påminnelse', '60,00'],
          ['Att betala', sp.money(p.payable + 6000n)],
        ],
        330,
        555,
        { font: 'bold' },
      );
      s.text(40, 790, `Bankgiro ${p.supplier.bankgiro}   OCR ${p.ocr}   Org.nr ${p.supplier.organisation}`, {
        size: 8,
      });
      return s.drawing();
    },
  },
  {
    kind: 'reminder',
    hard: 'German reminder',
    producer: 'weasyprint',
    seller: senders.german,
    isAbout: true,
    draw: (p) =>
      doc(
        '',
        `<h2>${escaped(p.supplier.name)}</h2><p>${address(p.buyer)}<br>Schweden</p><h2>Zahlungserinnerung</h2><p>Unsere Rechnung ${p.number} vom ${days.dotted(p.issue)} über <b>${dot.money(p.payable)} EUR</b> war am ${days.dotted(p.due)} fällig. Bitte überweisen Sie den Betrag innerhalb von sieben Tagen.</p><p>IBAN ${p.supplier.iban}<br>${p.supplier.street}, ${p.supplier.post}<br>USt-IdNr. ${p.supplier.vat}</p>`,
      ),
  },
  {
    kind: 'interest',
    hard: 'note of interest on late payment, with a due day and a sum',
    producer: 'runs',
    seller: senders.dairy,
    isAbout: true,
    draw: (p) => {
      const s = new Sheet();
      s.text(40, 50, p.supplier.name, { size: 13, font: 'bold' });
      s.text(330, 50, 'RÄNTEFAKTURA', { size: 13, font: 'bold' });
      sumsOn(
        s,
        70,
        [
          ['Räntenota nr', `R${p.customer}`],
          ['Datum', days.plusDays(p.due, 30)],
          ['Förfallodatum', days.plusDays(p.due, 60)],
        ],
        330,
        555,
      );
      s.block(40, 90, [p.buyer.name, p.buyer.street, p.buyer.post]);
      s.text(40, 160, 'Dröjsmålsränta på för sent betalda fakturor', { font: 'bold' });
      across(
        s,
        180,
        [
          [40, 'Faktura'],
          [120, 'Belopp'],
          [220, 'Förfallodag'],
          [320, 'Betald'],
          [400, 'Dagar'],
          [555, 'Ränta', 'r'],
        ],
        { font: 'bold' },
      );
      across(s, 196, [
        [40, p.number],
        [120, bare.money(p.payable)],
        [220, p.due],
        [320, days.plusDays(p.due, 24)],
        [400, '24'],
        [555, bare.money((p.payable * 24n * 11n) / 36_500n), 'r'],
      ]);
      sumsOn(s, 226, [['Att betala (momsfritt)', bare.money((p.payable * 24n * 11n) / 36_500n)]], 380, 555, {
        font: 'bold',
      });
      s.text(
        40,
        790,
        `Bankgiro ${p.supplier.bankgiro}   Org.nr ${p.supplier.organisation}   Räntesats 11 %`,
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    kind: 'collection-demand',
    hard: 'demand by a collection firm in the name of the supplier',
    producer: 'wkhtmltopdf',
    seller: senders.beer,
    isAbout: true,
    draw: (p) =>
      doc(
        '.kv td{padding:2pt 12pt 2pt 0}',
        `<h2>Sydinkasso Rätt & Ränta AB</h2><p class="small">Org.nr 559288-0147, Tullgatan 3, 352 30 Växjö</p><p>${address(p.buyer)}</p><h2>INKASSOKRAV</h2><p>På uppdrag av ${escaped(p.supplier.name)}, org.nr ${p.supplier.organisation}, uppmanas ni att betala nedanstående skuld.</p>`,
        kv([
          ['Faktura', p.number],
          ['Fakturadatum', p.issue],
          ['Förfallodatum', p.due],
          ['Kapitalbelopp', `${sp.money(p.payable)} kr`],
          ['Inkassokostnad', '180,00 kr'],
          ['Att betala senast', days.plusDays(p.due, 45)],
          ['Totalt', `${sp.money(p.payable + 18_000n)} kr`],
        ]),
        '<p>Betalas inte skulden kan vi ansöka om betalningsföreläggande hos Kronofogden.</p>',
      ),
  },
  {
    kind: 'statement',
    hard: 'statement of account with a running list of invoices',
    producer: 'chromium',
    seller: { ...senders.grocery, lines: [6, 9] },
    draw: (p) =>
      doc(
        '.cells th{border-bottom:1pt solid}',
        `${side([60, `<h2>${escaped(p.supplier.name)}</h2>`], [40, `<h2>Kontoutdrag</h2>per ${p.issue}`])}<p>${address(p.buyer)}<br>Kundnr ${p.customer}</p>`,
        cells(
          owed(p).map((all) => [...all]),
          'lllr',
          'cells',
          ['Fakturanr', 'Datum', 'Förfaller', 'Saldo'],
        ),
        `<p class="r"><b>Totalt utestående SEK ${sp.money(p.lineNet)}</b></p><p class="small">Detta är endast en sammanställning, betala enligt respektive faktura. ${p.supplier.phone}, org.nr ${p.supplier.organisation}</p>`,
      ),
  },
  {
    kind: 'statement',
    hard: 'monthly list in a spreadsheet',
    producer: 'calc',
    seller: { ...senders.linen, lines: [4, 6] },
    draw: (p) =>
      doc(
        '',
        grid(
          [110, 110, 110, 120],
          [
            [p.supplier.name],
            ['Reskontrautdrag', '', '>Datum', `>${p.issue}`],
            [p.buyer.name],
            [],
            ['Verifikat', 'Datum', 'Förfaller', '>Kvar att betala'],
            ...owed(p).map(([a, b, c, d]) => [a, b, c, `>${d}`]),
            ['Summa', '', '', `>${sp.money(p.lineNet)}`],
          ],
        ),
      ),
  },
  {
    kind: 'autogiro-notice',
    hard: 'notice of a drawing from the account, the day and the sum',
    producer: 'arrays',
    seller: senders.power,
    draw: (p) => {
      const s = new Sheet();
      s.text(40, 50, p.supplier.name, { size: 14, font: 'bold' });
      s.text(40, 84, 'Avisering om autogirodragning', { size: 13 });
      s.block(40, 110, [p.buyer.name, p.buyer.street, p.buyer.post]);
      s.block(40, 170, [
        `Den ${days.words(p.due)} dras ${sp.money(p.payable)} kr från ert konto med slutsiffror 4417.`,
        `Betalarnummer ${p.customer}${p.order}. Du behöver inte göra någonting.`,
        'Avser el enligt avtal. Fakturan finns på Mina sidor.',
      ]);
      s.text(
        40,
        790,
        `${p.supplier.street}, ${p.supplier.post}   Org.nr ${p.supplier.organisation}   Bankgiro ${p.supplier.bankgiro}`,
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    kind: 'autogiro-notice',
    hard: 'autogiro notice laid out as an invoice with "Betalas via autogiro"',
    producer: 'weasyprint',
    seller: senders.soft,
    draw: (p) =>
      doc(
        '.kv td{padding:2pt 10pt 2pt 0}',
        `<h2>${escaped(p.supplier.name)}</h2><h1>Autogiroavi</h1><p>${address(p.buyer)}</p>`,
        kv([
          ['Betalningsdag', p.due],
          ['Belopp som dras', `${sp.money(p.payable)} SEK`],
          ['Bankgiro (mottagare)', p.supplier.bankgiro],
          ['Betalarnummer', p.ocr],
        ]),
        `<p>Detta är en avi om kommande dragning och ingen faktura. Medgivandet kan återkallas senast två dagar före dragning.</p><p class="small">Org.nr ${p.supplier.organisation}, ${p.supplier.mail}</p>`,
      ),
  },
  {
    kind: 'factoring-notice',
    hard: 'letter that claims are sold, new bankgiro to pay to',
    producer: 'writer',
    seller: senders.meat,
    draw: (p) =>
      doc(
        '',
        `<h2>${escaped(p.supplier.name)}</h2><p>${days.words(p.issue)}</p><p>${address(p.buyer)}</p><h3>Meddelande om överlåtelse av fakturafordringar</h3><p>Vi har ingått avtal med Kapitalfabriken Factoring AB, org.nr 559310-2517. Samtliga våra fordringar på ert företag, nuvarande och kommande, är överlåtna dit. Betalning kan från och med ${days.words(p.due)} ske med befriande verkan endast till bankgiro 5881-4023.</p><p>Priser, leveranser och kontaktpersoner är oförändrade.</p><p>Med vänlig hälsning<br>${p.reference}, ekonomi<br>Org.nr ${p.supplier.organisation}</p>`,
      ),
  },
  {
    kind: 'receipt',
    hard: 'till receipt of a card payment with VAT',
    producer: 'letters',
    seller: { ...senders.grocery, lines: [3, 6], amounts: [1, 4] },
    draw: (p) => {
      const s = new Sheet({ font: 'mono', size: 7.5 }, 230, 420 + p.lines.length * 12);
      s.block(115, 30, ['KVITTO', p.supplier.name, p.supplier.post, `Org.nr ${p.supplier.organisation}`], {
        align: 'c',
        leading: 10,
      });
      sumsOn(
        s,
        84,
        p.lines.map(
          (l) => [`${bare.quantity(l.quantity)} ${l.name}`.slice(0, 30), bare.money(l.sum)] as const,
        ),
        14,
        216,
        { leading: 12 },
      );
      sumsOn(
        s,
        100 + p.lines.length * 12,
        [
          ['Exkl. moms', bare.money(p.net)],
          [`Moms ${p.vat[0]?.rate}%`, bare.money(p.tax)],
          ['Totalt SEK', bare.money(p.payable)],
          ['Mottaget kort', bare.money(p.payable)],
        ],
        14,
        216,
        { leading: 12 },
      );
      s.block(
        14,
        170 + p.lines.length * 12,
        [`${p.issue} 09:41  Kassa 3`, 'KORTKÖP ****4417', 'Kontrollenhet 17X00418', 'SPARA KVITTOT'],
        { leading: 11 },
      );
      return s.drawing();
    },
  },
  {
    kind: 'receipt',
    hard: 'receipt of payment for an invoice already sent',
    producer: 'chromium',
    seller: senders.soft,
    isAbout: true,
    count: 1,
    draw: (p) =>
      doc(
        '.pairs td{padding:3pt 12pt 3pt 0}',
        `<h2>Betalningsbekräftelse</h2><p>${escaped(p.supplier.name)} har mottagit din betalning. Tack!</p>`,
        pairs([
          ['Faktura', p.number],
          ['Betald', p.due],
          ['Betalsätt', 'Kort **** 2210'],
          ['Betalt belopp', `${sp.money(p.payable)} kr`],
          ['varav moms', `${sp.money(p.tax)} kr`],
          ['Kvar att betala', '0,00 kr'],
        ]),
        `<p class="small">${p.supplier.street}, ${p.supplier.post}. Org.nr ${p.supplier.organisation}</p>`,
      ),
  },
  {
    kind: 'balance-confirmation',
    hard: "auditor's request to confirm a balance",
    producer: 'groff-gs',
    seller: senders.wine,
    draw: (p) => `.ll 16c
.po 2c
.ps 11
.vs 14
\\fB${p.supplier.name}\\fP
.sp
${days.words(p.issue)}
.sp
.nf
${p.buyer.name}
${p.buyer.street}
${p.buyer.post}
.fi
.sp 2
\\fBSaldobekräftelse\\fP
.sp
I samband med revision av våra räkenskaper ber vi er bekräfta att er skuld till oss per ${p.delivered} uppgick till ${sp.money(p.payable)} kronor. Skriv under och sänd detta brev till vår revisor. Detta är ingen betalningsanmaning.
.sp 2
Organisationsnummer ${p.supplier.organisation}
.sp 3
Saldot stämmer: ______________________
`,
  },
  {
    kind: 'bank-change',
    hard: 'letter of a new bankgiro',
    producer: 'cairo',
    seller: senders.clean,
    draw: (p) => {
      const s = new Sheet({ size: 10, font: 'serif' });
      s.text(60, 80, p.supplier.name, { size: 14, font: 'serifbold' });
      s.block(60, 130, [p.buyer.name, p.buyer.street, p.buyer.post]);
      s.text(60, 210, 'Nytt bankgironummer', { size: 13, font: 'serifbold' });
      s.block(
        60,
        236,
        [
          `Från och med ${days.words(p.due)} har vi ett nytt bankgiro: ${p.supplier.bankgiro}.`,
          'Var vänlig uppdatera ert leverantörsregister. Ring oss på det nummer ni redan har',
          'för att kontrollera att uppgiften stämmer.',
        ],
        { leading: 15 },
      );
      s.block(60, 330, ['Med vänliga hälsningar', p.reference, `Org.nr ${p.supplier.organisation}`], {
        leading: 15,
      });
      return s.drawing();
    },
  },
  {
    kind: 'bonus',
    hard: 'bonus settlement for the year, money to the restaurant',
    producer: 'driver',
    seller: senders.beer,
    draw: (p) => {
      const s = new Sheet();
      s.text(40, 50, p.supplier.name, { size: 13, font: 'bold' });
      s.text(40, 80, `Bonusbesked ${p.issue.slice(0, 4)}`, { size: 13 });
      s.block(40, 104, [p.buyer.name, `Kundnummer ${p.customer}`]);
      sumsOn(
        s,
        150,
        [
          ['Årets inköp exkl. moms', sp.money(p.net * 40n)],
          ['Bonus 2 %', sp.money((p.net * 40n) / 50n)],
        ],
        40,
        300,
      );
      s.block(40, 200, [
        'Bonusen krediteras på er nästa kreditfaktura. Ingen åtgärd krävs.',
        `Org.nr ${p.supplier.organisation}`,
      ]);
      return s.drawing();
    },
  },
];
