/** Papers that are no invoice: those of a layout under another word, and letters. */
import type { MadeOther } from '../made.ts';
import type { Paper } from '../paper.ts';
import type { Drawing } from '../sheet.ts';
import { letters } from './letters.ts';
import { type LayoutM, paperM } from './orders.ts';

type Words = readonly (readonly [from: string, to: string])[];

interface Turned {
  readonly kind: string;
  readonly layout: string;
  readonly title: string;
  readonly remark?: string;
  readonly words?: Words;
  readonly hard: string;
  readonly isAbout?: boolean;
}

const ordered: Words = [
  ['Fakturanummer', 'Ordernummer'], ['Fakturanr', 'Ordernr'], ['Fakturadatum', 'Orderdatum'], ['Förfallodatum', 'Leveransdatum'], ['Förf.datum', 'Lev.dag'],
  ['Förfaller', 'Levereras'], ['Dokumentnummer', 'Ordernummer'], ['Fakturadato', 'Ordredato'], ['Forfallsdato', 'Levering'], ['Å betale NOK', 'Ordresum NOK'],
  ['Att betala', 'Ordervärde'], ['ATT BETALA', 'ORDERVÄRDE'],
]; // prettier-ignore
const offered: Words = [
  ['Fakturanummer', 'Offertnr'], ['Fakturanr', 'Offertnr'], ['Fakturadatum', 'Offertdatum'], ['Förfallodatum', 'Giltig till'], ['Förfallodag', 'Giltig till'], ['Att betala', 'Offertsumma'],
  ['SUMMA ATT BETALA', 'OFFERTSUMMA'], ['Rechnungsnummer', 'Angebotsnummer'], ['Rechnungsdatum', 'Angebotsdatum'], ['Fällig am', 'Gültig bis'], ['Rechnungsbetrag', 'Angebotssumme'],
]; // prettier-ignore
const delivered: Words = [
  ['Fakturanr', 'Följesedelsnr'], ['Fakturanummer', 'Följesedel nr'], ['Fakturadatum', 'Leveransdatum'], ['Förf.datum', 'Packad'], ['Förfallodatum', 'Ankomst'], ['Förfaller', 'Ankomst'], ['Bokföringsdatum', 'Utleveransdatum'],
  ['ATT BETALA SEK', 'VÄRDE SEK'], ['Totalt inkl. moms', 'Värde inkl. moms'], ['Att betala', 'Varuvärde'],
]; // prettier-ignore

const turned: readonly Turned[] = [
  { kind: 'proforma', layout: 'm13', title: 'Proformafaktura', words: [['Att betala senast', 'Giltig t.o.m.'], ['Totalt att betala', 'Totalt']], hard: 'a proforma with numbers and VAT' },
  { kind: 'proforma', layout: 'm25', title: 'Proforma', remark: 'Underlag för förskott, ej bokföringsunderlag', hard: 'a proforma for payment in advance' },
  { kind: 'order-confirmation', layout: 'm21', title: 'ORDERBEKRÄFTELSE', words: ordered, hard: 'a web shop’s confirmation' },
  { kind: 'order-confirmation', layout: 'm40', title: 'Orderbekräftelse', words: ordered, hard: 'a system’s confirmation' },
  { kind: 'order-confirmation', layout: 'm50', title: 'Ordrebekreftelse', words: ordered, hard: 'a Norwegian confirmation' },
  { kind: 'quotation', layout: 'm35', title: 'Offert', words: offered, hard: 'a quotation for a repair' },
  { kind: 'quotation', layout: 'm37', title: 'Offert', words: offered, hard: 'a quotation in Excel' },
  { kind: 'quotation', layout: 'm52', title: 'Angebot', words: offered, hard: 'a German quotation' },
  { kind: 'delivery-note', layout: 'm11', title: 'FÖLJESEDEL', words: delivered, remark: 'Faktura sänds separat', hard: 'a delivery note with prices' },
  { kind: 'delivery-note', layout: 'm41', title: 'Utleveranssedel', words: delivered, hard: 'a delivery note of a wholesaler' },
  { kind: 'draft', layout: 'm06', title: 'Utkast', remark: 'Detta är ett utkast och ska inte betalas', hard: 'a draft' },
  { kind: 'draft', layout: 'm31', title: 'Fakturautkast', words: [['Fakturanr', 'Utkast']], hard: 'a draft without final number' },
  { kind: 'cancelled', layout: 'm24', title: 'Faktura', remark: 'MAKULERAD – ersatt av ny faktura', isAbout: true, hard: 'a cancelled invoice' },
  { kind: 'reminder', layout: 'm09', title: 'Påminnelse', remark: 'Betalningspåminnelse: vi saknar er betalning', isAbout: true, hard: 'a reminder that repeats the rows' },
  { kind: 'reminder', layout: 'm33', title: 'Påminnelse om obetald faktura', isAbout: true, hard: 'a reminder in Word with the rows' },
  { kind: 'receipt', layout: 'm23', title: 'KVITTO – BETALT MED KORT', words: [['Faktura', 'Kvitto'], ['Betalas', 'Betald'], ['Att betala', 'Betalt belopp']], hard: 'a receipt from a till program' },
]; // prettier-ignore

const replaced = (text: string, words: Words): string =>
  words.reduce((all, [from, to]) => all.replaceAll(from, to), text);

const reworded = (content: string | Drawing, words: Words): string | Drawing =>
  typeof content === 'string'
    ? replaced(content, words)
    : {
        ...content,
        pages: content.pages.map((marks) =>
          marks.map((mark) => (mark.kind === 'text' ? { ...mark, text: replaced(mark.text, words) } : mark)),
        ),
      };

export const othersOf = (layouts: readonly LayoutM[]): readonly MadeOther[] => [
  ...turned.map(({ kind, layout, title, remark, words, hard, isAbout }): MadeOther => {
    const looks = layouts.find(({ id }) => id === layout);
    if (looks === undefined) throw new Error(`no layout ${layout}`);
    const paper = paperM(layout, looks.seller, {
      count: 2,
      title,
      ...(remark === undefined ? {} : { remark }),
    });
    return {
      kind,
      hard,
      source: layout,
      looks: {
        producer: looks.producer,
        draw: (given: Paper) => reworded(looks.draw(given), words ?? []),
      },
      paper,
      about: isAbout === true ? paper.number : undefined,
    };
  }),
  ...letters.map(({ kind, hard, producer, seller, isAbout, draw }, at): MadeOther => {
    const paper = paperM(`letter ${at + 1}`, seller, { count: 0 });
    return {
      kind,
      hard,
      source: `letter ${at + 1}`,
      looks: { producer, draw },
      paper,
      about: isAbout === true ? paper.number : undefined,
    };
  }),
];
