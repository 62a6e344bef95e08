/** Writes pages as HTML or for troff. */
import { address, escaped, html, remarked } from '../html.ts';
import type { Paper } from '../paper.ts';
import { places, type Tongue } from './tongue.ts';

export const sheetOf = (style: string, ...parts: readonly string[]): string => html(style, parts.join('\n'));

export const side = (...cells: readonly (readonly [share: number, text: string])[]): string =>
  `<table width="100%" style="width:100%"><tr>${cells
    .map(([share, text]) => `<td width="${share}%" style="width:${share}%" valign="top">${text}</td>`)
    .join('')}</tr></table>`;

export const desk = (t: Tongue, p: Paper) => {
  const facts = (text: string, name = 'facts', values = 'v'): string =>
    `<table class="${name}">${t
      .facts(p, text)
      .map(([label, value]) => `<tr><td>${label}</td><td class="${values}"${values === 'r' ? ' align="right"' : ''}>${escaped(value)}</td></tr>`)
      .join('')}</table>`; // prettier-ignore
  return {
    facts,
    /** Sums to the right. */
    sums: (text: string, name = 'sums'): string => facts(text, name, 'r'),
    say: (text: string): string => t.tell(p, text),
    to: (mark = '<br>'): string => address(p.buyer, mark),
    remark: remarked(p),
    /** Labels in one row, values in the next. */
    band: (text: string, name = 'band'): string => {
      const all = t.facts(p, text);
      return `<table class="${name}"><tr>${all.map(([label]) => `<th>${label}</th>`).join('')}</tr><tr>${all.map(([, value]) => `<td>${escaped(value)}</td>`).join('')}</tr></table>`;
    },
    /** Rows of goods: `key l|r Head`. */
    rows: (
      text: string,
      how: { below?: (line: Paper['lines'][number], index: number) => string; drop?: (delivery: number) => string; foot?: string } = {}, // prettier-ignore
    ): string => {
      const all = places(text);
      const right = (align: string): string => (align === 'r' ? ' class="r" align="right"' : '');
      let drop = -1;
      const body = p.lines.map((line, index) => {
        const before = how.drop !== undefined && line.delivery !== drop ? `<tr><td colspan="${all.length}"><b>${how.drop(line.delivery)}</b></td></tr>` : ''; // prettier-ignore
        drop = line.delivery;
        const cells = all.map(({ key, align }) => {
          const small = key === 'name' ? (how.below?.(line, index) ?? '') : '';
          return `<td${right(align)}>${escaped(t.cell(key)(line, index))}${small === '' ? '' : `<br><span class="tiny">${small}</span>`}</td>`; // prettier-ignore
        });
        return `${before}<tr>${cells.join('')}</tr>`;
      });
      const heads = all.map(({ align, head }) => `<th${right(align)}>${head.replaceAll('~', '<br>')}</th>`);
      return `<table class="lines" width="100%"><thead><tr>${heads.join('')}</tr></thead><tbody>${body.join('\n')}${how.foot ?? ''}</tbody></table>`;
    },
    /** A row for each charge, its label in column `at` of `wide` and the sum in the last. */
    fees: (at: number, wide: number): string =>
      p.charges
        .map(({ label, amount }) => `<tr>${'<td></td>'.repeat(at)}<td>${label}</td>${'<td></td>'.repeat(wide - at - 2)}<td class="r" align="right">${t.money(amount)}</td></tr>`)
        .join(''), // prettier-ignore
    rates: (heads: string): string =>
      `<table class="rates"><tr>${heads.split(';').map((head) => `<th class="r" align="right">${head.trim()}</th>`).join('')}</tr>${p.vat
        .map(({ rate, base, tax }) => `<tr>${[`${rate} %`, t.money(base), t.money(tax), t.money(base + tax)].slice(0, heads.split(';').length).map((text) => `<td class="r" align="right">${text}</td>`).join('')}</tr>`)
        .join('')}</table>`, // prettier-ignore
  };
};

/** Lines of troff whose hyphens stay what they are. */
export const typeset = (t: Tongue, p: Paper, lines: readonly string[]): string =>
  ['.pl 29.7c', '.nh', ".char \\- \\N'45'", ...lines.map((line) => t.say(p, line))]
    .map((line) => (line.startsWith('.') ? line : line.replaceAll(/(?<!\\s)-/gu, '\\-')))
    .join('\n')
    .concat('\n');
