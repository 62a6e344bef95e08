import { textOf } from '#core/reading/csv/csv-text.ts';
import { xsdDate } from '#core/invoices/dates.ts';
import type { Party } from '#core/invoices/invoice.ts';
import { party } from '#core/invoices/party.ts';
import { edifactSegments, type Segment } from './edifact-segments.ts';
import type { ListAction, StatedList, StatedPrice } from './price-list.ts';

const start = /^\s*(?:UNA[^A-Za-z0-9]{4}.[^A-Za-z0-9]\s*)?UN[BH]/;

/** Whether bytes are an EDIFACT interchange with a price catalogue in it, by their beginning. */
export const isPricat = (bytes: Uint8Array): boolean => {
  const head = textOf(bytes.subarray(0, 2000));
  return start.test(head.replace(/^\uFEFF/, '')) && /UNH[^A-Za-z0-9][^'\r\n]{0,60}PRICAT/.test(head);
};

/** UNTDID 1225: what the message does to the list. A cancellation takes all of it away. */
const headActions: Readonly<Record<string, ListAction>> = {
  1: 'delete',
  2: 'update',
  3: 'delete',
  4: 'update',
  5: 'replace',
  9: 'add',
};

/** UNTDID 1229: what becomes of the line. */
const lineActions: Readonly<Record<string, ListAction>> = { 1: 'add', 2: 'delete', 3: 'update' };

const part = ({ elements }: Segment, element: number, component = 0): string =>
  elements[element]?.[component] ?? '';

/** A day of format 102, 203 or 204 of UNTDID 2379, or the first of a period of 718, as ISO. */
const days = (segment: Segment): readonly [from: string, to: string] => {
  const text = part(segment, 0, 1);
  const iso = (digits: string): string =>
    xsdDate(`${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 8)}`) ?? '';
  if (/^\d{16}$/.test(text)) return [iso(text.slice(0, 8)), iso(text.slice(8))];
  if (/^\d{6}$/.test(text)) return [iso(`20${text}`), ''];
  return [/^\d{8}/.test(text) ? iso(text) : '', ''];
};

interface Period {
  readonly from: string;
  readonly to: string;
}

/** What `DTM` segments say of a period: 7, 157 and 194 begin it, 36 and 206 end it, 273 is all of it. */
const periodOf = (segments: readonly Segment[]): Period => {
  let [from, to] = ['', ''];
  for (const segment of segments.filter(({ tag }) => tag === 'DTM')) {
    const kind = part(segment, 0);
    const [begin, end] = days(segment);
    if (['7', '157', '194', '273'].includes(kind)) from = begin;
    if (kind === '273') to = end;
    if (['36', '206'].includes(kind)) to = begin;
  }
  return { from, to };
};

/** What stands before the first segment with the tag, and then each of those with what follows it. */
const groupsOf = (
  segments: readonly Segment[],
  tag: string,
): { readonly before: readonly Segment[]; readonly groups: readonly (readonly Segment[])[] } => {
  const starts = segments.flatMap((segment, at) => (segment.tag === tag ? [at] : []));
  return {
    before: segments.slice(0, starts[0] ?? segments.length),
    groups: starts.map((at, index) => segments.slice(at, starts[index + 1])),
  };
};

const partOf = (segments: readonly Segment[], tag: string, ...place: readonly [number, number]): string => {
  const found = segments.find((segment) => segment.tag === tag);
  return found === undefined ? '' : part(found, ...place);
};

/** The item's number of a kind (UNTDID 7143), where `LIN` or one of its `PIA` states it. */
const numberOf = (segments: readonly Segment[], kinds: readonly string[]): string => {
  const stated = segments.flatMap(({ tag, elements }) =>
    tag === 'LIN' ? elements.slice(2, 3) : tag === 'PIA' ? elements.slice(1) : [],
  );
  return stated.find(([, kind = '']) => kinds.includes(kind))?.[0] ?? '';
};

/** The smallest quantity, of an order (53) or of a price (200). */
const smallest = (segments: readonly Segment[]): string => {
  const found = segments.find((segment) => segment.tag === 'QTY' && ['53', '200'].includes(part(segment, 0)));
  return found === undefined ? '' : part(found, 0, 1);
};

/** The prices that are paid: net ones, and gross ones (AAB) only of an item without any. */
const paidOf = (prices: readonly (readonly Segment[])[]): readonly (readonly Segment[])[] => {
  const ofKinds = (kinds: readonly string[]) =>
    prices.filter((segments) => kinds.includes(partOf(segments, 'PRI', 0, 0)));
  const net = ofKinds(['AAA', 'NTP', 'CON', 'INV']);
  return net.length > 0 ? net : ofKinds(['AAB']);
};

interface Whole extends Period {
  readonly currency: string;
  readonly decimal: string;
}

const pricesOf = (line: readonly Segment[], whole: Whole): StatedPrice[] => {
  const { before, groups } = groupsOf(line, 'PRI');
  const plain = (text: string): string => (whole.decimal === '.' ? text : text.replace(whole.decimal, '.'));
  const period = periodOf(before);
  const paid = paidOf(groups);
  return (paid.length === 0 ? [[]] : paid).map((segments) => {
    const own = periodOf(segments);
    const texts = before
      .filter(({ tag }) => tag === 'IMD')
      .flatMap((segment) => [part(segment, 2, 3), part(segment, 2, 4)]);
    return {
      line: partOf(line, 'LIN', 0, 0),
      action: lineActions[partOf(line, 'LIN', 1, 0)] ?? null,
      articleNumber: numberOf(before, ['SA']),
      gtin: numberOf(before, ['EN', 'UP', 'SRV']),
      name: texts.filter(Boolean).join(' '),
      price: plain(partOf(segments, 'PRI', 0, 1)),
      baseQuantity: plain(partOf(segments, 'PRI', 0, 4)),
      unit: partOf(segments, 'PRI', 0, 5),
      currency: partOf(segments, 'CUX', 0, 1) || whole.currency,
      validFrom: own.from || period.from || whole.from,
      validTo: own.to || period.to || whole.to,
      minimumQuantity: plain(smallest(segments)),
    };
  });
};

/** The supplier (NAD+SU, else the seller's): its GLN, name and numbers (RFF of VAT and of the organization). */
const supplierOf = (head: readonly Segment[]): Party => {
  const { groups } = groupsOf(head, 'NAD');
  const group =
    ['SU', 'SE', 'FR']
      .map((role) => groups.find((segments) => partOf(segments, 'NAD', 0, 0) === role))
      .find(Boolean) ?? [];
  const reference = (kinds: readonly string[]): string | null => {
    const found = group.find((segment) => segment.tag === 'RFF' && kinds.includes(part(segment, 0)));
    return found === undefined ? null : part(found, 0, 1) || null;
  };
  const gln = partOf(group, 'NAD', 1, 0) || null;
  return party({
    name: partOf(group, 'NAD', 3, 0) || partOf(group, 'NAD', 2, 0) || null,
    legalId: reference(['GN', 'XA', 'AHL']),
    vatNumber: reference(['VA']),
    endpoint: gln === null ? null : `0088:${gln}`,
    gln,
  });
};

const isoOrNull = (text: string): string | null => (text === '' ? null : text);

/** Kinds of references that name a list: its own (PL), the contract (CT), the catalogue that it changes (ABO, PP, ACW). */
const referenceOf = (head: readonly Segment[], kinds: readonly string[]): string => {
  const found = head.find((segment) => segment.tag === 'RFF' && kinds.includes(part(segment, 0)));
  return found === undefined ? '' : part(found, 0, 1);
};

/**
 * The first price catalogue of an EDIFACT interchange (PRICAT D96A, as EANCOM has it); `null` when there is none. Where the
 * message deletes and names lines, those alone are taken away.
 */
export const readPricat = (bytes: Uint8Array): StatedList | null => {
  const { segments, decimal } = edifactSegments(textOf(bytes));
  const { groups } = groupsOf(segments, 'UNH');
  const message = groups.find((group) => partOf(group, 'UNH', 1, 0) === 'PRICAT');
  if (message === undefined) return null;
  const end = message.findIndex(({ tag }) => tag === 'UNT');
  const { before: head, groups: lines } = groupsOf(message.slice(0, end === -1 ? undefined : end), 'LIN');
  const whole = { ...periodOf(head), currency: partOf(head, 'CUX', 0, 1), decimal };
  const said = partOf(head, 'BGM', 2, 0);
  const takesLines = said === '3' && lines.length > 0;
  const written = head.find((segment) => segment.tag === 'DTM' && part(segment, 0) === '137');
  const prices = lines.flatMap((line) => pricesOf(line, whole));
  return {
    head: {
      format: 'pricat',
      id: partOf(head, 'BGM', 1, 0),
      version: partOf(head, 'BGM', 1, 1),
      source: referenceOf(head, ['ABO', 'PP', 'ACW']),
      contract: referenceOf(head, ['CT']),
      name: referenceOf(head, ['PL']),
      action: takesLines ? 'update' : (headActions[said] ?? 'replace'),
      issuedOn: written === undefined ? null : isoOrNull(days(written)[0]),
      validFrom: isoOrNull(whole.from),
      validTo: isoOrNull(whole.to),
      supplier: supplierOf(head),
    },
    prices: takesLines ? prices.map((price) => ({ ...price, action: 'delete' as const })) : prices,
  };
};
