/** Fish vans, farms, bakeries and butchers. */
import { abbreviated, dotted, iso, plusDays, shortDashed, slashed } from '../days.ts';
import { address, column, escaped, pairs, picture, remarked, table } from '../html.ts';
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import { beside, called, col, figures, grid, labelled, num, of, page, rows, summed } from './kit.ts';
import type { LayoutH } from './orders.ts';

const kr = figures('space');
const swedish = figures('swedish');
const bare = figures('bare');
const colon = figures('colon');

const latin: Readonly<Record<string, string>> = {
  Lax: 'Salmo salar', Varmrökt: 'Salmo salar', Kolja: 'Melanogrammus aeglefinus', Gös: 'Sander lucioperca', Sej: 'Pollachius virens',
  Röding: 'Salvelinus alpinus', Pilgrimsmussla: 'Pecten maximus', Kräftstjärtar: 'Procambarus clarkii', Havsabborre: 'Dicentrarchus labrax',
  Bläckfisk: 'Loligo vulgaris', Strömmingsfilé: 'Clupea harengus', Sikrom: 'Coregonus lavaretus', Tonfisk: 'Thunnus albacares',
}; // prettier-ignore

const h21: LayoutH = {
  id: 'h21',
  producer: 'weasyprint',
  hard: 'a row of catch, zone and batch below each line; the number below the name',
  credits: 1,
  seller: {
    party: firm('Havets Läckerheter i Smögen AB', 'Fiskhamnsgatan 6, 456 51 Smögen'),
    trades: ['fish'],
    codes: '4###',
    numbers: '110284',
    lines: [3, 8],
    terms: 10,
    fees: [{ label: 'Emballage', ore: 6500, rate: 25 }],
  },
  draw: (paper) => {
    const { supplier: seller } = paper;
    return page(
      `body{font:9.2pt 'Liberation Serif'}h1{font:italic 24pt 'Liberation Serif';color:#134}.lines{margin:16pt 0}.lines th{border-top:1pt solid #134;border-bottom:1pt solid #134}.s{font-size:7.4pt;color:#345}`,
      `<h1>Havets Läckerheter</h1>`,
      beside([50, `${seller.name}<br>${seller.street}, ${seller.post}<br>Tfn ${seller.phone}`], [50, `<b>${called(paper, 'Faktura')} ${paper.number}</b><br>${labelled([['Datum', slashed(paper.issue)], ['Förfaller', slashed(paper.due)], ['Leverans', slashed(paper.delivered)], ['Kreditering av', paper.about]])}`]),
      remarked(paper),
      `<p>${address(paper.buyer)}</p>`,
      table(
        [
          column('Produkt', ({ name }) => name),
          column('Mängd', ({ quantity, unit }) => swedish.quantity(quantity, unit === 'kg' ? 2 : 0), 'r'),
          column('', ({ unit }) => unit),
          column('Kr per enhet', ({ price }) => swedish.price(price), 'r'),
          column('Moms', ({ rate }) => `${rate} %`, 'r'),
          column('Belopp', ({ sum }) => swedish.money(sum), 'r'),
        ],
        paper.lines,
        {
          under: (line) =>
            `<tr><td colspan="6" class="s">Art.nr ${line.code} – ${latin[line.name.split(' ')[0] ?? ''] ?? 'Homarus gammarus'} – FAO 27 III a – fångstdatum ${iso(plusDays(paper.delivered, -1 - of(line, 3)))} – batch ${of(line, 9000) + 1000}</td></tr>`,
        },
      ),
      pairs([...paper.charges.map(({ label, rate, amount }): [string, string] => [`${label} (moms ${rate} %)`, swedish.money(amount)]), ['Netto', swedish.money(paper.net)], ...paper.vat.map(({ rate, tax }): [string, string] => [`Moms ${rate} %`, swedish.money(tax)]), ['Moms totalt', swedish.money(paper.tax)], [paper.isCredit ? 'Att återfå' : 'Att betala', swedish.money(paper.payable)]], 'right'),
      `<p class="clear small">Bankgiro ${seller.bankgiro}. Org.nr ${seller.organisation}, momsnr ${seller.vat}, F-skatt. ${seller.mail}</p>`,
    );
  },
}; // prettier-ignore

