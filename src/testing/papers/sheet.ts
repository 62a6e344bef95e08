import type { Page } from '#core/reading/page/page.ts';
import { paperOf } from './paper.ts';

/**
 * A page from a drawing: each text line is a row, and `|` parts what is printed from what is printed in the next of the
 * columns given by their right edges (the first is printed from the left margin).
 */
export const sheet = (drawing: string, edges: readonly number[]): Page[] => {
  const paper = paperOf(0.5, 0);
  for (const part of drawing.split('\f')) {
    if (part !== drawing.split('\f')[0]) paper.turn();
    for (const [index, line] of part.trim().split('\n').entries())
      for (const [at, text] of line.split('|').entries()) {
        const edge = edges[at - 1];
        if (text.trim() === '') continue;
        if (edge === undefined) paper.print(text.trim(), 40, 40 + index * 14);
        else paper.print(text.trim(), edge, 40 + index * 14, 'right');
      }
  }
  return paper.pages();
};
