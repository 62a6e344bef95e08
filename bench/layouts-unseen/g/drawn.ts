/** Reports that business systems draw themselves. */
import { compact, iso, short } from '../days.ts';
import { across } from '../format.ts';
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import { aboutPair, at, batch, called, chargePairs, fieldsAt, figures, of, pairsAt, place, roundingPair, rows, taxPairs } from './kit.ts'; // prettier-ignore
import type { LayoutG } from './orders.ts';

const space = figures('space');
const bare = figures('bare');

const g09: LayoutG = {
  id: 'g09',
  producer: 'reportlab-embedded',
  hard: 'wrapped names; the buyer on the right; heads with the words exkl. moms below',
  credits: 1,
  seller: {
    party: firm('Hansson & Möller Restaurangkem AB', 'Agnesfridsvägen 111, 213 75 Malmö'),
    trades: ['cleaning', 'paper'],
    codes: 'HM####',
    numbers: 'FF26-####',
    lines: [16, 19],
    discounts: [500, 1250, 2000],
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 8.5 });
    const { supplier } = paper;
    const top = (page: Sheet): number => {
      page.text(40, 50, called(paper, 'Faktura', 'Kreditnota'), { size: 16, font: 'bold' });
      page.right(555, 50, `Sida ${page.pages.length}`);
      if (paper.remark !== null) page.text(200, 50, paper.remark, { size: 14, font: 'bold' });
      return 76;
    };
    let y = top(sheet);
    sheet.block(340, y + 6, place(paper.buyer));
    y = fieldsAt(
      sheet,
      [40, 160, y + 6],
      [
        ['Fakturanr.', paper.number],
        ['Bokföringsdatum', iso(paper.issue)],
        ['Förfallodatum', iso(paper.due)],
        ['Faktureras till kundnr.', paper.customer],
        ['Ert ordernr', paper.order],
        ['Utleverans', iso(paper.delivered)],
        ...aboutPair(paper, 'Utjämnas mot nr'),
      ],
    );
    y = rows(sheet, {
      y: y + 14,
      step: 14,
      bottom: 500,
      next: top,
      lines: paper.lines,
      columns: [
        at(40, 'Nr', ({ code }) => code),
        at(95, 'Beskrivning', ({ name }) => name, 'l', { wrap: 24 }),
        at(275, 'Antal', ({ quantity }) => space.quantity(quantity), 'r'),
        at(285, 'Enhet', ({ unit }) => unit),
        at(385, 'Enhetspris', ({ price }) => space.price(price), 'r', { under: 'exkl. moms' }),
        at(435, 'Rabatt-%', ({ discount }) => (discount === 0n ? '' : space.percent(discount)), 'r'),
        at(480, 'Moms-%', ({ rate }) => String(rate), 'r'),
        at(555, 'Belopp', ({ sum }) => space.money(sum), 'r', { under: 'exkl. moms' }),
      ],
    });
    sheet.line(330, y, 555);
    pairsAt(
      sheet,
      [335, 555, y + 14],
      [
        ['Summa SEK exkl. moms', space.money(paper.net)],
        ...taxPairs(paper, space, '% moms'),
        ['Summa SEK inkl. moms', space.money(paper.payable)],
      ],
    );
    sheet.line(40, 770, 555);
    across(
      sheet,
      782,
      [
        [40, supplier.name],
        [220, `Org.nr ${supplier.organisation}`],
        [330, `Bankgiro ${supplier.bankgiro}`],
        [440, `F-skatt`],
      ],
      { size: 7.5 },
    );
    across(
      sheet,
      793,
      [
        [40, `${supplier.street}, ${supplier.post}`],
        [220, `Momsreg.nr ${supplier.vat}`],
        [330, `Tel ${supplier.phone}`],
      ],
      { size: 7.5 },
    );
    return sheet.drawing();
  },
};

