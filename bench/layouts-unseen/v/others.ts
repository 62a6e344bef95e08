/** The papers of this set that are no invoice. */
import type { MadeOther } from '../made.ts';
import { type LayoutV, paperV } from './orders.ts';

/** Papers in the form of a layout under another word. */
const titled: readonly (readonly [kind: string, layout: string, title: string, remark: string])[] = [
  ['proforma', 'v01', 'Proformafaktura', 'Proforma, ska inte betalas'],
  ['draft', 'v03', 'Utkast', 'Utkast – ej bokförd'],
];

/** The papers that are no invoice, of the firms of these layouts. */
export const othersOf = (layouts: readonly LayoutV[]): readonly MadeOther[] => {
  const found = (id: string): LayoutV => {
    const layout = layouts.find((each) => each.id.startsWith(`${id}-`));
    if (layout === undefined) throw new Error(`no layout ${id}`);
    return layout;
  };
  return titled.map(([kind, id, title, remark]): MadeOther => {
    const looks = found(id);
    return {
      kind,
      hard: `“${title}” in the form of ${looks.id}`,
      source: looks.id,
      looks,
      paper: paperV(looks.id, looks.seller, { count: 2, title, remark }),
      about: undefined,
    };
  });
};