const h22: LayoutH = {
  id: 'h22',
  producer: 'fpdf',
  hard: 'boxes, gross and net weight before the price; days with dots',
  credits: 1,
  seller: {
    party: firm('Västkustfisk Auktion & Grossist AB', 'Smörkajen 20, 426 59 Västra Frölunda'),
    trades: ['fish'],
    codes: '@@@##',
    numbers: '2-60817',
    lines: [4, 9],
    grams: 100,
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 9 });
    const { supplier: seller } = paper;
    sheet.text(297, 44, seller.name, { align: 'c', font: 'bold', size: 14 });
    sheet.text(297, 57, `${seller.street}, ${seller.post} – Telefon ${seller.phone}`, { align: 'c', size: 8 });
    sheet.line(40, 64, 555);
    sheet.text(40, 84, called(paper, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 13 });
    if (paper.remark !== null) sheet.text(300, 84, paper.remark, { font: 'bold', size: 11 });
    summed(sheet, 102, [['Fakturanummer', paper.number], ['Fakturadatum', dotted(paper.issue)], ['Förfallodatum', dotted(paper.due)], ['Kundnummer', paper.customer], ...(paper.about === null ? [] : [['Gäller faktura', paper.about] as [string, string]])], { x: 40, right: 200 });
    sheet.block(330, 102, [paper.buyer.name, paper.buyer.street, paper.buyer.post], { size: 10 });
    const y = grid(
      sheet,
      [
        col(40, 'Artikel', ({ code }) => code),
        col(86, 'Slag', ({ name }) => name),
        num(260, 'Lådor', (line) => String(1 + of(line, 4))),
        num(310, 'Brutto kg', (line) => (line.unit === 'kg' ? kr.quantity(line.quantity + 400n * BigInt(1 + of(line, 4)), 1) : '')),
        num(364, 'Netto', ({ quantity, unit }) => kr.quantity(quantity, unit === 'kg' ? 1 : 0)),
        col(370, 'Enhet', ({ unit }) => unit),
        num(460, 'Pris/enhet', ({ price }) => kr.price(price)),
        num(555, 'Belopp', ({ sum }) => kr.money(sum)),
      ],
      paper.lines,
      { top: 190, leading: 13, rule: (at) => sheet.line(40, at, 555) },
    );
    sheet.line(40, y, 555);
    summed(sheet, y + 18, [['Summa exkl. moms', kr.money(paper.net)], ...paper.vat.map(({ rate, tax }): [string, string] => [`Moms ${rate} %`, kr.money(tax)]), [paper.isCredit ? 'Att kreditera SEK' : 'Att betala SEK', kr.money(paper.payable)]], { x: 370, right: 555 });
    sheet.text(40, y + 18, `OCR: ${paper.ocr}`);
    sheet.text(40, y + 31, `Bankgiro: ${seller.bankgiro}`);
    sheet.text(40, 800, `Organisationsnummer ${seller.organisation}    VAT-nummer ${seller.vat}    Godkänd för F-skatt`, { size: 7.5 });
    return sheet.drawing();
  },
}; // prettier-ignore

const h23: LayoutH = {
  id: 'h23',
  producer: 'wkhtmltopdf',
  hard: 'a bakery’s week: a day before each group of lines and a sum behind it; no units',
  credits: 1,
  seller: {
    party: firm('Nygatans Bageri & Konditori AB', 'Nygatan 33, 803 11 Gävle'),
    trades: ['bakery'],
    codes: '###',
    numbers: '30671',
    lines: [8, 13],
    deliveries: 4,
    amounts: [3, 40],
    terms: 10,
  },
  draw: (paper) => {
    const { supplier: seller } = paper;
    let last = -1;
    const day = (delivery: number): string => plusDays(paper.delivered, -4 + delivery);
    const names = ['söndag', 'måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag'];
    return page(
      `body{font:12pt 'Liberation Sans'}.lines td{padding:2pt 6pt}.lines th{border-bottom:1pt solid #000;padding:2pt 6pt}.d td{font-weight:bold;padding-top:8pt}`,
      beside([55, `<b style="font-size:20pt">Nygatans Bageri</b><br>${seller.street}, ${seller.post}<br>Tel ${seller.phone}`], [45, `<b>${called(paper, 'VECKOFAKTURA', 'KREDITFAKTURA')}</b><br>${labelled([['Faktura', paper.number], ['Fakturadag', iso(paper.issue)], ['Sista betalningsdag', iso(paper.due)], ['Kund', paper.customer], ['Avser faktura', paper.about]])}`]),
      remarked(paper),
      `<p>${address(paper.buyer)}</p>`,
      table(
        [
          column('Nr', ({ code }) => code),
          column('Bröd', ({ name }) => name),
          column('Antal', ({ quantity }) => bare.quantity(quantity), 'r'),
          column('À', ({ price }) => bare.price(price), 'r'),
          column('Kronor', ({ sum }) => bare.money(sum), 'r'),
        ],
        paper.lines,
        {
          above: ({ delivery }) => {
            if (delivery === last) return '';
            last = delivery;
            const date = day(delivery);
            return `<tr class="d"><td colspan="5">${names[new Date(`${date}T00:00:00Z`).getUTCDay()]} ${shortDashed(date)}</td></tr>`;
          },
        },
      ),
      rows([['Summa', bare.money(paper.net)], ...paper.vat.map(({ rate, tax }) => [`Moms ${rate}%`, bare.money(tax)]), ['Att betala kr', bare.money(paper.payable)]], 'right'),
      `<p class="clear">Bankgiro ${seller.bankgiro} &nbsp; Org.nr ${seller.organisation} &nbsp; Momsreg.nr ${seller.vat}<br>${seller.name} innehar F-skattebevis</p>`,
    );
  },
  printing: { unit: () => undefined },
}; // prettier-ignore

