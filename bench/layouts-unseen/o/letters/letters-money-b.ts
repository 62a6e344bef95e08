/** Papers about money owed or paid that are no invoices themselves. */
import * as days from '../../days.ts';
import { address, escaped, pairs } from '../../html.ts';
import { Sheet } from '../../sheet.ts';
import { doc, fig, grid, kv, sumsOn } from '../kit.ts';
import { type Letter, owed, senders } from './letters.ts';

const sp = fig('space');
const bare = fig('bare');
export const lettersMoneyB: readonly Letter[] = [
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
