/** Letters about money that are no invoices. */
import { address, pairs } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import { facts, figures, linesAs, listed, meta, page, partyLines, sums } from './kit.ts';
import type { LetterI } from './letters-goods.ts';
import type { Paper } from '../paper.ts';

const f = figures('swedish');
const sp = figures('space');

/** A page with the sender's head, the addressee, a headline and a text. */
const plainLetter = (
  paper: Paper,
  title: string,
  rows: readonly string[],
  after: (sheet: Sheet, y: number) => void = () => undefined,
): Sheet => {
  const s = new Sheet({ size: 10 });
  s.text(50, 55, paper.supplier.name, { font: 'bold', size: 13 });
  s.block(50, 70, [paper.supplier.street, paper.supplier.post], { size: 8.5 });
  s.block(330, 110, [...partyLines(paper.buyer), '', paper.issue]);
  s.text(50, 205, title, { font: 'bold', size: 14 });
  after(s, s.block(50, 235, rows, { leading: 16 }));
  s.text(50, 800, `${paper.supplier.name}  Org.nr ${paper.supplier.organisation}  ${paper.supplier.phone}`, {
    size: 7.5,
  });
  return s;
};

const bread = {
  firm: firm('Smulans Bageri i Tibro AB', 'Brödvägen 3, 543 30 Tibro'),
  trades: ['bröd'],
  lines: [3, 6],
  numbers: '4####',
} as const;
const dairy = {
  firm: firm('Gräddhyllan Mejeriprodukter AB', 'Kärnvägen 10, 386 31 Färjestaden'),
  trades: ['mejeri'],
  lines: [3, 6],
  numbers: '77###',
} as const;
const power = {
  firm: firm('Nedre Forsens Elhandel AB', 'Kraftgatan 2, 895 30 Bredbyn'),
  trades: ['energi'],
  lines: [4, 5],
  numbers: '55#####',
} as const;
const finance = {
  firm: firm('Kronfakta Finans AB', 'Finansgatan 6, 111 47 Stockholm'),
  trades: ['konsult'],
  lines: [1, 2],
  numbers: '9#####',
} as const;
const wine = {
  firm: firm('Källarmästarens Vinimport AB', 'Tunnbindaregatan 4, 211 20 Malmö'),
  trades: ['vin'],
  lines: [3, 5],
  numbers: '61####',
} as const;

