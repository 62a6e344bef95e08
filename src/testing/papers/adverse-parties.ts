import type { Paper } from './paper.ts';
import { brandOf, type Firm, vatNumberOf } from './adverse-firms.ts';

/** Who stands on a paper: who sells, who buys, and others who have to do with it. */
export interface Parties {
  readonly seller: Firm;
  readonly buyer: Firm;
  readonly other: Firm;
}

type Draw = (paper: Paper, parties: Parties) => void;
type Line = readonly [text: string, x: number, y: number, size?: number];

const lines = (paper: Paper, all: readonly Line[]): void => {
  for (const [text, x, y, size] of all) paper.print(text, x, y, 'left', size);
};
const stack = (paper: Paper, texts: readonly string[], x: number, y: number, size = 9): void =>
  lines(
    paper,
    texts.map((text, at) => [text, x, y + at * size * 1.35, size]),
  );

const [footY, left] = [770, 40];

/** How a seller says who it is. Only those named `nameless` say it by nothing but numbers. */
export const sellers: Readonly<Record<string, Draw>> = {
  'heads-page': (paper, { seller }) => {
    stack(paper, [seller.name, seller.street, seller.town], left, 40);
    stack(paper, [`Org.nr ${seller.number}`, `Bankgiro ${seller.giro}`], left, footY);
  },
  'foot-columns': (paper, { seller }) => {
    stack(paper, [seller.name, seller.street, seller.town], left, footY, 7);
    stack(paper, [`Telefon ${seller.phone}`, `info@${seller.domain}`, `www.${seller.domain}`], 220, footY, 7);
    stack(
      paper,
      [`Bankgiro ${seller.giro}`, `Org.nr ${seller.number}`, 'Godkänd för F-skatt'],
      400,
      footY,
      7,
    );
  },
  'foot-line': (paper, { seller }) =>
    lines(paper, [
      [`${seller.name} · ${seller.street} · ${seller.town} · Org.nr ${seller.number}`, left, footY, 7],
      [`Bankgiro ${seller.giro} · ${seller.phone} · ${seller.domain}`, left, footY + 10, 7],
    ]),
  'brand-on-top': (paper, { seller }) => {
    lines(paper, [[brandOf(seller).toUpperCase(), left, 50, 20]]);
    stack(paper, [seller.name, `Org.nr ${seller.number}`, `Bankgiro ${seller.giro}`], left, footY, 7);
  },
  payee: (paper, { seller }) =>
    lines(paper, [
      [`Betalningsmottagare: ${seller.name}`, left, 700],
      [`Bankgiro ${seller.giro}`, 330, 700],
      [`Momsreg.nr ${vatNumberOf(seller)}`, left, footY, 7],
      [`ekonomi@${seller.domain}`, 330, footY, 7],
    ]),
  'foot-grid': (paper, { seller }) => {
    for (const [at, [label, value]] of Object.entries({
      Adress: seller.name,
      Telefon: seller.phone,
      'Org.nr': seller.number,
      Bankgiro: seller.giro,
    }).entries())
      stack(paper, [label, value], left + at * 140, footY, 7);
    stack(paper, [seller.street, seller.town], left, footY + 19, 7);
  },
  'part-of-group': (paper, { seller, other }) => {
    stack(paper, [seller.name, seller.street, seller.town], left, 40);
    lines(paper, [
      [`${seller.name} ingår i koncernen ${other.name}, org.nr ${other.number}`, left, footY, 7],
      [`Org.nr ${seller.number}  Bankgiro ${seller.giro}`, left, footY + 10, 7],
    ]);
  },
  'group-on-top': (paper, { seller, other }) => {
    lines(paper, [[brandOf(other), left, 50, 18]]);
    stack(paper, [seller.name, seller.street, seller.town], left, footY, 7);
    stack(paper, [`Org.nr ${seller.number}`, `Momsreg.nr ${vatNumberOf(seller)}`], 240, footY, 7);
    stack(paper, [`Bankgiro ${seller.giro}`, `www.${other.domain}`], 420, footY, 7);
  },
  factored: (paper, { seller, other }) => {
    stack(paper, [seller.name, seller.street, seller.town, `Org.nr ${seller.number}`], left, 40);
    lines(paper, [
      [`Fordran är överlåten till ${other.name}, org.nr ${other.number}.`, left, 700],
      [`Betalning ska ske till ${other.name}, bankgiro ${other.giro}.`, left, 712],
    ]);
  },
  'factor-at-foot': (paper, { seller, other }) => {
    lines(paper, [[seller.name, left, 40, 12]]);
    stack(
      paper,
      ['Betalas till', other.name, `Bankgiro ${other.giro}`, `Org.nr ${other.number}`],
      300,
      footY - 20,
      7,
    );
  },
  'sent-by-bureau': (paper, { seller, other }) => {
    stack(paper, [seller.name, seller.street, seller.town], left, 40);
    stack(paper, [`Org.nr ${seller.number}`, `Bankgiro ${seller.giro}`], left, footY - 20, 7);
    lines(paper, [
      [`Fakturan är skapad och skickad av ${other.name}  www.${other.domain}`, left, footY + 12, 6],
    ]);
  },
  nameless: (paper, { seller }) =>
    lines(paper, [
      [`Org.nr ${seller.number}`, left, footY, 7],
      [`Bankgiro ${seller.giro}`, 200, footY, 7],
      [`Momsreg.nr ${vatNumberOf(seller)}`, 340, footY, 7],
    ]),
  'nameless-domain': (paper, { seller }) =>
    lines(paper, [
      [`Org.nr ${seller.number}`, left, footY, 7],
      [`Bankgiro ${seller.giro}`, 200, footY, 7],
      [`www.${seller.domain}`, 340, footY, 7],
    ]),
};

