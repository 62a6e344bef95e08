import { useMemo } from 'react';
import type { SheetMark } from '#platform/web/ui/pdf/page-stage.tsx';
import type { ReadField, ReviewDetail } from '../contract.ts';
import { lineFields } from './line-cells.tsx';
import { linePath, type Typed } from './typed-draft.ts';

/** Below this the machine says itself that a person should look (core/reading/doubts.ts). */
const sure = 0.7;

const headNames: Readonly<Record<string, string>> = { 'supplier.name': 'supplier' };

const lastPart = (path: string): string => path.split('.').at(-1) ?? path;

/** What the machine read for each field on the screen. */
export const useReadFields = (detail: ReviewDetail, typed: Typed): ReadonlyMap<string, ReadField> =>
  useMemo(() => {
    const found = new Map<string, ReadField>();
    const note = (path: string, field: ReadField | undefined) => {
      if (field !== undefined) found.set(path, field);
    };
    const heads = [
      'supplier.name',
      'supplier.organizationNumber',
      'supplier.vatNumber',
      'number',
      'issueDate',
    ];
    const others = [
      'dueDate',
      'currency',
      'payment.bankgiro',
      'payment.plusgiro',
      'payment.iban',
      'payment.reference',
    ];
    const sums = ['lineNet', 'taxExclusive', 'taxTotal', 'taxInclusive', 'prepaid', 'rounding', 'payable'];
    for (const path of [...heads, ...others, ...sums])
      note(path, detail.fields[headNames[path] ?? lastPart(path)]);
    for (const { key, read } of typed.lines)
      for (const field of lineFields)
        if (read !== null) note(linePath(key, field), detail.lines[read]?.fields[field]);
    for (const [at, row] of detail.vat.entries())
      for (const name of ['rate', 'taxable', 'tax'] as const) note(`vat.${at}.${name}`, row[name]);
    for (const [at, field] of detail.charges.entries()) note(`charges.${at}.amount`, field);
    return found;
  }, [detail, typed.lines]);

/** A field that the machine itself was unsure of. */
export const isUnsure = (field: ReadField | undefined): boolean =>
  field !== undefined && field.confidence < sure;

const lineOf = (path: string): string | null => /^lines\.\d+\./.exec(path)?.[0] ?? null;

type Box = SheetMark['box'];

const around = (one: Box, other: Box): Box => {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
};

/** Where each field stands on the pages; the active one in the marker, with the whole line that it belongs to. */
export const useMarks = (
  fields: ReadonlyMap<string, ReadField>,
  active: string | null,
  isDoubtful: (path: string) => boolean,
): readonly SheetMark[] =>
  useMemo(() => {
    const line = active === null ? null : lineOf(active);
    const rows = new Map<number, Box>();
    const marks = [...fields].flatMap(([key, { place }]): SheetMark[] => {
      if (place === null) return [];
      const { page, box } = place;
      if (line !== null && key.startsWith(line)) rows.set(page, around(rows.get(page) ?? box, box));
      return [{ key, page, box, tone: key === active ? 'active' : isDoubtful(key) ? 'doubt' : 'quiet' }];
    });
    return [
      ...marks,
      ...[...rows].map(([page, box]): SheetMark => ({ key: `${line}row`, page, box, tone: 'row' })),
    ];
  }, [fields, active, isDoubtful]);
