/** Pages as HTML, from the texts of the kit. */
import { escaped, html } from '../html.ts';
import type { Line, Paper } from '../paper.ts';
import { columns, type Hand, said } from './kit.ts';

export const page = (style: string, ...parts: readonly string[]): string => html(style, parts.join('\n'));

export const lines = (texts: readonly string[]): string => texts.map((text) => escaped(text)).join('<br>');

/** Blocks beside each other, with widths in per cent. */
export const row = (...cells: readonly (readonly [width: number, content: string])[]): string =>
  `<table width="100%" style="width:100%"><tr>${cells
    .map(([width, content]) => `<td width="${width}%" style="width:${width}%">${content}</td>`)
    .join('')}</tr></table>`;

/** `Label: value` below each other. */
export const listed = (paper: Paper, by: Hand, text: string, mark = ': '): string =>
  said(paper, by, text)
    .map(([label, value]) => `${label}${label === '' ? '' : mark}${escaped(value)}`)
    .join('<br>');

/** `Label: value` after each other. */
export const inline = (paper: Paper, by: Hand, text: string, mark = ' ', gap = ' &nbsp; '): string =>
  said(paper, by, text)
    .map(([label, value]) => `${label}${label === '' ? '' : mark}${escaped(value)}`)
    .join(gap);

/** A table of labels and values. */
export const facts = (paper: Paper, by: Hand, text: string, name = 'facts'): string =>
  `<table class="${name}">${said(paper, by, text)
    .map(([label, value]) => `<tr><td>${label}</td><td class="v">${escaped(value)}</td></tr>`)
    .join('')}</table>`;

/** Labels in a row and values in the next. */
export const stacked = (paper: Paper, by: Hand, text: string, name = 'stacked'): string => {
  const all = said(paper, by, text);
  return `<table class="${name}" width="100%"><tr>${all.map(([label]) => `<th>${label}</th>`).join('')}</tr><tr>${all
    .map(([, value]) => `<td>${escaped(value)}</td>`)
    .join('')}</tr></table>`;
};

/** Small label above its value, each pair a cell. */
export const boxes = (paper: Paper, by: Hand, text: string, across: number): string => {
  const all = said(paper, by, text);
  const rows = Array.from({ length: Math.ceil(all.length / across) }, (_, at) =>
    all.slice(at * across, (at + 1) * across),
  );
  return `<table class="boxes" width="100%">${rows
    .map(
      (cells) =>
        `<tr>${cells.map(([label, value]) => `<td><span class="small">${label}</span><br>${escaped(value)}</td>`).join('')}</tr>`,
    )
    .join('')}</table>`;
};

interface More {
  readonly under?: (line: Line) => string;
  readonly above?: (line: Line, before: Line | undefined) => string;
  readonly foot?: string;
  readonly name?: string;
}

const whole = (count: number, text: string, name: string): string =>
  text === '' ? '' : `<tr class="${name}"><td></td><td colspan="${count - 1}">${text}</td></tr>`;

/** The table of a paper's lines. */
export const goods = (paper: Paper, by: Hand, text: string, more: More = {}): string => {
  const cols = columns(text);
  const heads = cols.map(({ head, isRight }) => `<th class="${isRight ? 'r' : ''}">${head.replace('|', '<br>')}</th>`); // prettier-ignore
  const rows = paper.lines.map((line, index) => {
    const made = cols.map(({ cell, isRight }) => `<td class="${isRight ? 'r nw' : ''}">${escaped(cell(line, by, index))}</td>`); // prettier-ignore
    const before = more.above?.(line, paper.lines[index - 1]) ?? '';
    return `${before === '' ? '' : `<tr class="above"><td colspan="${cols.length}">${before}</td></tr>`}<tr>${made.join('')}</tr>${whole(cols.length, more.under?.(line) ?? '', 'under')}`;
  });
  return `<table class="${more.name ?? 'lines'}" width="100%"><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('\n')}${more.foot ?? ''}</tbody></table>`;
};

/** Rate, base and tax of each rate. */
export const rates = (paper: Paper, by: Hand, heads: readonly string[], name = 'rates'): string => {
  const bases = said(paper, by, '{r}:bases');
  const taxes = said(paper, by, '{r}:rates');
  return `<table class="${name}"><tr>${heads.map((head) => `<th class="r">${head}</th>`).join('')}</tr>${bases
    .map(([rate, base], at) => `<tr><td class="r">${rate} %</td><td class="r">${base}</td><td class="r">${taxes[at]?.[1] ?? ''}</td></tr>`)
    .join('')}</table>`; // prettier-ignore
};

export const remarkOf = ({ remark }: Paper): string =>
  remark === null ? '' : `<p><b>${escaped(remark)}</b></p>`;
