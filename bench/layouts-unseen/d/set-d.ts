/** The layouts of set D and its papers that are no invoice. */
import type { MadeLayout, MadeOther, MadeSet } from '../made.ts';
import { northD } from './abroad-north.ts';
import { southD } from './abroad-south.ts';
import type { LayoutD } from './desk.ts';
import { drinksTrade } from './drinks-trade.ts';
import { drinks } from './drinks.ts';
import { farms } from './fresh-farms.ts';
import { seaAndMeat } from './fresh-sea-meat.ts';
import { goodsLetters } from './letters-goods.ts';
import { moneyLetters } from './letters-money.ts';
import { oddOrder } from './odd-order.ts';
import { oddWeb } from './odd-web.ts';
import { odd } from './odd.ts';
import { goodsOfSeller, paperOfSeller } from './orders.ts';
import { onForms, relabelled } from './others.ts';
import { shops } from './portals-shops.ts';
import { portals } from './portals.ts';
import { moreServices } from './services-goods.ts';
import { services } from './services.ts';
import { typed } from './typed.ts';
import { wholesale } from './wholesale.ts';

const layouts: readonly LayoutD[] = [
  ...wholesale,
  ...seaAndMeat,
  ...farms,
  ...portals,
  ...shops,
  ...drinks,
  ...drinksTrade,
  ...services,
  ...moreServices,
  ...northD,
  ...southD,
  ...typed,
  ...odd,
  ...oddOrder,
  ...oddWeb,
];

const formOf = (id: string): LayoutD => {
  const layout = layouts.find((each) => each.id === id);
  if (layout === undefined) throw new Error(`no layout ${id}`);
  return layout;
};

export const setD = (): MadeSet => ({
  layouts: layouts.map(({ seller, ...layout }): MadeLayout => ({
    ...layout,
    paper: (wanted) => paperOfSeller(layout.id, seller, wanted),
    goods: goodsOfSeller(seller),
  })),
  others: [
    ...onForms.map(({ kind, hard, layout, title, remark, labels, isAboutNumber }, at): MadeOther => {
      const form = formOf(layout);
      const paper = paperOfSeller(layout, form.seller, {
        count: 3 + (at % 3),
        title,
        ...(remark === undefined ? {} : { remark }),
      });
      return {
        kind,
        hard,
        source: layout,
        looks: { ...form, draw: (each) => relabelled(form.draw(each), labels ?? {}) },
        paper,
        about: isAboutNumber === true ? paper.number : undefined,
      };
    }),
    ...[...moneyLetters, ...goodsLetters].map((letter, at): MadeOther => {
      const paper = paperOfSeller(`d letter ${at + 1}`, letter.seller, { count: at % 3 });
      const { kind, hard } = letter;
      return { kind, hard, source: `letter ${at + 1}`, looks: letter, paper, about: letter.about?.(paper) };
    }),
  ],
});