/** How a buyer stands on a paper, from the top of the address on. */
export const buyers: Readonly<Record<string, Draw>> = {
  window: (paper, { buyer }) => stack(paper, [buyer.name, buyer.street, buyer.town], 330, 130),
  'window-left': (paper, { buyer }) => stack(paper, [buyer.name, buyer.street, buyer.town], left, 130),
  'top-left-numbered': (paper, { buyer }) =>
    stack(paper, [buyer.name, buyer.street, buyer.town, `Org.nr ${buyer.number}`], left, 100),
  labelled: (paper, { buyer }) =>
    stack(paper, ['Faktureringsadress', buyer.name, buyer.street, buyer.town], 330, 120),
  'delivered-elsewhere': (paper, { buyer, other }) => {
    stack(paper, ['Leveransadress', other.name, other.street, other.town], left, 120);
    stack(paper, ['Fakturaadress', buyer.name, buyer.street, buyer.town], 330, 120);
  },
  inline: (paper, { buyer }) => stack(paper, [`Kund: ${buyer.name}`, buyer.street, buyer.town], 330, 130),
  'with-vat': (paper, { buyer }) => {
    stack(paper, [buyer.name, buyer.street, buyer.town], 330, 130);
    stack(paper, [`Ert momsreg.nr ${vatNumberOf(buyer)}`], 330, 176);
  },
  'with-contact': (paper, { buyer }) =>
    stack(paper, [buyer.name, 'Att: Karin Lund', buyer.street, buyer.town, `Tel ${buyer.phone}`], left, 110),
  carried: (paper, { buyer, other }) => {
    stack(paper, [buyer.name, buyer.street, buyer.town], 330, 130);
    stack(paper, [`Transportör: ${other.name}`, 'Leveransvillkor: fritt'], left, 178);
  },
  'recipient-mail': (paper, { buyer }) =>
    stack(paper, [buyer.name, buyer.street, buyer.town, `faktura@${buyer.domain}`], 330, 120),
};
