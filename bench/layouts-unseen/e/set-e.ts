/** The layouts of set E and its papers that are no invoice. */
import type { MadeLayout, MadeOther, MadeSet } from '../made.ts';
import { abroadNorth } from './abroad-north.ts';
import { abroadSouth } from './abroad-south.ts';
import { breadAndMilk } from './bread-milk.ts';
import { drinks } from './drinks.ts';
import { fresh } from './fresh.ts';
import type { LayoutE } from './kit.ts';
import { goodsLetters } from './letters-goods.ts';
import { moneyLetters } from './letters-money.ts';
import { odd } from './odd.ts';
import { goodsOfE, paperOfE } from './orders.ts';
import { onForms, reworded } from './others.ts';
import { services } from './services.ts';
import { wholesale } from './wholesale.ts';

const layouts: readonly LayoutE[] = [
  ...wholesale,
  ...fresh,
  ...breadAndMilk,
  ...drinks,
  ...services,
  ...abroadNorth,
  ...abroadSouth,
  ...odd,
];

const formOf = (id: string): LayoutE => {
  const form = layouts.find((layout) => layout.id === id);
  if (form === undefined) throw new Error(`no layout ${id}`);
  return form;
};

export const setE = (): MadeSet => ({
  layouts: layouts.map(({ seller, ...layout }): MadeLayout => ({
    ...layout,
    paper: (wanted) => paperOfE(layout.id, seller, wanted),
    goods: goodsOfE(seller),
  })),
  others: [
    ...onForms.map(({ kind, hard, layout, title, remark, instead, isAbout }, at): MadeOther => {
      const form = formOf(layout);
      const wanted = { count: 2 + (at % 3), title, ...(remark === undefined ? {} : { remark }) };
      const paper = paperOfE(layout, { ...form.seller, from: '2025-11-10' }, wanted);
      const looks = { ...form, draw: (each: typeof paper) => reworded(form.draw(each), instead) };
      return { kind, hard, source: layout, looks, paper, about: isAbout === true ? paper.number : undefined };
    }),
    ...[...moneyLetters, ...goodsLetters].map((letter, at): MadeOther => {
      const source = `letter ${at + 1}`;
      const paper = paperOfE(`e ${source}`, letter.seller, { count: at % 4 });
      return {
        kind: letter.kind,
        hard: letter.hard,
        source,
        looks: letter,
        paper,
        about: letter.about?.(paper),
      };
    }),
  ],
});
