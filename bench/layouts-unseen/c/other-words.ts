/** Set C's layouts under the word for another paper. */
import type { Paper } from '../paper.ts';
import { type COther } from './orders.ts';

const number = (p: Paper): string => p.number;

export const otherWords: readonly COther[] = [
  { kind: 'proforma', layout: 'c02', wanted: { title: 'Proformafaktura' }, hard: "a wholesaler's proforma" },
  {
    kind: 'proforma',
    layout: 'c51',
    wanted: { title: 'Proforma', remark: 'Ej underlag för betalning' },
    hard: "a fishmonger's proforma",
  },
  { kind: 'proforma', layout: 'c42', wanted: { title: 'Proforma-Rechnung' }, hard: 'German proforma' },
  {
    kind: 'draft',
    layout: 'c03',
    wanted: { remark: 'UTKAST – ej bokförd' },
    hard: 'a draft that has an invoice number',
  },
  { kind: 'draft', layout: 'c31', wanted: { title: 'Preliminär faktura' }, hard: 'preliminary' },
  {
    kind: 'cancelled',
    layout: 'c19',
    wanted: { remark: 'MAKULERAD' },
    about: number,
    hard: 'stamped as cancelled',
  },
  {
    kind: 'cancelled',
    layout: 'c58',
    wanted: { remark: 'Makulerad faktura' },
    about: number,
    hard: 'cancelled, in PostScript',
  },
  {
    kind: 'reminder',
    layout: 'c26',
    wanted: { title: 'Påminnelse faktura', remark: 'PÅMINNELSE' },
    about: number,
    hard: 'the invoice printed again under the word for a reminder',
  },
  {
    kind: 'reminder',
    layout: 'c64',
    wanted: { title: 'PÅMINNELSE', remark: 'Betalningspåminnelse nr 2' },
    about: number,
    hard: 'reminder letter by letter',
  },
  { kind: 'reminder', layout: 'c40', wanted: { title: 'RYKKER' }, about: number, hard: 'Danish reminder' },
];
