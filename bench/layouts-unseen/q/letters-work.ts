/** Receipts, claims, logs, certificates: further papers that are no invoices. */
import { dotted, plusDays, words } from '../days.ts';
import { address, escaped, over } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { gridOf, inFigures, page, side, sums, who } from './kit.ts';
import { type Letter, late, sheeted, written } from './letter-forms.ts';

const sv = inFigures('swedish');
const bare = inFigures('bare');

export const lettersWork: readonly Letter[] = [
  {
    kind: 'receipt',
    of: 'q43-bar-kassa',
    producer: 'pdf-lib',
    hard: 'a roll of a till, paid by card',
    draw: (p) => {
      const s = new Sheet({ size: 8, font: 'mono' }, 226, 460);
      s.block(
        20,
        30,
        [p.supplier.name, `Org.nr ${p.supplier.organisation}`, `KVITTO ${p.order}`, `${p.issue} 09:41`],
        {},
      );
      for (const [at, l] of p.lines.entries()) {
        s.text(20, 96 + at * 12, l.name.slice(0, 24));
        s.right(206, 96 + at * 12, bare.money(l.sum));
      }
      sums(s, 20, 206, 200, [
        ['TOTALT SEK', bare.money(p.gross)],
        ['Varav moms', bare.money(p.tax)],
        ['Kort ****4471', bare.money(p.gross)],
      ]);
      s.text(20, 270, 'GODKÄNT KÖP. SPARA KVITTOT');
      return s.drawing('Kvitto');
    },
  },
  {
    kind: 'receipt',
    of: 'q14-slip-olle',
    producer: 'writer',
    hard: 'a receipt of a paid invoice',
    draw: written('Kvitto', (p) => [
      `Mottaget ${sv.money(p.payable)} kr för slipning av ${p.lines.length} sorters knivar.`,
      `Betalt kontant ${words(p.issue)}. Varav moms ${sv.money(p.tax)} kr.`,
    ]),
  },
  {
    kind: 'receipt',
    of: 'q63-cloud-eur',
    producer: 'chromium',
    hard: 'English; an amount paid',
    draw: (p) =>
      page(
        '',
        `<h1>Receipt</h1><p>seatwise</p>`,
        over([
          ['Receipt number', p.order],
          ['Date paid', p.issue],
          ['Payment method', 'Visa – 4471'],
        ]),
        side([50, address(p.supplier)], [50, address(p.buyer)]),
        `<h2>€${bare.money(p.payable)} paid</h2><p>Thank you for your payment.</p>`,
      ),
  },
  {
    kind: 'debt-collection',
    of: 'q47-brand',
    producer: 'wkhtmltopdf',
    hard: 'capital, interest, fee',
    isAbout: true,
    draw: (p) =>
      page(
        '',
        '<h2>Vestalia Inkasso AB</h2><h1>Inkassokrav</h1>',
        `<p>${address(p.buyer)}</p><p>Borgenär: ${escaped(p.supplier.name)}, org.nr ${p.supplier.organisation}<br>Fordran enligt faktura ${p.number}</p>`,
        gridOf([
          ['Kapital', sv.money(p.payable)],
          ['Ränta', sv.money(p.payable / 90n)],
          ['Inkassokostnad', '180,00'],
          ['Summa att betala', sv.money(p.payable + p.payable / 90n + 18_000n)],
        ]),
        `<p>Betalning ska vara oss tillhanda senast ${late(p)}.</p>`,
      ),
  },
  {
    kind: 'bank-change',
    of: 'q33-agg-skrivare',
    producer: 'writer',
    hard: 'old and new account',
    draw: written('Vi byter bankgironummer', (p) => [
      `Från ${words(p.issue)} är vårt nya bankgironummer ${p.supplier.bankgiro}.`,
      'Vårt gamla nummer stängs vid årsskiftet. Ring oss gärna för att kontrollera uppgiften.',
    ]),
  },
  {
    kind: 'balance-confirmation',
    of: 'q51-kok-blankett',
    producer: 'groff',
    hard: 'an auditor’s question',
    draw: (p) =>
      [
        '.pl 29.7c',
        '.sp 2c',
        '.po 2.5c',
        '.ll 16c',
        '.ps 11',
        '.vs 16',
        '.ft HR',
        `\\fB${p.supplier.name}\\fP`,
        '.sp 1',
        '.nf',
        ...who(p.buyer),
        '.fi',
        '.sp 1',
        '\\fBSaldoförfrågan\\fP',
        '.sp 0.5',
        `Enligt vår bokföring uppgick vår fordran på er den ${dotted(p.issue)} till ${sv.money(p.payable)} kronor. Vi ber er bekräfta saldot till vår revisor. Detta är ingen betalningsuppmaning.`,
        '',
      ].join('\n'),
  },
  {
    kind: 'temperature-log',
    of: 'q31-skal-bred',
    producer: 'calc',
    hard: 'a table of days and degrees',
    draw: (p) =>
      page(
        '',
        `<table width="560"><tr><td colspan="4">Temperaturlogg transport, ${escaped(p.supplier.name)}</td></tr><tr><td width="120">Tid</td><td width="120">Givare 1 °C</td><td width="120">Givare 2 °C</td><td width="160">Anmärkning</td></tr>${[0, 1, 2, 3, 4, 5, 6].map((at) => `<tr><td>0${at + 2}:30</td><td align="right">${1 + ((at * 7) % 5)},${at}</td><td align="right">${2 + ((at * 3) % 4)},${9 - at}</td><td>${at === 4 ? 'Lossning' : ''}</td></tr>`).join('')}</table>`,
      ),
  },
  {
    kind: 'temperature-log',
    of: 'q10-mejeri-samling',
    producer: 'skia',
    hard: 'a table of days and degrees',
    draw: sheeted('Egenkontroll kylkedja', (p, s) => {
      for (let at = 0; at < 10; at++) {
        s.text(50, 180 + at * 15, plusDays(p.issue, at));
        s.right(220, 180 + at * 15, `${3 + ((at * 5) % 4)},${(at * 3) % 10} °C`);
        s.text(250, 180 + at * 15, 'Sign: ____');
      }
    }),
  },
  {
    kind: 'newsletter',
    of: 'q42-te-sidtva',
    producer: 'chromium',
    hard: 'prices in running text',
    draw: written(
      'Nyheter från tehuset',
      (p) => [
        `I höst lanserar vi ${escaped(p.lines[0]?.name ?? '')}. Introduktionspris ${sv.price(p.lines[0]?.price ?? 0n)} kr till och med ${words(p.due)}.`,
        'Den 14 oktober håller vi provning i butiken. Anmäl er senast en vecka före.',
        'Vill ni inte ha vårt nyhetsbrev? Svara avregistrera.',
      ],
      12,
    ),
  },
  {
    kind: 'newsletter',
    of: 'q40-import-engelska',
    producer: 'weasyprint',
    hard: 'columns of text',
    draw: (p) =>
      page(
        '.c{column-count:2}',
        `<h1>Cask News</h1><div class="c"><p>Höstens viner är här. ${p.lines.map((l) => `${escaped(l.name)}, ${bare.price(l.price)} kr.`).join(' ')}</p><p>Vi ses på mässan i Älvsjö, monter B14. Boka tid med vår säljare på ${p.supplier.phone}.</p></div><p>${escaped(p.supplier.name)}</p>`,
      ),
  },
  {
    kind: 'waste-certificate',
    of: 'q20-avfall',
    producer: 'reportlab-embedded',
    hard: 'weights by kind of waste',
    draw: sheeted('Mottagningsbevis avfall', (p, s) => {
      sums(s, 50, 380, 190, [
        ['Matavfall, kod 20 01 08', '412 kg'],
        ['Wellpapp, kod 15 01 01', '186 kg'],
        ['Frityrolja, kod 20 01 25', '58 kg'],
      ]);
      s.text(50, 260, `Hämtat ${p.delivered}. Transporttillstånd T-${p.customer}.`);
    }),
  },
  {
    kind: 'waste-certificate',
    of: 'q25-ror-grupper',
    producer: 'weasyprint',
    hard: 'an emptied grease trap',
    draw: written('Intyg om tömd fettavskiljare', (p) => [
      `Fettavskiljare 2 m3 på ${p.buyer.street} tömdes ${p.delivered}.`,
      `Avfallskod 19 08 09, mängd 1,8 m3. Anläggning: Fagersta Sjö. Intyg nr ${p.order}.`,
    ]),
  },
  {
    kind: 'deposit-statement',
    of: 'q39-lask-backar',
    producer: 'words',
    hard: 'crates out and in with sums',
    draw: sheeted('Pantsaldo', (p, s) => {
      sums(s, 50, 350, 190, [
        ['Backar ut', '42'],
        ['Backar in', '31'],
        ['Saldo backar', '11'],
        ['Värde vid retur', '1 100,00'],
      ]);
      s.text(50, 260, `Per ${p.issue}. Ingen betalning begärs.`);
    }),
  },
];