const g11: LayoutG = {
  id: 'g11',
  printing: { omits: ['taxExclusive', 'taxTotal'] },
  producer: 'cairo',
  hard: 'catch weight with boxes and catch area below the row; the weight after the number of boxes',
  credits: 1,
  seller: {
    party: firm('Fiskhallen Bröderna Ek AB', 'Fiskhamnsgatan 38, 414 58 Göteborg'),
    trades: ['fish', 'shellfish'],
    codes: '###',
    numbers: '######',
    lines: [16, 20],
    charges: [['Returlåda 20 kg, 4 st', 12000, 25]],
    terms: 10,
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 9 });
    const { supplier } = paper;
    const top = (page: Sheet): number => {
      page.text(40, 54, 'BRÖDERNA EK', { size: 20, font: 'serifbold' });
      page.text(40, 68, 'Fisk & skaldjur engros', { font: 'serif' });
      page.text(350, 54, `${called(paper, 'FAKTURA', 'KREDITFAKTURA')} ${paper.number}`, {
        size: 13,
        font: 'bold',
      });
      page.text(350, 68, `${iso(paper.issue)}   sid ${page.pages.length}`);
      if (paper.remark !== null) page.text(350, 84, paper.remark, { size: 12, font: 'bold' });
      return 100;
    };
    let y = top(sheet);
    sheet.block(40, y, [...place(paper.buyer), `Kundnr: ${paper.customer}`]);
    y = fieldsAt(
      sheet,
      [350, 430, y],
      [
        ['Leverans', iso(paper.delivered)],
        ['Förfaller', iso(paper.due)],
        ['Er ref.', paper.reference],
        ...aboutPair(paper, 'Avser nr'),
      ],
    );
    y = rows(sheet, {
      y: y + 34,
      step: 13,
      bottom: 520,
      next: top,
      lines: paper.lines,
      columns: [
        at(40, 'Art', ({ code }) => code),
        at(75, 'Fisk/skaldjur', ({ name }) => name),
        at(330, 'Kolli', ({ quantity }) => String(1 + Number(quantity / 7000n)), 'r'),
        at(395, 'Vikt/antal', ({ quantity }) => bare.quantity(quantity, 2), 'r'),
        at(405, 'Enh', ({ unit }) => unit),
        at(480, 'Pris', ({ price }) => bare.price(price), 'r'),
        at(555, 'Belopp', ({ sum }) => bare.money(sum), 'r'),
      ],
      below: (line) => [
        [
          75,
          `FAO 27.${2 + of(line, 6)}, ${['garn', 'trål', 'krok', 'odlad Norge'][of(line, 4, 9)] ?? 'garn'}, ${batch(line)}`,
        ],
      ],
    });
    pairsAt(
      sheet,
      [360, 555, y + 12],
      [
        ['Varuvärde', bare.money(paper.lineNet)],
        ...chargePairs(paper, bare),
        ...paper.vat.map(
          ({ rate, base, tax }) => [`Moms ${rate} % på ${bare.money(base)}`, bare.money(tax)] as const,
        ),
        [paper.isCredit ? 'Er tillgodo' : 'ATT BETALA', bare.money(paper.payable)],
      ],
    );
    sheet.text(
      40,
      800,
      `${supplier.name}  ${supplier.street}  ${supplier.post}  Org.nr ${supplier.organisation}  Bg ${supplier.bankgiro}  Godkänd för F-skatt`,
      { size: 7 },
    );
    return sheet.drawing();
  },
};

const g12: LayoutG = {
  id: 'g12',
  producer: 'ghostscript',
  hard: 'two rows a record: number, name and sum above, pack, batch and best before below; framed grid of data with short days',
  seller: {
    party: firm('Kött & Chark Engros i Kalmar AB', 'Slakthusgatan 5, 393 50 Kalmar'),
    trades: ['meat', 'chark'],
    codes: '#####',
    numbers: '3#####',
    lines: [16, 20],
    isWhole: true,
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 9 });
    const { supplier } = paper;
    const top = (page: Sheet): number => {
      page.text(40, 48, supplier.name, { size: 12, font: 'bold' });
      page.text(380, 48, called(paper, 'FAKTURA'), { size: 14, font: 'bold' });
      if (paper.remark !== null) page.text(380, 30, paper.remark, { size: 12, font: 'bold' });
      const cells: readonly (readonly [number, string, string])[] = [
        [384, 'Fakturadatum', short(paper.issue)],
        [444, 'Fakturanr', paper.number],
        [504, 'Sida', String(page.pages.length)],
      ];
      page.frame(380, 56, 555, 82);
      for (const [x, label, value] of cells) {
        page.text(x, 64, label, { size: 6 });
        page.text(x, 77, value);
        if (x > 384) page.line(x - 4, 56, x - 4, 82);
      }
      page.frame(380, 82, 555, 108);
      page.text(384, 90, 'Kundnr', { size: 6 });
      page.text(384, 103, paper.customer);
      page.text(444, 90, 'Förf.datum', { size: 6 });
      page.text(444, 103, short(paper.due));
      return 140;
    };
    const y0 = top(sheet);
    sheet.block(60, y0, place(paper.buyer), { size: 10 });
    const y = rows(sheet, {
      y: y0 + 70,
      step: 12,
      bottom: 690,
      next: top,
      lines: paper.lines,
      columns: [
        at(40, 'Artnr', ({ code }) => code),
        at(90, 'Benämning', ({ name }) => name),
        at(365, 'Vikt/Antal', ({ quantity }) => bare.quantity(quantity, 1), 'r'),
        at(375, 'Enh', ({ unit }) => unit),
        at(475, 'Pris', ({ price }) => bare.price(price), 'r'),
        at(555, 'Belopp', ({ sum }) => space.money(sum), 'r'),
      ],
      below: (line) => [
        [90, `${batch(line)}   Bäst före ${compact(`2026-12-${10 + of(line, 20)}`)}   ${line.pack}`],
      ],
    });
    pairsAt(
      sheet,
      [380, 555, y + 12],
      [
        ['Exkl moms', space.money(paper.net)],
        ['Moms', space.money(paper.tax)],
        ...roundingPair(paper, space, 'Öresutjämning'),
        ['Att betala', space.money(paper.payable)],
      ],
    );
    sheet.text(40, y + 12, `Moms ${paper.vat[0]?.rate ?? 0} % beräknad på ${space.money(paper.net)}`);
    sheet.block(
      40,
      780,
      [
        `${supplier.street}   ${supplier.post}   Tel ${supplier.phone}`,
        `Organisationsnr ${supplier.organisation}   VAT ${supplier.vat}   Bankgiro ${supplier.bankgiro}   Innehar F-skattebevis`,
      ],
      { size: 7, leading: 10 },
    );
    return sheet.drawing();
  },
};

export const drawn: readonly LayoutG[] = [g09, g11, g12];
