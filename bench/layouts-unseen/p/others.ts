/** Papers that are no invoice: a layout's under another word, and letters. */
import type { Layout } from '../layout.ts';
import type { MadeOther } from '../made.ts';
import type { Drawing } from '../sheet.ts';
import { lettersMore } from './letters-more.ts';
import { letters } from './letters.ts';
import { type LayoutP, paperP } from './orders.ts';

type Words = readonly (readonly [from: string, to: string])[];

interface Renamed {
  readonly kind: string;
  readonly layout: string;
  readonly title: string;
  readonly remark?: string;
  /** Labels that such a paper has in place of an invoice's. */
  readonly words?: Words;
  readonly isAboutItself?: boolean;
}

const relabelled = (number: string, day: string, last: string, sum: string): Words => [
  ['Fakturanummer', number],
  ['Fakturanr', number],
  ['Fakturadatum', day],
  ['Förfallodatum', last],
  ['Förfallodag', last],
  ['Förfaller', last],
  ['Att betala', sum],
  ['ATT BETALA', sum.toUpperCase()],
];
const ordered = relabelled('Ordernummer', 'Orderdatum', 'Önskad leverans', 'Ordervärde');
const offered = relabelled('Offertnummer', 'Offertdatum', 'Giltig till', 'Offertsumma');
const delivered = relabelled('Följesedelsnummer', 'Leveransdatum', 'Retur senast', 'Varuvärde');

const renamed: readonly Renamed[] = [
  { kind: 'proforma', layout: 'p02', title: 'PROFORMAFAKTURA' },
  { kind: 'proforma', layout: 'p48', title: 'Proforma-Rechnung', remark: 'Nur für Zollzwecke' },
  { kind: 'order-confirmation', layout: 'p06', title: 'Orderbekräftelse', words: ordered },
  { kind: 'order-confirmation', layout: 'p24', title: 'Orderbekräftelse', words: ordered },
  { kind: 'order-confirmation', layout: 'p32', title: 'ORDERBEKRÄFTELSE', words: ordered },
  { kind: 'quotation', layout: 'p39', title: 'OFFERT', words: offered },
  { kind: 'quotation', layout: 'p37', title: 'Offert', words: offered },
  { kind: 'delivery-note', layout: 'p26', title: 'FÖLJESEDEL', words: delivered },
  { kind: 'delivery-note', layout: 'p13', title: 'FÖLJESEDEL', remark: 'Faktura sänds separat', words: delivered },
  { kind: 'draft', layout: 'p01', title: 'Fakturautkast', remark: 'UTKAST – ej skickad' },
  { kind: 'draft', layout: 'p10', title: 'UTKAST', remark: 'Preliminär faktura' },
  { kind: 'cancelled', layout: 'p16', title: 'Faktura', remark: 'MAKULERAD', isAboutItself: true },
  { kind: 'reminder', layout: 'p29', title: 'Påminnelse', remark: 'Vi saknar er betalning', isAboutItself: true },
  { kind: 'reminder', layout: 'p42', title: 'Betalningspåminnelse', isAboutItself: true },
]; // prettier-ignore

const reworded = (content: string | Drawing, words: Words): string | Drawing => {
  const said = (text: string): string => words.reduce((all, [from, to]) => all.replaceAll(from, to), text);
  if (typeof content === 'string') return said(content);
  return {
    ...content,
    pages: content.pages.map((marks) =>
      marks.map((mark) => (mark.kind === 'text' ? { ...mark, text: said(mark.text) } : mark)),
    ),
  };
};

/** Every paper of the set that is no invoice. */
export const othersOf = (layouts: readonly LayoutP[]): readonly MadeOther[] => {
  const underAnotherWord = renamed.map(
    ({ kind, layout: id, title, remark, words, isAboutItself }): MadeOther => {
      const layout = layouts.find((each) => each.id === id);
      if (layout === undefined) throw new Error(`no layout ${id}`);
      const paper = paperP(id, layout.seller, {
        count: 2,
        title,
        ...(remark === undefined ? {} : { remark }),
      });
      const draw: Layout['draw'] = (given) => reworded(layout.draw(given), words ?? []);
      return {
        kind,
        hard: `${id} under another word`,
        source: id,
        looks: { producer: layout.producer, draw },
        paper,
        about: isAboutItself === true ? paper.number : undefined,
      };
    },
  );
  const written = [...letters, ...lettersMore].map((letter, index): MadeOther => {
    const paper = paperP(`letter-${index + 1}`, letter.seller, { count: 0 });
    return {
      kind: letter.kind,
      hard: letter.hard,
      source: `letter ${index + 1}`,
      looks: { producer: letter.producer, draw: letter.draw },
      paper,
      about: letter.isAbout === true ? paper.number : undefined,
    };
  });
  return [...underAnotherWord, ...written];
};
