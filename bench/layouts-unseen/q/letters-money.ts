/** Papers about money and about work that are no invoices. */
import { dotted, plusDays, words } from '../days.ts';
import { address, escaped, over } from '../html.ts';
import type { Paper } from '../paper.ts';
import { type Drawing, Sheet } from '../sheet.ts';
import { gridOf, inFigures, page, side, sums, who } from './kit.ts';
import type { Letter } from './letters-trade.ts';

const sv = inFigures('swedish');
const bare = inFigures('bare');

const late = (p: Paper): string => plusDays(p.due, 18);

const written =
  (title: string, body: (p: Paper) => readonly string[], size = 11) =>
  (p: Paper): string =>
    page(
      `body{font-size:${size}pt;line-height:1.4}td{padding:2pt 8pt 2pt 0}`,
      `<p><b>${escaped(p.supplier.name)}</b><br>${p.supplier.street}<br>${p.supplier.post}<br>Org.nr ${p.supplier.organisation}</p><p>${address(p.buyer)}</p><h2>${title}</h2>`,
      ...body(p).map((text) => (text.startsWith('<') ? text : `<p>${text}</p>`)),
      `<p>${escaped(p.supplier.name)}, telefon ${p.supplier.phone}</p>`,
    );

const sheeted =
  (title: string, body: (p: Paper, s: Sheet) => void) =>
  (p: Paper): Drawing => {
    const s = new Sheet({ size: 10 });
    s.text(50, 60, title, { font: 'bold', size: 18 });
    s.block(50, 84, [
      p.supplier.name,
      `${p.supplier.street}, ${p.supplier.post}`,
      `Org.nr ${p.supplier.organisation}`,
    ]);
    s.block(340, 110, who(p.buyer));
    body(p, s);
    return s.drawing(title);
  };

