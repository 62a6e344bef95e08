/** Forms of the papers that are no invoice. */
import { plusDays, words } from '../days.ts';
import type { Producer } from '../layout.ts';
import type { Line, Paper } from '../paper.ts';
import type { Drawing } from '../sheet.ts';
import { drawn } from './drawn.ts';
import { type Look, own, web } from './kit.ts';

export interface Letter {
  readonly kind: string;
  /** The layout whose firm writes. */
  readonly of: string;
  readonly producer: Producer;
  readonly hard: string;
  readonly draw: (paper: Paper) => string | Drawing;
  /** Whether it names an invoice. */
  readonly isAbout?: boolean;
}

const more = (p: Paper): Readonly<Record<string, string>> => ({
  later: plusDays(p.due, 12), latest: plusDays(p.due, 22), fee: '60,00', interest: '42,17',
  soon: plusDays(p.issue, 45), laterWords: words(plusDays(p.due, 12)), earlier: plusDays(p.issue, -60),
  paid: plusDays(p.due, -1), next: String(Number(p.order) + 17), far: plusDays(p.issue, 180),
}); // prettier-ignore
const line = (l: Line): Readonly<Record<string, string>> => ({
  got: String(own(l, 'g', 9) + 1),
  temp: `${own(l, 'T', 5) + 1},${own(l, 'u', 9)}`,
  old: String(20 + own(l, 'p', 200)),
});
export const sv: Look = { form: 'space', more, line };

const head = '<h2>{sn}</h2><p>{ss}, {sp}<br>Org.nr {so}, tel {tel}</p><p>{bn}<br>{bs}<br>{bp}</p>';
export const css =
  'td,th{padding:3pt 5pt}.lines th{border-bottom:1px solid #333}.g td{border:1px solid #999}h1{font-size:18pt}';
export const page = (body: string): Letter['draw'] => web(sv, css, `${head}\n${body}`);
export const priced =
  '[[t Artikel={code} | Benämning={name} | r:Antal={qty} | Enhet={unit} | r:Pris={price} | r:Summa={sum}]]';

export const sheet = (title: string, fields: string, columns: string, tail: string, size = 9): Letter['draw'] =>
  drawn(sv,
    `40,50,b13 {sn} ;; 555r,50,b15 ${title}
    40,,8g {ss}, {sp}. Org.nr {so}
    40,96 {bn}
    40 {bs}
    40 {bp}
    ^96
    ${fields}
    @rows 172,13,r | ${columns}
    ${tail}`,
    { size }); // prettier-ignore

export const listed =
  '40 Art.nr={code} | 100 Benämning={name} | 330r Antal={qty} | 338 Enhet={unit} | 430r Pris={price} | 555r Belopp={sum}';
export const counted =
  '40 Art.nr={code} | 100 Benämning={name} | 290 Förp={pack} | 400r Antal={qty} | 410 Enhet={unit}';

export const notice = (kind: string, of: string, producer: Producer, hard: string, draw: Letter['draw'], isAbout = false): Letter => ({ kind, of, producer, hard, draw, isAbout }); // prettier-ignore