const logo = await picture('Stora Torgets Chark', '#7a1f2b', 'Liberation Serif');

const h24: LayoutH = {
  id: 'h24',
  producer: 'chromium',
  hard: 'the sender as a picture and in small print; the amount with its unit, the price with its own',
  credits: 1,
  seller: {
    party: firm('STC Livsmedel i Sala AB', 'Stora Torget 3, 733 30 Sala'),
    trades: ['meat', 'milk'],
    codes: '##',
    numbers: '6619',
    lines: [3, 8],
    grams: 50,
  },
  draw: (paper) => {
    const { supplier: seller } = paper;
    return page(
      `body{font:9.5pt 'Liberation Sans'}.lines{margin-top:20pt}.lines th{background:#7a1f2b;color:#fff;padding:3pt 4pt}.lines td{padding:3pt 4pt}.lines tr:nth-child(even) td{background:#f7efef}`,
      `<img src="${logo}" height="46">`,
      beside([50, `<p>${address(paper.buyer)}</p>`], [50, `<h2>${called(paper, 'Faktura')}</h2>${remarked(paper)}${labelled([['Nr', paper.number], ['Datum', abbreviated(paper.issue)], ['Att betalas senast', abbreviated(paper.due)], ['Krediterar nr', paper.about]])}`]),
      table(
        [
          column('Artikel', ({ name }) => name),
          column('Art.nr', ({ code }) => code),
          column('Mängd', ({ quantity, unit }) => `${swedish.quantity(quantity)} ${unit}`, 'r'),
          column('Pris', ({ price, unit }) => `${swedish.price(price)} kr/${unit}`, 'r'),
          column('Summa', ({ sum }) => `${swedish.money(sum)} kr`, 'r'),
        ],
        paper.lines,
      ),
      `<p class="r">Summa exkl. moms: ${swedish.money(paper.net)} kr<br>${paper.vat.map(({ rate, tax }) => `Moms ${rate} %: ${swedish.money(tax)} kr`).join('<br>')}<br><b>Summa inkl. moms: ${swedish.money(paper.payable)} kr</b></p>`,
      `<p class="small">Betalas till bankgiro ${seller.bankgiro}. ${escaped(seller.name)}, ${seller.street}, ${seller.post}, org.nr ${seller.organisation}, moms ${seller.vat}. Godkänd för F-skatt.</p>`,
    );
  },
}; // prettier-ignore

const h25: LayoutH = {
  id: 'h25',
  producer: 'arrays',
  hard: 'plain: a farm’s drawn form with kronor and öre by colon',
  seller: {
    party: firm('Solbacka Äggpackeri AB', 'Solbacka gård 12, 645 92 Strängnäs'),
    trades: ['farm', 'milk'],
    codes: '1##',
    numbers: '4471',
    lines: [2, 6],
    terms: 14,
    grams: 500,
    step: 10,
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 10, font: 'serif' });
    const { supplier: seller } = paper;
    sheet.text(50, 56, seller.name, { font: 'serifbold', size: 17 });
    sheet.text(50, 70, `${seller.street}, ${seller.post}`);
    sheet.text(400, 56, called(paper, 'Faktura'), { font: 'serifbold', size: 17 });
    if (paper.remark !== null) sheet.text(400, 36, paper.remark, { font: 'serifbold', size: 11 });
    summed(sheet, 76, [['Fakturanr:', paper.number], ['Datum:', iso(paper.issue)], ['Förfallodag:', iso(paper.due)]], { x: 400, right: 540 });
    sheet.block(50, 130, [paper.buyer.name, paper.buyer.street, paper.buyer.post], { leading: 13 });
    const y = grid(
      sheet,
      [
        col(50, 'Nr', ({ code }) => code),
        col(90, 'Vara', ({ name }) => name),
        num(330, 'Antal', ({ quantity }) => bare.quantity(quantity)),
        col(340, 'Enhet', ({ unit }) => unit),
        num(450, 'Pris', ({ price }) => colon.price(price)),
        num(540, 'Belopp', ({ sum }) => colon.money(sum)),
      ],
      paper.lines,
      { top: 210, leading: 15, style: { size: 10 }, rule: (at) => sheet.line(50, at, 540), headStyle: { font: 'serifbold' } },
    );
    sheet.line(50, y - 6, 540);
    summed(sheet, y + 12, [['Netto', colon.money(paper.net)], ...paper.vat.map(({ rate, tax }): [string, string] => [`Moms ${rate} %`, colon.money(tax)]), ['Att betala', colon.money(paper.payable)]], { x: 380, right: 540, leading: 15 });
    sheet.text(50, 790, `Bankgiro ${seller.bankgiro}   Org.nr ${seller.organisation}   Moms ${seller.vat}   F-skatt   Telefon ${seller.phone}`, { size: 8.5 });
    return sheet.drawing();
  },
}; // prettier-ignore

export const fresh: readonly LayoutH[] = [h21, h22, h23, h24, h25];
