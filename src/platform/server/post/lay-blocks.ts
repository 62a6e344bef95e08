import { Html, html } from './html.ts';
import type { Block, Direction } from './letter-blocks.ts';
import { directionClass, directionColor, directionMark, look } from './letter-look.ts';
import { plainWords } from './plain-words.ts';

/** A path of ours as a whole address. */
export type UrlOf = (path: string) => string;

type Of<Kind extends Block['kind']> = Extract<Block, { readonly kind: Kind }>;

const nothing = new Html('');

const colored = (direction: Direction, style: string): string =>
  `${style};color:${directionColor[direction]}`;

const moved = (direction: Direction, text: string): string =>
  `${directionMark[direction]}${plainWords(text)}`;

const part = (content: Html): Html =>
  html`<tr>
    <td class="pad" style="${look.part}">${content}</td>
  </tr>`;

const price = ({ from, to, change, direction }: Of<'price'>): Html => {
  const was =
    from === null ? nothing : html`<td class="muted" style="${look.was}">${plainWords(from)} →</td>`;
  const difference =
    change === null
      ? nothing
      : html`<p class="${directionClass[direction]}" style="${colored(direction, look.change)}">
          ${moved(direction, change)}
        </p>`;
  return part(
    html`<table role="presentation" cellpadding="0" cellspacing="0">
        <tr>
          ${was}
          <td class="marked" style="${look.now}">${plainWords(to)}</td>
        </tr>
      </table>
      ${difference}`,
  );
};

const figures = ({ rows }: Of<'figures'>): Html => {
  const lines = rows.map(
    ([name, figure]) =>
      html`<tr>
        <th scope="row" class="muted rule" style="${look.figureName}">${plainWords(name)}</th>
        <td class="ink rule" style="${look.figure}">${plainWords(figure)}</td>
      </tr>`,
  );
  return part(
    html`<table cellpadding="0" cellspacing="0" style="${look.full}">
      ${lines}
    </table>`,
  );
};

const sum = ({ amount, unit, note }: Of<'sum'>): Html =>
  part(
    html`<table role="presentation" cellpadding="0" cellspacing="0">
        <tr>
          <td class="ink sum double" style="${look.sum}">
            ${plainWords(amount)} <span class="soft" style="${look.sumUnit}">${plainWords(unit)}</span>
          </td>
        </tr>
        <tr>
          <td class="double" style="${look.sumRule}">&nbsp;</td>
        </tr>
      </table>
      <p class="soft" style="${look.note}">${plainWords(note)}</p>`,
  );

const ranking = ({ title, items }: Of<'ranking'>, urlOf: UrlOf): Html => {
  const lines = items.map(
    ({ name, path, detail, price: paid, change, direction }, index) =>
      html`<tr>
        <td class="muted rule" style="${look.place}">${String(index + 1)}</td>
        <td class="rule finding" style="${look.finding}">
          <a class="ink" href="${urlOf(path)}" target="_blank" style="${look.name}">${plainWords(name)}</a
          ><br /><span class="muted" style="${look.detail}">${plainWords(detail)}</span>
        </td>
        <td class="ink rule weight" style="${look.weight}">
          ${plainWords(paid)}<br /><span
            class="${directionClass[direction]}"
            style="${colored(direction, look.weightChange)}"
            >${moved(direction, change)}</span
          >
        </td>
      </tr>`,
  );
  return part(
    html`<h2 class="ink" style="${look.heading}">${plainWords(title)}</h2>
      <table role="presentation" cellpadding="0" cellspacing="0" style="${look.list}">
        ${lines}
      </table>`,
  );
};

const columns = ({ columns: sums }: Of<'columns'>): Html => {
  const cells = sums.map(
    ({ label, value, note }) =>
      html`<td class="third" width="33%" style="${look.columnCell}">
        <span class="muted" style="${look.detail}">${plainWords(label)}</span><br /><b
          class="ink"
          style="${look.columnValue}"
          >${plainWords(value)}</b
        ><br /><span class="muted" style="${look.detail}">${plainWords(note)}</span>
      </td>`,
  );
  return html`<tr>
      <td style="${look.end}">&nbsp;</td>
    </tr>
    <tr>
      <td class="pad tinted" style="${look.tinted}">
        <table role="presentation" cellpadding="0" cellspacing="0" style="${look.full}">
          <tr>
            ${cells}
          </tr>
        </table>
      </td>
    </tr>`;
};

const notes = ({ title, notes: sentences }: Of<'notes'>): Html => {
  const lines = sentences.map(
    ([about, text]) =>
      html`<p class="soft" style="${look.note}">
        <b class="ink" style="${look.strong}">${plainWords(about)}</b> ${plainWords(text)}
      </p>`,
  );
  return part(
    html`<h2 class="ink" style="${look.heading}">${plainWords(title)}</h2>
      ${lines}`,
  );
};

const action = ({ button, links }: Of<'action'>, urlOf: UrlOf): Html => {
  const others = links.map(
    ({ label, path }, index) =>
      html`${index === 0 ? '' : ' · '}<a
          class="press"
          href="${urlOf(path)}"
          target="_blank"
          style="${look.link}"
          >${plainWords(label)}</a
        >`,
  );
  return part(
    html`<a class="enamel" href="${urlOf(button.path)}" target="_blank" style="${look.button}"
        >${plainWords(button.label)}</a
      >${others.length === 0 ? nothing : html`<p class="muted" style="${look.links}">${others}</p>`}`,
  );
};

/** Rows of the letter's table for one block. */
export const layBlock = (block: Block, urlOf: UrlOf): Html => {
  switch (block.kind) {
    case 'price':
      return price(block);
    case 'figures':
      return figures(block);
    case 'sum':
      return sum(block);
    case 'ranking':
      return ranking(block, urlOf);
    case 'columns':
      return columns(block);
    case 'notes':
      return notes(block);
    case 'action':
      return action(block, urlOf);
  }
};