export const lettersOfMoney: readonly LetterI[] = [
  {
    kind: 'reminder',
    hard: 'a second reminder as a letter with the sum and number',
    producer: 'pdf-lib',
    seller: bread,
    isAbout: true,
    draw: (p) =>
      plainLetter(p, 'Andra påminnelsen', [
        `Faktura ${p.number} med förfallodag ${p.due} är ännu inte betald.`,
        `Obetalt belopp: ${f.money(p.payable)} kr`,
        'Påminnelseavgift: 60,00 kr',
        `Betala till bankgiro ${p.supplier.bankgiro} inom åtta dagar.`,
        'Har betalning redan skett ber vi er bortse från detta brev.',
      ]).drawing(),
  },
  {
    kind: 'reminder',
    hard: 'a reminder as a list of three invoices',
    producer: 'chromium',
    seller: dairy,
    draw: (p) =>
      page(
        '.lines td{border-bottom:.4pt solid #999}',
        `<b>${p.supplier.name}</b><h2>Påminnelse om obetalda fakturor</h2>`,
        address(p.buyer),
        `<table class="lines"><tr><th>Fakturanr</th><th>Förfallodag</th><th class="r">Restbelopp</th></tr>${p.lines.map((line, index) => `<tr><td>${String(Number(p.number) - index * 13)}</td><td>${p.due}</td><td class="r">${f.money(line.sum)}</td></tr>`).join('')}</table>`,
        pairs(sums(p, f, 'Summa förfallet=lines')),
        `<p>Bankgiro ${p.supplier.bankgiro}. Org.nr ${p.supplier.organisation}</p>`,
      ),
  },
  {
    kind: 'interest',
    hard: 'a claim of interest with days and rates',
    producer: 'reportlab',
    seller: bread,
    draw: (p) =>
      plainLetter(p, 'Räntespecifikation', [
        `Dröjsmålsränta på sent betald faktura ${p.number}`,
        `Kapital ${f.money(p.payable)} kr    Dagar 23    Räntesats 10,50 %`,
        `Ränta att betala ${f.money(p.payable / 150n)} kr`,
        `Bankgiro ${p.supplier.bankgiro}`,
      ]).drawing(),
  },
  {
    kind: 'interest',
    hard: 'an interest note in a table',
    producer: 'weasyprint',
    seller: wine,
    draw: (p) =>
      page(
        '',
        `<h2>Räntenota</h2><p>${p.supplier.name}</p>`,
        address(p.buyer),
        `<table class="lines"><tr><th>Faktura</th><th>Förfallodag</th><th>Betald</th><th class="r">Belopp</th><th class="r">Ränta</th></tr>${p.lines.map((line, index) => `<tr><td>${String(Number(p.number) - index)}</td><td>${p.issue}</td><td>${p.due}</td><td class="r">${f.money(line.sum)}</td><td class="r">${f.money(line.sum / 120n)}</td></tr>`).join('')}</table>`,
        `<p>Räntan är momsfri. Plusgiro ${p.supplier.plusgiro}, org.nr ${p.supplier.organisation}</p>`,
      ),
  },
  {
    kind: 'account-statement',
    hard: 'a statement with a running balance',
    producer: 'chromium',
    seller: dairy,
    draw: (p) =>
      page(
        '.lines th{background:#eee}',
        `<h2>Kontoutdrag kund ${p.customer}</h2><b>${p.supplier.name}</b><br>`,
        address(p.buyer),
        `<table class="lines"><tr><th>Datum</th><th>Händelse</th><th class="r">Belopp</th><th class="r">Saldo</th></tr>${p.lines.map((line, index) => `<tr><td>${p.issue}</td><td>${index % 3 === 2 ? 'Inbetalning' : `Faktura ${String(Number(p.number) + index * 7)}`}</td><td class="r">${f.money(line.sum)}</td><td class="r">${f.money(p.lines.slice(0, index + 1).reduce((all, { sum }) => all + sum, 0n))}</td></tr>`).join('')}</table>`,
        `<p>Utgående saldo ${f.money(p.lineNet)} kr. Org.nr ${p.supplier.organisation}</p>`,
      ),
  },
  {
    kind: 'account-statement',
    hard: 'a statement with columns of age',
    producer: 'cairo',
    seller: bread,
    draw: (p) =>
      plainLetter(p, 'Saldobesked', [
        `Vår fordran på er per ${p.issue} uppgår till ${sp.money(p.payable)} kr.`,
        `Ej förfallet ${sp.money(p.net)}   1-30 dagar ${sp.money(p.tax)}   över 30 dagar 0,00`,
        'Stämmer beloppet inte ber vi er kontakta oss inom tio dagar.',
      ]).drawing(),
  },
  {
    kind: 'account-statement',
    hard: 'a statement of account in English',
    producer: 'groff',
    seller: wine,
    draw: (p) =>
      `.sp |20m\n.po 20m\n.ll 160m\n.ft H\n.ps 11\n.vs 15\n.nf\n${p.supplier.name}\n.sp 2\nSTATEMENT OF ACCOUNT\n.sp\n${partyLines(p.buyer).join('\n')}\n.sp\nDate: ${p.issue}\nAccount: ${p.customer}\n.sp\n.ft CR\n${p.lines.map((line, index) => `Invoice ${String(Number(p.number) + index)}   ${p.issue}   SEK ${sp.money(line.sum)}`).join('\n')}\n.ft H\n.sp\nBalance due SEK ${sp.money(p.lineNet)}\n.sp\nVAT no. ${p.supplier.vat}\n`,
  },
  {
    kind: 'autogiro-notice',
    hard: 'a notice that a sum will be drawn',
    producer: 'wkhtmltopdf',
    seller: power,
    draw: (p) =>
      page(
        '',
        `<h2>${p.supplier.name}</h2>`,
        address(p.buyer),
        `<h3>Autogiroavisering</h3><p>Det här är en avisering, ingen faktura att betala. Beloppet dras automatiskt från ert konto på förfallodagen.</p>`,
        pairs([
          ...meta(p, 'Avisering=number|Dragningsdag=due|Kundnummer=customer'),
          ...sums(p, f, 'Belopp som dras=payable'),
        ]),
        `<p class="small">Org.nr ${p.supplier.organisation}</p>`,
      ),
  },
  {
    kind: 'autogiro-notice',
    hard: 'a notice of a direct debit by a short letter',
    producer: 'driver',
    seller: dairy,
    draw: (p) =>
      plainLetter(p, 'Meddelande om autogirodragning', [
        `Den ${p.due} drar vi ${f.money(p.payable)} kr via autogiro.`,
        `Medgivande nr ${p.customer}, avser fakturor i samlingen ${p.number}.`,
        'Ni behöver inte göra någonting.',
      ]).drawing(),
  },
  {
    kind: 'factoring-notice',
    hard: 'a notice that claims are pledged',
    producer: 'pdf-lib',
    seller: finance,
    draw: (p) =>
      plainLetter(p, 'Underrättelse om överlåtelse av fakturor', [
        'Er leverantör Smulans Bageri i Tibro AB har överlåtit sina fordringar till oss.',
        `Från och med ${p.issue} ska alla fakturor betalas till bankgiro ${p.supplier.bankgiro}.`,
        'Betalning direkt till leverantören befriar inte från betalningsskyldighet.',
        'Detta brev är ingen faktura.',
      ]).drawing(),
  },
  {
    kind: 'factoring-notice',
    hard: 'a purchase of claims with a list',
    producer: 'skia',
    seller: finance,
    draw: (p) =>
      plainLetter(
        p,
        'Fakturaköp - information till er som köpare',
        ['Följande faktura är köpt av Kronfakta Finans AB:'],
        (s, y) =>
          facts(s, 50, 170, y + 10, [
            ...meta(p, 'Fakturanr=number|Förfallodag=due|Bankgiro=bg'),
            ...sums(p, f, 'Belopp=payable'),
          ]),
      ).drawing(),
  },
  {
    kind: 'payment-receipt',
    hard: 'a receipt of payment received',
    producer: 'ghostscript',
    seller: bread,
    isAbout: true,
    draw: (p) =>
      plainLetter(p, 'Kvitto på mottagen betalning', [
        `Vi har den ${p.due} mottagit betalning för faktura ${p.number}.`,
        `Belopp ${f.money(p.payable)} kr. Tack!`,
      ]).drawing(),
  },
  {
    kind: 'payment-receipt',
    hard: 'a till receipt for a card payment',
    producer: 'fpdf',
    seller: wine,
    draw: (p) => {
      const s = new Sheet({ font: 'mono', size: 8 }, 230, 560);
      s.block(
        12,
        30,
        [
          p.supplier.name,
          p.supplier.street,
          `Org.nr ${p.supplier.organisation}`,
          '',
          `KVITTO ${p.number}`,
          `${p.issue} 14:22  Kassa 2`,
        ],
        { leading: 11 },
      );
      const y = listed(
        s,
        12,
        218,
        110,
        p.lines.map(({ name, sum }): readonly [string, string] => [name.slice(0, 24), f.money(sum)]),
        {},
        12,
      );
      listed(s, 12, 218, y + 10, sums(p, f, 'Netto=net|Moms {r}%=vat|TOTALT=payable'), { font: 'monobold' });
      s.block(12, y + 70, ['BETALT MED KORT', 'KONTROLLENHET KE2204711', 'Spara kvittot'], { leading: 11 });
      return s.drawing();
    },
  },
  {
    kind: 'debt-collection',
    hard: 'a demand by a collector',
    producer: 'arrays',
    seller: finance,
    draw: (p) =>
      plainLetter(p, 'INKASSOKRAV', [
        `Ärende ${p.customer}${p.order}`,
        `Kapital ${f.money(p.payable)}   Ränta ${f.money(p.payable / 90n)}   Inkassokostnad 180,00`,
        `Betala senast ${p.due} till bankgiro ${p.supplier.bankgiro}, annars ansöker vi om betalningsföreläggande.`,
      ]).drawing(),
  },
  {
    kind: 'bank-change',
    hard: 'a change of the account',
    producer: 'writer',
    seller: dairy,
    draw: (p) =>
      page(
        '',
        `<p><b>${p.supplier.name}</b><br>${p.supplier.street}, ${p.supplier.post}</p><h2>Nytt bankgironummer</h2><p>Från ${p.issue} har vi nytt bankgiro: ${p.supplier.bankgiro}. Uppdatera gärna era register. Inga belopp behöver betalas med anledning av detta brev.</p>`,
        linesAs([], f, 'Gammalt nummer=code|Nytt nummer=name'),
        `<p>Organisationsnummer ${p.supplier.organisation}</p>`,
      ),
  },
];
