/** Agreements, certificates and other letters that suppliers send. */
import { address, pairs } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import { figures, linesAs, meta, of, page, partyLines } from './kit.ts';
import type { LetterI } from './letters-goods.ts';
import type { SellerI } from './orders.ts';

const f = figures('swedish');

const wash: SellerI = {
  firm: firm('Manglat & Rent Textilservice AB', 'Tvätterigatan 12, 802 57 Gävle'),
  trades: ['tvätt'],
  lines: [4, 7],
  codes: '3',
  numbers: '9###',
};
const waste: SellerI = {
  firm: firm('Matrestfabriken Biogas AB', 'Rötvägen 1, 611 38 Nyköping'),
  trades: ['avfall'],
  lines: [3, 5],
  codes: '4',
  numbers: '6####',
};
const cold: SellerI = {
  firm: firm('Köldringens Servicecentral AB', 'Kompressorgatan 5, 254 66 Helsingborg'),
  trades: ['kyl'],
  lines: [3, 5],
  codes: '4',
  numbers: '5###',
};
const coffee: SellerI = {
  firm: firm('Bönfabriken Skellefteå AB', 'Rosterivägen 7, 931 36 Skellefteå'),
  trades: ['te'],
  lines: [4, 6],
  codes: '4',
  numbers: '8###',
};
const soft: SellerI = {
  firm: firm('Kassablipp Sverige AB', 'Terminalplan 2, 171 41 Solna'),
  trades: ['program'],
  lines: [3, 5],
  numbers: '33###',
};

