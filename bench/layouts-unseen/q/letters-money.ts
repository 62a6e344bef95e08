/** Papers about money and about work that are no invoices. */
import { dotted, plusDays, words } from '../days.ts';
import { address, escaped } from '../html.ts';
import { gridOf, inFigures, page, sums } from './kit.ts';
import { type Letter, late, sheeted, written } from './letter-forms.ts';

const sv = inFigures('swedish');
const bare = inFigures('bare');

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
];