export const lettersMoney: readonly Letter[] = [
  {
    kind: 'reminder',
    of: 'q05-glass-spalt',
    producer: 'chromium',
    hard: 'names the invoice and its sum',
    isAbout: true,
    draw: written('Betalningspåminnelse', (p) => [
      `Vi saknar er betalning av faktura ${p.number}, ${sv.money(p.payable)} kr, som förföll ${p.due}.`,
      `Vi ber er betala senast ${late(p)} till bankgiro ${p.supplier.bankgiro}.`,
      'Har ni redan betalat kan ni bortse från denna påminnelse.',
    ]),
  },
  {
    kind: 'reminder',
    of: 'q16-el-kwh',
    producer: 'ghostscript',
    hard: 'with a fee and a sum to pay',
    isAbout: true,
    draw: sheeted('PÅMINNELSE', (p, s) => {
      sums(s, 50, 300, 180, [
        ['Faktura', p.number],
        ['Fakturadatum', p.issue],
        ['Förfallodatum', p.due],
        ['Fakturabelopp', bare.money(p.payable)],
        ['Påminnelseavgift', '60,00'],
        ['Att betala', bare.money(p.payable + 6000n)],
      ]);
      s.text(50, 290, `Betala snarast till bankgiro ${p.supplier.bankgiro}, OCR ${p.ocr}.`);
    }),
  },
  {
    kind: 'reminder',
    of: 'q53-dansk-fisk',
    producer: 'wkhtmltopdf',
    hard: 'Danish',
    isAbout: true,
    draw: (p) =>
      page(
        '',
        `<h2>${escaped(p.supplier.name)}</h2><p>CVR-nr. ${p.supplier.organisation}</p><p>${address(p.buyer)}</p><h1>Rykker</h1><p>Vi har endnu ikke modtaget betaling af faktura ${p.number} af ${dotted(p.issue)} på DKK ${sv.money(p.payable)}. Beløbet bedes indbetalt inden ${dotted(late(p))}.</p>`,
      ),
  },
  {
    kind: 'reminder',
    of: 'q20-avfall',
    producer: 'writer',
    hard: 'a second reminder',
    isAbout: true,
    draw: written('Påminnelse 2', (p) => [
      `Trots tidigare påminnelse är faktura ${p.number} på ${sv.money(p.payable)} kr obetald.`,
      `Om betalning inte kommit oss tillhanda senast ${words(late(p))} lämnas ärendet till inkasso utan ytterligare avisering.`,
    ]),
  },
  {
    kind: 'interest',
    of: 'q06-tvarad-grossist',
    producer: 'weasyprint',
    hard: 'a list of days and interest',
    isAbout: true,
    draw: written('Räntenota', (p) => [
      `Dröjsmålsränta har debiterats för sent betald faktura ${p.number}.`,
      gridOf([
        ['Faktura', 'Förföll', 'Betald', 'Dagar', 'Ränta 12 %'],
        [p.number, p.due, plusDays(p.due, 11), '11', sv.money((p.payable * 36n) / 10_000n)],
      ]),
      `Beloppet ${sv.money((p.payable * 36n) / 10_000n)} kr betalas till bankgiro ${p.supplier.bankgiro}. Ingen moms utgår på ränta.`,
    ]),
  },
  {
    kind: 'interest',
    of: 'q09-engang-hundra',
    producer: 'reportlab',
    hard: 'called a rate invoice',
    isAbout: true,
    draw: sheeted('Räntefaktura', (p, s) => {
      s.text(
        50,
        180,
        `Avser faktura ${p.number}, förfallen ${p.due}, betald ${plusDays(p.due, 20)}, 20 dagar`,
      );
      sums(s, 50, 300, 205, [
        ['Kapital', bare.money(p.payable)],
        ['Räntesats', '10,5 %'],
        ['Ränta att betala', bare.money((p.payable * 57n) / 10_000n)],
      ]);
      s.text(50, 270, `Bankgiro ${p.supplier.bankgiro}`);
    }),
  },
  {
    kind: 'statement',
    of: 'q08-bryggeri-pos',
    producer: 'driver',
    hard: 'open invoices with sums',
    draw: sheeted('Kontoutdrag', (p, s) => {
      s.text(50, 170, `Kund ${p.customer}, öppna poster per ${p.issue}`);
      for (const [at, part] of [1n, 3n, 4n].entries()) {
        s.text(50, 200 + at * 14, `Faktura ${Number(p.number) - 40 + at * 13}`);
        s.text(180, 200 + at * 14, plusDays(p.issue, -50 + at * 12));
        s.right(400, 200 + at * 14, bare.money(p.payable / part));
      }
      s.text(50, 260, `Saldo ${bare.money(p.payable + p.payable / 3n + p.payable / 4n)} kr`, {
        font: 'bold',
      });
    }),
  },
  {
    kind: 'statement',
    of: 'q22-tvatt-vecka',
    producer: 'chromium',
    hard: 'a specification of the month',
    draw: written('Kundreskontra, saldobesked', (p) => [
      gridOf([
        ['Verifikat', 'Datum', 'Belopp', 'Saldo'],
        [`F ${Number(p.number) - 71}`, plusDays(p.issue, -40), sv.money(p.gross), sv.money(p.gross)],
        ['Inbetalning', plusDays(p.issue, -9), `-${sv.money(p.gross)}`, '0,00'],
        [`F ${p.number}`, p.issue, sv.money(p.payable), sv.money(p.payable)],
      ]),
      'Utdraget är ingen faktura.',
    ]),
  },
  {
    kind: 'statement',
    of: 'q59-deutsche-technik',
    producer: 'cairo',
    hard: 'German',
    draw: sheeted('Kontoauszug', (p, s) => {
      s.text(50, 180, `Offene Posten zum ${dotted(p.issue)}`);
      sums(s, 50, 350, 205, [
        [`${p.number} fällig ${dotted(p.due)}`, bare.money(p.payable)],
        ['Saldo EUR', bare.money(p.payable)],
      ]);
    }),
  },
  {
    kind: 'autogiro-notice',
    of: 'q18-bordsplan',
    producer: 'chromium',
    hard: 'a coming withdrawal',
    draw: written('Avisering om autogiro', (p) => [
      `Den ${words(p.due)} drar vi ${sv.money(p.payable)} kr från ert konto som slutar på ${p.customer.slice(0, 4)}.`,
      'Ni behöver inte göra något. Se till att det finns täckning på kontot dagen före.',
    ]),
  },
  {
    kind: 'autogiro-notice',
    of: 'q16-el-kwh',
    producer: 'fpdf',
    hard: 'with days and a sum',
    draw: sheeted('Autogiroavisering', (p, s) =>
      sums(s, 50, 350, 190, [
        ['Betalarnummer', p.customer],
        ['Dragningsdag', p.due],
        ['Belopp', bare.money(p.payable)],
        ['Mottagarens bankgiro', p.supplier.bankgiro],
      ]),
    ),
  },
  {
    kind: 'factoring-notice',
    of: 'q44-factoring-sida',
    producer: 'weasyprint',
    hard: 'a new payee',
    draw: written('Meddelande om överlåtelse av fordringar', (p) => [
      `Från och med ${words(p.issue)} har vi överlåtit våra kundfordringar till Kreditpartner Nord Finans AB. Betalning med befriande verkan kan därefter endast göras till bankgiro 5190-${p.customer.slice(0, 3)}8.`,
      'Frågor om varor och priser besvaras som förut av oss.',
    ]),
  },
  {
    kind: 'factoring-notice',
    of: 'q26-bemanning',
    producer: 'pdf-lib',
    hard: 'an assigned claim',
    isAbout: true,
    draw: sheeted('Denuntiation', (p, s) =>
      s.block(50, 190, [
        `Faktura ${p.number} på ${bare.money(p.payable)} kr har pantsatts till Svea Mälarbank Factoring AB.`,
        'Betalning ska ske till bankens konto enligt särskild instruktion.',
      ]),
    ),
  },
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
