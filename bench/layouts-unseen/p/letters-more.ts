/** More: Letters and lists of other firms, which ask for no payment of goods. */
import * as days from '../days.ts';
import { column, table } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { col, gap, grid, kr, num, of, rows, soleTrader } from './kit.ts';
import * as more from './wares-more.ts';
import * as wares from './wares.ts';
import { writer, letter, type Letter } from './letters.ts';

export const lettersMore: readonly Letter[] = [
  {
    kind: 'payment-receipt',
    hard: 'a thank-you for a payment',
    producer: 'writer',
    isAbout: true,
    seller: writer('Konserveriet Lysekil AB', 'Fiskhamnsgatan 7, 453 30 Lysekil', wares.fish, '20881'),
    draw: (paper) =>
      letter(
        paper,
        'Betalningsbekräftelse',
        `<p>Tack! Vi har den ${days.iso(paper.due)} mottagit ${kr.money(paper.payable)} kronor för faktura ${paper.number}. Fakturan är slutbetald.</p>`,
      ),
  },
  {
    kind: 'contract',
    hard: 'rental of a machine with a monthly fee',
    producer: 'groff',
    seller: writer('Kaffemaskinpoolen AB', 'Verktygsgatan 12, 432 32 Varberg', more.coffee),
    draw: (paper) =>
      [
        '.ft B',
        paper.supplier.name,
        '.br',
        'HYRESAVTAL ESPRESSOMASKIN',
        '.ft R',
        '.sp',
        `Mellan ${paper.supplier.name} (org.nr ${paper.supplier.organisation}) och ${paper.buyer.name} (org.nr ${paper.buyer.organisation}) träffas följande avtal.`,
        '.sp',
        '1. Hyresgästen hyr en espressomaskin med två grupper och kvarn.',
        '.sp',
        '2. Hyran är 1 450 kronor per månad exkl. moms och faktureras kvartalsvis i förskott.',
        '.sp',
        `3. Avtalet gäller från ${paper.issue} i 36 månader.`,
        '.sp 3',
        'Ort och datum: ______________________',
        '.sp 2',
        'Underskrift: ______________________',
      ].join('\n'),
  },
  {
    kind: 'temperature-log',
    hard: 'a table of numbers of a delivery',
    producer: 'cairo',
    seller: writer('Kyltransporten Bro & Bil AB', 'Åkarevägen 9, 311 32 Falkenberg', wares.frozen),
    draw: (paper) => {
      const sheet = new Sheet();
      sheet.text(50, 60, 'Temperaturlogg', { size: 16, font: 'bold' });
      sheet.block(50, 80, [
        paper.supplier.name,
        `Transport ${paper.order} till ${paper.buyer.name}`,
        `Datum ${paper.delivered}`,
      ]);
      grid(
        sheet,
        [
          col(50, 'Tid', (_, at) => `0${5 + at}:30`),
          num(160, 'Kyl °C', (line) => gap.quantity(BigInt(2000 + of(line, 30) * 100), 1)),
          num(240, 'Frys °C', (line) => gap.quantity(-BigInt(19_000 + of(line, 25) * 100), 1)),
          num(320, 'Km', (line) => String(of(line, 180))),
        ],
        paper.lines,
        { top: 140, leading: 15 },
      );
      sheet.text(50, 320, 'Godkänd av chauffören. Gränsvärde kyl +8 °C, frys -18 °C.');
      return sheet.drawing('Logg');
    },
  },
  {
    kind: 'newsletter',
    hard: 'offers with prices among text',
    producer: 'chromium',
    seller: writer('Vinbrevet Falkholm AB', 'Artillerigatan 40, 114 45 Stockholm', more.wine),
    draw: (paper) =>
      letter(
        paper,
        'Höstens nyheter',
        '<p>Hej! Nu är de nya årgångarna här. Några av favoriterna:</p>',
        table(
          [column('Vin', ({ name }) => name), column('Pris', ({ price }) => kr.price(price), 'r')],
          paper.lines,
        ),
        '<p>Beställ före fredag så bjuder vi på frakten. Priser per flaska exkl. moms.</p>',
      ),
  },
  {
    kind: 'waste-certificate',
    hard: 'weights of waste, no money',
    producer: 'weasyprint',
    seller: writer('Frityroljeinsamlingen Väst AB', 'Oljevägen 6, 418 78 Göteborg', more.house),
    draw: (paper) =>
      letter(
        paper,
        'Intyg om mottaget avfall',
        rows(
          [
            ['Avfallsslag', 'Kod', 'Vikt kg'],
            ['Frityrolja', '20 01 25', '184'],
            ['Matavfall', '20 01 08', '612'],
            ['Förpackningsglas', '15 01 07', '97'],
          ],
          't',
        ),
        `<p>Hämtat ${days.iso(paper.delivered)} hos ${paper.buyer.name}. Intyg nr ${paper.number}.</p>`,
      ),
  },
  {
    kind: 'bank-change',
    hard: 'a new giro number',
    producer: 'writer',
    seller: {
      ...writer('X', 'Y', wares.bakery),
      party: soleTrader('Tunnbrödsbageriet Karin Åslund', 'Norrbyn 44, 914 91 Nordmaling', '660519'),
    },
    draw: (paper) =>
      letter(
        paper,
        'Nytt bankgironummer',
        `<p>Från den ${days.words(paper.issue)} har vi nytt bankgiro: <b>${paper.supplier.bankgiro}</b>. Redan skickade fakturor kan betalas till det gamla året ut.</p>`,
      ),
  },
  {
    kind: 'purchase-order',
    hard: "the restaurant's own order to a supplier",
    producer: 'reportlab',
    seller: writer('Ostgrossen Falbygden AB', 'Ysterigatan 3, 521 43 Falköping', wares.dairy, '61007'),
    draw: (paper) => {
      const sheet = new Sheet();
      sheet.text(50, 60, 'INKÖPSORDER', { size: 16, font: 'bold' });
      sheet.block(50, 84, [
        `Beställare: ${paper.buyer.name}`,
        paper.buyer.street,
        paper.buyer.post,
        `Order ${paper.order}   Datum ${paper.issue}`,
      ]);
      sheet.block(330, 84, [`Till: ${paper.supplier.name}`, paper.supplier.street, paper.supplier.post]);
      grid(
        sheet,
        [
          col(50, 'Ert artnr', ({ code }) => code),
          col(120, 'Vara', ({ name }) => name),
          num(360, 'Antal', ({ quantity }) => gap.quantity(quantity)),
          col(366, 'Enhet', ({ unit }) => unit),
        ],
        paper.lines,
        { top: 160, leading: 15 },
      );
      sheet.text(50, 320, `Önskad leverans ${days.plusDays(paper.issue, 2)} före kl. 10.`);
      return sheet.drawing('Order');
    },
  },
];
