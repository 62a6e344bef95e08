/** The papers of this set that are no invoice. */
import type { MadeOther } from '../made.ts';
import type { Drawing } from '../sheet.ts';
import { lettersMore } from './letters-more.ts';
import { letters } from './letters.ts';
import { type LayoutY, paperY } from './orders.ts';

type Titled = readonly [kind: string, layout: string, title: string, remark: string];

const titled: readonly Titled[] = [
  ['proforma', 'y07-per-hundra', 'Proformafaktura', 'Proforma. Betala inte, faktura sänds vid leverans.'],
  ['proforma', 'y67-salumi', 'FATTURA PROFORMA', 'Documento non valido ai fini fiscali'],
  ['proforma', 'y72-greek-olive', 'Proforma Invoice', 'Value for customs purposes only, no payment required'],
  ['proforma', 'y04-portal', 'Proforma', 'Förskott: varorna skickas när betalningen kommit. Slutfaktura följer.'],
  ['draft', 'y34-storkoksservice', 'Fakturautkast', 'UTKAST - ej utställd faktura'],
  ['draft', 'y39-bordsbokning', 'Utkast', 'Preliminärt underlag, kan ändras fram till månadens slut'],
  ['draft', 'y17-mejeri', 'Förhandsgranskning', 'Preliminär - numret är inte tilldelat'],
  ['cancelled', 'y03-radskrivare', 'MAKULERAD FAKTURA', 'MAKULERAD - ERSÄTTS AV NY FAKTURA'],
  ['cancelled', 'y31-glass', 'Makulerad', 'Fakturan är makulerad och ska inte betalas'],
  ['proforma', 'y28-vinagent', 'Proformafaktura', 'Avser prover utan värde. Ska inte betalas.'],
  ['delivery-note', 'y20-sidled', 'Följesedel', 'Priserna är för kännedom. Faktura skickas separat.'],
  ['quotation', 'y50-forskott', 'Offert', 'Offerten gäller i 30 dagar'],
  ['order-confirmation', 'y51-kolumner', 'ORDERBEKRÄFTELSE', 'Tack för er order. Detta är inte en faktura.'],
  ['self-billing-proposal', 'y52-agg-brev', 'Avräkningsunderlag', 'Underlag för självfakturering, godkänn inom 5 dagar'],
]; // prettier-ignore

const isDrawing = (content: string | Drawing): content is Drawing => typeof content !== 'string';

/** Two of a layout's invoices in one file. */
const twoIn = (layout: LayoutY): MadeOther => {
  const [first, second] = [0, 1].map((count) => paperY(layout.id, layout.seller, { count: count + 3 }));
  if (first === undefined || second === undefined) throw new Error('no papers');
  return {
    kind: 'two-invoices',
    hard: `two invoices of ${layout.id} in one file`,
    source: layout.id,
    looks: {
      producer: layout.producer,
      draw: () => {
        const [one, other] = [layout.draw(first), layout.draw(second)];
        if (!isDrawing(one) || !isDrawing(other)) throw new Error('no drawings');
        return { ...one, pages: [...one.pages, ...other.pages] };
      },
    },
    paper: first,
    about: undefined,
  };
};

export const othersOf = (layouts: readonly LayoutY[]): readonly MadeOther[] => {
  const found = (id: string): LayoutY => {
    const layout = layouts.find((each) => each.id === id);
    if (layout === undefined) throw new Error(`no layout ${id}`);
    return layout;
  };
  return [
    ...titled.map(([kind, id, title, remark], at): MadeOther => {
      const looks = found(id);
      const paper = paperY(id, looks.seller, { count: 2 + (at % 2), title, remark });
      return { kind, hard: `“${title}” in the form of ${id}`, source: id, looks, paper, about: undefined };
    }),
    ...[...letters, ...lettersMore].map(({ kind, of, producer, hard, draw, isAbout }, at): MadeOther => {
      const paper = paperY(of, found(of).seller, { count: at % 2 });
      return { kind, hard, source: `letter ${at + 1}`, looks: { producer, draw }, paper, about: isAbout === true ? paper.number : undefined }; // prettier-ignore
    }),
    ...['y05-summa-forst', 'y43-kemi'].map((id) => twoIn(found(id))),
  ];
};
