/** A press for pages of HTML: it knows the paper and gives its parts as HTML. */
import { escaped, html } from '../html.ts';
import type { Paper } from '../paper.ts';
import { cellOf, chargeCell, filled, inRow, type Manner, pairsOf, ratesOf, type Written } from './fields.ts';

/** What stands about the rows of a table. */
export interface LinesHow {
  readonly under?: string;
  readonly delivery?: string;
  readonly charges?: boolean;
  readonly name?: string;
  /** Rows at the end of the table, as HTML. */
  readonly end?: string;
  /** A second text in the cell of the name, small and on its own line. */
  readonly small?: string;
}

const isFigure = (key: string): boolean =>
  ['qty', 'qu', 'price', 'pu', 'rate', 'ratep', 'rate p', 'rate2', 'disc', 'discp', 'disc0', 'np', 'sum', 'gsum', 'tax', 'kolli', 'ordered', 'rest'].includes(key); // prettier-ignore
const right = (key: string): string => (isFigure(key) ? ' class="r" align="right"' : '');

/** Writes a paper's fields as HTML. */
export class Press {
  readonly w: Written;

  constructor(p: Paper, m: Manner) {
    this.w = { p, m };
  }

  /** A template of HTML. */
  h(text: string): string {
    return filled(this.w, text, escaped);
  }

  /** Labels and values as rows of a table. */
  kv(spec: string, name = 'kv', isRight = false): string {
    const align = isRight ? ' class="r" align="right"' : '';
    return `<table class="${name}">${pairsOf(this.w, spec)
      .map(([label, value]) => `<tr><td>${label}</td><td${align}>${escaped(value)}</td></tr>`)
      .join('')}</table>`;
  }

  /** Sums: labels, and values at the right. */
  sums(spec: string, name = 'sums'): string {
    return this.kv(spec, name, true);
  }

  /** Labels and values as blocks, for styles that place them. */
  cards(spec: string, name = 'cards'): string {
    return `<div class="${name}">${pairsOf(this.w, spec)
      .map(([label, value]) => `<div><span>${label}</span><b>${escaped(value)}</b></div>`)
      .join('')}</div>`;
  }

  /** Labels in one row of a table, values in the next. */
  over(spec: string, name = 'over'): string {
    const pairs = pairsOf(this.w, spec);
    return `<table class="${name}" width="100%"><tr>${pairs.map(([label]) => `<th>${label}</th>`).join('')}</tr><tr>${pairs
      .map(([, value]) => `<td>${escaped(value)}</td>`)
      .join('')}</tr></table>`;
  }

  /** Lines of `Label: value`. */
  said(spec: string, mark = ': ', end = '<br>'): string {
    return pairsOf(this.w, spec)
      .map(([label, value]) => `${label}${mark}${escaped(value)}`)
      .join(end);
  }

  buyer(caption = ''): string {
    return this.h(`${caption}{bname}<br>{bstreet}<br>{bpost}`);
  }

  get remark(): string {
    return this.w.p.remark === null ? '' : this.h('<p><b>{remark}</b></p>');
  }

  /** Parts beside each other, each with its share of the width in per cent. */
  beside(...cells: readonly (readonly [number, string])[]): string {
    return `<table width="100%" style="width:100%"><tr>${cells
      .map(([width, part]) => `<td width="${width}%" style="width:${width}%" valign="top">${part}</td>`)
      .join('')}</tr></table>`;
  }

  /** The rows: `key:Head` parted by `|`. */
  lines(spec: string, how: LinesHow = {}): string {
    const columns = spec.split('|').map((part) => {
      const at = part.indexOf(':');
      return { key: part.slice(0, at), head: part.slice(at + 1) };
    });
    const wide = (text: string, name: string): string =>
      `<tr><td class="${name}" colspan="${columns.length}">${text}</td></tr>`;
    const { p } = this.w;
    const rows = p.lines.map((line, index) => {
      const texts = (text: string): string => escaped(inRow(this.w, text, line, index));
      const isFirst = p.lines[index - 1]?.delivery !== line.delivery;
      const cells = columns.map(({ key }) => {
        const small = key === 'name' && how.small !== undefined ? `<br><span class="s">${texts(how.small)}</span>` : '';
        return `<td${right(key)}>${escaped(cellOf(this.w, key, line, index))}${small}</td>`;
      }); // prettier-ignore
      return `${how.delivery !== undefined && isFirst ? wide(texts(how.delivery), 'delivery') : ''}<tr>${cells.join('')}</tr>${how.under === undefined ? '' : wide(texts(how.under), 'under')}`;
    });
    const charges = how.charges === true
      ? p.charges.map((_, at) => `<tr>${columns.map(({ key }) => `<td${right(key)}>${escaped(chargeCell(this.w, key, at))}</td>`).join('')}</tr>`)
      : []; // prettier-ignore
    return `<table class="${how.name ?? 'lines'}" width="100%"><thead><tr>${columns.map(({ key, head }) => `<th${right(key)}>${head}</th>`).join('')}</tr></thead><tbody>${[...rows, ...charges].join('\n')}${how.end ?? ''}</tbody></table>`;
  }

  /** Figures per rate under their heads. */
  vat(heads: string, name = 'vat', mark = ''): string {
    const all = heads.split('|');
    const cell = (tag: string, text: string): string => `<${tag} class="r" align="right">${text}</${tag}>`;
    return `<table class="${name}"><tr>${all.map((head) => cell('th', head)).join('')}</tr>${ratesOf(this.w)
      .map((cells) => `<tr>${cells.slice(0, all.length).map((text, at) => cell('td', at === 0 ? text + mark : text)).join('')}</tr>`)
      .join('')}</table>`; // prettier-ignore
  }
}

/** A page with a style. */
export const web =
  (m: Manner, style: string, write: (k: Press) => string) =>
  (p: Paper): string =>
    html(
      `.lines{width:100%}.lines td,.lines th{padding:2.5pt 4pt}.s{font-size:7.5pt;color:#666}.kv td:first-child{padding-right:10pt}.end{margin-left:auto}.full{width:100%}${style}`,
      write(new Press(p, m)),
    );