export const lettersOfTrade: readonly LetterI[] = [
  {
    kind: 'contract',
    hard: 'an agreement with prices by piece',
    producer: 'writer',
    seller: wash,
    draw: (p) =>
      page(
        '',
        `<h2>Hyresavtal textil</h2><p>Mellan ${p.supplier.name}, org.nr ${p.supplier.organisation}, och ${p.buyer.name}, org.nr ${p.buyer.organisation}.</p><p>1. Avtalet gäller 36 månader från ${p.issue}.<br>2. Uppsägningstid sex månader.<br>3. Priser enligt bilaga, indexreglerade årligen.</p>`,
        linesAs(p.lines, f, 'Nr=code|Plagg=name|Enhet=unit|Pris per byte=price>'),
        '<p>Ort och datum ________________ &nbsp; Underskrift ________________</p>',
      ),
  },
  {
    kind: 'contract',
    hard: 'a subscription agreement with monthly sums',
    producer: 'chromium',
    seller: soft,
    draw: (p) =>
      page(
        '',
        `<h1>Abonnemangsavtal</h1>${pairs(meta(p, 'Avtalsnummer=number|Startdatum=issue|Kund=buyer'))}`,
        linesAs(p.lines, f, 'Tjänst=name|Antal=qty>|Enhet=unit|Pris/mån=price>'),
        `<p>Bindningstid 12 månader. Fakturering sker kvartalsvis i förskott. ${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}.</p>`,
      ),
  },
  {
    kind: 'temperature-log',
    hard: 'rows of hours and degrees',
    producer: 'reportlab',
    seller: cold,
    draw: (p) => {
      const s = new Sheet({ font: 'mono', size: 9 });
      s.block(40, 50, [p.supplier.name, `Temperaturlogg kylrum 2, ${p.buyer.name}`, `Avläst ${p.issue}`], {
        font: 'monobold',
      });
      s.block(
        40,
        110,
        Array.from(
          { length: 24 },
          (_, hour) =>
            `${String(hour).padStart(2, '0')}:00    +${String(2 + ((hour * 7) % 3))},${String((hour * 3) % 10)} °C    OK`,
        ),
        { leading: 14 },
      );
      return s.drawing();
    },
  },
  {
    kind: 'newsletter',
    hard: 'news with prices in running text',
    producer: 'weasyprint',
    seller: coffee,
    draw: (p) =>
      page(
        'h1{color:#642}',
        `<h1>Nyhetsbrev från Bönfabriken</h1><p>Hej! Nu har vårens skörd från Sidamo kommit. Under april bjuder vi på 10 % rabatt på allt hela bönor, från 189 kr/kg.</p><h3>Kampanj</h3>`,
        linesAs(p.lines.slice(0, 3), f, 'Vara=name|Ordinarie pris=price>'),
        `<p>Vi ses på mässan den ${p.due}. Vänliga hälsningar ${p.supplier.name}</p>`,
      ),
  },
  {
    kind: 'newsletter',
    hard: 'opening hours of the holidays',
    producer: 'pdf-lib',
    seller: wash,
    draw: (p) => {
      const s = new Sheet({ size: 12, font: 'serif' });
      s.text(297, 90, 'Ändrade turer under helgerna', { font: 'serifbold', size: 20, align: 'c' });
      s.block(
        70,
        150,
        [
          'Kära kund!',
          '',
          'Under jul och nyår kör vi inte ordinarie turer.',
          'Tur tisdag flyttas till måndag. Tur fredag flyttas till torsdag.',
          `Beställ extra dukar senast ${p.due}.`,
          '',
          'God jul önskar alla vi på',
          p.supplier.name,
        ],
        { leading: 20 },
      );
      return s.drawing();
    },
  },
  {
    kind: 'waste-certificate',
    hard: 'a certificate of recycled weights',
    producer: 'ghostscript',
    seller: waste,
    draw: (p) => {
      const s = new Sheet({ size: 10 });
      s.text(297, 80, 'INTYG OM ÅTERVINNING', { font: 'bold', size: 18, align: 'c' });
      s.block(
        60,
        130,
        [
          `${p.supplier.name} intygar att följande mängder hämtats hos`,
          `${p.buyer.name}, ${p.buyer.street}, ${p.buyer.post}`,
          `fram till ${p.issue}:`,
        ],
        { leading: 16 },
      );
      s.block(
        60,
        200,
        [
          'Matavfall till biogas      1 480 kg',
          'Använd frityrolja            210 kg',
          'Glasförpackningar             365 kg',
        ],
        { font: 'mono', leading: 18 },
      );
      s.text(60, 290, `Org.nr ${p.supplier.organisation}. Transporttillstånd 555-1204.`);
      return s.drawing();
    },
  },
  {
    kind: 'inspection-report',
    hard: 'a report of a cold plant, with hours and no sums',
    producer: 'wkhtmltopdf',
    seller: cold,
    draw: (p) =>
      page(
        '',
        `<h2>Kontrollrapport kylanläggning</h2>`,
        address(p.buyer),
        pairs(meta(p, 'Rapport=number|Kontrolldatum=issue|Nästa kontroll=due')),
        `<p>Köldmedium R448A, fyllnadsmängd 4,2 kg. Inget läckage konstaterat. Kondensor rengjord. Certifikat 12345.</p>`,
        `<p>${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}</p>`,
      ),
  },
  {
    kind: 'quotation',
    hard: 'an offer as a letter with a few prices',
    producer: 'kerned',
    seller: coffee,
    draw: (p) => {
      const s = new Sheet({ size: 10 });
      s.text(50, 60, p.supplier.name, { font: 'bold', size: 13 });
      s.block(330, 110, [...partyLines(p.buyer), '', p.issue]);
      s.text(50, 200, `Offert ${p.number} på kaffelösning`, { font: 'bold', size: 13 });
      s.block(
        50,
        230,
        [
          'Tack för er förfrågan. Vi har nöjet att erbjuda:',
          ...p.lines.map((line) => `• ${line.name}: ${f.price(line.price)} kr per ${line.unit}`),
          '',
          `Offerten gäller till ${p.due}. Alla priser exkl. moms.`,
        ],
        { leading: 17 },
      );
      s.text(50, 790, `${p.supplier.street}, ${p.supplier.post}  Org.nr ${p.supplier.organisation}`, {
        size: 8,
      });
      return s.drawing();
    },
  },
  {
    kind: 'order-confirmation',
    hard: 'the copy of a mail from a shop',
    producer: 'chromium',
    seller: coffee,
    draw: (p) =>
      page(
        '',
        `<p>Från: ${p.supplier.mail}<br>Ämne: Vi har tagit emot din beställning ${p.order}</p><hr><p>Hej ${p.buyer.name}!</p><p>Tack för din order. Den levereras ${p.due}. Fakturan kommer separat.</p>`,
        linesAs(p.lines, f, 'Vara=name|Antal=qu>|Pris=price>|Summa=sum>'),
        pairs([['Ordervärde exkl. moms', f.money(p.lineNet)]]),
        `<p>${p.supplier.name}</p>`,
      ),
  },
  {
    kind: 'bonus',
    hard: 'a yearly bonus told before it is credited',
    producer: 'stretched',
    seller: soft,
    draw: (p) => {
      const s = new Sheet({ size: 10.5 });
      s.text(50, 60, 'Kassablipp', { font: 'bold', size: 20 });
      s.block(50, 110, partyLines(p.buyer));
      s.text(50, 190, 'Er årsbonus', { font: 'bold', size: 14 });
      s.block(
        50,
        220,
        [
          `Ert inköp under året: ${f.money(p.net)} kr`,
          `Bonus 2 %: ${f.money(p.net / 50n)} kr`,
          'Beloppet krediteras på en kommande faktura.',
          p.supplier.name,
        ],
        { leading: 17 },
      );
      return s.drawing();
    },
  },
  {
    kind: 'timesheet',
    hard: 'hours worked, signed, without prices',
    producer: 'fpdf',
    seller: cold,
    draw: (p) => {
      const s = new Sheet({ size: 10 });
      s.text(50, 60, `Tidrapport / arbetsorder ${p.order}`, { font: 'bold', size: 14 });
      s.block(50, 85, [p.supplier.name, `Kund: ${p.buyer.name}, ${p.buyer.street}`]);
      s.block(
        50,
        130,
        p.lines.map(
          (line, index) =>
            `${p.delivered}   ${line.name}   ${String(1 + of(line, 5))},5   sign ${['MK', 'TL', 'OP'][index % 3] ?? ''}`,
        ),
        { leading: 18 },
      );
      s.text(50, 260, 'Godkännes av kund: ____________________');
      return s.drawing();
    },
  },
];
